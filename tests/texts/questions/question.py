"""A question in no language: a frame, what it is filled in with, and the engine's answer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from bot.games.cards import Card, CardSet, Pack
from bot.games.trick import Trick


@dataclass(frozen=True)
class Cards:
    """Cards in no order, such as a hand; perhaps none."""

    cards: tuple[Card, ...]

    @classmethod
    def of(cls, pack: Pack, cards: CardSet) -> "Cards":
        """The cards of a set."""
        return cls(pack.members(cards))


@dataclass(frozen=True)
class Who:
    """One player, or several, by their seats."""

    seats: tuple[int, ...]

    @classmethod
    def all_of(cls, seats: Iterable[int]) -> "Who":
        """These players."""
        return cls(tuple(seats))


@dataclass(frozen=True)
class Signed:
    """A number that is written with its sign."""

    number: int


@dataclass(frozen=True)
class Each:
    """A number for each seat, with its sign."""

    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Named:
    """What the bot calls something, by the key of its text."""

    key: str


Part = Cards | Trick | Who | Signed | Each | Named | Fraction | int


@dataclass(frozen=True)
class Question:
    """A frame with its parts, and the answer."""

    frame: str
    parts: Mapping[str, Part]
    answer: Part
