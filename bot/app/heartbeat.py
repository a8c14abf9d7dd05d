"""Writes down every few seconds how the bot is doing."""

import asyncio
import json
import logging
import time
from dataclasses import asdict

from bot.app.client import TarocchiBot
from bot.app.status import Status, name_of
from bot.tables import downtime
from cogs.press.punctuality import Punctuality
from cogs.services import Services
from data import notes
from data.faults import DatabaseError

log = logging.getLogger(__name__)

EVERY_S = 10
FIRST_S = 2


class Heartbeat:
    """Writes the status while the bot runs, and until when it has run."""

    def __init__(self, bot: TarocchiBot, services: Services, punctuality: Punctuality) -> None:
        self._bot = bot
        self._hub = services.hub
        self._database = services.database
        self._clock = services.clock
        self._punctuality = punctuality
        self.late_ms = 0
        self._began = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write the status every few seconds."""
        self._task = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Leave no status behind, so that the bot is known to have ended."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._write("")

    async def _beat(self) -> None:
        span_s = FIRST_S
        while True:
            self.late_ms = await _latest(span_s)
            await self._write(json.dumps(asdict(self._status())))
            span_s = EVERY_S

    async def _write(self, text: str) -> None:
        try:
            await notes.write(self._database, name_of(self._hub.shards), text)
            await downtime.note_alive(self._database, int(self._clock.now()), self._hub.shards)
        except DatabaseError as fault:
            log.error("status not written fault=%s", fault)

    def _status(self) -> Status:
        # Another process compares this with the clock of the machine, which may have been set.
        now = int(time.time())
        return Status(
            at=now,
            started=now - int(time.monotonic() - self._began),
            tables=len(self._hub.open_tables()),
            servers=len(self._bot.guilds),
            shards=len(self._bot.shards),
            late_ms=self.late_ms,
            calls=self._bot.calls,
            arriving=self._punctuality.now,
            of=str(self._hub.shards),
        )


async def _latest(span_s: float) -> int:
    # How late the event loop was at most, in milliseconds, over this time.
    late, end = 0.0, time.monotonic() + span_s
    while (before := time.monotonic()) < end:
        await asyncio.sleep(0.25)
        late = max(late, time.monotonic() - before - 0.25)
    return round(late * 1000)
