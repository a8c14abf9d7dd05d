"""Finding tables."""

import gc
import weakref
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.catalogue import find
from bot.tables.decisions import ending, lobby, messages
from bot.tables.hub import KEPT_ENDED, Hub
from bot.tables.setup import Setup
from bot.tables.table import Table
from data.database import Database
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, CARLA, OPENING, match, open_lobby


async def test_open_tables_are_found_by_person(hub: Hub) -> None:
    here = await open_lobby(hub, BEPPE, channel=1)
    there = await open_lobby(hub, channel=2)
    assert hub.open_tables() == (here, there)
    assert hub.of_user(ADA) == (here, there)
    assert hub.of_user(BEPPE) == (here,)
    assert hub.of_user(CARLA) == ()
    await here.change(lobby.close, ADA, may_manage=False, sure=True)
    assert hub.open_tables() == (there,)
    assert hub.of_user(ADA) == (there,)
    assert await hub.find(here.id) is here


async def test_ids_of_tables_are_never_given_twice(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    first = await open_lobby(hub)
    async with database.transaction() as db:
        await db.execute("DELETE FROM seats")
        await db.execute("DELETE FROM tables")
    assert (await open_lobby(Hub(database, clock))).id > first.id


async def test_only_so_many_ended_tables_stay_in_memory(hub: Hub) -> None:
    table = await _ended(hub)
    number, first = table.id, weakref.ref(table)
    del table
    for _ in range(KEPT_ENDED - 1):
        await _ended(hub)
    assert await hub.find(number) is first()

    await _ended(hub)

    gc.collect()
    assert first() is None
    assert (await hub.find(number)).over


async def test_an_ended_table_that_is_in_use_is_the_same_for_everybody(hub: Hub) -> None:
    table = await _ended(hub)
    for _ in range(KEPT_ENDED):
        await _ended(hub)

    assert await hub.find(table.id) is table


def holds(folder: Path, text: str) -> bool:
    """Whether a file of the database holds this text anywhere."""
    return any(text.encode() in file.read_bytes() for file in folder.glob("test.db*"))


async def test_no_file_holds_the_name_of_somebody_who_was_deleted(
    hub: Hub, database: Database, tmp_path: Path
) -> None:
    name = "Zenobia Zanzibar"
    table = await hub.open(Setup(find("scarto")()), replace(OPENING, name=name))
    await table.change(lobby.close, ADA, may_manage=False)
    assert holds(tmp_path, name)

    await hub.forget_everywhere(ADA)

    assert not holds(tmp_path, name)


async def _ended(hub: Hub) -> Table:
    table = await open_lobby(hub)
    await table.change(lobby.close, ADA, may_manage=False)
    return table


async def test_an_ended_table_that_cannot_be_read_does_not_hide_the_others(
    hub: Hub, database: Database, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await match(hub) for _ in range(2)]
    for table in tables:
        await table.change(messages.set_board, 1, 1)
        await table.change(ending.abandon)
    async with database.transaction() as db:
        await db.execute("UPDATE tables SET game = 'poker' WHERE id = ?", (tables[0].id,))
    found = await Hub(database, clock).unshown()
    assert [table.id for table in found] == [tables[1].id]
    assert len(caplog.records) == 1
