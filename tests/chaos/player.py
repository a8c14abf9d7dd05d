"""Somebody who plays their seat to the end of the match, whatever happens to the bot."""

import asyncio
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from bot.games.actions import Discard
from bot.games.cards import Seat
from bot.loopback.person import NotPossible, Outcome
from tests.chaos.choices import Move
from tests.cogs.support.acting import Way, take, way_to
from tests.cogs.support.guests import (
    Guest,
    discard_selects,
    has_button,
    is_board,
    is_result,
    text_of,
)
from tests.cogs.support.playing import is_done
from tests.cogs.support.presses import Presses

Json = dict[str, Any]

LOOK_AGAIN_S = 0.2
NEWEST = 100
"""So many of the newest messages of a table are looked at: hands of killed bots pile up there."""

PATIENCE_S = 2.0
"""How long somebody looks at a hand that asks for nothing before asking for it anew."""


@dataclass
class Player:
    """A person at a table, what they do there in order, and what was answered of it."""

    guest: Guest
    table: int
    moves: Sequence[Move]
    presses: Presses
    answered: set[tuple[Seat, int, int]] = field(default_factory=set)
    _next: int = 0
    _last: str = "has pressed nothing"

    def __str__(self) -> str:
        # For whoever asks why nothing goes on.
        newest = [text_of(message) for message in self.guest.seen.values()][-3:]
        wants = f"wants to do {self._next + 1} of {len(self.moves)}"
        return f"{self.guest.name} at table {self.table} {wants}; {self._last}; sees {newest}"

    async def play(self) -> None:
        """Plays until the end of the match is shown."""
        looked_s = time.perf_counter()
        while True:
            await look(self.guest)
            if self.guest.newest(is_result):
                return
            # The bot that came back may have renewed the hand in between.
            has_acted = False
            with suppress(NotPossible, LookupError):
                has_acted = await self._acts()
            if has_acted:
                looked_s = time.perf_counter()
            elif time.perf_counter() - looked_s > PATIENCE_S:
                # Nor is a choice sent twice that a killed bot has not answered.
                looked_s = time.perf_counter()
                with suppress(NotPossible, LookupError):
                    await self._ask_for_hand()
            await asyncio.sleep(LOOK_AGAIN_S)

    async def _acts(self) -> bool:
        # An answer may have been lost although the move was kept: then the next one is asked for,
        # or the one after it where a discard says at once that no slam is announced.
        for number in (self._next + 2, self._next + 1, self._next):
            for hand in reversed(self.guest.seen.values()):
                if number < len(self.moves) and (way := self._way(hand, self.moves[number])):
                    self._next = number
                    await self._act(hand, self.moves[number], way)
                    return True
        return False

    def _way(self, hand: Json, move: Move) -> Way | None:
        return way_to(hand, self.table, move.view, move.action)

    async def _act(self, hand: Json, move: Move, way: Way) -> None:
        if isinstance(move.action, Discard):
            outcome = await self._discard(hand, move.action)
        else:
            outcome = await self._sent(take(self.guest, hand, way))
        if outcome is not None and is_done(outcome):
            # More than once at the end: old hands are answered too, with the end of the table.
            self.answered.add(move.moment)

    async def _discard(self, hand: Json, action: Discard) -> Outcome | None:
        if has_button(hand, "Start over"):
            # It cannot be pressed while nothing is chosen.
            with suppress(NotPossible):
                hand = (await self._sent(self.guest.press(hand, "Start over"))).message or hand
        wanted = {card.code for card in action.cards}
        for group in range(len(discard_selects(hand))):
            select = discard_selects(hand)[group]
            values = [each["value"] for each in select["options"] if each["value"] in wanted]
            if not values:
                continue
            outcome = await self._sent(self.guest.person.choose(hand, select["custom_id"], values))
            if not is_done(outcome) or outcome.message is None:
                return None
            hand = outcome.message
        return await self._sent(self.guest.press(hand, "Discard"))

    async def _ask_for_hand(self) -> None:
        board = self.guest.newest(is_board)
        if board is not None:
            await self._sent(self.guest.press(board, "My hand"))

    async def _sent(self, doing: Awaitable[Outcome]) -> Outcome:
        self.presses.add()
        self._last = "waits for an answer"
        try:
            outcome = await doing
        except BaseException as fault:
            self._last = repr(fault)
            raise
        said = text_of(outcome.message) if outcome.message else outcome.error
        self._last = f"{outcome.status}, {said!r}"
        return outcome


async def look(guest: Guest) -> None:
    """Reads the newest messages of the place."""
    found = await guest.person.messages(guest.place, NEWEST)
    guest.seen = {message["id"]: message for message in found}
