"""The process that searches, where the compiler is installed: it never compiles itself."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.players.pool import Pool
from bot.players.search import engine
from bot.players.search.kernels.compiling import is_installed

MOST_MB = 220

pytestmark = [
    pytest.mark.skipif(not is_installed(), reason="the extra 'fast' is not installed"),
    pytest.mark.skipif(sys.platform != "linux", reason="/proc tells the memory of processes"),
]


def most_mb(process: int) -> float:
    """The most memory that a process has used so far."""
    status = Path(f"/proc/{process}/status").read_text()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) / 1024


async def test_it_never_needs_the_memory_of_the_compiler(tmp_path: Path) -> None:
    older = tmp_path / "0123456789abcdef"
    older.mkdir()
    (older / "code.nbi").touch()
    assert engine.is_to_compile(tmp_path)
    pool = Pool(tmp_path, lambda: [], size=1)
    await pool.ready()
    assert not pool.compiled
    # Its processes tell of compiled code to nobody in here.
    while not pool.compiled:  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    assert not engine.is_to_compile(tmp_path)
    assert not older.exists()
    process = pool.workers[0].process.pid
    assert process is not None
    assert most_mb(process) <= MOST_MB
    await pool.close()
