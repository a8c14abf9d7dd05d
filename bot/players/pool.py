"""The processes in which strong computer players think, and what happens when those fail.

Whoever gets no answer in time plays as it would without a search.
"""

import asyncio
import logging
import os
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from bot.players.search.position import Position
from bot.players.worker import Question, work

log = logging.getLogger(__name__)

LIMIT_S = 0.4
"""How long a move may be thought about while no other waits; moves that wait share it."""
PATIENCE_S = 0.3
"""How much later an answer may come."""
MOST_WORLDS = 1000
"""More worlds than these find hardly a better card."""
WARM_WORLDS = 50
WARMING_S = 300.0
"""How long a worker may take to get ready: on a slow machine, to compile takes a minute."""
HANGS_S = 30.0
"""A worker that says nothing for so long is killed."""

MINUTE_S = 60.0
MOST_DEATHS = 3
"""After so many deaths in a minute nobody thinks for a while."""
REST_S = 600.0
FALL_BACKS = 0.01
"""The log says if more than this part of the moves of a minute got no answer in time."""


class WorkerDied(Exception):
    """The process is gone, or says nothing any more."""


def workers_here() -> int:
    """How many processes think on this machine."""
    return 2 if (os.cpu_count() or 1) >= 4 else 1


class Worker:
    """One process that searches. Its methods wait, so each is called in a thread."""

    def __init__(self, cache: Path | None, first: tuple[Question, ...]) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        args = (theirs, cache, first)
        self.process = context.Process(target=work, args=args, name="search", daemon=True)
        self.process.start()
        theirs.close()

    def warm_up(self) -> bool:
        """Waits until it is ready; whether it runs compiled code. Raises `WorkerDied`."""
        return bool(self._heard(WARMING_S))

    def ask(self, question: Question) -> int | None:
        """The card that it found. Raises `WorkerDied`."""
        try:
            self._connection.send(question)
        except OSError as fault:
            raise WorkerDied from fault
        return self._heard(HANGS_S)

    def kill(self) -> None:
        """Ends the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self._connection.close()

    def _heard(self, patience_s: float) -> int | None:
        try:
            if not self._connection.poll(patience_s):
                raise WorkerDied
            answer: int | None = self._connection.recv()
        except (EOFError, OSError) as fault:
            raise WorkerDied from fault
        return answer


class Pool:
    """Finds cards for strong players in processes of its own.

    *first* are positions to get warm with, made where matches may be seen. Compiled code is kept in
    *cache*; without it the search runs as plain Python.
    """

    def __init__(
        self,
        cache: Path | None,
        first: Callable[[], Sequence[Position]],
        size: int | None = None,
        limit_s: float = LIMIT_S,
        worlds: int = MOST_WORLDS,
        rest_s: float = REST_S,
    ) -> None:
        self._cache, self._first = cache, first
        self._size = size or workers_here()
        self._limit_s, self._worlds, self._rest_s = limit_s, worlds, rest_s
        self._threads = ThreadPoolExecutor(2 * self._size, thread_name_prefix="search")
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._deaths: deque[float] = deque(maxlen=MOST_DEATHS)
        self._tasks: set[asyncio.Task[int | None]] = set()
        self._keepers: list[asyncio.Task[None]] = []
        self._gone = [asyncio.Event() for _ in range(self._size)]
        self.workers: dict[int, Worker] = {}
        """Those that are warm."""
        self.warm = asyncio.Event()
        """Set while there is one."""
        self._waiting = 0
        self._tally = FallBacks()

    def start(self) -> None:
        """Starts the processes; moves are found once the first is warm."""
        self._keepers = [asyncio.create_task(self._keep(place)) for place in range(self._size)]

    async def close(self) -> None:
        """Ends the processes, whatever they are doing."""
        for task in (*self._keepers, *self._tasks):
            task.cancel()
        for worker in self.workers.values():
            worker.process.kill()
        await asyncio.gather(*self._keepers, *self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)

    async def best_card(self, position: Position, seed: bytes) -> int | None:
        """The index of the card to play; None if no answer comes in time, or nobody is there."""
        if not self.workers:
            return None
        self._waiting += 1
        limit_s = self._limit_s / -(-self._waiting // self._size)
        question = Question(position, seed, self._worlds, limit_s)
        task = asyncio.create_task(self._answer(question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # Whoever is thinking goes on: the process is free again only then.
        done, _ = await asyncio.wait({task}, timeout=self._limit_s + PATIENCE_S)
        self._waiting -= 1
        card = task.result() if done and not task.cancelled() else None
        self._tally.note(card is None)
        return card

    async def _answer(self, question: Question) -> int | None:
        asked = monotonic()
        worker = await self._idle.get()
        while worker not in self.workers.values():
            worker = await self._idle.get()
        if monotonic() - asked > self._limit_s + PATIENCE_S:
            self._idle.put_nowait(worker)
            return None
        try:
            card = await self._in_thread(worker.ask, question)
        except WorkerDied:
            for place, each in self.workers.items():
                if each is worker:
                    self._gone[place].set()
            return None
        self._idle.put_nowait(worker)
        return card

    async def _keep(self, place: int) -> None:
        # Has one worker in this place, and another one once that has died.
        first = tuple(
            Question(position, b"", WARM_WORLDS, 0.0)
            for position in await asyncio.to_thread(self._first)
        )
        while True:
            self._gone[place].clear()
            worker = await self._started(first)
            try:
                await self._serve(place, worker)
            finally:
                self.workers.pop(place, None)
                if not self.workers:
                    self.warm.clear()
                worker.process.kill()
            await asyncio.to_thread(worker.kill)
            await self._rest_after_death()

    async def _started(self, first: tuple[Question, ...]) -> Worker:
        starting = asyncio.ensure_future(asyncio.to_thread(Worker, self._cache, first))
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            (await starting).kill()
            raise

    async def _serve(self, place: int, worker: Worker) -> None:
        try:
            compiled = await asyncio.to_thread(worker.warm_up)
        except WorkerDied:
            return
        if not self.warm.is_set():
            log.info("search is ready, %s", "compiled" if compiled else "in plain Python")
        self.workers[place] = worker
        self.warm.set()
        self._idle.put_nowait(worker)
        loop = asyncio.get_running_loop()
        died = loop.run_in_executor(self._threads, worker.process.join)
        died.add_done_callback(lambda _: self._gone[place].set())
        await self._gone[place].wait()

    async def _rest_after_death(self) -> None:
        now = monotonic()
        self._deaths.append(now)
        if len(self._deaths) == MOST_DEATHS and now - self._deaths[0] < MINUTE_S:
            log.error("search switched off for %.0f s: its processes die", self._rest_s)
            self._deaths.clear()
            await asyncio.sleep(self._rest_s)
        else:
            log.warning("search process died, another one starts")

    async def _in_thread(
        self, ask: Callable[[Question], int | None], question: Question
    ) -> int | None:
        return await asyncio.get_running_loop().run_in_executor(self._threads, ask, question)


class FallBacks:
    """Counts the moves of each minute that got no answer, and says in the log if they are many."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._since, self._asked, self._failed = clock(), 0, 0

    def note(self, failed: bool) -> None:
        """Counts a move."""
        if self._clock() - self._since >= MINUTE_S:
            self._report()
            self._since, self._asked, self._failed = self._clock(), 0, 0
        self._asked += 1
        self._failed += failed

    def _report(self) -> None:
        if self._failed > FALL_BACKS * self._asked:
            log.warning("search too slow: %s of %s moves without it", self._failed, self._asked)
