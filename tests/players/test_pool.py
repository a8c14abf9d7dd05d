"""The processes that strong players think in: what they answer, and what happens when they die."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from bot.games.cards import as_set
from bot.players import pool as module
from bot.players.pool import MOST_DEATHS, Pool, Timeouts, Worker, WorkerDied, workers_here
from bot.players.search import engine
from bot.players.search.from_view import position_of
from bot.players.search.losses import loss_of
from bot.players.search.phases import turn_to_try
from bot.players.search.position import Position
from bot.players.search.questions import DiscardTurn, Played, Question
from bot.players.search.search import Budget, choose
from bot.players.search.trials import FEW as FEW_DISCARDS
from bot.players.worker import LEAST_IN_PLAIN, found
from tests.players.support.positions import PACK, to_discard, to_play

PATIENCE_S = 60
HAND = "SK SQ S9 B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T18 T14 T11 T7 T4 T3 BJ T8 T2 D4 D3"
FEW = 10
ENDLESS = 10**9


def opening() -> Position:
    return position_of(to_play(HAND))


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    # Answers come when they come: what is tested is which, and not how fast.
    monkeypatch.setattr(module, "PATIENCE_S", PATIENCE_S)


@asynccontextmanager
async def working(
    worlds: int = FEW, rest_s: float = 0, limit_s: float = PATIENCE_S
) -> AsyncIterator[Pool]:
    """A pool with one process that is warm."""
    pool = Pool(None, lambda: [], size=1, limit_s=limit_s, worlds=worlds, rest_s=rest_s)
    pool.start()
    try:
        await pool.warm.wait()
        yield pool
    finally:
        await pool.close()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        # Processes tell of their ends to nobody in here.
        while not happened():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("cores", "workers"), [(None, 1), (1, 1), (3, 1), (4, 2), (64, 2)])
def test_a_second_process_thinks_from_four_cores_on(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, workers: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert workers_here() == workers


async def test_its_processes_begin_without_what_the_bot_knows() -> None:
    async with working() as pool:
        assert isinstance(pool.workers[0].process, SpawnProcess)


async def test_it_finds_what_the_search_finds_with_the_same_seed_and_worlds() -> None:
    position, seeds = opening(), (b"one", b"two")
    async with working() as pool:
        found = await asyncio.gather(*(pool.best(position, seed) for seed in seeds))
    for card, seed in zip(found, seeds, strict=True):
        expected = choose(position, Budget(FEW, is_thrifty=True), Random(seed))
        assert expected is not None
        assert card == expected.card
        assert card in position.candidates
        assert 1 << card & as_set(PACK.named(HAND))


async def test_an_exact_answer_takes_so_many_worlds_and_no_clock() -> None:
    turns = (opening(), turn_to_try(to_discard(f"{HAND} SJ S2 B2")))
    async with working(limit_s=0, worlds=1) as pool:
        for turn in turns:
            assert turn is not None
            found = await pool.exact(turn, b"one", FEW)
            expected = choose(turn, Budget(FEW, is_thrifty=True), Random(b"one"))
            assert expected is not None
            assert found == expected.card


async def test_an_exact_answer_comes_from_the_next_process_if_one_dies() -> None:
    turn = opening()
    async with working() as pool:
        first = pool.workers[0].process
        asked = asyncio.create_task(pool.exact(turn, b"one", 2 * FEW))
        await asyncio.sleep(0)
        first.kill()
        expected = choose(turn, Budget(2 * FEW, is_thrifty=True), Random(b"one"))
        assert expected is not None
        assert await asked == expected.card
        assert pool.workers[0].process is not first


async def test_no_exact_answer_is_waited_for_where_all_processes_die(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "EXACT_S", 0.2)
    async with working(rest_s=PATIENCE_S) as pool:
        for worker in [*pool.workers.values()]:
            worker.kill()
        pool.workers.clear()
        with pytest.raises(WorkerDied):
            await pool.exact(opening(), b"one", FEW)
        assert pool._waiting == 0


async def test_cards_that_are_compared_are_all_tried_alike_in_the_process_too() -> None:
    async with working() as pool:
        found = await pool.choice(opening(), b"one", PATIENCE_S)
    assert found == choose(opening(), Budget(FEW), Random(b"one"))


async def test_it_finds_the_discard_that_the_search_finds_in_plain_python() -> None:
    turn = turn_to_try(to_discard(f"{HAND} SJ S2 B2"))
    assert isinstance(turn, DiscardTurn)
    async with working() as pool:
        found = await pool.best(turn, b"one")
    expected = choose(turn, Budget(FEW, is_thrifty=True), Random(b"one"))
    assert expected is not None
    assert found == expected.card


@pytest.mark.parametrize(("compiled", "worlds"), [(True, 100), (False, 32)])
def test_when_time_is_over_a_card_has_been_tried_in_a_few_worlds(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, worlds: int
) -> None:
    monkeypatch.setattr(engine, "is_compiled", lambda: compiled)
    choice = found(Question(opening(), b"", ENDLESS, 0))
    assert choice is not None
    assert choice.worlds == worlds


def test_cards_that_are_compared_are_all_tried_in_as_many_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine, "is_compiled", lambda: False)
    choice = found(Question(opening(), b"", ENDLESS, 0, compares=True))
    alike = choose(opening(), Budget(LEAST_IN_PLAIN), Random(b""))
    assert choice == alike


def test_plain_python_tries_few_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "is_compiled", lambda: False)
    turn = turn_to_try(to_discard(f"{HAND} SJ S2 B2"))
    assert turn is not None
    choice = found(Question(turn, b"", ENDLESS, 0))
    assert choice is not None
    assert tuple(choice.values) == turn.candidates[:FEW_DISCARDS]


async def test_the_log_says_what_the_search_runs_on(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, module.__name__)
    async with working():
        assert caplog.messages == ["search is ready, in plain Python"]


@asynccontextmanager
async def compiling(
    monkeypatch: pytest.MonkeyPatch, folder: Path, worlds: int = FEW
) -> AsyncIterator[tuple[Pool, asyncio.Event]]:
    """A pool with one warm process whose code is being compiled until the event comes."""
    done = asyncio.Event()

    async def compiled(cache: Path) -> None:
        await done.wait()

    monkeypatch.setattr(module, "_compile_apart", compiled)
    monkeypatch.setattr(engine, "is_to_compile", lambda cache: not done.is_set())
    pool = Pool(folder, lambda: [], size=1, limit_s=0, worlds=worlds)
    try:
        async with asyncio.timeout(PATIENCE_S):
            await pool.ready()
        yield pool, done
    finally:
        await pool.close()


async def test_it_thinks_in_plain_python_while_code_is_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with compiling(monkeypatch, tmp_path) as (pool, done):
        plain = pool.workers[0]
        assert await pool.best(opening(), b"") is not None
        done.set()
        await until(lambda: pool.workers[0] is not plain)
        await until(lambda: not plain.process.is_alive())
        assert await pool.best(opening(), b"") is not None


async def test_what_it_thinks_about_meanwhile_is_answered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    may_answer, answer = Event(), Worker.answer

    def late(worker: Worker) -> Any:
        may_answer.wait(PATIENCE_S)
        return answer(worker)

    monkeypatch.setattr(Worker, "answer", late)
    async with compiling(monkeypatch, tmp_path) as (pool, done):
        plain = pool.workers[0]
        asked = asyncio.create_task(pool.best(opening(), b""))
        done.set()
        await until(lambda: pool.workers[0] is not plain)
        assert plain.process.is_alive()
        may_answer.set()
        assert await asked is not None
        await until(lambda: not plain.process.is_alive())
    assert not of_deaths(caplog)


async def test_a_process_that_dies_while_code_is_compiled_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with compiling(monkeypatch, tmp_path) as (pool, _):
        killed = pool.workers[0]
        killed.process.kill()
        await until(lambda: bool(pool.workers) and pool.workers[0] is not killed)
        assert await pool.best(opening(), b"") is not None
    assert len(of_deaths(caplog)) == 1


async def test_who_dies_while_being_replaced_does_not_take_the_next_with_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with compiling(monkeypatch, tmp_path) as (pool, done):
        plain, begun, started = pool.workers[0], asyncio.Event(), pool._started

        async def noted(*args: Any) -> Worker:
            begun.set()
            return await started(*args)

        monkeypatch.setattr(pool, "_started", noted)
        done.set()
        await begun.wait()
        plain.process.kill()
        await until(lambda: pool.workers[0] is not plain)
        assert await pool.best(opening(), b"") is not None
    assert not of_deaths(caplog)


async def test_nothing_is_found_before_it_is_warm() -> None:
    pool = Pool(None, lambda: [opening()], size=1)
    pool.start()
    assert await pool.best(opening(), b"") is None
    await pool.close()


async def test_a_process_that_is_killed_while_it_thinks_is_replaced() -> None:
    async with working(ENDLESS) as pool:
        killed = pool.workers[0]
        asked = asyncio.create_task(pool.best(opening(), b""))
        await asyncio.sleep(0)
        killed.process.kill()
        assert await asked is None
        await until(lambda: bool(pool.workers) and pool.workers[0] is not killed)


def test_who_still_listens_to_a_dead_process_does_not_hear_the_next() -> None:
    dead = Worker(None, ())
    # What a thread that waits for an answer has asked the system to watch.
    watched = dead._connection.fileno()
    dead.kill()
    after = Worker(None, ())
    assert after._connection.fileno() != watched
    with pytest.raises(WorkerDied):
        dead.answer()
    after.kill()


async def test_a_process_that_says_nothing_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async with working(ENDLESS) as pool:
        silent = pool.workers[0]
        monkeypatch.setattr(module, "HANGS_S", 0)
        assert await pool.best(opening(), b"") is None
        await until(lambda: bool(pool.workers) and pool.workers[0] is not silent)


async def test_it_does_not_rest_when_its_processes_die_now_and_then(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "MINUTE_S", 0)
    async with working(rest_s=PATIENCE_S) as pool:
        assert "another one starts" in await last_word(pool, caplog)


async def test_it_rests_when_its_processes_die_again_and_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with working(rest_s=PATIENCE_S) as pool:
        assert "switched off" in await last_word(pool, caplog)
        assert await pool.best(opening(), b"") is None


async def last_word(pool: Pool, caplog: pytest.LogCaptureFixture) -> str:
    """What the log says last when as many processes have died as may in a minute."""
    for death in range(MOST_DEATHS):
        await pool.warm.wait()
        pool.workers[0].process.kill()
        await until(lambda so_far=death + 1: len(of_deaths(caplog)) == so_far)  # type: ignore[misc]
    return of_deaths(caplog)[-1]


def of_deaths(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line for line in caplog.messages if "search process died" in line or "off" in line]


async def test_an_answer_that_comes_too_late_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with working(ENDLESS, limit_s=0) as pool:
        monkeypatch.setattr(module, "PATIENCE_S", 0)
        assert await pool.best(opening(), b"") is None


async def test_whoever_answers_too_late_thinks_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    in_time, answer = Event(), Worker.answer

    def late(worker: Worker) -> Any:
        in_time.wait(PATIENCE_S)
        return answer(worker)

    monkeypatch.setattr(Worker, "answer", late)
    async with working(limit_s=0) as pool:
        monkeypatch.setattr(module, "PATIENCE_S", 0.05)
        assert await pool.best(opening(), b"") is None
        assert await pool.best(opening(), b"") is None  # waits in vain for the one above
        monkeypatch.setattr(module, "PATIENCE_S", PATIENCE_S)
        in_time.set()
        assert await pool.best(opening(), b"") is not None


async def test_moves_that_wait_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, ask = [], Worker.ask

    def noted(worker: Worker, question: Question) -> None:
        limits.append(question.limit_s)
        ask(worker, question)

    monkeypatch.setattr(Worker, "ask", noted)
    async with working() as pool:
        await asyncio.gather(*(pool.best(opening(), b"") for _ in range(3)))
        await pool.best(opening(), b"")
    assert limits == [PATIENCE_S, PATIENCE_S / 2, PATIENCE_S / 3, PATIENCE_S]


async def test_it_finds_what_a_card_cost() -> None:
    position, card = opening(), opening().candidates[0]
    async with working() as pool:
        found = await pool.loss(Played(position, card, b"one", FEW))
    assert found == loss_of(position, card, Budget(FEW), Random(b"one"))


async def test_a_move_interrupts_the_look_at_a_card_which_begins_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position, looks, ask = opening(), 0, Worker.ask

    def counted(worker: Worker, question: Question | Played) -> None:
        nonlocal looks
        looks += isinstance(question, Played)
        ask(worker, question)

    monkeypatch.setattr(Worker, "ask", counted)
    async with working() as pool:
        endless = Played(position, position.candidates[0], b"", ENDLESS)
        look = asyncio.create_task(pool.loss(endless))
        await until(lambda: looks == 1)
        assert await pool.best(position, b"one") is not None
        assert not look.done()
        await until(lambda: looks == 2)
        look.cancel()
        assert await pool.best(position, b"two") is not None


async def test_nobody_looks_at_a_card_without_a_process() -> None:
    position = opening()
    pool = Pool(None, lambda: [], size=1)
    assert await pool.loss(Played(position, position.candidates[0], b"", FEW)) is None
    await pool.close()


async def test_a_late_interruption_is_one_for_nobody() -> None:
    position = opening()
    async with working() as pool:
        pool.workers[0].interrupt()
        assert await pool.best(position, b"one") is not None
        pool.workers[0].interrupt()
        assert await pool.loss(Played(position, position.candidates[0], b"", FEW)) is not None


def test_the_log_says_when_many_moves_of_a_minute_had_no_answer(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 0.0
    tally = Timeouts(lambda: now)
    with caplog.at_level(logging.WARNING):
        for number in range(100):
            tally.note(number == 0)
        now = 60
        tally.note(True)
        assert not caplog.messages
        for _ in range(98):
            tally.note(False)
        tally.note(True)
        now = 120
        tally.note(False)
    assert caplog.messages == ["search too slow: 2 of 100 moves without it"]


async def test_moves_without_an_answer_are_counted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 0.0
    monkeypatch.setattr(module, "Timeouts", lambda: Timeouts(lambda: now))
    async with working(limit_s=0) as pool:
        assert await pool.best(opening(), b"") is not None
        monkeypatch.setattr(module, "PATIENCE_S", 0)
        assert await pool.best(opening(), b"") is None
        now = 60
        await pool.best(opening(), b"")
    assert "search too slow: 1 of 2 moves without it" in caplog.messages
