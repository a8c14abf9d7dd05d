"""All processes of the bot: each runs a part of the shards, together they run all of them."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from bot.loopback import Loopback
from data.engines.place import Place
from tests.chaos.bot import RIVAL
from tests.chaos.lives import HANGS_S, LOOK_AGAIN_S, End, Lives, Stop
from tests.cogs.support.processes import parts

NOT_KEPT = (
    "database is locked",
    "canceling statement due to lock timeout",
    "terminating connection due to idle-in-transaction timeout",
    "its server has ended the connection",
)
"""What is logged where a process was held up while it wrote: nobody else can write then."""

SEVERED = "The database is out of order: "
"""What is logged of whatever the bot cannot do without its server."""


class Fleet:
    """So many processes with one database; `cuts` is how often the shards were cut anew."""

    def __init__(
        self,
        loopback: Loopback,
        folder: Path,
        module: str,
        place: Place,
        processes: int,
        shards: int,
    ) -> None:
        self.cuts = 0
        self.rivals = 0
        self.shards = shards
        self._new = partial(Lives, loopback, folder, module, place=place)
        self.running = [self._new(shards=part) for part in parts(processes, shards)]
        self._all = [*self.running]

    async def start(self) -> None:
        """Starts all at once."""
        await self._open_ways(self.running)
        await asyncio.gather(*(lives.start() for lives in self.running))

    async def _open_ways(self, of: Sequence[Lives]) -> None:
        for lives in of:
            if lives.way is not None:
                await lives.way.open()

    async def connected(self) -> None:
        """Returns once all of them hear what people press."""
        await asyncio.gather(*(lives.connected() for lives in self.running))

    async def stop(self) -> None:
        """Ends all of them in order, at once."""
        await self.until_none_is_left_alone()
        await asyncio.gather(*(lives.stop() for lives in self.running))

    async def kill(self) -> None:
        """Ends whatever runs."""
        await asyncio.gather(*(lives.kill() for lives in self._all))
        for lives in self._all:
            if lives.way is not None:
                lives.way.reset()

    async def until_none_is_left_alone(self) -> None:
        """Returns once each of them does something."""
        while any(lives.is_left_alone for lives in self.running):  # noqa: ASYNC110
            await asyncio.sleep(LOOK_AGAIN_S)

    async def free(self) -> list[Lives]:
        """Those that are not held up, once there are any."""
        while all(lives.is_left_alone for lives in self.running):  # noqa: ASYNC110
            await asyncio.sleep(LOOK_AGAIN_S)
        return [lives for lives in self.running if not lives.is_left_alone]

    async def cut_anew(self, shards: int) -> None:
        """Stops all, and starts them with another number of shards."""
        await self.stop()
        self.shards = shards
        for lives, part in zip(self.running, parts(len(self.running), shards), strict=True):
            lives.shards = part
        self.cuts += 1

    async def rival(self, first: Lives) -> Lives:
        """Starts a second process of the same shards, whose locks it finds free."""
        self.rivals += 1
        second = self._new(shards=first.shards, settings={RIVAL: f"{self.rivals}"})
        second.log = second.log.with_suffix(f".rival-{self.rivals}.log")
        self._all.append(second)
        await self._open_ways([second])
        await second.start()
        return second

    def keep(self, survivor: Lives, instead_of: Lives) -> None:
        """Has one of two rivals be the process of its shards from now on."""
        self.running[self.running.index(instead_of)] = survivor
        survivor.hears_from_now_on()

    @property
    def kills(self) -> int:
        """How often one of them was killed."""
        return sum(lives.kills for lives in self._all)

    @property
    def holds(self) -> int:
        """How often one of them was held up."""
        return sum(lives.holds for lives in self._all)

    @property
    def severed(self) -> int:
        """How often the way of one of them to the server was severed."""
        return sum(lives.severed for lives in self._all)

    @property
    def losses(self) -> list[End]:
        """All ends of those that had lost their database."""
        return [end for lives in self._all for end in lives.losses]

    @property
    def stops(self) -> list[Stop]:
        """All orderly ends."""
        return [stop for lives in self._all for stop in lives.stops]

    def faults(self) -> Iterator[str]:
        """What is wrong with how they ended, and with what they have logged."""
        for lives in self._all:
            yield from _faults_of(lives)

    def refused_writes(self) -> int:
        """How often something could not be done without the database."""
        return sum(
            _is_of_database(lives, line)
            for lives in self._all
            for line in lives.log.read_text(encoding="utf-8").splitlines()
        )


def _faults_of(lives: Lives) -> Iterator[str]:
    log = lives.log.read_text(encoding="utf-8")
    yield from (f"{lives.log.name}: {line}" for line in log.splitlines() if _is_fault(lives, line))
    for number, stop in enumerate(lives.stops, start=1):
        if stop.owed:
            yield f"{lives.log.name}: stop {number} left {stop.owed} presses unanswered"
        is_without_database = lives.severed and stop.end.is_in_order
        if stop.end.status and stop.was_connected and not is_without_database:
            yield f"{lives.log.name}: stop {number} ended with status {stop.end.status}"
    for end in lives.ends:
        if not (end.is_in_order and (lives.severed or _is_of_database(lives, end.said))):
            yield f"{lives.log.name}: it ended by itself: {end}"
    for end in lives.losses:
        if not end.is_in_order:
            yield f"{lives.log.name}: it lost the database, and after {HANGS_S:g} s: {end}"


def _is_fault(lives: Lives, line: str) -> bool:
    if line.startswith("Traceback"):
        return True
    return " ERROR " in line and not _is_of_database(lives, line)


def _is_of_database(lives: Lives, line: str) -> bool:
    if lives.severed and SEVERED in line:
        return True
    return any(said in line for said in NOT_KEPT)
