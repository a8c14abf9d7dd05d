"""Decisions about people who take a computer's seat in a match under way, from the next deal on.

Until that deal begins they do not sit there: nothing of the hand under way is theirs to see.
"""

from dataclasses import replace

from bot.tables.decisions.wishes import ending_of
from bot.tables.errors import TableError, TableFault
from bot.tables.state import ChangeKind, Step, Steps, TableState
from data.arrivals import Arrival
from data.hands import HandHandle


def has_place(state: TableState) -> bool:
    """Return whether a person can take a computer's seat: there is one, and another deal may
    follow.

    No deal follows a paused one before somebody has resumed it, who may never come.
    """
    if not state.playing or state.paused:
        return False
    if not state.seating.for_arrivals or _is_last_deal(state):
        return False
    ending = ending_of(state)
    return ending is None or not ending.settled


def take_seat(
    state: TableState, now: int, user_id: int, name: str, locale: str, hand: HandHandle
) -> Steps:
    """Note that a person takes the first computer's seat from the next deal on.

    Raises `TableError` if they sit there or arrive already, or if there is no place for them.
    """
    state.require_playing()
    state.seating.require_stranger(user_id)
    if not has_place(state):
        raise TableError(TableFault.NO_SEAT_TO_TAKE)
    seat, *_ = state.seating.for_arrivals
    arrival = Arrival(seat, user_id, name, locale, hand.token, hand.expires_at)
    yield Step(replace(state, seating=state.seating.with_arrival(arrival)), what=ChangeKind.SEATING)


def with_arrivals_seated(state: TableState, deal: int) -> TableState:
    """Return the state with everybody who has waited for this deal on their seats."""
    arrivals = state.seating.arrivals
    if not arrivals:
        return state
    hands = {a.seat: HandHandle(a.token, None, a.expires_at, -1) for a in arrivals}
    seated = state.reseated(state.seating.arrived(deal))
    return replace(seated, hands={**seated.hands, **hands})


def _is_last_deal(state: TableState) -> bool:
    # A deal that scores nothing ends a match of so many deals; one up to a target may go on.
    match = state.require_match()
    if match.deal is None or match.deal.score is not None:
        return match.over
    nothing = (0,) * state.game.players
    return state.game.is_over([*(deal.scores for deal in match.scored), nothing])
