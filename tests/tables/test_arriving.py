"""People who take a computer's seat in a match under way."""

from random import Random

import pytest

from bot.games import record
from bot.games.cards import Seat
from bot.players import novice
from bot.players.levels import named
from bot.tables.decisions import arriving, ending, lobby, play, presence
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table, seat_to_play
from data import results
from data.database import Database
from data.hands import HandHandle
from data.results import Search
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    GUILD,
    NAMES,
    act,
    everything,
    open_lobby,
)

HANDLE = HandHandle("a fresh token", None, 2_000_000_000, -1)


async def match_with_a_computer(hub: Hub, level: str = "normal") -> Table:
    """A match of Ada, Beppe and a computer, just begun."""
    table = await open_lobby(hub, BEPPE)
    await table.change(lobby.add_computer, ADA, level)
    await table.change(lobby.start, ADA)
    return table


async def takes_seat(table: Table, user_id: int = DINO) -> None:
    await table.change(arriving.take_seat, user_id, NAMES[user_id], "en", HANDLE)


async def refused(table: Table, user_id: int) -> TableFault:
    with pytest.raises(TableError) as fault:
        await takes_seat(table, user_id)
    return fault.value.code


async def play_deal(table: Table) -> None:
    """People and computers play until the deal is over."""
    while table.turn is not None:
        seat = seat_to_play(table)
        if seat is None:
            await act(table)
            continue
        seen = table.view_for_computer(seat)
        chosen = novice.choose(seen, Random(0))
        await table.change(play.act_as_computer, seat, chosen, seen.number, seen.step)


async def test_a_person_sits_down_when_the_next_deal_begins(hub: Hub) -> None:
    table = await match_with_a_computer(hub, "easy")
    computer = table.seating.sitter(Seat(2))
    await takes_seat(table)
    assert table.seating.sitter(Seat(2)) == computer
    await play_deal(table)
    assert not table.seating.has(DINO)
    await table.change(play.next_deal)
    assert table.seating.seat_of(DINO) == 2
    assert table.hand_of(Seat(2)) == HANDLE
    assert table.seating.arrivals == ()
    assert len(table.view_of(DINO).hand) in (25, 28)
    names = [[sitter.name for sitter in table.seating.at_deal(deal)] for deal in (1, 2)]
    assert names == [["Ada", "Beppe", computer.name], ["Ada", "Beppe", "Dino"]]
    assert [sitter.computer for sitter in table.seating.at_deal(1)] == [None, None, named("easy")]


async def test_nothing_of_the_deal_under_way_is_theirs_to_see(hub: Hub) -> None:
    table = await match_with_a_computer(hub)
    await takes_seat(table)
    for _ in range(2):
        with pytest.raises(TableError) as fault:
            table.view_of(DINO)
        assert fault.value.code is TableFault.ARRIVES_LATER
        with pytest.raises(TableError):
            await table.change(presence.come_back, DINO)
        # Nor once it is over: they come with the next one.
        await play_deal(table)


async def test_who_may_not_take_a_seat(hub: Hub) -> None:
    table = await match_with_a_computer(hub)
    assert await refused(table, ADA) is TableFault.ALREADY_SEATED
    await takes_seat(table)
    assert await refused(table, DINO) is TableFault.ARRIVES_LATER
    assert await refused(table, CARLA) is TableFault.NO_SEAT_TO_TAKE
    assert not table.has_place
    await table.change(presence.leave, DINO)
    assert table.has_place
    await takes_seat(table, CARLA)


async def test_nobody_takes_a_seat_in_a_lobby_or_for_a_deal_that_will_not_come(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE)
    await table.change(lobby.add_computer, ADA)
    assert await refused(table, DINO) is TableFault.NOT_PLAYING
    await table.change(lobby.start, ADA)
    await table.change(ending.agree, ADA)
    assert table.has_place
    await table.change(ending.agree, BEPPE)
    assert await refused(table, DINO) is TableFault.NO_SEAT_TO_TAKE


