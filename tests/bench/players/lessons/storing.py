"""Lessons as files: a match record of one deal, and its keys."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from bot.games.actions import Action, code_of
from bot.games.events import Act
from bot.games.record import write
from tests.bench.players.lessons.finding import Walk


class Mark(NamedTuple):
    """A key as it is stored: the place of a move, and codes of actions."""

    move: int
    right: list[str]
    wrong: list[str]


def mark(move: int, right: Iterable[Action], wrong: Iterable[Action]) -> Mark:
    """A key at this move."""
    return Mark(move, [*map(code_of, right)], [*map(code_of, wrong)])


def as_json(walk: Walk, begin: int, marks: Sequence[Mark]) -> dict[str, object]:
    """A lesson in which the person takes over at move *begin*."""
    computers = {
        place
        for place, event in enumerate(walk.events)
        if isinstance(event, Act) and event.seat != walk.seat
    }
    names = [f"Seat {seat}" for seat in range(walk.game.players)]
    record = write(walk.game, names, walk.fairness, walk.events, by_computers=computers)
    # A match of one deal may have a result, which nobody needs.
    record.pop("result", None)
    keys = [each._asdict() for each in marks]
    return {"record": record, "seat": walk.seat, "from": begin, "keys": keys}


def store(folder: Path, name: str, lesson: dict[str, object], text: str) -> None:
    """Write both files of a candidate."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(lesson, ensure_ascii=False) + "\n")
    (folder / f"{name}.txt").write_text(text + "\n")
