"""What a process makes sure of before it plays: that no other one plays for the same servers."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.app.settings import BadSetting
from data import notes
from data.database import Database
from data.ranges import locks
from data.ranges.locks import Taken
from data.ranges.shard_range import ALL, ShardRange

SHARDS = "shards"
"""The note of how many shards there are in all."""


class CannotStart(Exception):
    """Something the program needs is missing; the text says what in one sentence."""


@contextmanager
def held(database: Path, shards: ShardRange) -> Iterator[None]:
    """Hold the database, or these shards of it, within the block. Raises `CannotStart`."""
    # Two bots with one database would both answer every press.
    with ExitStack() as stack:
        try:
            stack.enter_context(locks.held(database, shards))
        except Taken as taken:
            raise CannotStart(_who_plays(database, shards, taken.shards)) from None
        except OSError as fault:
            why = reason(fault)
            raise CannotStart(f"The database {database} cannot be used: {why}.") from fault
        yield


def _who_plays(database: Path, shards: ShardRange, taken: Sequence[int]) -> str:
    if not taken or shards == ALL:
        return f"Another bot is running with {database}."
    if len(taken) == 1:
        return f"Shard {taken[0]} of {shards.count} is run by another process."
    first = ", ".join(map(str, taken[:-1]))
    return f"Shards {first} and {taken[-1]} of {shards.count} are run by another process."


async def agree_on_count(database: Database, path: Path, shards: ShardRange) -> None:
    """Note of how many shards these are. Raises `BadSetting` if others run of another count."""
    # A server belongs to other shards where there are more of them.
    known = await notes.read(database, SHARDS) or ""
    if known != str(shards.count) and shards != ALL:
        if known and locks.others(path, shards):
            raise BadSetting(
                f"These shards are of {shards.count}, "
                f"but processes of {known} shards run with this database."
            )
        await notes.write(database, SHARDS, str(shards.count))


def reason(fault: Exception) -> str:
    """Return why something failed, in a few words on one line."""
    if isinstance(fault, OSError) and fault.strerror:
        where = f"{fault.filename}: " if fault.filename else ""
        return where + fault.strerror
    return " ".join(str(fault).split()) or type(fault).__name__
