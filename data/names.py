"""What people are called on a server, for lists of them; who was deleted is not called anything."""

from collections.abc import Iterable
from dataclasses import dataclass

from data import rows
from data.connection import Connection
from data.database import Database
from data.seats import Sitter


@dataclass(frozen=True, slots=True)
class _Row:
    guild_id: int
    user_id: int
    name: str


async def note_known(database: Database, guild_id: int, user_id: int, name: str) -> None:
    """Note what somebody is called by now if it is known what they were called before."""
    known: dict[str, rows.Value] = {"guild": guild_id, "user": user_id, "name": name}
    which = "guild_id = :guild AND user_id = :user AND name <> :name"
    if not await rows.readable(database.reading, _Row, f"FROM names WHERE {which}", known):
        return
    async with database.transaction() as db:
        await db.execute(f"UPDATE names SET name = :name WHERE {which}", known)


async def note(db: Connection, guild_id: int, sitters: Iterable[Sitter]) -> None:
    """Note what the people among these are called by now."""
    people = [_Row(guild_id, each.user_id, each.name) for each in sitters if each.user_id]
    if not people:
        return
    await db.executemany(
        f"""
        {rows.insertion("names", rows.columns(_Row))}
        ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name
        WHERE names.name <> excluded.name
        """,
        [rows.values(each) for each in people],
    )
