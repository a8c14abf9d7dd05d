"""A server of PostgreSQL as hosts have it, which waits for its disk."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.bench.row import Row
from tests.server import Server, programs

TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")


@contextmanager
def lasting_server() -> Iterator[Server | None]:
    """A server with the settings it comes with, for as long as the block; None if there is none."""
    if programs() is None:
        yield None
        return
    server = Server(settings=())
    try:
        yield server
    finally:
        server.end()


def missing(name: str) -> Row:
    """The row of what needs a server where there is none."""
    return Row(name, "not installed")


def processor_s(server: Server) -> float:
    """The processor time of all processes of a server so far, in seconds. Linux only."""
    first = server.process
    own = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii").split()
    return sum(map(_clock_s, (first, *map(int, own)))) + _ended_s(first)


def _clock_s(process: int) -> float:
    # The number of the clock that counts for another process, as clock_getcpuclockid(3) gives.
    with suppress(OSError):
        return time.clock_gettime(~process << 3 | 2)
    return 0.0


def _ended_s(process: int) -> float:
    # Of its children that have ended: fields 16 and 17, counted behind the name in brackets.
    told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, told[13:15])) / TICKS_A_SECOND
