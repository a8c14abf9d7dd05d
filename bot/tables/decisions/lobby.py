"""Decisions in the lobby: sitting down, moving, computers, the setup, starting, closing.

All raise `TableError` once the match has begun, or if somebody asks for it who has no seat here.
"""

from collections.abc import Callable
from dataclasses import replace

from bot.games.cards import Seat
from bot.tables.decisions import inviting
from bot.tables.decisions.starting import started
from bot.tables.errors import (
    AskFirst,
    Loss,
    StaleAction,
    Sure,
    TableError,
    TableFault,
    ask_unless,
)
from bot.tables.seating import USUAL_LEVEL, Seating
from bot.tables.setup import Setup
from bot.tables.state import ChangeKind, Step, Steps, TableState
from data.tables import Stage


def join(
    state: TableState, now: int, user_id: int, name: str, locale: str, seat: Seat | None = None
) -> Steps:
    """Seat a person on this seat, or on the first free one, unless all are kept for others."""
    state.require_lobby()
    inviting.require_free(state, now, user_id)
    yield _reseated(state, now, state.seating.join(user_id, name, locale, seat))


def move(state: TableState, now: int, user_id: int) -> Steps:
    """Move a person to the next seat that is free or a computer's."""
    state.require_lobby()
    yield _reseated(state, now, state.seating.move(user_id))


def leave(state: TableState, now: int, user_id: int, *, sure: Sure = False) -> Steps:
    """Take a person from their seat; when the last ready one leaves, the table is closed, unless it
    has to stay open for a while.

    If others are still expected, whoever leaves has to be *sure*: raises `AskFirst` until they are.
    """
    state.require_lobby()
    seating = state.seating.leave(user_id)
    stays_open = now < (state.row.open_until or 0)
    if stays_open or seating.host(state.row.opener_id) is not None:
        yield _reseated(state, now, seating)
        return
    _ask_unless(sure, Loss.EMPTY, state, user_id)
    yield _closed(state, now, ChangeKind.CLOSED)


def add_computer(state: TableState, now: int, by: int, level: str = USUAL_LEVEL) -> Steps:
    """Seat a computer on the first free seat, at the request of somebody at the table.

    Raises `TableError` if the free seats are kept for people.
    """
    _require_seated(state, by)
    inviting.require_free(state, now)
    yield _reseated(state, now, state.seating.add_computer(level))


def fill(state: TableState, now: int, by: int, level: str = USUAL_LEVEL) -> Steps:
    """Seat computers until no seat is free but those that are kept for people.

    Raises `TableError` if there is no other, or if nobody here asks for it.
    """
    _require_seated(state, by)
    inviting.require_free(state, now)
    seats = len(state.seating.free) - len(inviting.lasting(state, now))
    yield _reseated(state, now, state.seating.with_computers(max(1, seats), level))


def remove_computer(state: TableState, now: int, by: int, seat: Seat | None = None) -> Steps:
    """Remove the computer on this seat, or the last one, at the request of somebody here."""
    _require_seated(state, by)
    yield _reseated(state, now, state.seating.remove_computer(seat))


def cut(state: TableState, now: int, user_id: int, word: str) -> Steps:
    """Mix a person's word into every shuffle; an empty one takes it back."""
    state.require_lobby()
    yield _reseated(state, now, state.seating.cut(user_id, word))


def set_up(state: TableState, now: int, by: int, changed: Callable[[Setup], Setup]) -> Steps:
    """Change what is chosen for the table, at the request of somebody there.

    *changed* makes it from what is chosen now, so what two people choose at once is both kept.
    People keep their seats if there are still as many.
    """
    _require_seated(state, by)
    wanted = changed(state.setup)
    if wanted.is_like(state.setup):
        return
    seating = state.seating.for_players(wanted.game.players)
    inviting.require_seats(inviting.lasting(state, now), len(seating.free))
    yield Step(state.set_up(wanted).reseated(seating).touched(now), what=ChangeKind.SETUP)


def speak(state: TableState, now: int, by: int, language: str) -> Steps:
    """Change the language that all see, at the request of somebody at the table."""
    _require_seated(state, by)
    yield Step(state.speaking(language).touched(now), what=ChangeKind.SETUP)


def start(
    state: TableState, now: int, by: int, level: str = USUAL_LEVEL, *, sure: Sure = False
) -> Steps:
    """Begin the match at the request of somebody at the table: fix the seeds, and deal.

    Computers of this level take the seats that are free, also those that are kept, once somebody is
    *sure*: raises `AskFirst` until they are. In a rematch only its host may begin while others are
    not ready; computers take their seats, too.
    """
    _require_seated(state, by)
    if state.seating.waiting and by != state.seating.host(state.row.opener_id):
        raise TableError(TableFault.NOT_READY)
    if state.seating.free:
        kept = [each.name for each in inviting.lasting(state, now)]
        ask_unless(sure, AskFirst(Loss.KEPT if kept else Loss.FILL, state.row.id, kept))
    seating = state.seating.without_waiting(level)
    yield started(state.reseated(seating.with_computers(len(seating.free), level)), now)


def ready(state: TableState, now: int, user_id: int) -> Steps:
    """Note that a person is ready for the rematch, which begins once all seats are."""
    state.require_lobby()
    sitter = state.seating.sitter(state.seating.seat_of(user_id))
    seating = state.seating.with_sitter(replace(sitter, ready=True))
    yield (there := _reseated(state, now, seating))
    # The message of the lobby is part of every shuffle.
    if not seating.waiting and not seating.free and state.row.lobby_message_id is not None:
        yield started(there.state, now)


def close(state: TableState, now: int, by: int, may_manage: bool, *, sure: Sure = False) -> Steps:
    """Close the lobby at the request of its host, or of anybody who may manage messages.

    Where others sit or are invited they have to be *sure*: raises `AskFirst` until they are.
    """
    state.require_lobby()
    if not may_manage and by != state.seating.host(state.row.opener_id):
        raise TableError(TableFault.MAY_NOT_CLOSE)
    _ask_unless(sure, Loss.CLOSE, state, by)
    yield _closed(state, now, ChangeKind.CLOSED)


def expire(state: TableState, now: int, touched_at: int) -> Steps:
    """Close a lobby that nobody has touched since then; otherwise raise `StaleAction`."""
    state.require_lobby()
    if state.touched_at != touched_at:
        raise StaleAction
    yield _closed(state, now, ChangeKind.EXPIRED)


def _ask_unless(sure: Sure, loss: Loss, state: TableState, by: int) -> None:
    others = [sitter.name for sitter in state.seating.humans() if sitter.user_id != by]
    losing = [*others, *(kept.name for kept in state.kept if kept.user_id != by)]
    if losing:
        ask_unless(sure, AskFirst(loss, state.row.id, losing))


def _require_seated(state: TableState, user_id: int) -> None:
    state.require_lobby()
    state.seating.seat_of(user_id)


def _reseated(state: TableState, now: int, seating: Seating) -> Step:
    return Step(state.reseated(seating).touched(now), what=ChangeKind.SEATING)


def _closed(state: TableState, now: int, what: ChangeKind) -> Step:
    return Step(state.ended(Stage.CLOSED, now), what=what)
