"""The processes in which strong computer players think, and what happens when those fail.

A player that gets no answer in time plays as it would without a search. While no move is thought
about, the processes look at cards that were played. They think in plain Python until there is
compiled code.
"""

import asyncio
import logging
import os
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from bot.players.search import engine
from bot.players.search.questions import (
    CardLoss,
    ExactQuestion,
    Played,
    Question,
    SearchResult,
    SearchTurn,
)
from bot.players.worker import compile_into, work

log = logging.getLogger(__name__)

T = TypeVar("T")

LIMIT_S = 0.4
"""The time to think about a move while no other waits; moves that wait share it."""
PATIENCE_S = 0.3
"""The time that an answer may come later."""
MOST_WORLDS = 1000
"""More worlds than these find hardly a better card: 400 gained nothing over 100 in French Tarot."""
WARM_WORLDS = 50
WARMING_S = 300.0
"""The time a worker has to get ready: on a slow machine, to compile takes a minute."""
EXACT_S = 60.0
"""The time until a move that has no limit must have found a process to think."""
HANGS_S = 30.0
"""Kill a worker after this many silent seconds."""

MINUTE_S = 60.0
MOST_DEATHS = 3
"""After this many deaths in a minute no process thinks for `REST_S`."""
REST_S = 600.0
MANY_TIMEOUTS = 0.01
"""Warn if more than this part of the moves of a minute got no answer in time."""


class WorkerDied(Exception):
    """The process is gone, or says nothing any more."""


def workers_here() -> int:
    """Return how many processes think on this machine."""
    return 2 if (os.cpu_count() or 1) >= 4 else 1


class Worker:
    """One process that searches. What waits for it is called in a thread."""

    def __init__(self, cache: Path | None, first: tuple[Question, ...]) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        args = (theirs, cache, first)
        self.process = context.Process(target=work, args=args, name="search", daemon=True)
        self.process.start()
        theirs.close()
        self.asked = asyncio.Lock()
        """Held while it is asked about something."""

    def warm_up(self) -> bool:
        """Wait until it is ready; whether it runs compiled code. Raises `WorkerDied`."""
        return bool(self._heard(WARMING_S))

    def ask(self, question: Question | ExactQuestion | Played) -> None:
        """Have it think about something. Does not wait. Raises `WorkerDied`."""
        try:
            self._connection.send(question)
        except OSError as fault:
            raise WorkerDied from fault

    def answer(self) -> Any:
        """Wait for what it has found. Raises `WorkerDied`."""
        return self._heard(HANGS_S)

    def interrupt(self) -> None:
        """End its look at a card that was played. Does not wait."""
        with suppress(OSError):
            self._connection.send(None)

    def kill(self) -> None:
        """End the process, whatever it is doing.

        The connection closes itself once no thread listens to it: closed before, it would give its
        number to that of the next process.
        """
        self.process.kill()
        self.process.join()

    def _heard(self, patience_s: float) -> Any:
        try:
            if not self._connection.poll(patience_s):
                raise WorkerDied
            return self._connection.recv()
        except (EOFError, OSError) as fault:
            raise WorkerDied from fault


