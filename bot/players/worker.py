"""The process that searches for the pool: it is told a turn, and says what is best."""

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter

from bot.players.search import engine
from bot.players.search.losses import loss_of
from bot.players.search.questions import CardLoss, ExactQuestion, Played, Question, SearchResult
from bot.players.search.search import Budget, choose

LEAST_WORLDS = 100
"""The fewest worlds that compiled code tries, however long they take.

In side duels of French Tarot a search in 30 was 2.8 ± 2.9 points a deal behind the rules of thumb,
and one in 100 was 8.3 ± 2.3 ahead.
"""
LEAST_IN_PLAIN = 25
"""The same for plain Python; on a core of its own the time is enough for 100 of the best two."""

NICENESS = 5
"""The process that answers people goes before those that think."""


def found(question: Question) -> SearchResult | None:
    """Return what the search holds of each candidate; None if it finds no world."""
    at, is_compiled = perf_counter() + question.limit_s, engine.is_compiled()
    budget = Budget(
        question.worlds,
        lambda: perf_counter() >= at,
        least=LEAST_WORLDS if is_compiled else LEAST_IN_PLAIN,
        is_thrifty=not (is_compiled or question.compares),
    )
    return choose(question.turn, budget, Random(question.seed))


def found_exactly(question: ExactQuestion) -> SearchResult | None:
    """Return what the search holds of each candidate; None if it finds no world."""
    budget = Budget(question.worlds, is_thrifty=True)
    return choose(question.turn, budget, Random(question.seed))


def cost(played: Played, is_interrupted: Callable[[], bool]) -> CardLoss | None:
    """Return what the card cost; None if the search was interrupted."""
    budget = Budget(played.worlds, is_interrupted)
    loss = loss_of(played.position, played.card, budget, Random(played.seed))
    return None if is_interrupted() else loss


def compile_into(cache: Path) -> None:
    """Leave compiled code in this folder.

    What the compiler needs stays with its process, so this is for one that ends.
    """
    _end_with_the_parent()
    engine.prepare(cache)


def work(connection: Connection, cache: Path | None, first: tuple[Question, ...]) -> None:
    """Answer the *first* questions to get warm, and then all others until nobody asks.

    When it is warm it says 1 if it runs compiled code, else 0. That code is kept in *cache*;
    without a folder the search runs as plain Python. A question that is None has nothing to answer:
    it only interrupts the look at a card that was played.
    """
    _end_with_the_parent()
    if cache is not None:
        engine.prepare(cache)
    for question in first:
        found(question)
    connection.send(int(engine.is_compiled()))
    while True:
        try:
            question = connection.recv()
        except EOFError:
            return
        match question:
            case Question():
                connection.send(found(question))
            case ExactQuestion():
                connection.send(found_exactly(question))
            case Played():
                connection.send(cost(question, connection.poll))


def _end_with_the_parent() -> None:
    # A terminal interrupts all its processes; a parent that is killed cannot stop this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    Thread(target=_exit_after_the_parent, daemon=True).start()


def _exit_after_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
