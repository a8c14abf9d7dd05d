"""Actions as presses of cards lead to them, each stored."""

import time
from dataclasses import dataclass

from bot.tables.clock import SystemClock
from bot.tables.decisions import play
from bot.tables.hub import Hub
from bot.tables.table import Table
from data.database import Database
from data.hands import HandHandle
from tests.tables.support.people import match, play_deal, wish


@dataclass(frozen=True, slots=True)
class Cost:
    """What something took, in seconds; the processor's are of the whole process."""

    processor_s: float
    wall_s: float


async def warmed_up(database: Database) -> Table:
    """A table in the second deal of a match, when all that is done once has been done."""
    table = await match(Hub(database, SystemClock()))
    await play_deal(table)
    await table.change(play.next_deal)
    return table


async def act_with_hand(table: Table) -> Cost:
    """Do something legal in a hand that is shown, and return what the change cost."""
    wished = wish(table)
    hand = HandHandle("token", 1, 2, wished.step)
    began = time.process_time(), time.perf_counter()
    await table.change(play.act, wished.user, wished.action, wished.deal, wished.step, hand)
    return Cost(time.process_time() - began[0], time.perf_counter() - began[1])
