"""Advice for one game, and what it is where a game needs none."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from bot.games.actions import Action, Bid, OneOf, Play
from bot.games.cards import Card, CardSet
from bot.games.phases.bidding import PASS
from bot.games.rules import Rules
from bot.games.view import SeatView
from bot.players.knowledge import Knowledge, nothing_known

G = TypeVar("G", bound=Rules)


class Advisor(Generic[G]):
    """Advice for a game that is played by the common rules of thumb alone."""

    tries_discards: ClassVar[bool] = True
    """Whether a search chooses discards; False where that was not shown to be better."""

    kept_from_enemies: ClassVar[CardSet] = 0
    """The trumps that nobody sensible leads while an enemy may beat them."""

    def __init__(self, game: G) -> None:
        self.game = game

    @property
    def discard_counts(self) -> float:
        """How much of what a discard counts is likely to come to whoever discards."""
        return 1.0

    @property
    def card_values(self) -> Sequence[float]:
        """What each card, by index, is worth in the pile of a side, in points."""
        return self.game.tables.value

    def action(self, view: SeatView) -> Action | None:
        """Return what a sensible player does now, where the game has advice; None leaves it to
        others."""
        return None

    def promises(self, view: SeatView) -> Mapping[str, float]:
        """Return what each bid that is open is likely to bring from each defender, where that is
        known."""
        return {}

    def knowledge(self, view: SeatView) -> Knowledge:
        """Return what the seat knows about the cards of others from what they have said."""
        return nothing_known(self.game.players)

    def playing(self, view: SeatView, index: int) -> Play:
        """Return the action that plays the card with this index and says what a sensible player
        says with it."""
        card = view.game.pack.cards[index]
        return Play(card, self.remarks(view, card))

    def remarks(self, view: SeatView, card: Card) -> tuple[str, ...]:
        """Return the codes of what a sensible player says with this card."""
        return ()


def contracts_open(view: SeatView) -> tuple[str, ...]:
    """Return the words of the bids that are open to the seat, but to pass."""
    if not isinstance(view.ask, OneOf):
        return ()
    words = (action.bid for action in view.ask.actions if isinstance(action, Bid))
    return tuple(word for word in words if word != PASS)
