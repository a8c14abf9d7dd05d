"""Who chose each card is in the log, and a match belongs to who chose most of its cards."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from bot.games import record
from bot.games.actions import Play
from bot.games.cards import Seat
from bot.games.errors import IllegalAction
from bot.games.events import DealScored
from bot.games.match import Match
from bot.players import novice
from bot.tables.decisions import play, presence
from bot.tables.hub import Hub
from bot.tables.outcomes import results_of
from bot.tables.store import read
from bot.tables.table import Table, seat_to_play
from data import events, results
from data.database import Database
from data.events import ActedBy, Chosen
from data.results import Search
from tests.data.support.boards import matches_of_all
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    GUILD,
    act,
    everything,
    match,
    on_turn,
)


async def step(table: Table) -> None:
    """The person or the computer whose turn it is does something."""
    seat = seat_to_play(table)
    if seat is None:
        await act(table)
    elif table.turn is not None and table.follows_plan:
        await table.change(play.follow_plan, table.turn)
    else:
        seen = table.view_for_computer(seat)
        chosen = novice.choose(seen, Random(0))
        await table.change(play.act_as_computer, seat, chosen, seen.number, seen.step)


async def play_out(table: Table) -> None:
    while not table.over:
        await (table.change(play.next_deal) if table.between_deals else step(table))


async def until_a_plan_counts(table: Table) -> None:
    """People play until it is Carla's turn, and she has chosen her card ahead."""
    while table.public.phase != "play":
        await step(table)
    while not table.follows_plan:
        seen = table.view_of(CARLA)
        waits = seen.trick.cards and seen.hand and on_turn(table) != CARLA
        if waits and table.plan_of(CARLA) is None:
            card = Play(seen.hand[0])
            # The suit that was led may forbid it.
            with suppress(IllegalAction):
                await table.change(play.choose_ahead, CARLA, card, seen.number, seen.step)
        await (table.change(play.next_deal) if table.between_deals else step(table))


async def logged(database: Database, table: Table) -> list[tuple[str, str | None]]:
    found = await database.reading.execute_fetchall(
        "SELECT kind, by FROM events WHERE table_id = ? ORDER BY number", (table.id,)
    )
    return [(kind, by) for kind, by in found]


async def chosen(database: Database, table: Table, user_id: int) -> dict[ActedBy | None, int]:
    seat = table.seating.seat_of(user_id)
    found = await events.chosen(database.reading, table.id)
    return {each.by: each.cards for each in found if each.seat == seat}


async def test_the_log_says_who_chose_what_a_seat_did(hub: Hub, database: Database) -> None:
    table = await match(hub)
    assert {by for _, by in await logged(database, table)} == {None}
    while table.public.phase != "play":
        await step(table)
    kinds = {kind for kind, by in await logged(database, table) if by == "person"}
    assert kinds == {"CardsDiscarded"}
    gone = on_turn(table)
    await table.change(presence.leave, gone)
    await step(table)
    assert await chosen(database, table, gone) == {ActedBy.COMPUTER: 1}
    here = on_turn(table)
    await step(table)
    assert await chosen(database, table, here) == {ActedBy.PERSON: 1}
    # What nobody chose says nothing.
    kinds = {kind for kind, by in await logged(database, table) if by is None}
    assert {"TurnCame", "HandDealt", "PhaseBegan"} <= kinds
    assert "CardPlayed" not in kinds


