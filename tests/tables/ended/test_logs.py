"""Logs of tables that have ended, each as one compressed row: nothing of them is lost."""

import json
import logging
from collections.abc import Sequence
from random import Random

import pytest

from bot.app.jobs.log_compactor import KEPT_S, LogCompactor
from bot.games.cards import Seat
from bot.games.catalogue import GAMES, game
from bot.tables.decisions import ending, lobby, play
from bot.tables.errors import StaleAction
from bot.tables.hub import Hub
from bot.tables.table import Table
from data import events
from data.database import Database
from data.faults import Conflict
from data.finished import logs
from data.finished.logs import BadLog, StoredEvent
from tests.tables.ended.test_outcomes import to_the_end
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, act, match, match_of, open_lobby, play_deal, play_out

SMALLER = 8
"""A compressed log takes so many times less than its rows at least."""

NUMBERS = 12
"""How many bytes the numbers of a row take: its table, its place and its time."""


async def rows_of(database: Database, table_id: int) -> list[StoredEvent]:
    found = await database.reading.execute_fetchall(
        "SELECT kind, body, number, at, by FROM events WHERE table_id = ? ORDER BY number",
        (table_id,),
    )
    return [StoredEvent(*values) for values in found]


async def packed(database: Database, table: Table) -> None:
    """The log of the table is one row from now on."""
    async with database.transaction() as db:
        assert await logs.pack(db, table.id)
    assert await rows_of(database, table.id) == []


async def everything_read(database: Database, table: Table) -> dict[str, object]:
    """All that is ever read from the log of a table that is over."""
    db, pack = database.reading, table.game.pack
    deals = range(table.public.number + 2)
    newest = (await events.newest_deals(db, [table.id]))[table.id]
    return {
        "record": json.dumps(await table.past.record()),
        "log": await events.load(db, table.id, pack),
        "deals": [await events.load_deal(db, table.id, deal, pack) for deal in deals],
        "views": [await table.past.deal(deal) for deal in deals[1:-1]],
        "newest": events.log_of(newest, pack),
        "chosen": [await events.chosen(db, table.id, deal or None) for deal in deals],
        "computers": await events.by_computers(db, table.id),
        "moves": [await events.moves(db, table.id, Seat(0), deal) for deal in deals[1:]],
    }


async def with_computers(hub: Hub) -> Table:
    """A finished match of Ada and computers."""
    table = await open_lobby(hub)
    for _ in range(2):
        await table.change(lobby.add_computer, ADA)
    await table.change(lobby.start, ADA)
    while not table.over:
        await to_the_end(table)
        if table.between_deals:
            await table.change(play.next_deal)
    return table


@pytest.mark.parametrize("key", GAMES)
async def test_a_compressed_log_reads_as_before(hub: Hub, database: Database, key: str) -> None:
    table = await match_of(hub, game(key, {}, max(GAMES[key].numbers)))
    await play_out(table, Random(key))
    before = await everything_read(database, table)
    await packed(database, table)
    assert await everything_read(database, table) == before


async def test_who_chose_is_kept_too(hub: Hub, database: Database) -> None:
    table = await with_computers(hub)
    before = await everything_read(database, table)
    assert before["computers"]
    await packed(database, table)
    assert await everything_read(database, table) == before


