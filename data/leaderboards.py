"""Standings of people in a server: sums of their results, a game or all games together.

Who has won more matches stands higher; among equals, who has made more points.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import aiosqlite

from data.results import Result

ALL_GAMES = ""
"""Stands for all games together."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a leaderboard; `place` counts from 1, and equals share one."""

    place: int
    user_id: int
    name: str
    matches: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class GameStanding:
    """What a person has done in one game."""

    game: str
    matches: int
    wins: int
    points: int


async def add(db: aiosqlite.Connection, results: Iterable[Result]) -> None:
    """Counts the results of a match in; those of computers are left out."""
    rows = [
        (result.guild_id, game, result.user_id, result.name, result.won, result.total)
        for result in results
        if result.user_id is not None
        for game in (result.game, ALL_GAMES)
    ]
    await db.executemany(
        """
        INSERT INTO standings VALUES (?, ?, ?, ?, 1, ?, ?)
        ON CONFLICT (guild_id, game, user_id) DO UPDATE SET
            name = excluded.name,
            matches = matches + 1,
            wins = wins + excluded.wins,
            points = points + excluded.points
        """,
        rows,
    )


async def top(
    db: aiosqlite.Connection, guild_id: int, game: str = ALL_GAMES, limit: int = 10
) -> tuple[Standing, ...]:
    """The first lines of the leaderboard, best first."""
    rows = await db.execute_fetchall(
        """
        SELECT user_id, name, matches, wins, points FROM standings
        WHERE guild_id = ? AND game = ?
        ORDER BY wins DESC, points DESC, user_id LIMIT ?
        """,
        (guild_id, game, limit),
    )
    return _placed([tuple(row) for row in rows])


async def of_player(
    db: aiosqlite.Connection, guild_id: int, user_id: int, game: str = ALL_GAMES
) -> Standing | None:
    """The line of one person, or None if he has finished no match."""
    rows = await db.execute_fetchall(
        """
        SELECT 1 + (
            SELECT count(*) FROM standings AS better
            WHERE better.guild_id = own.guild_id AND better.game = own.game
            AND better.wins > own.wins
        ) + (
            SELECT count(*) FROM standings AS better
            WHERE better.guild_id = own.guild_id AND better.game = own.game
            AND better.wins = own.wins AND better.points > own.points
        ), user_id, name, matches, wins, points
        FROM standings AS own WHERE guild_id = ? AND game = ? AND user_id = ?
        """,
        (guild_id, game, user_id),
    )
    return next((Standing(*row) for row in rows), None)


async def games_of_player(
    db: aiosqlite.Connection, guild_id: int, user_id: int, games: Iterable[str]
) -> tuple[GameStanding, ...]:
    """The lines of one person in each of the games he has played, most wins first."""
    known = tuple(games)
    rows = await db.execute_fetchall(
        f"""
        SELECT game, matches, wins, points FROM standings
        WHERE guild_id = ? AND user_id = ? AND game IN ({", ".join("?" * len(known))})
        ORDER BY wins DESC, points DESC, game
        """,
        (guild_id, user_id, *known),
    )
    return tuple(GameStanding(*row) for row in rows)


def _placed(rows: list[Any]) -> tuple[Standing, ...]:
    standings: list[Standing] = []
    for number, (user_id, name, matches, wins, points) in enumerate(rows, start=1):
        above = standings[-1] if standings else None
        equal = above is not None and (above.wins, above.points) == (wins, points)
        place = above.place if above is not None and equal else number
        standings.append(Standing(place, user_id, name, matches, wins, points))
    return tuple(standings)
