"""Chambéry: the auction in rounds, and what the facts of a deal say about the contract played."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.cards import Card, CardSet, Seat
from bot.games.chambery.events import CardAsked, CardNotHeld, CardsExchanged, PartnerCalled
from bot.games.events import Event
from bot.games.phases.bidding import PASS, bids, top_bid

TWO, ONE, NONE = "two_cards", "one_card", "no_cards"
WORDS = (TWO, ONE, NONE)
"""What can be bid, each higher than the one before (section 5)."""

CARDS_ASKED = {TWO: 2, ONE: 1, NONE: 0}
MULTIPLIERS = {TWO: 1, ONE: 2, NONE: 4}
CALLED_KING = "called_king"
"""What is played if everybody has passed."""

DECLARER, CALLER, CALLED, DEFENDER = "declarer", "caller", "called", "defender"


@dataclass(frozen=True, slots=True)
class ChamberyContract:
    """What is played, what it multiplies by, and who attacks: the declarer or dealer first."""

    word: str
    multiplier: int
    attack: tuple[Seat, ...]


def next_to_speak(facts: Iterable[Event], bidders: Sequence[Seat]) -> Seat | None:
    """Return who speaks next in the auction, round after round; None once it is over (section 5).

    A pass is final, and whoever holds the highest bid is not asked.
    """
    facts = tuple(facts)
    spoken, top = bids(facts), top_bid(facts)
    if top is not None and top.bid == NONE:
        return None
    silent = {fact.seat for fact in spoken if fact.bid == PASS}
    silent |= set() if top is None else {top.seat}
    start = bidders.index(spoken[-1].seat) + 1 if spoken else 0
    order = (*bidders[start:], *bidders[:start])
    return next((seat for seat in order if seat not in silent), None)


def contract(facts: Iterable[Event]) -> ChamberyContract | None:
    """Return the contract that an auction that is over, or a call, has led to; None before."""
    facts = tuple(facts)
    top = top_bid(facts)
    if top is not None:
        return ChamberyContract(top.bid, MULTIPLIERS[top.bid], (top.seat,))
    call = partner_called(facts)
    return None if call is None else ChamberyContract(CALLED_KING, 1, (call.seat, call.holder))


def partner_called(facts: Iterable[Event]) -> PartnerCalled | None:
    """Return the call of a king, if there was one."""
    return next((fact for fact in facts if isinstance(fact, PartnerCalled)), None)


def exchanges(facts: Iterable[Event]) -> int:
    """Return how many cards have been asked for and given."""
    return sum(isinstance(fact, CardsExchanged) for fact in facts)


def card_owed(facts: Sequence[Event]) -> CardAsked | None:
    """Return the card that was asked for, until the declarer has given one for it."""
    last = facts[-1] if facts else None
    return last if isinstance(last, CardAsked) else None


def not_held(facts: Iterable[Event]) -> CardSet:
    """Return the cards that were asked for and that nobody holds."""
    found: tuple[Card, ...] = tuple(fact.card for fact in facts if isinstance(fact, CardNotHeld))
    return sum(card.bit for card in found)
