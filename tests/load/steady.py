"""People who press once in so many seconds, whatever becomes of the bot meanwhile."""

import asyncio
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from bot.games.cards import Seat
from bot.loopback.person import NotPossible
from tests.chaos.judge import Moment
from tests.cogs.support.guests import Guest, discard_selects, is_board, is_hand, is_my_turn
from tests.cogs.support.playing import is_done
from tests.load.crowd import Answers
from tests.load.wrong import ids_in

Json = dict[str, Any]

LOOK_AGAIN_S = 1.0

PATIENCE = 5
"""After so many looks at a hand that asks for nothing somebody asks for it anew."""

OPENER = Seat(0)


@dataclass(slots=True)
class Steady:
    """People at tables, how their presses were answered, and at which tables which were done."""

    every_s: float
    answers: Answers = field(default_factory=Answers)
    done: dict[int, set[Moment]] = field(default_factory=lambda: defaultdict(set))

    async def play(self, guest: Guest, rng: Random) -> None:
        """One of them plays at one table for as long as nobody cancels this."""
        await asyncio.sleep(rng.uniform(0, self.every_s))
        while True:
            began_s = time.perf_counter()
            # The bot that came back may have renewed the hand in between.
            with suppress(NotPossible, LookupError):
                await self._act(guest, await self._hand(guest), rng)
            await asyncio.sleep(began_s + self.every_s - time.perf_counter())

    async def _act(self, guest: Guest, hand: Json, rng: Random) -> None:
        act = self.answers.to_discard if discard_selects(hand) else self.answers.to_card
        outcome = await act(guest, hand, rng)
        if outcome is not None and is_done(outcome):
            _, table, deal, step, *_ = next(ids_in(hand)).split(":")
            self.done[int(table)].add((OPENER, int(deal), int(step)))

    async def _hand(self, guest: Guest) -> Json:
        for look in count(1):
            await guest.update()
            hand = guest.newest(is_hand)
            if hand is not None and is_my_turn(hand):
                return hand
            board = guest.newest(is_board)
            if board is not None and look % PATIENCE == 0:
                await self.answers.to(guest.press(board, "My hand"))
            await asyncio.sleep(LOOK_AGAIN_S)
        raise AssertionError
