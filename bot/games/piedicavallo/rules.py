"""Piedicavallo: the deal, the discard, the talk and the end. Sections are those of RULES.md."""

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from bot.games.actions import Action, Codes, Say, Saying
from bot.games.cards import Card, CardSet, Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import DealScored, Event, SaidAside
from bot.games.game import Game, Phase
from bot.games.phases.discard import Discarding
from bot.games.phases.play import TrickPlay
from bot.games.piedicavallo import cards, scoring
from bot.games.piedicavallo.cards import FIVES, FOOL, PACK, TRUMPS
from bot.games.piedicavallo.events import TrumpsLaidAside
from bot.games.piedicavallo.options import PiedicavalloOptions
from bot.games.piedicavallo.talk import topics
from bot.games.piedicavallo.talk.conversation import Conversation, said_aside
from bot.games.trick import CardLocations, CardTables, TrickHistory

DEALS = 4
"""Deals of a game: each player deals once."""


class Piedicavallo(Game):
    """Two against two; the dealer takes two more cards and discards two."""

    key: ClassVar[str] = "piedicavallo"
    edition = 2
    pack = PACK
    numbers = (4,)
    options_type = PiedicavalloOptions
    teams = ((0, 2), (1, 3))
    has_sayings = True
    counted_in = 1
    options: PiedicavalloOptions

    @cached_property
    def tables(self) -> CardTables:
        """The order and the values of the cards (section 2)."""
        return cards.tables(self.options)

    @cached_property
    def phases(self) -> tuple[Phase, ...]:
        """The dealer's discard and the tricks."""
        return (Discarding(self), TrickPlay(self))

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Return three rounds of five cards, the dealer last; the last two are the stock
        (section 3)."""
        order = [Seat((dealer + step) % 4) for step in (1, 2, 3, 4)]
        return [(seat, 5) for _ in range(3) for seat in order] + [(None, 2)]

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """Give the dealer the last two cards into hand (section 3)."""
        return dealer

    @cached_property
    def not_in_void(self) -> CardSet:
        """The cards of which a hand void of trumps has none (section 4.2)."""
        # The Fool is of no suit.
        return TRUMPS | FOOL.bit if self.options.fool_counts_in_void else TRUMPS

    def may_discard(self, hand: CardSet) -> CardSet:
        """Return every card of some legal discard of two (section 4)."""
        free = hand & ~(FIVES | TRUMPS)
        common = hand & TRUMPS & ~FIVES
        if free.bit_count() < 2:
            return free | common
        may_be_void = self._is_void(hand & ~common) and common.bit_count() <= 2
        return free | common if may_be_void else free

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Return which rule of section 4 the two cards break, if any."""
        if chosen & FIVES:
            return Why.FIVE_POINTS_STAY
        trumps = (chosen & TRUMPS).bit_count()
        free = (hand & ~(FIVES | TRUMPS)).bit_count()
        if not trumps or self._is_void(hand & ~chosen) or trumps == max(0, 2 - free):
            return None
        return Why.TRUMPS_STAY if self.options.discard_void else Why.TRUMPS_GO_LAST

    def after_discard(self, deal: Deal, seat: Seat, chosen: CardSet) -> list[Event]:
        """Have the dealer say how many trumps were discarded (section 4.4)."""
        return [TrumpsLaidAside(seat, (chosen & TRUMPS).bit_count())]

    def score_inputs(self, dealer: Seat, facts: Sequence[Event]) -> Seat:
        """Return the dealer, whose discard counts."""
        return dealer

    def count(
        self, score_inputs: Seat, locations: CardLocations, history: TrickHistory
    ) -> DealScored:
        """Count single cards for each team (section 8)."""
        return scoring.count(score_inputs, locations, history, self.options, self.tables)

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """Return whether four deals are over; with `tie=extra_hand` further ones break a tie
        (section 8.4)."""
        if len(scores) < DEALS:
            return False
        ours, theirs, *_ = map(sum, zip(*scores, strict=True))
        return self.options.tie == "draw" or ours != theirs

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the difference of the totals, which the losers pay (section 8.5)."""
        ours, theirs, *_ = totals
        return (ours - theirs, theirs - ours) * 2

    # Talk (section 9).

    @cached_property
    def conversation(self) -> Conversation:
        """What may be said at this table."""
        # In the first edition a partner could speak before the first lead of the deal.
        trumps = cards.trumps_by_strength(self.tables)
        return Conversation(self.options, trumps, speaks_before_lead=self.edition == 1)

    @property
    def most_sayings(self) -> int | None:
        """As many as the table allows, suggestions included (section 10)."""
        most = self.options.max_statements
        return None if most == "none" else most

    def sayings(self, deal: Deal, seat: Seat, card: Card) -> tuple[str, ...]:
        """Return true statements about the speaker's own cards, and open suggestions."""
        return self.conversation.offered(deal, seat, (card,))[0][1]

    def open_sayings(self, deal: Deal, seat: Seat) -> tuple[tuple[Card, tuple[str, ...]], ...]:
        """Return the same for each card that the seat may play."""
        legal = PACK.members(self.legal_cards(deal, seat))
        return self.conversation.offered(deal, seat, legal)

    def false_sayings(
        self, deal: Deal, seat: Seat, card: Card, says: tuple[str, ...]
    ) -> tuple[str, ...]:
        """Return what is not open with the card, not true, or a number that does not fit the
        rest."""
        return self.conversation.false(deal, seat, card, says)

    def asides(self, deal: Deal, seat: Seat) -> tuple[str, ...]:
        """Return what may still be suggested to a partner who is about to play (section 9.7)."""
        said = said_aside(deal, seat)
        if self.most_sayings is not None and len(said) >= self.most_sayings:
            return ()
        return tuple(c for c in self.conversation.asides(deal, seat) if c not in said)

    def talk_topics(self, codes: Codes) -> dict[str, Codes]:
        """Return statements about hand and discard, and suggestions."""
        return topics.by_topic(codes)

    def read_saying(self, code: str) -> Saying:
        """Return the card, suit, colour, rank and number that a code names (section 9)."""
        return topics.read(code)

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Return what happens if *seat* does this now; a partner may speak out of turn.

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
        return self.options.discard_void and not hand & self.not_in_void
