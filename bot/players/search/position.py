"""A turn to play as a search knows it: numbers and sets of cards, the same in another process."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from bot.games.cards import CardSet, Seat
from bot.games.catalogue import find
from bot.games.rules import Rules


class TableRules(NamedTuple):
    """A game as a table plays it, in words and numbers."""

    key: str
    options: str
    players: int
    edition: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A seat's turn to play a card. Rows have an entry a seat unless they say otherwise."""

    table: TableRules
    seat: Seat
    score_inputs: Any
    """What the count of the deal depends on besides the cards."""

    candidates: tuple[int, ...]
    """The indexes of the cards worth trying; of equal neighbours in a suit only one."""

    hand: CardSet
    leader: Seat
    """Who leads, or led, the trick on the table."""

    on_table: tuple[int, ...]
    """The indexes of its cards, in their order."""

    tricks: tuple[CardSet, ...]
    """The complete tricks."""

    winners: tuple[Seat, ...]
    """Who won each."""

    fool_from: Seat | None
    played: tuple[CardSet, ...]
    """What each seat has played."""

    left: tuple[int, ...]
    """How many cards each seat holds."""

    may_hold: tuple[CardSet, ...]
    """The unseen cards that each seat can have."""

    aside: tuple[CardSet, ...]
    """The cards known to lie aside: each seat's discard, and at the end the stock nobody took."""

    buried: tuple[int, ...]
    """How many more lie in each of these places."""

    may_lie_aside: CardSet
    """The unseen cards that can be among those."""

    trumps_aside: int | None
    """How many trumps are among all that lie aside, if that is known."""

    unseen: CardSet
    """The cards whose place is not known."""

    @property
    def rules(self) -> Rules:
        """The rules by which the deal is played."""
        return _rules(self.table)

    def own_part(self, held: Sequence[CardSet]) -> float:
        """Return what part of the lead of its side the seat's score is, where each seat held these
        cards.

        It is shared evenly within the side. In a game of fixed partnerships the lead itself counts;
        in all others scores add up to nothing.
        """
        game = self.rules
        sides = game.sides_in(self.score_inputs, held)
        return 1.0 if game.teams else 1 - sides.count(sides[self.seat]) / game.players


@lru_cache(maxsize=64)
def _rules(table: TableRules) -> Rules:
    kind = find(table.key)
    return kind(kind.options_type.parse(table.options), table.players, table.edition)
