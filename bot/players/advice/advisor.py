"""Advice for one game, and what it is where a game needs none."""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from bot.games.actions import Action, Play
from bot.games.cards import Card, CardSet
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
    def prizes(self) -> Sequence[float]:
        """What each card, by index, is worth in the pile of a side, in points."""
        return self.game.tables.value

    def action(self, view: SeatView) -> Action | None:
        """What a sensible player does now, where the game has advice; None leaves it to others."""
        return None

    def knowledge(self, view: SeatView) -> Knowledge:
        """What the seat knows about the cards of others from what they have said."""
        return nothing_known(self.game.players)

    def playing(self, view: SeatView, index: int) -> Play:
        """Playing the card with this index, and saying what a sensible player says with it."""
        card = view.game.pack.cards[index]
        return Play(card, self.remarks(view, card))

    def remarks(self, view: SeatView, card: Card) -> tuple[str, ...]:
        """The codes of what a sensible player says with this card."""
        return ()
