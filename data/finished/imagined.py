"""How computers have played the last deal of a closed match to its end, in the books only.

It is kept as it was, since computers may play otherwise some day.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.games.cards import Pack, Seat
from bot.games.events import Event
from data import rows
from data.codec import decode, encode
from data.connection import Connection
from data.finished import logs
from data.finished.logs import BadLog, StoredEvent


@dataclass(frozen=True, slots=True)
class Imagined:
    """What would have happened, and the seats whose people were gone."""

    events: tuple[Event, ...] = field(repr=False)
    gone: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class _Row:
    table_id: int
    gone: int
    log: bytes = field(repr=False)


async def keep(db: Connection, table_id: int, imagined: Imagined) -> None:
    """Store it. Raises `Conflict` if it is stored already."""
    gone = sum(1 << seat for seat in imagined.gone)
    await rows.insert(db, "imagined", [_Row(table_id, gone, logs.packed(_stored(imagined.events)))])


async def find(db: Connection, table_id: int, pack: Pack) -> Imagined | None:
    """Return what is stored of a table, if anything is. Raises `BadEvent` or `BadLog`."""
    found = await rows.select(db, _Row, "FROM imagined WHERE table_id = ?", (table_id,))
    if not found:
        return None
    try:
        stored = logs.unpacked(found[0].log)
    except ValueError as fault:
        raise BadLog(table_id, str(fault)) from fault
    gone = frozenset(
        Seat(seat) for seat in range(found[0].gone.bit_length()) if found[0].gone >> seat & 1
    )
    return Imagined(tuple(decode(each.kind, each.body, pack) for each in stored), gone)


def _stored(events: Sequence[Event]) -> list[StoredEvent]:
    return [
        StoredEvent(type(event).__name__, encode(event), number, 0, None)
        for number, event in enumerate(events)
    ]
