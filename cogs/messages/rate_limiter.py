"""The rate limiter: every call that counts against Discord's limits waits here for its turn.

Discord takes fifty calls a second of a bot, and the library has no limiter for that. Calls are
counted as they leave, by a trace of the HTTP session, so that none can pass by. Whoever may paint
something newer instead of what was refused asks for a turn, draws only then, and is told of a
refusal; for all others the library waits and repeats.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum
from types import SimpleNamespace

import aiohttp
import yarl
from aiohttp import TraceRequestEndParams, TraceRequestStartParams
from discord.http import Route

from cogs.press.outages import TOO_MANY, Refused, retry_after_s

log = logging.getLogger(__name__)

BURST_S = 0.2
"""How many seconds' worth of calls may go at once after a quiet while: with the usual 40 a second,
48 in a second at most."""

NOT_COUNTED = ("interactions", "webhooks")
"""Answers to interactions and all that is done with their tokens have limits of their own."""

OUT_OF_ORDER = 500

PATIENCE_S = 3.0
"""How long the library may wait with a hand: a press at it has to be answered before."""

ANYWHERE = 0
"""The place of a call that belongs to no table."""


class Urgency(IntEnum):
    """Who goes first: what somebody waits for, then what is not true yet, then all else."""

    AWAITED = 0
    DUE = 1
    SOMETIME = 2


@dataclass(slots=True, eq=False)
class _Waiting:
    place: int
    urgency: Urgency
    round: int
    turn: asyncio.Future[None]


@dataclass(slots=True, eq=False)
class PermittedCall:
    """The call that may be made in a turn; often it turns out that none is needed."""

    place: int
    urgency: Urgency
    is_free: bool = False
    is_made: bool = False
    # A task that was begun in a turn outlives it, with the same context.
    is_over: bool = False


_CALL: ContextVar[PermittedCall | None] = ContextVar("call", default=None)


class _Line:
    """Those who wait until *per_s* a second may go: the most urgent first, place after place."""

    def __init__(self, per_s: float) -> None:
        self._per_s = per_s
        self._most = max(1.0, per_s * BURST_S)
        self._left = self._most
        self._counted_at = 0.0
        self._held_until = 0.0
        self._waiting: list[_Waiting] = []
        self._round = 0
        self._alarm: asyncio.TimerHandle | None = None
        self._is_closed = False

    def hurry(self, place: int) -> None:
        """Make whoever waits at this place urgent."""
        for waiting in self._waiting:
            if waiting.place == place:
                waiting.urgency = Urgency.AWAITED

    def hold(self, seconds: float) -> None:
        """Let nobody go for so long."""
        self._held_until = max(self._held_until, _now() + seconds)
        self._left = 0.0

    def give_back(self) -> None:
        """Let one more go, as one that went was not needed."""
        self._left += 1

    def close(self) -> None:
        """Cancel whoever waits, and whoever comes from now on."""
        self._is_closed = True
        for waiting in self._waiting:
            waiting.turn.cancel()
        self._waiting.clear()

    async def wait(self, place: int, urgency: Urgency) -> None:
        """Return when it is the caller's turn."""
        if self._is_closed:
            raise asyncio.CancelledError
        # Whoever asks again queues up behind all that have not had their turn since.
        last = max((each.round for each in self._waiting if each.place == place), default=0)
        turn = asyncio.get_running_loop().create_future()
        waiting = _Waiting(place, urgency, max(last, self._round) + 1, turn)
        self._waiting.append(waiting)
        self._let_go()
        try:
            await turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            raise

    def _let_go(self) -> None:
        now = _now()
        gained = (now - self._counted_at) * self._per_s
        self._left = min(self._most, self._left + gained)
        self._counted_at = now
        while self._waiting and self._left >= 1 and now >= self._held_until:
            first = min(self._waiting, key=lambda waiting: (waiting.urgency, waiting.round))
            self._waiting.remove(first)
            self._round = max(self._round, first.round)
            self._left -= 1
            first.turn.set_result(None)
        self._set_alarm(now)

    def _set_alarm(self, now: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._waiting:
            next_s = (1 - self._left) / self._per_s
            wait_s = max(self._held_until - now, next_s)
            self._alarm = asyncio.get_running_loop().call_later(wait_s, self._let_go)


class RateLimiter:
    """Lets *per_s* calls a second go, the most urgent first, and one place after the other.

    Calls stand in line twice: before they are drawn, so that they show what is newest, and again
    as they leave, as drawings that a busy processor has held up would all leave at once.
    """

    def __init__(self, per_s: float) -> None:
        self._turns = _Line(per_s)
        self._door = _Line(per_s)

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """What has the calls of an HTTP session wait here."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._before_call)
        trace.on_request_end.append(self._after_call)
        return trace

    @asynccontextmanager
    async def turn(
        self, place: int, urgency: Urgency, *, is_free: bool = False
    ) -> AsyncIterator[PermittedCall]:
        """Let one call be made in the block; only then should it be known what is painted.

        One that *is_free*, as Discord does not count it, waits for nobody. Yields what tells
        whether it has been made. The block raises `Refused` where the library would repeat the
        call as it was.
        """
        if not is_free:
            await self._turns.wait(place, urgency)
        call = PermittedCall(place, urgency, is_free)
        before = _CALL.set(call)
        try:
            yield call
        finally:
            _CALL.reset(before)
            if not (call.is_made or is_free):
                self._turns.give_back()
            call.is_over = True

    def hurry(self, place: int) -> None:
        """Note that somebody waits for what is to be painted at this place."""
        self._turns.hurry(place)
        self._door.hurry(place)

    def hold(self, seconds: float) -> None:
        """Let no call go for so long."""
        self._turns.hold(seconds)
        self._door.hold(seconds)

    def close(self) -> None:
        """Cancel whoever waits, and whoever asks from now on, as the bot is stopping."""
        self._turns.close()
        self._door.close()

    async def _before_call(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        call: TraceRequestStartParams,
    ) -> None:
        if not is_counted(call.url):
            return
        mine = _CALL.get()
        if mine is not None and not mine.is_made and not mine.is_over:
            mine.is_made = True
            await self._door.wait(mine.place, mine.urgency)
        else:
            await self._turns.wait(ANYWHERE, Urgency.AWAITED)
            await self._door.wait(ANYWHERE, Urgency.AWAITED)

    async def _after_call(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: TraceRequestEndParams
    ) -> None:
        response = call.response
        if response.status != TOO_MANY and response.status < OUT_OF_ORDER:
            return
        after_s = retry_after_s(response.headers)
        if response.status == TOO_MANY and _concerns_all(response):
            log.warning("no calls for %g s: too many in all", after_s)
            self.hold(after_s)
        if _is_told(response, is_counted(call.url), after_s):
            raise Refused(response.status, after_s)


def is_counted(url: yarl.URL) -> bool:
    """Return whether Discord counts a call to this address for the bot as a whole."""
    path = str(url).removeprefix(f"{Route.BASE}/")
    return path != str(url) and path.partition("/")[0] not in NOT_COUNTED


def _is_told(response: aiohttp.ClientResponse, counted: bool, after_s: float) -> bool:
    # Whether the caller hears of a refusal; otherwise the library waits and repeats the call.
    turn = _CALL.get()
    if turn is not None and not turn.is_over and (counted or turn.is_free):
        return True
    return not counted and response.status == TOO_MANY and after_s > PATIENCE_S


def _concerns_all(response: aiohttp.ClientResponse) -> bool:
    # Without "Via" the answer comes from the network in between, which looks at the address.
    headers = response.headers
    return headers.get("X-RateLimit-Scope") == "global" or "Via" not in headers


def _now() -> float:
    return asyncio.get_running_loop().time()
