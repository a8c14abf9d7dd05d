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
from bot.players.search.kernels import encoding
from bot.players.search.playouts import sample, values
from bot.players.search.position import Position, position_of
from tests.bench.core import openspiel
from tests.bench.row import Row
from tests.players.search.moments import moments

Kernel = TypeVar("Kernel")

FASTER = 25
"""So many times the speed of plain Python is the aim."""
WORLDS, PLAIN_WORLDS = 1000, 20
ROUNDS = 5
MILLION = 1e6
TIMES_OPENSPIEL = 15
"""The aim: so many times the moves of OpenSpiel, which plays at random, driven from Python."""


def rows() -> Iterator[Row]:
    """What it takes to compile, and worlds and playouts a second in the first position of games."""
    before = _memory_mb()
    with TemporaryDirectory() as folder:
        spent = _spent(lambda: engine.prepare(Path(folder)))
        if not engine.is_compiled():
            yield Row("Playouts, compiled", "the extra 'fast' is not installed", "")
            return
        yield Row("Compiling the playouts", f"{spent:.1f} s of the processor", "≤ 20 s")
        yield Row("Memory of the compiler", f"{_memory_mb() - before:.0f} MB", "≤ 250 MB")
    for key, kind in GAMES.items():
        position = _first_position(kind)
        yield Row(f"Worlds, {key}", _worlds(position), "")
        yield Row(f"Playouts, {key}", _playouts(position), f"≥ {FASTER} ×")
        yield Row(f"Cards of playouts, {key}", _cards(position), f"≥ {TIMES_OPENSPIEL} × OpenSpiel")


def _first_position(kind: type[Game]) -> Position:
    _, _, seen = next(moments(kind, 5, 1.0))
    return position_of(seen)


def _worlds(position: Position) -> str:
    def work() -> object:
        return encoding.sampled(position, WORLDS, Random(1))

    with _in_plain_python():
        plain = _a_second(work, WORLDS)
    return _beside(plain, _a_second(work, WORLDS))


def _playouts(position: Position) -> str:
    lies, cards = sample(position, WORLDS, Random(1)), position.candidates
    few = lies[:PLAIN_WORLDS]
    with _in_plain_python():
        plain = _a_second(lambda: values(position, few, cards), len(few) * len(cards))
    fast = _a_second(lambda: values(position, lies, cards), len(lies) * len(cards))
    return _beside(plain, fast)


def _cards(position: Position) -> str:
    # Rounds of both alternate, and the quickest of each counts.
    lies, cards = sample(position, WORLDS, Random(1)), position.candidates
    left, their_round, ours, theirs = sum(position.left), openspiel(Random(1)), 0.0, 0.0
    for _ in range(4 * ROUNDS):
        spent = _spent(lambda: values(position, lies, cards))
        ours = max(ours, left * len(lies) * len(cards) / spent)
        theirs = max(theirs, their_round()) if their_round else 0.0
    beside = f"{ours / theirs:.0f} × OpenSpiel" if theirs else "OpenSpiel is not installed"
    return f"{ours / MILLION:.1f} million a second, {beside}"


@contextmanager
def _in_plain_python() -> Iterator[None]:
    with patch.object(playouts, "fastest", _itself), patch.object(encoding, "fastest", _itself):
        yield


def _itself(kernel: Kernel) -> Kernel:
    return kernel


def _beside(plain: float, fast: float) -> str:
    return f"{fast / 1000:.0f} k/s, plain {plain / 1000:.1f} k/s: {fast / plain:.0f} ×"


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
