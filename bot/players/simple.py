"""A player with rules of thumb: quick, and good enough to be company at the table."""

from random import Random

from bot.games.actions import Action, CardsFrom, Declare, Discard, MeldsFrom, OneOf, Play, playable
from bot.games.views import SeatView
from bot.players import novice
from bot.players.card_play import best_cards
from bot.players.laying_aside import best_discard
from bot.players.situation import situation_of


def choose(view: SeatView, rng: Random) -> Action:
    """The action that the rules of thumb like best; equal ones are drawn from.

    Raises `ValueError` if the seat is asked nothing.
    """
    advised = view.game.advice(view)
    if advised is not None:
        return advised
    match view.ask:
        case MeldsFrom(melds):
            return Declare(melds)
        case CardsFrom() as ask:
            return Discard(best_discard(view, ask))
        case OneOf() if playable(view.ask):
            card = view.game.pack.cards[rng.choice(best_cards(situation_of(view)))]
            return Play(card, view.game.remarks(view, card))
    return novice.choose(view, rng)
