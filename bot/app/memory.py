"""How the process takes memory from the system: so that it can give it back."""

import ctypes
import sys

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""What `mallopt(3)` calls its settings."""

GARBAGE_AFTER = 50_000
"""New objects until garbage is collected; Python's default of 700 costs a twentieth of the time."""

LARGE_BYTES = 256 * 1024


def give_back() -> None:
    """Let memory of large things, such as cards, go back to the system with them.

    Else it stays between small things that live longer, for each thread apart, and a bot that
    draws without pause grows by a third. Other C libraries than that of GNU are left alone.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if mallopt is not None:
        mallopt(ARENA_MAX, 1)
        mallopt(MMAP_THRESHOLD, LARGE_BYTES)
        mallopt(TRIM_THRESHOLD, LARGE_BYTES)
