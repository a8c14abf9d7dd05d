"""What the games with the Bolognese pack share: ranks, values, forbidden discards, combinations."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.games import signals
from bot.games.cards import Card, CardSet, Seat, Suit, as_set
from bot.games.deal import Deal
from bot.games.errors import Why
from bot.games.events import CardPaid, Event, MeldsDeclared
from bot.games.game import Game
from bot.games.knowledge import Knowledge
from bot.games.melds import MOORS, Meld, MeldRules
from bot.games.options import Options, OptionValue
from bot.games.packs import BOLOGNESE, KING
from bot.games.piles import Piles, cheapest, payable
from bot.games.prizes import prizes
from bot.games.signalling import Signaller
from bot.games.trick import TrickTables

if TYPE_CHECKING:
    from bot.games.views import SeatView

FOOL = BOLOGNESE.parse("MAT")
BEGATO = BOLOGNESE.parse("BEG")
FIVE_POINTS = BOLOGNESE.set_of("SK BK CK DK T20 T19 BEG MAT")
"""Kings and Tarocchi: they count five each and may not be laid aside."""
TRUMPS: CardSet = sum(card.bit for card in BOLOGNESE.cards if card.suit is Suit.TRUMPS)
ROUND = (Suit.CUPS, Suit.COINS)

CARD_POINTS = 87
"""All values less one for each two cards."""
LAST_TRICK = 6

BEST_TRUMPS = {"angel": ("T20", "T19"), "world": ("T19", "T20")}
"""The two highest trumps, the higher first."""


@dataclass(frozen=True)
class BologneseOptions(Options):
    """Where tables of every game with this pack differ; each game has both variants."""

    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "bologna": {"variant": "bologna"},
        "straight": {"variant": "straight"},
    }

    signals: Literal["wikipedia", "tournament", "off"] = "wikipedia"
    signal_limit: Literal["none", "after_top_card"] = "none"
    grande_moors: Literal["on", "off"] = "on"
    suit_wilds: Literal["two", "one"] = "two"
    comp_card: Literal["auto", "owner"] = "auto"


class BologneseGame(Game):
    """A game with the Bolognese pack, its combinations, its signals and its Fool."""

    pack = BOLOGNESE
    counted_in = 2
    has_sayings: ClassVar[bool] = True
    options: BologneseOptions

    @property
    @abstractmethod
    def top_trump(self) -> Literal["angel", "world"]:
        """The highest trump, which also heads the Grande."""

    @property
    @abstractmethod
    def reverses_round_suits(self) -> bool:
        """Whether in cups and coins the Ace is the best plain card and the ten the worst."""

    @cached_property
    def tables(self) -> TrickTables:
        """Follow suit, else trump, else anything; of equal Moors the last played is the best."""
        cards = BOLOGNESE.cards
        return TrickTables(
            follow=tuple(0 if card is FOOL else _suit(card.suit) for card in cards),
            beats=tuple(self._beaten_by(card) for card in cards),
            value=tuple(map(_value, cards)),
            trumps=TRUMPS,
            fool=FOOL.bit,
        )

    @cached_property
    def meld_rules(self) -> MeldRules:
        """What combinations there are."""
        head, _ = BEST_TRUMPS[self.top_trump]
        return MeldRules(
            head=BOLOGNESE.parse(head).bit,
            grande_moors=self.options.grande_moors == "on",
            suit_wilds=2 if self.options.suit_wilds == "two" else 1,
        )

    @abstractmethod
    def piles(self, deal: Deal) -> Piles:
        """What both sides have won in a deal whose last card was played, the Fool not paid yet."""

    def may_discard(self, hand: CardSet) -> CardSet:
        """Everything but the eight cards that count five."""
        return hand & ~FIVE_POINTS

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Cards that count five stay."""
        return Why.FIVE_POINTS_STAY if chosen & FIVE_POINTS else None

    def read_melds(self, laid: Sequence[CardSet]) -> tuple[Meld, ...] | None:
        """These sets of cards as combinations; None if one is none, or a kind is there twice."""
        return self.meld_rules.declared(laid)

    def declares(self, deal: Deal, seat: Seat) -> bool:
        """Whether the seat has still to say which combinations of its hand it declares."""
        return seat not in (fact.seat for fact in declarations(deal))

    def declaring_order(self, deal: Deal) -> tuple[Seat, ...]:
        """The seats in the order in which they declare: who leads first, the dealer last."""
        return self.from_seat(self.after(deal.dealer))

    @property
    def most_sayings(self) -> int:
        """One signal goes with a card at most."""
        return 1

    def may_signal(self, deal: Deal, seat: Seat) -> bool:
        """Whether the seat is one that may signal when it leads."""
        return True

    def sayings(self, deal: Deal, seat: Seat, card: Card) -> tuple[str, ...]:
        """The signals that may go with the card, if it is led; each that states a fact is true."""
        meanings = self.options.signals
        if meanings == "off" or deal.trick.seats or not self.may_signal(deal, seat):
            return ()
        if self.options.signal_limit == "after_top_card":
            top = BOLOGNESE.parse(BEST_TRUMPS[self.top_trump][0])
            if not signals.is_open(self.tables, deal, seat, card, top):
                return ()
        return signals.true_of(self.tables, deal.hands[seat], card, meanings)

    def after_play(self, deal: Deal, seat: Seat) -> list[Event]:
        """After the last card the Fool is paid for, where nobody chooses the card."""
        if self.options.comp_card == "owner" or any(deal.hands):
            return []
        piles = self.piles(deal)
        if piles.payer is None or piles.fool_from is None:
            return []
        paid = cheapest(self.tables, self.meld_rules, piles)
        return [CardPaid(piles.fool_from, BOLOGNESE.cards[paid])]

    def payable(self, deal: Deal) -> CardSet:
        """The cards among which the Fool's player may choose what is given for it."""
        piles = self.piles(deal)
        return 0 if piles.payer is None else payable(self.tables, piles.cards[piles.payer])

    def final_piles(self, deal: Deal) -> tuple[CardSet, CardSet]:
        """What both sides count, the Fool paid for."""
        piles = self.piles(deal)
        return piles.after(as_set(fact.card for fact in deal.facts if isinstance(fact, CardPaid)))

    def prizes(self, view: SeatView) -> Sequence[float]:
        """Values and what each card is good for in combinations."""
        return self._prizes

    def knowledge(self, view: SeatView) -> Knowledge:
        """What was declared is held, and signals are believed."""
        return self._signaller.knowledge(view)

    def remarks(self, view: SeatView, card: Card) -> tuple[str, ...]:
        """The signal that a sensible player gives with this card."""
        return self._signaller.remarks(view, card)

    @property
    def declares_after_discard(self) -> bool:
        """Whether the dealer has in hand what he has declared, until he plays it."""
        return True

    @cached_property
    def _signaller(self) -> Signaller:
        return Signaller(self.options.signals == "wikipedia", self.declares_after_discard)

    @cached_property
    def _prizes(self) -> tuple[float, ...]:
        return prizes(self.tables.value, self.meld_rules.head)

    def _strength(self, card: Card) -> int:
        if card.code in BEST_TRUMPS[self.top_trump]:
            return 21 - BEST_TRUMPS[self.top_trump].index(card.code)
        if card.bit & MOORS:
            return 1
        if card.suit in ROUND and card.rank <= 10 and self.reverses_round_suits:
            return 11 - card.rank
        return card.rank

    def _beaten_by(self, card: Card) -> CardSet:
        if card is FOOL:
            return BOLOGNESE.everything & ~FOOL.bit
        higher = sum(
            other.bit
            for other in BOLOGNESE.cards
            if other.suit is card.suit and self._strength(other) > self._strength(card)
        )
        if card.bit & MOORS:
            return higher | MOORS & ~card.bit
        return higher if card.suit is Suit.TRUMPS else higher | TRUMPS


def declarations(deal: Deal) -> list[MeldsDeclared]:
    """What was declared so far, also where it was nothing."""
    return [fact for fact in deal.facts if isinstance(fact, MeldsDeclared)]


def declared_points(deal: Deal) -> tuple[int, ...]:
    """What each seat has declared so far, in points."""
    points = [0] * deal.players
    for fact in declarations(deal):
        points[fact.seat] += fact.points
    return tuple(points)


def _suit(suit: Suit) -> CardSet:
    return sum(card.bit for card in BOLOGNESE.cards if card.suit is suit)


def _value(card: Card) -> int:
    if card.bit & FIVE_POINTS:
        return 5
    return card.rank - KING + 5 if card.rank > 10 and card.suit is not Suit.TRUMPS else 1
