"""`Table.change`: alone, stored before it is told, and read again when in doubt."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.games.actions import Play
from bot.games.errors import IllegalAction
from bot.games.events import Act
from bot.games.view import SeatView
from bot.tables.clock import Clock
from bot.tables.decisions import ending, messages, play, presence
from bot.tables.errors import StaleAction
from bot.tables.hub import Hub
from bot.tables.state import ChangeKind
from bot.tables.table import Change, Table
from data import events
from data.codec import encode
from data.database import Database
from data.hands import HandHandle
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    Heard,
    Wish,
    act,
    everything,
    match,
    on_turn,
    wish,
)


async def reread(database: Database, clock: Clock, table: Table) -> Table:
    return await Hub(database, clock).find(table.id)


async def do(table: Table, wished: Wish) -> None:
    await table.change(play.act, wished.user, wished.action, wished.deal, wished.step)


def is_away(table: Table, person: int) -> bool:
    return table.seating.sitter(table.seating.seat_of(person)).away is not None


async def absent_on_turn(hub: Hub) -> tuple[Table, Wish]:
    """A match where the person whose turn it is has left, and what they could do now."""
    table = await match(hub)
    wished = wish(table)
    await table.change(presence.leave, wished.user)
    return table, wished


async def refuse(database: Database, trigger: str) -> None:
    """Has the database refuse what the trigger is for, as if another process had been faster."""
    async with database.transaction() as db:
        await db.execute(f"CREATE TRIGGER refused {trigger} BEGIN SELECT RAISE(ABORT, 'no'); END")


async def allow(database: Database) -> None:
    async with database.transaction() as db:
        await db.execute("DROP TRIGGER refused")


async def test_an_illegal_press_takes_the_seat_of_an_absent_person_back(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table, wished = await absent_on_turn(hub)
    heard = Heard(hub)
    illegal = Play(table.view_of(wished.user).hand[0])  # the dealer has to discard first
    with pytest.raises(IllegalAction):
        await table.change(play.act, wished.user, illegal, wished.deal, wished.step)
    assert heard.whats == [ChangeKind.BACK]
    for found in (table, await reread(database, clock, table)):
        assert not is_away(found, wished.user)
        assert found.turn == table.turn
    await do(table, wished)
    assert heard.whats == [ChangeKind.BACK, ChangeKind.PLAYED]


async def test_each_step_is_stored_before_it_is_told_and_told_before_the_next_is_stored(
    hub: Hub, tmp_path: Path
) -> None:
    table, wished = await absent_on_turn(hub)
    stored: list[tuple[ChangeKind, int, int]] = []

    def look(change: Change) -> None:
        with closing(sqlite3.connect(tmp_path / "test.db")) as db:
            [(away,)] = db.execute("SELECT count(*) FROM seats WHERE away IS NOT NULL")
            [(logged,)] = db.execute("SELECT count(*) FROM events")
        stored.append((change.what, away, logged))

    logged = table._state.logged
    hub.listeners.append(look)
    await do(table, wished)
    assert stored == [(ChangeKind.BACK, 0, logged), (ChangeKind.PLAYED, 0, table._state.logged)]
    assert table._state.logged > logged


@pytest.mark.sqlite
async def test_a_refused_first_step_leaves_everything_as_it_was(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table, wished = await absent_on_turn(hub)
    heard, logged = Heard(hub), table._state.logged
    await refuse(database, "BEFORE UPDATE ON seats")
    with pytest.raises(StaleAction):
        await do(table, wished)
    assert heard.whats == [ChangeKind.RESTORED]
    assert is_away(table, wished.user)
    assert table._state.logged == logged
    assert everything(await reread(database, clock, table)) == everything(table)
    await allow(database)
    await do(table, wished)
    assert heard.whats == [ChangeKind.RESTORED, ChangeKind.BACK, ChangeKind.PLAYED]


@pytest.mark.sqlite
async def test_a_refused_second_step_leaves_the_first(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table, wished = await absent_on_turn(hub)
    heard, logged = Heard(hub), table._state.logged
    await refuse(database, "BEFORE INSERT ON events")
    with pytest.raises(StaleAction):
        await do(table, wished)
    assert heard.whats == [ChangeKind.BACK, ChangeKind.RESTORED]
    assert not is_away(table, wished.user)
    assert table._state.logged == logged
    assert everything(await reread(database, clock, table)) == everything(table)
    await allow(database)
    await do(table, wished)
    assert heard.whats == [ChangeKind.BACK, ChangeKind.RESTORED, ChangeKind.PLAYED]


async def test_a_second_process_between_two_steps_is_noticed(
    hub: Hub, database: Database, clock: Clock, tmp_path: Path
) -> None:
    table, wished = await absent_on_turn(hub)
    state = table._state
    *_, theirs = play.act_as_computer(
        state, 5, state.seating.seat_of(wished.user), wished.action, wished.deal, wished.step
    )

    def write_as_another_process(change: Change) -> None:
        if change.what is not ChangeKind.BACK:
            return
        entries = [
            (table.id, number, type(event).__name__, encode(event), 5)
            for number, event in enumerate(theirs.events, start=state.logged)
        ]
        with closing(sqlite3.connect(tmp_path / "test.db")) as db, db:
            db.executemany(
                "INSERT INTO events (table_id, number, kind, body, at) VALUES (?, ?, ?, ?, ?)",
                entries,
            )

    hub.listeners.append(write_as_another_process)
    heard = Heard(hub)
    with pytest.raises(StaleAction):
        await do(table, wished)
    assert heard.whats == [ChangeKind.BACK, ChangeKind.RESTORED]
    assert table._state.logged == theirs.state.logged
    assert everything(await reread(database, clock, table)) == everything(table)
    await act(table)
    assert heard.whats[-1] is ChangeKind.PLAYED


async def test_processes_that_note_who_is_away_do_not_undo_each_other(
    hub: Hub, database: Database, tmp_path: Path, clock: Clock
) -> None:
    ours = await match(hub)
    second = await Database.open(tmp_path / "test.db")
    theirs = await reread(second, clock, ours)
    await ours.change(presence.leave, BEPPE)
    with pytest.raises(StaleAction):
        await theirs.change(ending.agree, CARLA)
    await theirs.change(ending.agree, CARLA)
    await second.close()
    found = await reread(database, clock, ours)
    assert is_away(found, BEPPE)
    assert found.endings
    assert found.endings[0].has(CARLA)


async def test_a_change_that_is_cancelled_before_it_is_stored_has_not_happened(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await match(hub)
    heard, before = Heard(hub), everything(table)
    async with database.transaction():
        # The change waits for its turn to write.
        task = asyncio.create_task(act(table))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert heard.changes == []
    await table.change(messages.forget_hand, table.seating.seat_of(ADA))
    assert heard.whats == [ChangeKind.RESTORED]
    assert everything(table) == before
    assert everything(await reread(database, clock, table)) == before


@pytest.mark.sqlite
async def test_a_change_that_is_cancelled_as_it_is_stored_is_read_again(
    hub: Hub, database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await match(hub)
    heard, logged = Heard(hub), table._state.logged
    stored, goes_on, append = threading.Event(), threading.Event(), events.append

    async def append_and_wait(*args: object) -> None:
        await append(*args)  # type: ignore[arg-type]
        stored.set()
        goes_on.wait(60)

    monkeypatch.setattr(events, "append", append_and_wait)
    task = asyncio.create_task(act(table))
    await asyncio.to_thread(stored.wait)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    monkeypatch.undo()
    goes_on.set()
    with pytest.raises(StaleAction):
        await act(table, Random(1))
    assert heard.whats == [ChangeKind.RESTORED]
    await act(table)
    # It was stored although nobody waited for it.
    log = await events.load(database.reading, table.id, table.game.pack)
    assert sum(isinstance(event, Act) for event in log) == 2
    assert table._state.logged > logged
    assert everything(await reread(database, clock, table)) == everything(table)


async def test_what_is_not_stored_waits_for_no_database(hub: Hub, database: Database) -> None:
    table = await match(hub)
    async with database.transaction():
        async with asyncio.timeout(5):
            await table.change(presence.come_back, on_turn(table))


async def test_each_view_of_a_match_is_made_once(hub: Hub) -> None:
    table = await match(hub)
    person = on_turn(table)
    views: list[SeatView] = [table.view_of(person), table.public]
    await table.change(messages.keep_hand, person, HandHandle("token", 1, 2, 3))
    assert table.view_of(person) is views[0]
    assert table.public is views[1]
    await act(table)
    assert table.view_of(person) is not views[0]
    assert table.public is not views[1]
