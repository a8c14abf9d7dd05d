"""The places that people had when the week began, on boards of all time: who has moved since."""

from data import notes
from data.connection import Connection
from data.finished.periods import ALL_TIME
from data.finished.rankings import RANKINGS
from data.finished.scopes import ALL_SERVERS, listed_in

NOTE = "places"
"""The note that says of which week they are."""


async def week(db: Connection) -> int | None:
    """Return the week at whose beginning the places were taken, or None if they never were."""
    return await notes.find_number(db, NOTE)


async def note_week(db: Connection, week: int) -> None:
    """Note that all places are those of this week."""
    await notes.put(db, NOTE, str(week))


async def scopes(db: Connection) -> list[int]:
    """Return everywhere, and the servers on which anybody has a name, lowest id first."""
    found = await db.execute_fetchall("SELECT DISTINCT guild_id FROM names ORDER BY guild_id")
    return [ALL_SERVERS, *(scope for (scope,) in found)]


async def take(db: Connection, scope: int, now: int) -> None:
    """Store the places in a scope as they are now, in seconds since 1970."""
    await db.execute("DELETE FROM places WHERE scope = ?", (scope,))
    for by, ranking in RANKINGS.items():
        order = ranking.order_in(ALL_TIME)
        await db.execute(
            f"""
            INSERT INTO places (scope, kind, ranked_by, user_id, place)
            SELECT scope, kind, :by, user_id,
                rank() OVER (PARTITION BY kind ORDER BY {order.value} DESC)
            FROM {order.table} AS own
            WHERE {order.ranked} AND {order.when} AND scope = :scope AND user_id > 0
                AND {listed_in(scope)}
            """,
            {"by": by, "scope": scope, "moment": now, "period": ALL_TIME},
        )
