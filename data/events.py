"""The log of each table: a row for every event."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

import aiosqlite

from bot.games.cards import Pack, Seat
from bot.games.events import CardPlayed, DealBegan, DealScored, Deed, Event, TakenBack
from data import rows
from data.codec import decode, encode, kinds

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
    """How many cards a seat has played, by who chose them; None stands for what no log says.

    `first` is the number of the first event that they chose in the log, a card or not.
    """

    seat: Seat
    by: By | None
    cards: int
    first: int = 0


@dataclass(frozen=True, slots=True)
class Log:
    """Events of a table in order, how many are stored in all, and the time of the newest."""

    events: tuple[Event, ...] = field(repr=False)
    length: int
    newest_at: int


class StoredEvent(NamedTuple):
    """An event as it is stored. Its text would hold hidden cards."""

    kind: str
    body: str
    number: int
    at: int

    def __repr__(self) -> str:
        return f"StoredEvent({self.number})"


class Move(NamedTuple):
    """What a seat did, as it is stored: its body is JSON."""

    number: int
    kind: str
    body: str
    at: int
    by: str | None

    def __repr__(self) -> str:
        return f"Move({self.number})"


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


async def chosen(
    db: aiosqlite.Connection, table_id: int, deal: int | None = None
) -> tuple[Chosen, ...]:
    """Who chose what the seats of a table have done, counted from its log.

    In one deal, counted from 1, or in all of them. A card that was taken back, which only its
    person does, is one less.
    """
    source = """
        FROM events WHERE table_id = :table AND (by IS NOT NULL OR kind = :card)
            AND number >= coalesce((
                SELECT number FROM events WHERE table_id = :table AND kind = :began
                ORDER BY number LIMIT 1 OFFSET :deals_before
            ), 0)
            AND number < coalesce((
                SELECT number FROM events WHERE table_id = :table AND kind = :began
                ORDER BY number LIMIT 1 OFFSET :deals_with
            ), :after_all)
        GROUP BY 1, 2 ORDER BY 1, 2
    """
    computed = {
        "seat": "json_extract(body, '$.seat')",
        "cards": "count(*) FILTER (WHERE kind = :card) - count(*) FILTER (WHERE kind = :undone)",
        "first": "min(number)",
    }
    parameters: dict[str, rows.Value] = {
        "table": table_id,
        "card": CardPlayed.__name__,
        "undone": TakenBack.__name__,
        "began": DealBegan.__name__,
        "deals_before": 0 if deal is None else deal - 1,
        "deals_with": AFTER_ALL if deal is None else deal,
        "after_all": AFTER_ALL,
    }
    return tuple(await rows.select(db, Chosen, source, parameters, **computed))


async def load(db: aiosqlite.Connection, table_id: int, pack: Pack) -> tuple[Event, ...]:
    """The whole log of a table. Raises `BadEvent`."""
    found = await db.execute_fetchall(
        "SELECT kind, body FROM events WHERE table_id = ? ORDER BY number", (table_id,)
    )
    return tuple(decode(kind, body, pack) for kind, body in found)


async def by_computers(db: aiosqlite.Connection, table_id: int) -> frozenset[int]:
    """The numbers of the events that computers chose, as far as the log of a table tells."""
    found = await db.execute_fetchall(
        "SELECT number FROM events WHERE table_id = ? AND by = ?", (table_id, By.COMPUTER)
    )
    return frozenset(number for (number,) in found)


async def newest_deals(
    db: aiosqlite.Connection, ids: Sequence[int]
) -> dict[int, list[StoredEvent]]:
    """What is needed to go on at each of these tables.

    That is the newest deal, and the beginning and score of each one before.
    """
    found: dict[int, list[StoredEvent]] = {table_id: [] for table_id in ids}
    kinds = tuple(BOUNDS.values())
    query = f"""
        WITH newest (table_id, began) AS (
            SELECT table_id, max(number) FROM events
            WHERE {rows.among("table_id", ids)} AND kind = ? GROUP BY table_id
        )
        SELECT events.table_id, kind, body, number, at
        FROM newest JOIN events ON events.table_id = newest.table_id
        WHERE number > began OR {rows.among("kind", kinds)}
        ORDER BY events.table_id, number
    """
    for table_id, *stored in await db.execute_fetchall(query, (*ids, BOUNDS["began"], *kinds)):
        found[table_id].append(StoredEvent(*stored))
    return found


def log_of(stored: Sequence[StoredEvent], pack: Pack) -> Log:
    """The events as they were before they were stored. Raises `BadEvent`."""
    events = tuple(decode(each.kind, each.body, pack) for each in stored)
    length, newest_at = (stored[-1].number + 1, stored[-1].at) if stored else (0, 0)
    return Log(events, length, newest_at)


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


async def moves(db: aiosqlite.Connection, table_id: int, seat: Seat, since: int) -> list[Move]:
    """What a seat of a table has done since this deal, counted from 1."""
    deeds = [name for name, kind in kinds().items() if issubclass(kind, Deed)]
    query = f"""
        SELECT number, kind, body, at, by FROM events
        WHERE table_id = ? AND json_extract(body, '$.seat') = ? AND {rows.among("kind", deeds)}
            AND number > coalesce((
                SELECT number FROM events WHERE table_id = ? AND kind = ?
                ORDER BY number LIMIT 1 OFFSET ?
            ), 0)
        ORDER BY number
    """
    began = (table_id, BOUNDS["began"], since - 1)
    found = await db.execute_fetchall(query, (table_id, seat, *deeds, *began))
    return [Move(*values) for values in found]
