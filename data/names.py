"""What people are called on a server, for lists of them; who was deleted is not called anything."""

from collections.abc import Iterable
from dataclasses import dataclass

import aiosqlite

from data import rows
from data.database import Database
from data.seats import Sitter


@dataclass(frozen=True, slots=True)
class _Row:
    guild_id: int
    user_id: int
    name: str


async def note_known(database: Database, guild_id: int, user_id: int, name: str) -> None:
    """Notes what somebody is called by now if it is known what they were called before."""
    known = (guild_id, user_id, name)
    among = "FROM names WHERE guild_id = ? AND user_id = ? AND name <> ?"
    if not await rows.select(database.reading, _Row, among, known):
        return
    async with database.transaction() as db:
        await db.execute("UPDATE names SET name = ?3 WHERE guild_id = ?1 AND user_id = ?2", known)


async def note(db: aiosqlite.Connection, guild_id: int, sitters: Iterable[Sitter]) -> None:
    """Notes what the people among these are called by now."""
    people = [_Row(guild_id, each.user_id, each.name) for each in sitters if each.user_id]
    if not people:
        return
    await db.executemany(
        f"""
        {rows.insertion("names", rows.columns(_Row))}
        ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name
        WHERE name <> excluded.name
        """,
        [rows.values(each) for each in people],
    )
