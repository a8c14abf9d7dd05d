"""Decisions about the end of a match."""

from dataclasses import replace

from bot.games.cards import Seat
from bot.tables.decisions import presence
from bot.tables.decisions.wishes import Wish, abandoned, endings_of
from bot.tables.errors import AskFirst, Loss, Sure, TableError, TableFault, ask_unless
from bot.tables.state import ChangeKind, Step, Steps, TableState
from data.tables import Stage


def agree(
    state: TableState, now: int, user_id: int, wish: Wish = Wish.END, *, sure: Sure = False
) -> Steps:
    """Note that a person would like the match to end after the deal under way, or to abandon it.

    Once everybody agrees to abandon it, it is closed at once: the last one has to be
    *sure*. Raises `AskFirst` until they are, `TableError` if they do not sit here or no deal is
    under way.
    """
    deal = _require_deal(state)
    seat = state.seating.seat_of(user_id)
    there = presence.back(state, now, seat)
    wished = _wished(there.state, seat, wish, deal)
    if abandoned(wished.state):
        ask_unless(sure, AskFirst(Loss.ABANDON, state.row.id))
    yield there
    yield wished
    if abandoned(wished.state):
        yield Step(wished.state.ended(Stage.CLOSED, now), what=ChangeKind.ABANDONED)


def withdraw(state: TableState, now: int, user_id: int) -> Steps:
    """Note that a person would like to play on after all.

    Raises `TableError` if they do not sit here or no deal is under way, if they had not agreed to
    end the match in any way, or if everybody has agreed already.
    """
    _require_deal(state)
    seat = state.seating.seat_of(user_id)
    wished = [ending for ending in endings_of(state) if ending.has(user_id)]
    if not wished:
        raise TableError(TableFault.NOT_AGREED)
    open_wishes = [ending.wish for ending in wished if not ending.settled]
    if not open_wishes:
        raise TableError(TableFault.ALL_AGREED)
    yield (step := presence.back(state, now, seat))
    for wish in open_wishes:
        yield (step := _wished(step.state, seat, wish, None))


def abandon(state: TableState, now: int) -> Steps:
    """Close the table: the place where it was played is gone."""
    state.require_open()
    yield Step(state.ended(Stage.CLOSED, now), what=ChangeKind.ABANDONED)


def void(state: TableState, now: int) -> Steps:
    """Have a match that is over count for nobody. Raises `TableError` if it does not count now."""
    state.require_counting()
    yield Step(replace(state, row=replace(state.row, voided_at=now)), what=ChangeKind.VOIDED)


def _require_deal(state: TableState) -> int:
    state.require_playing()
    deal = state.require_match().deal
    if deal is None or deal.score is not None:
        raise TableError(TableFault.BETWEEN_DEALS)
    return deal.number


def _wished(state: TableState, seat: Seat, wish: Wish, deal: int | None) -> Step:
    before, is_end = state.seating.sitter(seat), wish is Wish.END
    after = replace(before, ends_after=deal) if is_end else replace(before, abandons_in=deal)
    if after == before:
        return Step(state)
    seating = state.seating.with_sitter(after)
    return Step(replace(state, seating=seating), what=ChangeKind.ENDING)
