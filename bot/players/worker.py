"""What the process that searches for the pool does: it is told a game's position, and says a card.

It knows positions and seeds alone: numbers, keys and options, and nothing that its seat cannot see.
"""

import os
import signal
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter
from typing import NamedTuple

from bot.players.search import engine
from bot.players.search.position import Position
from bot.players.search.search import BATCH, Budget, choose

LEAST_WORLDS = 100
"""In so many worlds candidates are tried however long it takes."""

NICENESS = 5
"""Who answers people goes before who thinks."""


class Question(NamedTuple):
    """A position, what is left to chance, and how many worlds and seconds it may take."""

    position: Position
    seed: bytes
    worlds: int
    limit_s: float


@dataclass(slots=True)
class Deadline:
    """Says after each batch of worlds whether the time is over; before the least it never is."""

    at: float
    worlds: int = 0

    def __call__(self) -> bool:
        """Whether the search ends here."""
        self.worlds += BATCH
        return self.worlds >= LEAST_WORLDS and perf_counter() >= self.at


def found(question: Question) -> int | None:
    """The index of the card that the search prefers; None if it finds no world."""
    budget = Budget(question.worlds, Deadline(perf_counter() + question.limit_s))
    choice = choose(question.position, budget, Random(question.seed))
    return None if choice is None else choice.card


def work(connection: Connection, cache: Path | None, first: tuple[Question, ...]) -> None:
    """Answers the *first* questions to get warm, and then all others until nobody asks.

    When it is warm it says 1 if it runs compiled code, else 0. That code is kept in *cache*;
    without a folder the search runs as plain Python.
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
        connection.send(found(question))


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
