"""The bot as `python -m bot` starts it, but that its computers draw from the moment alone, and that
its shards do not wait for each other."""

import sys

from bot.app import command_line
from bot.app.client import TarocchiBot
from bot.players import choosing
from tests.chaos.choices import by_computer


async def at_once(bot: TarocchiBot, shard_id: int | None, *, initial: bool = False) -> None:
    """Has a shard identify: what is disturbed is the play, and not the start."""


if __name__ == "__main__":
    choosing.choose = by_computer
    TarocchiBot.before_identify_hook = at_once  # type: ignore[assignment, method-assign]
    sys.exit(command_line.main())
