"""How a match begins: the seeds are fixed, and the first deal is dealt."""

from dataclasses import replace

from bot.tables.state import ChangeKind, Step, TableState
from data.tables import Stage


def started(state: TableState, now: int) -> Step:
    """Return the step that begins the match of whoever sits there: fix the seeds, and deal."""
    row = replace(state.row, state=Stage.PLAYING)
    hidden = replace(state.hidden, seeds=_seeds(state))
    named = replace(state, row=row, hidden=hidden).reseated(state.seating.told_apart())
    begun = _with_dealer_in_place(named).dealt(1).touched(now)
    first = begun.first_match()
    dealt = first.next_deal(begun.fairness.deck(1, state.game.pack))
    return Step(begun.after(first.after(dealt), dealt, now), dealt, ChangeKind.STARTED)


def _with_dealer_in_place(state: TableState) -> TableState:
    # The secret says which seat deals first: whose turn it is to deal sits down there, and all the
    # others after them in the same order.
    to_deal = state.row.deals_first
    if to_deal is None or to_deal >= state.game.players:
        return state
    return state.reseated(state.seating.turned(state.first_match().first_dealer - to_deal))


def _seeds(state: TableState) -> tuple[str, ...]:
    message = state.row.lobby_message_id
    return (*(() if message is None else (str(message),)), *state.seating.words)