async def test_a_table_whose_log_is_compressed_is_found_after_a_restart(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    await play_out(table)
    await packed(database, table)
    again = await Hub(database, clock).find(table.id)
    assert again.public.totals == table.public.totals
    assert again.public.tricks == table.public.tricks
    assert await again.past.record() == await table.past.record()


@pytest.mark.parametrize("key", GAMES)
async def test_a_log_takes_an_eighth_of_its_rows_at_most(
    hub: Hub, database: Database, clock: FakeClock, key: str
) -> None:
    table, rng = await match_of(hub, game(key, {}, min(GAMES[key].numbers))), Random(1)
    while not table.over:
        clock.move(rng.randrange(1, 30))
        await (table.change(play.next_deal) if table.between_deals else act(table, rng))
    stored = await rows_of(database, table.id)
    size = sum(len(f"{e.kind}{e.body}{e.by or ''}".encode()) + NUMBERS for e in stored)
    assert SMALLER * len(logs.packed(stored)) <= size


async def test_nothing_is_added_to_a_log_that_has_ended(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    late = await Hub(database, clock).find(table.id)
    while sum(table.public.cards_left) > 10:
        await act(table)
    await play_out(table)
    await packed(database, table)
    # Another process that still knows the table as it was.
    with pytest.raises(StaleAction):
        await act(late)
    assert late.over
    assert await rows_of(database, table.id) == []


@pytest.mark.sqlite
async def test_a_log_that_cannot_be_deleted_stays_as_it_was(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await play_out(table)
    before = await rows_of(database, table.id)
    async with database.transaction() as db:
        await db.execute(
            "CREATE TRIGGER stay BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    with pytest.raises(Conflict):
        async with database.transaction() as db:
            await logs.pack(db, table.id)
    assert await rows_of(database, table.id) == before
    assert await logs.of_table(database.reading, table.id) == []
    async with database.transaction() as db:
        await db.execute("DROP TRIGGER stay")
    await packed(database, table)


async def test_a_log_with_a_gap_is_left_alone(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await play_out(table)
    async with database.transaction() as db:
        await db.execute("DELETE FROM events WHERE number = 7")
    before = await rows_of(database, table.id)
    with pytest.raises(BadLog, match="events are missing"):
        async with database.transaction() as db:
            await logs.pack(db, table.id)
    assert await rows_of(database, table.id) == before


def a_log() -> list[StoredEvent]:
    bodies = ['{"seat":0}', '{"text":"tab\\t and line\\n"}', '{"name":"Zoë\u2028"}']
    return [StoredEvent("Kind", body, n, 1_000 + n // 2, None) for n, body in enumerate(bodies)]


def test_any_text_survives() -> None:
    stored = [*a_log(), StoredEvent("Kind", "{}", 3, 900, "person")]
    assert logs.unpacked(logs.packed(stored)) == stored


@pytest.mark.parametrize("at", range(0, 60, 5))
def test_damaged_bytes_are_noticed(at: int) -> None:
    log = bytearray(logs.packed(a_log()))
    log[at] ^= 0xFF
    with pytest.raises(ValueError, match=r".+"):
        logs.unpacked(bytes(log))


@pytest.mark.parametrize("log", [b"", b"\x02" + b"x" * 20, b"\x01", b"\x01abc"])
async def test_a_log_in_no_known_format(hub: Hub, database: Database, log: bytes) -> None:
    table = await match(hub)
    await play_out(table)
    await packed(database, table)
    async with database.transaction() as db:
        await db.execute("UPDATE logs SET log = ?", (log,))
    with pytest.raises(BadLog, match=f"The log of table {table.id} is damaged"):
        await table.past.record()


def left(stored: Sequence[StoredEvent]) -> bool:
    return len(stored) > 0


async def test_logs_are_compressed_a_while_after_the_end(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    old, closed, new, playing = [await match(hub) for _ in range(4)]
    compressing = LogCompactor(database, clock, 0)
    await play_out(old)
    await play_deal(closed)
    await closed.change(ending.abandon)
    clock.move(KEPT_S)
    await play_out(new)
    await act(playing)
    assert await compressing.compress() == 2
    tables = (old, closed, new, playing)
    rows = [left(await rows_of(database, table.id)) for table in tables]
    assert rows == [False, False, True, True]
    assert await compressing.compress() == 0
    clock.move(KEPT_S)
    assert await compressing.compress() == 1
    await act(playing)


async def test_a_log_that_cannot_be_compressed_keeps_back_no_other(
    hub: Hub, database: Database, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, sound = [await match(hub) for _ in range(2)]
    for table in (damaged, sound):
        await play_out(table)
    async with database.transaction() as db:
        await db.execute("DELETE FROM events WHERE number = 7 AND table_id = ?", (damaged.id,))
    clock.move(KEPT_S)
    with caplog.at_level(logging.ERROR):
        assert await LogCompactor(database, clock, 0).compress() == 1
    [said] = [each.getMessage() for each in caplog.records]
    assert f"log not compressed table={damaged.id}" in said
    assert not left(await rows_of(database, sound.id))
