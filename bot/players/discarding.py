"""Rules of thumb for the discard.

A discard counts for its owner: costly cards that would be lost go first, then the cards of the
shortest suits, so that their rounds can be trumped.
"""

from collections.abc import Iterable, Iterator
from heapq import nlargest

from bot.games.actions import CardsFrom
from bot.games.cards import Card, CardSet, as_set, indexes
from bot.games.view import SeatView
from bot.players.novice import first_legal, may_be_discarded
from bot.players.prospects import Prospects
from bot.players.situation import Situation, situation_of

Choice = tuple[float, CardSet]
"""The points gained by discarding these cards, and the cards."""

NOTHING: Choice = (0.0, 0)


def best_discard(view: SeatView, ask: CardsFrom) -> tuple[Card, ...]:
    """Return the cards to discard. Raises `ValueError` if there is no legal choice."""
    situation = situation_of(view)
    prospects = Prospects(situation)
    best = {0: NOTHING}
    for free in suits(situation, as_set(ask.cards)):
        options = [
            valued(situation, prospects, cards) for cards in ends(situation, free, ask.count)
        ]
        best = joined(best, options, ask.count)
    chosen = view.game.pack.members(best.get(ask.count, NOTHING)[1])
    if chosen and may_be_discarded(view, chosen):
        return chosen
    # There are too few suit cards, so the cheapest others have to go.
    order = sorted(ask.cards, key=lambda card: _reluctance(situation, card))
    return first_legal(view, CardsFrom(tuple(order), ask.count))


def promising(view: SeatView, ask: CardsFrom, most: int) -> list[CardSet]:
    """Return the *most* discards of cards from the ends of suits that gain most, the best first.

    Not all of them may be allowed.
    """
    situation, best = situation_of(view), {0: [NOTHING]}
    prospects = Prospects(situation)
    for free in suits(situation, as_set(ask.cards)):
        # From both ends of a short suit come the same cards in several ways.
        apart = {*ends(situation, free, ask.count)}
        options = [valued(situation, prospects, cards) for cards in apart]
        best = all_joined(best, options, ask.count, most)
    return [cards for _, cards in best.get(ask.count, [])]


def suits(situation: Situation, free: CardSet) -> Iterator[CardSet]:
    """Yield the cards that are free to go, suit by suit.

    Of the trumps only costly ones are free, because a common one is always better kept.
    """
    tables = situation.tables
    trumps = indexes(free & tables.trumps)
    yield sum(1 << card for card in trumps if situation.points_of(card) > situation.least_points)
    rest = free & ~tables.trumps & ~tables.fool
    while rest:
        suit = rest & tables.follow[next(indexes(rest))]
        yield suit
        rest &= ~suit


def ends(situation: Situation, suit: CardSet, most: int) -> Iterator[CardSet]:
    """Yield the sets that may go well together: up to *most* cards from both ends of a suit."""
    beats = situation.tables.beats
    order = sorted(indexes(suit), key=lambda card: beats[card].bit_count())
    for count in range(min(most, len(order)) + 1):
        for high in range(count + 1):
            low = len(order) - count + high
            yield sum(1 << card for card in order[:high] + order[low:])


def valued(situation: Situation, prospects: Prospects, cards: CardSet) -> Choice:
    """Return the cards with what is gained by discarding them: they count, but can no longer
    win."""
    hand = situation.hand
    lost = prospects.of(hand, 0, 0) - prospects.of(hand & ~cards, 0, 0)
    counts = sum(map(situation.points_of, indexes(cards)))
    return situation.discard_counts * counts - lost, cards


def joined(best: dict[int, Choice], options: Iterable[Choice], most: int) -> dict[int, Choice]:
    """Return the best choices by their number of cards, up to *most*, with one more suit."""
    result: dict[int, Choice] = {}
    for gain, cards in options:
        for count, (so_far, others) in best.items():
            total = count + cards.bit_count()
            choice = (so_far + gain, cards | others)
            if total <= most and (total not in result or choice > result[total]):
                result[total] = choice
    return result


def all_joined(
    best: dict[int, list[Choice]], options: Iterable[Choice], most: int, kept: int
) -> dict[int, list[Choice]]:
    """Return the same for the best few choices of each number of cards, the best first."""
    found: dict[int, list[Choice]] = {}
    for gain, cards in options:
        for count, choices in best.items():
            total = count + cards.bit_count()
            if total <= most:
                joint = [(so_far + gain, others | cards) for so_far, others in choices]
                found.setdefault(total, []).extend(joint)
    return {total: nlargest(kept, choices) for total, choices in found.items()}


def _reluctance(situation: Situation, card: Card) -> tuple[bool, int]:
    tables = situation.tables
    return bool(card.bit & (tables.trumps | tables.fool)), -tables.value[card.index]
