"""Who may import whom. Every file is parsed; the first import in the wrong direction fails."""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.games.catalogue import GAMES

ROOT = Path(__file__).parent.parent
OURS = ("bot", "cogs", "data", "rendering")

LAYERS = {
    "bot.games": ("bot.games",),
    "bot.texts": ("bot.texts",),
    "bot.players": ("bot.games", "bot.players"),
    "rendering": ("bot.games", "bot.texts", "rendering"),
    "data": ("bot.games", "data"),
    "bot.tables": ("bot.games", "bot.players", "data", "bot.tables"),
    "cogs": (
        "bot.games",
        "bot.texts",
        "bot.tables",
        "rendering",
        "data.database",  # what the queries of the next two are asked through
        "data.leaderboards",
        "data.players",
        "data.results",
        "cogs",
    ),
    "bot.loopback": ("bot.loopback",),
    "bot.client": OURS,
    "bot.config": OURS,
    "bot.running": OURS,
    "bot.verify": OURS,
    "bot.__main__": OURS,
}
"""What of ours each layer may import."""

HIDDEN = ("bot.games.deal", "bot.games.match", "bot.games.record", "data.events")
"""What holds cards that a player may not see."""
HIDDEN_NAMES = (".Deal", ".Match")
KEPT_FROM = ("rendering", "bot.players", "cogs")
"""Who works from views and may not import what is hidden."""
REFEREES = ("bot.players.arena", "bot.players.contest")
"""These run matches between players. They may see a match; no player may import them."""

PURE = {
    *("__future__", "abc", "collections", "dataclasses", "enum", "functools", "hashlib", "hmac"),
    *("itertools", "json", "math", "operator", "struct", "typing"),
}
"""All of the standard library that the rules may use: no clock, files, network or chance."""
IMPURE_CALLS = {"open", "print", "input", "eval", "exec"}

ONLY_IN = {
    "discord": ("cogs", "bot.client", "bot.running", "bot.__main__", "bot.loopback.pointing"),
    "aiosqlite": ("data", "bot.tables"),
    "PIL": ("rendering",),
}
"""Where some packages of others may be imported."""


@dataclass(frozen=True, slots=True)
class Import:
    """An imported name with its module in front, and its line."""

    name: str
    line: int


def within(name: str, packages: tuple[str, ...]) -> bool:
    """Whether the name is one of the packages or stands below one."""
    return any(name == package or name.startswith(package + ".") for package in packages)


def layer_of(module: str) -> str | None:
    """The layer a module belongs to; the packages themselves belong to none."""
    return next((layer for layer in LAYERS if within(module, (layer,))), None)


