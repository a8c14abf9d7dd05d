"""Decisions about presence: people leave, computers stand in for them, people come back.

Where nobody is left to play, the match pauses until somebody presses anything.
"""

from dataclasses import replace

from bot.games.cards import Seat
from bot.tables.decisions import lobby
from bot.tables.decisions.wishes import abandoned
from bot.tables.errors import AskFirst, Loss, StaleAction, Sure, ask_unless
from bot.tables.state import ChangeKind, Step, Steps, TableState, Turn
from data.seats import Away, Sitter
from data.tables import Stage


def leave(state: TableState, now: int, user_id: int, *, sure: Sure = False) -> Steps:
    """Take a person from the lobby; in a match, a computer plays for them.

    Who would have taken a seat with the next deal takes none. When the last person leaves, the
    match pauses. If all who stay have agreed to abandon it, it is closed: whoever leaves has to be
    *sure* of that. Raises `AskFirst` until they are, `TableError` if they do not sit here or the
    table has ended.
    """
    if state.in_lobby:
        yield from lobby.leave(state, now, user_id, sure=sure)
        return
    state.require_playing()
    step = _gone(state, now, user_id)
    after = step.state
    if abandoned(after):
        ask_unless(sure, AskFirst(Loss.LEAVE, state.row.id, _staying(after)))
        yield Step(after.ended(Stage.CLOSED, now), what=ChangeKind.ABANDONED)
        return
    yield step
    is_empty = not after.seating.arrivals and all(each.away for each in after.seating.humans())
    if is_empty and not after.paused:
        yield _paused(after, now)


def stand_in(state: TableState, now: int, turn: Turn) -> Steps:
    """Let a computer take the turn of a person who does not answer.

    The match pauses instead if nobody else is known to be there, and is closed if that person alone
    has not agreed to abandon it and has now missed too many turns.

    Raises `StaleAction` if they have just answered, `TableError` if no match is under way.
    """
    state.require_turn(turn)
    if state.seating.is_alone(turn.seat):
        yield _paused(state, now)
        return
    sitter = state.seating.sitter(turn.seat)
    missing = sitter.after_missed_turn(_moment(state, turn.seat))
    after = _without_plan(state, missing).touched(now)
    if abandoned(after):
        yield Step(after.ended(Stage.CLOSED, now), what=ChangeKind.ABANDONED)
        return
    yield Step(after, what=ChangeKind.AWAY)


def pause(state: TableState, now: int, turn: Turn) -> Steps:
    """Pause a match where a person does not answer and no computer may play for them.

    Raises `StaleAction` if they have just answered, `TableError` if no match is under way.
    """
    state.require_turn(turn)
    yield _paused(state, now)


def close_paused(state: TableState, now: int) -> Steps:
    """Close a match that nobody has resumed.

    Raises `StaleAction` if somebody just did, `TableError` if no match is under way.
    """
    state.require_playing()
    if state.paused_until is None or now < state.paused_until:
        raise StaleAction
    closed = state.ended(Stage.CLOSED, now)
    row = replace(closed.row, paused_at=state.row.paused_at)
    yield Step(replace(closed, row=row), what=ChangeKind.ABANDONED)


def know(state: TableState, now: int, user_id: int, name: str, locale: str) -> Steps:
    """Note what a person is called by now, unless that is empty, and the language they use."""
    seating = state.seating.knowing(user_id, name, locale)
    kept = tuple(
        replace(each, name=name or each.name) if each.user_id == user_id else each
        for each in state.kept
    )
    if (seating, kept) != (state.seating, state.kept):
        yield Step(replace(state, seating=seating, kept=kept), what=ChangeKind.RENAMED)


def come_back(state: TableState, now: int, user_id: int) -> Steps:
    """Note that a person is there: no computer plays for them any more.

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
    """Return the step by which a person takes their seat back, if a computer plays for them.

    It resumes a match that is paused, and gives them a part in a deal in which nobody has acted.
    """
    if not state.paused and not state.seating.sitter(seat).was_away:
        return Step(state)
    there = _resumed(state).returned(seat)
    sitter = there.seating.sitter(seat).back()
    return Step(_without_plan(there, sitter).touched(now), what=ChangeKind.BACK)


def _gone(state: TableState, now: int, user_id: int) -> Step:
    if state.seating.expects(user_id):
        seating = state.seating.without_arrival(user_id)
        return Step(replace(state, seating=seating), what=ChangeKind.SEATING)
    sitter = state.seating.sitter(state.seating.seat_of(user_id))
    if sitter.away is Away.LEFT:
        return Step(state)
    gone = sitter.gone(Away.LEFT, _moment(state, sitter.seat))
    return Step(_without_plan(state, gone).touched(now), what=ChangeKind.AWAY)


def _staying(state: TableState) -> list[str]:
    return [each.name for each in state.seating.humans() if each.away is not Away.LEFT]


def _moment(state: TableState, seat: Seat) -> tuple[int, int]:
    # The deal, and how many things the seat has done in it.
    deal = state.require_match().deal
    assert deal is not None
    return deal.number, deal.steps[seat]


def _paused(state: TableState, now: int) -> Step:
    # Whoever resumes it may come days later, when nobody remembers what was chosen ahead.
    row = replace(state.row, paused_at=now)
    return Step(replace(state, row=row, plans={}), what=ChangeKind.PAUSED)


def _resumed(state: TableState) -> TableState:
    return replace(state, row=replace(state.row, paused_at=None)) if state.paused else state


def _without_plan(state: TableState, sitter: Sitter) -> TableState:
    # With the sitter as they are now.
    plans = {seat: plan for seat, plan in state.plans.items() if seat != sitter.seat}
    return replace(state, seating=state.seating.with_sitter(sitter), plans=plans)
