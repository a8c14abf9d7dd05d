"""Small things the program remembers between two starts, by name."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.games.numbers import number
from data import rows
from data.connection import Connection
from data.database import Database, only_reading


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


def stored(path: Path, name: str) -> str | None:
    """Return the text under this name in a database that a bot may be using. Raises
    `sqlite3.Error`."""
    with closing(only_reading(path)) as db:
        found = db.execute("SELECT text FROM notes WHERE name = ?", (name,)).fetchone()
    return None if found is None else str(found[0])
