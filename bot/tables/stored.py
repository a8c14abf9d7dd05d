"""A table as the database has it: everything that a live table is made from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import aiosqlite

from bot.games import catalogue
from bot.games.cards import Seat
from bot.games.game import Game
from bot.games.options import OptionValue
from bot.tables.errors import TableError, TableFault
from bot.tables.seating import HandHandle, Seating
from data import events, hands, seats, tables
from data.events import Log
from data.tables import TableRow


@dataclass(frozen=True, slots=True)
class Stored:
    """A table's row, game, seating, hand messages, and the log as far as it is needed."""

    row: TableRow
    game: Game
    seating: Seating
    hands: Mapping[Seat, HandHandle]
    log: Log


async def read(db: aiosqlite.Connection, table_id: int) -> Stored:
    """The table with this id.

    Raises `TableError` if there is none, `UnknownGame`, `BadOption` or `WrongNumberOfPlayers` if
    its game is not known any more, and `BadEvent` if its log cannot be read.
    """
    row = await tables.find(db, table_id)
    if row is None:
        raise TableError(TableFault.NO_SUCH_TABLE)
    game = _game(row.game, tuple(row.options.items()), row.players)
    return Stored(
        row,
        game,
        Seating.of(row.players, await seats.of_table(db, table_id)),
        await hands.of_table(db, table_id),
        await events.load_newest_deal(db, table_id, game.pack),
    )


@cache
def _game(key: str, options: tuple[tuple[str, OptionValue], ...], players: int) -> Game:
    # A game holds no state: tables with the same rules share it, and what it has worked out.
    return catalogue.game(key, dict(options), players)
