"""Piedicavallo: options, ranks, deal and discard. Sections are those of its rule sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.games.actions import Action, Say
from bot.games.cards import Card, CardSet, Seat, Suit, indexes
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import DealScored, Event
from bot.games.game import Game
from bot.games.knowledge import Knowledge
from bot.games.options import Options
from bot.games.packs import KING
from bot.games.phases.discard import LayingAside
from bot.games.phases.phase import Phase
from bot.games.phases.play import TrickPlay
from bot.games.piedicavallo import hearing, scoring, speaking
from bot.games.piedicavallo.conversation import Conversation, said_aside
from bot.games.piedicavallo.events import SaidAside, TrumpsLaidAside
from bot.games.piedicavallo.pack import (
    ANGEL,
    BLACK,
    COLOURS,
    FIVES,
    FOOL,
    LETTERS,
    PACK,
    SUITS,
    TRUMPS,
)
from bot.games.trick import TrickTables

if TYPE_CHECKING:
    from bot.games.views import SeatView

DEALS = 4
"""Deals of a game: each player deals once."""


@dataclass(frozen=True)
class PiedicavalloOptions(Options):
    """Where tables differ (section 10)."""

    first = ("talk", "max_statements", "trump_order")

    discard_void: bool = True
    fool_counts_in_void: bool = False
    trump_order: Literal["numeric", "angel_high"] = "numeric"
    talk: Literal["full", "off"] = "full"
    small_scope: Literal["t1_t14", "all", "unnamed"] = "t1_t14"
    batto2: Literal["top_two", "second_and_third"] = "top_two"
    bagatto_jeopardy: Literal["capturable", "last_trump", "always"] = "capturable"
    altobatto: Literal["at_least", "exact"] = "at_least"
    colour_numerals: Literal["total", "one_suit"] = "total"
    suggest_timing: Literal["with_card", "partner_turn"] = "with_card"
    suggest_any_trump: bool = False
    suggest_trump_with_fool: bool = False
    max_statements: Literal["none", 1, 2, 3] = "none"
    no_trick_forfeit: bool = True
    tie: Literal["extra_hand", "draw"] = "extra_hand"


class Piedicavallo(Game):
    """Two against two; the dealer takes two cards more and lays two aside."""

    key: ClassVar[str] = "piedicavallo"
    edition: ClassVar[int] = 1
    pack = PACK
    numbers = (4,)
    options_type = PiedicavalloOptions
    teams = ((0, 2), (1, 3))
    has_sayings = True
    counted_in = 1
    phases: tuple[Phase, ...] = (LayingAside(), TrickPlay())
    options: PiedicavalloOptions

    @cached_property
    def tables(self) -> TrickTables:
        """Follow suit, else trump, else anything; nobody must overtrump (sections 5 and 6)."""
        return TrickTables(
            follow=tuple(map(_suit, PACK.cards)),
            beats=tuple(map(self._beaten_by, PACK.cards)),
            value=tuple(map(_value, PACK.cards)),
            trumps=TRUMPS,
            fool=FOOL.bit,
        )

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Three rounds of five cards, the dealer last; the last two are the stock (section 3)."""
        order = [Seat((dealer + step) % 4) for step in (1, 2, 3, 4)]
        return [(seat, 5) for _ in range(3) for seat in order] + [(None, 2)]

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """The dealer takes the last two cards into his hand (section 3)."""
        return dealer

    def may_discard(self, hand: CardSet) -> CardSet:
        """All that some legal discard of two holds (section 4)."""
        free = hand & ~(FIVES | TRUMPS)
        common = hand & TRUMPS & ~FIVES
        if free.bit_count() < 2:
            return free | common
        may_be_void = self._is_void(hand & ~common) and common.bit_count() <= 2
        return free | common if may_be_void else free

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Which rule of section 4 the two cards break, if any."""
        if chosen & FIVES:
            return Why.FIVE_POINTS_STAY
        trumps = (chosen & TRUMPS).bit_count()
        free = (hand & ~(FIVES | TRUMPS)).bit_count()
        if not trumps or self._is_void(hand & ~chosen) or trumps == max(0, 2 - free):
            return None
        return Why.TRUMPS_STAY

    def after_discard(self, deal: Deal, seat: Seat, chosen: CardSet) -> list[Event]:
        """The dealer tells how many trumps went (section 4.4)."""
        return [TrumpsLaidAside(seat, (chosen & TRUMPS).bit_count())]

    def score(self, deal: Deal) -> DealScored:
        """Counts single cards for each team (section 8)."""
        return scoring.score(self, deal)

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """After four deals; with `tie=extra_hand` further ones break a tie (section 8.4)."""
        if len(scores) < DEALS:
            return False
        ours, theirs, *_ = map(sum, zip(*scores, strict=True))
        return self.options.tie == "draw" or ours != theirs

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The losers pay the difference of the totals (section 8.5)."""
        ours, theirs, *_ = totals
        return (ours - theirs, theirs - ours) * 2

    # Talk (section 9).

    @cached_property
    def conversation(self) -> Conversation:
        """What may be said at this table."""
        return Conversation(self.options, self.trumps)

    @cached_property
    def trumps(self) -> tuple[CardSet, ...]:
        """The trumps as sets, strongest first."""
        order = sorted(indexes(TRUMPS), key=lambda card: self.tables.beats[card].bit_count())
        return tuple(1 << card for card in order)

    @property
    def most_sayings(self) -> int | None:
        """As many as the table allows, suggestions included (section 10)."""
        most = self.options.max_statements
        return None if most == "none" else most

    def sayings(self, deal: Deal, seat: Seat, card: Card) -> tuple[str, ...]:
        """True statements about the speaker's own cards, and open suggestions."""
        return self.conversation.offered(deal, seat, (card,))[0][1]

    def open_sayings(self, deal: Deal, seat: Seat) -> tuple[tuple[Card, tuple[str, ...]], ...]:
        """The same for each card that the seat may play."""
        cards = PACK.members(self.legal_cards(deal, seat))
        return self.conversation.offered(deal, seat, cards)

    def false_sayings(
        self, deal: Deal, seat: Seat, card: Card, says: tuple[str, ...]
    ) -> tuple[str, ...]:
        """What is not open with the card, not true, or a number that does not fit the rest."""
        return self.conversation.false(deal, seat, card, says)

    def asides(self, deal: Deal, seat: Seat) -> tuple[str, ...]:
        """What may still be suggested to a partner who is about to play (section 9.7)."""
        said = said_aside(deal, seat)
        if self.most_sayings is not None and len(said) >= self.most_sayings:
            return ()
        return tuple(c for c in self.conversation.asides(deal, seat) if c not in said)

    def knowledge(self, view: SeatView) -> Knowledge:
        """What others' statements tell about their cards."""
        return hearing.knowledge(view, self.conversation.rules)

    def remarks(self, view: SeatView, card: Card) -> tuple[str, ...]:
        """What helps the partner most."""
        return speaking.remarks(view, card)

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """What happens if *seat* does this now; who is not to play may have something to say.

        Raises `IllegalAction`.
        """
        if not isinstance(action, Say) or not self.conversation.is_partners_turn(deal, seat):
            return super().decide(deal, seat, action)
        fault = self._say_fault(deal, seat, action.says)
        if fault is not None:
            raise IllegalAction(fault, action.says)
        return [SaidAside(seat, action.says, len(deal.tricks)), *self.what_follows(deal)]

    def _say_fault(self, deal: Deal, seat: Seat, says: tuple[str, ...]) -> Why | None:
        together = (*said_aside(deal, seat), *says)
        if len(set(together)) != len(together):
            return Why.SAID_TWICE
        if self.most_sayings is not None and len(together) > self.most_sayings:
            return Why.SAID_TOO_MUCH
        if not says or self.conversation.false_asides(deal, seat, says):
            return Why.NOT_TO_BE_SAID
        return None

    def _is_void(self, hand: CardSet) -> bool:
        # The Fool is of no suit, so who has it alone is void of trumps (section 4.2).
        if not self.options.discard_void:
            return False
        counted = TRUMPS | FOOL.bit if self.options.fool_counts_in_void else TRUMPS
        return not hand & counted

    def _strength(self, card: Card) -> int:
        # Numerals of the red suits run backwards (section 2).
        if card is ANGEL and self.options.trump_order == "angel_high":
            return 22
        if card.suit is Suit.TRUMPS or card.rank > 10 or COLOURS[LETTERS[card.suit]] == BLACK:
            return card.rank
        return 7 - card.rank

    def _beaten_by(self, card: Card) -> CardSet:
        if card is FOOL:
            return PACK.everything & ~FOOL.bit
        higher = sum(
            other.bit
            for other in PACK.cards
            if other.suit is card.suit and self._strength(other) > self._strength(card)
        )
        return higher if card.suit is Suit.TRUMPS else higher | TRUMPS


def _suit(card: Card) -> CardSet:
    if card is FOOL:
        return 0
    return TRUMPS if card.suit is Suit.TRUMPS else SUITS[LETTERS[card.suit]]


def _value(card: Card) -> int:
    if card.bit & FIVES:
        return 5
    return card.rank - KING + 5 if card.rank > 10 and card.suit is not Suit.TRUMPS else 1