class Pool:
    """Finds cards and discards for strong players in processes of its own.

    *first* are turns to get warm with, made where matches may be seen. Compiled code is kept in
    *cache*; without it the search runs as plain Python, and so it does until that code is made.
    """

    def __init__(
        self,
        cache: Path | None,
        first: Callable[[], Sequence[SearchTurn]],
        size: int | None = None,
        limit_s: float = LIMIT_S,
        worlds: int = MOST_WORLDS,
        rest_s: float = REST_S,
    ) -> None:
        self._cache, self._first = cache, first
        self._size = size or workers_here()
        self._limit_s, self._worlds, self._rest_s = limit_s, worlds, rest_s
        # In each place one waits for an answer, and one each for the end of a worker and of the
        # one before it.
        self._threads = ThreadPoolExecutor(3 * self._size, thread_name_prefix="search")
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._deaths: deque[float] = deque(maxlen=MOST_DEATHS)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keepers: list[asyncio.Task[None]] = []
        self._gone = [asyncio.Event() for _ in range(self._size)]
        self.workers: dict[int, Worker] = {}
        """Those that are warm."""
        self.warm = asyncio.Event()
        """Set while there is one."""
        self.compiled = False
        """Whether those that are warm run compiled code."""
        self._compiler: asyncio.Task[None] | None = None
        self._waiting = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._looking: set[Worker] = set()
        self._tally = Timeouts()

    def start(self) -> None:
        """Start the processes unless they have been; moves are found once the first is warm."""
        if self._keepers:
            return
        self._keepers = [asyncio.create_task(self._keep(place)) for place in range(self._size)]

    async def ready(self) -> None:
        """Start them if need be; return once there is a warm one."""
        self.start()
        await self.warm.wait()

    async def close(self) -> None:
        """End the processes, whatever they are doing."""
        for task in (*self._keepers, *self._tasks):
            task.cancel()
        for worker in self.workers.values():
            worker.process.kill()
        await asyncio.gather(*self._keepers, *self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)

    async def best(self, turn: SearchTurn, seed: bytes) -> int | None:
        """Return the index of the card to play, or the set of those to discard.

        None if no answer comes in time, or nobody is there.
        """
        choice = await self._choice(turn, seed, PATIENCE_S, compares=False)
        return None if choice is None else choice.card

    async def choice(self, turn: SearchTurn, seed: bytes, patience_s: float) -> SearchResult | None:
        """Return what the search holds of each candidate; None if no answer comes in time, or
        nobody is.

        Waits *patience_s* longer than the search may think.
        """
        return await self._choice(turn, seed, patience_s, compares=True)

    async def exact(self, turn: SearchTurn, seed: bytes, worlds: int) -> int | None:
        """Return what `best` does, found in so many worlds however long they take.

        The same turn, seed and worlds give the same answer, compiled or not; None if no world is
        found. Starts the processes if need be. Raises `WorkerDied` if they die again and again, or
        none is there in time.
        """
        question = ExactQuestion(turn, seed, worlds)
        self.start()
        self._hurry()
        try:
            async with asyncio.timeout(EXACT_S):
                for _ in range(MOST_DEATHS):
                    with suppress(WorkerDied):
                        found = await self._told(await self._free(), question)
                        return None if found is None else int(found.card)
        except TimeoutError:
            log.warning("no search process is there")
        finally:
            self._calm()
        raise WorkerDied

    async def until_quiet(self) -> None:
        """Wait until no move is thought about."""
        await self._quiet.wait()

    async def loss(self, played: Played) -> CardLoss | None:
        """Return what a card cost that was played, once there is time; None if nobody is there.

        Whatever is thought about for a move interrupts this, and then it begins again.
        """
        while self.workers:
            await self._quiet.wait()
            # If nobody waits for it any more, a look that has begun goes on to its end.
            loss = await asyncio.shield(self._begin(self._look(played)))
            if loss is not None:
                return loss
        return None

    async def _choice(
        self, turn: SearchTurn, seed: bytes, patience_s: float, compares: bool
    ) -> SearchResult | None:
        # It goes before every look at a card that was played, and shares its time with others.
        if not self.workers:
            return None
        self._hurry()
        limit_s = self._limit_s / -(-self._waiting // self._size)
        wait_s = self._limit_s + patience_s
        question = Question(turn, seed, self._worlds, limit_s, compares)
        task = self._begin(self._answer(question, wait_s))
        # Whoever is thinking goes on: the process is free again only then.
        done, _ = await asyncio.wait({task}, timeout=wait_s)
        self._calm()
        choice = task.result() if done and not task.cancelled() else None
        self._tally.note(choice is None)
        return choice

    def _hurry(self) -> None:
        # A move waits, so nobody goes on looking at cards that were played.
        self._waiting += 1
        self._quiet.clear()
        for worker in self._looking:
            worker.interrupt()

    def _calm(self) -> None:
        self._waiting -= 1
        if not self._waiting:
            self._quiet.set()

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _answer(self, question: Question, wait_s: float) -> SearchResult | None:
        asked = monotonic()
        worker = await self._free()
        if monotonic() - asked > wait_s:
            self._idle.put_nowait(worker)
            return None
        choice: SearchResult | None = await self._asked(worker, question)
        return choice

    async def _look(self, played: Played) -> CardLoss | None:
        # None if somebody has to think about a move, or the process dies.
        worker = await self._free()
        if self._waiting:
            self._idle.put_nowait(worker)
            return None
        self._looking.add(worker)
        try:
            loss: CardLoss | None = await self._asked(worker, played)
            return loss
        finally:
            self._looking.discard(worker)

    async def _free(self) -> Worker:
        worker = await self._idle.get()
        while worker not in self.workers.values():
            worker = await self._idle.get()
        return worker

    async def _asked(self, worker: Worker, question: Question | Played) -> Any:
        # Its answer, or None if it dies.
        try:
            return await self._told(worker, question)
        except WorkerDied:
            return None

    async def _told(self, worker: Worker, question: Question | ExactQuestion | Played) -> Any:
        loop = asyncio.get_running_loop()
        async with worker.asked:
            try:
                worker.ask(question)
                answer = await loop.run_in_executor(self._threads, worker.answer)
            except WorkerDied:
                self._miss(worker)
                raise
        self._idle.put_nowait(worker)
        return answer

    def _miss(self, worker: Worker) -> None:
        # It is gone, and not replaced yet.
        for place, each in self.workers.items():
            if each is worker:
                self._gone[place].set()

    async def _keep(self, place: int) -> None:
        # Has one worker in this place, and another one once that has died or there is better code.
        first = tuple(
            Question(turn, b"", WARM_WORLDS, 0.0) for turn in await asyncio.to_thread(self._first)
        )
        while True:
            compiler = await self._compiler_at_work()
            await self._hold(place, None if compiler else self._cache, first, compiler)
            if compiler is None or not compiler.done():
                await self._rest_after_death()

    async def _compiler_at_work(self) -> asyncio.Task[None] | None:
        # None if there is compiled code, or none can be made.
        cache, compiler = self._cache, self._compiler
        if compiler is not None:
            return None if compiler.done() else compiler
        if cache is None or not await asyncio.to_thread(engine.is_to_compile, cache):
            return None
        self._compiler = self._compiler or self._begin(_compile_apart(cache))
        return self._compiler

    async def _hold(
        self,
        place: int,
        cache: Path | None,
        first: tuple[Question, ...],
        compiler: asyncio.Task[None] | None,
    ) -> None:
        # A worker in this place until it dies, or the compiler is done. Who was there before goes
        # as soon as the new one is warm.
        worker, stays = await self._started(cache, first), False
        try:
            if await self._warmed(place, worker):
                stays = await _sooner(compiler, self._gone[place])
        finally:
            if not stays:
                self._drop(place, worker)
        if not stays:
            await asyncio.to_thread(worker.kill)

    async def _started(self, cache: Path | None, first: tuple[Question, ...]) -> Worker:
        starting = asyncio.ensure_future(asyncio.to_thread(Worker, cache, first))
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            (await starting).kill()
            raise

    async def _warmed(self, place: int, worker: Worker) -> bool:
        # Whether it lives, and from then on has this place.
        try:
            compiled = await asyncio.to_thread(worker.warm_up)
        except WorkerDied:
            return False
        if not self.warm.is_set() or compiled != self.compiled:
            log.info("search is ready, %s", "compiled" if compiled else "in plain Python")
        before, self.workers[place], self.compiled = self.workers.get(place), worker, compiled
        self._gone[place].clear()
        self.warm.set()
        self._idle.put_nowait(worker)
        died = asyncio.get_running_loop().run_in_executor(self._threads, worker.process.join)
        died.add_done_callback(lambda _: self._miss(worker))
        if before is not None:
            self._begin(_retire(before))
        return True

    def _drop(self, place: int, worker: Worker) -> None:
        if self.workers.get(place) is worker:
            del self.workers[place]
        if not self.workers:
            self.warm.clear()
        worker.process.kill()

    async def _rest_after_death(self) -> None:
        now = monotonic()
        self._deaths.append(now)
        if len(self._deaths) == MOST_DEATHS and now - self._deaths[0] < MINUTE_S:
            log.error("search switched off for %.0f s: its processes die", self._rest_s)
            self._deaths.clear()
            await asyncio.sleep(self._rest_s)
        else:
            log.warning("search process died, another one starts")


async def _sooner(task: asyncio.Task[None] | None, event: asyncio.Event) -> bool:
    # Whether the task is done before the event comes.
    waiting = asyncio.create_task(event.wait())
    tasks = {waiting} if task is None else {waiting, task}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
    return not event.is_set()


async def _retire(worker: Worker) -> None:
    # It may finish what it thinks about.
    try:
        async with worker.asked:
            await asyncio.to_thread(worker.kill)
    finally:
        worker.process.kill()


async def _compile_apart(cache: Path) -> None:
    # Cancelling this kills the process.
    process = get_context("spawn").Process(target=compile_into, args=(cache,), daemon=True)
    starting = asyncio.ensure_future(asyncio.to_thread(process.start))
    try:
        await asyncio.shield(starting)
        await asyncio.to_thread(process.join, WARMING_S)
    finally:
        await starting
        process.kill()


class Timeouts:
    """Counts the moves of each minute that got no answer, and says in the log if they are many."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._since, self._asked, self._failed = clock(), 0, 0

    def note(self, failed: bool) -> None:
        """Count a move."""
        if self._clock() - self._since >= MINUTE_S:
            self._report()
            self._since, self._asked, self._failed = self._clock(), 0, 0
        self._asked += 1
        self._failed += failed

    def _report(self) -> None:
        if self._failed > MANY_TIMEOUTS * self._asked:
            log.warning("search too slow: %s of %s moves without it", self._failed, self._asked)
