"""Small things the program remembers between two starts, by name."""

from dataclasses import dataclass

from bot.games.numbers import number
from data import rows
from data.connection import Connection
from data.database import Database, looking_into
from data.engines.place import Place


@dataclass(frozen=True, slots=True)
class _Note:
    name: str
    text: str


async def read(database: Database, name: str) -> str | None:
    """Return the text under this name, if one was written."""
    return await find(database.reading, name)


async def find(db: Connection, name: str) -> str | None:
    """Return the same by this connection."""
    found = await rows.readable(db, _Note, "FROM notes WHERE name = ?", (name,))
    return next((note.text for note in found), None)


async def find_number(db: Connection, name: str) -> int | None:
    """Return the number under this name, if one was written and can be read."""
    return number(await find(db, name) or "")


async def write(database: Database, name: str, text: str) -> None:
    """Keep a text under this name, in place of the one before."""
    async with database.transaction() as db:
        await put(db, name, text)


async def put(db: Connection, name: str, text: str) -> None:
    """Keep a text under this name as part of a transaction."""
    await rows.put(db, "notes", ("name",), _Note(name, text))


async def drop(db: Connection, name: str) -> None:
    """Forget what is kept under this name, as part of a transaction."""
    await db.execute("DELETE FROM notes WHERE name = ?", (name,))


async def kept_by_all(db: Connection, name: str) -> list[str]:
    """Return all texts that processes keep under this name, which that of their shards follows."""
    found = await rows.readable(
        db, _Note, "FROM notes WHERE name = ? OR name LIKE ?", (name, f"{name} %")
    )
    return [note.text for note in found]


async def stored(place: Place, name: str) -> str | None:
    """Return the text under this name in a database that a bot may be using. Raises what
    `looking_into` raises."""
    return (await stored_by_all(place, name)).get(name)


async def stored_by_all(place: Place, name: str) -> dict[str, str]:
    """Return all texts that processes keep under this name, which that of their shards follows.

    Raises what `looking_into` raises.
    """
    async with looking_into(place) as db:
        if not await db.schema():
            return {}
        sql = "SELECT name, text FROM notes WHERE name = ? OR name LIKE ? ORDER BY name"
        return dict(await db.execute_fetchall(sql, (name, f"{name} %")))
