"""Two players that stay as they are, to measure others by: only their cards are their own.

Bids, discards and declarations are left to the rules of thumb.
"""

from random import Random

from bot.games.actions import Action, Play, playable
from bot.games.cards import CardSet, indexes
from bot.games.trick import NOBODY, trick_so_far
from bot.games.view import SeatView
from bot.players import simple
from bot.players.advice.catalogue import advisor_of


def any_card(view: SeatView, rng: Random) -> Action:
    """Return any card that is allowed.

    Raises `ValueError` if the seat is asked nothing.
    """
    action = simple.choose(view, rng)
    if not isinstance(action, Play):
        return action
    return Play(view.game.pack.cards[rng.choice(tuple(indexes(playable(view.ask))))])


def greedy(view: SeatView, rng: Random) -> Action:
    """Return the cheapest card that wins the trick for now, or the cheapest of all if none does.

    A friend's trick is left alone. Raises `ValueError` if the seat is asked nothing.
    """
    action = simple.choose(view, rng)
    if not isinstance(action, Play):
        return action
    card_values, beats = advisor_of(view.game).card_values, view.game.tables.beats
    cards = _winning(view, playable(view.ask)) or playable(view.ask)
    # Of equally cheap cards the weakest goes.
    cheapest = min(indexes(cards), key=lambda card: (card_values[card], -beats[card].bit_count()))
    return Play(view.game.pack.cards[cheapest])


def _winning(view: SeatView, legal: CardSet) -> CardSet:
    tables = view.game.tables
    played = [card.index for card in view.trick.cards]
    _, best = trick_so_far(tables, played)
    if best == NOBODY or view.trick.seats[played.index(best)] in view.friends:
        return 0
    return legal & tables.beats[best]
