"""What a board shows is known after a restart, without a write of its own for each card."""

from bot.tables.clock import Clock
from bot.tables.hub import Hub
from bot.tables.table import Table
from data.database import Database
from tests.tables.support.people import act, match


async def after_restart(database: Database, clock: Clock, table: Table) -> Table:
    hub = Hub(database, clock)
    await hub.load()
    return await hub.find(table.id)


async def test_it_is_stored_with_what_happens_next(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await match(hub)
    await act(table)
    shown = table.frame_now(12.5)
    table.note_frame(shown)
    assert table.row.frame != shown
    await act(table)
    assert table.row.frame == table.frame
    found = await after_restart(database, clock, table)
    assert found.frame == table.frame == shown
    assert found.frame_now(None) == table.frame_now(None) != shown


async def test_a_stop_stores_it(hub: Hub, database: Database, clock: Clock) -> None:
    first, second = await match(hub), await match(hub)
    second.note_frame(second.frame_now(None))
    await hub.keep_frames()
    assert (await after_restart(database, clock, second)).frame == second.frame_now(None)
    assert (await after_restart(database, clock, first)).frame != first.frame_now(None)


async def test_a_card_and_a_computer_in_a_seat_are_seen(hub: Hub) -> None:
    table = await match(hub)
    shown = table.frame_now(100)
    assert shown.is_like(table.frame_now(104), inexact_s=5)
    assert not shown.is_like(table.frame_now(106), inexact_s=5)
    assert not shown.is_like(table.frame_now(None), inexact_s=5)
    await act(table)
    assert not shown.is_like(table.frame_now(100), inexact_s=5)
