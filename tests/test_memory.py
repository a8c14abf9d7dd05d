"""Memory of large things goes back to the system although small ones lie between them."""

import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]

PIECES, MEGABYTE = 200, 2**20

GROWN = f"""
import sys
from pathlib import Path
from bot.app.memory import give_back

def resident_kb():
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1])

if sys.argv[1] == "yes":
    give_back()
# The C library learns from this one to keep pieces of its size.
large = bytearray(8 * {MEGABYTE})
del large
before, pieces, between = resident_kb(), [], []
for _ in range({PIECES}):
    pieces.append(b"x" * (300 * 1024))
    between.append(bytearray(2000))
del pieces
print(resident_kb() - before)
"""
"""Prints how many kilobytes a process still holds after it has let go of 60 megabytes."""


def _held_mb(wish: str) -> float:
    command = [sys.executable, "-c", GROWN, wish]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=CHECKOUT)
    return int(told.stdout) / 1024


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_what_is_freed_goes_back() -> None:
    assert _held_mb("no") > 40
    assert _held_mb("yes") < 10
