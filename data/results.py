"""Finished matches: a row for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import aiosqlite

from bot.games.cards import Seat
from data import rows


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a match ended for one seat; without a `user_id`, no person chose most of its cards.

    `left_by` is the person who had the seat at the end but had not chosen at least half of its
    cards: for them the match was not played to its end.

    Places count from 1, and equal totals share one. `ended_at` is in seconds since 1970, UTC.
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


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match with the results of all its seats, in their order."""

    table_id: int
    game: str
    ended_at: int
    seats: tuple[Result, ...]


async def add(db: aiosqlite.Connection, results: Sequence[Result]) -> None:
    """Stores how a match ended."""
    await rows.insert(db, "results", results)


async def newest_of_guild(
    db: aiosqlite.Connection, guild_id: int, limit: int
) -> tuple[FinishedMatch, ...]:
    """The newest matches of a server, newest first."""
    chosen = """
        SELECT table_id FROM results WHERE guild_id = ? AND seat = 0
        ORDER BY ended_at DESC, table_id DESC LIMIT ?
    """
    return await _matches(db, chosen, (guild_id, limit))


async def newest_of_player(
    db: aiosqlite.Connection, guild_id: int, user_id: int, limit: int
) -> tuple[FinishedMatch, ...]:
    """The newest matches of a person on a server, newest first, with those they left."""
    chosen = """
        SELECT table_id FROM (
            SELECT table_id, ended_at FROM results WHERE guild_id = ? AND user_id = ?
            UNION ALL
            SELECT table_id, ended_at FROM results WHERE guild_id = ? AND left_by = ?
        ) ORDER BY ended_at DESC, table_id DESC LIMIT ?
    """
    return await _matches(db, chosen, (guild_id, user_id, guild_id, user_id, limit))


async def totals_of_player(
    db: aiosqlite.Connection, guild_id: int, user_id: int, game: str, limit: int
) -> tuple[int, ...]:
    """What a person has made in their newest matches on a server, the oldest of them first.

    Matches of one game, or of all games if *game* is empty.
    """
    found = await db.execute_fetchall(
        """
        SELECT total FROM results
        WHERE guild_id = :guild AND user_id = :user AND (:game = '' OR game = :game)
        ORDER BY ended_at DESC, table_id DESC LIMIT :limit
        """,
        {"guild": guild_id, "user": user_id, "game": game, "limit": limit},
    )
    return tuple(total for (total,) in reversed(list(found)))


async def _matches(
    db: aiosqlite.Connection, chosen: str, parameters: Sequence[int]
) -> tuple[FinishedMatch, ...]:
    found = await rows.select(
        db,
        Result,
        f"FROM results WHERE table_id IN ({chosen}) ORDER BY ended_at DESC, table_id DESC, seat",
        parameters,
    )
    grouped = groupby(found, key=lambda result: result.table_id)
    return tuple(_match(tuple(seats)) for _, seats in grouped)


def _match(seats: tuple[Result, ...]) -> FinishedMatch:
    first, *_ = seats
    return FinishedMatch(first.table_id, first.game, first.ended_at, seats)
