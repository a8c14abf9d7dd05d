"""Where the program asks for texts: the strings in its code, and the calls that say one."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import TypeGuard

from bot.games.catalogue import GAMES
from bot.games.drawings import PACKS
from bot.games.game import Game
from bot.games.options import text_of
from bot.tables.lessons.curriculum import lesson, names_of
from cogs.lobby.opening import OpeningRequest
from cogs.nights.commands import NightRequest
from cogs.solo.challenges import ChallengeRequest
from tests.games.support.playing import moves

ROOT = Path(__file__).parents[3]
TOPS = ("bot", "cogs", "data", "rendering")
SAYING = ("say", "said")
"""The functions that say a text."""

HOLE = "{}"


@dataclass(frozen=True, slots=True)
class Call:
    """A call that says a text: the keys it may have, and the arguments it gives.

    `keys` are patterns with a hole for each part that is filled in. `given` is None if the
    arguments are put together elsewhere.
    """

    where: str
    keys: frozenset[str]
    given: frozenset[str] | None


@cache
def trees() -> dict[str, ast.Module]:
    """The code of the program by file."""
    files = sorted(file for top in TOPS for file in (ROOT / top).rglob("*.py"))
    return {str(file.relative_to(ROOT)): ast.parse(file.read_text("utf-8")) for file in files}


@cache
def strings() -> frozenset[str]:
    """Every plain string in the code."""
    nodes = chain.from_iterable(map(ast.walk, trees().values()))
    found = (node.value for node in nodes if isinstance(node, ast.Constant))
    return frozenset(value for value in found if isinstance(value, str))


@cache
def families() -> frozenset[str]:
    """Every string in the code that is filled in after its first hyphen, as a pattern."""
    nodes = chain.from_iterable(map(ast.walk, trees().values()))
    found = (_pattern(node) for node in nodes if isinstance(node, ast.JoinedStr))
    return frozenset(each for each in found if re.match(r"[a-z]+-", each) and HOLE in each)


@cache
def values() -> frozenset[str]:
    """What the holes of a family can hold: strings of the code, and what is made from them."""
    return frozenset({"", *strings(), *asked(), *_of_cards(), *_of_options(), *_of_talk()})


def asked() -> list[str]:
    """What is asked for in the commands that open a table, a challenge or a night."""
    kinds = (OpeningRequest, ChallengeRequest, NightRequest)
    return [field.name for kind in kinds for field in fields(kind)]


@cache
def taught() -> frozenset[str]:
    """What lessons say."""
    found = (lesson(game, name) for game in GAMES for name in names_of(game))
    return frozenset(chain.from_iterable(each.texts for each in found))


def _of_cards() -> Iterator[str]:
    yield from (card.code for pack in PACKS.values() for card in pack.cards)


def _of_options() -> Iterator[str]:
    for game in GAMES.values():
        for name, offered in game().options.choices().items():
            yield name
            if not isinstance(offered, range):
                yield from (text_of(value).replace("/", "-") for value in offered)


def _of_talk() -> Iterator[str]:
    # Codes such as `S.HAVE(S,K)`: those open in a match, and those written in full in the code.
    said = {code for game in GAMES.values() for code in _said_in(game())}
    names = (re.match(r"[A-Z]\.[A-Z0-9]+", text) for text in said | strings())
    yield from (name[0].replace(".", "-") for name in names if name)


def _said_in(game: Game) -> Iterator[str]:
    for match, _ in moves(game, Random(0)):
        if match.deal is not None and match.deal.to_act is not None:
            sayings = match.view(match.deal.to_act).sayings
            yield from (code for _, codes in sayings for code in codes)


def is_of(key: str, family: str) -> bool:
    """Whether the key is the pattern with its holes filled by such values."""
    head, hole, tail = family.partition(HOLE)
    if not hole:
        return key == family
    if not key.startswith(head):
        return False
    rest = key.removeprefix(head)
    return any(
        rest[:end] in values() and is_of(rest[end:], tail) for end in range(len(rest), -1, -1)
    )


@cache
def calls() -> tuple[Call, ...]:
    """Every call that says a text."""
    return tuple(_calls())


def _calls() -> Iterator[Call]:
    for file, tree in trees().items():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                known = _assigned(function)
                yield from (_call(file, node, known) for node in ast.walk(function) if _says(node))


def _says(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not node.args:
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
    return name in SAYING


def _call(file: str, node: ast.AST, known: dict[str, set[str]]) -> Call:
    assert isinstance(node, ast.Call)
    named = [keyword.arg for keyword in node.keywords]
    given = None if None in named else frozenset(filter(None, named))
    return Call(f"{file}:{node.lineno}", frozenset(_keys(node.args[0], known)), given)


def _keys(node: ast.expr, known: dict[str, set[str]]) -> Iterator[str]:
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.JoinedStr():
            yield _pattern(node)
        case ast.IfExp():
            yield from _keys(node.body, known)
            yield from _keys(node.orelse, known)
        case ast.Name():
            yield from known.get(node.id, ())


def _assigned(function: ast.AST) -> dict[str, set[str]]:
    # What the names in a function stand for that are bound exactly once.
    found: dict[str, set[str]] = {}
    bound = [node.id for node in ast.walk(function) if _binds(node)]
    bound += [node.arg for node in ast.walk(function) if isinstance(node, ast.arg)]
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        if bound.count(node.targets[0].id) == 1:
            found[node.targets[0].id] = set(_keys(node.value, found))
    return found


def _binds(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _pattern(node: ast.JoinedStr) -> str:
    parts = (part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)
    return "".join(map(str, parts))
