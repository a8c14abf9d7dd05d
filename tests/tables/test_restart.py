"""Nothing is lost: restarts, kills, cancelled tasks, and a second process on the same file."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from random import Random

import pytest

from bot.games.catalogue import GAMES
from bot.games.events import CardPlayed, CardsDiscarded
from bot.tables.clock import Clock
from bot.tables.decisions import lobby, messages, play, presence
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.state import ChangeKind
from bot.tables.table import Table
from data import events
from data.database import Database
from data.faults import StatementError
from data.hands import HandHandle
from tests.games.support.playing import with_some_options
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    Heard,
    act,
    everything,
    match,
    match_of,
    open_lobby,
    plain,
    wish,
)


async def replayed(database: Database, clock: Clock, table: Table) -> Table:
    hub = Hub(database, clock)
    await hub.load()
    return await hub.find(table.id)


async def test_after_every_action_the_replay_equals_the_live_table(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    rng = Random(1)
    table = await match(hub)
    while not table.over:
        clock.move(7)
        if table.between_deals:
            await table.change(play.next_deal)
        else:
            await act(table, rng)
        # Every action of the first deal, and where the others begin and end.
        if table.public.number > 1 and 3 < sum(table.public.cards_left) < 72:
            continue
        found = await replayed(database, clock, table)
        assert everything(found) == everything(table)
        for person in (ADA, BEPPE, CARLA):
            assert plain(found.view_of(person), table) == table.view_of(person)
        assert plain(found.public, table) == table.public


@pytest.mark.parametrize("key", GAMES)
async def test_every_game_survives_restarts(
    key: str, hub: Hub, database: Database, clock: Clock
) -> None:
    rng = Random(key)
    table = await match_of(hub, with_some_options(GAMES[key], rng))
    for _ in range(3):
        while table.turn is not None:
            for _ in range(10):
                if table.turn is not None:
                    await act(table, rng)
            assert everything(await replayed(database, clock, table)) == everything(table)
        if table.between_deals:
            await table.change(play.next_deal)
    assert table.over or table.public.number > 1


async def test_messages_and_absences_survive_a_restart(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    await table.change(messages.set_board, 901, 1)
    await table.change(messages.keep_hand, BEPPE, HandHandle("token", 902, 99, 0))
    await table.change(presence.leave, CARLA)
    turn = table.turn
    assert turn is not None
    await table.change(presence.stand_in, turn)
    clock.move(50)
    assert everything(await replayed(database, clock, table)) == everything(table)
    await table.change(messages.forget_board)
    await table.change(presence.come_back, CARLA)
    found = await replayed(database, clock, table)
    assert found.row.board is None
    assert everything(found) == everything(table)


async def test_tables_play_on_after_a_restart(hub: Hub, database: Database, clock: Clock) -> None:
    table = await match(hub)
    for _ in range(30):
        await act(table)
        table = await replayed(database, clock, table)
    assert sum(table.public.tricks_taken) == 9


async def test_open_tables_come_back_and_ended_ones_only_when_asked_for(
    hub: Hub, database: Database, clock: Clock
) -> None:
    kept, closed = await open_lobby(hub), await open_lobby(hub)
    await closed.change(lobby.close, ADA, may_manage=False)
    other = Hub(database, clock)
    await other.load()
    assert [table.id for table in other.open_tables()] == [kept.id]
    found = await other.find(closed.id)
    assert found.over
    assert await other.find(closed.id) is found
    assert len(other.open_tables()) == 1
    with pytest.raises(TableError) as refused:
        await other.find(999)
    assert refused.value.code is TableFault.NO_SUCH_TABLE


async def test_table_that_cannot_be_read_does_not_keep_the_others_closed(
    hub: Hub, database: Database, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await match(hub) for _ in range(3)]
    async with database.transaction() as db:
        await db.execute("UPDATE tables SET game = 'poker' WHERE id = ?", (tables[0].id,))
        await db.execute(
            "UPDATE events SET kind = 'X' WHERE number = 3 AND table_id = ?", (tables[1].id,)
        )
    other = Hub(database, clock)
    await other.load()
    assert [table.id for table in other.open_tables()] == [tables[2].id]
    assert len(caplog.records) == 2


async def test_second_process_is_refused_and_both_stay_whole(
    hub: Hub, database: Database, tmp_path: Path, clock: Clock
) -> None:
    rng = Random(3)
    ours = await match(hub)
    second = await Database.open(tmp_path / "test.db")
    theirs = await replayed(second, clock, ours)
    for _ in range(10):
        await act(ours, rng)
        with pytest.raises(StaleAction):
            await act(theirs, rng)
        assert everything(theirs) == everything(ours)
        await act(theirs, rng)
        with pytest.raises(StaleAction):
            await act(ours, rng)
        assert everything(theirs) == everything(ours)
    assert everything(await replayed(database, clock, ours)) == everything(ours)
    await second.close()


async def test_cancelled_click_is_kept_or_not_but_never_half(
    hub: Hub, database: Database, clock: Clock
) -> None:
    rng = Random(5)
    heard, table = Heard(hub), await match(hub)
    began = time.perf_counter()
    await act(table)
    took = time.perf_counter() - began
    for tenths in [*range(12)] * 10:
        if table.between_deals:
            await table.change(play.next_deal)
        task = asyncio.create_task(act(table, rng))
        await asyncio.wait({task}, timeout=took * tenths / 10)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await table.change(presence.come_back, ADA)
        assert everything(await replayed(database, clock, table)) == everything(table)
    # Some were cancelled while storing, some had been stored.
    assert ChangeKind.RESTORED in heard.whats
    assert table.public.number > 1 or table.public.tricks


async def test_failure_of_the_disk_is_told_and_the_table_stays_playable(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    async with database.transaction() as db:
        await db.execute("ALTER TABLE events RENAME TO lost")
    wished = wish(table)
    with pytest.raises(StatementError):
        await act(table)
    async with database.transaction() as db:
        await db.execute("ALTER TABLE lost RENAME TO events")
    assert wish(table) == wished
    await act(table)
    assert wish(table) != wished


async def test_killed_process_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    path = tmp_path / "killed.db"
    for number in range(1, 4):
        answered = await kill_after(25, path)
        database = await Database.open(path)
        [check] = await database.reading.execute_fetchall("PRAGMA integrity_check")
        assert tuple(check) == ("ok",)
        hub = Hub(database, FakeClock())
        await hub.load()
        assert len(hub.open_tables()) == number
        table = hub.open_tables()[-1]
        log = await events.load(database.reading, table.id, table.game.pack)
        moves = [event for event in log if isinstance(event, CardPlayed | CardsDiscarded)]
        assert 25 <= answered <= len(moves) <= answered + 1
        await act(table)
        await database.close()


async def kill_after(lines: int, path: Path) -> int:
    """Kills a process that plays after so many actions; returns how many it had answered."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.tables.support.acting",
        str(path),
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    assert child.stdout is not None
    async with asyncio.timeout(30):
        for _ in range(lines):
            await child.stdout.readline()
        os.kill(child.pid, signal.SIGKILL)
        rest = await child.stdout.read()
        assert await child.wait() == -signal.SIGKILL
    return lines + rest.count(b"\n")
