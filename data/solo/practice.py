"""Tables where people play alone: the one under way, those of a person, and old ones."""

from data.connection import Connection
from data.finished.scopes import ALL_SERVERS
from data.personal import removals


async def under_way(db: Connection, user_id: int, guild_id: int, game: str) -> int | None:
    """Return the id of the newest table where a person of this server practises a game, if there is
    one that has not ended."""
    found = await db.execute_fetchall(
        """
        SELECT id FROM tables
        WHERE opener_id = ? AND kind = 'practice' AND kind <> 'group' AND state = 'playing'
            AND guild_id = ? AND game = ?
        ORDER BY id DESC LIMIT 1
        """,
        (user_id, guild_id, game),
    )
    return next((table_id for (table_id,) in found), None)


async def delete_of(db: Connection, user_id: int, guild_id: int) -> None:
    """Delete all tables where a person plays alone on this server, under way or not; it may be
    `ALL_SERVERS`."""
    found = await db.execute_fetchall(
        f"""
        SELECT id FROM tables
        WHERE opener_id = :user AND kind <> 'group'
            AND (guild_id = :guild OR :guild = {ALL_SERVERS})
        """,
        {"user": user_id, "guild": guild_id},
    )
    await removals.delete(db, [table_id for (table_id,) in found])


async def delete_old(db: Connection, before: int, most: int) -> bool:
    """Delete tables where people practised or learned that nobody has touched since this time, in
    seconds since 1970.

    At most so many; returns whether there may be more.
    """
    found = await db.execute_fetchall(
        """
        SELECT id FROM tables
        WHERE kind IN ('practice', 'lesson') AND kind <> 'group' AND created_at < :before
            AND coalesce(ended_at, (
                SELECT at FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1
            ), touched_at) < :before
        ORDER BY created_at LIMIT :most
        """,
        {"before": before, "most": most},
    )
    await removals.delete(db, [table_id for (table_id,) in found])
    return len(found) == most
