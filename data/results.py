"""Matches that are over, finished or not: a row for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from bot.games.cards import Seat
from data import rows
from data.connection import Connection


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a match ended for one seat; without a `user_id`, no person chose most of its cards.

    `left_by` is the person who had the seat at the end but had not chosen at least half of its
    cards: for them the match was not played to its end.

    Places count from 1, and equal totals share one. `ended_at` is in seconds since 1970, UTC. A
    voided match counts for nobody. One that is `unfinished` was closed before its end: nobody has
    won it, and it is nobody's match on a board, but the deals that were finished count.
    """

    table_id: int
    seat: Seat
    user_id: int | None
    name: str
    game: str
    guild_id: int
    players: int
    total: int
    payoff: int
    place: int
    won: bool
    ended_at: int
    left_by: int | None = None
    voided: bool = False
    unfinished: bool = False


class Cursor(NamedTuple):
    """Where a match stands in the order in which matches ended."""

    ended_at: int
    table_id: int


BEFORE_ALL = Cursor(-1, 0)
"""No match has ended before this place."""

NEWEST = Cursor(2**62, 2**62)
"""No match stands after this place."""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match with the results of all its seats, in their order."""

    table_id: int
    game: str
    ended_at: int
    seats: tuple[Result, ...]

    @property
    def voided(self) -> bool:
        """Whether it counts for nobody."""
        return any(seat.voided for seat in self.seats)

    @property
    def unfinished(self) -> bool:
        """Whether it was closed before its end."""
        return any(seat.unfinished for seat in self.seats)

    @property
    def counts(self) -> bool:
        """Whether somebody has won it."""
        return not (self.voided or self.unfinished)

    @property
    def place(self) -> Cursor:
        """Where it stands in the order in which matches ended."""
        return Cursor(self.ended_at, self.table_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """Which matches of a server are looked for.

    Those of the `player`, also the ones they left, of the `game` with so many `players`, and those
    at which the `partner` sat too; whatever is None, 0 or empty is not asked.
    """

    guild_id: int
    player: int | None = None
    game: str = ""
    players: int = 0
    partner: int | None = None


_ONE_OF_ALL = ("seat = 0",)
_OF_PLAYER = ("user_id = :player", "left_by = :player")
_WITH_PARTNER = """
    EXISTS (
        SELECT 1 FROM results AS other
        WHERE other.table_id = own.table_id AND :partner IN (other.user_id, other.left_by)
    )
"""


async def add(db: Connection, results: Sequence[Result]) -> None:
    """Store how a match ended."""
    await rows.insert(db, "results", results)


async def void(db: Connection, table_id: int) -> None:
    """Have a match count for nobody; it still is a past match."""
    await db.execute("UPDATE results SET voided = 1 WHERE table_id = ?", (table_id,))


async def newest(db: Connection, search: Search, limit: int) -> tuple[PastMatch, ...]:
    """Return the newest matches that are looked for, newest first."""
    return await from_place(db, search, NEWEST, limit)


async def from_place(
    db: Connection, search: Search, place: Cursor, limit: int
) -> tuple[PastMatch, ...]:
    """Return the matches from this place on, newest first."""
    return await _matches(db, search, place, limit, "<= DESC")


async def newer_than(
    db: Connection, search: Search, place: Cursor, limit: int
) -> tuple[PastMatch, ...]:
    """Return the matches that ended next after this place, newest first."""
    return await _matches(db, search, place, limit, "> ASC")


async def between(db: Connection, tables: range, but: Sequence[int]) -> tuple[PastMatch, ...]:
    """Return the matches of the tables with these ids, oldest id first, but for some of them."""
    left_out = f"NOT {rows.among('table_id', but)}"
    return await _matches_where(
        db,
        f"table_id >= ? AND table_id < ? AND {left_out}",
        (tables.start, tables.stop, *but),
    )


async def ended_after(db: Connection, place: Cursor, limit: int) -> tuple[PastMatch, ...]:
    """Return the first matches after this place, in the order in which they ended."""
    chosen = """
        SELECT table_id FROM results WHERE seat = 0 AND (ended_at, table_id) > (?, ?)
        ORDER BY ended_at, table_id LIMIT ?
    """
    found = await rows.readable(
        db,
        Result,
        f"FROM results WHERE table_id IN ({chosen}) ORDER BY ended_at, table_id, seat",
        (*place, limit),
        whole="table_id",
    )
    grouped = groupby(found, key=lambda result: result.table_id)
    return tuple(match_of(tuple(seats)) for _, seats in grouped)


async def of_tables(db: Connection, ids: Sequence[int]) -> tuple[PastMatch, ...]:
    """Return the matches of these tables in the order in which they ended."""
    order = "ended_at, table_id"
    return await _matches_where(db, rows.among("table_id", ids), ids, order)


async def newer(db: Connection, last_table: int, also: Sequence[int]) -> tuple[PastMatch, ...]:
    """Return the matches of all tables after the one with this id, and of some others."""
    which = f"table_id > ? OR {rows.among('table_id', also)}"
    return await _matches_where(db, which, (last_table, *also))


async def _matches(
    db: Connection, search: Search, place: Cursor, limit: int, side: str
) -> tuple[PastMatch, ...]:
    values = {"guild": search.guild_id, "game": search.game, "limit": limit, **place._asdict()}
    values |= {"player": search.player, "partner": search.partner, "players": search.players}
    where = f"table_id IN (SELECT table_id FROM ({statement(search, side)}) AS found)"
    return await _matches_where(db, where, values, "ended_at DESC, table_id DESC")


async def _matches_where(
    db: Connection, where: str, values: rows.Parameters, order: str = "table_id"
) -> tuple[PastMatch, ...]:
    source = f"FROM results WHERE {where} ORDER BY {order}, seat"
    found = await rows.readable(db, Result, source, values, whole="table_id")
    grouped = groupby(found, key=lambda result: result.table_id)
    return tuple(match_of(tuple(seats)) for _, seats in grouped)


def statement(search: Search, side: str) -> str:
    """Return the query for the places of matches; *side* is a comparison with a place, and the
    order."""
    comparison, order = side.split()
    asked = [f"(ended_at, table_id) {comparison} (:ended_at, :table_id)"]
    asked += ["game = :game"] * bool(search.game) + [_WITH_PARTNER] * bool(search.partner)
    asked += ["players = :players"] * bool(search.players)
    sources = (
        f"""
        SELECT ended_at, table_id FROM results AS own
        WHERE guild_id = :guild AND {whose} AND {" AND ".join(asked)}
        """
        for whose in (_ONE_OF_ALL if search.player is None else _OF_PLAYER)
    )
    ordered = f"ORDER BY ended_at {order}, table_id {order} LIMIT :limit"
    return f"{' UNION ALL '.join(sources)} {ordered}"


def match_of(seats: tuple[Result, ...]) -> PastMatch:
    """Return the match with these seats."""
    first, *_ = seats
    return PastMatch(first.table_id, first.game, first.ended_at, seats)
