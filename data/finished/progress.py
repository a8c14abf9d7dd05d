"""How far deals are counted again: a note says that they have to be, and how much of it is done."""

from dataclasses import dataclass
from typing import Self

from bot.games.numbers import number
from data import notes
from data.connection import Connection

NOTE = "recount"
CHANGED = "changed"
"""What the note says if somebody has changed old deals in the meantime."""
ROWS = "rows"
"""What it says as well if the rows of deals are right, and only what follows from them is not."""


class OldDealsChanged(Exception):
    """Somebody has changed old deals while they were counted."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How many percent are counted again, from the logs or from the rows of deals.

    What somebody has `changed` in the meantime makes it begin again.
    """

    percent: int = 0
    from_logs: bool = True
    changed: bool = False

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what a note says."""
        words = text.split()
        percent = (number(words[-1]) if words else None) or 0
        return cls(percent, ROWS not in words, CHANGED in words)

    def __str__(self) -> str:
        words = [ROWS] * (not self.from_logs) + [CHANGED if self.changed else str(self.percent)]
        return " ".join(words)


async def find(db: Connection) -> Progress | None:
    """Return how far everything is counted; None if nothing has to be."""
    text = await notes.find(db, NOTE)
    return None if text is None else Progress.read(text)


async def note(db: Connection, how_far: Progress) -> None:
    """Note how far everything is counted."""
    await notes.put(db, NOTE, str(how_far))


async def refuse_if_changed(db: Connection) -> None:
    """Raise `OldDealsChanged` if somebody has changed old deals since the count began."""
    known = await find(db)
    if known is not None and known.changed:
        raise OldDealsChanged


async def end(db: Connection) -> None:
    """Note that everything is counted."""
    await notes.drop(db, NOTE)
