"""Tarocco francese: who plays with whom, as it is and as far as a view can tell (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.cards import Card, Seat, as_set
from bot.games.deal import Deal
from bot.games.francese.contract import auction_over, called, chien_shown, highest_bid

if TYPE_CHECKING:
    from bot.games.views import SeatView

TAKER, PARTNER, DEFENDER = "taker", "partner", "defender"
ATTACKERS = (TAKER, PARTNER)

Roles = tuple[str | None, ...]


def partners(deal: Deal) -> tuple[Seat | None, ...]:
    """For each called card the other seat it was dealt to; None if the taker or the chien has it.

    A deal must have a taker.
    """
    taken = highest_bid(deal.facts)
    assert taken is not None
    return tuple(_holder(deal, card, taken[0]) for card in called(deal.facts))


def attack(deal: Deal) -> frozenset[Seat]:
    """The taker and his partners; a deal must have a taker."""
    taken = highest_bid(deal.facts)
    assert taken is not None
    return frozenset((taken[0], *(seat for seat in partners(deal) if seat is not None)))


def _holder(deal: Deal, card: Card, taker: Seat) -> Seat | None:
    for seat, hand in enumerate(deal.dealt):
        if hand & card.bit and seat != taker:
            return Seat(seat)
    return None


def won_all(deal: Deal, seat: Seat) -> bool:
    """Whether the side of a seat has won every trick so far."""
    attackers = attack(deal)
    return all((trick.winner in attackers) == (seat in attackers) for trick in deal.tricks)


def surely_won_all(view: SeatView, seat: Seat) -> bool:
    """Whether the side of a seat has won every trick so far, for all that the view can tell."""
    known = roles(view)
    winners = {trick.winner for trick in view.tricks} - {seat}
    sides = {known[other] for other in (seat, *winners) if other is not None}
    return not winners or sides <= set(ATTACKERS) or sides == {DEFENDER}


def roles(view: SeatView) -> Roles:
    """What the seat of the view knows every seat to be, from all that is public and its own cards.

    Who holds a called card stays hidden from the others until it falls.
    """
    players = view.game.players
    taken = highest_bid(view.facts)
    if taken is None or not auction_over(view.facts, players):
        return (None,) * players
    taker = taken[0]
    if players > 4 and not called(view.facts):
        return _named(players, taker, frozenset(), frozenset())
    holders = [_found(view, card, taker) for card in called(view.facts)]
    known = frozenset(seat for seat in holders if seat is not None)
    everybody = frozenset(map(Seat, range(players)))
    if None not in holders:
        return _named(players, taker, known, everybody)
    # Who holds a called card himself knows it; a seat with none knows that it defends.
    own = frozenset() if view.seat is None else frozenset((view.seat,))
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


def _found(view: SeatView, card: Card, taker: Seat) -> Seat | None:
    # Who has, or had, a called card, as far as the view can tell. The chien is the taker's here.
    for trick in (*view.tricks, view.trick):
        if card in trick.cards:
            return trick.seats[trick.cards.index(card)]
    if card in chien_shown(view.facts):
        return taker
    if view.seat is not None and card.bit & as_set((*view.hand, *view.discarded)):
        return view.seat
    return None


def friends(view: SeatView) -> frozenset[Seat]:
    """The other seats that are on the side of the seat of the view, or more likely so than not.

    While the partners are hidden, a defender takes everybody but the taker for one.
    """
    if view.seat is None:
        return frozenset()
    known = roles(view)
    defends = known[view.seat] == DEFENDER
    side = (DEFENDER, None) if defends else ATTACKERS
    seats = (Seat(seat) for seat, role in enumerate(known) if role in side)
    return frozenset(seat for seat in seats if seat != view.seat)
