"""The row of each table: what is played and where, and how far it has come."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import reduce
from operator import or_

from bot.games.cards import Seat
from bot.games.options import OptionValue
from data import rows
from data.connection import Connection
from data.ranges.shard_range import ALL, ShardRange

OF_GROUPS = "kind NOT IN ('practice', 'daily', 'challenge', 'lesson')"
"""Finds the tables of groups, and those whose kind is damaged, by the indexes that say the same."""

UNKNOWN = -1
"""Stands for a deal of which nobody noted who was there."""


class Outdated(Exception):
    """A table is written that somebody else has written to since it was read."""


class Stage(StrEnum):
    """How far a table has come; a closed one has ended before its match was finished."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


class TableKind(StrEnum):
    """Who a table is for: a group of people in public, or one person in a private message."""

    GROUP = "group"
    PRACTICE = "practice"
    DAILY = "daily"
    CHALLENGE = "challenge"
    LESSON = "lesson"


SHARED = frozenset({TableKind.DAILY, TableKind.CHALLENGE})
"""The tables where each person plays alone what others play as well, once."""


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """The public message that shows a match: its id, when it was made and the deal it shows."""

    message_id: int
    made_at: int
    deal: int


@dataclass(frozen=True, slots=True)
class Frame:
    """What a table shows: how many events have happened, who sits there, and the time for the turn.

    `frame_seats` is a mark of the people; `frame_until` is None if no time is said. A new table, or
    one whose board is not known, has shown nothing.
    """

    frame_events: int | None = None
    frame_seats: int | None = None
    frame_until: int | None = None

    def is_like(self, other: "Frame", inexact_s: float) -> bool:
        """Return whether both show the same, but for a time that may be a bit off."""
        mine, theirs = self.frame_until, other.frame_until
        if mine is None or theirs is None or abs(mine - theirs) > inexact_s:
            return self == other
        return replace(self, frame_until=theirs) == other


