"""The bot of the chaos with a fault: it answers a move before it has stored it."""

import asyncio
import sys

from bot.app import command_line
from bot.games.events import Act
from bot.players import choosing
from bot.tables import store
from bot.tables.state import Step
from bot.tables.table import Table
from tests.chaos.choices import by_computer

LATE_S = 20.0
"""How much later a move is stored: its answer has to be drawn first."""

in_time = Table._store


async def hastily(table: Table, step: Step) -> None:
    """Stores what nobody did at once, and a move a little later."""
    if not any(isinstance(event, Act) for event in step.events):
        await in_time(table, step)
        return
    loop, before, database = asyncio.get_running_loop(), table._state, table._database

    def late() -> None:
        loop.create_task(database.in_one_go(lambda db: store.write(db, before, step)))

    loop.call_later(LATE_S, late)


if __name__ == "__main__":
    choosing.choose = by_computer
    Table._store = hastily  # type: ignore[assignment, method-assign]
    sys.exit(command_line.main())
