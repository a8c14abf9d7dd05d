"""People take their last card back, at tables that allow it."""

import json
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from dataclasses import replace
from random import Random

import pytest

from bot.games import record
from bot.games.actions import Play, TakeBack
from bot.games.errors import IllegalAction, Why
from bot.tables.computers import Computers
from bot.tables.decisions import lobby, play, presence
from bot.tables.errors import StaleAction
from bot.tables.hub import Hub
from bot.tables.table import Table
from data import events
from data.database import Database
from data.hands import HandHandle
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    Heard,
    act,
    everything,
    on_turn,
    open_lobby,
    play_out,
    wish,
)


async def undo_match(hub: Hub, *others: int) -> Table:
    """A match of Ada, these people and computers where a card has to be led, with undoing."""
    table = await open_lobby(hub, *others)
    await table.change(lobby.set_up, ADA, lambda old: replace(old, undo=True))
    for _ in range(2 - len(others)):
        await table.change(lobby.add_computer, ADA)
    await table.change(lobby.start, ADA)
    return table


async def match_of_three(hub: Hub) -> Table:
    table = await undo_match(hub, BEPPE, CARLA)
    while table.public.phase != "play":
        await act(table)
    return table


async def undo(table: Table, user_id: int) -> None:
    seen = table.view_of(user_id)
    await table.change(play.act, user_id, TakeBack(), seen.number, seen.step)


async def test_a_hand_is_kept_with_the_moment_that_it_shows(hub: Hub) -> None:
    table = await match_of_three(hub)
    user = on_turn(table)
    await act(table)
    seen = table.view_of(user)
    hand = HandHandle("token", 1, 2_000_000_000, seen.step)
    await table.change(play.act, user, TakeBack(), seen.number, seen.step, hand)
    assert seen.seat is not None
    kept = table.hand_of(seen.seat)
    assert kept is not None
    assert kept.step == table.view_of(user).step


async def refused(table: Table, user_id: int) -> None:
    version = table.version
    with pytest.raises(IllegalAction) as caught:
        await undo(table, user_id)
    assert caught.value.why is Why.NOTHING_TO_TAKE_BACK
    assert table.version == version


async def test_a_card_is_taken_back_and_another_one_played(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match_of_three(hub)
    user, before = on_turn(table), table.view_of(on_turn(table))
    await act(table)
    assert table.may_undo == before.seat
    await undo(table, user)
    view = table.view_of(user)
    assert (view.hand, view.trick, view.ask) == (before.hand, before.trick, before.ask)
    assert table.may_undo is None
    again = Hub(database, clock)
    await again.load()
    assert everything(await again.find(table.id)) == everything(table)
    await table.change(play.act, user, Play(view.hand[-1]), view.number, view.step)
    kinds = [
        type(e).__name__ for e in await events.load(database.reading, table.id, table.game.pack)
    ]
    assert kinds[-5:] == ["TurnCame", "TakenBack", "TurnCame", "CardPlayed", "TurnCame"]


async def test_only_where_it_was_chosen_in_the_lobby(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(lobby.start, ADA)
    while table.public.phase != "play":
        await act(table)
    user = on_turn(table)
    await act(table)
    assert table.may_undo is None
    await refused(table, user)


async def test_not_once_somebody_has_acted(hub: Hub) -> None:
    table = await match_of_three(hub)
    user = on_turn(table)
    await act(table)
    await act(table)
    await refused(table, user)


async def test_not_the_card_that_a_computer_played_for_a_person(hub: Hub) -> None:
    table = await match_of_three(hub)
    user, turn = on_turn(table), table.turn
    assert turn is not None
    await table.change(presence.stand_in, turn)
    seen = table.view_for_computer(turn.seat)
    await table.change(play.act_as_computer, turn.seat, Play(seen.hand[0]), seen.number, seen.step)
    assert table.may_undo is None
    with pytest.raises(IllegalAction):
        await undo(table, user)


async def test_a_press_that_saw_the_card_taken_back_is_too_late(hub: Hub) -> None:
    table = await match_of_three(hub)
    user = on_turn(table)
    await act(table)
    late = wish(table)
    await undo(table, user)
    await act(table)
    assert on_turn(table) == late.user
    with pytest.raises(StaleAction):
        await table.change(play.act, late.user, late.action, late.deal, late.step)


async def test_a_card_chosen_ahead_for_the_trick_is_forgotten(hub: Hub) -> None:
    table = await match_of_three(hub)
    user = on_turn(table)
    await act(table)
    await act(table)
    third, seen = on_turn(table), table.view_of(on_turn(table))
    await act(table)
    other = next(person for person in (ADA, BEPPE, CARLA) if person != on_turn(table))
    seen = table.view_of(other)
    await table.change(play.choose_ahead, other, Play(seen.hand[0]), seen.number, seen.step)
    assert table.plan_of(other) is not None
    await undo(table, third)
    assert table.plan_of(other) is None
    assert user != third


async def test_its_deals_are_stored_as_unrated_and_its_record_holds(
    hub: Hub, database: Database
) -> None:
    table, rng = await match_of_three(hub), Random(3)
    for _ in range(3):
        user = on_turn(table)
        await act(table, rng)
        await undo(table, user)
        await act(table, rng)
    await play_out(table, rng)
    rated = await database.reading.execute_fetchall("SELECT rated FROM deals")
    assert [flag for (flag,) in rated] == [0] * 3
    chosen = await events.chosen(database.reading, table.id)
    assert [each.cards for each in chosen] == [75] * 3
    written = record.read(json.dumps(await table.past.record()))
    assert len(list(record.check(written))) == 3


@pytest.fixture
async def patient(hub: Hub, executor: Executor) -> AsyncIterator[Computers]:
    computers = Computers(hub, executor, 0, Random(1), undo_s=0.5)
    computers.start()
    yield computers
    await computers.close()


@pytest.mark.usefixtures("patient")
async def test_a_computer_waits_while_a_card_can_be_taken_back(hub: Hub) -> None:
    heard, table = Heard(hub), await undo_match(hub)
    seat = table.seating.seat_of(ADA)

    def ada_leads_or_follows() -> bool:
        return table.public.phase == "play" and table.public.to_act == seat

    while table.public.phase != "play":
        await heard.until(lambda: table.public.phase == "play" or table.public.to_act == seat)
        if table.public.to_act == seat:
            await act(table)
    await heard.until(ada_leads_or_follows)
    # Whoever plays last to a trick may lead to the next one: then nobody else is to act.
    while len(table.public.trick.cards) == 2:
        await act(table)
        await heard.until(ada_leads_or_follows)
    laid = table.public.trick.cards
    await act(table)
    # The card lies there, and whoever is next has not answered yet.
    assert table.may_undo == seat
    await undo(table, ADA)
    assert table.public.trick.cards == laid
    await act(table)
    await heard.until(lambda: table.may_undo is None)
