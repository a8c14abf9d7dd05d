"""A player who searches for the discard and the card to play; else rules of thumb decide."""

from dataclasses import replace
from random import Random

from bot.games.actions import Action, playable
from bot.games.view import SeatView
from bot.players import simple
from bot.players.search.phases import answer, turn_to_try
from bot.players.search.search import Budget
from bot.players.search.search import choose as best

USUAL = Budget(100)


def choose(view: SeatView, rng: Random, budget: Budget = USUAL) -> Action:
    """Return the card or the discard that the search prefers, or what the rules of thumb say
    elsewhere.

    Raises `ValueError` if the seat is asked nothing.
    """
    action = simple.choose(view, rng)
    turn = turn_to_try(view)
    choice = None if turn is None else best(turn, budget, rng)
    return action if choice is None else answer(view, choice.card)


def thrifty(view: SeatView, rng: Random, budget: Budget = USUAL) -> Action:
    """Return what a search prefers that drops weak candidates early; elsewhere what rules of thumb
    say.

    Raises `ValueError` if the seat is asked nothing.
    """
    return choose(view, rng, replace(budget, is_thrifty=True))


def cards_alone(view: SeatView, rng: Random, budget: Budget = USUAL) -> Action:
    """Return the card that the search prefers, or what the rules of thumb say in other phases.

    Raises `ValueError` if the seat is asked nothing.
    """
    return choose(view, rng, budget) if playable(view.ask) else simple.choose(view, rng)
