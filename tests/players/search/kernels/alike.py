"""Compiled copies of the kernels beside the kernels as plain Python."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from bot.players.search import engine, playouts
from bot.players.search.kernels import encoding

FOLDER = Path(__file__).parents[4] / "var/cache/kernels"

T = TypeVar("T")


def both_ways(work: Callable[..., T], *given: Any) -> tuple[T, T]:
    """What comes of work with a generator, compiled and in plain Python."""
    assert engine.is_compiled() or engine.prepare(FOLDER)
    compiled = work(*given, Random(1))
    with pytest.MonkeyPatch.context() as patch:
        for module in (playouts, encoding):
            patch.setattr(module, "fastest", lambda kernel: kernel)
        return compiled, work(*given, Random(1))
