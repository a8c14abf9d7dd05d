"""Tarocco francese: who plays with whom, in truth and as far as a seat can tell (section 5)."""

from collections.abc import Iterable

from bot.games.cards import Card, Seat
from bot.games.deal import Deal
from bot.games.francese.contract import auction_over, called, chien_shown, highest_bid
from bot.games.game import Roles
from bot.games.phases.bidding import bids
from bot.games.trick import Trick

TAKER, PARTNER, DEFENDER = "taker", "partner", "defender"
ATTACKERS = (TAKER, PARTNER)


def surely_won_all(tricks: Iterable[Trick], known: Roles, seat: Seat) -> bool:
    """Return whether these roles alone show that the side of a seat has won every trick so far."""
    winners = {trick.winner for trick in tricks} - {seat}
    sides = {known[other] for other in (seat, *winners) if other is not None}
    return not winners or sides <= set(ATTACKERS) or sides == {DEFENDER}


def roles(deal: Deal, seat: Seat | None) -> Roles:
    """Return what the seat knows every seat to be, from all that is public and its own cards.

    The holder of a called card stays hidden from the others until it is played.
    """
    # Every view asks, so only the first facts are looked at: a deal begins with the auction.
    players = deal.players
    spoken = bids(deal.facts[:players])
    taken = highest_bid(spoken)
    if taken is None or not auction_over(spoken, players):
        return (None,) * players
    taker, cards = taken[0], called(deal.facts) if players > 4 else ()
    if players > 4 and not cards:
        return _named(players, taker, frozenset(), frozenset())
    holders = [_found(deal, seat, card, taker) for card in cards]
    known = frozenset(holder for holder in holders if holder is not None)
    everybody = frozenset(map(Seat, range(players)))
    if None not in holders:
        return _named(players, taker, known, everybody)
    # The holder of a called card knows it; a seat with none knows that it defends.
    own = frozenset() if seat is None else frozenset((seat,))
    return _named(players, taker, known, own)


def _named(players: int, taker: Seat, partners: frozenset[Seat], others: frozenset[Seat]) -> Roles:
    return tuple(
        TAKER
        if seat == taker
        else PARTNER
        if seat in partners
        else DEFENDER
        if seat in others
        else None
        for seat in map(Seat, range(players))
    )


def _found(deal: Deal, seat: Seat | None, card: Card, taker: Seat) -> Seat | None:
    # Who has, or had, a called card, as far as the seat can tell. The chien is the taker's here.
    for trick in (*deal.tricks, deal.trick):
        if card in trick.cards:
            return trick.seats[trick.cards.index(card)]
    if card in chien_shown(deal.facts):
        return taker
    if seat is not None and card.bit & (deal.hands[seat] | deal.discards[seat]):
        return seat
    return None


def friends(seat: Seat, known: Roles) -> frozenset[Seat]:
    """Return the other seats that are on the side of this one, or more likely so than not.

    While the partners are hidden, a defender takes everybody but the taker for one.
    """
    side = (DEFENDER, None) if known[seat] == DEFENDER else ATTACKERS
    seats = (Seat(other) for other, role in enumerate(known) if role in side)
    return frozenset(other for other in seats if other != seat)
