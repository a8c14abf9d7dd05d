"""What a process makes sure of before it plays: that no other one plays for the same servers."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from bot.app.settings import BadSetting
from data.engines.place import Place
from data.ranges import locks
from data.ranges.locks import OtherCount, Taken
from data.ranges.shard_range import ALL, ShardRange


class CannotStart(Exception):
    """Something the program needs is missing; the text says what in one sentence."""


@contextmanager
def held(database: Place, shards: ShardRange) -> Iterator[None]:
    """Hold the database, or these shards of it, within the block.

    Raises `CannotStart`, and `BadSetting` if others run shards of another count.
    """
    # Two bots with one database would both answer every press.
    with ExitStack() as stack:
        try:
            stack.enter_context(locks.held(database, shards))
        except Taken as taken:
            raise CannotStart(_who_plays(database, shards, taken.shards)) from None
        except OtherCount as other:
            raise BadSetting(
                f"These shards are of {shards.count}, "
                f"but processes of {other.count} shards run with this database."
            ) from None
        except OSError as fault:
            why = reason(fault)
            raise CannotStart(f"The database {database} cannot be used: {why}.") from fault
        yield


def _who_plays(database: Place, shards: ShardRange, taken: Sequence[int]) -> str:
    if not taken or shards == ALL:
        return f"Another bot is running with {database}."
    if len(taken) == 1:
        return f"Shard {taken[0]} of {shards.count} is run by another process."
    first = ", ".join(map(str, taken[:-1]))
    return f"Shards {first} and {taken[-1]} of {shards.count} are run by another process."


def reason(fault: Exception) -> str:
    """Return why something failed, in a few words on one line."""
    if isinstance(fault, OSError) and fault.strerror:
        where = f"{fault.filename}: " if fault.filename else ""
        return where + fault.strerror
    return " ".join(str(fault).split()) or type(fault).__name__
