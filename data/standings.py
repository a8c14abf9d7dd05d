"""Standings of people on a server: sums of their results, in one game or in all games together.

More wins rank higher; between equals, more points do. People who were deleted have negative ids and
are not listed.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from data import rows
from data.connection import Connection
from data.results import Result

ALL_GAMES = ""
"""Stands for all games together."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The sums of a person; `place` counts from 1, and equals share one."""

    place: int
    user_id: int
    name: str
    matches: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class _Row:
    guild_id: int
    game: str
    user_id: int
    name: str
    matches: int
    wins: int
    points: int


async def add(db: Connection, results: Iterable[Result]) -> None:
    """Count the results of a match in; those of computers are left out."""
    counted = [
        rows.values(
            _Row(result.guild_id, game, result.user_id, result.name, 1, result.won, result.total)
        )
        for result in results
        if result.user_id is not None
        for game in (result.game, ALL_GAMES)
    ]
    await db.executemany(
        f"""
        {rows.insertion("standings", rows.columns(_Row))}
        ON CONFLICT (guild_id, game, user_id) DO UPDATE SET
            name = excluded.name,
            matches = standings.matches + excluded.matches,
            wins = standings.wins + excluded.wins,
            points = standings.points + excluded.points
        """,
        counted,
    )


async def add_up(db: Connection, table_id: int) -> None:
    """Add up everything again for those who played at a table that has been voided."""
    theirs = """
        (guild_id, user_id) IN (SELECT guild_id, user_id FROM results WHERE table_id = :table)
    """
    await db.execute(f"DELETE FROM standings WHERE {theirs}", {"table": table_id})
    for game in ("game", f"'{ALL_GAMES}'"):
        # The name is that of the newest match.
        await db.execute(
            f"""
            INSERT INTO standings ({", ".join(rows.columns(_Row))})
            SELECT guild_id, scope, user_id, max(name) FILTER (WHERE newest = 1), count(*),
                sum(won), sum(total)
            FROM (
                SELECT guild_id, {game} AS scope, user_id, name, won, total, row_number() OVER (
                    PARTITION BY user_id, {game} ORDER BY ended_at DESC, table_id DESC
                ) AS newest
                FROM results WHERE {theirs} AND user_id IS NOT NULL
                    AND voided = 0 AND unfinished = 0
            ) AS own
            GROUP BY guild_id, scope, user_id
            """,
            {"table": table_id},
        )


async def of_player(
    db: Connection, guild_id: int, user_id: int, game: str = ALL_GAMES
) -> Standing | None:
    """Return the line of one person, or None if they have finished no match."""
    source = "FROM standings AS own WHERE guild_id = ? AND game = ? AND user_id = ?"
    place = """
        1 + (
            SELECT count(*) FROM standings AS better
            WHERE better.guild_id = own.guild_id AND better.game = own.game
            AND better.user_id > 0 AND better.wins > own.wins
        ) + (
            SELECT count(*) FROM standings AS better
            WHERE better.guild_id = own.guild_id AND better.game = own.game
            AND better.user_id > 0 AND better.wins = own.wins AND better.points > own.points
        )
    """
    found = await rows.readable(db, Standing, source, (guild_id, game, user_id), place=place)
    return next(iter(found), None)
