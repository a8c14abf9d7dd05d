"""Who has a part in a deal: whoever was there when it was dealt, or back before anybody acted.

It is noted with the deal, or with the press that brings somebody back.
"""

from dataclasses import replace

from bot.games.cards import Seat
from bot.tables.state import TableState


def dealt(state: TableState, deal: int) -> TableState:
    """Return the table as this deal is dealt, with a note of who is there."""
    here = (sitter.seat for sitter in state.seating.humans() if not sitter.was_away)
    return replace(state, row=state.row.with_present(deal, here))


def returned(state: TableState, seat: Seat) -> TableState:
    """Return the table after somebody has come back: they have a part if no seat has acted yet."""
    deal = None if state.match is None else state.match.deal
    if deal is None or any(deal.steps) or state.row.was_present(deal.number, seat) is not False:
        return state
    return replace(state, row=state.row.with_present(deal.number, [seat]))


def sees_hand(state: TableState, seat: Seat) -> bool:
    """Return whether the person on this seat may be sent their hand without a press of theirs.

    Who is away since before it was dealt has to ask for it, which brings them back.
    """
    deal = None if state.match is None else state.match.deal
    away = state.seating.sitter(seat).was_away
    return not away or (deal is not None and state.row.was_present(deal.number, seat) is not False)


def has_part(state: TableState, seat: Seat) -> bool:
    """Return whether the person on this seat has a part in the newest deal, as far as it was
    noted."""
    deal = None if state.match is None else state.match.deal
    return deal is not None and bool(state.row.was_present(deal.number, seat))
