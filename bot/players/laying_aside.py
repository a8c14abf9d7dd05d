"""Rules of thumb for the cards to lay aside.

What is laid aside counts for its owner: costly cards that would be lost go first, then the cards
of the shortest suits, so that their rounds can be trumped.
"""

from collections.abc import Iterator

from bot.games.actions import CardsFrom
from bot.games.cards import Card, CardSet, as_set, indexes
from bot.games.views import SeatView
from bot.players.novice import first_legal, may_go
from bot.players.prospects import Prospects
from bot.players.situation import BLANK, Situation, situation_of

Choice = tuple[float, CardSet]
"""Cards to lay aside and what that is worth in points."""


def best_discard(view: SeatView, ask: CardsFrom) -> tuple[Card, ...]:
    """The cards to lay aside. Raises `ValueError` if there is no legal choice."""
    situation = situation_of(view)
    best: dict[int, Choice] = {0: (0.0, 0)}
    for group, free in groups(situation, as_set(ask.cards)):
        best = _joined(best, list(choices(situation, group, free, ask.count)), ask.count)
    _, cards = best.get(ask.count, (0.0, 0))
    chosen = view.game.pack.members(cards)
    if chosen and may_go(view, chosen):
        return chosen
    # Too few suit cards may go: the cheapest others have to.
    order = sorted(ask.cards, key=lambda card: _reluctance(situation, card))
    return first_legal(view, CardsFrom(tuple(order), ask.count))


def groups(situation: Situation, free: CardSet) -> Iterator[tuple[CardSet, CardSet]]:
    """The suits of the hand, each with those of its cards that are free to go.

    Of the trumps only costly ones are free: a common one is always better kept.
    """
    tables, hand = situation.tables, situation.hand
    trumps = hand & tables.trumps
    yield trumps, as_set_of_costly(situation, free & trumps)
    rest = hand & ~tables.trumps & ~tables.fool
    while rest:
        suit = tables.follow[(rest & -rest).bit_length() - 1]
        yield rest & suit, free & rest & suit
        rest &= ~suit


def as_set_of_costly(situation: Situation, cards: CardSet) -> CardSet:
    """Those of the cards that count more than the cheapest."""
    return sum(1 << card for card in indexes(cards) if situation.worth(card) > BLANK)


def choices(
    situation: Situation, group: CardSet, free: CardSet, most: int
) -> Iterator[tuple[int, Choice]]:
    """How many and which free cards of a suit may go well together, and what that is worth.

    It is always some of the highest and some of the lowest that go.
    """
    prospects = Prospects(situation)
    suit = situation.tables.follow[(group & -group).bit_length() - 1] if group else 0
    order = sorted(
        indexes(free), key=lambda card: (situation.tables.beats[card] & suit).bit_count()
    )
    for count in range(min(most, len(order)) + 1):
        for high in range(count + 1):
            cards = sum(1 << card for card in order[:high] + order[len(order) - count + high :])
            yield count, (_value(situation, prospects, group, cards), cards)


def _value(situation: Situation, prospects: Prospects, group: CardSet, cards: CardSet) -> float:
    banked = sum(situation.worth(card) for card in indexes(cards))
    return banked + prospects.of(situation.hand & ~cards, 0, 0)


def _joined(
    best: dict[int, Choice], choices: list[tuple[int, Choice]], most: int
) -> dict[int, Choice]:
    joined: dict[int, Choice] = {}
    for count, (value, cards) in best.items():
        for more, (gain, others) in choices:
            choice = (value + gain, cards | others)
            if count + more <= most and choice > joined.get(count + more, (float("-inf"), 0)):
                joined[count + more] = choice
    return joined


def _reluctance(situation: Situation, card: Card) -> tuple[bool, float]:
    tables = situation.tables
    return bool(card.bit & (tables.trumps | tables.fool)), -tables.value[card.index]