async def test_the_last_deal_of_a_match_takes_nobody_in(hub: Hub) -> None:
    table = await match_with_a_computer(hub)
    places = [table.has_place]
    while not table.over:
        await play_deal(table)
        if table.between_deals:
            await table.change(play.next_deal)
            places.append(table.has_place)
    assert places == [True, True, False]


async def test_who_was_to_come_is_forgotten_when_the_match_ends(hub: Hub) -> None:
    table = await match_with_a_computer(hub)
    await takes_seat(table)
    for user in (ADA, BEPPE):
        await table.change(ending.agree, user)
    await play_deal(table)
    assert table.over
    assert table.seating.arrivals == ()


async def test_the_match_goes_on_for_who_is_to_come(hub: Hub) -> None:
    table = await match_with_a_computer(hub)
    await takes_seat(table)
    for user in (ADA, BEPPE):
        await table.change(presence.leave, user)
    assert table.paused_until is None
    await play_deal(table)
    await table.change(play.next_deal)
    assert table.seating.has(DINO)
    await table.change(presence.leave, DINO)
    assert table.paused_until is not None


async def test_nobody_takes_a_seat_in_a_match_that_is_paused(hub: Hub) -> None:
    table = await match_with_a_computer(hub)
    for person in (ADA, BEPPE):
        await table.change(presence.leave, person)
    assert table.paused_until is not None
    assert await refused(table, DINO) is TableFault.NO_SEAT_TO_TAKE
    await table.change(presence.come_back, ADA)
    await takes_seat(table)


async def test_a_match_pauses_when_the_last_one_will_not_come_either(hub: Hub) -> None:
    table = await match_with_a_computer(hub)
    await takes_seat(table)
    for user in (ADA, BEPPE, DINO):
        assert table.paused_until is None
        await table.change(presence.leave, user)
    assert table.paused_until is not None


@pytest.mark.parametrize(("deals_before", "owner"), [(1, DINO), (2, None)])
async def test_a_match_belongs_to_who_chose_at_least_half_of_the_cards(
    hub: Hub, database: Database, deals_before: int, owner: int | None
) -> None:
    table = await match_with_a_computer(hub)
    for _ in range(deals_before - 1):
        await play_deal(table)
        await table.change(play.next_deal)
    await takes_seat(table)
    await play_deal(table)
    await table.change(play.next_deal)
    for user in (ADA, BEPPE, DINO):
        await table.change(ending.agree, user)
    await play_deal(table)
    [finished] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    found = {seat.name: seat.user_id for seat in finished.seats}
    assert found == {"Ada": ADA, "Beppe": BEPPE, "Dino": owner}
    # Dino has left nothing: a computer was there before.
    assert {seat.left_by for seat in finished.seats} == {None}
    assert sum(seat.payoff for seat in finished.seats) == 0


async def test_the_record_lists_who_sat_there_in_each_deal(hub: Hub) -> None:
    table = await match_with_a_computer(hub)
    computer = table.seating.sitter(Seat(2)).name
    await takes_seat(table)
    await play_deal(table)
    await table.change(play.next_deal)
    for user in (ADA, BEPPE, DINO):
        await table.change(ending.agree, user)
    await play_deal(table)
    read = record.parse(await table.past.record())
    assert [deal.sitters for deal in read.deals] == [
        ("Ada", "Beppe", computer),
        ("Ada", "Beppe", "Dino"),
    ]
    assert len(list(record.check(read))) == 2


async def test_restarts_before_and_after_they_sit_down(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match_with_a_computer(hub)
    await takes_seat(table)
    table = await restarted(table, database, clock)
    await play_deal(table)
    await table.change(play.next_deal)
    table = await restarted(table, database, clock)
    assert table.hand_of(Seat(2)) == HANDLE
    assert (table.seating.sitter(Seat(2)).since, table.seating.sitter(Seat(0)).since) == (2, 1)
    await play_deal(table)


async def restarted(table: Table, database: Database, clock: FakeClock) -> Table:
    """The same table, read anew."""
    hub = Hub(database, clock)
    await hub.load()
    found = await hub.find(table.id)
    assert everything(found) == everything(table)
    return found
