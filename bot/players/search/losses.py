"""The cost of a card that was played, as far as its seat could know."""

from dataclasses import replace
from random import Random
from statistics import fmean

from bot.players.search.position import Position
from bot.players.search.questions import CardLoss
from bot.players.search.search import BATCH, Budget, choose, mean_error
from bot.players.search.trials import trials


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
