"""Leaving a match, standing in, coming back."""

from random import Random

import pytest

from bot.players import novice
from bot.tables.change import What
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.seating import Away
from bot.tables.table import Table
from data import results
from data.database import Database
from data.tables import State
from tests.tables.clock import FakeClock
from tests.tables.people import (
    ADA,
    BEPPE,
    CARLA,
    GUILD,
    Heard,
    act,
    match,
    match_with_computers,
    on_turn,
    wish,
)


async def act_for_the_absent(table: Table) -> None:
    assert table.turn is not None
    seen = table.view_for_computer(table.turn.seat)
    action = novice.choose(seen, Random(0))
    await table.act_as_computer(table.turn.seat, action, seen.number, seen.step)


async def test_seat_of_who_left_is_kept_and_played_by_a_computer(hub: Hub) -> None:
    table = await match(hub)
    heard, gone = Heard(hub), on_turn(table)
    await table.leave(gone)
    sitter = table.seating.sitter(table.seating.seat_of(gone))
    assert (sitter.user_id, sitter.away) == (gone, Away.LEFT)
    assert heard.whats == [What.AWAY]
    await act_for_the_absent(table)
    assert on_turn(table) in (ADA, BEPPE, CARLA)


async def test_who_left_takes_the_seat_back_by_a_press(hub: Hub) -> None:
    table = await match(hub)
    gone = on_turn(table)
    await table.leave(gone)
    heard = Heard(hub)
    await table.come_back(gone)
    await table.come_back(gone)
    assert heard.whats == [What.BACK]
    assert not table.seating.sitter(table.seating.seat_of(gone)).played_by_computer


async def test_who_acts_is_back(hub: Hub) -> None:
    table = await match(hub)
    wished = wish(table)
    await table.leave(wished.user)
    await table.act(wished.user, wished.action, wished.deal, wished.step)
    assert all(sitter.away is None for sitter in table.seating.sitters)


async def test_computer_that_chose_before_the_person_was_back_is_too_late(hub: Hub) -> None:
    table = await match(hub)
    wished = wish(table)
    await table.leave(wished.user)
    await table.come_back(wished.user)
    with pytest.raises(StaleAction):
        await table.act_as_computer(
            table.seating.seat_of(wished.user), wished.action, wished.deal, wished.step
        )


async def test_match_ends_without_result_when_all_people_left(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await act(table)
    heard = Heard(hub)
    for person in (ADA, BEPPE, CARLA):
        await table.leave(person)
    assert heard.whats == [What.AWAY, What.AWAY, What.ABANDONED]
    assert table.state is State.CLOSED
    assert table.revealed is not None
    assert await results.newest_of_guild(database.reading, GUILD, 5) == ()
    with pytest.raises(TableError) as refused:
        await table.come_back(ADA)
    assert refused.value.code is TableFault.TABLE_OVER


async def test_match_against_computers_ends_when_the_person_leaves(hub: Hub) -> None:
    table = await match_with_computers(hub)
    await table.leave(ADA)
    assert table.over


async def test_who_is_only_idle_keeps_the_match_going(hub: Hub) -> None:
    table = await match(hub)
    assert table.turn is not None
    idle = on_turn(table)
    await table.stand_in(table.turn)
    for person in {ADA, BEPPE, CARLA} - {idle}:
        await table.leave(person)
    assert table.playing
    await table.leave(idle)
    assert table.over


async def test_stand_in_comes_too_late_for_who_just_acted(hub: Hub) -> None:
    table = await match(hub)
    turn = table.turn
    assert turn is not None
    await act(table)
    with pytest.raises(StaleAction):
        await table.stand_in(turn)


async def test_press_of_the_player_to_act_counts_as_presence_and_no_other(
    hub: Hub, clock: FakeClock
) -> None:
    table = await match(hub)
    began = table.touched_at
    clock.move(30)
    for person in {ADA, BEPPE, CARLA} - {on_turn(table)}:
        await table.come_back(person)
    assert table.touched_at == began
    await table.come_back(on_turn(table))
    assert table.touched_at == began + 30
