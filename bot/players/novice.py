"""A player who knows what is allowed, and nothing more."""

from random import Random

from bot.games.actions import Action, CardsFrom, Declare, Discard, MeldsFrom, OneOf
from bot.games.cards import Card, as_set
from bot.games.view import SeatView

TRIES = 50
"""Discards drawn at random before all are tried in order."""


def choose(view: SeatView, rng: Random) -> Action:
    """Return any allowed action, drawn at random. Raises `ValueError` if the seat is asked
    nothing."""
    match view.ask:
        case OneOf(actions):
            return rng.choice(actions)
        case CardsFrom() as ask:
            return Discard(_discard(view, ask, rng))
        case MeldsFrom(melds):
            return Declare(tuple(meld for meld in melds if rng.random() < 0.5))
    raise ValueError("nothing is asked of this seat")


def may_be_discarded(view: SeatView, cards: tuple[Card, ...]) -> bool:
    """Return whether the seat may discard these cards of its hand together."""
    return view.game.discard_fault(as_set(view.hand), as_set(cards)) is None


def _discard(view: SeatView, ask: CardsFrom, rng: Random) -> tuple[Card, ...]:
    for _ in range(TRIES):
        drawn = tuple(rng.sample(ask.cards, ask.count))
        if may_be_discarded(view, drawn):
            return drawn
    return first_legal(view, CardsFrom(_trumps_last(view, ask.cards, rng), ask.count))


def first_legal(view: SeatView, ask: CardsFrom) -> tuple[Card, ...]:
    """Return the first choice, in the order of the cards asked for, that may go together.

    Raises `ValueError` if there is none.
    """
    for chosen in ask.combinations():
        if may_be_discarded(view, chosen):
            return chosen
    raise ValueError("no cards can be discarded")


def _trumps_last(view: SeatView, cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    # Where choices are few, trumps have to be kept while there are suit cards to discard.
    mixed = rng.sample(cards, len(cards))
    return tuple(sorted(mixed, key=lambda card: bool(card.bit & view.game.tables.trumps)))
