"""What happens in Terziglio alone: a trick that is a combination by itself."""

from dataclasses import dataclass

from bot.games.cards import Card, Seat
from bot.games.events import Public


@dataclass(frozen=True, slots=True)
class TrickCombined(Public):
    """The cards of a trick were a combination, which counts for the side of its winner."""

    text_key = "told-trick-combined"

    seat: Seat
    cards: tuple[Card, ...]
    points: int

    @property
    def whole_trick(self) -> tuple[Card, ...]:
        """The cards of the trick."""
        return self.cards
