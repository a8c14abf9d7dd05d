"""The row of each table: what is played and where, and how far it has come."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

import aiosqlite

from bot.games.cards import Seat
from bot.games.options import OptionValue
from data import rows


class Stage(StrEnum):
    """How far a table has come; a closed one has ended without a result."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """The public message that shows a match: its id, when it was made and the deal it shows."""

    message_id: int
    made_at: int
    deal: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it is stored. Times are in seconds since 1970, UTC.

    `setup` is what was chosen beside the game and its options. `channel_id` is where lobby, board
    and hands are, `parent_id` the channel where the table was opened. `seeds` are None until the
    match begins. `touched_at` tells when somebody last did anything but play: for that there is
    the log. `paused_at` tells since when nobody acts any more. `deals_first` is the seat whose
    turn it is to deal when a rematch begins. A new lobby has the defaults.
    """

    id: int
    game: str
    edition: int
    options: dict[str, OptionValue]
    players: int
    setup: dict[str, OptionValue] = field(default_factory=dict)
    guild_id: int
    channel_id: int
    parent_id: int
    language: str
    opener_id: int
    state: Stage = Stage.LOBBY
    secret: bytes = field(repr=False)
    seeds: tuple[str, ...] | None = None
    lobby_message_id: int | None = None
    board_message_id: int | None = None
    board_made_at: int | None = None
    board_deal: int | None = None
    created_at: int
    touched_at: int
    ended_at: int | None = None
    rematch_of: int | None = None
    deals_first: Seat | None = None
    reminder_message_id: int | None = None
    call_message_id: int | None = None
    paused_at: int | None = None
    pause_message_id: int | None = None

    @property
    def board(self) -> BoardMessage | None:
        """The message that shows the match, if there is one."""
        if self.board_message_id is None or self.board_made_at is None or self.board_deal is None:
            return None
        return BoardMessage(self.board_message_id, self.board_made_at, self.board_deal)


async def add(db: aiosqlite.Connection, row: TableRow) -> TableRow:
    """Stores a new table and returns it with the id it has got."""
    values = dict(zip(rows.columns(TableRow), rows.values(row), strict=True))
    del values["id"]
    cursor = await db.execute(rows.insertion("tables", [*values]), [*values.values()])
    assert cursor.lastrowid is not None
    return replace(row, id=cursor.lastrowid)


async def find(db: aiosqlite.Connection, table_id: int) -> TableRow | None:
    """The table with this id, if there is one."""
    found = await rows.select(db, TableRow, "FROM tables WHERE id = ?", (table_id,))
    return next(iter(found), None)


async def update(db: aiosqlite.Connection, old: TableRow, new: TableRow) -> None:
    """Stores what differs between two states of a table."""
    await rows.update(db, "tables", old, new, ("id",))


async def open_ids(db: aiosqlite.Connection) -> list[int]:
    """The ids of all tables that have not ended, oldest first."""
    found = await db.execute_fetchall(
        "SELECT id FROM tables WHERE state IN ('lobby', 'playing') ORDER BY id"
    )
    return [table_id for (table_id,) in found]


async def open_rematch(db: aiosqlite.Connection, table_id: int) -> int | None:
    """The id of the rematch of a table, if there is one that has not ended."""
    found = await db.execute_fetchall(
        "SELECT id FROM tables WHERE state IN ('lobby', 'playing') AND rematch_of = ?", (table_id,)
    )
    return next((rematch for (rematch,) in found), None)


async def unshown_ids(db: aiosqlite.Connection) -> list[int]:
    """The ids of the tables that have ended, but whose message still shows them being played."""
    found = await db.execute_fetchall(
        """
        SELECT id FROM tables
        WHERE state IN ('finished', 'closed') AND board_message_id IS NOT NULL ORDER BY id
        """
    )
    return [table_id for (table_id,) in found]
