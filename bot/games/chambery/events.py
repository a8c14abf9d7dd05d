"""What happens in Chambéry alone: cards asked for and given in return, and the partner called."""

from dataclasses import dataclass

from bot.games.actions import Call, Give
from bot.games.cards import Card, Seat
from bot.games.events import Act, Public


@dataclass(frozen=True, slots=True)
class CardAsked(Act, Public):
    """The declarer asked for a card by name; its holder has to give it."""

    text_key = "told-card-asked"
    lasts = True

    seat: Seat
    card: Card
    holder: Seat

    def action(self) -> Call:
        """Return what the seat did."""
        return Call((self.card,))


@dataclass(frozen=True, slots=True)
class CardNotHeld(Act, Public):
    """The declarer asked for a card that nobody holds, as it lies in the discard."""

    text_key = "told-card-not-held"
    lasts = True

    seat: Seat
    card: Card

    def action(self) -> Call:
        """Return what the seat did."""
        return Call((self.card,))


@dataclass(frozen=True, slots=True)
class CardsExchanged(Act):
    """The declarer gave a card, face down, for the one that was asked for."""

    text_key = "told-cards-exchanged"
    lasts = True
    says_it_anew = True

    seat: Seat
    holder: Seat
    asked: Card
    given: Card

    def action(self) -> Give:
        """Return what the seat did."""
        return Give(self.given)

    def seen_by(self, seat: Seat) -> bool:
        """Return whether this is one of the two; nobody else sees the card that was given."""
        return seat in (self.seat, self.holder)


@dataclass(frozen=True, slots=True)
class PartnerCalled(Act, Public):
    """The dealer called a card, usually a king; its holder said so and is the partner."""

    text_key = "told-partner-called"
    lasts = True

    seat: Seat
    card: Card
    holder: Seat

    def action(self) -> Call:
        """Return what the seat did."""
        return Call((self.card,))
