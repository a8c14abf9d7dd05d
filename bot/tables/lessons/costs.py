"""What a card that nobody asked about has cost in a lesson."""

import asyncio
from concurrent.futures import Executor

from bot.games.cards import Card
from bot.games.view import SeatView
from bot.players.search.from_view import position_of
from bot.players.search.questions import Played, Thinkers
from bot.ratings.units import scale_of
from bot.tables.thinking.hints import likely_part

WORLDS = 200
"""In so many worlds the best card is looked for, and in as many others it is compared."""
PATIENCE_S = 1.0
"""Nobody waits longer: then nothing is said."""
LEAST = 0.5
"""What costs less than this, in units of the rating, is not worth a sentence."""


class CardCosts:
    """Looks at single cards by what the *pool* thinks, unless it does so in plain Python."""

    def __init__(self, pool: Thinkers | None, executor: Executor) -> None:
        self._pool, self._executor = pool, executor

    async def of(self, seen: SeatView, card: Card, chance: bytes) -> float:
        """Return how many points a card has certainly cost that was played from this view.

        0 if that is not certain, hardly anything, or not known in time.
        """
        if self._pool is None or not self._pool.compiled:
            return 0.0
        loop = asyncio.get_running_loop()
        position = await loop.run_in_executor(self._executor, position_of, seen)
        try:
            async with asyncio.timeout(PATIENCE_S):
                loss = await self._pool.loss(Played(position, card.index, chance, WORLDS))
        except TimeoutError:
            return 0.0
        if loss is None or not loss.is_sure:
            return 0.0
        cost = likely_part(position, chance) * loss.points
        return cost if cost >= LEAST * scale_of(seen.game).unit else 0.0
