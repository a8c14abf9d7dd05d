"""Who may import whom. Every file is parsed; the first import in the wrong direction fails."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from bot.games.actions import KINDS
from bot.games.catalogue import GAMES
from bot.games.game import Game

ROOT = Path(__file__).parent.parent
OURS = ("bot", "cogs", "data", "rendering")


def folders_of_games() -> set[str]:
    """The folder of each game below `bot/games`."""
    return {game.__module__.split(".")[2] for game in GAMES.values()}


LAYERS = {
    "bot.games": ("bot.games",),
    "bot.ratings": ("bot.games", "bot.ratings"),
    "bot.texts": ("bot.texts",),
    "bot.words": ("bot.games", "bot.texts", "bot.words"),
    "bot.players": ("bot.games", "bot.players"),
    "rendering": ("bot.games", "bot.texts", "bot.words", "rendering"),
    "data": ("bot.games", "bot.ratings", "data"),
    "bot.tables": ("bot.games", "bot.players", "bot.ratings", "data", "bot.tables"),
    "cogs": (
        "bot.games",
        "bot.texts",
        "bot.words",
        "bot.tables",
        "rendering",
        "data.faults",
        "data.database",  # what the queries of the next ones are asked through
        "data.standings",
        "data.finished.boards",
        "data.finished.player_stats",
        "data.finished.changes",
        "data.evenings.matches",
        "data.evenings.best",
        "data.evenings.ends",
        "data.evenings.nights.Night",  # values, as below
        "data.evenings.nights.NightStage",
        "data.evenings.nights.NightAnswer",
        "data.evenings.nights.NightTable",
        "data.evenings.nights.Coming",
        "data.evenings.news",
        "data.evenings.calls",  # who wishes to be called, which no table has to know
        "data.finished.milestones",
        "data.finished.periods",
        "data.finished.podiums",
        "data.finished.progress",
        "data.finished.rankings",
        "data.finished.records",
        "data.finished.ratings",
        "data.finished.seasons",
        "data.finished.scopes",
        "data.finished.period_totals",
        "bot.ratings.rating",  # what numbers of boards and profiles mean
        "bot.ratings.parts.Role",
        "bot.ratings.units.KINDS",
        "bot.ratings.units.kind_numbered",
        "data.choices",
        "data.results",
        "data.invitations",  # what a message in a channel shows, which no table has to know
        "data.personal.stored",  # what is handed out to the person themselves
        "data.emojis",
        "data.hands.HandHandle",  # values that the tables keep; how they are stored is theirs
        "data.hands.Panel",
        "data.seats.Sitter",
        "data.kept_seats.KeptSeat",
        "data.tables.TableKind",
        "data.tables.SHARED",
        "data.solo.daily.DailyStanding",
        "data.solo.daily.DailyPlay",
        "data.solo.daily.Whose",
        "data.solo.challenges.Challenge",
        "data.solo.daily_posts",  # what was posted in a channel, which no table has to know
        "cogs",
    ),
    "bot.loopback": ("bot.loopback",),
    "bot.app": OURS,
    "bot.__main__": ("bot.app",),
}
"""What of ours each layer may import."""

ROOMS = {
    "cogs.layouts": ("cogs.layouts",),
    "cogs.press": ("cogs.layouts", "cogs.press"),
    "cogs.messages": ("cogs.layouts", "cogs.press", "cogs.messages"),
    "rendering.art": ("rendering.art",),
    "rendering.canvas": ("rendering.canvas",),
    "rendering.cards": ("rendering.art", "rendering.canvas", "rendering.cards"),
}
"""What of its own layer each of these rooms may import; features stand above all rooms."""

SUBJECTS = tuple(
    f"cogs.{folder.name}"
    for folder in sorted((ROOT / "cogs").iterdir())
    if (folder / "__init__.py").exists() and f"cogs.{folder.name}" not in ROOMS
)
"""The folders of features that belong together."""
LOOK = re.compile(rf"(?:{'|'.join(map(re.escape, SUBJECTS))})\.(?:ids|(?:\w+_)?layout)(?:\.|$)")
"""What these features show and what can be pressed there: it stands beside `cogs.layouts`."""

APART = {
    *ROOMS,
    *SUBJECTS,
    "cogs.layouts.hand",
    "cogs.messages.dues",
    *(f"bot.games.{family}" for family in ("bolognese", "record", *folders_of_games())),
    *("bot.players.advice", "bot.players.search.kernels", "rendering.pictures"),
    *(f"rendering.art.{kind}" for kind in ("courts", "packs", "pips")),
    *(f"bot.loopback.{party}" for party in ("api", "checks", "people", "wire", "world")),
}
"""The rooms in which a module may bear a name that one elsewhere in its layer bears too."""

HIDDEN = (
    *("bot.games.deal", "bot.games.match", "bot.games.record", "data.events"),
    *("bot.tables.store", "bot.tables.state.TableState", "data.tables.Hidden"),
)
"""What holds cards that a player may not see."""
HIDDEN_NAMES = (".Deal", ".Match")
HIDDEN_ATTRIBUTES = {"_state", "_viewed", "hidden", "fairness"}
"""Where a table keeps it."""
KEPT_FROM = ("bot.words", "rendering", "bot.players", "cogs")
"""Who works from views and may not import what is hidden."""
REFEREES = (
    *("bot.players.arena", "bot.players.duel"),
    *("bot.players.contest.__main__", "bot.players.contest.arranged"),
    *("bot.players.fitted.examples", "bot.players.fitted.fit"),
)
"""These run matches between players. They may see a match; no player may import them."""

PURE = {
    *("__future__", "abc", "collections", "dataclasses", "enum", "functools", "hashlib", "hmac"),
    *("itertools", "json", "math", "operator", "struct", "typing"),
}
"""All of the standard library that the rules may use: no clock, files, network or chance."""
IMPURE_CALLS = {"open", "print", "input", "eval", "exec"}

ONLY_IN = {
    "discord": ("cogs", "bot.app", "bot.loopback.pointing"),
    "aiosqlite": ("data.engines",),
    "asyncpg": (
        "data.engines.postgresql",
        "data.engines.postgresql_connections",
        "data.engines.postgresql_faults",
        "data.engines.postgresql_locks",
        "data.engines.postgresql_writing",
    ),
    "PIL": ("rendering",),
    "prometheus_client": ("bot.app.metrics",),
    "numba": ("bot.players.search.kernels.compiling",),
}
"""Where some packages of others may be imported."""


MOST_MODULES = 18
"""No folder holds more modules, `__init__.py` aside."""
LONGEST_CHAIN = 31
"""So many modules at most import one another in a row."""

ABOUT_GAMES = ("bot.games", "bot.players.advice", "bot.players.search.kernels")
"""Each of these has a room, or a module, for every game that needs one, and a catalogue."""
NAMED = re.compile(r"^(say|bid|line)-([\w-]+) =", re.MULTILINE)
"""What a text of a game is about, and the word for it."""
CATALOGUES = (*(f"{room}.catalogue" for room in ABOUT_GAMES), "bot.ratings.units")
"""The lists that name every game, beside the rooms of each."""


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
        *_reached(module, tree),
        *_foreign(module, found),
        *_dynamic(found, tree),
        *(_impure(found, tree) if within(module, ("bot.games", "bot.ratings")) else ()),
        *(_more_than_names(module, tree, found) if is_package else ()),
        *_games_named(module, source),
        *_words_of_games(module, tree),
        *_for_types_alone(module, tree, package),
    ]


def _upwards(module: str, found: list[Import]) -> Iterator[str]:
    layer = layer_of(module)
    if layer is None and module not in OURS:
        yield f"{module} belongs to no layer"
    own = "cogs.layouts" if LOOK.match(module) else module
    room = next((room for room in ROOMS if within(own, (room,))), None)
    allowed = LAYERS[layer] if layer else ()
    if room and layer:
        allowed = (*(one for one in allowed if one != layer), *ROOMS[room])
    for one in found:
        if LOOK.match(module) and LOOK.match(one.name):
            continue
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


def _reached(module: str, tree: ast.AST) -> Iterator[str]:
    if not within(module, KEPT_FROM):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in HIDDEN_ATTRIBUTES:
            yield f"line {node.lineno}: {node.attr} holds hidden cards"


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
        name = game.__module__.split(".")[-2]
        rooms = (*(f"{room}.{name}" for room in ABOUT_GAMES), *CATALOGUES, "bot.texts")
        if within(module, rooms):
            continue
        words = re.compile(rf"(?<![a-z])(?:{re.escape(key)}|{name})(?![a-z])", re.IGNORECASE)
        for number, line in enumerate(source.splitlines(), start=1):
            if words.search(line):
                yield f"line {number}: {key} is named outside its rooms"


def _words_of_games(module: str, tree: ast.AST) -> Iterator[str]:
    # What one game or one family calls things is not for the code that all games share.
    others = [game for game in GAMES.values() if not within(module, _rooms_of(game))]
    words = set[str]().union(*map(_words_of, others))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and str(node.value).partition("(")[0] in words:
            yield f"line {node.lineno}: {node.value!s} is a word of single games"


@cache
def _words_of(game: type[Game]) -> set[str]:
    # Signals, bids, things said and lines of a score that only the texts of the game name, apart
    # from verbs. `O.HAVE(red,Q,1)` is named as `say-O-HAVE`.
    texts = ROOT / "bot" / "texts" / "en" / f"{game.__module__.split('.')[-2]}.ftl"
    named = NAMED.findall(texts.read_text(encoding="utf-8")) if texts.exists() else ()
    words = {word.replace("-", ".") if kind == "say" else word for kind, word in named}
    return words - set(KINDS) | {*game.poll, *game.signals}


def _rooms_of(game: type[Game]) -> tuple[str, ...]:
    # The folders of a game and of its family, and what the computer players know of them.
    folders = {kind.__module__.rpartition(".")[0] for kind in game.__mro__}
    own = {folder for folder in folders if folder.startswith("bot.games.")}
    names = [folder.rpartition(".")[2] for folder in own]
    return (*own, *(f"{room}.{name}" for room in ABOUT_GAMES[1:] for name in names))


def _for_types_alone(module: str, tree: ast.AST, package: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for one in imports(node, package):
                if within(one.name, OURS):
                    yield f"line {one.line}: {one.name} is imported for types alone"


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """The groups of modules that import each other, directly or through others."""
    reached = {module: _reachable(graph, module) for module in graph}
    groups = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in graph
        if module in reached[module]
    }
    return sorted((set(group) for group in groups), key=sorted)


def _reachable(graph: dict[str, set[str]], module: str) -> set[str]:
    found: set[str] = set()
    left = [*graph[module]]
    while left:
        one = left.pop()
        if one not in found:
            found.add(one)
            left.extend(graph[one])
    return found


def longest_chain(graph: dict[str, set[str]]) -> list[str]:
    """The most modules in a row of which each imports the next; there must be no circle."""

    @cache
    def from_here(module: str) -> list[str]:
        return [module, *max(map(from_here, sorted(graph[module])), key=len, default=[])]

    return max(map(from_here, sorted(graph)), key=len)


def graph_of(sources: dict[str, str]) -> dict[str, set[str]]:
    """Which of these modules imports which others, wherever the import stands."""
    return {
        module: {
            target
            for one in imports(ast.parse(source), module.rpartition(".")[0])
            if (target := _module_in(one.name, sources)) and target != module
        }
        for module, source in sources.items()
    }


def _module_in(name: str, modules: Container[str]) -> str | None:
    # The name of a module, or of something in one.
    if name in modules:
        return name
    parent = name.rpartition(".")[0]
    return parent if parent in modules else None


def crowded(files: Iterable[Path]) -> dict[str, int]:
    """The folders with too many of these modules, and how many those are."""
    counts = Counter(
        str(file.parent.relative_to(ROOT)) for file in files if file.stem != "__init__"
    )
    return {folder: count for folder, count in sorted(counts.items()) if count > MOST_MODULES}


def module_of(file: Path) -> str:
    """The dotted name of a file of the project."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


