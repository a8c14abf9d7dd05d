"""Decisions about the messages that show a table: lobby, board, hands. Listeners are not told."""

from collections.abc import Sequence
from dataclasses import astuple, replace

from bot.games.cards import Seat
from bot.tables.state import ChangeKind, Step, Steps, TableState, Turn
from data.hands import HandHandle, Panel


def set_lobby_message(state: TableState, now: int, message_id: int) -> Steps:
    """Note the message that shows the lobby: its id goes into every shuffle.

    Raises `TableError` once the match has begun.
    """
    state.require_lobby()
    yield Step(replace(state, row=replace(state.row, lobby_message_id=message_id)))


def set_called(state: TableState, now: int, message_id: int, users: Sequence[int]) -> Steps:
    """Note the message that has called these people to the lobby."""
    kept = tuple(
        replace(each, called_in=message_id) if each.user_id in users else each
        for each in state.kept
    )
    row = replace(state.row, called=(*state.row.called, message_id))
    yield Step(replace(state, row=row, kept=kept))


def set_players_message(state: TableState, now: int, message_id: int) -> Steps:
    """Note the message that has called whoever wished to be called to such a table."""
    called = (*state.row.called, message_id)
    yield Step(replace(state, row=replace(state.row, called=called, players_message_id=message_id)))


def forget_called(state: TableState, now: int, message_id: int) -> Steps:
    """Note that a message that called people is gone."""
    called = tuple(each for each in state.row.called if each != message_id)
    yield Step(replace(state, row=replace(state.row, called=called)))


def forget_lobby(state: TableState, now: int) -> Steps:
    """Note that nothing is left of a lobby that was never begun."""
    if state.never_begun:
        row = replace(state.row, lobby_message_id=None, called=())
        yield Step(replace(state, row=row, hands={}), what=ChangeKind.CLEARED)


def set_board(
    state: TableState, now: int, message_id: int, deal: int, token: str = "", expires_at: int = 0
) -> Steps:
    """Note the message, just made, that shows this deal, and with which token it was made."""
    row = replace(state.row, board_message_id=message_id, board_made_at=now, board_deal=deal)
    yield Step(replace(state, row=replace(row, token=token, expires_at=expires_at)))


def drop_board_token(state: TableState, now: int) -> Steps:
    """Note that the token of the board does not change it any more."""
    if state.row.token:
        yield Step(replace(state, row=replace(state.row, token="", expires_at=0)))


def forget_board(state: TableState, now: int) -> Steps:
    """Note that no message shows the match any more."""
    row = replace(state.row, board_message_id=None, board_made_at=None, board_deal=None)
    row = replace(row, token="", expires_at=0)
    if row.score_message_id == state.row.board_message_id:
        row = replace(row, score_message_id=None, score_deal=None)
    yield Step(replace(state, row=row))


def set_score(state: TableState, now: int, message_id: int, deal: int) -> Steps:
    """Note the message that shows the score of this deal, and tells of the next one."""
    yield Step(replace(state, row=replace(state.row, score_message_id=message_id, score_deal=deal)))


def forget_score(state: TableState, now: int) -> Steps:
    """Note that no score tells of a deal to come."""
    yield Step(replace(state, row=replace(state.row, score_message_id=None, score_deal=None)))


def set_result(state: TableState, now: int, message_id: int | None) -> Steps:
    """Note the message with the result, or that none has to be shown anew any more."""
    yield Step(replace(state, row=replace(state.row, result_message_id=message_id)))


def set_reminder(
    state: TableState,
    now: int,
    message_id: int,
    channel_id: int | None,
    turn: Turn,
    is_last: bool,
) -> Steps:
    """Note the message that reminds somebody of this turn, for the last time or not.

    A message that was sent directly is in a channel of its own.
    """
    row = replace(
        state.row,
        reminder_message_id=message_id,
        reminder_channel_id=channel_id,
        reminded=(*astuple(turn), int(is_last)),
    )
    yield Step(replace(state, row=row))


def forget_reminder(state: TableState, now: int) -> Steps:
    """Note that no message reminds of a turn any more."""
    row = replace(state.row, reminder_message_id=None, reminder_channel_id=None, reminded=None)
    yield Step(replace(state, row=row))


def set_call(state: TableState, now: int, message_id: int | None) -> Steps:
    """Note the message that calls people to a new deal, or that there is none any more."""
    yield Step(replace(state, row=replace(state.row, call_message_id=message_id)))


def set_pause(state: TableState, now: int, message_id: int | None) -> Steps:
    """Note the message that says that the match is paused, or that there is none any more."""
    yield Step(replace(state, row=replace(state.row, pause_message_id=message_id)))


def keep_hand(state: TableState, now: int, user_id: int, handle: HandHandle) -> Steps:
    """Note the newest hand message of a person, as long as the table is open.

    If that is a panel, which shows no hand, it is a panel with a new token. Raises `TableError` if
    they do not sit there.
    """
    if not state.over:
        panels = tuple(_pressed(panel, handle) for panel in state.panels)
        after = state.showing(state.seating.seat_of(user_id), handle)
        yield Step(replace(after, panels=panels))


def _pressed(panel: Panel, handle: HandHandle) -> Panel:
    # Its answer was the panel itself: only then does the token surely reach it.
    if panel.message_id != handle.message_id or not handle.is_original:
        return panel
    return replace(panel, token=handle.token, expires_at=handle.expires_at)


def note_panel(state: TableState, now: int, panel: Panel) -> Steps:
    """Note a private panel, and drop those of the match that cannot be changed any more.

    A lobby does not last long: there, any of them may still be pressed and have a new token.
    """
    if not state.over:
        others = [each for each in state.panels if each.message_id != panel.message_id]
        kept = [each for each in others if each.in_lobby or each.expires_at > now]
        yield Step(replace(state, panels=(*kept, panel)))


def forget_panels(state: TableState, now: int, messages: Sequence[int]) -> Steps:
    """Drop panels that have been changed, or that nobody can change."""
    kept = tuple(panel for panel in state.panels if panel.message_id not in messages)
    yield Step(replace(state, panels=kept))


def forget_hands(state: TableState, now: int) -> Steps:
    """Drop all hand messages: they have been told of the end, or cannot be."""
    yield Step(replace(state, hands={}))


def forget_hand(state: TableState, now: int, seat: Seat) -> Steps:
    """Drop the hand message of a seat that cannot be changed any more."""
    hands = {other: handle for other, handle in state.hands.items() if other != seat}
    yield Step(replace(state, hands=hands))
