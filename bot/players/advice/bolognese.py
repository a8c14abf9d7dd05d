"""The Bolognese pack: what cards are worth, and what a sensible player signals and hears."""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from bot.games.bolognese.game import BologneseGame
from bot.games.bolognese.piles import cheapest
from bot.games.bolognese.signals import BUSSO, STRISCIO, VOLO
from bot.games.cards import Card, CardSet, Seat, as_set, indexes
from bot.games.events import CardPlayed, MeldsDeclared
from bot.games.packs import BOLOGNESE
from bot.games.trick import CardLocations, CardTables, history_of
from bot.games.view import SeatView
from bot.players.advice.advisor import Advisor
from bot.players.knowledge import Knowledge

IN_COMBINATIONS = {
    **dict.fromkeys(("SK", "BK", "CK", "DK"), 45.0),
    **dict.fromkeys((f"{suit}{rank}" for suit in "SBCD" for rank in "QCJ"), 20.0),
    **dict.fromkeys(("SA", "BA", "CA", "DA"), 18.0),
    **dict.fromkeys(("M1", "M2", "M3", "M4"), 15.0),
    **{"T20": 25.0, "T19": 25.0, "T18": 10.0, "T17": 10.0, "T16": 7.5, "T15": 6.5, "T14": 4.5},
    **{"T13": 3.0, "T12": 2.0, "T11": 1.5, "T10": 1.0, "BEG": 68.0, "MAT": 68.0},
}
"""Half of what a card moves from one side to the other on average when all other cards are divided
at random between the sides; measured on 1500 such divisions."""
HEAD = 55.0
"""The same for the trump that heads the Grande."""

MANY_TRUMPS = 7
"""A player with this many trumps wants trumps to be led."""
SHORT = 2
"""A player with this many cards of a suit wants to trump soon, and asks for it to be led back."""


B = TypeVar("B", bound=BologneseGame)


class BologneseAdvisor(Advisor[B]):
    """Advice that the games with the Bolognese pack share."""

    @cached_property
    def card_values(self) -> Sequence[float]:
        """What each card is worth: its own value, and its part in combinations."""
        return card_values(self.game.tables.value, self.game.meld_rules.head)

    def knowledge(self, view: SeatView) -> Knowledge:
        """Return what was declared is held, and signals are believed."""
        holds, lacks = [0] * self.game.players, [0] * self.game.players
        for fact in view.facts:
            match fact:
                case MeldsDeclared(seat, melds) if self._still_held(view, seat):
                    holds[seat] |= as_set(card for meld in melds for card in meld) & ~view.seen
                case MeldsDeclared(seat, melds):
                    # Others lack the cards, even if they have been discarded since.
                    shown = as_set(card for meld in melds for card in meld)
                    lacks = [old | (0 if n == seat else shown) for n, old in enumerate(lacks)]
                case CardPlayed(seat, card, says) if VOLO in says:
                    lacks[seat] |= self.game.tables.follow[card.index]
        if view.seat is not None:
            holds[view.seat] = 0
        return Knowledge(tuple(holds), tuple(lacks), asked_for=self._wanted(view))

    def remarks(self, view: SeatView, card: Card) -> tuple[str, ...]:
        """Return the signal that goes with this card, if any; it is open and true."""
        open_now = dict(view.sayings).get(card, ())
        hand, tables = as_set(view.hand), self.game.tables
        trumps = (hand & tables.trumps).bit_count()
        if not open_now or not trumps or card.bit & tables.trumps:
            return ()
        wished = [VOLO]
        if self._asks_for_trumps and trumps >= MANY_TRUMPS:
            wished.append(STRISCIO)
        if (hand & tables.follow[card.index]).bit_count() == SHORT:
            wished.append(BUSSO)
        return tuple(word for word in wished if word in open_now)[:1]

    def _cheapest(self, view: SeatView) -> Card:
        # What to give for the Fool. All cards but the discard, or the stock, have been seen.
        game, unseen = self.game, self.game.pack.everything & ~view.seen
        locations = CardLocations((), (unseen,) * (game.players + 1))
        score_inputs = game.score_inputs(view.dealer, view.facts)
        piles = game.won(score_inputs, locations, history_of(view.tricks, game.players))
        return game.pack.cards[cheapest(game.tables, game.meld_rules, piles)]

    @property
    def _asks_for_trumps(self) -> bool:
        return self.game.options.signals == "wikipedia"

    def _still_held(self, view: SeatView, seat: Seat) -> bool:
        return True

    def _wanted(self, view: SeatView) -> CardSet:
        friends = view.friends
        heard = [f for f in view.facts if isinstance(f, CardPlayed) and f.seat in friends]
        return self._asked_for(view, heard[-1]) if heard else 0

    def _asked_for(self, view: SeatView, fact: CardPlayed) -> CardSet:
        # Busso asks for the best card now, and for the suit when its hearer leads; striscio for
        # trumps.
        hand, tables = as_set(view.hand), self.game.tables
        suit = hand & tables.follow[fact.card.index]
        if view.trick.seats:
            answers = BUSSO in fact.says and fact.card in view.trick.cards
            return _best(tables, suit) if answers else 0
        if BUSSO in fact.says:
            return suit
        return hand & tables.trumps if self._asks_for_trumps and STRISCIO in fact.says else 0


def card_values(values: Sequence[int], head: CardSet) -> tuple[float, ...]:
    """Return what each card is worth where these are the values and this trump heads the Grande."""
    return tuple(
        value + (HEAD if card.bit == head else IN_COMBINATIONS.get(card.code, 0.0))
        for card, value in zip(BOLOGNESE.cards, values, strict=True)
    )


def _best(tables: CardTables, suit: CardSet) -> CardSet:
    return sum(1 << card for card in indexes(suit) if not tables.beats[card] & suit)
