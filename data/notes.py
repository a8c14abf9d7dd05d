"""Small things the program remembers between two starts, by name."""

from data.database import Database


async def read(database: Database, name: str) -> str | None:
    """The text under this name, if one was written."""
    rows = await database.reading.execute_fetchall("SELECT text FROM notes WHERE name = ?", (name,))
    return next((text for (text,) in rows), None)


async def write(database: Database, name: str, text: str) -> None:
    """Keeps a text under this name, in place of the one before."""
    async with database.transaction() as db:
        await db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (name, text))
