"""Keeping the bot's downtime out of everybody's clock."""

from bot.games.numbers import number
from data import notes, tables
from data.connection import Connection
from data.database import Database
from data.ranges.shard_range import ALL, ShardRange

NAME = "alive"


async def note_alive(database: Database, now: int, shards: ShardRange = ALL) -> None:
    """Note that the bot runs for these shards, as it should every few seconds and when it stops."""
    await notes.write(database, _name(shards), str(now))


async def leave_out(database: Database, now: int, shards: ShardRange = ALL) -> None:
    """Give everybody there as much time as they had when the bot was last known to run.

    To be called once after a start, before the tables are read. The clock may have been set back
    meanwhile: nobody waits for the time that comes twice.
    """
    alive = await _last_alive(database.reading, shards)
    stopped = 0 if alive is None else now - alive
    async with database.transaction() as db:
        if stopped:
            await tables.move_times(db, stopped, now, shards)
        await notes.put(db, _name(shards), str(now))


async def _last_alive(db: Connection, shards: ShardRange) -> int | None:
    # Where shards are cut anew nobody has run for just these.
    own = await notes.find_number(db, _name(shards))
    if own is not None:
        return own
    others = map(number, await notes.kept_by_all(db, NAME))
    return max((at for at in others if at is not None), default=None)


def _name(shards: ShardRange) -> str:
    return f"{NAME} {shards}".rstrip()
