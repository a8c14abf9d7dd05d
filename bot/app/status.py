"""How the bot is doing: written down every few seconds, and read by `python -m bot status`."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from cogs.press.punctuality import Punctual
from data import notes
from data.engines.place import Place, exists
from data.ranges.shard_range import ShardRange

STALE_S = 30
"""A status that is older was left by a bot that does not run any more."""

DAY_S = 24 * 3600
"""How long it is told that a process of some shards does not run: they may be cut anew."""

NAME = "status"


@dataclass(frozen=True, slots=True)
class Status:
    """What a running bot writes down.

    Times are seconds since 1970; `late_ms` is the latest the event loop was since the one before.
    `arriving` is how presses arrive. A process of some shards is the one `of` these.
    """

    at: int
    started: int
    tables: int
    servers: int
    shards: int
    late_ms: int
    calls: int
    arriving: Punctual = field(default_factory=Punctual)
    of: str = ""

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


def name_of(shards: ShardRange) -> str:
    """Return the name of the note for the process of these shards."""
    return f"{NAME} {shards}".rstrip()


async def read(database: Place) -> list[Status]:
    """Return what processes last wrote that have not ended, as far as it can be read. Raises what
    `looking_into` raises."""
    texts = await notes.stored_by_all(database, NAME) if exists(database) else {}
    found = map(_parsed, texts.values())
    return [status for status in found if status is not None]


def in_words(found: Sequence[Status], now: int) -> str:
    """Return a line for each process, and one for all of several."""
    parts = [each for each in found if each.of and now - each.at < DAY_S]
    lines = [f"shards {each.of}: {each.in_words(now)}" for each in parts]
    fresh = [each for each in found if each.is_fresh(now)]
    if not lines:
        return next((each.in_words(now) for each in found), "not running")
    tables, servers, shards, calls = (
        sum(getattr(each, name) for each in fresh)
        for name in ("tables", "servers", "shards", "calls")
    )
    total = f"open tables: {tables}, servers: {servers}, shards: {shards}, calls: {calls}"
    return "\n".join([*lines, f"together: {total}"])


def _parsed(text: str) -> Status | None:
    try:
        found = json.loads(text)
        return Status(**{**found, "arriving": Punctual(**found.get("arriving", {}))})
    except (AttributeError, TypeError, ValueError):
        return None