def imports(tree: ast.AST, package: str) -> Iterator[Import]:
    """Everything that is imported, wherever it stands; relative names are made whole."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno) for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*(parents if node.level else []), *filter(None, [node.module])])
            yield from (Import(f"{base}.{alias.name}", node.lineno) for alias in node.names)


def calls(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The plain names that are called, and their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node.lineno


def faults(module: str, source: str, is_package: bool = False) -> list[str]:
    """What breaks the rules in a module with this text."""
    tree = ast.parse(source)
    package = module if is_package else module.rpartition(".")[0]
    found = list(imports(tree, package))
    return [
        *_upwards(module, found),
        *_hidden(module, found),
        *_foreign(module, found),
        *_dynamic(found, tree),
        *(_impure(found, tree) if within(module, ("bot.games",)) else ()),
        *(_more_than_names(module, tree, found) if is_package else ()),
        *_games_named(module, source),
    ]


def _upwards(module: str, found: list[Import]) -> Iterator[str]:
    layer = layer_of(module)
    if layer is None and module not in OURS:
        yield f"{module} belongs to no layer"
    allowed = LAYERS[layer] if layer else ()
    for one in found:
        if within(one.name, OURS) and not within(one.name, allowed):
            yield f"line {one.line}: {module} may not import {one.name}"


def _hidden(module: str, found: list[Import]) -> Iterator[str]:
    if not within(module, KEPT_FROM) or module in REFEREES:
        return
    for one in found:
        smuggled = within(one.name, ("bot.games",)) and one.name.endswith(HIDDEN_NAMES)
        if within(one.name, HIDDEN) or smuggled:
            yield f"line {one.line}: {one.name} holds hidden cards"
        if within(one.name, REFEREES):
            yield f"line {one.line}: {one.name} sees hidden cards"


def _foreign(module: str, found: list[Import]) -> Iterator[str]:
    for one in found:
        places = ONLY_IN.get(one.name.partition(".")[0])
        if places is not None and not within(module, places):
            yield f"line {one.line}: {one.name} is not for {module}"


def _dynamic(found: list[Import], tree: ast.AST) -> Iterator[str]:
    for one in found:
        if one.name in ("importlib", "importlib.import_module", "runpy", "pkgutil"):
            yield f"line {one.line}: {one.name} hides what is imported"
    for name, line in calls(tree):
        if name == "__import__":
            yield f"line {line}: {name} hides what is imported"


def _impure(found: list[Import], tree: ast.AST) -> Iterator[str]:
    for one in found:
        if within(one.name, OURS) or one.name.partition(".")[0] in PURE:
            continue
        yield f"line {one.line}: the rules may not use {one.name}"
    for name, line in calls(tree):
        if name in IMPURE_CALLS:
            yield f"line {line}: the rules may not call {name}"


def _more_than_names(module: str, tree: ast.Module, found: list[Import]) -> Iterator[str]:
    if not ast.get_docstring(tree):
        yield f"{module} has no docstring"
    for node in tree.body[1:]:
        exported = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
        if not exported and not isinstance(node, ast.ImportFrom):
            yield f"line {node.lineno}: a package holds names only, no code"
    for one in found:
        if module == "bot" or not within(one.name, (module,)):
            yield f"line {one.line}: {module} may not pass on {one.name}"


def _games_named(module: str, source: str) -> Iterator[str]:
    for key, game in GAMES.items():
        folder = game.__module__.rpartition(".")[0]
        if within(module, (folder, "bot.games.catalogue", "bot.texts")):
            continue
        words = re.compile(rf"(?<![a-z]){re.escape(key)}(?![a-z])", re.IGNORECASE)
        for number, line in enumerate(source.splitlines(), start=1):
            if words.search(line):
                yield f"line {number}: {key} is named outside its folder"


def module_of(file: Path) -> str:
    """The dotted name of a file of the project."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = sorted(file for top in OURS for file in (ROOT / top).rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOT)) for file in FILES])
