"""What happens in Ottocento alone: cards that lie face down until the poll is over."""

from dataclasses import dataclass

from bot.games.cards import Card, Seat
from bot.games.events import Event, Public


@dataclass(frozen=True, slots=True)
class RestDealt(Event):
    """The cards that nobody may look at yet: those of each seat, and the dealer's last ones."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> bool:
        """Return False: they lie face down."""
        return False


@dataclass(frozen=True, slots=True)
class HandsTakenUp(Public):
    """Nobody throws the cards in any more: each seat takes up the rest of its hand."""
