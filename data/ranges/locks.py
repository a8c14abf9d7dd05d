"""The locks of a database: nobody else plays with it, or for the same shards.

They are files beside it that the system gives back with the process that held them. The name of one
says which shard of how many it is: a server belongs to another one where there are more of them.
"""

import glob
import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock, Timeout

from data.ranges.shard_range import ALL, ShardRange

LOOK_S = 2.0
"""How long a process of a range waits for others that look, as it does, whether one plays alone, or
for shards of another count."""


class Taken(Exception):
    """Another process plays: for these shards, or for all if there are none."""

    def __init__(self, shards: Iterable[int] = ()) -> None:
        self.shards = tuple(shards)
        super().__init__(*self.shards)


class OtherCount(Exception):
    """Another process plays for shards that are of this `count` in all."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


@dataclass(frozen=True, slots=True)
class _Shard:
    """A shard of so many, and the file that locks it."""

    number: int
    count: int
    file: Path

    def lock(self, timeout_s: float = 0) -> FileLock:
        return FileLock(self.file, timeout=timeout_s)


@contextmanager
def held(database: Path, shards: ShardRange = ALL) -> Iterator[None]:
    """Hold the database, or these shards of it, within the block.

    Raises `Taken`, `OtherCount` and `OSError`.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        if shards == ALL:
            _take_whole(stack, database)
        else:
            _take_shards(stack, database, shards)
        yield


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
    _take_all(stack, _known_shards(database))


def _take_shards(stack: ExitStack, database: Path, shards: ShardRange) -> None:
    _take_all(stack, (_shard(database, number, shards.count) for number in shards.ids))
    try:
        # Whoever plays alone looks for locks of shards after they have this one.
        with _whole_lock(database, LOOK_S):
            pass
    except Timeout:
        raise Taken from None
    _refuse_other_counts(database, shards)


def _take_all(stack: ExitStack, shards: Iterable[_Shard]) -> None:
    taken = []
    for shard in shards:
        try:
            stack.enter_context(shard.lock())
        except Timeout:
            taken.append(shard.number)
    if taken:
        raise Taken(taken)


def _refuse_other_counts(database: Path, shards: ShardRange) -> None:
    for shard in _known_shards(database):
        if shard.count != shards.count:
            try:
                with shard.lock(LOOK_S):
                    pass
            except Timeout:
                raise OtherCount(shard.count) from None


def _known_shards(database: Path) -> list[_Shard]:
    # All for which anybody has ever played.
    files = database.parent.glob(f"{glob.escape(database.name)}.shard-*.lock")
    found = ((re.search(r"\.shard-(\d+)-of-(\d+)\.lock$", file.name), file) for file in files)
    return [_Shard(int(named[1]), int(named[2]), file) for named, file in found if named]


def _shard(database: Path, number: int, count: int) -> _Shard:
    return _Shard(number, count, Path(f"{database}.shard-{number}-of-{count}.lock"))


def _whole_lock(database: Path, timeout_s: float) -> FileLock:
    return FileLock(f"{database}.lock", timeout=timeout_s)
