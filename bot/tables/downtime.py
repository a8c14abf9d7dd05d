"""Keeping the bot's downtime out of everybody's clock."""

from data import notes, tables
from data.database import Database

NAME = "alive"


async def note_alive(database: Database, now: int) -> None:
    """Note that the bot runs, as it should every few seconds and when it stops."""
    await notes.write(database, NAME, str(now))


async def leave_out(database: Database, now: int) -> None:
    """Give everybody as much time as they had when the bot was last known to run.

    To be called once after a start, before the tables are read. The clock may have been set back
    meanwhile: nobody waits for the time that comes twice.
    """
    alive = await notes.find_number(database.reading, NAME)
    stopped = 0 if alive is None else now - alive
    async with database.transaction() as db:
        if stopped:
            await tables.move_times(db, stopped, now)
        await notes.put(db, NAME, str(now))
