"""Decisions about presence: people leave, computers stand in for them, people come back."""

from dataclasses import replace

from bot.games.cards import Seat
from bot.tables import lobby
from bot.tables.errors import StaleAction
from bot.tables.state import Step, Steps, TableState, Turn, What
from data.seats import Away
from data.tables import Stage


def leave(state: TableState, now: int, user_id: int) -> Steps:
    """Takes a person from the lobby; in a match, a computer plays for them.

    Who would have taken a seat with the next deal takes none. When the last person leaves, the
    table is closed. Raises `TableError` if the person does not sit here or the table has ended.
    """
    if state.in_lobby:
        yield from lobby.leave(state, now, user_id)
        return
    state.require_playing()
    step = _gone(state, now, user_id)
    seating = step.state.seating
    if seating.arrivals or any(sitter.away is not Away.LEFT for sitter in seating.humans()):
        yield step
    else:
        yield Step(state.ended(Stage.CLOSED, now), what=What.ABANDONED)


def stand_in(state: TableState, now: int, turn: Turn) -> Steps:
    """Lets a computer play for a person who does not answer.

    Raises `StaleAction` if they have just answered, `TableError` if no match is under way.
    """
    state.require_playing()
    if turn != state.turn:
        raise StaleAction
    yield _with_away(state, now, turn.seat, Away.IDLE, What.AWAY)


def come_back(state: TableState, now: int, user_id: int) -> Steps:
    """Notes that a person is there: no computer plays for them any more.

    Raises `TableError` if they do not sit here or no match is under way.
    """
    state.require_playing()
    seat = state.seating.seat_of(user_id)
    there = back(state, now, seat)
    yield there
    if state.turn is not None and state.turn.seat == seat:
        # Kept in memory only: after a restart a nudge comes first anyway.
        yield Step(replace(there.state, touched_at=now))


def back(state: TableState, now: int, seat: Seat) -> Step:
    """The step by which a person takes their seat back, if a computer plays for them."""
    return _with_away(state, now, seat, None, What.BACK)


def _gone(state: TableState, now: int, user_id: int) -> Step:
    if state.seating.expects(user_id):
        seating = state.seating.without_arrival(user_id)
        return Step(replace(state, seating=seating), what=What.SEATING)
    return _with_away(state, now, state.seating.seat_of(user_id), Away.LEFT, What.AWAY)


def _with_away(state: TableState, now: int, seat: Seat, away: Away | None, what: What) -> Step:
    if state.seating.sitter(seat).away is away:
        return Step(state)
    deal = state.require_match().deal
    at = None if deal is None else (deal.number, deal.steps[seat])
    seating = state.seating.with_away(seat, away, at)
    plans = {other: plan for other, plan in state.plans.items() if other != seat}
    return Step(replace(state, seating=seating, plans=plans).touched(now), what=what)
