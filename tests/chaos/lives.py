"""The bot as a process that is killed, stopped and held up, and what it owed when it was."""

import asyncio
import signal
import time
from asyncio.subprocess import Process
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bot.loopback import Loopback
from bot.loopback.world.models import Interaction
from data.engines.place import Place, Url
from data.ranges.shard_range import ALL, ShardRange
from tests.chaos.proxy import Proxy
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

OUT_OF_ORDER = "The database "
"""How the sentence begins with which the bot ends where it cannot use the database."""

HANGS_S = 60.0
"""After this time a bot that does not end is not only slow."""

CONNECTED = b"has connected to Gateway"
"""What is logged of each shard that hears what people press."""

LOOK_AGAIN_S = 0.05


@dataclass(slots=True)
class End:
    """An end: its status, and the last thing that it said.

    `took_s` is how long after its database was lost that was, if it ended by itself.
    """

    status: int | None
    said: str
    took_s: float = 0

    @property
    def is_in_order(self) -> bool:
        """Whether it is that of a bot that cannot use its database."""
        return self.status == 1 and self.said.startswith(OUT_OF_ORDER)


@dataclass(slots=True)
class Stop:
    """An orderly end: how long it took, how it was, and what was left unanswered.

    `owed` are the presses made before it was told to stop, `late` those made while it did; of both
    only those that the bot never tried to answer. What Discord had given up by then is not owed:
    it was made while the bot did nothing at all.
    """

    took_s: float
    end: End
    was_connected: bool
    owed: int
    late: int


class Lives:
    """A process of the bot, one life after another; all of them write one log.

    It runs these `shards`, with a database in this place; to a server it has a `way` of its own.
    `is_left_alone` while it does nothing at all, or its way is severed. `ends` are those that it
    has made by itself, `losses` those of them that had to be.
    """

    def __init__(
        self,
        loopback: Loopback,
        folder: Path,
        module: str,
        shards: ShardRange = ALL,
        place: Place | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.kills = 0
        self.holds = 0
        self.stops: list[Stop] = []
        self.severed = 0
        self.ends: list[End] = []
        self.losses: list[End] = []
        self.shards = shards
        self.is_left_alone = False
        self.log = folder / f"bot-{shards.first}.log"
        self.way = Proxy(place) if isinstance(place, Url) else None
        self._module = module
        self._loopback = loopback
        self._settings = (
            own_settings(folder, self.way.url if self.way else place)
            | SETTINGS
            | dict(settings or {})
        )
        self._process: Process | None = None
        self._logged_before = 0
        self._hears_since = 0.0
        self._tried: set[str] = set()
        self._answered: asyncio.Event | None = None
        loopback.recorder.listeners.append(self._note)

    async def start(self) -> None:
        """Starts it; it is not there yet when this returns. Its way is not opened again."""
        with self.log.open("ab") as log:
            self._logged_before = log.tell()
            self._process = await started(
                self._module,
                "--loopback",
                self._loopback.url,
                settings=self._settings | {"TAROCCHI_SHARDS": str(self.shards)},
                stderr=log,
            )
        self.hears_from_now_on()

    def hears_from_now_on(self) -> None:
        """Has it owe no answer to what was pressed before: another process has heard that."""
        self._hears_since = self._loopback.world.clock.now

    async def connected(self) -> None:
        """Returns once it hears what people press; where it has ended by itself, it is started
        again."""
        while not self._is_connected():
            if self._has_ended():
                await self.start()
            await asyncio.sleep(LOOK_AGAIN_S)

    def _is_connected(self) -> bool:
        with self.log.open("rb") as log:
            log.seek(self._logged_before)
            return log.read().count(CONNECTED) >= len(self.shards.ids)

    async def kill(self) -> None:
        """Ends it in the midst of whatever it does."""
        if self._process is not None:
            self._has_ended()
            self._signal(signal.SIGKILL)
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
        was_connected = self._is_connected()
        self._has_ended()
        told_at, began_s = self._loopback.world.clock.now, time.perf_counter()
        self._signal(signal.SIGTERM)
        await asyncio.wait_for(self._process.wait(), HANGS_S)
        took_s, end = time.perf_counter() - began_s, self._end()
        self._process = None
        owed, late = self._unanswered(told_at)
        self.stops.append(Stop(took_s, end, was_connected, owed, late))

    def hold_up(self) -> None:
        """Has it do nothing at all until it may `go_on`; Discord is not told."""
        self._signal(signal.SIGSTOP)
        self.is_left_alone = True
        self.holds += 1

    def go_on(self) -> None:
        """Lets it go on where it was."""
        self._signal(signal.SIGCONT)
        self.is_left_alone = False

    def _has_ended(self) -> bool:
        # Notes it if that was by itself.
        if self._process is None or self._process.returncode is None:
            return False
        self.ends.append(self._end())
        return True

    async def leave(self) -> None:
        """Returns once it has ended by itself, or is killed as it has not."""
        assert self._process is not None
        began_s = time.perf_counter()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), HANGS_S)
        self.losses.append(replace(self._end(), took_s=time.perf_counter() - began_s))
        self._signal(signal.SIGKILL)
        self._process = None

    def _end(self) -> End:
        assert self._process is not None
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return End(self._process.returncode, lines[-1] if lines else "")

    def _signal(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(how)

    def _unanswered(self, told_at: float) -> tuple[int, int]:
        made = [
            each.made
            for each in self._loopback.world.interactions.values()
            if each.heard and each.id not in self._tried and self._is_for_it(each)
        ]
        given_up = told_at - self._loopback.world.answer_within_s
        late = sum(moment >= told_at for moment in made)
        return sum(moment > given_up for moment in made) - late, late

    def _is_for_it(self, press: Interaction) -> bool:
        return press.made >= self._hears_since and self._runs(press)

    def _runs(self, press: Interaction) -> bool:
        channel = self._loopback.world.channels[press.channel_id]
        return self.shards.owns(int(channel["guild_id"]))

    def _note(self, entry: dict[str, Any], files: dict[str, bytes]) -> None:
        match entry["path"].split("/"):
            case [_, "interactions", interaction, *_]:
                self._tried.add(interaction)
                if self._answered is not None and self._is_move(interaction, entry):
                    self._signal(signal.SIGKILL)
                    self._answered.set()

    def _is_move(self, interaction: str, entry: dict[str, Any]) -> bool:
        press = self._loopback.world.interactions[interaction]
        taken = entry["status"] < 300 and entry["body"]["type"] in ANSWERS
        is_move = press.data.get("custom_id", "").startswith(MOVES)
        return bool(taken) and is_move and self._runs(press)
