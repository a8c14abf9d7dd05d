"""The level `normal`: the fitted cards or the rules of thumb, and the last tricks tried out.

With so few cards left, a search takes some milliseconds even in plain Python.
"""

from random import Random

from bot.games.actions import Action, playable
from bot.games.view import SeatView
from bot.players.fitted import weighing
from bot.players.search.from_view import position_of
from bot.players.search.phases import answer
from bot.players.search.search import Budget
from bot.players.search.search import choose as best

LAST = 4
"""Whoever has no more cards than these tries them out."""
BUDGET = Budget(12)


def choose(view: SeatView, rng: Random) -> Action:
    """Return what `fitted` does, but the card that the search prefers once few are left.

    Raises `ValueError` if the seat is asked nothing.
    """
    action = weighing.choose(view, rng)
    if not playable(view.ask) or len(view.hand) > LAST:
        return action
    choice = best(position_of(view), BUDGET, rng)
    return action if choice is None else answer(view, choice.card)
