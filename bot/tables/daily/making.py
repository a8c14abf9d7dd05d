"""Making the deal of a day: computers play candidates, and the one that tells most apart is chosen.

Then a field of them plays it.
"""

from statistics import pstdev

from bot.games.fair import Fairness
from bot.games.game import Game
from bot.players.levels import STRONG
from bot.tables.daily import calendar
from bot.tables.shared_deals.candidates import candidate
from bot.tables.shared_deals.deals import Candidate, columns_of
from bot.tables.shared_deals.field import SLIPS, Field, Own
from data.solo.daily import DailyDeal

TRIERS: tuple[Own, ...] = (
    *[(STRONG, 0.0)] * 2,
    ("normal", 0.0),
    *[("simple", part) for part in SLIPS],
)
"""Who tries each candidate."""


class DealMaker:
    """Makes deals of days, which the *field* plays in this number of worlds."""

    def __init__(self, field: Field, worlds: int) -> None:
        self._field, self._worlds = field, worlds

    async def make(
        self, day: int, game: Game, secret: bytes, now: int, candidates: int
    ) -> DailyDeal:
        """Return the deal of a day of this game, with this secret, chosen from so many.

        It is the candidate in which the scores of those who try it spread most, in proportion; of
        equal ones the first. Raises `TableError` if nobody can think.
        """
        best = await self._choose(day, game, secret, candidates)
        field = await self._field.scores(best, self._worlds)
        return DailyDeal(
            **columns_of(best),
            worlds=self._worlds,
            field=field,
            day=day,
            candidates=candidates,
            made_at=now,
        )

    async def _choose(self, day: int, game: Game, secret: bytes, candidates: int) -> Candidate:
        # If none of them is played, it is the next one that is.
        best, spread, number = None, -1.0, 0
        while number < candidates or best is None:
            number += 1
            found = candidate_of(day, game, secret, number)
            if found is None:
                continue
            this = pstdev(await self._field.scores(found, self._worlds, TRIERS))
            if this > spread:
                best, spread = found, this
        return best


def candidate_of(day: int, game: Game, secret: bytes, number: int) -> Candidate | None:
    """Return the candidate of this number for a day of a game, counted from 1; None if it is not
    played."""
    fairness = Fairness(calendar.match_of(day, number), secret, ())
    return candidate(game, fairness, held=True)
