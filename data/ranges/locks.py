"""The locks of a database: nobody else plays with it, or for the same shards.

They are files beside it that the system gives back with the process that held them.
"""

import glob
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from data.ranges.shard_range import ALL, ShardRange

LOOK_S = 2.0
"""How long a process of a range waits for others that look, as it does, whether one plays alone."""


class Taken(Exception):
    """Another process plays: for these shards, or for all if there are none."""

    def __init__(self, shards: Sequence[int] = ()) -> None:
        super().__init__(*shards)
        self.shards = tuple(shards)


@contextmanager
def held(database: Path, shards: ShardRange = ALL) -> Iterator[None]:
    """Hold the database, or these shards of it, within the block. Raises `Taken` and `OSError`."""
    database.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        if shards == ALL:
            _take_whole(stack, database)
        else:
            _take_shards(stack, database, shards)
        yield


def others(database: Path, shards: ShardRange) -> bool:
    """Return whether another process plays for shards beside these, whatever their count."""
    for number, lock in _shard_locks(database):
        if number in shards.ids:
            continue
        try:
            with lock:
                pass
        except Timeout:
            return True
    return False


def leader_lock_of(database: Path) -> FileLock:
    """Return the lock of the one process that does what is done once for all servers."""
    return FileLock(f"{database}.leader.lock", timeout=0)


def recount_lock_of(database: Path) -> FileLock:
    """Return the lock of whoever counts the deals of this database again."""
    return FileLock(f"{database}.recount.lock", timeout=0)


def _take_whole(stack: ExitStack, database: Path) -> None:
    try:
        stack.enter_context(_whole_lock(database, 0))
    except Timeout:
        raise Taken from None
    _take_all(stack, _shard_locks(database))


def _take_shards(stack: ExitStack, database: Path, shards: ShardRange) -> None:
    _take_all(stack, [(number, _shard_lock(database, number)) for number in shards.ids])
    try:
        # Whoever plays alone looks for locks of shards after they have this one.
        with _whole_lock(database, LOOK_S):
            pass
    except Timeout:
        raise Taken from None


def _take_all(stack: ExitStack, locks: Sequence[tuple[int, FileLock]]) -> None:
    taken = []
    for number, lock in locks:
        try:
            stack.enter_context(lock)
        except Timeout:
            taken.append(number)
    if taken:
        raise Taken(taken)


def _shard_locks(database: Path) -> list[tuple[int, FileLock]]:
    # Those of all shards for which anybody has ever played.
    files = database.parent.glob(f"{glob.escape(database.name)}.shard-*.lock")
    numbers = sorted(int(file.suffixes[-2].removeprefix(".shard-")) for file in files)
    return [(number, _shard_lock(database, number)) for number in numbers]


def _shard_lock(database: Path, number: int) -> FileLock:
    return FileLock(f"{database}.shard-{number}.lock", timeout=0)


def _whole_lock(database: Path, timeout_s: float) -> FileLock:
    return FileLock(f"{database}.lock", timeout=timeout_s)
