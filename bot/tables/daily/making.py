"""Making the deal of a day: computers play candidates, and the one that tells most apart is chosen.

Then a field of them plays it.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from statistics import pstdev

from bot.games.actions import Action, playable
from bot.games.view import SeatView
from bot.players.arena import to_act
from bot.players.levels import STRONG
from bot.players.search.phases import answer
from bot.tables.daily import calendar
from bot.tables.daily.candidates import candidate
from bot.tables.daily.deals import Candidate
from bot.tables.daily.scoring import points_of
from bot.tables.thinking.exact import ExactPlayers
from data.solo.daily import DailyDeal

SLIPS = (0.15, 0.3, 0.6)
"""How many cards weak players play at random."""

Own = tuple[str, float]
"""How the seat of the person is played: a level, and the part of its cards that is random."""

TRIERS: tuple[Own, ...] = (
    *[(STRONG, 0.0)] * 2,
    ("normal", 0.0),
    *[("simple", part) for part in SLIPS],
)
"""Who tries each candidate."""

FIELD: tuple[Own, ...] = (
    *[(STRONG, 0.0)] * 6,
    *[("normal", 0.0)] * 6,
    *[("simple", part) for part in SLIPS for _ in range(4)],
)
"""Who plays the deal that was chosen, the search first."""


class DealMaker:
    """Makes deals of days, in the background: all others may think first."""

    def __init__(self, players: ExactPlayers) -> None:
        self._players = players

    async def make(self, day: int, key: bytes, now: int, candidates: int) -> DailyDeal:
        """Return the deal of a day, whose secret comes from this key, chosen from so many.

        It is the candidate in which the scores of those who try it spread most, in proportion; of
        equal ones the first. Raises `TableError` if nobody can think.
        """
        secret, worlds = calendar.secret_of(key, day), self._players.worlds
        best, spread, number = None, -1.0, 0
        while candidates or best is None:
            number, candidates = number + 1, max(0, candidates - 1)
            found = candidate(day, secret, number)
            if found is None:
                continue
            this = pstdev(await self._scores(found, TRIERS, worlds))
            if this > spread:
                best, spread = found, this
        field = tuple(await self._scores(best, FIELD, worlds))
        return DailyDeal(
            day=day,
            game=best.game.key,
            edition=best.game.edition,
            options=asdict(best.game.options),
            players=best.game.players,
            match=best.fairness.match,
            secret=secret,
            seat=best.seat,
            opening=best.opening,
            worlds=worlds,
            field=field,
            made_at=now,
        )

    async def _scores(self, deal: Candidate, who: Sequence[Own], worlds: int) -> list[int]:
        return [await self._play(deal, own, place, worlds) for place, own in enumerate(who)]

    async def _play(self, deal: Candidate, own: Own, place: int, worlds: int) -> int:
        # The points of the seat, which one of several plays; all others are the day's computers.
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
