"""Tables in the database: reading one, and writing how one state differs from the next."""

from collections.abc import Mapping
from dataclasses import replace

import aiosqlite

from bot.games.cards import Seat
from bot.games.match import Match
from bot.tables.ending import results_of
from bot.tables.errors import TableError, TableFault
from bot.tables.seating import Seating
from bot.tables.setup import Setup
from bot.tables.state import Step, TableState
from data import arrivals, events, hands, kept_seats, plans, results, seats, standings, tables
from data.events import Log
from data.hands import HandHandle
from data.tables import Stage


async def read(db: aiosqlite.Connection, table_id: int) -> TableState:
    """The table with this id.

    Raises `TableError` if there is none, `UnknownGame`, `BadOption`, `WrongNumberOfPlayers` or
    `UnknownEdition` if its game is not known any more, and `BadEvent` if its log cannot be read.
    """
    row = await tables.find(db, table_id)
    if row is None:
        raise TableError(TableFault.NO_SUCH_TABLE)
    setup = Setup.of(row)
    sitters, coming = await seats.of_table(db, table_id), await arrivals.of_table(db, table_id)
    seated = Seating.of(row.players, sitters, coming)
    shown = await hands.of_table(db, table_id)
    ahead = await plans.of_table(db, table_id)
    log = await events.load_newest_deal(db, table_id, setup.game.pack)
    touched_at = max(row.touched_at, log.newest_at)
    kept = await kept_seats.of_table(db, table_id)
    state = TableState(row, setup, seated, shown, None, log.length, touched_at, ahead, kept)
    return state if row.seeds is None else replace(state, match=_match(state, log))


def differs(old: TableState, new: TableState) -> bool:
    """Whether anything differs that is stored."""
    return (
        new.row is not old.row
        or new.seating is not old.seating
        or new.hands is not old.hands
        or new.plans is not old.plans
        or new.kept != old.kept
        or new.logged != old.logged
    )


async def write(db: aiosqlite.Connection, old: TableState, step: Step) -> None:
    """Stores how the state after a step differs from the one before, and what has happened.

    Raises `sqlite3.IntegrityError` if the log is longer already: another process was faster.
    """
    new = step.state
    if new.row is not old.row:
        await tables.update(db, old.row, new.row)
    if step.events:
        await events.append(db, old.row.id, old.logged, step.events, new.touched_at, step.by)
    stored = old.hands
    if new.seating.arrivals != old.seating.arrivals:
        await arrivals.replace_all(db, old.row.id, new.seating.arrivals)
    if new.kept != old.kept:
        await kept_seats.replace_all(db, old.row.id, new.kept)
    if new.seating is not old.seating:
        stored = await _write_seating(db, old, new)
    if new.hands is not stored or (new.over and not old.over):
        await _write_hands(db, stored, new)
    if new.plans is not old.plans:
        await plans.replace_all(db, old.row.id, new.plans)
    if new.row.state is Stage.FINISHED and old.row.state is not Stage.FINISHED:
        ended = tuple(results_of(new, await events.chosen(db, old.row.id)))
        await results.add(db, ended)
        await standings.add(db, ended)


async def _write_seating(
    db: aiosqlite.Connection, old: TableState, new: TableState
) -> Mapping[Seat, HandHandle]:
    # Returns the hands that are still stored: those of a seat go with its row.
    if _owners(new) != _owners(old):
        await seats.replace_all(db, old.row.id, new.seating.sitters)
        return {}
    for before, after in zip(old.seating.sitters, new.seating.sitters, strict=True):
        if after is not before:
            await seats.update(db, old.row.id, before, after)
    return old.hands


def _owners(state: TableState) -> dict[Seat, int | None]:
    return {sitter.seat: sitter.user_id for sitter in state.seating.sitters}


async def _write_hands(
    db: aiosqlite.Connection, stored: Mapping[Seat, HandHandle], new: TableState
) -> None:
    if new.over:
        # Also those of another process: no token is kept longer than it is needed.
        await hands.forget_all(db, new.row.id)
        return
    for seat in stored.keys() - new.hands.keys():
        await hands.forget(db, new.row.id, seat)
    for seat, handle in new.hands.items():
        if handle != stored.get(seat):
            await hands.keep(db, new.row.id, seat, handle)


def _match(state: TableState, log: Log) -> Match:
    # A match that is finished although its game would go on was ended by its players.
    match = state.first_match().after(log.events)
    return replace(match, stopped=state.row.state is Stage.FINISHED and not match.over)
