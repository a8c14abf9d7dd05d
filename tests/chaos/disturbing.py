"""What is done to the bot while people play, in an order that chance decides."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from tests.chaos.fleet import Fleet
from tests.chaos.judge import Moment
from tests.chaos.lives import Lives
from tests.chaos.proxy import Proxy
from tests.cogs.support.presses import Presses

MOST_PRESSES = 4
"""So often each person presses something, at most and on average, before the bot is ended."""
MOMENT_S = 0.06
"""Within this time after a press the bot is ended: before it is stored, after it, or later."""

WHILE_STARTING = 0.2
"""How often the bot is ended while it starts."""
STARTS_IN_S = 4.0

PATIENCE_S = 60.0
"""Within this time for each end, the bot has been ended as it should, on the slowest machine."""

HEARD_S = 5.0
"""Within this time somebody has heard what the bot has answered."""

SHORTEST_CUT_S, LONGEST_CUT_S = 1.0, 9.0
"""How long a server does not answer at all, or refuses whoever comes: less than the 10 s that a
connection may take, and than the 15 s after which the bot gives up."""

SHORTEST_HOLD_S = 1.0
"""A process does nothing for so long at least: more often shortly than for long."""


ONE_SLEEPS = 0.5
"""How often the first of two rivals is held up while the second one takes over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders:
    """What is done how often, over how many tables, how long people play, and the seed.

    Of so many `processes`, which share so many `shards`, one is killed, stopped in order and
    started again, or held up; or has a rival for a while, which runs the same shards. With a new
    cut all are stopped, and there are twice as many shards, or as many as at first again.
    The `engine` keeps the data; the way of one to its server can be `severed`.
    """

    kills: int = 0
    stops: int = 0
    holds: int = 0
    longest_hold_s: float = 60
    rivals: int = 0
    cuts: int = 0
    severed: int = 0
    tables: int
    seconds: float
    seed: int
    processes: int = 1
    shards: int = 1
    engine: str = "sqlite"


@dataclass(slots=True)
class Disturber:
    """Does it: *people* press what *presses* count, and what of it was *answered* is looked at."""

    orders: Orders
    rng: Random
    presses: Presses
    people: int
    answered: Callable[[], dict[int, set[Moment]]]
    check: Callable[[], Awaitable[None]]

    async def disturb(self, fleet: Fleet) -> None:
        """Disturbs the processes again and again, and leaves them running."""
        orders = self.orders
        killing = [self._kill_at_answer, self._kill] * orders.kills
        doing = [
            *killing[: orders.kills],
            *[self._stop] * orders.stops,
            *[self._hold_up] * orders.holds,
            *[self._rival] * orders.rivals,
            *[self._cut_anew] * orders.cuts,
            *[self._sever] * orders.severed,
        ]
        self.rng.shuffle(doing)
        await fleet.start()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S * len(doing)), asyncio.TaskGroup() as holding:
                for do in doing:
                    await do(fleet, holding)
        await fleet.connected()

    async def _kill(self, fleet: Fleet, _: asyncio.TaskGroup) -> None:
        lives = await self._one(fleet)
        await self._moment(lives)
        await lives.kill()
        await self._again(lives)

    async def _kill_at_answer(self, fleet: Fleet, _: asyncio.TaskGroup) -> None:
        lives = await self._one(fleet)
        await lives.connected()
        await self._end_at_answer(lives)
        await self._again(lives)

    async def _stop(self, fleet: Fleet, _: asyncio.TaskGroup) -> None:
        lives = await self._one(fleet)
        await self._moment(lives)
        await lives.stop()
        await self._again(lives)

    async def _hold_up(self, fleet: Fleet, holding: asyncio.TaskGroup) -> None:
        lives = await self._one(fleet)
        await self._moment(lives)
        # What is done meanwhile is done to the others.
        self._hold(lives, holding)

    def _hold(self, lives: Lives, holding: asyncio.TaskGroup) -> asyncio.Task[None]:
        lives.hold_up()
        logarithms = map(math.log, (SHORTEST_HOLD_S, self.orders.longest_hold_s))
        seconds = math.exp(self.rng.uniform(*logarithms))
        return holding.create_task(_go_on_after(lives, seconds))

    async def _rival(self, fleet: Fleet, holding: asyncio.TaskGroup) -> None:
        first = await self._one(fleet)
        await first.connected()
        second = await fleet.rival(first)
        if self.rng.random() < ONE_SLEEPS:
            await self._hold(first, holding)
        await second.connected()
        second.hears_from_now_on()
        await self._presses_of_some()
        loser, winner = self.rng.sample((first, second), 2)
        how = (self._end_at_answer, self._end_at_once, self._end_in_order)
        await self.rng.choice(how)(loser)
        fleet.keep(winner, first)
        await self.check()

    async def _cut_anew(self, fleet: Fleet, _: asyncio.TaskGroup) -> None:
        await self._moment(await self._one(fleet))
        twice = fleet.shards == self.orders.shards
        await fleet.cut_anew(self.orders.shards * (1 + twice))
        await self.check()
        await fleet.start()

    async def _sever(self, fleet: Fleet, severing: asyncio.TaskGroup) -> None:
        lives = await self._one(fleet)
        await self._moment(lives)
        assert lives.way is not None
        lives.severed += 1
        lives.is_left_alone = True
        how = self.rng.choice((self._reset, self._silence, self._delay))
        severing.create_task(how(lives, lives.way))

    async def _reset(self, lives: Lives, way: Proxy) -> None:
        way.reset()
        await lives.leave()
        # Nor does it start as long as its server refuses it.
        await self._again(lives)
        await self._cut()
        await way.open()
        await self._go_on(lives)

    async def _silence(self, lives: Lives, way: Proxy) -> None:
        # It looks for silence once it is there.
        await lives.connected()
        way.swallow()
        await lives.leave()
        way.lose()
        way.go_on()
        await self._again(lives)
        await self._go_on(lives)

    async def _delay(self, lives: Lives, way: Proxy) -> None:
        way.swallow()
        await self._cut()
        way.go_on()
        await self._go_on(lives)

    async def _cut(self) -> None:
        await asyncio.sleep(self.rng.uniform(SHORTEST_CUT_S, LONGEST_CUT_S))

    async def _go_on(self, lives: Lives) -> None:
        await lives.connected()
        lives.is_left_alone = False

    async def _one(self, fleet: Fleet) -> Lives:
        return self.rng.choice(await fleet.free())

    async def _again(self, lives: Lives) -> None:
        # Now: people who are asked again would do again what was lost.
        await self.check()
        await lives.start()

    async def _end_at_once(self, lives: Lives) -> None:
        await lives.kill()

    async def _end_in_order(self, lives: Lives) -> None:
        await lives.stop()

    async def _end_at_answer(self, lives: Lives) -> None:
        before = self.answered()
        await lives.kill_at_answer()
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARD_S):
                # The answer is on its way to whoever has pressed.
                while self.answered() == before:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)

    async def _moment(self, lives: Lives) -> None:
        # Returns when it is to be disturbed: while it starts, or in the midst of presses.
        if self.rng.random() < WHILE_STARTING:
            await asyncio.sleep(self.rng.uniform(0, STARTS_IN_S))
            return
        await lives.connected()
        await self._presses_of_some()
        await asyncio.sleep(self.rng.random() * MOMENT_S)

    async def _presses_of_some(self) -> None:
        await self.presses.more(self.rng.randint(1, MOST_PRESSES * self.people))


async def _go_on_after(lives: Lives, seconds: float) -> None:
    try:
        await asyncio.sleep(seconds)
    finally:
        lives.go_on()
