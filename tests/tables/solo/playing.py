"""Deals that others play as well, played to their end."""

from random import Random
from typing import Protocol, TypeVar

from bot.games.actions import Action
from bot.games.view import SeatView
from bot.players import choosing
from bot.tables.decisions import play
from bot.tables.solo_computers import SoloComputers
from bot.tables.table import Table
from bot.tables.thinking.exact import ExactPlayers
from tests.tables.support.people import ADA

Ending = TypeVar("Ending", covariant=True)


class ByThumb(ExactPlayers):
    """Computers that need no search: strong ones play as normal."""

    can_search = True

    async def choose(
        self, level: str, seen: SeatView, chance: bytes, worlds: int, *, is_patient: bool = False
    ) -> Action:
        return choosing.choose(level, seen, Random(chance))


class Finishing(Protocol[Ending]):
    """Days, or challenges, which count what has been played."""

    async def finish(self, table: Table) -> Ending: ...


async def play_out(
    table: Table, computers: SoloComputers, user: int = ADA, rng: Random | None = None
) -> None:
    """The person plays the deal to its end."""
    rng = rng or Random(1)
    await computers.play_on(table)
    while not table.over:
        seen = table.view_of(user)
        action = choosing.choose("simple", seen, rng)
        await table.change(play.act, user, action, seen.number, seen.step)
        await computers.play_on(table)


async def played(plays: Finishing[Ending], table: Table, computers: SoloComputers) -> Ending:
    """What comes of a deal that Ada has played to its end."""
    await play_out(table, computers)
    return await plays.finish(table)
