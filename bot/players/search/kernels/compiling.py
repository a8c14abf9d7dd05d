"""The compiler, where it is installed; without it the same functions run as plain Python."""

from collections.abc import Callable, MutableSequence
from pathlib import Path
from typing import Any, TypeVar

try:
    import numba
    from numba.core import config, types
    from numba.extending import intrinsic
except ImportError:
    numba = None

Row = MutableSequence[int]
"""A flat row of numbers; the places in it have names in `layout`."""

F = TypeVar("F", bound=Callable[..., Any])


def is_installed() -> bool:
    """Whether there is a compiler."""
    return numba is not None


def keep_in(folder: Path) -> None:
    """Keep what is compiled in this folder, of functions that are defined from now on."""
    config.CACHE_DIR = str(folder)


def compiled(function: F) -> F:
    """The function as a part of another one that is compiled."""
    return _jit(function, cache=False)


def kept(function: F) -> F:
    """The function compiled when it is first called, with all it calls, and kept on disk."""
    return _jit(function, cache=numba is not None and bool(config.CACHE_DIR))


def _jit(function: F, *, cache: bool) -> F:
    if numba is None:
        return function
    # Without its runtime no references are counted; nothing that needs them can be written then.
    made: F = numba.njit(cache=cache, _nrt=False)(function)
    return made


def _size(cards: int) -> int:
    return cards.bit_count()


def _length(cards: int) -> int:
    return cards.bit_length()


size: Callable[[int], int] = _size
"""How many cards are in one word of a set."""

length: Callable[[int], int] = _length
"""One more than the place of the highest card in one word of a set; 0 if there is none."""

if numba is not None:
    # The processor has an instruction for each.

    @intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def _counted(context: Any, cards: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), code

    @intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def _zeros_above(context: Any, cards: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctlz(arguments[0], context.get_constant(types.boolean, 0))

        return types.int64(types.int64), code

    @compiled
    def _length_of_word(cards: int) -> int:
        return 64 - int(_zeros_above(cards))

    size, length = _counted, _length_of_word