TOPS = [ROOT / top for top in (*OURS, "tests")]
FILES = sorted(file for top in OURS for file in (ROOT / top).rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOT)) for file in FILES])
def test_imports_point_downwards(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert faults(module_of(file), source, is_package=file.stem == "__init__") == []


@cache
def graph() -> dict[str, set[str]]:
    """Which module of the product imports which others."""
    files = (file for file in FILES if file.stem != "__init__")
    return graph_of({module_of(file): file.read_text(encoding="utf-8") for file in files})


def test_no_module_imports_itself_through_others() -> None:
    assert circles(graph()) == []


def test_no_feature_imports_another() -> None:
    files = (ROOT / "cogs").rglob("*.py")
    features = {module_of(file) for file in files if "(commands.Cog)" in file.read_text("utf-8")}
    assert len(features) > 20
    assert {each: graph()[each] & features for each in features if graph()[each] & features} == {}


def test_no_chain_of_imports_is_too_long() -> None:
    longest = longest_chain(graph())
    chain = " → ".join(longest)
    sys.stdout.write(f"{len(longest)} modules: {chain}\n")
    assert len(longest) <= LONGEST_CHAIN


def test_the_longest_chain_is_found() -> None:
    graph = {"a": {"b", "d"}, "b": {"c"}, "c": {"d"}, "d": set(), "e": {"d"}}
    assert longest_chain(graph) == ["a", "b", "c", "d"]


def test_a_planted_circle_is_found() -> None:
    sources = {
        "bot.games.a": "import typing\nif typing.TYPE_CHECKING:\n    import bot.games.b",
        "bot.games.b": "def late() -> None:\n    from bot.games import c",
        "bot.games.c": "from bot.games.a import A\nfrom bot.games.d import D",
        "bot.games.d": "import json",
    }
    assert circles(graph_of(sources)) == [{"bot.games.a", "bot.games.b", "bot.games.c"}]


def test_names_differ_within_a_room() -> None:
    modules = (module_of(file) for file in FILES if file.stem != "__init__")
    assert namesakes(modules) == []


def test_a_second_module_of_a_name_is_found() -> None:
    modules = ("bot.tables.play", "bot.tables.late.play", "cogs.play", "cogs.layouts.play")
    assert namesakes(modules) == [("bot.tables.late.play", "bot.tables.play")]


def namesakes(modules: Iterable[str]) -> list[tuple[str, ...]]:
    """The modules that bear the same name within one layer, or within a room that stands apart."""
    found: dict[tuple[str, str], list[str]] = {}
    for module in modules:
        room = max((room for room in (*LAYERS, *APART) if within(module, (room,))), default="")
        found.setdefault((room, module.rpartition(".")[2]), []).append(module)
    return sorted(tuple(sorted(same)) for same in found.values() if len(same) > 1)


def test_no_two_public_types_share_a_name() -> None:
    sources = {module_of(file): file.read_text(encoding="utf-8") for file in FILES}
    assert types_of_one_name(sources) == {}


def test_a_second_type_of_a_name_is_found() -> None:
    sources = {
        "bot.games.a": "class Line: ...\nclass _Row: ...\nclass Place: ...",
        "data.b": "class Line(Base):\n    class Inner: ...\nclass _Row: ...",
        "cogs.c": "class Inner: ...\nclass Interaction: ...",
        "cogs.d": "Place = tuple[int]\nKey = int | str\nInteraction = discord.Interaction[Any]",
        "cogs.e": "Key = tuple[int, ...]\nLine = TypeVar('Line')\nInner = 5",
    }
    assert types_of_one_name(sources) == {
        "Line": ["bot.games.a", "data.b"],
        "Place": ["bot.games.a", "cogs.d"],
    }


def types_of_one_name(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """The names of public types that several modules have, with those modules.

    Aliases of one name are found where a class has it as well, unless they keep the name of what
    they stand for.
    """
    classes, aliases = dict[str, list[str]](), dict[str, list[str]]()
    for module, source in sources.items():
        for node in ast.parse(source).body:
            match node:
                case ast.ClassDef(name=name) if not name.startswith("_"):
                    classes.setdefault(name, []).append(module)
                case ast.Assign(
                    targets=[ast.Name(id=name)],
                    value=ast.Subscript() | ast.BinOp() | ast.Attribute(),
                ) if not name.isupper() and f".{name}" not in ast.unparse(node.value):
                    aliases.setdefault(name, []).append(module)
    found = {name: [*modules, *aliases.get(name, [])] for name, modules in classes.items()}
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def test_no_folder_is_crowded() -> None:
    modules = [file for kind in ("py", "js") for top in TOPS for file in top.rglob(f"*.{kind}")]
    assert crowded(modules) == {}


def test_a_crowded_folder_is_found() -> None:
    full = [ROOT / "bot" / "games" / f"m{number}.py" for number in range(MOST_MODULES)]
    marker = ROOT / "bot" / "games" / "__init__.py"
    assert crowded([*full, marker]) == {}
    assert crowded([*full, marker, ROOT / "bot" / "games" / "one.js"]) == {"bot/games": 19}


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
    ("bot.ratings.rating", "import time"),
    ("bot.ratings.rating", "from data.finished import deals"),
    ("bot.ratings.observing", "# As in Scarto."),
    ("bot.players.simple", "from bot.games.deal import Deal"),
    ("bot.players.simple", "from bot.games import deal"),
    ("bot.players.simple", "import bot.games.match"),
    ("bot.players.simple", "from bot.games.view import Match"),
    ("bot.players.simple", "from bot.games.game import Deal as Cards"),
    ("bot.players.simple", "from bot.games.record import write"),
    ("bot.players.simple", "from bot.players.arena import moves"),
    ("bot.players.simple", "from bot.players.contest import arranged"),
    ("bot.players.simple", "from bot.tables.table import Table"),
    ("bot.players.simple", "from .contest import arranged"),
    ("bot.words.summary", "from bot.games.deal import Deal"),
    ("bot.words.summary", "from bot.tables.table import Table"),
    ("bot.words.alt", "from rendering.canvas.script import clean"),
    ("bot.words.alt", "from PIL import Image"),
    ("bot.words.refusals", "from discord.utils import escape_markdown"),
    ("bot.words.refusals", "from cogs.layouts.hand.draft import Draft"),
    ("rendering.pictures.play.table", "from bot.games.deal import evolve"),
    ("rendering.pictures.play.table", "from bot.games import match"),
    ("rendering.pictures.play.table", "from data.events import load"),
    ("rendering.pictures.play.table", "from data import results"),
    ("rendering.pictures.play.table", "from bot.tables.table import Table"),
    ("rendering.pictures.play.table", "import discord"),
    ("cogs.play", "from bot.games.deal import Deal"),
    ("cogs.play", "from bot.games.match import Match"),
    ("cogs.play", "from data.events import load"),
    ("cogs.play", "from bot.tables import store"),
    ("cogs.play", "from bot.tables.state import TableState, What"),
    ("cogs.play", "from data.tables import Hidden"),
    ("cogs.play", "seeds = table._state.hidden.seeds"),
    ("cogs.play", "match = self.table._viewed"),
    ("cogs.play", "from data import events"),
    ("cogs.play", "import data"),
    ("cogs.play", "from data import hands"),
    ("cogs.play", "from data.seats import replace_all"),
    ("cogs.play", "from data import *"),
    ("cogs.play", "from bot.app.client import Client"),
    ("cogs.layouts.board", "from cogs.press.press import Press"),
    ("cogs.layouts.board", "from cogs import play"),
    ("cogs.layouts.board", "from cogs.leaderboard import ids"),
    ("cogs.leaderboard.layout", "from cogs.press.press import Interaction"),
    ("cogs.leaderboard.podium_layout", "from cogs.leaderboard.podiums import Podiums"),
    ("cogs.messages.board", "from cogs.leaderboard.layout import pictured"),
    ("cogs.press.controls", "from cogs.messages.hands import Hands"),
    ("cogs.messages.board", "from cogs.lobby.opening import place_for"),
    ("rendering.canvas.png", "from rendering.cards.deck import Deck"),
    ("rendering.art.pen.pen", "from rendering.canvas.fonts import index_font"),
    ("bot.words.summary", "import discord"),
    ("bot.words.summary", "from PIL import Image"),
    ("cogs.play", "import aiosqlite"),
    ("data.events", "import aiosqlite"),
    ("data.events", "from bot.tables.table import Table"),
    ("data.events", "from cogs.play import Play"),
    ("data.events", "import discord"),
    ("bot.tables.table", "import discord.ext.commands"),
    ("bot.tables.table", "from rendering.pictures.play.table import draw"),
    ("bot.tables.table", "from cogs import play"),
    ("bot.tables.table", "from PIL import Image"),
    ("bot.loopback.server", "from bot.games.cards import Card"),
    ("bot.loopback.server", "from bot.app.settings import Settings"),
    ("bot.loopback.server", "from bot import texts"),
    ("bot.texts.texts", "from bot.games.cards import Card"),
    ("bot.utilities", "x = 1"),
    ("cogs.play", "import importlib"),
    ("cogs.play", "from importlib import import_module"),
    ("cogs.play", "__import__('data.events')"),
    ("bot.games.game", "KEY = 'scarto'"),
    ("bot.games.record.actions", "POLL = ('monte', 'no_monte')"),
    ("bot.players.simple", "if 'volo' in says:\n    pass"),
    ("bot.words.sayings", "TOPICS = {'cards': ('T.BATTO2', 'T.BATTO')}"),
    ("bot.words.sayings", "BETTER = f'S.NONE({suit})'"),
    ("bot.tables.outcomes", "PETIT_LINE = 'petit'"),
    ("cogs.layouts.board", "HIGHEST = 'garde_contre'"),
    (
        "bot.players.simple",
        "import typing\nif typing.TYPE_CHECKING:\n    from bot.games.view import SeatView",
    ),
    (
        "rendering.words",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import bot.texts.texts",
    ),
    ("cogs.rules.commands.commands", "# Scarto differs here."),
    ("rendering.pictures.play.table", "from bot.games.scarto.rules import DEALS"),
    ("rendering.pictures.play.table", "from bot.games.francese.cards import EXCUSE"),
    ("bot.games.terziglio.rules", "from bot.games.ottocento.scoring import SIDES"),
    ("bot.players.simple", "from bot.games.ottocento.rules import Ottocento"),
    ("bot.players.advice.terziglio", "from bot.players.advice.ottocento import WEAK"),
    ("bot.players.search.kernels.playouts", "from bot.players.search.kernels.scarto import count"),
    ("bot.players.search.playouts", "import numba"),
    ("bot.players.advice.advisor", "# As in Piedicavallo."),
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
        ("bot.players.simple", "from random import Random\nfrom bot.games.view import SeatView"),
        ("bot.players.arena", "from bot.games.match import Match"),
        (
            "rendering.pictures.play.table",
            "from PIL import Image\nfrom bot.games.view import SeatView",
        ),
        ("cogs.play", "import discord\nfrom bot.tables.table import Table\nfrom . import buttons"),
        ("cogs.stats", "from data import results, standings"),
        ("cogs.profile.commands.layout", "from cogs.layouts.parts import row"),
        ("cogs.leaderboard.podium_layout", "from cogs.leaderboard import ids"),
        ("cogs.leaderboard.commands", "from cogs.leaderboard.layout import pictured"),
        ("data.events", "import orjson\nfrom bot.games.events import Event"),
        ("bot.tables.table", "from bot.games.match import Match\nfrom data import events"),
        ("bot.loopback.server", "from aiohttp import web\nfrom bot.loopback import world"),
        ("bot.app.client", "import discord\nfrom cogs.play import Play"),
        ("bot.games.scarto.rules", "KEY = 'scarto'"),
        ("bot.ratings.units", "from bot.games.rules import Rules\nKEY = 'scarto'"),
        ("bot.ratings.observing", "from bot.games.deal import Deal"),
        ("bot.players.advice.ottocento", "from bot.games.ottocento.rules import Ottocento"),
        ("bot.players.advice.catalogue", "from bot.games.ottocento.rules import Ottocento"),
        ("cogs.rules.commands.commands", "discarto = 1"),
        ("bot.games.bolognese.signals", "VOLO = 'volo'"),
        ("bot.players.advice.bolognese", "VOLO = 'volo'"),
        ("bot.games.piedicavallo.talk.topics", "BEST = ('T.BATTO2', f'S.NONE({suit})')"),
        ("bot.games.francese.scoring", "PETIT_LINE = 'petit'"),
        ("bot.words.summary", "SPOKEN = ('auction', 'discard')"),
        ("bot.games.view", "import typing\nif typing.TYPE_CHECKING:\n    import abc"),
    ],
)
def test_what_is_allowed_is_not_caught(module: str, source: str) -> None:
    assert faults(module, source) == []
