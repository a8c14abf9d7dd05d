"""A field of computers that plays a deal as a person would: each for itself, on the same seat."""

import asyncio
import hashlib
from collections.abc import Sequence
from random import Random

from bot.games.actions import Action, playable
from bot.games.view import SeatView
from bot.players.arena import to_act
from bot.players.levels import STRONG
from bot.players.search.phases import answer
from bot.tables.shared_deals.deals import Candidate
from bot.tables.shared_deals.scoring import points_of
from bot.tables.thinking.exact import ExactPlayers

SLIPS = (0.15, 0.3, 0.6)
"""How many cards weak players play at random."""

Own = tuple[str, float]
"""How the seat of the person is played: a level, and the part of its cards that is random."""

FIELD: tuple[Own, ...] = (
    *[(STRONG, 0.0)] * 6,
    *[("normal", 0.0)] * 6,
    *[("simple", part) for part in SLIPS for _ in range(4)],
)
"""Who plays a deal that people are given, the search first."""


class Field:
    """Plays deals in the background, one after the other: all others may think first."""

    def __init__(self, players: ExactPlayers) -> None:
        self._players, self._one = players, asyncio.Lock()

    async def scores(
        self, deal: Candidate, worlds: int, who: Sequence[Own] | None = None
    ) -> tuple[int, ...]:
        """Return the points of the seat as each of these plays it; without *who*, as the whole
        field does. All other seats are played in so many *worlds*.

        Raises `TableError` if nobody can think.
        """
        async with self._one:
            players = FIELD if who is None else who
            found = [
                await self._play(deal, own, place, worlds) for place, own in enumerate(players)
            ]
        return tuple(found)

    async def _play(self, deal: Candidate, own: Own, place: int, worlds: int) -> int:
        match = deal.match
        while match.deal is not None and match.deal.score is None:
            seat = to_act(match)
            seen = match.view(seat)
            chance = deal.fairness.chance(seen.number, seen.step, seat)
            if seat != deal.seat:
                action = await self._players.choose(STRONG, seen, chance, worlds, is_patient=True)
            else:
                action = await self._own(own, seen, _of_place(chance, place), worlds)
            match = match.after(match.decide(seat, action))
        assert match.deal is not None
        assert match.deal.score is not None
        return points_of(deal.game, match.deal.score.scores, deal.seat)

    async def _own(self, own: Own, seen: SeatView, chance: bytes, worlds: int) -> Action:
        level, slips = own
        cards, rng = playable(seen.ask), Random(b"slip" + chance)
        if cards and rng.random() < slips:
            members = [card.index for card in seen.game.pack.members(cards)]
            return answer(seen, rng.choice(members))
        return await self._players.choose(level, seen, chance, worlds, is_patient=True)


def _of_place(chance: bytes, place: int) -> bytes:
    # Several that play alike leave other things to chance.
    return hashlib.sha256(chance + bytes([place])).digest()
