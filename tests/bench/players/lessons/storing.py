"""Lessons as files: a match record of one deal, and its keys."""

import json
from collections.abc import Sequence
from pathlib import Path

from bot.games.actions import Play, code_of
from bot.games.events import Act
from bot.games.record import write
from tests.bench.players.lessons.finding import Key, Walk


def as_json(walk: Walk, begin: int, keys: Sequence[Key]) -> dict[str, object]:
    """A lesson in which the person takes over at move *begin*."""
    marks = [
        {
            "move": key.move,
            "right": [_code(key, card) for card in key.right],
            "wrong": [_code(key, card) for card in key.wrong],
        }
        for key in keys
    ]
    return stored(walk, begin, marks)


def stored(walk: Walk, begin: int, marks: Sequence[dict[str, object]]) -> dict[str, object]:
    """The same, with keys as they are stored."""
    acts = [place for place, event in enumerate(walk.events) if isinstance(event, Act)]
    seats = [event.seat for event in walk.events if isinstance(event, Act)]
    assert len(acts) == len(walk.moves)
    computers = {place for place, seat in zip(acts, seats, strict=True) if seat != walk.seat}
    names = [f"Seat {seat}" for seat in range(walk.game.players)]
    record = write(walk.game, names, walk.fairness, walk.events, by_computers=computers)
    record.pop("result", None)
    return {"record": record, "seat": walk.seat, "from": begin, "keys": list(marks)}


def _code(key: Key, card: int) -> str:
    return code_of(Play(key.card(card)))


def store(folder: Path, name: str, lesson: dict[str, object], text: str) -> None:
    """Write both files of a candidate."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(lesson, ensure_ascii=False) + "\n")
    (folder / f"{name}.txt").write_text(text + "\n")
