"""What a part of a deal must tell the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from bot.games.actions import Action, Ask
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import Event

if TYPE_CHECKING:
    from bot.games.game import Game


class Phase(Protocol):
    """A part of a deal: who acts, what is asked, and what follows from the answer."""

    key: ClassVar[str]

    def actor(self, game: Game, deal: Deal) -> Seat | None:
        """Whose turn it is, or None when the phase is over (or has nothing to do)."""

    def ask(self, game: Game, deal: Deal) -> Ask:
        """What the seat whose turn it is may do."""

    def decide(self, game: Game, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """What happens if *seat*, whose turn it is, does this. Raises `IllegalAction`."""
