"""The first start of all, on an empty cache: when the page of the playground is there, and what it
costs until somebody who presses one button sees their cards.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.loopback import Person
from bot.loopback.person import images
from tests.bench.row import Row, at_most, told
from tests.cogs.support.guests import Guest, is_board, is_hand, thread_of

CHECKOUT = Path(__file__).parents[3]
READY, ALL_DRAWN = b" ready user=", b"no cards are left to draw"
"""What the log says."""

TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")


def rows() -> Iterator[Row]:
    """The measurements, as rows of a table. Linux only."""
    with TemporaryDirectory() as folder:
        spent, drawn = asyncio.run(_first(Path(folder)))
    what = "first start, one press: processor until"
    yield at_most(f"{what} board and hand are there", spent, 8, "s", 1)
    yield told(f"{what} all cards are drawn", drawn, "s", 1)


async def _first(folder: Path) -> tuple[float, float]:
    async with _playground(folder) as (number, url, said):
        before = _spent_s(number)
        while READY not in await said.readline():
            pass
        async with Person(url, "ada") as ada:
            await _dealt(ada)
            spent = _spent_s(number) - before
        while ALL_DRAWN not in await said.readline():
            pass
        return spent, _spent_s(number) - before


@asynccontextmanager
async def _playground(folder: Path) -> AsyncIterator[tuple[int, str, asyncio.StreamReader]]:
    own = {"PYTHONPATH": str(CHECKOUT), "TAROCCHI_CACHE": str(folder / "cache")}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=folder,
        env=os.environ | own | {"TAROCCHI_PORT": "0", "DISCORD_TOKEN": ""},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        address = (await process.stdout.readline()).decode().split()[-1]
        yield process.pid, address, process.stderr
    finally:
        process.terminate()
        await process.communicate()


async def _dealt(ada: Person) -> None:
    # What the page does, as fast as it can be done.
    opened = await ada.command("tables", "tarocchi new", game="scarto")
    assert opened.message is not None, opened
    guest = Guest(ada, "tables", 0)
    link = await guest.until(lambda m: "<#" in str(m))
    guest.place = thread_of(link)
    lobby = await guest.until(lambda m: ":start" in str(m))
    panel = (await ada.press(lobby, label="Computers")).message
    assert panel is not None
    for _ in range(2):
        await ada.press(panel, label="Add 🤖+")
    await ada.press(lobby, label="Start")
    await guest.until(lambda m: is_hand(m) and bool(images(m)))
    await guest.until(lambda m: is_board(m) and bool(images(m)))


def _spent_s(number: int) -> float:
    """The seconds of processor that a process and all that it started have taken. Linux only."""
    fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    own = sum(map(int, fields[11:15])) / TICKS_A_SECOND
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    return own + sum(_spent_s(int(child)) for child in children)
