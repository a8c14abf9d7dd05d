"""Discord otherwise than it usually is: the outcomes of a trial, as facts and as what happens."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.loopback import Loopback
from cogs.press import facts
from cogs.press.facts import Facts
from data import notes
from data.database import Database


@contextmanager
def only_originals(loopback: Loopback) -> Iterator[None]:
    """The token of a press does not reach the message that was pressed by its id."""
    loopback.world.unsure.by_id = False
    yield
    loopback.world.unsure.by_id = True


async def keep_facts(folder: Path, seen: Facts) -> None:
    """Keeps what was seen for the bot that starts in this folder, as a trial does."""
    database = await Database.open(folder / "bot.db")
    try:
        await notes.write(database, facts.NOTE, facts.written(seen))
    finally:
        await database.close()
