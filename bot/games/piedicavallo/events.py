"""What happens in Piedicavallo alone: the dealer's announcement, and words without a card."""

from dataclasses import dataclass

from bot.games.actions import Say
from bot.games.cards import Seat
from bot.games.events import Act, Public


@dataclass(frozen=True, slots=True)
class TrumpsLaidAside(Public):
    """How many of the discarded cards are trumps, which everybody is told (section 4.4)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class SaidAside(Act, Public):
    """A seat said something while its partner was about to play to this trick, counted from 0."""

    seat: Seat
    says: tuple[str, ...]
    trick: int

    def action(self) -> Say:
        """Return what the seat did."""
        return Say(self.says)
