"""What happens in Piedicavallo alone: the dealer's announcement."""

from dataclasses import dataclass

from bot.games.cards import Seat
from bot.games.events import Public


@dataclass(frozen=True, slots=True)
class TrumpsLaidAside(Public):
    """How many of the discarded cards are trumps, which everybody is told (section 4.4)."""

    text_key = "told-trumps-laid-aside"

    seat: Seat
    count: int
