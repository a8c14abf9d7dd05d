"""The locks of a database: nobody else plays with it, or for the same shards.

They are files beside it, or numbers on its server, and are given back with the process that held
them. The name of one says which shard of how many it is: a server belongs to another one where
there are more of them.
"""

import asyncio
import glob
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock, Timeout

from data.connection import to_its_end
from data.engines.place import Place, Url
from data.engines.server import Lock, locks_of
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
class _Name:
    """What a lock is called: the end of a file's name, or a number on a server."""

    ending: str
    number: int


WHOLE, LEADER, RECOUNT = _Name("", 0), _Name(".leader", 1), _Name(".recount", 2)

COUNT_BITS = 20
"""Above these stands the count of shards in the number of a shard's lock."""


@dataclass(frozen=True, slots=True)
class _Shard:
    """A shard of so many."""

    number: int
    count: int

    @property
    def name(self) -> _Name:
        ending = f".shard-{self.number}-of-{self.count}"
        return _Name(ending, self.count << COUNT_BITS | self.number)


@contextmanager
def held(database: Place, shards: ShardRange = ALL) -> Iterator[None]:
    """Hold the database, or these shards of it, within the block.

    Raises `Taken`, `OtherCount`, `OSError` and `DatabaseUnusable`.
    """
    if isinstance(database, Path):
        database.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        if shards == ALL:
            _take_whole(stack, database)
        else:
            _take_shards(stack, database, shards)
        yield


def leader_lock_of(database: Place) -> Lock:
    """Return the lock of the one process that does what is done once for all servers."""
    return _lock(database, LEADER)


def recount_lock_of(database: Place) -> Lock:
    """Return the lock of whoever counts the deals of this database again."""
    return _lock(database, RECOUNT)


@asynccontextmanager
async def taken(lock: Lock) -> AsyncIterator[None]:
    """Hold a lock within the block, and keep nobody waiting meanwhile: a server may be long in
    answering. Raises `Timeout` and `DatabaseUnusable`."""
    await to_its_end(asyncio.to_thread(lock.acquire))
    try:
        yield
    finally:
        await asyncio.to_thread(lock.release)


def lost(database: Place) -> Future[None]:
    """Return what is done once the locks that this process holds are lost; files lose none."""
    return locks_of(database).lost() if isinstance(database, Url) else Future()


def _take_whole(stack: ExitStack, database: Place) -> None:
    try:
        stack.enter_context(_lock(database, WHOLE))
    except Timeout:
        raise Taken from None
    _take_all(stack, database, _known_shards(database))


def _take_shards(stack: ExitStack, database: Place, shards: ShardRange) -> None:
    _take_all(stack, database, (_Shard(number, shards.count) for number in shards.ids))
    try:
        # Whoever plays alone looks for locks of shards after they have this one.
        with _lock(database, WHOLE, LOOK_S):
            pass
    except Timeout:
        raise Taken from None
    _refuse_other_counts(database, shards)


def _take_all(stack: ExitStack, database: Place, shards: Iterable[_Shard]) -> None:
    taken = []
    for shard in shards:
        try:
            stack.enter_context(_lock(database, shard.name))
        except Timeout:
            taken.append(shard.number)
    if taken:
        raise Taken(taken)


def _refuse_other_counts(database: Place, shards: ShardRange) -> None:
    for shard in _known_shards(database):
        if shard.count != shards.count:
            try:
                with _lock(database, shard.name, LOOK_S):
                    pass
            except Timeout:
                raise OtherCount(shard.count) from None


def _known_shards(database: Place) -> list[_Shard]:
    # All for which anybody has ever played, or plays now.
    if isinstance(database, Url):
        numbers = locks_of(database).held()
        found = [(number & (1 << COUNT_BITS) - 1, number >> COUNT_BITS) for number in numbers]
        return [_Shard(number, count) for number, count in found if count]
    files = database.parent.glob(f"{glob.escape(database.name)}.shard-*.lock")
    named = (re.search(r"\.shard-(\d+)-of-(\d+)\.lock$", file.name) for file in files)
    return [_Shard(int(each[1]), int(each[2])) for each in named if each]


def _lock(database: Place, name: _Name, timeout_s: float = 0) -> Lock:
    if isinstance(database, Url):
        return locks_of(database).lock(name.number, timeout_s)
    # Whichever thread takes it, it is of this process.
    return FileLock(f"{database}{name.ending}.lock", timeout=timeout_s, thread_local=False)
