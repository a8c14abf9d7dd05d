"""What is fixed about a deal that several people play alone."""

from dataclasses import dataclass, field

from bot.games.cards import Seat
from bot.games.options import OptionValue


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedDeal:
    """A deal and the seat that everybody plays.

    All deals of its `match` come from the `secret`. `opening` is what was done before the person
    begins, each as a seat and a code. Computers think in so many `worlds`. `field` are the scores
    of computers on the seat, those of the search first.
    """

    game: str
    edition: int
    options: dict[str, OptionValue]
    players: int
    match: str
    secret: bytes = field(repr=False)
    seat: Seat
    opening: tuple[str, ...]
    worlds: int
    field: tuple[int, ...]
