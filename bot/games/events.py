"""What happened in a deal: facts in the past tense, each with its consequence.

An event says who may see it. There is no default: what everybody may know derives from `Public`,
what one seat may know from `Private`.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from bot.games.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points: its code and what it gives to each seat."""

    code: str
    points: tuple[int, ...]


class Event(ABC):
    """A fact of a deal."""

    __slots__ = ()

    @abstractmethod
    def seen_by(self, seat: Seat) -> bool:
        """Whether this seat may know it before the deal is over."""


class Public(Event):
    """A fact that everybody at the table sees."""

    __slots__ = ()

    def seen_by(self, seat: Seat) -> bool:
        """Everybody sees it."""
        return True


@dataclass(frozen=True, slots=True)
class DealBegan(Public):
    """A new deal: its number in the match, counted from 1, and its dealer."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """The cards a seat was dealt, without those that come to it besides."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> bool:
        """Only the seat itself sees its hand."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class StockDealt(Event):
    """The cards left over in the deal, and the seat that takes them into its hand, if any."""

    cards: tuple[Card, ...]
    seat: Seat | None

    def seen_by(self, seat: Seat) -> bool:
        """Only who takes the cards sees them."""
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
class CardsDiscarded(Event):
    """Cards were laid aside face down."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> bool:
        """Only who laid them aside knows them."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Public):
    """A card was laid to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Public):
    """The trick is complete and this seat won it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealScored(Public):
    """The deal is over: card points and scores of each seat, and how they came about."""

    points: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
