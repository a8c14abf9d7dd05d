"""What a match record says, once it has been read; the rules have checked none of it."""

from dataclasses import dataclass

from bot.games.actions import Action
from bot.games.cards import Card, Seat
from bot.games.fair import Fairness
from bot.games.game import Game

FORMAT = "tarocchi-match/1"

COMPUTER, PLAN = "computer", "plan"


@dataclass(frozen=True, slots=True)
class Move:
    """An action and the seat that is said to have done it.

    `by` tells who chose it if not the person in their turn: a computer, or the person ahead.
    """

    seat: Seat
    action: Action
    by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedDeal:
    """One deal: the cards as dealt, what was done, and what is said to have come of it.

    `number` is the deal's number in the fair scheme. `sitters` are the names of those who sat there
    when it began, by seat. `tricks` are the winners, trick by trick.
    """

    number: int | None
    sitters: tuple[str, ...] | None
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    moves: tuple[Move, ...]
    tricks: tuple[Seat, ...] | None
    scores: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class FairDeals:
    """What the deals are said to come from, and the commitment that was shown before them."""

    fairness: Fairness
    commitment: str


@dataclass(frozen=True, slots=True)
class StatedResult:
    """How the match is said to have ended."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """A match record; `names` are the players' names by seat."""

    game: Game
    names: tuple[str, ...]
    fair: FairDeals | None
    deals: tuple[RecordedDeal, ...]
    result: StatedResult | None
