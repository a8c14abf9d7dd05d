"""What an action costs with its fence beside one without, and with PostgreSQL beside SQLite.

Both sides of a ratio play in turns, an action each: what disturbs one disturbs the other.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from unittest.mock import patch

from bot.tables.table import Table
from data import tables
from data.connection import Connection
from data.database import Database
from data.engines.place import Place
from data.tables import TableRow
from tests.bench.engines.acting import act_with_hand, warmed_up
from tests.bench.engines.cluster import lasting_server, missing, processor_s
from tests.bench.row import Row, at_most, told
from tests.server import Server

DEALS = 20

FENCE = "action stored, with its fence ÷ without, processor"
BOT = "action stored, PostgreSQL ÷ SQLite, processor of the bot"
ALL = f"{BOT} and the server"

Claim = Callable[[Connection, TableRow, TableRow], Awaitable[None]]


class Side:
    """Tables of one database, one after another, and the processor time of what is done there.

    Times are in seconds, `own` a list of those of each action, `others` of a deal's mean action in
    all processes that *others_s* counts. The last card of a deal is left out: much more is stored
    with it. Every write of a table begins with *claim*.
    """

    def __init__(
        self,
        database: Database,
        claim: Claim = tables.claim,
        others_s: Callable[[], float] = lambda: 0,
    ) -> None:
        self.own, self.others = list[float](), list[float]()
        self._database, self._claim, self._others_s = database, claim, others_s
        self._read = list[float]()
        self._table: Table

    async def begin(self) -> None:
        """Begin the next table."""
        with patch.object(tables, "claim", self._claim):
            self._table = await warmed_up(self._database)
        self._read = [self._others_s()]

    async def act(self) -> bool:
        """Do what is next at the table, and return whether the deal goes on."""
        with patch.object(tables, "claim", self._claim):
            cost = await act_with_hand(self._table)
        if self._table.turn is None:
            self.others.append((self._read[-1] - self._read[0]) / (len(self._read) - 1))
            return False
        self.own.append(cost.processor_s)
        self._read.append(self._others_s())
        return True


def rows() -> list[Row]:
    """The measurements, as rows of a table. Linux only."""
    with TemporaryDirectory() as folder, lasting_server() as server:
        return asyncio.run(_rows(Path(folder), server))


async def _rows(folder: Path, server: Server | None) -> list[Row]:
    return [await _fence(folder), *await engines(folder, server)]


async def _fence(folder: Path) -> Row:
    async with opened(folder / "fence.db") as fenced, opened(folder / "none.db") as bare:
        sides = Side(fenced), Side(bare, no_claim)
        await play_in_turns(*sides)
    with_it, without = (median(side.own) for side in sides)
    return at_most(FENCE, with_it / without, 1.1, digits=2)


async def no_claim(db: Connection, old: TableRow, new: TableRow) -> None:
    """Store nothing of the table's own row."""


async def engines(folder: Path, server: Server | None) -> list[Row]:
    """What the engines cost beside each other, with a database of each."""
    if server is None:
        return [missing(BOT), missing(ALL)]
    url = await server.fresh()
    async with opened(folder / "engine.db") as file, opened(url) as database:
        sides = Side(file), Side(database, others_s=lambda: processor_s(server))
        await play_in_turns(*sides)
    sqlite, postgresql = (median(side.own) for side in sides)
    servers = median(sides[1].others)
    return [
        told("action stored, SQLite, processor", sqlite * 1000, "ms", 2),
        told("action stored, PostgreSQL, processor of the bot", postgresql * 1000, "ms", 2),
        told("action stored, PostgreSQL, processor of the server", servers * 1000, "ms", 2),
        at_most(BOT, postgresql / sqlite, 1.5, digits=2),
        at_most(ALL, (postgresql + servers) / sqlite, 3, digits=2),
    ]


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Database]:
    """The database at this place, until the block is left."""
    database = await Database.open(place)
    try:
        yield database
    finally:
        await database.close()


async def play_in_turns(*sides: Side, deals: int = DEALS) -> None:
    """Play so many deals on all sides, an action on each after the other."""
    for _ in range(deals):
        for side in sides:
            await side.begin()
        while all([await side.act() for side in sides]):
            pass
