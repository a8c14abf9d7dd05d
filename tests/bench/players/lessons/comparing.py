"""Compares cards in many worlds: which are right, and which are certainly worse."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from bot.players.search.questions import SearchTurn
from bot.players.search.search import mean_error
from bot.players.search.trials import trials

SCREEN, MIDDLE, AGAIN = 300, 1000, 6000
"""Worlds of the first look at all cards, of a closer one, and of the one that counts."""
SURE = 6.0
"""Standard errors by which a right card is ahead of a wrong one."""
LEVEL = 2.5
"""A card that is less standard errors behind the best is as good."""
PLAIN = 0.5
"""Units of the rating by which a right card is ahead of a wrong one."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What candidates came to, world by world, in the same worlds."""

    values: dict[int, tuple[float, ...]]
    unit: float

    @property
    def means(self) -> dict[int, float]:
        """The mean of each, in points."""
        return {card: fmean(found) for card, found in self.values.items()}

    @property
    def best(self) -> int:
        """The best one."""
        means = self.means
        return max(means, key=lambda card: means[card])

    def ahead(self, one: int, other: int) -> tuple[float, float]:
        """By how many points one is ahead of the other, and the standard error of that."""
        found = [a - b for a, b in zip(self.values[one], self.values[other], strict=True)]
        return fmean(found), mean_error(found)

    def is_plainly_ahead(self, one: int, other: int, sure: float = SURE) -> bool:
        """Whether one is ahead of the other by enough, and certainly."""
        points, error = self.ahead(one, other)
        return points >= PLAIN * self.unit and points >= sure * error

    def least_gap(self, right: Iterable[int], wrong: Collection[int]) -> float:
        """By how many units the right ones are ahead of the wrong ones, at least."""
        return min(self.ahead(a, b)[0] for a in right for b in wrong) / self.unit

    def right(self) -> list[int]:
        """The best one and those that are as good, within noise."""
        best, found = self.best, []
        for card in self.values:
            points, error = self.ahead(best, card)
            if card == best or points <= LEVEL * error:
                found.append(card)
        return found

    def wrong(self, right: Sequence[int], sure: float = SURE) -> list[int]:
        """Those that each right one is plainly ahead of."""
        return [
            card
            for card in self.values
            if card not in right and all(self.is_plainly_ahead(one, card, sure) for one in right)
        ]


def compared(
    turn: SearchTurn, cards: Iterable[int], worlds: int, rng: Random, unit: float
) -> Comparison | None:
    """These candidates in so many worlds; None if too few can be found."""
    cards = tuple(cards)
    rows = trials(turn, worlds, cards, rng)
    if len(rows) < worlds:
        return None
    columns = zip(*rows, strict=True)
    return Comparison(dict(zip(cards, columns, strict=True)), unit)
