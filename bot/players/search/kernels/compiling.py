"""The compiler: kernels are plain functions, and only where it is asked for are copies compiled.

So importing a kernel takes neither the compiler nor its memory, even where it is installed.
"""

from collections.abc import Callable, Iterator, MutableSequence
from contextlib import contextmanager, suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

Row = MutableSequence[int]
"""A flat row of numbers; the places in it have names in `layout`."""

F = TypeVar("F", bound=Callable[..., Any])

COMPILER = "numba"
ASKED_WITH = ["context", "builder", "idxty", "idx", "size"]
"""What the compiler gives to its `fix_integer_index`, by which a negative index counts from the
end."""

_kernels: dict[Any, bool] = {}
# All kernels, and whether each is kept.
_copies: dict[Any, Any] = {}
# The compiled copy of each kernel.


def compiled(function: F) -> F:
    """Mark a function that can be compiled as a part of another one."""
    _kernels[function] = False
    return function


def kept(function: F) -> F:
    """Mark one that others than kernels call.

    Its copy is compiled when it is first called, with all it calls, and kept on disk.
    """
    _kernels[function] = True
    return function


def size(cards: int) -> int:
    """Return how many cards are in one word of a set."""
    return cards.bit_count()


def length(cards: int) -> int:
    """Return one more than the place of the highest card in one word of a set; 0 if there is
    none."""
    return cards.bit_length()


def fastest(function: F) -> F:
    """Return the compiled copy of a kernel, or the kernel itself unless `compile_all` was
    called."""
    found: F = _copies.get(function, function)
    return found


def is_installed() -> bool:
    """Return whether there is a compiler. Says so without its memory."""
    return find_spec(COMPILER) is not None


def version_of_compiler() -> str:
    """Return which compiler is installed; empty if it does not say."""
    with suppress(PackageNotFoundError):
        return version(COMPILER)
    return ""


def compile_all(folder: Path) -> None:
    """Make copies of all kernels so far that are compiled when they are called.

    They are kept in this folder. Raises whatever a compiler may raise.
    """
    import numba
    from numba.core import config

    config.CACHE_DIR = str(folder)
    made, spaces = _of_the_processor(), dict[str, dict[str, Any]]()
    for kernel, is_kept in _kernels.items():
        space = spaces.setdefault(kernel.__module__, dict(kernel.__globals__))
        copy = FunctionType(kernel.__code__, space, kernel.__name__, kernel.__defaults__)
        # Without its runtime no references are counted; nothing that needs them can be written.
        made[kernel] = numba.njit(cache=is_kept, _nrt=False)(copy)
    for space in spaces.values():
        # A copy calls copies.
        space |= {
            name: made[one]
            for name, one in space.items()
            if isinstance(one, FunctionType) and one in made
        }
    _copies.update(made)


@contextmanager
def counting_from_the_start() -> Iterator[None]:
    """Leave out of what is compiled meanwhile that a negative index counts from the end.

    No kernel has such an index, and to ask for it takes up to a quarter of the time. With a
    compiler that asks in a way that is not known here nothing changes.
    """
    try:
        from numba.np import arrayobj

        asking = arrayobj.fix_integer_index
    except (ImportError, AttributeError):
        asking = None
    if asking is None or [*signature(asking).parameters] != ASKED_WITH:
        yield
        return
    arrayobj.fix_integer_index = _as_it_is
    try:
        yield
    finally:
        arrayobj.fix_integer_index = asking


def _as_it_is(context: Any, builder: Any, idxty: Any, idx: Any, size: Any) -> Any:
    from numba.core import types

    return context.cast(builder, idx, idxty, types.intp)


def has_copies() -> bool:
    """Return whether there are compiled copies."""
    return bool(_copies)


def forget() -> None:
    """Let plain functions run again."""
    _copies.clear()


def _of_the_processor() -> dict[Any, Any]:
    # For these two the processor has an instruction each.
    import numba
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def counted(context: Any, cards: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), code

    @intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def zeros_above(context: Any, cards: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctlz(arguments[0], context.get_constant(types.boolean, 0))

        return types.int64(types.int64), code

    @numba.njit(_nrt=False)  # type: ignore[untyped-decorator, unused-ignore]
    def length_of_word(cards: int) -> int:
        return 64 - int(zeros_above(cards))

    return {size: counted, length: length_of_word}
