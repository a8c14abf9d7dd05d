"""Players with rules of thumb: quick, and good enough to be company at the table."""

from collections.abc import Callable
from random import Random

from bot.games.actions import Action, CardsFrom, Declare, Discard, MeldsFrom, OneOf, playable
from bot.games.view import SeatView
from bot.players import novice
from bot.players.advice.catalogue import advisor_of
from bot.players.card_play import best_cards, prudent
from bot.players.discarding import best_discard
from bot.players.situation import Situation, situation_of


def choose(view: SeatView, rng: Random) -> Action:
    """Return the action that the rules of thumb prefer; of equal ones, any. It never changes.

    Raises `ValueError` if the seat is asked nothing.
    """
    return _by_thumb(view, rng, best_cards)


def choose_prudently(view: SeatView, rng: Random) -> Action:
    """Return the same, but without leads that only chance could make good: other levels build on
    this.

    Raises `ValueError` if the seat is asked nothing.
    """
    return _by_thumb(view, rng, lambda situation: best_cards(prudent(situation)))


def _by_thumb(view: SeatView, rng: Random, best: Callable[[Situation], list[int]]) -> Action:
    advisor = advisor_of(view.game)
    advised = advisor.action(view)
    if advised is not None:
        return advised
    match view.ask:
        case MeldsFrom(melds):
            return Declare(melds)
        case CardsFrom() as ask:
            return Discard(best_discard(view, ask))
        case OneOf() if playable(view.ask):
            return advisor.playing(view, rng.choice(best(situation_of(view))))
    return novice.choose(view, rng)
