"""A match of three deals as people play it: what it costs their fingers, the channel and Discord.

People sit on every seat. Each acts when the table and all hands show what was done before, as
people do who look; the pauses of the bot are left out.
"""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.games.actions import Play
from bot.games.catalogue import GAMES
from bot.tables.decisions import ending
from tests.bench.row import Row, at_most, told
from tests.cogs.support.acting import act_by_hand
from tests.cogs.support.guests import is_result
from tests.cogs.support.house import playing_house
from tests.cogs.support.playing import Party, party

PEOPLE = ("ada", "bruno", "carla", "dino")
DEALS = 3


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    return [row for key in GAMES for row in rows_of(key)]


def rows_of(key: str) -> list[Row]:
    """The measurements of one game."""
    found = asyncio.run(_evening(key))
    what = f"a match of {found.deals} deals, {key}"
    return [
        at_most(f"{what}: taps a card, on a fresh hand", found.taps / found.cards, 1, digits=2),
        told(f"{what}: taps a deal beside the cards", found.others / found.deals, digits=1),
        at_most(f"{what}: public messages, reminders apart", found.messages, 6),
        told(f"{what}: calls a deal", found.calls / found.deals),
    ]


@dataclass(slots=True)
class Evening:
    """What a match has cost: cards played and the taps for them, other taps, messages, calls."""

    deals: int = 0
    cards: int = 0
    taps: int = 0
    others: int = 0
    messages: int = 0
    calls: int = 0
    rng: Random = field(default_factory=lambda: Random(1))

    async def play(self, playing: Party) -> None:
        """People play until the match is over, or end it after so many deals."""
        while not playing.table.over:
            await playing.house.until(lambda: playing.somebody_acts or playing.table.over)
            if playing.table.over:
                return
            await self._end_in_time(playing)
            action, taps = await act_by_hand(playing, self.rng)
            if isinstance(action, Play):
                self.cards, self.taps = self.cards + 1, self.taps + taps
            else:
                self.others += taps
            await playing.house.boards.of(playing.table).rest()

    async def _end_in_time(self, playing: Party) -> None:
        if playing.table.public.number == DEALS and not playing.table.endings:
            for guest in playing.guests:
                await playing.table.change(ending.agree, guest.user_id)


async def _evening(key: str) -> Evening:
    evening, players = Evening(), GAMES[key]().players
    with TemporaryDirectory() as folder:
        async with playing_house(Path(folder)) as house:
            playing = await party(house, *PEOPLE[:players], game=key)
            before = len(house.traffic.calls)
            assert (await playing.opener.press(playing.lobby, "Start")).status == "answered"
            await evening.play(playing)
            await playing.opener.until(is_result)
            evening.deals = playing.table.public.number
            evening.calls = house.traffic.count(before).total()
            evening.messages = len(house.traffic.public_messages())
    return evening
