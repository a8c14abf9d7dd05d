"""Scarto: the deal, the discard and the end. Sections are those of RULES.md."""

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from bot.games.cards import CardSet, Seat
from bot.games.deal import Deal
from bot.games.errors import Why
from bot.games.events import CardsShown, DealScored, Event
from bot.games.game import Game, Phase
from bot.games.packs import PIEMONTESE
from bot.games.phases.discard import Discarding
from bot.games.phases.play import TrickPlay
from bot.games.scarto import cards, scoring
from bot.games.scarto.cards import BAGATTO, FOOL, KINGS, TRUMPS
from bot.games.scarto.options import ScartoOptions
from bot.games.trick import CardLocations, CardTables, TrickHistory

DEALS = 3
"""Deals of a game: each player deals once."""


class Scarto(Game):
    """Three players, each for themselves; the dealer takes three more cards and discards three."""

    key: ClassVar[str] = "scarto"
    edition = 1
    pack = PIEMONTESE
    numbers = (3,)
    options_type = ScartoOptions
    options: ScartoOptions

    @cached_property
    def tables(self) -> CardTables:
        """The order and the values of the cards (section 2)."""
        return cards.tables(self.options)

    @cached_property
    def phases(self) -> tuple[Phase, ...]:
        """The dealer's discard and the tricks."""
        return (Discarding(self), TrickPlay(self))

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Return five rounds of five cards, the dealer last; the last three are the stock
        (section 3)."""
        order = [self.after(dealer), self.after(self.after(dealer)), dealer]
        return [(seat, 5) for _ in range(5) for seat in order] + [(None, 3)]

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """Give the dealer the last three cards into hand (section 3)."""
        return dealer

    def may_discard(self, hand: CardSet) -> CardSet:
        """Return every card of some legal discard of three (section 4)."""
        free = hand & ~(KINGS | self._honour | FOOL.bit | BAGATTO.bit)
        if self.options.trump_discard == "void_only" and not self._may_be_void(hand, free):
            free = self._short_of_suits(free)
        if self._may_discard_bagatto(hand):
            free |= BAGATTO.bit
        if self._may_discard_fool(hand):
            free |= hand & FOOL.bit
        return free

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Return which rule of section 4 the three cards break, if any."""
        if chosen & (KINGS | self._honour):
            return Why.HONOUR_STAYS
        if chosen & FOOL.bit and not self._may_discard_fool(hand):
            return Why.FOOL_STAYS
        if chosen & BAGATTO.bit and not self._may_discard_bagatto(hand):
            never = self.options.bagatto_discard == "never"
            return Why.BAGATTO_NEVER_GOES if never else Why.BAGATTO_STAYS
        if self.options.trump_discard == "void_only" and not self._may_discard_trumps(hand, chosen):
            return Why.TRUMPS_STAY
        return None

    def after_discard(self, deal: Deal, seat: Seat, chosen: CardSet) -> list[Event]:
        """Show a discarded Bagatto where all trumps are discarded or none (section 10)."""
        if self.options.trump_discard == "void_only" and chosen & BAGATTO.bit:
            return [CardsShown(seat, (BAGATTO,))]
        return []

    def score_inputs(self, dealer: Seat, facts: Sequence[Event]) -> None:
        """Return nothing: only the cards count."""

    def count(
        self, score_inputs: None, locations: CardLocations, history: TrickHistory
    ) -> DealScored:
        """Count the piles in threes, the Fool apart (sections 8 and 9)."""
        return scoring.count(locations, history, self.options, self.tables)

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """Return whether three deals are over; with `shared_loss=replay` rounds go on while the
        loss is shared."""
        if not scores or len(scores) % DEALS:
            return False
        totals = tuple(map(sum, zip(*scores, strict=True)))
        return self.options.shared_loss == "split" or totals.count(min(totals)) == 1

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the settlement: the lowest total pays one to each other; those who share it pay
        the third (section 9)."""
        if self.options.settlement == "points":
            return totals
        return scoring.loser_pays(totals)

    @property
    def _honour(self) -> CardSet:
        return cards.honour(self.options).bit

    def _may_discard_fool(self, hand: CardSet) -> bool:
        return self.options.fool_discard == "if_no_trump" and not hand & TRUMPS

    def _may_discard_bagatto(self, hand: CardSet) -> bool:
        # Only a Bagatto without another trump and without the Fool (section 4).
        if self.options.bagatto_discard == "never":
            return False
        return hand & (TRUMPS | FOOL.bit) == BAGATTO.bit

    def _may_be_void(self, hand: CardSet, free: CardSet) -> bool:
        # All trumps can be discarded when none has to be kept and three places are enough.
        trumps = hand & TRUMPS
        kept = trumps & ~free & ~(BAGATTO.bit if self._may_discard_bagatto(hand) else 0)
        return not kept and trumps.bit_count() <= 3

    def _short_of_suits(self, free: CardSet) -> CardSet:
        suits = free & ~TRUMPS
        return suits if suits.bit_count() >= 3 else free

    def _may_discard_trumps(self, hand: CardSet, chosen: CardSet) -> bool:
        # Only if no trump is left, or for the places that suit cards cannot fill.
        trumps = chosen & TRUMPS
        if not trumps or not hand & TRUMPS & ~chosen:
            return True
        suits = hand & ~(TRUMPS | KINGS | FOOL.bit)
        return not suits & ~chosen
