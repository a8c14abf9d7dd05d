"""Leaving a match, standing in, coming back."""

from random import Random

import pytest

from bot.players import novice
from bot.tables.decisions import play, presence
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.state import DAY_S, ChangeKind
from bot.tables.table import Table
from data import results
from data.database import Database
from data.results import Search
from data.seats import Away
from data.tables import Stage
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    GUILD,
    Heard,
    act,
    match,
    match_with_computers,
    on_turn,
    stage,
    wish,
)


async def act_for_the_absent(table: Table) -> None:
    assert table.turn is not None
    seen = table.view_for_computer(table.turn.seat)
    action = novice.choose(seen, Random(0))
    await table.change(play.act_as_computer, table.turn.seat, action, seen.number, seen.step)


async def test_a_computer_plays_for_a_person_who_has_left(hub: Hub) -> None:
    table = await match(hub)
    heard, gone = Heard(hub), on_turn(table)
    await table.change(presence.leave, gone)
    sitter = table.seating.sitter(table.seating.seat_of(gone))
    assert (sitter.user_id, sitter.away) == (gone, Away.LEFT)
    assert heard.whats == [ChangeKind.AWAY]
    await act_for_the_absent(table)
    assert on_turn(table) in (ADA, BEPPE, CARLA)


async def test_a_press_takes_the_seat_back(hub: Hub) -> None:
    table = await match(hub)
    gone = on_turn(table)
    await table.change(presence.leave, gone)
    heard = Heard(hub)
    await table.change(presence.come_back, gone)
    await table.change(presence.come_back, gone)
    assert heard.whats == [ChangeKind.BACK]
    assert not table.seating.sitter(table.seating.seat_of(gone)).played_by_computer


async def test_acting_brings_a_person_back(hub: Hub) -> None:
    table = await match(hub)
    wished = wish(table)
    await table.change(presence.leave, wished.user)
    await table.change(play.act, wished.user, wished.action, wished.deal, wished.step)
    assert all(sitter.away is None for sitter in table.seating.sitters)


async def test_computer_that_chose_before_the_person_was_back_is_too_late(hub: Hub) -> None:
    table = await match(hub)
    wished = wish(table)
    await table.change(presence.leave, wished.user)
    await table.change(presence.come_back, wished.user)
    with pytest.raises(StaleAction):
        await table.change(
            play.act_as_computer,
            table.seating.seat_of(wished.user),
            wished.action,
            wished.deal,
            wished.step,
        )


async def test_match_pauses_when_all_people_have_left(hub: Hub, clock: FakeClock) -> None:
    table = await match(hub)
    await act(table)
    heard = Heard(hub)
    for person in (ADA, BEPPE, CARLA):
        await table.change(presence.leave, person)
    assert heard.whats == [ChangeKind.AWAY, ChangeKind.AWAY, ChangeKind.AWAY, ChangeKind.PAUSED]
    assert table.paused_until == clock.now() + DAY_S
    assert not any(table.seating.engages(person) for person in (ADA, BEPPE, CARLA))
    await table.change(presence.come_back, ADA)
    assert table.paused_until is None
    assert table.seating.engages(ADA)


async def test_a_match_that_nobody_comes_back_to_is_closed(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    for person in (ADA, BEPPE, CARLA):
        await table.change(presence.leave, person)
    clock.move(DAY_S)
    await table.change(presence.close_paused)
    assert stage(table) is Stage.CLOSED
    assert table.revealed is not None
    [past] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert past.unfinished
    with pytest.raises(TableError) as refused:
        await table.change(presence.come_back, ADA)
    assert refused.value.code is TableFault.TABLE_OVER


async def test_who_has_left_may_have_their_data_deleted_meanwhile(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    with pytest.raises(TableError) as refused:
        await hub.forget_everywhere(ADA)
    assert refused.value.code is TableFault.STILL_SOMEWHERE
    for person in (ADA, BEPPE):
        await table.change(presence.leave, person)
    await hub.forget_everywhere(ADA)
    await hub.forget(GUILD, BEPPE)
    for found in (table, await Hub(database, clock).find(table.id)):
        nobody, other, carla = found.seating.sitters
        assert nobody.is_forgotten
        assert other.is_forgotten
        assert (nobody.name, nobody.away, carla.user_id) == ("—", Away.LEFT, CARLA)
    assert hub.of_user(ADA) == ()
    with pytest.raises(TableError) as refused:
        await table.change(presence.come_back, ADA)
    assert refused.value.code is TableFault.NOT_SEATED
    await table.change(presence.leave, CARLA)
    assert table.paused_until is not None


async def test_who_was_deleted_is_called_nothing(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await table.change(presence.leave, ADA)
    await hub.forget(GUILD, ADA)
    while (turn := table.turn) is not None:
        if table.seating.sitter(turn.seat).away is None:
            await act(table)
            continue
        action = novice.choose(table.view_for_computer(turn.seat), Random(1))
        await table.change(play.act_as_computer, turn.seat, action, turn.deal, turn.step)
    called = await database.reading.execute_fetchall("SELECT user_id FROM names ORDER BY user_id")
    assert list(called) == [(BEPPE,), (CARLA,)]


async def test_match_against_computers_pauses_when_the_person_leaves(hub: Hub) -> None:
    table = await match_with_computers(hub)
    await table.change(presence.leave, ADA)
    assert table.paused_until is not None


async def test_an_idle_person_alone_has_the_match_pause(hub: Hub) -> None:
    table = await match(hub)
    assert table.turn is not None
    idle = on_turn(table)
    await table.change(presence.stand_in, table.turn)
    for person in {ADA, BEPPE, CARLA} - {idle}:
        await table.change(presence.leave, person)
    assert table.paused_until is not None
    await table.change(presence.leave, idle)
    assert table.paused_until is not None


async def test_a_stand_in_comes_too_late_after_an_action(hub: Hub) -> None:
    table = await match(hub)
    turn = table.turn
    assert turn is not None
    await act(table)
    with pytest.raises(StaleAction):
        await table.change(presence.stand_in, turn)


async def test_only_a_press_of_the_player_to_act_restarts_the_clock(
    hub: Hub, clock: FakeClock
) -> None:
    table = await match(hub)
    began = table.touched_at
    clock.move(30)
    for person in {ADA, BEPPE, CARLA} - {on_turn(table)}:
        await table.change(presence.come_back, person)
    assert table.touched_at == began
    await table.change(presence.come_back, on_turn(table))
    assert table.touched_at == began + 30