@dataclass(frozen=True, slots=True)
class Hidden:
    """What all deals of the table with this id come from: nobody may know it before the end.

    `seeds` are None until the match begins.
    """

    id: int
    secret: bytes = field(repr=False)
    seeds: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """All that is stored of a table but what is `Hidden`. Times are in seconds since 1970, UTC.

    `setup` is what was chosen beside the game and its options. `channel_id` is where lobby, board
    and hands are, `parent_id` the channel where the table was opened. `touched_at` tells when
    somebody last did anything but play: for that there is the log. `paused_at` tells since when
    nobody acts any more. Both move on while the bot stands still. `reminded` is the turn that the
    reminder is for: seat, deal and step, and whether it is the last one in that turn. A reminder
    that was sent directly has a channel of its own. `frame` is what the board is known to show. The
    score message tells of the deal that comes after its own. `deals_first` is the seat whose turn
    it is to deal when a rematch begins. `called` are the messages that have called people to the
    lobby, and `players_message_id` that of them which has called whoever wished to be. A match that
    was `voided_at` some time counts for nobody; its result is known until it says so. `present` has
    a number for each deal, with a bit for each seat whose person has a part in it; `UNKNOWN` where
    nobody noted it. A new lobby has the defaults. At a solo table its deals are `deal_of` what is
    named there, if they are not its own; what its person has done before their `first_step` stays,
    and what is hidden stays so `secret_until` then. A lobby that is `open_until` some time is not
    closed before, whoever leaves it. `version` counts what was written of the table. The `token`
    that its board was posted with, if it was posted so, changes it until it `expires_at`.
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
    reminded: tuple[int, ...] | None = None
    reminder_channel_id: int | None = None
    frame: Frame = Frame()
    voided_at: int | None = None
    result_message_id: int | None = None
    called: tuple[int, ...] = ()
    players_message_id: int | None = None
    present: tuple[int, ...] = ()
    score_message_id: int | None = None
    score_deal: int | None = None
    kind: TableKind = TableKind.GROUP
    deal_of: str | None = None
    first_step: int = 0
    secret_until: int | None = None
    open_until: int | None = None
    version: int = 0
    token: str = field(default="", repr=False)
    expires_at: int = 0

    @property
    def link(self) -> str:
        """The address of the place where it is played."""
        return f"https://discord.com/channels/{self.guild_id}/{self.channel_id}"

    @property
    def is_solo(self) -> bool:
        """Whether one person plays there alone, in a private message."""
        return self.kind is not TableKind.GROUP

    @property
    def voided(self) -> bool:
        """Whether a moderator has voided the match: it counts for nobody."""
        return self.voided_at is not None

    @property
    def reminded_turn(self) -> tuple[int, ...] | None:
        """The seat, deal and step that the reminder is for, if there is one."""
        return None if self.reminded is None else self.reminded[:3]

    @property
    def reminder_is_last(self) -> bool:
        """Whether no other reminder takes the place of this one as long as the turn lasts."""
        return self.reminded is not None and self.reminded[3:] != (0,)

    def was_present(self, deal: int, seat: Seat) -> bool | None:
        """Return whether somebody was there in time in a deal, counted from 1; None if nobody
        noted it."""
        noted = self.present[deal - 1] if deal <= len(self.present) else UNKNOWN
        return None if noted == UNKNOWN else bool(noted >> seat & 1)

    def with_present(self, deal: int, seats: Iterable[Seat]) -> "TableRow":
        """Return the row with those on these seats, besides whom it has already, there in time
        in a deal."""
        noted = [*self.present, *[UNKNOWN] * (deal - len(self.present))]
        noted[deal - 1] = reduce(or_, (1 << seat for seat in seats), max(0, noted[deal - 1]))
        return replace(self, present=tuple(noted))

    @property
    def board(self) -> BoardMessage | None:
        """The message that shows the match, if there is one."""
        if self.board_message_id is None or self.board_made_at is None or self.board_deal is None:
            return None
        return BoardMessage(self.board_message_id, self.board_made_at, self.board_deal)


@dataclass(frozen=True, slots=True)
class _Times:
    table_id: int
    touched_at: int
    paused_at: int | None
    acted_at: int

    def moved(self, seconds: int, now: int) -> tuple[int, int | None]:
        waits_since = max(self.touched_at, self.acted_at) + seconds
        paused_at = None if self.paused_at is None else min(now, self.paused_at + seconds)
        return min(now, waits_since), paused_at


async def add(db: Connection, row: TableRow, secret: bytes) -> TableRow:
    """Store a new table with its secret; return it with the id it has got."""
    values = dict(zip(rows.columns(TableRow), rows.values(row), strict=True))
    del values["id"]
    return replace(row, id=await rows.insert_one(db, "tables", {**values, "secret": secret}))


async def with_ids(db: Connection, ids: Sequence[int]) -> dict[int, TableRow]:
    """Return the tables with these ids, as far as there are any."""
    found = await rows.select(db, TableRow, f"FROM tables WHERE {rows.among('id', ids)}", ids)
    return {row.id: row for row in found}


async def hidden_of(db: Connection, ids: Sequence[int]) -> dict[int, Hidden]:
    """Return what is hidden of the tables with these ids, as far as there are any."""
    found = await rows.select(db, Hidden, f"FROM tables WHERE {rows.among('id', ids)}", ids)
    return {hidden.id: hidden for hidden in found}


async def claim(db: Connection, old: TableRow, new: TableRow) -> None:
    """Store what differs between two states of a table, as its next version.

    This is the first that is written of any change. Raises `Outdated` if the old state is not the
    newest one.
    """
    assert new.version == old.version + 1
    if not await rows.update(db, "tables", old, new, ("id", "version")):
        raise Outdated


async def hide(db: Connection, old: Hidden, new: Hidden) -> None:
    """Store what differs between two states of what is hidden of a table."""
    await rows.update(db, "tables", old, new, ("id",))


async def keep_frames(db: Connection, frames: Iterable[tuple[TableRow, Frame]]) -> None:
    """Store what the boards of these tables show, but for those that have changed since."""
    columns = ", ".join(f"{name} = ?" for name in rows.columns(Frame))
    found = [(*rows.values(frame), row.id, row.version) for row, frame in frames]
    await db.executemany(f"UPDATE tables SET {columns} WHERE id = ? AND version = ?", found)


async def move_times(db: Connection, seconds: int, now: int, shards: ShardRange = ALL) -> None:
    """Move the times since which open tables of these shards wait, but not beyond *now*."""
    acted_at = "SELECT at FROM events WHERE table_id = tables.id ORDER BY number DESC LIMIT 1"
    found = await rows.readable(
        db,
        _Times,
        f"""
        FROM tables
        WHERE state IN ('lobby', 'playing') AND {OF_GROUPS} AND {shards.condition()}
        """,
        table_id="id",
        acted_at=f"coalesce(({acted_at}), 0)",
    )
    await db.executemany(
        "UPDATE tables SET version = version + 1, touched_at = ?, paused_at = ? WHERE id = ?",
        [(*each.moved(seconds, now), each.table_id) for each in found],
    )


async def is_elsewhere(db: Connection, user_id: int, shards: ShardRange) -> bool:
    """Return whether a person sits at an open table of other shards, or is invited to one."""
    found = await db.execute_fetchall(
        f"""
        SELECT id FROM tables
        WHERE state IN ('lobby', 'playing') AND {OF_GROUPS} AND NOT ({shards.condition()})
            AND (id IN (SELECT table_id FROM seats WHERE user_id = :user)
                OR id IN (SELECT table_id FROM kept_seats WHERE user_id = :user))
        LIMIT 1
        """,
        {"user": user_id},
    )
    return bool(found)


async def open_ids(db: Connection, shards: ShardRange = ALL) -> list[int]:
    """Return the ids of all tables of groups there that have not ended, oldest first."""
    found = await db.execute_fetchall(
        f"""
        SELECT id FROM tables
        WHERE state IN ('lobby', 'playing') AND {OF_GROUPS} AND {shards.condition()}
        ORDER BY id
        """
    )
    return [table_id for (table_id,) in found]


async def past_ids(db: Connection, tables: range, but: Sequence[int]) -> list[int]:
    """Return which of the tables of groups with these ids have had a match that is over, but for
    some of them."""
    left_out = f"NOT {rows.among('id', but)}"
    found = await db.execute_fetchall(
        f"""
        SELECT id FROM tables WHERE id >= ? AND id < ? AND {left_out}
            AND state IN ('finished', 'closed') AND seeds IS NOT NULL AND {OF_GROUPS}
        ORDER BY id
        """,
        (tables.start, tables.stop, *but),
    )
    return [table_id for (table_id,) in found]


async def open_rematch(db: Connection, table_id: int) -> int | None:
    """Return the id of the rematch of a table, if there is one that has not ended."""
    found = await db.execute_fetchall(
        "SELECT id FROM tables WHERE state IN ('lobby', 'playing') AND rematch_of = ?", (table_id,)
    )
    return next((rematch for (rematch,) in found), None)


async def newest_at(db: Connection, channel_id: int) -> int | None:
    """Return the id of the newest table of a group at this place, but for those that were closed
    before a match."""
    found = await db.execute_fetchall(
        f"""
        SELECT id FROM tables
        WHERE channel_id = ? AND {OF_GROUPS} AND (state <> 'closed' OR seeds IS NOT NULL)
        ORDER BY id DESC LIMIT 1
        """,
        (channel_id,),
    )
    return next((table_id for (table_id,) in found), None)


async def unshown_ids(db: Connection, shards: ShardRange = ALL) -> list[int]:
    """Return the ids of the tables there that have ended, but whose messages do not show how they
    stand."""
    found = await db.execute_fetchall(
        f"""
        SELECT id FROM tables
        WHERE state IN ('finished', 'closed') AND {shards.condition()} AND (
            board_message_id IS NOT NULL
            OR score_message_id IS NOT NULL
            OR voided_at IS NOT NULL AND result_message_id IS NOT NULL
            OR seeds IS NULL AND (lobby_message_id IS NOT NULL OR called <> '[]')
            OR id IN (SELECT table_id FROM panels)
        )
        ORDER BY id
        """
    )
    return [table_id for (table_id,) in found]
