"""The log of each table: a row for every event, or one for all of them once it has ended."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import orjson

from bot.games.cards import Pack, Seat
from bot.games.events import Act, CardPlayed, DealBegan, DealScored, Event, TakenBack
from data import rows
from data.codec import decode, encode, kinds
from data.connection import Connection
from data.finished import logs
from data.finished.logs import StoredEvent


class ActedBy(StrEnum):
    """Who chose what a seat did: its person, a card they had chosen ahead, or a computer."""

    PERSON = "person"
    PLAN = "plan"
    COMPUTER = "computer"


BOUNDS = {"began": DealBegan.__name__, "scored": DealScored.__name__}
"""The kinds of events at both ends of a deal."""

CARDS = {CardPlayed.__name__: 1, TakenBack.__name__: -1}
"""The kinds of events with which a seat has played a card more, and one less."""

_CHOOSERS: dict[str | None, str] = {each.value: each.value for each in ActedBy}

_BEGAN = """(
    SELECT number FROM events
    WHERE table_id = :table AND kind = :began AND body LIKE :numbered
    ORDER BY number DESC LIMIT 1
)"""
"""The number of the event with which a deal began. From the end: most often it is the newest."""

_ENDED = f"""coalesce((
    SELECT number FROM events WHERE table_id = :table AND kind = :began AND number > {_BEGAN}
    ORDER BY number LIMIT 1
), {2**62})"""
"""The number of the first event after a deal, or a higher one than any event has."""

_ROWS = "SELECT kind, body, number, at, by FROM events WHERE table_id = :table"


@dataclass(frozen=True, slots=True)
class Chosen:
    """How many cards a seat has played, by who chose them; None stands for what no log says.

    `first` is the number of the first event that they chose in the log, a card or not.
    """

    seat: Seat
    by: ActedBy | None
    cards: int
    first: int = 0


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
    by: ActedBy | None


async def append(
    db: Connection,
    table_id: int,
    first: int,
    events: Iterable[Event],
    at: int,
    by: Mapping[Seat, ActedBy],
) -> None:
    """Add events to a log; the first of them gets the number *first*, counted from 0.

    *by* tells who chose what a seat did among them.
    Raises `Conflict` if the log is longer already.
    """
    entries = [
        _Entry(
            table_id,
            number,
            type(event).__name__,
            encode(event),
            at,
            by.get(event.seat) if isinstance(event, Act) else None,
        )
        for number, event in enumerate(events, start=first)
    ]
    await rows.insert(db, "events", entries)


async def cut(db: Connection, table_id: int, length: int) -> None:
    """Delete all events of a log but for the first *length*."""
    await db.execute("DELETE FROM events WHERE table_id = ? AND number >= ?", (table_id, length))


async def chosen(db: Connection, table_id: int, deal: int | None = None) -> tuple[Chosen, ...]:
    """Return who chose what the seats of a table have done, counted from its log.

    In one deal, counted from 1, or in all of them. A card that was taken back, which only its
    person does, is one less.
    """
    # Nothing else is read: this is waited for at the end of each deal.
    source = f"{_ROWS} AND (by IS NOT NULL OR kind = '{CardPlayed.__name__}')"
    if deal is not None:
        source += f" AND number > {_BEGAN} AND number < {_ENDED}"
    found = await _found(db, source, table_id, deal)
    return _counted(found or await _packed(db, table_id, deal))


def _counted(stored: Iterable[tuple[str, str, int, int, str | None]]) -> tuple[Chosen, ...]:
    # What is damaged counts for nobody: a match has to end.
    found: dict[tuple[int, str], tuple[int, int]] = {}
    for kind, body, number, _, by in stored:
        seat = _seat(body)
        if type(seat) is int and (by is not None or kind == CardPlayed.__name__):
            chooser = (seat, _CHOOSERS.get(by, ""))
            cards, first = found.get(chooser, (0, number))
            found[chooser] = cards + CARDS.get(kind, 0), first
    return tuple(
        Chosen(Seat(seat), ActedBy(by) if by else None, *numbers)
        for (seat, by), numbers in sorted(found.items())
    )


async def load(db: Connection, table_id: int, pack: Pack) -> tuple[Event, ...]:
    """Return the whole log of a table. Raises `BadEvent` or `BadLog`."""
    return _decoded(await _stored(db, table_id), pack)


async def by_computers(db: Connection, table_id: int) -> frozenset[int]:
    """Return the numbers of the events that computers chose, as far as the log of a table tells."""
    stored = await _stored(db, table_id)
    return frozenset(event.number for event in stored if event.by == ActedBy.COMPUTER)


async def newest_deals(db: Connection, ids: Sequence[int]) -> dict[int, list[StoredEvent]]:
    """Return what is needed to go on at each of these tables.

    That is the newest deal, and the beginning and score of each one before. Raises `BadLog`.
    """
    found: dict[int, list[StoredEvent]] = {table_id: [] for table_id in ids}
    kinds = tuple(BOUNDS.values())
    query = f"""
        WITH newest (table_id, began) AS (
            SELECT table_id, max(number) FROM events
            WHERE {rows.among("table_id", ids)} AND kind = ? GROUP BY table_id
        )
        SELECT events.table_id, kind, body, number, at, by
        FROM newest JOIN events ON events.table_id = newest.table_id
        WHERE number > began OR {rows.among("kind", kinds)}
        ORDER BY events.table_id, number
    """
    for table_id, *stored in await db.execute_fetchall(query, (*ids, BOUNDS["began"], *kinds)):
        found[table_id].append(StoredEvent(*stored))
    empty = [table_id for table_id in ids if not found[table_id]]
    for table_id, log in (await logs.of_tables(db, empty)).items():
        found[table_id] = _part(log, sum(event.kind == BOUNDS["began"] for event in log))
    return found


def log_of(stored: Sequence[StoredEvent], pack: Pack) -> Log:
    """Return the events as they were before they were stored. Raises `BadEvent`."""
    length, newest_at = (stored[-1].number + 1, stored[-1].at) if stored else (0, 0)
    return Log(_decoded(stored, pack), length, newest_at)


async def load_deal(db: Connection, table_id: int, deal: int, pack: Pack) -> tuple[Event, ...]:
    """Return a deal of a table, counted from 1, with the beginning and score of each one before.

    Empty if there is no such deal. Raises `BadEvent` or `BadLog`.
    """
    return _decoded(await _stored(db, table_id, deal), pack)


async def load_choices(
    db: Connection, table_id: int, deal: int, pack: Pack
) -> tuple[tuple[Event, ActedBy | None], ...]:
    """Return the same, each event with who chose it, as far as the log tells.

    Raises `BadEvent` or `BadLog`.
    """
    stored = await _stored(db, table_id, deal)
    choosers = (None if each.by is None else ActedBy(each.by) for each in stored)
    return tuple(zip(_decoded(stored, pack), choosers, strict=True))


async def moves(db: Connection, table_id: int, seat: Seat, since: int) -> list[StoredEvent]:
    """Return what a seat of a table has done since this deal, counted from 1. Raises `BadLog`."""
    acts = {name for name, kind in kinds().items() if issubclass(kind, Act)}
    stored = await _stored(db, table_id)
    begins = [event.number for event in stored if event.kind == BOUNDS["began"]]
    began = begins[since - 1] if since <= len(begins) else len(stored)
    return [
        event
        for event in stored
        if event.kind in acts and event.number > began and _seat(event.body) == seat
    ]


def _seat(body: str) -> object:
    # Who did it, if that can be read.
    try:
        return orjson.loads(body)["seat"]
    except (LookupError, TypeError, ValueError):
        return None


async def _stored(db: Connection, table_id: int, deal: int | None = None) -> list[StoredEvent]:
    # The log, or what `load_deal` returns of it. One statement sees all rows or none: in between
    # they may have been compressed.
    source = _ROWS
    if deal is not None:
        source += f" AND (number >= {_BEGAN} OR kind IN (:began, :scored)) AND number < {_ENDED}"
    found = await _found(db, source, table_id, deal)
    if not found:
        return await _packed(db, table_id, deal)
    events = [StoredEvent(*each) for each in found]
    return events if deal is None else _part(events, deal)


async def _found(db: Connection, source: str, table_id: int, deal: int | None) -> list[Any]:
    # As it is encoded, the number of a deal comes first.
    values = {"table": table_id, "numbered": f'{{"number":{deal},%', **BOUNDS}
    return await db.execute_fetchall(f"{source} ORDER BY number", values)


async def _packed(db: Connection, table_id: int, deal: int | None) -> list[StoredEvent]:
    events = await logs.of_table(db, table_id)
    return events if deal is None else _part(events, deal)


def _part(events: Sequence[StoredEvent], deal: int) -> list[StoredEvent]:
    # A deal, counted from 1, with the beginning and score of each one before.
    begins = [at for at, event in enumerate(events) if event.kind == BOUNDS["began"]]
    if not 1 <= deal <= len(begins):
        return []
    start, end = [*begins, len(events)][deal - 1 : deal + 1]
    bounds = [event for event in events[:start] if event.kind in BOUNDS.values()]
    return [*bounds, *events[start:end]]


def _decoded(stored: Iterable[StoredEvent], pack: Pack) -> tuple[Event, ...]:
    return tuple(decode(each.kind, each.body, pack) for each in stored)
