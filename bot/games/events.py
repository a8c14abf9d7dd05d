"""What happened in a deal: facts in the past tense, each with its consequence.

An event says who may see it. There is no default: what everybody may know derives from `Public`,
what one seat may know from `Private`.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from bot.games.actions import (
    Action,
    Bid,
    Call,
    Compensate,
    Declare,
    Discard,
    Play,
    Say,
    ShowHandful,
    Slam,
    TakeBack,
)
from bot.games.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points: its code and what it gives to each seat."""

    code: str
    points: tuple[int, ...]


class Event(ABC):
    """A fact of a deal."""

    __slots__ = ()

    text_key: ClassVar[str] = ""
    """The text that tells of it, given its fields; empty if none does, or in a way of its own."""

    lasts: ClassVar[bool] = False
    """Whether it is told until the last card, as it matters until then."""

    says_it_anew: ClassVar[bool] = False
    """Whether it says all that the fact before it said, and is told in its place."""

    @property
    def whole_trick(self) -> tuple[Card, ...]:
        """The cards of the trick that it is about, if it is: it is told while they can be seen."""
        return ()

    @abstractmethod
    def seen_by(self, seat: Seat) -> bool:
        """Return whether this seat may know it before the deal is over."""


class Public(Event):
    """A fact that everybody at the table sees."""

    __slots__ = ()

    def seen_by(self, seat: Seat) -> bool:
        """Return True: everybody sees it."""
        return True


class Act(Event):
    """The one event of an action that counts as a step of its seat."""

    __slots__ = ()

    seat: Seat

    @abstractmethod
    def action(self) -> Action:
        """Return what the seat did."""


@dataclass(frozen=True, slots=True)
class DealBegan(Public):
    """A new deal: its number in the match, counted from 1, its dealer, and the totals before it."""

    number: int
    dealer: Seat
    totals: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """The cards that a seat was dealt, not counting any that it takes later."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> bool:
        """Return whether this is the seat whose hand it is; nobody else sees it."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class StockDealt(Event):
    """The cards left over in the deal, and the seat that takes them into its hand, if any."""

    cards: tuple[Card, ...]
    seat: Seat | None

    def seen_by(self, seat: Seat) -> bool:
        """Return whether this is the seat that takes the cards; nobody else sees them."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class PhaseBegan(Public):
    """A part of the deal began, named by the key of its phase."""

    phase: str


@dataclass(frozen=True, slots=True)
class TurnCame(Public):
    """It is this seat's turn to act."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Act):
    """Cards were discarded, face down."""

    seat: Seat
    cards: tuple[Card, ...]

    def action(self) -> Discard:
        """Return what the seat did."""
        return Discard(self.cards)

    def seen_by(self, seat: Seat) -> bool:
        """Return whether this is the seat that discarded them; nobody else knows them."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Act, Public):
    """A card was played to the trick, with what was said or signalled with it."""

    seat: Seat
    card: Card
    says: tuple[str, ...] = ()

    def action(self) -> Play:
        """Return what the seat did."""
        return Play(self.card, self.says)


@dataclass(frozen=True, slots=True)
class TrickTaken(Public):
    """The trick is complete and this seat won it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack(Act, Public):
    """A seat took back the card it had just played, before anybody else did anything."""

    seat: Seat

    def action(self) -> TakeBack:
        """Return what the seat did."""
        return TakeBack()


@dataclass(frozen=True, slots=True)
class RestClaimed(Public):
    """A seat claimed all tricks to come; they follow, played out."""

    text_key = "told-rest-claimed"
    lasts = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class Spoke(Act, Public):
    """A seat spoke in a poll or an auction."""

    seat: Seat
    bid: str

    def action(self) -> Bid:
        """Return what the seat did."""
        return Bid(self.bid)


@dataclass(frozen=True, slots=True)
class CardsCalled(Act, Public):
    """A seat called the cards whose holders play on its side."""

    text_key = "told-cards-called"
    lasts = True

    seat: Seat
    cards: tuple[Card, ...]

    def action(self) -> Call:
        """Return what the seat did."""
        return Call(self.cards)


@dataclass(frozen=True, slots=True)
class SlamSpoken(Act, Public):
    """A seat announced that its side will win every trick, or announced nothing."""

    seat: Seat
    announced: bool

    def action(self) -> Slam:
        """Return what the seat did."""
        return Slam(self.announced)


@dataclass(frozen=True, slots=True)
class HandfulShown(Act, Public):
    """A seat showed a handful of trumps; `points` is what it counts."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int

    def action(self) -> ShowHandful:
        """Return what the seat did."""
        return ShowHandful(self.cards)


@dataclass(frozen=True, slots=True)
class SaidAside(Act, Public):
    """A seat said something without a card, during the trick of this number, counted from 0."""

    seat: Seat
    says: tuple[str, ...]
    trick: int

    def action(self) -> Say:
        """Return what the seat did."""
        return Say(self.says)


@dataclass(frozen=True, slots=True)
class CardsShown(Public):
    """Cards of a seat were shown to all, as the rules require."""

    text_key = "told-cards-shown"

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StockShown(Public):
    """The cards of the stock were turned up for all."""

    text_key = "told-stock-shown"

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StockTaken(Event):
    """A seat took the cards of the stock into its hand."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> bool:
        """Return whether this is the seat that took them, unless they were shown to all."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class MeldsDeclared(Act, Public):
    """A seat declared combinations and showed their cards; `points` is what they count."""

    seat: Seat
    melds: tuple[tuple[Card, ...], ...]
    points: int

    def action(self) -> Declare:
        """Return what the seat did."""
        return Declare(self.melds)


@dataclass(frozen=True, slots=True)
class CardPaid(Public):
    """The side of a seat gave a card for the Fool it had kept."""

    text_key = "told-card-paid"

    seat: Seat
    card: Card


class CardGiven(CardPaid, Act):
    """The seat itself chose the card that is given for the Fool."""

    __slots__ = ()

    def action(self) -> Compensate:
        """Return what the seat did."""
        return Compensate(self.card)


@dataclass(frozen=True, slots=True)
class DealScored(Public):
    """The deal is over: points and scores, and how they came about.

    `lines` add up to the scores; where points are something else, `reckoning` shows what they come
    from. A deal that was thrown in has no points, scores nothing and does not count.
    """

    points: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    counts: bool = True
    reckoning: tuple[ScoreLine, ...] = ()
