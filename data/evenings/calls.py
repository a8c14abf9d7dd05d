"""Who wishes to be called to a game in a channel, and who was called when.

Times are in seconds since 1970.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from data import rows
from data.connection import Connection
from data.database import Database


@dataclass(frozen=True, slots=True)
class CallWish:
    """A person who is to be called when players are wanted for a game in a channel."""

    user_id: int
    guild_id: int
    channel_id: int
    game: str


@dataclass(frozen=True, slots=True)
class Wisher:
    """Somebody who wishes to be called, and when they last were, on any server."""

    user_id: int
    called_at: int | None


@dataclass(frozen=True, slots=True)
class PlayersCall:
    """A call of players to the lobby of a table, in the channel where it was made."""

    table_id: int
    guild_id: int
    channel_id: int
    called_at: int


@dataclass(frozen=True, slots=True)
class _Called:
    user_id: int
    guild_id: int
    called_at: int


async def of_person(database: Database, user_id: int) -> list[CallWish]:
    """Return to what a person wishes to be called."""
    source = "FROM call_wishes WHERE user_id = ? ORDER BY guild_id, channel_id, game"
    return await rows.readable(database.reading, CallWish, source, (user_id,))


async def keep(database: Database, wish: CallWish) -> None:
    """Have somebody called from now on."""
    async with database.transaction() as db:
        await rows.put(db, "call_wishes", ("user_id", "channel_id", "game"), wish)


async def end(database: Database, *wishes: CallWish) -> None:
    """Call nobody any more to what they wished to be called to."""
    key = "user_id = ? AND channel_id = ? AND game = ?"
    ended = [(each.user_id, each.channel_id, each.game) for each in wishes]
    async with database.transaction() as db:
        await db.executemany(f"DELETE FROM call_wishes WHERE {key}", ended)


async def end_on_server(database: Database, guild_id: int, users: Collection[int]) -> None:
    """Call these people to nothing on a server any more: they have left it."""
    async with database.transaction() as db:
        await db.execute(
            f"DELETE FROM call_wishes WHERE guild_id = ? AND {rows.among('user_id', [*users])}",
            (guild_id, *users),
        )


async def wishers(database: Database, channel_id: int, game: str) -> list[Wisher]:
    """Return who wishes to be called to a game in a channel, those called longest ago first."""
    return await _wishers(database.reading, channel_id, game)


async def of_table(database: Database, table_id: int) -> PlayersCall | None:
    """Return the call to a table, if there was one."""
    return await _found(database.reading, "table_id = ?", table_id)


async def newest_in(database: Database, channel_id: int) -> PlayersCall | None:
    """Return the newest call in a channel, if there was one."""
    return await _found(database.reading, "channel_id = ?", channel_id)


async def note(
    database: Database, call: PlayersCall, game: str, people: Sequence[Wisher], since: int
) -> list[int]:
    """Note that these people are called; return whom to call.

    That is nobody if the lobby has called, or another one in the channel *since* then, and none of
    those who do not wish it any more or were called meanwhile.
    """
    async with database.transaction() as db:
        newest = await _found(db, "channel_id = ?", call.channel_id)
        is_late = newest is not None and newest.called_at > since
        if is_late or await _found(db, "table_id = ?", call.table_id):
            return []
        still = await _wishers(db, call.channel_id, game)
        users = [each.user_id for each in people if each in still]
        if users:
            await rows.put(db, "player_calls", ("table_id",), call)
            called = (_Called(user, call.guild_id, call.called_at) for user in users)
            await rows.put(db, "called_people", ("user_id", "guild_id"), *called)
    return users


async def _wishers(db: Connection, channel_id: int, game: str) -> list[Wisher]:
    source = """
        FROM call_wishes AS own LEFT JOIN called_people USING (user_id)
        WHERE channel_id = ? AND game = ?
        GROUP BY own.user_id ORDER BY called_at NULLS FIRST, own.user_id
    """
    return await rows.readable(
        db,
        Wisher,
        source,
        (channel_id, game),
        user_id="own.user_id",
        called_at="max(called_at)",
    )


async def _found(db: Connection, where: str, number: int) -> PlayersCall | None:
    source = f"FROM player_calls WHERE {where} ORDER BY called_at DESC LIMIT 1"
    return next(iter(await rows.readable(db, PlayersCall, source, (number,))), None)
