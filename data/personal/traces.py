"""On which servers anything is kept of a person."""

from data.connection import Connection

SERVERS = """
    SELECT guild_id FROM tables WHERE opener_id = :user
    UNION
    SELECT guild_id FROM seats JOIN tables ON id = table_id WHERE user_id = :user
    UNION
    SELECT guild_id FROM deal_seats JOIN deals ON id = deal_id WHERE user_id = :user
    UNION
    SELECT guild_id FROM daily_plays WHERE user_id = :user
    UNION
    SELECT guild_id FROM challenge_plays JOIN challenges ON id = challenge_id
    WHERE user_id = :user
    UNION
    SELECT guild_id FROM challenges WHERE opener_id = :user
    UNION
    SELECT guild_id FROM nights WHERE opener_id = :user
    UNION
    SELECT guild_id FROM night_answers JOIN nights ON id = night_id WHERE user_id = :user
    UNION
    SELECT guild_id FROM call_wishes WHERE user_id = :user
    UNION
    SELECT guild_id FROM called_people WHERE user_id = :user
"""
"""The query for the ids of those servers."""


async def servers_of(db: Connection, user_id: int) -> tuple[int, ...]:
    """Return the ids of those servers, lowest first."""
    found = await db.execute_fetchall(f"{SERVERS} ORDER BY guild_id", {"user": user_id})
    return tuple(guild_id for (guild_id,) in found)
