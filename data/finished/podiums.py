"""Podiums: the first three of each board of a season that is over, on a server.

Equals share a place. Whoever was deleted keeps theirs without a name, and is not shown.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.ratings.units import KINDS
from data import notes, rows
from data.connection import Connection
from data.finished.boards import FEWEST
from data.finished.periods import EACH, Span, end_of
from data.finished.rankings import RANKINGS, By

NOTE = "podiums"
"""The note that says up to which season all of them are there."""

NONE = 0
"""Stands for no season."""

STEPS = 3
"""How many places there are on a podium."""

_KINDS = ", ".join(map(str, range(len(KINDS) + 1)))
_SEASONS = f"BETWEEN {Span.SEASON * EACH} AND {(Span.SEASON + 1) * EACH - 1}"


@dataclass(frozen=True, slots=True)
class Medal:
    """A place on a podium: of which season and board, whose it is, and what they were ranked by.

    `value` is the number that a board shows, of points ten times theirs. Without a name, the person
    is not known by any.
    """

    period: int
    kind: int
    ranked_by: By
    place: int
    user_id: int
    value: int
    name: str


@dataclass(frozen=True, slots=True)
class Telling:
    """A server that chose something: in which channel it is told podiums, if in any.

    It was `told` those up to this season, or None before anything was looked at.
    """

    guild_id: int
    channel_id: int | None
    told: int | None


@dataclass(frozen=True, slots=True)
class _Told:
    guild_id: int
    told: int


async def newest(db: Connection) -> int:
    """Return the newest season of which all podiums are there; `NONE` if all have to be taken."""
    found = await notes.find_number(db, NOTE)
    return NONE if found is None else found


async def begin(db: Connection) -> int:
    """Return the same; from now on it is known whether they are demanded again."""
    found = await newest(db)
    if found == NONE:
        await notes.put(db, NOTE, str(NONE))
    return found


async def end(db: Connection, season: int) -> None:
    """Note that the podiums of all seasons up to this one are there.

    If they have been demanded since it was begun, all have to be taken again.
    """
    if await notes.find(db, NOTE) is not None:
        await notes.put(db, NOTE, str(season))


async def demand(db: Connection) -> None:
    """Note that all podiums have to be taken anew: what they follow from has changed."""
    await notes.drop(db, NOTE)


async def seasons(db: Connection, guild_id: int) -> list[int]:
    """Return the seasons in which anything was counted on a server, the oldest first."""
    found = await db.execute_fetchall(
        f"""
        SELECT period FROM season_ratings WHERE scope = :guild AND kind IN ({_KINDS})
        UNION
        SELECT period FROM match_tallies WHERE scope = :guild AND kind = 0 AND period {_SEASONS}
        ORDER BY period
        """,
        {"guild": guild_id},
    )
    return [period for (period,) in found]


async def clear(db: Connection, guild_id: int) -> None:
    """Delete the podiums of a server."""
    await db.execute("DELETE FROM podiums WHERE scope = ?", (guild_id,))


async def take(db: Connection, guild_id: int, season: int) -> None:
    """Store the podiums of a season on a server, in place of those that there are."""
    await db.execute("DELETE FROM podiums WHERE scope = ? AND period = ?", (guild_id, season))
    for by, ranking in RANKINGS.items():
        order = ranking.order_in(season)
        await db.execute(
            f"""
            INSERT INTO podiums (scope, kind, period, ranked_by, user_id, place, value)
            SELECT :guild, kind, :period, :by, user_id, place, value FROM (
                SELECT kind, user_id, {order.value} AS value,
                    count(*) OVER (PARTITION BY kind) AS people,
                    rank() OVER (PARTITION BY kind ORDER BY {order.value} DESC) AS place
                FROM {order.table} AS own
                WHERE {order.ranked} AND {order.when} AND scope = :guild AND kind IN ({_KINDS})
            ) AS placed WHERE place <= {STEPS} AND people >= {FEWEST}
            """,
            {"by": by, "guild": guild_id, "period": season, "moment": end_of(season)},
        )


async def of_season(db: Connection, guild_id: int, season: int) -> list[Medal]:
    """Return the medals of a season on a server, by the numbers of the ratings, the best first."""
    return await _select(
        db, "podiums.scope = ? AND period = ? AND podiums.user_id > 0", (guild_id, season)
    )


async def of_person(
    db: Connection, guild_id: int, user_id: int, kinds: Sequence[int]
) -> list[Medal]:
    """Return the medals of a person in these games or in all together, the newest first."""
    where = f"podiums.scope = ? AND podiums.user_id = ? AND {rows.among('kind', kinds)}"
    return await _select(db, where, (guild_id, user_id, *kinds))


async def untold(db: Connection, season: int) -> list[Telling]:
    """Return the servers that have not been told up to this season, lowest id first."""
    source = """
        FROM servers LEFT JOIN tellings ON tellings.guild_id = servers.guild_id
        WHERE coalesce(told, 0) < ? ORDER BY servers.guild_id
    """
    return await rows.readable(
        db, Telling, source, (season,), guild_id="servers.guild_id", channel_id="podiums"
    )


async def note_told(db: Connection, guild_id: int, season: int) -> None:
    """Note that a server needs not be told any podium up to this season."""
    await rows.put(db, "tellings", ("guild_id",), _Told(guild_id, season))


async def _select(db: Connection, where: str, values: Sequence[rows.Value]) -> list[Medal]:
    source = f"""
        FROM podiums LEFT JOIN names
            ON names.guild_id = podiums.scope AND names.user_id = podiums.user_id
        WHERE {where} ORDER BY period DESC, kind, place, podiums.user_id
    """
    return await rows.readable(
        db, Medal, source, values, user_id="podiums.user_id", name="coalesce(names.name, '')"
    )
