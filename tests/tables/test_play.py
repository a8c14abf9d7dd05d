"""Acting at a table: what is accepted, what is stale, what is refused."""

import asyncio

import pytest

from bot.games.cards import Seat
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardsDiscarded, Public
from bot.games.view import SeatView
from bot.tables.decisions import messages, play
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.state import ChangeKind
from bot.tables.table import Table
from data import events, hands
from data.database import Database
from data.hands import HandHandle
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    Heard,
    Wish,
    act,
    match,
    on_turn,
    play_deal,
    wish,
)

HANDLE = HandHandle("a token", 88, 99, 1)


async def do(table: Table, wished: Wish, hand: HandHandle | None = None) -> None:
    await table.change(play.act, wished.user, wished.action, wished.deal, wished.step, hand)


async def stored_count(database: Database, table: Table) -> int:
    return len(await events.load(database.reading, table.id, table.game.pack))


async def test_of_three_clicks_at_once_one_is_accepted(hub: Hub, database: Database) -> None:
    table = await match(hub)
    for _ in range(10):
        wished = wish(table)
        outcomes = await asyncio.gather(
            *(do(table, wished) for _ in range(3)), return_exceptions=True
        )
        assert outcomes[0] is None
        assert [type(late) for late in outcomes[1:]] == [StaleAction, StaleAction]
    assert table.public.discards[table.public.dealer] == 3
    assert sum(len(trick.cards) for trick in (*table.public.tricks, table.public.trick)) == 9
    assert await stored_count(database, table) == table._state.logged


async def test_three_people_who_click_at_once_act_one_by_one(hub: Hub) -> None:
    table = await match(hub)
    await act(table)
    leader = on_turn(table)
    views = {person: table.view_of(person) for person in (ADA, BEPPE, CARLA)}
    wishes = {
        person: Wish(person, wish(table).action, view.number, view.step)
        for person, view in views.items()
    }
    outcomes = dict(
        zip(
            wishes,
            await asyncio.gather(*(do(table, w) for w in wishes.values()), return_exceptions=True),
            strict=True,
        )
    )
    assert outcomes[leader] is None
    others = [outcome for person, outcome in outcomes.items() if person != leader]
    assert all(isinstance(outcome, IllegalAction) for outcome in others)
    assert len(table.public.trick.cards) == 1


async def test_answer_to_the_deal_before_is_stale(hub: Hub) -> None:
    table = await match(hub)
    await act(table)
    old = wish(table)
    await play_deal(table)
    await table.change(play.next_deal)
    with pytest.raises(StaleAction):
        await do(table, Wish(old.user, old.action, old.deal, table.view_of(old.user).step))


async def test_answer_is_not_stale_because_others_acted(hub: Hub) -> None:
    table = await match(hub)
    await act(table)
    waiting = next(p for p in (ADA, BEPPE, CARLA) if p != on_turn(table))
    before = table.view_of(waiting)
    await act(table)
    while on_turn(table) != waiting:
        await act(table)
    wished = wish(table)
    assert (wished.deal, wished.step) == (before.number, before.step)
    await do(table, wished)


async def test_refusal_changes_nothing(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await act(table)
    heard, seen, stored = Heard(hub), table.public, await stored_count(database, table)
    wished = wish(table)
    other = next(p for p in (ADA, BEPPE, CARLA) if p != wished.user)
    with pytest.raises(IllegalAction) as refused:
        await do(table, Wish(other, wished.action, 1, table.view_of(other).step))
    assert refused.value.why is Why.NOT_YOUR_TURN
    assert heard.changes == []
    assert table.public == seen
    assert await stored_count(database, table) == stored


async def test_stranger_neither_sees_nor_acts(hub: Hub) -> None:
    table = await match(hub)
    with pytest.raises(TableError) as refused:
        await do(table, Wish(DINO, wish(table).action, 1, 0))
    assert refused.value.code is TableFault.NOT_SEATED
    with pytest.raises(TableError):
        table.view_of(DINO)


async def test_view_for_computers_shows_no_hand_of_a_person(hub: Hub) -> None:
    table = await match(hub)
    for seat in range(3):
        with pytest.raises(StaleAction):
            table.view_for_computer(Seat(seat))
        with pytest.raises(StaleAction):
            await table.change(play.act_as_computer, Seat(seat), wish(table).action, 1, 0)


async def test_hand_message_is_stored_with_the_card(hub: Hub, database: Database) -> None:
    table = await match(hub)
    wished = wish(table)
    seat = table.seating.seat_of(wished.user)
    await do(table, wished, HANDLE)
    assert table.hand_of(seat) == HANDLE
    assert (await hands.of_tables(database.reading, [table.id]))[table.id] == {seat: HANDLE}


@pytest.mark.sqlite
async def test_hand_message_and_card_are_stored_both_or_not_at_all(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    wished, stored = wish(table), await stored_count(database, table)
    seat = table.seating.seat_of(wished.user)
    async with database.transaction() as db:
        await db.execute(
            "CREATE TRIGGER no_hands BEFORE INSERT ON hands BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    with pytest.raises(StaleAction):
        await do(table, wished, HANDLE)
    assert await stored_count(database, table) == stored
    assert table.hand_of(seat) is None
    async with database.transaction() as db:
        await db.execute("DROP TRIGGER no_hands")
    await do(table, wished, HANDLE)
    assert table.hand_of(seat) == HANDLE


async def test_stale_click_leaves_the_hand_message_as_it_was(hub: Hub) -> None:
    table = await match(hub)
    wished = wish(table)
    await do(table, wished, HANDLE)
    with pytest.raises(StaleAction):
        await do(table, wished, HandHandle("another", 89, 100, 0))
    assert table.hand_of(table.seating.seat_of(wished.user)) == HANDLE


async def test_lost_hand_message_is_forgotten(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await table.change(messages.keep_hand, BEPPE, HANDLE)
    await table.change(messages.forget_hand, Seat(1))
    assert table.hand_of(Seat(1)) is None
    assert (await hands.of_tables(database.reading, [table.id]))[table.id] == {}


async def test_listeners_hear_of_each_card_once_it_is_stored(hub: Hub) -> None:
    table = await match(hub)
    seen: list[tuple[ChangeKind, SeatView]] = []
    hub.listeners.append(lambda change: seen.append((change.what, change.table.public)))
    await act(table)
    await act(table)
    assert [what for what, _ in seen] == [ChangeKind.PLAYED, ChangeKind.PLAYED]
    assert [len(view.trick.cards) for _, view in seen] == [0, 1]


async def test_listeners_hear_of_nothing_hidden(hub: Hub) -> None:
    heard = Heard(hub)
    table = await match(hub)
    await play_deal(table)
    told = [event for change in heard.changes for event in change.events]
    assert len(told) > 100
    assert all(isinstance(event, Public) for event in told)
    assert not any(isinstance(event, CardsDiscarded) for event in told)


async def test_next_deal_begins_once(hub: Hub) -> None:
    table = await match(hub)
    heard, first = Heard(hub), table.public.dealer
    await table.change(play.next_deal)
    assert heard.changes == []
    await play_deal(table)
    assert table.between_deals
    assert table.turn is None
    await asyncio.gather(*(table.change(play.next_deal) for _ in range(3)))
    assert heard.whats.count(ChangeKind.DEALT) == 1
    assert table.public.number == 2
    assert table.public.dealer == (first + 1) % 3