async def test_a_card_chosen_ahead_is_told_apart(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await until_a_plan_counts(table)
    before = await chosen(database, table, CARLA)
    await step(table)
    after = await chosen(database, table, CARLA)
    assert after == {**before, ActedBy.PLAN: 1}


async def test_the_record_tells_what_computers_chose_and_no_plans(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    await until_a_plan_counts(table)
    await step(table)
    await table.change(presence.leave, CARLA)
    await play_out(table)
    said = {"person": None, "plan": None, "computer": "computer"}
    told = [by for _, by in await logged(database, table) if by is not None]
    assert set(told) == {*said}
    written = record.read(json.dumps(await table.past.record()))
    assert [move.by for deal in written.deals for move in deal.moves] == [said[by] for by in told]
    assert len(list(record.check(written))) == len(written.deals)


async def test_a_match_that_was_left_is_nobodys_and_stays_in_the_history(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    while sum(table.public.cards_left) > 60:
        await step(table)
    await table.change(presence.leave, CARLA)
    await play_out(table)
    [finished] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert [seat.user_id for seat in finished.seats] == [ADA, BEPPE, None]
    assert [seat.left_by for seat in finished.seats] == [None, None, CARLA]
    assert await matches_of_all(database, GUILD) == {ADA: 1, BEPPE: 1}
    found = await results.newest(database.reading, Search(guild_id=GUILD, player=CARLA), 5)
    assert found == (finished,)


async def test_who_leaves_late_keeps_the_match(hub: Hub, database: Database) -> None:
    table = await match(hub)
    while table.public.number < 3:
        await (table.change(play.next_deal) if table.between_deals else step(table))
    await table.change(presence.leave, CARLA)
    await play_out(table)
    [finished] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert [seat.user_id for seat in finished.seats] == [ADA, BEPPE, CARLA]
    assert {seat.left_by for seat in finished.seats} == {None}


async def test_the_count_goes_on_across_a_restart(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    while sum(table.public.cards_left) > 30:
        await step(table)
    await table.change(presence.leave, CARLA)
    second = Hub(database, clock)
    await second.load()
    again = await second.find(table.id)
    assert everything(again) == everything(table)
    before = await chosen(database, table, CARLA)
    await play_out(again)
    after = await chosen(database, again, CARLA)
    assert after[ActedBy.PERSON] == before[ActedBy.PERSON] > 0
    assert sum(after.values()) == 3 * 25
    [finished] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert [seat.user_id for seat in finished.seats] == [ADA, BEPPE, None]


async def test_cards_of_an_older_log_are_those_of_the_person(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await table.change(presence.leave, CARLA)
    while table.public.number < 3:
        await (table.change(play.next_deal) if table.between_deals else step(table))
    async with database.transaction() as db:
        await db.execute("UPDATE events SET by = NULL WHERE table_id = ?", (table.id,))
    await play_out(table)
    [finished] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert [seat.user_id for seat in finished.seats] == [ADA, BEPPE, CARLA]


@pytest.mark.parametrize(("present", "leaver"), [((0b111,), ADA), ((0b110, 0b111), None)])
async def test_only_who_began_the_match_can_have_left_it(
    hub: Hub, database: Database, present: tuple[int, ...], leaver: int | None
) -> None:
    table = await match(hub)
    found = await read(database.reading, table.id)
    played = Match(found.game, Seat(0), (DealScored((0, 0, 0), (4, -8, 4), ()),))
    row = replace(found.row, ended_at=99, present=present)
    chosen = [Chosen(Seat(0), ActedBy.PERSON, 4), Chosen(Seat(0), ActedBy.COMPUTER, 5)]
    first, *_ = results_of(replace(found, row=row, match=played), chosen)
    assert (first.user_id, first.left_by) == (None, leaver)


@pytest.mark.parametrize(
    ("cards", "owner"),
    [
        ((), ADA),
        (((ActedBy.PERSON, 5), (ActedBy.COMPUTER, 5)), ADA),
        (((ActedBy.PERSON, 4), (ActedBy.COMPUTER, 5)), None),
        (((ActedBy.PERSON, 3), (ActedBy.PLAN, 2), (ActedBy.COMPUTER, 5)), ADA),
        (((None, 3), (ActedBy.PERSON, 2), (ActedBy.COMPUTER, 5)), ADA),
    ],
)
async def test_half_of_the_cards_are_enough(
    hub: Hub,
    database: Database,
    cards: Sequence[tuple[ActedBy | None, int]],
    owner: int | None,
) -> None:
    table = await match(hub)
    found = await read(database.reading, table.id)
    scored = (DealScored((0, 0, 0), (4, -8, 4), ()),)
    played = Match(found.game, Seat(0), scored)
    ended = replace(found, row=replace(found.row, ended_at=99), match=played)
    seat = table.seating.seat_of(ADA)
    counted = [Chosen(seat, by, number) for by, number in cards]
    owners = {result.seat: result.user_id for result in results_of(ended, counted)}
    assert owners[seat] == owner
    assert {*owners.values()} >= {BEPPE, CARLA}
