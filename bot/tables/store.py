"""Tables in the database: reading one, and writing how one state differs from the next."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Seat
from bot.games.events import DealScored
from bot.games.match import Match
from bot.tables import rating_updates
from bot.tables.errors import DAMAGE, Damaged, NotFound, TableFault
from bot.tables.outcomes import outcome_of, results_of
from bot.tables.seating import Seating
from bot.tables.setup import Setup
from bot.tables.state import Step, TableState
from data import (
    arrivals,
    events,
    hands,
    kept_seats,
    names,
    plans,
    results,
    seats,
    standings,
    tables,
)
from data.arrivals import Arrival
from data.connection import Connection
from data.events import Log
from data.faults import Damage
from data.finished import deals, imagined, period_totals, rebuild_tables, records
from data.finished.deals import DealOutcome
from data.finished.imagined import Imagined
from data.finished.logs import StoredEvent
from data.hands import HandHandle, Panel
from data.kept_seats import KeptSeat
from data.plans import Plan
from data.results import Result
from data.seats import Sitter
from data.tables import Hidden, Stage, TableRow

Write = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True, repr=False)
class Stored:
    """All that is stored of a table, before anything is made of it."""

    row: TableRow
    hidden: Hidden
    sitters: Sequence[Sitter]
    arrivals: tuple[Arrival, ...]
    hands: Mapping[Seat, HandHandle]
    plans: Mapping[Seat, Plan]
    kept: tuple[KeptSeat, ...]
    panels: tuple[Panel, ...]
    log: Sequence[StoredEvent]

    def state(self) -> TableState:
        """Return the table as it was. Raises `Damaged` if it cannot be read, or its game is not
        known."""
        try:
            state = self._state()
            _check(state)
        except DAMAGE as fault:
            raise Damaged(self.row.id, fault) from fault
        return state

    def _state(self) -> TableState:
        row, hidden, setup = self.row, self.hidden, Setup.of(self.row)
        seated = Seating.of(row.players, self.sitters, self.arrivals)
        log = events.log_of(self.log, setup.game.pack)
        touched_at = max(row.touched_at, log.newest_at)
        state = TableState(
            row, hidden, setup, seated, self.hands, None, log.length, touched_at, self.plans
        )
        state = replace(state, kept=self.kept, panels=self.panels)
        return state if hidden.seeds is None else replace(state, match=_match(state, log))


def _check(state: TableState) -> None:
    # What no row tells alone: a table that is read can be shown, and played on.
    seats, match = state.seating.seats, state.match
    assert all(each is None or each.seat == seat for seat, each in enumerate(seats))
    if state.playing:
        assert None not in seats
        assert match is not None
        match.view(None)


async def fetch(db: Connection, ids: Sequence[int]) -> dict[int, Stored]:
    """Return all that is stored of these tables, as far as there are any. Raises `Damage`."""
    found, hidden = await tables.with_ids(db, ids), await tables.hidden_of(db, ids)
    sitters, coming = await seats.of_tables(db, ids), await arrivals.of_tables(db, ids)
    shown, ahead = await hands.of_tables(db, ids), await plans.of_tables(db, ids)
    kept, logs = await kept_seats.of_tables(db, ids), await events.newest_deals(db, ids)
    panels = await hands.panels_of_tables(db, ids)
    return {
        n: Stored(
            row, hidden[n], sitters[n], coming[n], shown[n], ahead[n], kept[n], panels[n], logs[n]
        )
        for n, row in found.items()
    }


async def read(db: Connection, table_id: int) -> TableState:
    """Return the table with this id. Raises `NotFound` if there is none, `Damaged` if it is
    damaged."""
    try:
        found = await fetch(db, [table_id])
    except Damage as fault:
        raise Damaged(table_id, fault) from fault
    if table_id not in found:
        raise NotFound(TableFault.NO_SUCH_TABLE, table_id)
    return found[table_id].state()


async def damaged(db: Connection) -> dict[int, Exception]:
    """Return the tables that a start would leave out, and why: open ones, and those that have to be
    shown.

    Raises `DatabaseError` if the database cannot be used.
    """
    found: dict[int, Exception] = {}
    for table_id in (*await tables.open_ids(db), *await tables.unshown_ids(db)):
        try:
            await read(db, table_id)
        except Damaged as damage:
            found[table_id] = damage.fault
        except NotFound:
            # It has been deleted meanwhile.
            continue
    return found


def differs(old: TableState, new: TableState) -> bool:
    """Return whether anything differs that is stored."""
    return (
        new.row is not old.row
        or new.hidden is not old.hidden
        or new.seating is not old.seating
        or new.hands is not old.hands
        or new.plans is not old.plans
        or new.kept != old.kept
        or new.panels is not old.panels
        or new.logged != old.logged
    )


def fenced(old: TableState, step: Step) -> Step:
    """Return a step as it is stored: it makes the next version of the table."""
    row = replace(step.state.row, version=old.row.version + 1)
    return replace(step, state=replace(step.state, row=row))


async def write(db: Connection, old: TableState, step: Step) -> None:
    """Store how the state after a `fenced` step differs from the one before, and what has happened.

    Raises `Outdated` if somebody else has written to the table since, and `Conflict`
    if the log is longer.
    """
    new, table_id = step.state, old.row.id
    ends, stored = new.over and not old.over, _hands_left(old, new)
    parts: tuple[tuple[object, Write], ...] = (
        (True, lambda: tables.claim(db, old.row, new.row)),
        (new.hidden is not old.hidden, lambda: tables.hide(db, old.hidden, new.hidden)),
        (new.logged < old.logged, lambda: events.cut(db, table_id, new.logged)),
        (
            step.events,
            lambda: events.append(db, table_id, old.logged, step.events, new.touched_at, step.by),
        ),
        (_scored(step) and not new.row.is_solo, lambda: _add_deal(db, new)),
        (step.imagined, lambda: _add_imagined(db, new, step.imagined)),
        (
            new.seating.arrivals != old.seating.arrivals,
            lambda: arrivals.replace_all(db, table_id, new.seating.arrivals),
        ),
        (new.kept != old.kept, lambda: kept_seats.replace_all(db, table_id, new.kept)),
        (new.seating is not old.seating, lambda: _write_seating(db, old, new)),
        (new.hands is not stored or ends, lambda: _write_hands(db, stored, new)),
        (new.panels is not old.panels, lambda: hands.replace_panels(db, table_id, new.panels)),
        (new.plans is not old.plans, lambda: plans.replace_all(db, table_id, new.plans)),
        (_ends_match(old, new), lambda: _add_match(db, new)),
        (new.row.voided_at != old.row.voided_at, lambda: _void(db, table_id)),
    )
    for has_changed, write_it in parts:
        if has_changed:
            await write_it()


def counts(old: TableState, step: Step) -> bool:
    """Return whether more follows from a step than is stored of its table: ratings and sums."""
    return (
        _scored(step)
        or step.imagined is not None
        or _ends_match(old, step.state)
        or step.state.row.voided_at != old.row.voided_at
    )


def _ends_match(old: TableState, new: TableState) -> bool:
    # What somebody plays alone counts for nothing.
    return new.over and not old.over and new.match is not None and not new.row.is_solo


def _scored(step: Step) -> bool:
    return any(isinstance(event, DealScored) for event in step.events)


async def _add_deal(db: Connection, state: TableState) -> None:
    await rating_updates.keep(db, await _outcome(db, state))
    await names.note(db, state.row.guild_id, _newcomers(state))


async def _add_imagined(db: Connection, state: TableState, rest: Imagined | None) -> None:
    assert rest is not None
    await imagined.keep(db, state.row.id, rest)
    await rating_updates.keep(db, await _outcome(db, state, rest))


async def _add_match(db: Connection, state: TableState) -> None:
    ended = tuple(results_of(state, await events.chosen(db, state.row.id)))
    await results.add(db, ended)
    if not state.unfinished:
        await count_match(db, ended)


async def count_match(db: Connection, ended: Sequence[Result]) -> None:
    """Count in a match that somebody has won, after all that ended before it."""
    await standings.add(db, ended)
    await period_totals.add_match(db, ended)
    await records.add_match(db, ended)


async def _void(db: Connection, table_id: int) -> None:
    # What follows from the deals is counted again in the background.
    await results.void(db, table_id)
    await standings.add_up(db, table_id)
    await deals.void(db, table_id)
    await rebuild_tables.demand(db)


async def _outcome(db: Connection, state: TableState, rest: Imagined | None = None) -> DealOutcome:
    # Of the deal that has just ended, in the log or with this rest of it.
    deal = state.require_match().after(rest.events if rest else ()).deal
    assert deal is not None
    chosen = await events.chosen(db, state.row.id, deal.number)
    sitters = state.seating.at_deal(deal.number)
    ended_at = state.touched_at if rest is None else state.row.ended_at
    assert ended_at is not None
    return outcome_of(state.row, state.setup, sitters, deal, chosen, ended_at, rest)


def _newcomers(state: TableState) -> list[Sitter]:
    # Those for whom the deal that has just ended was the first here, but for who was deleted.
    deal = state.require_match().deal
    assert deal is not None
    seated = (each for each in state.seating.sitters if each.since == deal.number)
    return [each for each in seated if not each.is_forgotten]


async def _write_seating(db: Connection, old: TableState, new: TableState) -> None:
    if _owners(new) != _owners(old):
        await seats.replace_all(db, old.row.id, new.seating.sitters)
        return
    for before, after in zip(old.seating.sitters, new.seating.sitters, strict=True):
        if after is not before:
            await seats.update(db, old.row.id, before, after)


def _hands_left(old: TableState, new: TableState) -> Mapping[Seat, HandHandle]:
    # Those that are stored once the seating is: the hand of a seat goes with its row.
    stay = new.seating is old.seating or _owners(new) == _owners(old)
    return old.hands if stay else {}


def _owners(state: TableState) -> dict[Seat, int | None]:
    return {sitter.seat: sitter.user_id for sitter in state.seating.sitters}


async def _write_hands(db: Connection, stored: Mapping[Seat, HandHandle], new: TableState) -> None:
    if new.over and (not new.hands or not (new.remains or new.row.board_message_id)):
        # Also those of another process: no token is kept longer than it takes to tell of the end,
        # which is shown only where the match was.
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
