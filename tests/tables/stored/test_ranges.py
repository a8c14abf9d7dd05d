"""Two processes with one database: each plays for the servers of its own shards alone."""

import pytest

from bot.tables import downtime
from bot.tables.decisions import lobby
from bot.tables.errors import Elsewhere, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from data import invitations, rows
from data.database import Database
from data.evenings import ends
from data.evenings.ends import EveningEnd
from data.invitations import Invitation
from data.personal import removals
from data.ranges.shard_range import ShardRange
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, open_lobby

LOW, HIGH = ShardRange(0, 0, 2), ShardRange(1, 1, 2)
HERE, THERE = 2 << 22, 3 << 22
"""A server of the lower shard and one of the higher."""


@pytest.fixture
def low(database: Database, clock: FakeClock) -> Hub:
    return Hub(database, clock, LOW)


@pytest.fixture
def high(database: Database, clock: FakeClock) -> Hub:
    return Hub(database, clock, HIGH)


@pytest.fixture
async def tables(low: Hub, high: Hub) -> tuple[Table, Table]:
    """A lobby on a server of either range."""
    return (
        await open_lobby(low, guild=HERE, channel=HERE),
        await open_lobby(high, guild=THERE, channel=THERE),
    )


async def test_each_brings_back_its_own_tables(
    tables: tuple[Table, Table], database: Database, clock: FakeClock
) -> None:
    for shards, own in zip((LOW, HIGH), tables, strict=True):
        hub = Hub(database, clock, shards)
        await hub.load()
        assert [table.id for table in hub.open_tables()] == [own.id]


async def test_an_open_table_of_the_other_is_not_played_here(
    tables: tuple[Table, Table], low: Hub
) -> None:
    _, theirs = tables
    with pytest.raises(Elsewhere) as refused:
        await low.find(theirs.id)
    assert refused.value.link == f"https://discord.com/channels/{THERE}/{THERE}"
    await theirs.change(lobby.close, ADA, True)
    assert (await low.find(theirs.id)).over


async def test_each_shows_the_ends_of_its_own_tables(
    tables: tuple[Table, Table], low: Hub, high: Hub
) -> None:
    for table in tables:
        await table.change(lobby.close, ADA, True)
    for hub, own in zip((low, high), tables, strict=True):
        assert [table.id for table in await hub.unshown()] == [own.id]


async def test_only_the_own_tables_get_back_the_time_of_a_stop(
    tables: tuple[Table, Table], database: Database, clock: FakeClock
) -> None:
    before = int(clock.now())
    await downtime.note_alive(database, before, LOW)
    await downtime.note_alive(database, before, HIGH)
    clock.move(3600)
    await downtime.leave_out(database, int(clock.now()), LOW)
    found = {}
    for shards, own in zip((LOW, HIGH), tables, strict=True):
        hub = Hub(database, clock, shards)
        await hub.load()
        found[shards] = (await hub.find(own.id)).touched_at
    assert found == {LOW: before + 3600, HIGH: before}


async def test_shards_that_are_cut_anew_go_by_whoever_ran_last(
    tables: tuple[Table, Table], database: Database, clock: FakeClock
) -> None:
    del tables
    await downtime.note_alive(database, int(clock.now()) - 60, HIGH)
    await downtime.note_alive(database, int(clock.now()), LOW)
    clock.move(3600)
    await downtime.leave_out(database, int(clock.now()))
    hub = Hub(database, clock)
    await hub.load()
    assert {table.touched_at for table in hub.open_tables()} == {int(clock.now())}


async def test_what_is_shown_in_channels_is_of_one_range(
    tables: tuple[Table, Table], database: Database
) -> None:
    for place, table in zip((HERE, THERE), tables, strict=True):
        await invitations.keep(
            database, Invitation(place, place, table.id, "", 0, "", live=True, minutes=60)
        )
    async with database.transaction() as db:
        over = (EveningEnd(table.id, 1) for table in tables)
        await rows.put(db, "evening_ends", ("table_id",), *over)
    for shards, own in zip((LOW, HIGH), tables, strict=True):
        assert [each.table_id for each in await invitations.live(database, shards)] == [own.id]
        assert [each.table_id for each in await ends.to_show(database.reading, shards)] == [own.id]


async def test_a_server_of_the_other_has_not_removed_the_bot(
    tables: tuple[Table, Table], database: Database
) -> None:
    assert [table.row.guild_id for table in tables] == [HERE, THERE]
    async with database.transaction() as db:
        await removals.note(db, {HERE}, 1, LOW)
        assert await removals.before(db, 2) == []
        await removals.note(db, set(), 1, HIGH)
        assert await removals.before(db, 2) == [THERE]
        assert await removals.before(db, 2, LOW) == []
        await removals.note(db, set(), 3, LOW)
        assert await removals.before(db, 9, LOW) == [HERE]


async def test_joining_a_table_of_the_other_changes_nothing(
    tables: tuple[Table, Table], low: Hub, high: Hub
) -> None:
    _, theirs = tables
    with pytest.raises(Elsewhere):
        await (await low.find(theirs.id)).change(lobby.join, ADA + 1, "Bruno", "en")
    assert not (await high.find(theirs.id)).seating.has(ADA + 1)


async def test_who_sits_elsewhere_is_not_deleted_everywhere(
    tables: tuple[Table, Table], low: Hub, high: Hub
) -> None:
    here, there = tables
    await here.change(lobby.close, ADA, True)
    with pytest.raises(TableError) as refused:
        await low.forget_everywhere(ADA)
    assert refused.value.code is TableFault.STILL_SOMEWHERE
    await there.change(lobby.close, ADA, True)
    await low.forget_everywhere(ADA)
    assert not (await Hub.find(high, here.id)).seating.has(ADA)
