"""The log of each table: every event as a row."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import aiosqlite

from bot.games.cards import Pack
from bot.games.events import DealBegan, DealScored, Event
from data.codec import decode, encode


@dataclass(frozen=True, slots=True)
class Log:
    """Events of a table in order, how many are stored in all, and the time of the newest."""

    events: tuple[Event, ...] = field(repr=False)
    length: int
    newest_at: int


async def append(
    db: aiosqlite.Connection, table_id: int, first: int, events: Iterable[Event], at: int
) -> None:
    """Adds events to a log; the first of them gets the number *first*, counted from 0.

    Raises `sqlite3.IntegrityError` if the log is longer already.
    """
    rows = [
        (table_id, number, type(event).__name__, encode(event), at)
        for number, event in enumerate(events, start=first)
    ]
    await db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)


async def load(db: aiosqlite.Connection, table_id: int, pack: Pack) -> tuple[Event, ...]:
    """The whole log of a table. Raises `BadEvent`."""
    rows = await db.execute_fetchall(
        "SELECT kind, body FROM events WHERE table_id = ? ORDER BY number", (table_id,)
    )
    return tuple(decode(kind, body, pack) for kind, body in rows)


async def load_newest_deal(db: aiosqlite.Connection, table_id: int, pack: Pack) -> Log:
    """What is needed to go on: the newest deal, and beginning and score of those before it.

    Raises `BadEvent`.
    """
    rows = list(
        await db.execute_fetchall(
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
            {"table": table_id, "began": DealBegan.__name__, "scored": DealScored.__name__},
        )
    )
    if not rows:
        return Log((), 0, 0)
    events = tuple(decode(kind, body, pack) for kind, body, _, _ in rows)
    _, _, newest, at = rows[-1]
    return Log(events, newest + 1, at)


async def load_deal(
    db: aiosqlite.Connection, table_id: int, deal: int, pack: Pack
) -> tuple[Event, ...]:
    """A deal of a table, counted from 1, with beginning and score of those before it.

    Nothing if there is no such deal. Raises `BadEvent`.
    """
    begins = [
        number
        for (number,) in await db.execute_fetchall(
            "SELECT number FROM events WHERE table_id = ? AND kind = ? ORDER BY number",
            (table_id, DealBegan.__name__),
        )
    ]
    if not 1 <= deal <= len(begins):
        return ()
    rows = await db.execute_fetchall(
        """
        SELECT kind, body FROM events
        WHERE table_id = :table AND number < :end
            AND (number >= :begin OR kind IN (:began, :scored))
        ORDER BY number
        """,
        {
            "table": table_id,
            "begin": begins[deal - 1],
            "end": begins[deal] if deal < len(begins) else 2**62,
            "began": DealBegan.__name__,
            "scored": DealScored.__name__,
        },
    )
    return tuple(decode(kind, body, pack) for kind, body in rows)
