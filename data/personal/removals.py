"""Servers that have removed the bot: since when, and deleting everything that is kept of them."""

from collections.abc import Collection, Sequence

from data import rows
from data.connection import Connection
from data.finished import rebuild_tables
from data.ranges.shard_range import ALL, ShardRange

# Reads one entry of the index for each server, and not one for each table.
_KNOWN = """
    WITH RECURSIVE known (guild_id) AS (
        SELECT min(guild_id) FROM tables
        UNION ALL
        SELECT (SELECT min(guild_id) FROM tables WHERE guild_id > known.guild_id)
        FROM known WHERE known.guild_id IS NOT NULL
    )
    SELECT guild_id FROM known WHERE guild_id IS NOT NULL
    UNION
    SELECT guild_id FROM servers
    UNION
    SELECT guild_id FROM challenges
    UNION
    SELECT guild_id FROM daily_totals
    UNION
    SELECT guild_id FROM nights
"""


OUTLIVING = frozenset({"daily_plays", "challenge_plays"})
"""What names a table and stays when that is deleted: it goes with its person or its server."""


async def note(db: Connection, here: Collection[int], now: int, shards: ShardRange = ALL) -> None:
    """Note which servers of these shards the bot is not on any more; it is on those that are
    *here*."""
    known = {guild_id for (guild_id,) in await db.execute_fetchall(_KNOWN)}
    back = [(guild_id,) for guild_id in here]
    await db.executemany("DELETE FROM removals WHERE guild_id = ?", back)
    gone = [(guild_id, now) for guild_id in filter(shards.owns, known - set(here))]
    await db.executemany(
        "INSERT INTO removals (guild_id, removed_at) VALUES (?, ?) ON CONFLICT DO NOTHING", gone
    )


async def before(db: Connection, moment: int, shards: ShardRange = ALL) -> list[int]:
    """Return the ids of the servers of these shards that removed the bot before this time, lowest
    first."""
    found = await db.execute_fetchall(
        "SELECT guild_id FROM removals WHERE removed_at < ? ORDER BY guild_id", (moment,)
    )
    return [guild_id for (guild_id,) in found if shards.owns(guild_id)]


async def delete_tables(db: Connection, guild_id: int, most: int) -> bool:
    """Delete the newest tables of a server with everything that is kept of them.

    At most so many; returns whether there were any.
    """
    found = await db.execute_fetchall(
        "SELECT id FROM tables WHERE guild_id = ? ORDER BY id DESC LIMIT ?", (guild_id, most)
    )
    ids = [table_id for (table_id,) in found]
    if ids:
        await delete(db, ids)
        await rebuild_tables.note_change(db)
    return bool(ids)


async def delete_rest(db: Connection, guild_id: int) -> None:
    """Delete what else is kept of a server, and that it has removed the bot.

    If anything of it counted, what people have everywhere is counted again without it.
    """
    counted = await _counted(db, guild_id)
    # Asked of the schema, so that nothing is left behind when something is added there.
    for column in ("guild_id", "scope"):
        for table in await db.tables_with(column):
            await db.execute(f"DELETE FROM {table} WHERE {column} = ?", (guild_id,))
    await (rebuild_tables.demand(db) if counted else rebuild_tables.note_change(db))


async def delete(db: Connection, ids: Sequence[int]) -> None:
    """Delete these tables with everything that is kept of them."""
    deals = f"SELECT id FROM deals WHERE {rows.among('table_id', ids)}"
    for table in await db.tables_with("deal_id"):
        await db.execute(f"DELETE FROM {table} WHERE deal_id IN ({deals})", ids)
    for table in await db.tables_with("table_id"):
        if table in OUTLIVING:
            continue
        await db.execute(f"DELETE FROM {table} WHERE {rows.among('table_id', ids)}", ids)
    again = f"WHERE {rows.among('rematch_of', ids)}"
    await db.execute(f"UPDATE tables SET rematch_of = NULL {again}", ids)
    await db.execute(f"DELETE FROM tables WHERE {rows.among('id', ids)}", ids)


async def _counted(db: Connection, guild_id: int) -> bool:
    [(counted,)] = await db.execute_fetchall(
        "SELECT EXISTS (SELECT 1 FROM deal_tallies WHERE scope = :guild)"
        " OR EXISTS (SELECT 1 FROM match_tallies WHERE scope = :guild)",
        {"guild": guild_id},
    )
    return bool(counted)
