"""Ottocento: the deal, the order of declarations, the end. Sections are those of RULES.md."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, reduce
from typing import ClassVar

from bot.games.actions import MeldsFrom
from bot.games.bolognese.cards import TopTrump
from bot.games.bolognese.compensating import Compensating
from bot.games.bolognese.declaring import CallingOut, Declaring, DeclaringPlay, foreseen
from bot.games.bolognese.game import BologneseGame, declarations, paid
from bot.games.bolognese.lines import sum_with_melds
from bot.games.bolognese.piles import Piles, won
from bot.games.cards import Card, Seat, as_set
from bot.games.deal import Deal
from bot.games.events import DealBegan, DealScored, Event, HandDealt, StockDealt
from bot.games.game import Phase
from bot.games.ottocento import cards, scoring
from bot.games.ottocento.events import HandsTakenUp, RestDealt
from bot.games.ottocento.options import OttocentoOptions
from bot.games.ottocento.phases import MONTE, NO_MONTE, Poll, spoken
from bot.games.ottocento.scoring import SIDES, OttocentoScoreInputs
from bot.games.phases.discard import Discarding
from bot.games.phases.play import TrickPlay
from bot.games.sides import Sum
from bot.games.trick import CardLocations, CardTables, Trick, TrickHistory

FIRST_PACKET = 5
"""The cards of each hand that are looked at before the poll."""
DEALS = 4
"""Deals of a match with a fixed length."""


class Ottocento(BologneseGame):
    """Four players, partners opposite; the dealer takes two more cards and discards two."""

    key: ClassVar[str] = "ottocento"
    edition = 2
    numbers = (4,)
    options_type = OttocentoOptions
    teams = ((0, 2), (1, 3))
    poll = (MONTE, NO_MONTE)
    options: OttocentoOptions

    @cached_property
    def tables(self) -> CardTables:
        """The order and the values of the cards (section 1)."""
        return cards.tables(self.options)

    @property
    def top_trump(self) -> TopTrump:
        """The highest trump, which also heads the Grande (section 7)."""
        return cards.top_trump(self.options)

    @cached_property
    def phases(self) -> tuple[Phase, ...]:
        """Poll, calling out, discard, declarations and tricks, as far as the table plays them."""
        first_turn = self.options.declare_when == "first_turn"
        phases: list[Phase] = [Poll(self)] if self._polls else []
        phases += [CallingOut(self)] if self.calls_out else []
        phases.append(Discarding(self))
        phases += [DeclaringPlay(self)] if first_turn else [Declaring(self), TrickPlay(self)]
        phases += [Compensating(self)] if self.options.comp_card == "owner" else []
        return tuple(phases)

    @property
    def calls_out(self) -> bool:
        """Whether everybody may declare before the discard, to reach the target (section 9)."""
        # Without a target there is nothing to call.
        return self.options.end_rule == "call_out_priority" and self.options.length == "target"

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Return three rounds of five cards, the dealer last; the last two are the stock
        (section 2)."""
        order = self.from_seat(self.after(dealer))
        return [(seat, FIRST_PACKET) for _ in range(3) for seat in order] + [(None, 2)]

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """Give the dealer the last two cards (section 2)."""
        return dealer

    def deal_as(
        self,
        number: int,
        dealer: Seat,
        dealt: Sequence[tuple[Card, ...]],
        totals: tuple[int, ...] = (),
    ) -> list[Event]:
        """Return the events that begin a deal; cards that may not be looked at yet are dealt
        face down."""
        if not (self._polls or self.calls_out):
            return super().deal_as(number, dealer, dealt, totals)
        seen = FIRST_PACKET if self._polls else len(dealt[0])
        *hands, stock = dealt
        log: list[Event] = [DealBegan(number, dealer, totals)]
        log += [HandDealt(Seat(seat), hand[:seen]) for seat, hand in enumerate(hands)]
        log.append(RestDealt(tuple(hand[seen:] for hand in hands), stock))
        return log + self.what_follows(self.replay(log))

    def as_dealt(self, events: Sequence[Event]) -> list[tuple[Card, ...]]:
        """Return the hands that a deal with these events began with, and the stock at the end."""
        rest = [event for event in events if isinstance(event, RestDealt)]
        if not rest:
            return super().as_dealt(events)
        first = [event.cards for event in events if isinstance(event, HandDealt)]
        return [*(a + b for a, b in zip(first, rest[0].hands, strict=True)), rest[0].stock]

    def evolve(self, deal: Deal, event: Event) -> Deal:
        """Return the deal after an event; cards that lay face down come into the hands."""
        match event:
            case RestDealt(hands, stock):
                return replace(deal, face_down=tuple(map(as_set, (*hands, stock))))
            case HandsTakenUp():
                *rest, lying = deal.face_down
                taken = tuple(a | b for a, b in zip(deal.hands, rest, strict=True))
                nothing = (0,) * len(rest)
                return replace(deal, hands=taken, dealt=taken, face_down=(*nothing, lying))
            case StockDealt():
                return replace(super().evolve(deal, event), face_down=())
        return super().evolve(deal, event)

    def declares(self, deal: Deal, seat: Seat) -> bool:
        """Return whether the seat has still to declare: each does so once (section 4).

        Where players call out, whoever has shown nothing then may still declare (section 9); in
        the first edition only the dealer may.
        """
        if not self.calls_out:
            return super().declares(deal, seat)
        own = [fact for fact in declarations(deal) if fact.seat == seat]
        was_silent = len(own) == 1 and not own[0].melds
        return was_silent and (self.edition > 1 or seat == deal.dealer)

    def foreseen(self, deal: Deal, seat: Seat) -> MeldsFrom | None:
        """Return what the seat can declare once its turn comes."""
        return foreseen(self, deal, seat)

    def may_signal(self, deal: Deal, seat: Seat) -> bool:
        """Return whether the seat may signal: any leader, or eldest alone (section 6)."""
        if self.options.signaller == "trick_leader":
            return True
        return seat == self.first_leader(deal.dealer, deal.facts)

    def score_inputs(self, dealer: Seat, facts: Sequence[Event]) -> OttocentoScoreInputs:
        """Return the dealer, whose discard counts, with what was declared and paid."""
        return OttocentoScoreInputs(dealer, scoring.declared(facts), paid(facts))

    def won(
        self, score_inputs: OttocentoScoreInputs, locations: CardLocations, history: TrickHistory
    ) -> Piles:
        """Return the tricks of both sides; the dealer's side has the discard (sections 3 and
        5a)."""
        discard = locations.aside[score_inputs.dealer]
        aside = (0, discard) if SIDES[score_inputs.dealer] else (discard, 0)
        return won(self.tables, history, SIDES, aside)

    def what_follows(self, deal: Deal) -> list[Event]:
        """Return turn, phase or score; a deal may end with the poll or with the declarations."""
        if spoken(deal) == [MONTE] * self.players:
            return [scoring.thrown_in()]
        if not deal.tricks and self._ends_at_declarations(deal):
            return [scoring.declarations_alone(deal.facts)]
        taken_up = self._taken_up(deal) if deal.face_down else []
        return taken_up + super().what_follows(reduce(self.evolve, taken_up, deal))

    def _taken_up(self, deal: Deal) -> list[Event]:
        # After the poll the hands are taken up, and the stock as well unless the dealer has to call
        # out first, with the last two cards face down (section 9).
        if self._polls and NO_MONTE not in spoken(deal):
            return []
        log: list[Event] = [HandsTakenUp()] if any(deal.face_down[: self.players]) else []
        if not self.calls_out or len(declarations(deal)) == self.players:
            log.append(StockDealt(self.pack.members(deal.face_down[-1]), deal.dealer))
        return log

    def _ends_at_declarations(self, deal: Deal) -> bool:
        # Test 1 of section 9, when all have declared; calling out wins at once.
        made = len(declarations(deal))
        if self.options.length == "four_deals" or not made:
            return False
        if made < self.players and not self.calls_out:
            return False
        before, shown = sides_of(deal.before), scoring.declared(deal.facts)
        return self._is_won((before[0] + shown[0], before[1] + shown[1]))

    def count(
        self, score_inputs: OttocentoScoreInputs, locations: CardLocations, history: TrickHistory
    ) -> DealScored:
        """Return combinations, cards, last trick and declarations of both sides (section 8)."""
        piles, last = self.final_piles(score_inputs, locations, history), history.winners[-1]
        return scoring.count(piles, last, score_inputs.declared, self.tables, self.meld_rules)

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """Return whether a side has reached the target and is ahead, or four deals are over
        (section 9)."""
        if self.options.length == "four_deals":
            return len(scores) == DEALS
        return bool(scores) and self._is_won(sides_of(tuple(map(sum, zip(*scores, strict=True)))))

    def sums(
        self, score: DealScored, facts: Sequence[Event], tricks: Sequence[Trick]
    ) -> tuple[tuple[Sum, ...], ...]:
        """Return the lines of each side; three cricche or sequences count double (section 7)."""
        return tuple((sum_with_melds(score.lines, seat),) for seat in range(self.players))

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return a gain of one for the winners, a loss of one for the others; none if equal."""
        first, second = sides_of(totals)
        won_by_first = (first > second) - (first < second)
        return tuple(-won_by_first if side else won_by_first for side in SIDES)

    def _is_won(self, totals: tuple[int, ...]) -> bool:
        # Both over the target: the higher total wins; equal totals decide nothing.
        return max(totals) >= self.options.target and totals[0] != totals[1]

    @property
    def _polls(self) -> bool:
        return self.options.monte == "on"


def sides_of(totals: tuple[int, ...]) -> tuple[int, int]:
    """Return the totals of both sides from those of the seats."""
    return totals[0], totals[1]
