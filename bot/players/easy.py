"""A player with rules of thumb who slips now and then: good company for somebody who learns."""

from random import Random

from bot.games.actions import Action, Play
from bot.games.view import SeatView
from bot.players import novice, simple

SLIPS = 1 / 6
"""How often any card that may be played is, and not the one that the rules of thumb prefer."""


def choose(view: SeatView, rng: Random) -> Action:
    """Return what the rules of thumb prefer, except for a card that slipped.

    Only cards slip: one bid at random can cost more than a whole deal of bad cards. Raises
    `ValueError` if the seat is asked nothing.
    """
    action = simple.choose_prudently(view, rng)
    if isinstance(action, Play) and rng.random() < SLIPS:
        return novice.choose(view, rng)
    return action
