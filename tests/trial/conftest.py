"""A playground without rate limits, and what the terminal of a trial shows."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.app.running import client_of
from bot.app.settings import Settings
from bot.app.trial import listening, run
from bot.loopback import Loopback, Person
from tests.cogs.support.house import HouseClock, open_loopback
from tests.trial.tester import Tester, tester_at


@dataclass
class Room:
    """Where trials are run: a playground, a folder, and the lines of the terminal."""

    loopback: Loopback
    folder: Path
    tester: Tester
    said: list[str] = field(default_factory=list)
    _new: "asyncio.Queue[str]" = field(default_factory=asyncio.Queue)

    @property
    def settings(self) -> Settings:
        """Settings of a bot at the playground."""
        return Settings(token=self.loopback.token, database=self.folder / "bot.db", search="off")

    def say(self, line: str) -> None:
        """Notes a line of the terminal."""
        self.said.append(line)
        self._new.put_nowait(line)

    async def number(self) -> str:
        """The number that the terminal shows."""
        while not (line := await self._new.get()).startswith("and type "):
            pass
        return line.split()[2].rstrip(".")

    async def until_said(self, start: str) -> None:
        """Returns once the terminal has shown a line that begins like this."""
        while not (await self._new.get()).startswith(start):
            pass

    async def started(self, *, late: bool = False) -> "asyncio.Task[int]":
        """A trial in which the tester has typed the number."""
        running = asyncio.create_task(self.run(late=late))
        await self.tester.begin(await self.number_of(running))
        return running

    async def number_of(self, running: "asyncio.Task[int]") -> str:
        """The number that the terminal shows, unless the trial ends before."""
        asking = asyncio.create_task(self.number())
        await asyncio.wait({asking, running}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            asking.cancel()
            pytest.fail(f"ended with {running.result()}: {self.said}")
        return await asking

    async def run(self, *, late: bool = False) -> int:
        """Runs a trial where the tester is; returns the exit status."""
        clock, place = HouseClock(self.loopback.clock), int(self.tester.guest.place)
        return await run.main(self.settings, place, late=late, clock=clock)


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A room with a tester, who is Ada."""
    monkeypatch.setattr(listening, "GUILDS_KNOWN_AFTER_S", 0.1)
    async with open_loopback() as loopback, Person(loopback.url, "ada") as ada:
        place = next(c["id"] for c in await ada.channels() if c["name"] == "tables")
        made = Room(loopback, tmp_path, tester_at(ada, place))
        monkeypatch.setattr(run, "say", made.say)
        with client_of(loopback.url):
            yield made
