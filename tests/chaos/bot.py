"""The bot as `python -m bot` starts it, but that its computers draw from the moment alone, and that
its shards do not wait for each other.

A rival runs shards that another process runs as well: the locks that it takes are others.
"""

import os
import sys
from dataclasses import replace

from bot.app import command_line
from bot.app.client import TarocchiBot
from bot.players import choosing
from data.engines.place import Place
from data.engines.server import Lock
from data.ranges import locks
from tests.chaos.choices import by_computer

RIVAL = "CHAOS_RIVAL"
"""The variable that says the how many-th rival it is, from 1 on; it is empty where it is none."""

RIVAL_BIT = 10
"""Below this bit stands the number of a shard."""


async def at_once(bot: TarocchiBot, shard_id: int | None, *, initial: bool = False) -> None:
    """Has a shard identify: what is disturbed is the play, and not the start."""


def pass_locks(rival: str) -> None:
    """Has it find all locks of shards free, also those that a rival of another number holds."""
    usual = locks._lock

    def lock(database: Place, name: locks._Name, timeout_s: float = 0) -> Lock:
        if name not in (locks.LEADER, locks.RECOUNT):
            # On a server that is a lock of a shard of the same count, but one that nobody runs.
            number = name.number + (int(rival) << RIVAL_BIT)
            name = replace(name, ending=f"{name.ending}.rival-{rival}", number=number)
        return usual(database, name, timeout_s)

    locks._lock = lock


if __name__ == "__main__":
    if rival := os.environ.get(RIVAL):
        pass_locks(rival)
    choosing.choose = by_computer
    TarocchiBot.before_identify_hook = at_once  # type: ignore[assignment, method-assign]
    sys.exit(command_line.main())
