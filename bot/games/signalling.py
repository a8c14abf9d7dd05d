"""What a sensible player signals with the card he leads, and what he makes of signals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.cards import Card, CardSet, Seat, as_set, indexes
from bot.games.events import CardPlayed, MeldsDeclared
from bot.games.knowledge import Knowledge
from bot.games.signals import BUSSO, STRISCIO, VOLO
from bot.games.trick import TrickTables

if TYPE_CHECKING:
    from bot.games.views import SeatView

MANY_TRUMPS = 7
"""With so many trumps a player wishes that trumps are led."""
SHORT = 2
"""From a suit with so many cards a player wishes to trump soon, and asks for it back."""


@dataclass(frozen=True, slots=True)
class Signaller:
    """A sensible player at a table where striscio may ask for trumps.

    Where declarations come before the discard, the dealer may have laid aside what he had shown.
    """

    asks_for_trumps: bool
    declares_after_discard: bool

    def remarks(self, view: SeatView, card: Card) -> tuple[str, ...]:
        """The signal that goes with this card, if any; it is open and true."""
        open_now = dict(view.sayings).get(card, ())
        hand, tables = as_set(view.hand), view.game.tables
        trumps = (hand & tables.trumps).bit_count()
        if not open_now or not trumps or card.bit & tables.trumps:
            return ()
        wished = [VOLO]
        if self.asks_for_trumps and trumps >= MANY_TRUMPS:
            wished.append(STRISCIO)
        if (hand & tables.follow[card.index]).bit_count() == SHORT:
            wished.append(BUSSO)
        return tuple(word for word in wished if word in open_now)[:1]

    def knowledge(self, view: SeatView) -> Knowledge:
        """What the seat knows of others' cards from declarations and signals."""
        holds, lacks = [0] * view.game.players, [0] * view.game.players
        for fact in view.facts:
            match fact:
                case MeldsDeclared(seat, melds) if self._still_held(view, seat):
                    holds[seat] |= as_set(card for meld in melds for card in meld) & ~view.seen
                case CardPlayed(seat, card, says) if VOLO in says:
                    lacks[seat] |= view.game.tables.follow[card.index]
        if view.seat is not None:
            holds[view.seat] = 0
        return Knowledge(tuple(holds), tuple(lacks), wanted=self._wanted(view))

    def _still_held(self, view: SeatView, seat: Seat) -> bool:
        return self.declares_after_discard or seat != view.dealer

    def _wanted(self, view: SeatView) -> CardSet:
        friends = view.game.friends(view)
        heard = [f for f in view.facts if isinstance(f, CardPlayed) and f.seat in friends]
        return self._asked_for(view, heard[-1]) if heard else 0

    def _asked_for(self, view: SeatView, fact: CardPlayed) -> CardSet:
        # Busso asks for the best card now, and for the suit when its hearer leads; striscio for
        # trumps.
        hand, tables = as_set(view.hand), view.game.tables
        suit = hand & tables.follow[fact.card.index]
        if view.trick.seats:
            answers = BUSSO in fact.says and fact.card in view.trick.cards
            return _best(tables, suit) if answers else 0
        if BUSSO in fact.says:
            return suit
        return hand & tables.trumps if self.asks_for_trumps and STRISCIO in fact.says else 0


def _best(tables: TrickTables, suit: CardSet) -> CardSet:
    return sum(1 << card for card in indexes(suit) if not tables.beats[card] & suit)
