"""How the bot is doing: written down every few seconds, and read by `python -m bot status`."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from cogs.press.punctuality import Punctual
from data import notes

STALE_S = 30
"""A status that is older was left by a bot that does not run any more."""

NAME = "status"


@dataclass(frozen=True, slots=True)
class Status:
    """What a running bot writes down.

    Times are seconds since 1970; `late_ms` is the latest the event loop was since the one before.
    `arriving` is how presses arrive.
    """

    at: int
    started: int
    tables: int
    servers: int
    shards: int
    late_ms: int
    calls: int
    arriving: Punctual = field(default_factory=Punctual)

    def is_fresh(self, now: int) -> bool:
        """Return whether the bot that wrote it is running."""
        return abs(now - self.at) <= STALE_S

    def in_words(self, now: int) -> str:
        """Return one line for the host."""
        if not self.is_fresh(now):
            return "not running"
        hours, seconds = divmod(self.at - self.started, 3600)
        return (
            f"running for {hours} h {seconds // 60} min; open tables: {self.tables}, "
            f"servers: {self.servers}, shards: {self.shards}, calls: {self.calls}, "
            f"event loop late: {self.late_ms} ms, presses late: {self.arriving.late} of "
            f"{self.arriving.presses}, usually {self.arriving.delay_ms} ms"
        )


def read(database: Path) -> Status | None:
    """Return the status a bot last wrote, if any did and it can be read. Raises `sqlite3.Error`."""
    text = notes.stored(database, NAME) if database.is_file() else None
    try:
        found = json.loads(text or "")
        return Status(**{**found, "arriving": Punctual(**found.get("arriving", {}))})
    except (AttributeError, TypeError, ValueError):
        return None
