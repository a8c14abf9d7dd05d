"""What is stored, and what others ask for by name, keeps its name when the code is renamed.

A new name is a new line in `kept_names.txt`. A line that goes means that databases, dashboards or
programs of others break.
"""

import ast
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType
from typing import Any, NewType, get_args, get_origin, get_type_hints

from bot.games.cards import Card
from bot.games.catalogue import GAMES
from bot.games.view import SeatView
from data.codec import kinds
from tests.test_layers import FILES

KEPT = Path(__file__).parent / "kept_names.txt"
NEWER = "A new name is a new line in tests/kept_names.txt, at its place; none goes from there."


def shape(hint: Any) -> str:
    """How a value of this type stands in JSON."""
    if isinstance(hint, NewType):
        return shape(hint.__supertype__)
    if get_origin(hint) is tuple:
        return f"[{shape(get_args(hint)[0])}]"
    if parts := get_args(hint):
        return " or ".join("null" if part is NoneType else shape(part) for part in parts)
    if hint is Card:
        return "card"
    if issubclass(hint, Enum):
        return "|".join(str(each.value) for each in hint)
    return hint.__name__ if hint in (int, str, bool) else f"{{{_fields(hint)}}}"


def _fields(kind: Any) -> str:
    hints = get_type_hints(kind)
    return ", ".join(f"{field.name}: {shape(hints[field.name])}" for field in fields(kind))


def event_lines() -> Iterator[str]:
    """Each kind of event with its fields, as `data.codec` stores them."""
    for name, kind in sorted(kinds().items()):
        # Tests make up events of their own.
        if not kind.__module__.startswith("tests."):
            yield f"event {name} {_fields(kind)}".rstrip()


def option_lines() -> Iterator[str]:
    """Each option of a game, as tables and records store it."""
    for key, game in sorted(GAMES.items()):
        for option in fields(game().options):
            yield f"option {key} {option.name}"


def view_lines() -> Iterator[str]:
    """Each field of a view that a program is told of by the pipe, under the same name."""
    told = {field.name for field in fields(SeatView)} - {"game", "ask"}
    for name in sorted(told):
        yield f"view {name}"


def _kept(kind: str) -> list[str]:
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{kind} ")]


@cache
def _strings() -> set[str]:
    # Every constant text of the product.
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in FILES)
    constants = (
        node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)
    )
    return {node.value for node in constants if isinstance(node.value, str)}


def test_events_are_stored_as_ever() -> None:
    assert [*event_lines()] == _kept("event"), NEWER


def test_options_are_stored_as_ever() -> None:
    assert [*option_lines()] == _kept("option"), NEWER


def test_programs_are_told_what_they_see_as_ever() -> None:
    assert [*view_lines()] == _kept("view"), NEWER


def test_what_others_ask_for_has_its_name() -> None:
    asked = [
        line.split()[1] for kind in ("note", "metric", "setting", "control") for line in _kept(kind)
    ]
    assert len(asked) > 40
    assert not [name for name in asked if name not in _strings()]


def test_every_figure_and_setting_is_listed() -> None:
    listed = {line.split()[1] for kind in ("metric", "setting") for line in _kept(kind)}
    named = {text for text in _strings() if text.startswith(("tarocchi_", "TAROCCHI_"))}
    assert {name for name in named if name.replace("_", "").isalpha()} <= listed, NEWER
