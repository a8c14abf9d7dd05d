"""What the games with the Bolognese pack share: ranks, values, forbidden discards, combinations."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, ClassVar

from bot.games.bolognese import cards
from bot.games.bolognese.cards import FIVE_POINTS, TopTrump
from bot.games.bolognese.melds import MeldRules, total
from bot.games.bolognese.options import BologneseOptions
from bot.games.bolognese.piles import Piles, cheapest, payable
from bot.games.bolognese.signals import BUSSO, STRISCIO, VOLO, is_open, true_of
from bot.games.cards import Card, CardSet, Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import Why
from bot.games.events import CardPaid, Event, MeldsDeclared
from bot.games.game import Game
from bot.games.melds import Meld
from bot.games.packs import BOLOGNESE
from bot.games.trick import CardLocations, TrickHistory


class BologneseGame(Game):
    """A game with the Bolognese pack, its combinations, its signals and its Fool."""

    pack = BOLOGNESE
    counted_in = 2
    has_sayings: ClassVar[bool] = True
    signals = (VOLO, STRISCIO, BUSSO)
    options: BologneseOptions

    @property
    @abstractmethod
    def top_trump(self) -> TopTrump:
        """The highest trump, which also heads the Grande."""

    @cached_property
    def meld_rules(self) -> MeldRules:
        """What combinations there are."""
        return MeldRules(
            head=cards.top_card(self.top_trump).bit,
            grande_moors=self.options.grande_moors == "on",
            suit_wilds=2 if self.options.suit_wilds == "two" else 1,
        )

    @abstractmethod
    def won(self, score_inputs: Any, locations: CardLocations, history: TrickHistory) -> Piles:
        """Return what both sides have won once the last card was played, before the Fool is paid
        for."""

    def piles(self, deal: Deal) -> Piles:
        """Return the same for a deal."""
        return self.won(*self.counted(deal))

    def may_discard(self, hand: CardSet) -> CardSet:
        """Return everything but the eight cards that count five."""
        return hand & ~FIVE_POINTS

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Forbid to discard cards that count five."""
        return Why.FIVE_POINTS_STAY if chosen & FIVE_POINTS else None

    def read_melds(self, laid: Sequence[CardSet]) -> tuple[Meld, ...] | None:
        """Return these sets of cards as combinations; None if one is none, or a kind is there
        twice."""
        return self.meld_rules.declared(laid)

    def meld_points(self, melds: Iterable[Meld]) -> int:
        """Return what combinations count together; three of a sort double its points."""
        return total(melds)

    def declares(self, deal: Deal, seat: Seat) -> bool:
        """Return whether the seat has still to say which combinations of its hand it declares."""
        return seat not in (fact.seat for fact in declarations(deal))

    def declaring_order(self, deal: Deal) -> tuple[Seat, ...]:
        """Return the seats in the order in which they declare, the first leader first, the
        dealer last."""
        return self.from_seat(self.after(deal.dealer))

    @property
    def most_sayings(self) -> int:
        """At most one signal goes with a card."""
        return 1

    def may_signal(self, deal: Deal, seat: Seat) -> bool:
        """Return whether the seat may signal when it leads."""
        return True

    def sayings(self, deal: Deal, seat: Seat, card: Card) -> tuple[str, ...]:
        """Return the signals that may go with the card, if it is led; each that states a fact is
        true."""
        meanings = self.options.signals
        if meanings == "off" or deal.trick.seats or not self.may_signal(deal, seat):
            return ()
        if self.options.signal_limit == "after_top_card":
            top = cards.top_card(self.top_trump)
            if not is_open(self.tables, deal, seat, card, top):
                return ()
        return true_of(self.tables, deal.hands[seat], card, meanings)

    def after_play(self, deal: Deal, seat: Seat) -> list[Event]:
        """Pay for the Fool after the last card, unless somebody chooses the card."""
        if self.options.comp_card == "owner" or any(deal.hands):
            return []
        piles = self.piles(deal)
        if piles.payer is None or piles.fool_from is None:
            return []
        card = cheapest(self.tables, self.meld_rules, piles)
        return [CardPaid(piles.fool_from, BOLOGNESE.cards[card])]

    def payable(self, deal: Deal) -> CardSet:
        """Return the cards from which the player of the Fool may choose what to give for it."""
        piles = self.piles(deal)
        return 0 if piles.payer is None else payable(self.tables, piles.cards[piles.payer])

    def final_piles(
        self, score_inputs: Any, locations: CardLocations, history: TrickHistory
    ) -> tuple[CardSet, CardSet]:
        """Return what both sides count, once the Fool is paid for: as usual if nothing was paid
        yet."""
        piles = self.won(score_inputs, locations, history)
        if piles.payer is None:
            return piles.cards
        return piles.after(score_inputs.paid or 1 << cheapest(self.tables, self.meld_rules, piles))


def declarations(deal: Deal) -> list[MeldsDeclared]:
    """Return every declaration so far, even of nothing."""
    return [fact for fact in deal.facts if isinstance(fact, MeldsDeclared)]


def declared_points(facts: Iterable[Event], players: int) -> tuple[int, ...]:
    """Return what each seat has declared so far, in points."""
    points = [0] * players
    for fact in facts:
        if isinstance(fact, MeldsDeclared):
            points[fact.seat] += fact.points
    return tuple(points)


def paid(facts: Iterable[Event]) -> CardSet:
    """Return the card that was given for the Fool, if one was."""
    return as_set(fact.card for fact in facts if isinstance(fact, CardPaid))
