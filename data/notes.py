"""Small things the program remembers between two starts, by name."""

from dataclasses import dataclass

from data import rows
from data.database import Database


@dataclass(frozen=True, slots=True)
class _Note:
    name: str
    text: str


async def read(database: Database, name: str) -> str | None:
    """The text under this name, if one was written."""
    found = await rows.select(database.reading, _Note, "FROM notes WHERE name = ?", (name,))
    return next((note.text for note in found), None)


async def write(database: Database, name: str, text: str) -> None:
    """Keeps a text under this name, in place of the one before."""
    async with database.transaction() as db:
        await rows.put(db, "notes", _Note(name, text))
