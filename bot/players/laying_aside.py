"""Rules of thumb for the cards to lay aside."""

from bot.games.actions import CardsFrom
from bot.games.cards import Card, as_set
from bot.games.views import SeatView
from bot.players.novice import first_legal


def best_discard(view: SeatView, ask: CardsFrom) -> tuple[Card, ...]:
    """The cards to lay aside: costly cards in danger first, then the shortest suits."""
    order = sorted(ask.cards, key=lambda card: _keenness(view, card), reverse=True)
    return first_legal(view, CardsFrom(tuple(order), ask.count))


def _keenness(view: SeatView, card: Card) -> float:
    tables, hand = view.game.tables, as_set(view.hand)
    if card.bit & (tables.trumps | tables.fool):
        return -10.0
    suit = hand & tables.follow[card.index]
    above = (tables.beats[card.index] & ~tables.trumps & ~hand).bit_count()
    danger = (tables.value[card.index] - 1) * min(1.0, above / 2)
    return danger - suit.bit_count() / 2
