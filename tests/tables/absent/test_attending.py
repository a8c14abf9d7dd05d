"""Who has a part in a deal is stored with it: one bit a seat."""

from bot.games.cards import Seat
from bot.tables.decisions import arriving, lobby, play, presence
from bot.tables.hub import Hub
from bot.tables.store import read
from bot.tables.table import Table
from data.database import Database
from data.hands import HandHandle
from data.seats import MOST_MISSED
from data.tables import UNKNOWN
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    NAMES,
    match,
    open_lobby,
)
from tests.tables.support.sitting import into_the_next_deal, step, to_the_end


async def noted(database: Database, table: Table) -> tuple[int, ...]:
    """What is stored of who was there."""
    return (await read(database.reading, table.id)).row.present


def bit(table: Table, user_id: int) -> int:
    """The bit of somebody's seat."""
    return 1 << table.seating.seat_of(user_id)


async def test_whoever_starts_has_a_part_and_no_computer(hub: Hub, database: Database) -> None:
    table = await open_lobby(hub, BEPPE)
    await table.change(lobby.add_computer, ADA)
    await table.change(lobby.start, ADA)
    assert await noted(database, table) == (bit(table, ADA) | bit(table, BEPPE),)


async def test_who_has_left_has_none_in_the_next_deal(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await table.change(presence.leave, CARLA)
    await to_the_end(table)
    await table.change(play.next_deal)
    assert await noted(database, table) == (0b111, 0b111 & ~bit(table, CARLA))


async def test_whose_last_turn_a_computer_took_has_none(hub: Hub, database: Database) -> None:
    table, idle = await into_the_next_deal(hub)
    assert await noted(database, table) == (0b111, 0b111 & ~bit(table, idle))


async def test_who_is_back_before_anybody_acts_has_one(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await table.change(presence.leave, CARLA)
    await to_the_end(table)
    await table.change(play.next_deal)
    await table.change(presence.come_back, CARLA)
    assert await noted(database, table) == (0b111, 0b111)


async def test_who_is_back_after_anybody_acted_has_none(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await table.change(presence.leave, CARLA)
    await to_the_end(table)
    await table.change(play.next_deal)
    await step(table)
    await table.change(presence.come_back, CARLA)
    assert await noted(database, table) == (0b111, 0b111 & ~bit(table, CARLA))


async def test_who_goes_later_keeps_their_part(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await table.change(presence.leave, CARLA)
    await table.change(presence.come_back, CARLA)
    await step(table)
    await table.change(presence.leave, BEPPE)
    for _ in range(MOST_MISSED):
        await step(table)
    assert await noted(database, table) == (0b111,)


async def test_who_arrives_has_a_part_from_then_on(hub: Hub, database: Database) -> None:
    table = await open_lobby(hub, BEPPE)
    await table.change(lobby.add_computer, ADA)
    await table.change(lobby.start, ADA)
    handle = HandHandle("token", None, 2_000_000_000, -1)
    await table.change(arriving.take_seat, DINO, NAMES[DINO], "en", handle)
    await to_the_end(table)
    await table.change(play.next_deal)
    before, now = await noted(database, table)
    assert (before, now) == (0b111 & ~bit(table, DINO), 0b111)


async def test_a_deal_that_was_dealt_before_is_not_known(hub: Hub, database: Database) -> None:
    table = await match(hub)
    async with database.transaction() as db:
        await db.execute("UPDATE tables SET present = '[]'")
    await table.read_again()
    await table.change(presence.leave, CARLA)
    await table.change(presence.come_back, CARLA)
    assert await noted(database, table) == ()
    await to_the_end(table)
    await table.change(play.next_deal)
    assert await noted(database, table) == (UNKNOWN, 0b111)
    row = (await read(database.reading, table.id)).row
    assert [row.was_present(deal, Seat(0)) for deal in (1, 2, 3)] == [None, True, None]
