"""Ottocento: options, deal, order of declarations, end. Sections are those of its rule sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from bot.games.actions import Action
from bot.games.bolognese import BologneseGame, BologneseOptions, declarations
from bot.games.cards import Card, Seat, as_set
from bot.games.deal import Deal
from bot.games.events import DealBegan, DealScored, Event, HandDealt, StockDealt
from bot.games.ottocento import advice, scoring
from bot.games.ottocento.events import HandsTakenUp, RestDealt
from bot.games.ottocento.phases import MONTE, NO_MONTE, CallingOut, Poll, spoken
from bot.games.ottocento.scoring import SIDES
from bot.games.phases.compensate import Compensating
from bot.games.phases.declare import Declaring, DeclaringPlay
from bot.games.phases.discard import LayingAside
from bot.games.phases.phase import Phase
from bot.games.phases.play import TrickPlay
from bot.games.piles import Piles, won

if TYPE_CHECKING:
    from bot.games.views import SeatView

FIRST_PACKET = 5
"""The cards of each hand that are looked at before the poll."""
DEALS = 4
"""Deals of a match with a fixed length."""


@dataclass(frozen=True)
class OttocentoOptions(BologneseOptions):
    """Where tables differ (section 10)."""

    first = ("length", "target", "signals")

    variant: Literal["bologna", "straight"] = "bologna"
    monte: Literal["on", "off"] = "on"
    declare_when: Literal["before_lead", "first_turn"] = "before_lead"
    signaller: Literal["trick_leader", "eldest_only"] = "trick_leader"
    end_rule: Literal["higher_total", "call_out_priority"] = "higher_total"
    target: Annotated[int, range(1, 2001)] = 800
    length: Literal["target", "four_deals"] = "target"


class Ottocento(BologneseGame):
    """Four players, partners opposite; the dealer takes two cards more and lays two aside."""

    key: ClassVar[str] = "ottocento"
    edition: ClassVar[int] = 1
    numbers = (4,)
    options_type = OttocentoOptions
    teams = ((0, 2), (1, 3))
    options: OttocentoOptions

    def __init__(self, options: OttocentoOptions | None = None, players: int | None = None) -> None:
        """The game with these options. Raises `WrongNumberOfPlayers`."""
        super().__init__(options, players)
        self.phases = self._phases()

    @property
    def top_trump(self) -> Literal["angel", "world"]:
        """The Angel, or the World with the straight ranks (section 11)."""
        return "world" if self.options.variant == "straight" else "angel"

    @property
    def reverses_round_suits(self) -> bool:
        """With the straight ranks the Ace is low everywhere (section 11)."""
        return self.options.variant == "bologna"

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Three rounds of five cards, the dealer last; the last two are the stock (section 2)."""
        order = self.from_seat(self.after(dealer))
        return [(seat, FIRST_PACKET) for _ in range(3) for seat in order] + [(None, 2)]

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """The dealer takes the last two cards (section 2)."""
        return dealer

    def deal_as(
        self,
        number: int,
        dealer: Seat,
        dealt: Sequence[tuple[Card, ...]],
        totals: tuple[int, ...] = (),
    ) -> list[Event]:
        """The events that begin a deal; what may not be looked at yet is dealt face down."""
        if not (self._polls or self._calls_out):
            return super().deal_as(number, dealer, dealt, totals)
        seen = FIRST_PACKET if self._polls else len(dealt[0])
        *hands, stock = dealt
        log: list[Event] = [DealBegan(number, dealer, totals)]
        log += [HandDealt(Seat(seat), hand[:seen]) for seat, hand in enumerate(hands)]
        log.append(RestDealt(tuple(hand[seen:] for hand in hands), stock))
        return log + self.what_follows(self.replay(log))

    def as_dealt(self, events: Sequence[Event]) -> list[tuple[Card, ...]]:
        """The hands that a deal with these events began with, and the stock at the end."""
        rest = [event for event in events if isinstance(event, RestDealt)]
        if not rest:
            return super().as_dealt(events)
        first = [event.cards for event in events if isinstance(event, HandDealt)]
        return [*(a + b for a, b in zip(first, rest[0].hands, strict=True)), rest[0].stock]

    def evolve(self, deal: Deal, event: Event) -> Deal:
        """The deal after an event; cards that lay face down come into the hands."""
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
        """Each once (section 4); who may call himself out has done so, but the dealer may again.

        He may if he has shown nothing (section 9).
        """
        if not self._calls_out:
            return super().declares(deal, seat)
        own = [fact for fact in declarations(deal) if fact.seat == seat]
        return seat == deal.dealer and len(own) == 1 and not own[0].melds

    def may_signal(self, deal: Deal, seat: Seat) -> bool:
        """Whoever leads, or eldest alone (section 6)."""
        return self.options.signaller == "trick_leader" or seat == self.first_leader(deal)

    @property
    def declares_after_discard(self) -> bool:
        """Who calls himself out does so before the discard."""
        return not self._calls_out

    def piles(self, deal: Deal) -> Piles:
        """The tricks of both sides; the dealer's discard is his side's (sections 3 and 5a)."""
        discard = deal.discards[deal.dealer]
        aside = (0, discard) if SIDES[deal.dealer] else (discard, 0)
        return won(self.tables, deal.tricks, SIDES, aside)

    def what_follows(self, deal: Deal) -> list[Event]:
        """Turn, phase or score; a deal may end with the poll or with the declarations."""
        if spoken(deal) == [MONTE] * self.players:
            return [scoring.thrown_in()]
        if not deal.tricks and self._ends_at_declarations(deal):
            return [scoring.declarations_alone(deal)]
        taken_up = self._taken_up(deal) if deal.face_down else []
        return taken_up + super().what_follows(reduce(self.evolve, taken_up, deal))

    def _taken_up(self, deal: Deal) -> list[Event]:
        # After the poll the hands are taken up, and the stock as well unless the dealer has to
        # call himself out first, with the last two cards face down (section 9).
        if self._polls and NO_MONTE not in spoken(deal):
            return []
        log: list[Event] = [HandsTakenUp()] if any(deal.face_down[: self.players]) else []
        if not self._calls_out or len(declarations(deal)) == self.players:
            log.append(StockDealt(self.pack.members(deal.face_down[-1]), deal.dealer))
        return log

    def _ends_at_declarations(self, deal: Deal) -> bool:
        # Test 1 of section 9, when all have declared; who calls himself out wins at once.
        made = len(declarations(deal))
        if self.options.length == "four_deals" or not made:
            return False
        if made < self.players and not self._calls_out:
            return False
        before, shown = sides_of(deal.before), scoring.declared(deal)
        return self._is_won((before[0] + shown[0], before[1] + shown[1]))

    def score(self, deal: Deal) -> DealScored:
        """Combinations, cards, last trick and declarations of both sides (section 8)."""
        return scoring.score(self, deal)

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """When a side has reached the target and is ahead, or after four deals (section 9)."""
        if self.options.length == "four_deals":
            return len(scores) == DEALS
        return bool(scores) and self._is_won(sides_of(tuple(map(sum, zip(*scores, strict=True)))))

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The winners gain one each, the losers lose one; nobody does if they are equal."""
        first, second = sides_of(totals)
        won_by_first = (first > second) - (first < second)
        return tuple(-won_by_first if side else won_by_first for side in SIDES)

    def advice(self, view: SeatView) -> Action | None:
        """What a sensible player does now, except for the card to play."""
        return advice.advice(self, view)

    def _is_won(self, totals: tuple[int, ...]) -> bool:
        # Both over the target: the higher total wins; equal totals decide nothing.
        return max(totals) >= self.options.target and totals[0] != totals[1]

    @property
    def _polls(self) -> bool:
        return self.options.monte == "on"

    @property
    def _calls_out(self) -> bool:
        # Without a target there is nothing to be called (section 9).
        return self.options.end_rule == "call_out_priority" and self.options.length == "target"

    def _phases(self) -> tuple[Phase, ...]:
        first_turn = self.options.declare_when == "first_turn"
        phases: list[Phase] = [Poll()] if self._polls else []
        phases += [CallingOut()] if self._calls_out else []
        phases.append(LayingAside())
        phases += [DeclaringPlay()] if first_turn else [Declaring(), TrickPlay()]
        phases += [Compensating()] if self.options.comp_card == "owner" else []
        return tuple(phases)


def sides_of(totals: tuple[int, ...]) -> tuple[int, int]:
    """The totals of both sides from those of the seats."""
    return totals[0], totals[1]
