"""The cost of a card that was played, as far as its seat could know."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean

from bot.games.cards import CardSet
from bot.players.search.engine import trials
from bot.players.search.position import Position
from bot.players.search.search import BATCH, Budget, choose, mean_error

SURE = 3.0
"""A loss of more standard errors than this counts: 1 in 740 cards as good as the best has one."""


@dataclass(frozen=True, slots=True)
class CardLoss:
    """The points by which the own side falls behind with a card, compared with the best one."""

    best: int
    """The index of the best card, which may be the one that was played."""

    points: float = 0.0
    """The mean loss at the end of the deal: what the lead of the own side over the others lacks."""

    error: float = 0.0
    """The standard error of that mean."""

    @property
    def is_sure(self) -> bool:
        """Whether it is more than chance."""
        return self.points > SURE * self.error


def own_part(position: Position, held: Sequence[CardSet]) -> float:
    """Return what part of the lead of its side the seat's score is, where each seat held these
    cards.

    It is shared evenly within the side. In a game of fixed partnerships the lead itself counts; in
    all others scores add up to nothing.
    """
    game = position.rules
    sides = game.sides_in(position.score_inputs, held)
    return 1.0 if game.teams else 1 - sides.count(sides[position.seat]) / game.players


def loss_of(position: Position, card: int, budget: Budget, rng: Random) -> CardLoss:
    """Return what playing this card costs there; nothing if it is the best, or if no world can be
    found.

    The best card is found in some worlds and compared in as many others, so that a card which is
    best there by chance makes no loss.
    """
    among = replace(position, candidates=tuple(sorted({*position.candidates, card})))
    choice = choose(among, budget, rng)
    if choice is None or choice.card == card:
        return CardLoss(card)
    behind = _behind(position, choice.card, card, budget, rng)
    if len(behind) < 2:
        return CardLoss(card)
    return CardLoss(choice.card, fmean(behind), mean_error(behind))


def _behind(position: Position, best: int, card: int, budget: Budget, rng: Random) -> list[float]:
    # World by world, how far the card is behind.
    behind: list[float] = []
    while len(behind) < budget.worlds and not budget.is_over():
        wanted = min(BATCH, budget.worlds - len(behind))
        rows = trials(position, wanted, (best, card), rng)
        behind += [there - here for there, here in rows]
        if len(rows) < wanted:
            break
    return behind
