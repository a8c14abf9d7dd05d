"""Which lessons there are: a file each in the folder of its game."""

from functools import cache
from pathlib import Path

from bot.tables.errors import NotFound, TableFault
from bot.tables.lessons.lesson import FIRST, Lesson, read

FOLDER = Path(__file__).parent / "deals"


def names_of(game: str) -> tuple[str, ...]:
    """Return the names of the lessons of a game in their order: first deals, then one idea each."""
    files = (FOLDER / game).glob("*.json")
    return tuple(sorted((file.stem for file in files), key=lambda name: (_later(name), name)))


@cache
def lesson(game: str, name: str) -> Lesson:
    """Return the lesson of a game with this name. Raises `NotFound`."""
    if name not in names_of(game):
        raise NotFound(TableFault.NO_LESSON, name)
    text = (FOLDER / game / f"{name}.json").read_text(encoding="utf-8")
    return read(name, text)


def played_as(game: str, match: str) -> Lesson:
    """Return the lesson of a game whose deal is that of this match. Raises `NotFound`."""
    found = (lesson(game, name) for name in names_of(game))
    for each in found:
        if each.fairness.match == match:
            return each
    raise NotFound(TableFault.NO_LESSON, match)


def next_after(played: Lesson) -> str | None:
    """Return the name of the lesson that follows; None after the last one.

    After a first deal come the ideas, whatever other first deals there are.
    """
    names = names_of(played.game.key)
    later = names[names.index(played.name) + 1 :]
    return next((name for name in later if not name.startswith(FIRST)), None)


def _later(name: str) -> bool:
    return not name.startswith(FIRST)
