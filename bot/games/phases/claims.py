"""Claiming the rest: when a seat is sure of every trick to come, and how they are then played.

A claim is judged from the seat's own cards alone, against any lie of the cards it has not seen.
"""

from collections.abc import Iterator

from bot.games.actions import OneOf, Play
from bot.games.cards import Card, CardSet, Seat, as_set
from bot.games.events import Event, RestClaimed
from bot.games.match import Match
from bot.games.trick import CardTables
from bot.games.view import SeatView


def may_claim(view: SeatView) -> bool:
    """Return whether the seat leads now, to two tricks or more, and is sure to win them all.

    Never where the order in which the rest is played could change the score.
    """
    if not view.my_turn or view.trick.cards or not view.tricks or len(view.hand) < 2:
        return False
    if not isinstance(view.ask, OneOf) or not isinstance(view.ask.actions[0], Play):
        return False
    hand = as_set(view.hand)
    unseen = view.game.pack.everything & ~(view.seen | hand | as_set(view.discarded))
    if view.game.order_matters & (hand | unseen):
        return False
    return _wins_all(view.game.tables, view.hand, unseen)


def claimed(match: Match, seat: Seat) -> list[Event]:
    """Return the claim of this seat, and the events in which the rest of the tricks is then played.

    The seat leads its trumps first, the best card of each suit first. The others play any card they
    may: nothing they could play would change the score.
    """
    events: list[Event] = [RestClaimed(seat)]
    match = match.after(events)
    while match.deal is not None and match.deal.to_act is not None and any(match.deal.hands):
        actor = match.deal.to_act
        cards = match.game.pack.members(match.game.legal_cards(match.deal, actor))
        card = best_first(match.game.tables, cards)[0] if actor == seat else cards[0]
        happened = match.decide(actor, Play(card))
        match = match.after(happened)
        events += happened
    return events


def best_first(tables: CardTables, cards: tuple[Card, ...]) -> list[Card]:
    """Return the cards in the order in which a claimant leads them."""

    def place(card: Card) -> tuple[bool, int]:
        rivals = tables.beats[card.index] & _suit(tables, card)
        return not card.bit & tables.trumps, rivals.bit_count()

    return sorted(cards, key=place)


def _wins_all(tables: CardTables, hand: tuple[Card, ...], unseen: CardSet) -> bool:
    # One rival may hold all unseen trumps and lose only one to each trump led.
    trumps_out = (tables.trumps & unseen).bit_count()
    trumps = (tables.trumps & as_set(hand)).bit_count()
    if trumps < len(hand) and trumps < trumps_out:
        return False
    return all(_holds(tables, suit, unseen) for suit in _suits(tables, hand))


def _holds(tables: CardTables, suit: list[Card], unseen: CardSet) -> bool:
    # As long as a rival may still follow, with the best card kept back, every lead has to beat it.
    rivals = _suit(tables, suit[0]) & unseen
    return not any(tables.beats[card.index] & rivals for card in suit[: rivals.bit_count()])


def _suits(tables: CardTables, hand: tuple[Card, ...]) -> Iterator[list[Card]]:
    for suit in {card.suit for card in hand}:
        yield best_first(tables, tuple(card for card in hand if card.suit is suit))


def _suit(tables: CardTables, card: Card) -> CardSet:
    return tables.follow[card.index]
