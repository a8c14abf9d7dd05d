"""Playouts and worlds a second, plain and compiled: `python -m tests.bench kernels`."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import TypeVar
from unittest.mock import patch

from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.players.search import engine, playouts
from bot.players.search.from_view import position_of
from bot.players.search.kernels import encoding
from bot.players.search.playouts import sample, values
from bot.players.search.position import Position
from tests.bench.core import openspiel
from tests.bench.row import Row, at_least, at_most, told
from tests.players.search.moments import moments

Kernel = TypeVar("Kernel")

FASTER = 60
"""So many times the speed of plain Python is the aim."""
WORLDS, PLAIN_WORLDS = 1000, 20
ROUNDS = 5
MILLION = 1e6
TIMES_OPENSPIEL = 8
"""The aim: so many times the moves of OpenSpiel, which plays at random, driven from Python."""


def rows() -> Iterator[Row]:
    """What it takes to compile, and worlds and playouts a second in the first position of games."""
    before = _memory_mb()
    with TemporaryDirectory() as folder:
        spent = _spent(lambda: engine.prepare(Path(folder)))
        if not engine.is_compiled():
            yield Row("Playouts, compiled", "the extra 'fast' is not installed")
            return
        yield at_most("Compiling the playouts, processor", spent, 20, "s", 1)
        yield at_most("Memory of the compiler", _memory_mb() - before, 250, "MB")
    for key, kind in GAMES.items():
        yield from _of_game(key, _first_position(kind))


def _of_game(key: str, position: Position) -> Iterator[Row]:
    worlds, plain_worlds = _worlds(position)
    yield told(f"Worlds, {key}", worlds / 1000, "k/s")
    yield told(f"Worlds, {key}, beside plain Python", worlds / plain_worlds, "×")
    played, plain_played = _playouts(position)
    yield told(f"Playouts, {key}", played / 1000, "k/s")
    yield at_least(f"Playouts, {key}, beside plain Python", played / plain_played, FASTER, "×")
    cards, theirs = _cards(position)
    yield told(f"Cards of playouts, {key}", cards / MILLION, "million a second", 1)
    if theirs:
        what = f"Cards of playouts, {key}, beside OpenSpiel"
        yield at_least(what, cards / theirs, TIMES_OPENSPIEL, "×", 1)


def _first_position(kind: type[Game]) -> Position:
    _, _, seen = next(moments(kind, 5, 1.0))
    return position_of(seen)


def _worlds(position: Position) -> tuple[float, float]:
    # A second, compiled and in plain Python.
    def work() -> object:
        return encoding.sampled(position, WORLDS, Random(1))

    with _in_plain_python():
        plain = _a_second(work, WORLDS)
    return _a_second(work, WORLDS), plain


def _playouts(position: Position) -> tuple[float, float]:
    # A second, compiled and in plain Python.
    lies, cards = sample(position, WORLDS, Random(1)), position.candidates
    few = lies[:PLAIN_WORLDS]
    with _in_plain_python():
        plain = _a_second(lambda: values(position, few, cards), len(few) * len(cards))
    fast = _a_second(lambda: values(position, lies, cards), len(lies) * len(cards))
    return fast, plain


def _cards(position: Position) -> tuple[float, float]:
    # A second, and those of OpenSpiel, 0 where it is not installed. Rounds of both alternate, and
    # the quickest of each counts.
    lies, cards = sample(position, WORLDS, Random(1)), position.candidates
    left, their_round, ours, theirs = sum(position.left), openspiel(Random(1)), 0.0, 0.0
    for _ in range(4 * ROUNDS):
        spent = _spent(lambda: values(position, lies, cards))
        ours = max(ours, left * len(lies) * len(cards) / spent)
        theirs = max(theirs, their_round()) if their_round else 0.0
    return ours, theirs


@contextmanager
def _in_plain_python() -> Iterator[None]:
    with patch.object(playouts, "fastest", _itself), patch.object(encoding, "fastest", _itself):
        yield


def _itself(kernel: Kernel) -> Kernel:
    return kernel


def _a_second(work: Callable[[], object], count: int) -> float:
    # In the quickest of some rounds: other programs disturb all alike.
    return count / min(_spent(work) for _ in range(ROUNDS))


def _spent(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began


def _memory_mb() -> float:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024
