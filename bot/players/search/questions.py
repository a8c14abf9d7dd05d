"""What a search is asked, and what it answers: values that go from one process to another.

They hold positions and seeds alone: numbers, keys and options, and nothing that a seat cannot see.
"""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from bot.games.cards import CardSet
from bot.players.search.position import Position

SURE = 3.0
"""A loss of more standard errors than this counts: 1 in 740 cards as good as the best has one."""


@dataclass(frozen=True, slots=True)
class DiscardTurn:
    """A seat's turn to discard."""

    position: Position
    """That of the first lead, with all cards of the seat in hand."""

    candidates: tuple[CardSet, ...]
    """The discards worth trying: that of the rules of thumb, then the others, the best first."""


SearchTurn = Position | DiscardTurn
"""A seat's turn whose candidates can be tried out: to play a card, or to discard."""


class Question(NamedTuple):
    """A turn, what is left to chance, and how many worlds and seconds it may take."""

    turn: SearchTurn
    seed: bytes
    worlds: int
    limit_s: float

    compares: bool = False
    """Whether it matters what each candidate is worth, and not only which one is the best."""


class ExactQuestion(NamedTuple):
    """A turn to be thought about in so many worlds, however long they take.

    The answer is the same whether the search is compiled or not.
    """

    turn: SearchTurn
    seed: bytes
    worlds: int


class Played(NamedTuple):
    """A card that was played in a position, to be looked at in *worlds* when there is time.

    All other questions go before it.
    """

    position: Position
    card: int
    seed: bytes
    worlds: int


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best candidate, and what each is worth. A candidate is a card's index, or a discard."""

    card: int
    """The best one."""

    values: dict[int, float]
    """By candidate, the mean lead of the own side over the others at the end, in points."""

    errors: dict[int, float]
    """By candidate, the standard error of how far it is behind the best, in points."""

    worlds: int
    """The number of worlds in which the best was tried."""


@dataclass(frozen=True, slots=True)
class CardLoss:
    """The points by which the own side falls behind with a card, compared with the best one."""

    best: int
    """The index of the best card, which may be the one that was played."""

    points: float = 0.0
    """The mean loss at the end of the deal: what the lead of the own side over the others lacks."""

    error: float = 0.0
    """The standard error of that mean."""

    @property
    def is_sure(self) -> bool:
        """Whether it is more than chance."""
        return self.points > SURE * self.error


class Thinkers(Protocol):
    """Those who look at turns for people: the processes of a pool."""

    @property
    def compiled(self) -> bool:
        """Whether they run compiled code."""

    async def ready(self) -> None:
        """Return once there is one to think."""

    async def choice(self, turn: SearchTurn, seed: bytes, patience_s: float) -> SearchResult | None:
        """Return what the search holds of each candidate; None if no answer comes in time."""

    async def loss(self, played: Played) -> CardLoss | None:
        """Return what a card cost that was played; None if nobody is there."""
