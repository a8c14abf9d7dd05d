"""The row of each table: what is played, where, and how far it has come."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

import aiosqlite

from bot.games.options import OptionValue


class State(StrEnum):
    """How far a table has come; a closed one ended without a result."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Board:
    """The public message of a table: its id, when it was made and the deal it shows."""

    message_id: int
    made_at: int
    deal: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it is stored. Times are seconds since 1970, UTC.

    `channel_id` is where lobby, board and hands are, `parent_id` the channel it was opened in.
    `seeds` are None until the match starts. `touched_at` tells when somebody last did anything
    but play: for that, the log tells. `pack` is the drawing that was chosen, if any was. What has
    a default is so in a new lobby.
    """

    id: int
    game: str
    edition: int
    options: dict[str, OptionValue]
    players: int
    guild_id: int
    channel_id: int
    parent_id: int
    language: str
    opener_id: int
    state: State = State.LOBBY
    secret: bytes = field(repr=False)
    seeds: tuple[str, ...] | None = None
    lobby_message_id: int | None = None
    board: Board | None = None
    created_at: int
    touched_at: int
    ended_at: int | None = None
    rematch_of: int | None = None
    pack: str | None = None


_COLUMNS = """
    id, game, edition, options, players, guild_id, channel_id, parent_id, language, opener_id,
    state, secret, seeds, lobby_message_id, board_message_id, board_made_at, board_deal,
    created_at, touched_at, ended_at, rematch_of, pack
"""


async def add(db: aiosqlite.Connection, row: TableRow) -> TableRow:
    """Stores a new table in its lobby and returns it with the id it got."""
    cursor = await db.execute(
        """
        INSERT INTO tables (
            game, edition, options, players, guild_id, channel_id, parent_id, language, opener_id,
            state, secret, created_at, touched_at, rematch_of, pack
        ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        (
            row.game,
            row.edition,
            json.dumps(row.options),
            row.players,
            row.guild_id,
            row.channel_id,
            row.parent_id,
            row.language,
            row.opener_id,
            row.state,
            row.secret,
            row.created_at,
            row.touched_at,
            row.rematch_of,
            row.pack,
        ),
    )
    assert cursor.lastrowid is not None
    return replace(row, id=cursor.lastrowid)


async def find(db: aiosqlite.Connection, table_id: int) -> TableRow | None:
    """The table with this id, if there is one."""
    rows = await db.execute_fetchall(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (table_id,))
    return next(map(_row, rows), None)


async def open_ids(db: aiosqlite.Connection) -> list[int]:
    """The ids of all tables that have not ended, oldest first."""
    rows = await db.execute_fetchall(
        "SELECT id FROM tables WHERE state IN ('lobby', 'playing') ORDER BY id"
    )
    return [table_id for (table_id,) in rows]


async def open_rematch(db: aiosqlite.Connection, table_id: int) -> int | None:
    """The id of the rematch of a table, if there is one that has not ended."""
    rows = await db.execute_fetchall(
        "SELECT id FROM tables WHERE state IN ('lobby', 'playing') AND rematch_of = ?", (table_id,)
    )
    return next((rematch for (rematch,) in rows), None)


async def unshown_ids(db: aiosqlite.Connection) -> list[int]:
    """The ids of the tables that ended, but whose message still shows them being played."""
    rows = await db.execute_fetchall(
        """
        SELECT id FROM tables
        WHERE state IN ('finished', 'closed') AND board_message_id IS NOT NULL ORDER BY id
        """
    )
    return [table_id for (table_id,) in rows]


async def set_rules(
    db: aiosqlite.Connection, table_id: int, options: Mapping[str, OptionValue], players: int
) -> None:
    """Notes how the game of a table is played, and by how many."""
    await db.execute(
        "UPDATE tables SET options = ?, players = ? WHERE id = ?",
        (json.dumps(dict(options)), players, table_id),
    )


async def set_pack(db: aiosqlite.Connection, table_id: int, pack: str) -> None:
    """Notes which pack the game of a table is shown with."""
    await db.execute("UPDATE tables SET pack = ? WHERE id = ?", (pack, table_id))


async def touch(db: aiosqlite.Connection, table_id: int, at: int) -> None:
    """Notes that somebody did something at the table."""
    await db.execute("UPDATE tables SET touched_at = ? WHERE id = ?", (at, table_id))


async def start(db: aiosqlite.Connection, table_id: int, seeds: tuple[str, ...], at: int) -> None:
    """Notes that the match began, and what its deals come from besides the secret."""
    await db.execute(
        "UPDATE tables SET state = 'playing', seeds = ?, touched_at = ? WHERE id = ?",
        (json.dumps(seeds), at, table_id),
    )


async def end(db: aiosqlite.Connection, table_id: int, state: State, at: int) -> None:
    """Notes that the table finished or was closed."""
    await db.execute(
        "UPDATE tables SET state = ?, ended_at = ? WHERE id = ?", (state, at, table_id)
    )


async def set_lobby_message(db: aiosqlite.Connection, table_id: int, message_id: int) -> None:
    """Notes the message that shows the lobby."""
    await db.execute("UPDATE tables SET lobby_message_id = ? WHERE id = ?", (message_id, table_id))


async def set_board(db: aiosqlite.Connection, table_id: int, board: Board | None) -> None:
    """Notes the message that shows the table, or that there is none."""
    columns = (board.message_id, board.made_at, board.deal) if board else (None, None, None)
    await db.execute(
        """
        UPDATE tables SET board_message_id = ?, board_made_at = ?, board_deal = ? WHERE id = ?
        """,
        (*columns, table_id),
    )


def _row(row: Any) -> TableRow:
    return TableRow(
        id=row[0],
        game=row[1],
        edition=row[2],
        options=json.loads(row[3]),
        players=row[4],
        guild_id=row[5],
        channel_id=row[6],
        parent_id=row[7],
        language=row[8],
        opener_id=row[9],
        state=State(row[10]),
        secret=row[11],
        seeds=None if row[12] is None else tuple(json.loads(row[12])),
        lobby_message_id=row[13],
        board=None if row[14] is None else Board(*row[14:17]),
        created_at=row[17],
        touched_at=row[18],
        ended_at=row[19],
        rematch_of=row[20],
        pack=row[21],
    )
