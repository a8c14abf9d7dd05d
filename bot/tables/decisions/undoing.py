"""Taking one's last card back, at tables that allow it."""

from bot.games.actions import Action, TakeBack
from bot.games.cards import Seat
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardPlayed
from bot.tables.state import TableState


def may_undo(state: TableState) -> Seat | None:
    """Return the person who may take back the card they have just played, if anybody may.

    A card that a computer played for a person stays.
    """
    deal = None if state.match is None else state.match.deal
    if not state.setup.undo or deal is None or not isinstance(deal.latest, CardPlayed):
        return None
    sitter = state.seating.sitter(deal.latest.seat)
    return None if sitter.computer is not None or sitter.was_away else sitter.seat


def require_undo(state: TableState, seat: Seat, action: Action) -> None:
    """Raise `IllegalAction` if the seat would take a card back and may not."""
    if isinstance(action, TakeBack) and may_undo(state) != seat:
        raise IllegalAction(Why.NOTHING_TO_TAKE_BACK)
