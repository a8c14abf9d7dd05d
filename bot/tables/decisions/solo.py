"""Decisions at a solo table: a deal begins there, is gone on with, taken back in part, or given up.

Nobody else sits there but computers.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Seat
from bot.games.errors import IllegalAction, Why
from bot.games.events import Act, Event
from bot.tables.decisions.starting import started
from bot.tables.errors import StaleAction
from bot.tables.state import ChangeKind, Step, Steps, TableState, Turn
from data.events import ActedBy
from data.tables import Stage, TableKind

FREE = frozenset({TableKind.PRACTICE, TableKind.LESSON})
"""The tables where a person can take back what they do, and give up."""


def begin(state: TableState, now: int) -> Steps:
    """Deal to the person and the computers who sit there."""
    yield started(state, now)


def go_on(state: TableState, now: int, user_id: int, log: Sequence[Event]) -> Steps:
    """Begin with what has happened so far in a deal of another table.

    *log* are its events, with the bounds of the deals before. What was done there cannot be taken
    back here.
    """
    row = replace(state.row, state=Stage.PLAYING, touched_at=now)
    begun = replace(state, row=row)
    match = begun.first_match().after(log)
    step = match.view(state.seating.seat_of(user_id)).step
    begun = replace(begun, row=replace(row, first_step=step)).after(match, log, now)
    by = {sitter.seat: ActedBy.COMPUTER for sitter in state.seating.sitters}
    yield Step(begun, log, ChangeKind.STARTED, by)


def take_back(
    state: TableState, now: int, user_id: int, deal: int, step: int, log: Sequence[Event]
) -> Steps:
    """Go back to before what the person has done last, whatever has followed.

    *log* are the events of the newest deal at this deal and step, with the bounds of the deals
    before. Raises `StaleAction` if the person saw an older state, and `IllegalAction` if they
    have done nothing here yet.
    """
    seat = state.seating.seat_of(user_id)
    state.require_turn(Turn(seat, deal, step))
    if not may_take_back(state, user_id):
        raise IllegalAction(Why.NOTHING_TO_TAKE_BACK)
    done = _last_act(log, seat)
    logged = state.logged - (len(log) - done)
    match = state.first_match().after(log[:done])
    yield Step(replace(state, match=match, logged=logged, touched_at=now), what=ChangeKind.PLAYED)


def give_up(state: TableState, now: int, user_id: int) -> Steps:
    """End a deal that others do not play as well before its end. Do nothing if it is over."""
    state.seating.seat_of(user_id)
    if state.playing and state.row.kind in FREE:
        yield Step(state.ended(Stage.CLOSED, now), what=ChangeKind.CLOSED)


def may_take_back(state: TableState, user_id: int) -> bool:
    """Return whether a person practises or learns, it is their turn, and they have done something
    before."""
    seat, turn = state.seating.seat_of(user_id), state.turn
    if state.row.kind not in FREE or turn is None or turn.seat != seat:
        return False
    return turn.step > state.row.first_step


def _last_act(log: Sequence[Event], seat: Seat) -> int:
    for place in range(len(log) - 1, -1, -1):
        event = log[place]
        if isinstance(event, Act) and event.seat == seat:
            return place
    raise StaleAction
