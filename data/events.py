"""The log of each table: a row for every event."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import aiosqlite

from bot.games.cards import Pack, Seat
from bot.games.events import CardPlayed, DealBegan, DealScored, Deed, Event
from data import rows
from data.codec import decode, encode

BOUNDS = {"began": DealBegan.__name__, "scored": DealScored.__name__}
"""The kinds of events at both ends of a deal."""

AFTER_ALL = 2**62
"""No event has such a high number."""


class By(StrEnum):
    """Who chose what a seat did: its person, a card they had chosen ahead, or a computer."""

    PERSON = "person"
    PLAN = "plan"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Chosen:
    """How many cards a seat has played, by who chose them; None stands for what no log says."""

    seat: Seat
    by: By | None
    cards: int


@dataclass(frozen=True, slots=True)
class Log:
    """Events of a table in order, how many are stored in all, and the time of the newest."""

    events: tuple[Event, ...] = field(repr=False)
    length: int
    newest_at: int


@dataclass(frozen=True, slots=True)
class _Entry:
    table_id: int
    number: int
    kind: str
    body: str = field(repr=False)
    at: int
    by: By | None


async def append(
    db: aiosqlite.Connection,
    table_id: int,
    first: int,
    events: Iterable[Event],
    at: int,
    by: Mapping[Seat, By],
) -> None:
    """Adds events to a log; the first of them gets the number *first*, counted from 0.

    *by* tells who chose what a seat did among them.
    Raises `sqlite3.IntegrityError` if the log is longer already.
    """
    entries = [
        _Entry(
            table_id,
            number,
            type(event).__name__,
            encode(event),
            at,
            by.get(event.seat) if isinstance(event, Deed) else None,
        )
        for number, event in enumerate(events, start=first)
    ]
    await rows.insert(db, "events", entries)


async def chosen(db: aiosqlite.Connection, table_id: int) -> tuple[Chosen, ...]:
    """Who chose the cards that the seats of a table have played, counted from its log."""
    source = """
        FROM events WHERE table_id = ? AND kind = ? GROUP BY 1, 2 ORDER BY 1, 2
    """
    computed = {"seat": "json_extract(body, '$.seat')", "cards": "count(*)"}
    found = await rows.select(db, Chosen, source, (table_id, CardPlayed.__name__), **computed)
    return tuple(found)


async def load(db: aiosqlite.Connection, table_id: int, pack: Pack) -> tuple[Event, ...]:
    """The whole log of a table. Raises `BadEvent`."""
    found = await db.execute_fetchall(
        "SELECT kind, body FROM events WHERE table_id = ? ORDER BY number", (table_id,)
    )
    return tuple(decode(kind, body, pack) for kind, body in found)


async def load_newest_deal(db: aiosqlite.Connection, table_id: int, pack: Pack) -> Log:
    """What is needed to go on: the newest deal, and the beginning and score of each one before.

    Raises `BadEvent`.
    """
    found = await db.execute_fetchall(
        """
        SELECT kind, body, number, at FROM events
        WHERE table_id = :table AND (
            kind IN (:began, :scored)
            OR number > (
                SELECT max(number) FROM events WHERE table_id = :table AND kind = :began
            )
        )
        ORDER BY number
        """,
        {"table": table_id, **BOUNDS},
    )
    events, length, newest_at = [], 0, 0
    for kind, body, number, at in found:
        events.append(decode(kind, body, pack))
        length, newest_at = number + 1, at
    return Log(tuple(events), length, newest_at)


async def load_deal(
    db: aiosqlite.Connection, table_id: int, deal: int, pack: Pack
) -> tuple[Event, ...]:
    """A deal of a table, counted from 1, with the beginning and score of each one before.

    Empty if there is no such deal. Raises `BadEvent`.
    """
    begins = await db.execute_fetchall(
        "SELECT number FROM events WHERE table_id = ? AND kind = ? ORDER BY number",
        (table_id, DealBegan.__name__),
    )
    limits = [*(number for (number,) in begins), AFTER_ALL]
    if not 1 <= deal < len(limits):
        return ()
    found = await db.execute_fetchall(
        """
        SELECT kind, body FROM events
        WHERE table_id = :table AND number < :end
            AND (number >= :begin OR kind IN (:began, :scored))
        ORDER BY number
        """,
        {"table": table_id, "begin": limits[deal - 1], "end": limits[deal], **BOUNDS},
    )
    return tuple(decode(kind, body, pack) for kind, body in found)
