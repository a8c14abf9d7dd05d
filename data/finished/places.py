"""The places that people had when the week began, on boards of all time: who has moved since."""

import aiosqlite

from data import notes
from data.finished.boards import AWAY_S, By
from data.finished.periods import ALL_TIME
from data.finished.scopes import EVERYWHERE, listed_in

NOTE = "places"
"""The note that says of which week they are."""

# Whoever is ranked, and by what.
_RANKED = {
    By.RATING: ("shown", f"ratings AS own WHERE settled AND last_at > :now - {AWAY_S}"),
    By.POINTS: ("value", f"deal_tallies AS own WHERE ranked AND period = {ALL_TIME}"),
    By.WINS: ("wins", f"match_tallies AS own WHERE wins > 0 AND period = {ALL_TIME}"),
    By.MATCHES: ("matches", f"match_tallies AS own WHERE period = {ALL_TIME}"),
}


async def week(db: aiosqlite.Connection) -> int | None:
    """The week at whose beginning the places were taken, or None if they never were."""
    return await notes.find_number(db, NOTE)


async def note_week(db: aiosqlite.Connection, week: int) -> None:
    """Notes that all places are those of this week."""
    await notes.put(db, NOTE, str(week))


async def scopes(db: aiosqlite.Connection) -> list[int]:
    """Everywhere, and the servers on which anybody has a name, lowest id first."""
    found = await db.execute_fetchall("SELECT DISTINCT guild_id FROM names ORDER BY guild_id")
    return [EVERYWHERE, *(scope for (scope,) in found)]


async def take(db: aiosqlite.Connection, scope: int, now: int) -> None:
    """Stores the places in a scope as they are now, in seconds since 1970."""
    await db.execute("DELETE FROM places WHERE scope = ?", (scope,))
    for by, (value, ranked) in _RANKED.items():
        await db.execute(
            f"""
            INSERT INTO places (scope, kind, ranked_by, user_id, place)
            SELECT scope, kind, :by, user_id, rank() OVER (PARTITION BY kind ORDER BY {value} DESC)
            FROM {ranked} AND scope = :scope AND user_id > 0 AND {listed_in(scope)}
            """,
            {"by": by, "scope": scope, "now": now},
        )
