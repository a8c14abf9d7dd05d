"""The bot as a process that is killed and stopped, and what it owed when it was."""

import asyncio
import time
from asyncio.subprocess import Process
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.loopback import Loopback
from bot.loopback.world.models import BotConnected, WorldEvent
from tests.cogs.support.processes import own_settings, started

SETTINGS = {
    "TAROCCHI_PACE": "0",
    "TAROCCHI_FRAME_GAP": "0",
    "TAROCCHI_BETWEEN_DEALS": "0",
    "TAROCCHI_NUDGE": "100000",
    "TAROCCHI_STAND_IN": "200000",
}
"""No pauses, and nobody is reminded or stood in for."""

MOVES = ("play:", "lay:", "discard:", "do:")
"""How ids begin that do something in the game: cards that are only chosen are not stored."""

ANSWERS = (4, 7)
"""Callbacks that show what has been done, as a message of their own or in place of the old one."""

HANGS_S = 60.0
"""After this time a bot that does not end is not only slow."""


@dataclass(slots=True)
class Stop:
    """An orderly end: how long it took, its status, and what was left unanswered.

    `owed` are the presses made before it was told to stop, `late` those made while it did; of both
    only those that the bot never tried to answer.
    """

    took_s: float
    status: int
    was_connected: bool
    owed: int
    late: int


class Lives:
    """The process of the bot, one life after another; all of them write one log."""

    def __init__(self, loopback: Loopback, folder: Path, module: str) -> None:
        self.kills = 0
        self.stops: list[Stop] = []
        self.log = folder / "bot.log"
        self._module = module
        self._loopback = loopback
        self._settings = own_settings(folder) | SETTINGS
        self._process: Process | None = None
        self._heard: list[tuple[float, bool]] = []
        self._there = asyncio.Event()
        self._tried: set[str] = set()
        self._answered: asyncio.Event | None = None
        loopback.world.listeners.append(self._hear)
        loopback.recorder.listeners.append(self._note)

    async def start(self) -> None:
        """Starts it; it is not there yet when this returns."""
        self._heard = []
        self._there.clear()
        with self.log.open("ab") as log:
            self._process = await started(
                self._module,
                "--loopback",
                self._loopback.url,
                settings=self._settings,
                stderr=log,
            )

    async def connected(self) -> None:
        """Returns once it hears what people press."""
        await self._there.wait()

    async def kill(self) -> None:
        """Ends it in the midst of whatever it does."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None
            self.kills += 1

    async def kill_at_answer(self) -> None:
        """Ends it as soon as it has answered a move: whatever it still had to do is lost."""
        self._answered = asyncio.Event()
        await self._answered.wait()
        self._answered = None
        await self.kill()

    async def stop(self) -> None:
        """Ends it in order, and notes how that went. Raises `TimeoutError` if it hangs."""
        assert self._process is not None
        told_at, began_s = self._loopback.world.clock.now, time.perf_counter()
        self._process.terminate()
        status = await asyncio.wait_for(self._process.wait(), HANGS_S)
        took_s = time.perf_counter() - began_s
        self._process = None
        owed, late = self._unanswered(told_at)
        self.stops.append(Stop(took_s, status, self._there.is_set(), owed, late))

    def _unanswered(self, told_at: float) -> tuple[int, int]:
        made = [
            each.made
            for each in self._loopback.world.interactions.values()
            if each.id not in self._tried and self._was_there(each.made)
        ]
        owed = sum(moment < told_at for moment in made)
        return owed, len(made) - owed

    def _was_there(self, moment: float) -> bool:
        # Whether this life heard then what people press.
        before = [there for at, there in self._heard if at < moment]
        return bool(before) and before[-1]

    def _hear(self, happening: WorldEvent) -> None:
        if isinstance(happening, BotConnected):
            self._heard.append((self._loopback.world.clock.now, happening.connected))
            if happening.connected:
                self._there.set()

    def _note(self, entry: dict[str, Any], files: dict[str, bytes]) -> None:
        match entry["path"].split("/"):
            case [_, "interactions", interaction, *_]:
                self._tried.add(interaction)
                if self._answered is not None and self._is_move(interaction, entry):
                    assert self._process is not None
                    self._process.kill()
                    self._answered.set()

    def _is_move(self, interaction: str, entry: dict[str, Any]) -> bool:
        pressed = self._loopback.world.interactions[interaction].data.get("custom_id", "")
        taken = entry["status"] < 300 and entry["body"]["type"] in ANSWERS
        return bool(taken) and pressed.startswith(MOVES)