def test_imports_point_downwards(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert faults(module_of(file), source, is_package=file.stem == "__init__") == []


def test_the_rules_use_the_standard_library_alone() -> None:
    assert set(sys.stdlib_module_names) >= PURE


def test_every_folder_with_code_is_a_package() -> None:
    assert [file for file in FILES if not (file.parent / "__init__.py").exists()] == []


# Each kind of violation, planted; and what must be allowed.

PLANTED = [
    ("bot.games.cards", "import discord"),
    ("bot.games.cards", "import asyncio"),
    ("bot.games.cards", "import time"),
    ("bot.games.cards", "from datetime import datetime"),
    ("bot.games.cards", "import random"),
    ("bot.games.cards", "from random import shuffle"),
    ("bot.games.cards", "import secrets"),
    ("bot.games.cards", "from pathlib import Path"),
    ("bot.games.cards", "def load() -> str:\n    return open('cards').read()"),
    ("bot.games.cards", "print('card')"),
    ("bot.games.cards", "from bot.players import levels"),
    ("bot.games.cards", "from bot import tables"),
    ("bot.games.cards", "from data import events"),
    ("bot.games.cards", "from ..texts import texts"),
    ("bot.games.cards", "if True:\n    def late():\n        import rendering"),
    ("bot.players.simple", "from bot.games.deal import Deal"),
    ("bot.players.simple", "from bot.games import deal"),
    ("bot.players.simple", "import bot.games.match"),
    ("bot.players.simple", "from bot.games.views import Match"),
    ("bot.players.simple", "from bot.games.game import Deal as Cards"),
    ("bot.players.simple", "from bot.games.record import write"),
    ("bot.players.simple", "from bot.players.arena import moves"),
    ("bot.players.simple", "from bot.players import contest"),
    ("bot.players.simple", "from bot.tables.table import Table"),
    ("bot.players.simple", "from . import contest"),
    ("rendering.table", "from bot.games.deal import evolve"),
    ("rendering.table", "from bot.games import match"),
    ("rendering.table", "from data.events import load"),
    ("rendering.table", "from data import results"),
    ("rendering.table", "from bot.tables.table import Table"),
    ("rendering.table", "import discord"),
    ("cogs.play", "from bot.games.deal import Deal"),
    ("cogs.play", "from bot.games.match import Match"),
    ("cogs.play", "from data.events import load"),
    ("cogs.play", "from data import events"),
    ("cogs.play", "import data"),
    ("cogs.play", "from data import *"),
    ("cogs.play", "from bot.client import Client"),
    ("cogs.play", "import aiosqlite"),
    ("data.events", "from bot.tables.table import Table"),
    ("data.events", "from cogs.play import Play"),
    ("data.events", "import discord"),
    ("bot.tables.table", "import discord.ext.commands"),
    ("bot.tables.table", "from rendering.table import draw"),
    ("bot.tables.table", "from cogs import play"),
    ("bot.tables.table", "from PIL import Image"),
    ("bot.loopback.server", "from bot.games.cards import Card"),
    ("bot.loopback.server", "from bot.config import Settings"),
    ("bot.loopback.server", "from bot import texts"),
    ("bot.texts.texts", "from bot.games.cards import Card"),
    ("bot.utilities", "x = 1"),
    ("cogs.play", "import importlib"),
    ("cogs.play", "from importlib import import_module"),
    ("cogs.play", "__import__('data.events')"),
    ("bot.games.game", "KEY = 'scarto'"),
    ("cogs.rules", "# Scarto differs here."),
    ("rendering.table", "from bot.games.scarto.rules import DEALS"),
]


@pytest.mark.parametrize(("module", "source"), PLANTED)
def test_a_planted_violation_is_caught(module: str, source: str) -> None:
    assert faults(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot", '"""The bot."""\nfrom bot.games.cards import Card'),
        ("bot", '"""The bot."""\nVERSION = 1'),
        ("bot", ""),
        ("bot.texts", '"""Texts."""\nimport bot.texts.texts'),
        ("bot.tables", '"""Tables."""\nfrom bot.games.cards import Card'),
        ("data", '"""Data."""\nfor name in ():\n    pass'),
    ],
)
def test_a_package_with_more_than_its_own_names_is_caught(module: str, source: str) -> None:
    assert faults(module, source, is_package=True)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot.games.game", "from collections.abc import Sequence\nfrom bot.games.deal import Deal"),
        ("bot.players.simple", "from random import Random\nfrom bot.games.views import SeatView"),
        ("bot.players.arena", "from bot.games.match import Match"),
        ("rendering.table", "from PIL import Image\nfrom bot.games.views import SeatView"),
        ("cogs.play", "import discord\nfrom bot.tables.table import Table\nfrom . import buttons"),
        ("cogs.stats", "from data import leaderboards, results"),
        ("data.events", "import aiosqlite\nfrom bot.games.events import Event"),
        ("bot.tables.table", "from bot.games.match import Match\nfrom data import events"),
        ("bot.loopback.server", "from aiohttp import web\nfrom bot.loopback import world"),
        ("bot.client", "import discord\nfrom cogs.play import Play"),
        ("bot.games.scarto.rules", "KEY = 'scarto'"),
        ("cogs.rules", "discarto = 1"),
    ],
)
def test_what_is_allowed_is_not_caught(module: str, source: str) -> None:
    assert faults(module, source) == []
