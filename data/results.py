"""Finished matches: a row for each seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import aiosqlite

from bot.games.cards import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a match ended for one seat; without `user_id` a computer sat there.

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


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match with the results of all its seats, in their order."""

    table_id: int
    game: str
    ended_at: int
    seats: tuple[Result, ...]


async def add(db: aiosqlite.Connection, results: Iterable[Result]) -> None:
    """Stores how a match ended."""
    rows = [
        (
            r.table_id,
            r.seat,
            r.user_id,
            r.name,
            r.game,
            r.guild_id,
            r.players,
            r.total,
            r.payoff,
            r.place,
            r.won,
            r.ended_at,
        )
        for r in results
    ]
    await db.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


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
    """The newest matches of a person in a server, newest first."""
    chosen = """
        SELECT table_id FROM results WHERE guild_id = ? AND user_id = ?
        ORDER BY ended_at DESC, table_id DESC LIMIT ?
    """
    return await _matches(db, chosen, (guild_id, user_id, limit))


async def totals_of_player(
    db: aiosqlite.Connection, guild_id: int, user_id: int, game: str, limit: int
) -> tuple[int, ...]:
    """What a person made in the newest matches in a server, oldest of them first.

    Those of one game, or of all where *game* is empty.
    """
    rows = await db.execute_fetchall(
        """
        SELECT total FROM results
        WHERE guild_id = :guild AND user_id = :user AND (:game = '' OR game = :game)
        ORDER BY ended_at DESC, table_id DESC LIMIT :limit
        """,
        {"guild": guild_id, "user": user_id, "game": game, "limit": limit},
    )
    return tuple(total for (total,) in reversed(list(rows)))


async def _matches(
    db: aiosqlite.Connection, chosen: str, parameters: Sequence[int]
) -> tuple[FinishedMatch, ...]:
    rows = await db.execute_fetchall(
        f"""
        SELECT * FROM results WHERE table_id IN ({chosen})
        ORDER BY ended_at DESC, table_id DESC, seat
        """,
        parameters,
    )
    grouped = groupby(map(_result, rows), key=lambda result: result.table_id)
    return tuple(_match(tuple(seats)) for _, seats in grouped)


def _match(seats: tuple[Result, ...]) -> FinishedMatch:
    return FinishedMatch(seats[0].table_id, seats[0].game, seats[0].ended_at, seats)


def _result(row: Any) -> Result:
    table_id, seat, user_id, name, game, guild_id, players, total, payoff, place, won, at = row
    return Result(
        table_id=table_id,
        seat=seat,
        user_id=user_id,
        name=name,
        game=game,
        guild_id=guild_id,
        players=players,
        total=total,
        payoff=payoff,
        place=place,
        won=bool(won),
        ended_at=at,
    )
