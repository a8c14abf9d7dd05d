"""A computer takes turns of who does not answer; a match that nobody plays pauses, and closes."""

from random import Random

import pytest

from bot.games.cards import Seat
from bot.players import novice
from bot.tables.decisions import ending, play, presence
from bot.tables.errors import StaleAction, TableError
from bot.tables.hub import Hub
from bot.tables.state import DAY_S, ChangeKind
from bot.tables.table import Table, seat_to_play
from bot.tables.timers import Timers
from data import results
from data.database import Database
from data.results import Search
from data.seats import Away, Sitter
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    GUILD,
    Heard,
    act,
    everything,
    match,
    match_with_computers,
    on_turn,
)


def sitter_of(table: Table, user_id: int) -> Sitter:
    return table.seating.sitter(table.seating.seat_of(user_id))


async def wait_out(table: Table) -> None:
    """The person whose turn it is does not answer; a computer acts for them if it may."""
    assert table.turn is not None
    seat = table.turn.seat
    await table.change(presence.stand_in, table.turn)
    if seat_to_play(table) == seat:
        await computer_acts(table, seat)


async def computer_acts(table: Table, seat: Seat) -> None:
    seen = table.view_for_computer(seat)
    action = novice.choose(seen, Random(0))
    await table.change(play.act_as_computer, seat, action, seen.number, seen.step)


async def miss_turns(table: Table, user_id: int, turns: int) -> None:
    """This person misses so many turns, while the others play."""
    while turns or on_turn(table) != user_id:
        if on_turn(table) == user_id:
            await wait_out(table)
            turns -= 1
        else:
            await act(table)


async def restarted(table: Table, database: Database, clock: FakeClock) -> Table:
    hub = Hub(database, clock)
    await hub.load()
    found = await hub.find(table.id)
    assert everything(found) == everything(table)
    return found


async def paused_match(hub: Hub) -> Table:
    """A match of three people, none of whom plays any more."""
    table = await match(hub)
    while table.public.phase != "play":
        await act(table)
    for _ in range(3):
        await wait_out(table)
    assert table.paused_until is not None
    return table


async def test_a_computer_takes_the_turn_alone(hub: Hub) -> None:
    table = await match(hub)
    late = on_turn(table)
    await wait_out(table)
    assert not sitter_of(table, late).played_by_computer
    assert sitter_of(table, late).was_away
    assert table.paused_until is None


async def test_after_three_turns_in_a_row_it_keeps_the_seat(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    await miss_turns(table, CARLA, 2)
    assert not sitter_of(table, CARLA).played_by_computer
    table = await restarted(table, database, clock)
    await wait_out(table)
    assert sitter_of(table, CARLA).away is Away.IDLE
    while seat_to_play(table) is None:
        await act(table)
    assert table.turn is not None
    assert table.turn.seat == table.seating.seat_of(CARLA)


async def test_any_press_begins_the_count_anew(hub: Hub) -> None:
    table = await match(hub)
    await miss_turns(table, CARLA, 2)
    await table.change(presence.come_back, CARLA)
    assert not sitter_of(table, CARLA).was_away
    await miss_turns(table, CARLA, 2)
    assert not sitter_of(table, CARLA).played_by_computer
    await miss_turns(table, CARLA, 1)
    assert sitter_of(table, CARLA).played_by_computer
    await table.change(presence.come_back, CARLA)
    assert not sitter_of(table, CARLA).played_by_computer


async def test_nobody_waits_for_the_wish_of_who_missed_a_turn(hub: Hub) -> None:
    table = await match(hub)
    await miss_turns(table, CARLA, 1)
    for user in (ADA, BEPPE):
        await table.change(ending.agree, user)
    assert table.endings
    assert table.endings[0].settled


async def test_a_match_that_nobody_plays_pauses(hub: Hub) -> None:
    heard, table = Heard(hub), await paused_match(hub)
    assert heard.whats[-1] is ChangeKind.PAUSED
    assert heard.whats.count(ChangeKind.AWAY) == 2
    assert seat_to_play(table) is None
    assert table.turn is not None
    with pytest.raises(StaleAction):
        table.view_for_computer(table.turn.seat)


async def test_a_table_of_one_person_pauses_at_once(hub: Hub) -> None:
    table = await match_with_computers(hub)
    while seat_to_play(table) is not None:
        await computer_acts(table, table.turn.seat if table.turn else Seat(0))
    await wait_out(table)
    assert table.paused_until is not None
    assert not sitter_of(table, ADA).was_away


@pytest.mark.parametrize("user_id", [ADA, BEPPE, CARLA])
async def test_anybody_resumes_it_and_the_time_begins_anew(
    hub: Hub, database: Database, clock: FakeClock, user_id: int
) -> None:
    table = await restarted(await paused_match(hub), database, clock)
    clock.move(5000)
    await table.change(presence.come_back, user_id)
    table = await restarted(table, database, clock)
    assert table.paused_until is None
    assert table.touched_at == int(clock.now())
    await act(table)
    assert table.playing


async def test_a_card_resumes_it(hub: Hub) -> None:
    heard, table = Heard(hub), await paused_match(hub)
    await act(table)
    assert table.paused_until is None
    assert heard.whats[-2:] == [ChangeKind.BACK, ChangeKind.PLAYED]


async def test_it_pauses_when_only_those_stay_who_are_away(hub: Hub) -> None:
    table = await match(hub)
    await miss_turns(table, CARLA, 3)
    await table.change(presence.leave, ADA)
    assert table.paused_until is None
    await table.change(presence.leave, BEPPE)
    until = table.paused_until
    assert until is not None
    await table.change(presence.leave, CARLA)
    assert table.paused_until == until


async def test_a_paused_match_is_closed_after_a_day(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table, began = await paused_match(hub), int(clock.now())
    assert table.paused_until == began + DAY_S
    with pytest.raises(StaleAction):
        await table.change(presence.close_paused)
    second = Hub(database, clock)
    await second.load()
    found, heard, timers = await second.find(table.id), Heard(second), Timers(second, clock)
    timers.start()
    clock.move(DAY_S)
    await heard.until(lambda: found.over)
    await timers.close()
    assert heard.whats == [ChangeKind.ABANDONED]
    assert found.row.paused_at is not None
    [past] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert past.unfinished
    with pytest.raises(TableError):
        await found.change(presence.close_paused)
