"""What people are called on a server, for lists of them; who was deleted is not called anything."""

from collections.abc import Iterable
from dataclasses import dataclass

import aiosqlite

from data import rows
from data.seats import Sitter


@dataclass(frozen=True, slots=True)
class _Row:
    guild_id: int
    user_id: int
    name: str


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
