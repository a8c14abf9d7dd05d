"""A process that plays as fast as it can and says so after each action, until it is killed."""

import asyncio
import sys
from pathlib import Path

from bot.tables.clock import SystemClock
from bot.tables.decisions import play
from bot.tables.hub import Hub
from data.database import Database
from tests.tables.support.people import act, match


async def main(path: Path) -> None:
    """Opens a table and plays at it."""
    database = await Database.open(path)
    table = await match(Hub(database, SystemClock()))
    while not table.over:
        if table.between_deals:
            await table.change(play.next_deal)
        await act(table)
        sys.stdout.write("done\n")
        sys.stdout.flush()
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
