"""A player who searches for the card to play, and does everything else by rules of thumb."""

from random import Random

from bot.games.actions import Action, Play
from bot.games.view import SeatView
from bot.players import simple
from bot.players.advice.catalogue import advisor_of
from bot.players.search.position import position_of
from bot.players.search.search import Budget
from bot.players.search.search import choose as best_card

USUAL = Budget(100)


def choose(view: SeatView, rng: Random, budget: Budget = USUAL) -> Action:
    """The card that the search prefers, or what the rules of thumb say in other phases.

    Raises `ValueError` if the seat is asked nothing.
    """
    action = simple.choose(view, rng)
    if not isinstance(action, Play):
        return action
    choice = best_card(position_of(view), budget, rng)
    if choice is None:
        return action
    return advisor_of(view.game).playing(view, choice.card)
