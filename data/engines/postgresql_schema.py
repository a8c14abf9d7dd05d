"""The schema of a database of PostgreSQL: its number, and how it is brought up to date."""

import asyncio
from pathlib import Path
from typing import Protocol

from data.connection import LIVE, Connection, Writer, transaction
from data.engines.place import Url
from data.faults import SchemaTooNew

MIGRATIONS = Path(__file__).parent.parent / "migrations" / "postgresql"

LOCK = 0x7A_72_6F_63
"""Who changes the schema holds this number; others wait."""

PATIENCE_MS = 60_000
"""How long, for what is changed may be much."""


class Scripted(Writer, Protocol):
    """A connection that runs many statements at once."""

    async def run(self, script: str) -> None:
        """Run all statements of a script."""


async def migrate(db: Scripted, url: Url) -> None:
    """Bring the schema of a database up to date, and make it where there is none.

    Raises `SchemaTooNew`.
    """
    scripts = {int(script.name[:4]): script for script in sorted(MIGRATIONS.glob("[0-9]*.sql"))}
    async with transaction(db):
        await db.execute(f"SET LOCAL lock_timeout = {PATIENCE_MS}")
        await db.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        found = await _number(db)
        if found > max(scripts):
            raise SchemaTooNew(url, found, max(scripts))
        for number, script in scripts.items():
            if number > found:
                await db.run(await asyncio.to_thread(script.read_text, "utf-8"))
                await db.execute(f"UPDATE schema_number SET number = {number}")


async def _number(db: Connection) -> int:
    # 0 for a schema that has just been made.
    if found := await db.schema():
        return found
    if not await db.execute_fetchall("SELECT 1 FROM pg_namespace WHERE nspname = ?", (LIVE,)):
        await db.execute(f"CREATE SCHEMA {LIVE}")
    await db.execute("CREATE TABLE schema_number (number BIGINT NOT NULL)")
    await db.execute("INSERT INTO schema_number (number) VALUES (0)")
    return 0
