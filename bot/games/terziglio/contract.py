"""Terziglio: the bids, and what the facts of a deal say about the contract that is played."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.cards import Seat
from bot.games.events import Event
from bot.games.phases.bidding import auction_over, top_bid

GIOCO = "gioco"
"""Play with the stock."""
SOLO = "solo"
"""Play without it; it ends the auction."""

WORDS = (GIOCO, SOLO)
"""What can be bid, each higher than the one before (section 3)."""

PLAYERS = 3
DECLARER, DEFENDER = "declarer", "defender"


@dataclass(frozen=True, slots=True)
class TerziglioContract:
    """Who plays against the others, and whether without the stock."""

    declarer: Seat
    is_solo: bool

    @property
    def word(self) -> str:
        """What was bid."""
        return SOLO if self.is_solo else GIOCO

    @property
    def multiplier(self) -> int:
        """How often the game points of the deal count (section 8)."""
        return 2 if self.is_solo else 1

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat: 0 the declarer, 1 the defenders."""
        return tuple(int(seat != self.declarer) for seat in range(PLAYERS))


def is_bid(facts: Iterable[Event]) -> bool:
    """Return whether the auction is over."""
    return auction_over(facts, PLAYERS, SOLO)


def contract(facts: Iterable[Event]) -> TerziglioContract | None:
    """Return the contract that the bids so far lead to, if anybody has bid."""
    top = top_bid(facts)
    return None if top is None else TerziglioContract(top.seat, top.bid == SOLO)


def contract_of(facts: Iterable[Event]) -> TerziglioContract:
    """Return the contract of a deal that is played."""
    found = contract(facts)
    assert found is not None
    return found
