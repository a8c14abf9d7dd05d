"""Turns in identifying at the gateway, of all processes with a database."""

import asyncio
from time import time

from data.database import Database

APART_S = 5.0
"""How far apart two identifies of one key are (Discord's documentation, *Gateway*, *Rate
Limiting*)."""

LOOK_S = 0.25
"""How often whoever waits looks whether it is their turn."""


class IdentifyTurns:
    """Lets shards of one key identify one after the other; a key is *shard % concurrency*."""

    def __init__(self, database: Database) -> None:
        self.concurrency = 1
        """How many shards may identify at once, as Discord says."""
        self._database = database

    async def take(self, shard_id: int) -> None:
        """Return when the shard may identify."""
        while True:
            if await self._is_taken(shard_id % self.concurrency):
                return
            await asyncio.sleep(LOOK_S)

    async def _is_taken(self, key: int) -> bool:
        # A clock that was set back lets nobody wait for the time that comes twice.
        sql = """
            INSERT INTO identifies (key, at) VALUES (:key, :now)
            ON CONFLICT (key) DO UPDATE SET at = excluded.at
                WHERE identifies.at NOT BETWEEN excluded.at - :apart AND excluded.at
            RETURNING key
        """
        values = {"key": key, "now": time(), "apart": APART_S}
        async with self._database.transaction() as db:
            return bool(await db.execute_fetchall(sql, values))
