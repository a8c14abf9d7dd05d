"""A process of its own that ends many deals of the same people, one right after the other.

`python -m tests.tables.support.ends DATABASE SERVER DEALS`: plays them but for their last card at
tables of this server, says so in a line, and ends them once it gets one.
"""

import asyncio
import sys

from bot.tables.decisions import lobby
from bot.tables.hub import Hub
from bot.tables.table import Table
from data.database import Database
from data.engines.place import place_of
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import BEPPE, CARLA, act, open_lobby


async def main(address: str, server: int, deals: int) -> None:
    """Plays, waits for its turn and ends."""
    database = await Database.open(place_of(address))
    hub = Hub(database, FakeClock())
    tables = [await nearly_ended(hub, server, number) for number in range(deals)]
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)
    for table in tables:
        await act(table)
        assert table.between_deals
    await database.close()


async def nearly_ended(hub: Hub, server: int, number: int) -> Table:
    """A table whose first deal lacks its last card."""
    table = await open_lobby(hub, BEPPE, CARLA, guild=server, channel=server * 1000 + number)
    await table.change(lobby.start, table.row.opener_id)
    while sum(table.public.cards_left) > 1:
        await act(table)
    return table


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:])))
