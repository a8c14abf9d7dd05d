"""Scarto: options, ranks, deal and discard. Sections are those of its rule sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal

from bot.games.cards import Card, CardSet, Seat, Suit
from bot.games.deal import Deal
from bot.games.errors import Why
from bot.games.events import CardsShown, DealScored, Event
from bot.games.game import Game
from bot.games.options import Options
from bot.games.packs import KING, PIEMONTESE
from bot.games.phases.discard import LayingAside
from bot.games.phases.phase import Phase
from bot.games.phases.play import TrickPlay
from bot.games.scarto import scoring
from bot.games.trick import TrickTables

DEALS = 3
"""Deals of a game: each player deals once."""

FOOL = PIEMONTESE.parse("MAT")
BAGATTO = PIEMONTESE.parse("T1")
KINGS = PIEMONTESE.set_of("SK BK CK DK")
TRUMPS: CardSet = sum(card.bit for card in PIEMONTESE.cards if card.suit is Suit.TRUMPS)
LONG = (Suit.SWORDS, Suit.BATONS)


@dataclass(frozen=True)
class ScartoOptions(Options):
    """Where tables differ (section 10)."""

    first = ("top_trump", "five_point_trump", "fool_style")

    top_trump: Literal["angel", "world"] = "angel"
    five_point_trump: Literal["T20", "T21"] = "T20"
    fool_style: Literal["apart4", "exchange5"] = "apart4"
    fool_discard: Literal["never", "if_no_trump"] = "never"
    bagatto_discard: Literal["if_alone", "never"] = "if_alone"
    trump_discard: Literal["free", "void_only"] = "free"
    direction: Literal["ccw", "cw"] = "ccw"
    round_numerals: Literal["reversed", "natural"] = "reversed"
    settlement: Literal["loser_pays", "points"] = "loser_pays"
    fool_last_trick_lost: bool = False
    shared_loss: Literal["split", "replay"] = "split"


class Scarto(Game):
    """Three players, each for himself; the dealer takes three cards more and lays three aside."""

    key: ClassVar[str] = "scarto"
    edition: ClassVar[int] = 1
    pack = PIEMONTESE
    numbers = (3,)
    options_type = ScartoOptions
    phases: tuple[Phase, ...] = (LayingAside(), TrickPlay())
    options: ScartoOptions

    @cached_property
    def tables(self) -> TrickTables:
        """Follow suit, else trump, else anything; nobody must overtrump (sections 5 to 8)."""
        cards = PIEMONTESE.cards
        return TrickTables(
            follow=tuple(0 if card is FOOL else _suit(card.suit) for card in cards),
            beats=tuple(self._beaten_by(card) for card in cards),
            value=tuple(self._value(card) for card in cards),
            trumps=TRUMPS,
            fool=FOOL.bit,
        )

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Five rounds of five cards, the dealer last; the last three are the stock (section 3)."""
        order = [self.after(dealer), self.after(self.after(dealer)), dealer]
        return [(seat, 5) for _ in range(5) for seat in order] + [(None, 3)]

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """The dealer takes the last three cards into his hand (section 3)."""
        return dealer

    def may_discard(self, hand: CardSet) -> CardSet:
        """All that some legal discard of three holds (section 4)."""
        free = hand & ~(KINGS | self.honour.bit | FOOL.bit | BAGATTO.bit)
        if self.options.trump_discard == "void_only" and not self._may_be_void(hand, free):
            free = self._short_of_suits(free)
        if self._bagatto_may_go(hand):
            free |= BAGATTO.bit
        if self._fool_may_go(hand):
            free |= hand & FOOL.bit
        return free

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Which rule of section 4 the three cards break, if any."""
        if chosen & (KINGS | self.honour.bit):
            return Why.HONOUR_STAYS
        if chosen & FOOL.bit and not self._fool_may_go(hand):
            return Why.FOOL_STAYS
        if chosen & BAGATTO.bit and not self._bagatto_may_go(hand):
            return Why.BAGATTO_STAYS
        if self.options.trump_discard == "void_only" and not self._trumps_may_go(hand, chosen):
            return Why.TRUMPS_STAY
        return None

    def after_discard(self, deal: Deal, seat: Seat, chosen: CardSet) -> list[Event]:
        """Where trumps must all go or stay, a Bagatto laid aside is shown (section 10)."""
        if self.options.trump_discard == "void_only" and chosen & BAGATTO.bit:
            return [CardsShown(seat, (BAGATTO,))]
        return []

    def score(self, deal: Deal) -> DealScored:
        """Counts the piles in threes, the Fool apart (sections 8 and 9)."""
        return scoring.score(self, deal)

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """After three deals; with `shared_loss=replay` rounds go on while the loss is shared."""
        if not scores or len(scores) % DEALS:
            return False
        totals = tuple(map(sum, zip(*scores, strict=True)))
        return self.options.shared_loss == "split" or totals.count(min(totals)) == 1

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Who has least pays one to each other; shared losses pay the third (section 9)."""
        if self.options.settlement == "points":
            return totals
        return scoring.loser_pays(totals)

    @property
    def honour(self) -> Card:
        """The trump that counts five beside the Bagatto, and may not be laid aside."""
        return PIEMONTESE.parse(self.options.five_point_trump)

    def _strength(self, card: Card) -> int:
        # Numerals of the round suits run backwards (section 2.1); the Angel is the highest
        # trump, above the World (section 2.2).
        if card.suit is Suit.TRUMPS:
            return 22 if card.rank == 20 and self.options.top_trump == "angel" else card.rank
        natural = card.suit in LONG or self.options.round_numerals == "natural"
        return card.rank if natural or card.rank > 10 else 11 - card.rank

    def _beaten_by(self, card: Card) -> CardSet:
        if card is FOOL:
            return PIEMONTESE.everything & ~FOOL.bit
        higher = sum(
            other.bit
            for other in PIEMONTESE.cards
            if other.suit is card.suit and self._strength(other) > self._strength(card)
        )
        return higher if card.suit is Suit.TRUMPS else higher | TRUMPS

    def _value(self, card: Card) -> int:
        if card is FOOL:
            return 4 if self.options.fool_style == "apart4" else 5
        if card in (BAGATTO, self.honour):
            return 5
        return card.rank - KING + 5 if card.rank > 10 and card.suit is not Suit.TRUMPS else 1

    def _fool_may_go(self, hand: CardSet) -> bool:
        return self.options.fool_discard == "if_no_trump" and not hand & TRUMPS

    def _bagatto_may_go(self, hand: CardSet) -> bool:
        # Only a Bagatto without another trump and without the Fool (section 4).
        if self.options.bagatto_discard == "never":
            return False
        return hand & (TRUMPS | FOOL.bit) == BAGATTO.bit

    def _may_be_void(self, hand: CardSet, free: CardSet) -> bool:
        # Laying all trumps aside is possible when none must stay and three places suffice.
        trumps = hand & TRUMPS
        stay = trumps & ~free & ~(BAGATTO.bit if self._bagatto_may_go(hand) else 0)
        return not stay and trumps.bit_count() <= 3

    def _short_of_suits(self, free: CardSet) -> CardSet:
        suits = free & ~TRUMPS
        return suits if suits.bit_count() >= 3 else free

    def _trumps_may_go(self, hand: CardSet, chosen: CardSet) -> bool:
        # Trumps go only if none is left, or for the places that suit cards cannot fill.
        trumps = chosen & TRUMPS
        if not trumps or not hand & TRUMPS & ~chosen:
            return True
        suits = hand & ~(TRUMPS | KINGS | FOOL.bit)
        return not suits & ~chosen


def _suit(suit: Suit) -> CardSet:
    return sum(card.bit for card in PIEMONTESE.cards if card.suit is suit)
