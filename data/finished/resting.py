"""Who rests grows less certain by the week, and loses their place on boards by rating some day.

It is noted before boards are read, and by the clock: then their order is that of an index.
"""

from data.connection import Connection
from data.database import Database

_TABLES = ("ratings", "season_ratings")
_UNCERTAIN = "settled = 1 AND certain_until <= :now"


async def note(database: Database, now: int) -> None:
    """Take the places of those whose ratings are too uncertain by now, also in seasons.

    *now* is in seconds since 1970. Raises `DatabaseError` if the database cannot be used.
    """
    if await _is_due(database.reading, now):
        async with database.transaction() as db:
            for table in _TABLES:
                await db.execute(f"UPDATE {table} SET settled = 0 WHERE {_UNCERTAIN}", {"now": now})


async def _is_due(db: Connection, now: int) -> bool:
    found = " OR ".join(f"EXISTS (SELECT 1 FROM {table} WHERE {_UNCERTAIN})" for table in _TABLES)
    [(is_due,)] = await db.execute_fetchall(f"SELECT {found}", {"now": now})
    return bool(is_due)
