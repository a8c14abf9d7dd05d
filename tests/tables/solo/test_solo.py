"""Tables of one person: begun, played on from a deal that is over, taken back, and kept apart."""

from concurrent.futures import Executor
from dataclasses import replace
from random import Random

import pytest

from bot.app.jobs.scheduled_jobs import PRACTICE_S, ScheduledJobs
from bot.games.actions import Action, Bid, CardsFrom, OneOf, Slam
from bot.games.cards import Seat
from bot.games.catalogue import find
from bot.games.errors import IllegalAction
from bot.games.game import Game
from bot.games.view import SeatView
from bot.players import choosing, novice
from bot.ratings.units import KINDS
from bot.tables.decisions import ending, play, solo
from bot.tables.errors import NotFound, StaleAction, TableError, TableFault
from bot.tables.hub import Hub, StartingPoint
from bot.tables.setup import Setup
from bot.tables.solo_computers import SoloComputers
from bot.tables.table import Table
from bot.tables.thinking.exact import ExactPlayers
from data.database import Database
from data.personal import stored
from data.tables import OF_GROUPS
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    DINO,
    OPENING,
    act,
    match,
    match_of,
    play_deal,
)

SCARTO, FRENCH = find("scarto")(), find("tarocco-francese")()


@pytest.fixture
def computers(database: Database, executor: Executor) -> SoloComputers:
    return SoloComputers(database, ExactPlayers(None, executor))


async def practice(hub: Hub, game: Game | None = None) -> Table:
    """A new deal that Ada plays alone."""
    return await hub.open_practice(Setup(game or SCARTO), OPENING, "normal")


async def act_alone(table: Table, computers: SoloComputers, rng: Random) -> None:
    """Ada does something sensible, and the computers after her."""
    seen = table.view_of(ADA)
    action = choosing.choose("simple", seen, rng)
    await table.change(play.act, ADA, action, seen.number, seen.step)
    await computers.play_on(table)


async def play_alone(table: Table, computers: SoloComputers, rng: Random) -> None:
    """Ada plays until the deal is over."""
    await computers.play_on(table)
    while not table.over:
        await act_alone(table, computers, rng)


@pytest.mark.parametrize(("key", "players"), KINDS)
async def test_whoever_plays_on_sees_what_was_seen_at_that_step(
    hub: Hub, key: str, players: int
) -> None:
    kind = find(key)
    game = kind(kind.options_type(), players)
    source, rng = await match_of(hub, game), Random(3)
    await play_deal(source, rng)
    if source.between_deals:
        await source.change(play.next_deal)
        await play_deal(source, rng)
    if not source.over:
        await source.change(ending.abandon)
    number = source.public.number
    replay = await source.past.replay(number)
    for step in range(0, replay.at(0).steps, 3):
        moment = replay.at(step)
        seat = Seat(rng.randrange(game.players))
        start = StartingPoint(number, step, seat)
        fresh = await hub.play_from(source, start, OPENING, "normal")
        assert fresh.view_of(ADA) == replace(moment.seats[seat], game=fresh.game)
        assert [each.computer is None for each in fresh.seating.sitters].count(True) == 1
        assert fresh.row.first_step == moment.seats[seat].step


@pytest.mark.parametrize(("key", "players"), KINDS)
async def test_an_own_card_is_played_again_from_its_step(hub: Hub, key: str, players: int) -> None:
    kind = find(key)
    source = await match_of(hub, kind(kind.options_type(), players))
    while not source.public.tricks:
        await play_deal(source, Random(3))
        if source.between_deals and not source.public.tricks:
            await source.change(play.next_deal)
    number = source.public.number
    own = await source.past.own_deal(number, ADA)
    if not source.over:
        await source.change(ending.abandon)
    replay = await source.past.replay(number)
    assert own.cards
    for card in own.cards:
        seen = replay.at(card.step).seats[own.seat]
        assert replace(seen, over=card.seen.over) == card.seen


async def test_the_cards_of_a_copy_are_those_of_its_source(
    hub: Hub, computers: SoloComputers
) -> None:
    source = await match(hub)
    await play_deal(source, Random(1))
    await source.change(ending.abandon)
    fresh = await hub.play_from(source, StartingPoint(1, 0, Seat(1)), OPENING, "normal")
    assert source.revealed is not None
    assert fresh.chance_of(Seat(0), 1, 2) == source.chance_of(Seat(0), 1, 2)
    await play_alone(fresh, computers, Random(2))
    assert fresh.revealed == source.revealed


async def test_nobody_plays_on_from_a_match_under_way(hub: Hub) -> None:
    source = await match(hub)
    await play_deal(source, Random(1))
    with pytest.raises(TableError) as refused:
        await hub.play_from(source, StartingPoint(1, 0, Seat(0)), OPENING, "normal")
    assert refused.value.code is TableFault.NOT_FINISHED


async def test_it_ends_with_the_first_deal_that_counts(hub: Hub, computers: SoloComputers) -> None:
    table = await practice(hub, FRENCH)
    await play_alone(table, computers, Random(4))
    assert table.public.score is not None
    assert table.public.score.counts
    assert table.public.over


async def test_a_deal_that_is_thrown_in_is_dealt_anew(
    hub: Hub, computers: SoloComputers, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await practice(hub, FRENCH)
    monkeypatch.setattr(choosing, "choose", passing)
    await computers.play_on(table)
    while table.public.number == 1:
        seen = table.view_of(ADA)
        await table.change(play.act, ADA, passing("", seen, Random()), seen.number, seen.step)
        await computers.play_on(table)
    assert table.public.number == 2
    assert table.turn is not None
    assert table.turn.seat == 0


def passing(_: str, seen: SeatView, rng: Random) -> Action:
    """Passes in the first deal."""
    assert isinstance(seen.ask, OneOf)
    passes = (action for action in seen.ask.actions if action == Bid("pass"))
    return next(passes) if seen.number == 1 else novice.choose(seen, rng)


async def test_what_was_done_before_cannot_be_taken_back(
    hub: Hub, computers: SoloComputers
) -> None:
    source = await match(hub)
    await play_deal(source, Random(1))
    await source.change(ending.abandon)
    replay = await source.past.replay(1)
    start = StartingPoint(1, replay.at(0).steps - 20, Seat(0))
    fresh = await hub.play_from(source, start, OPENING, "normal")
    await computers.play_on(fresh)
    seen = fresh.view_of(ADA)
    assert not fresh.may_take_back(ADA)
    with pytest.raises(IllegalAction):
        await fresh.take_back(ADA, seen.number, seen.step)
    await act_alone(fresh, computers, Random(1))
    later = fresh.view_of(ADA)
    await fresh.take_back(ADA, later.number, later.step)
    assert fresh.view_of(ADA) == seen
    with pytest.raises(StaleAction):
        await fresh.take_back(ADA, later.number, later.step)


async def test_what_was_taken_back_is_not_stored_any_more(
    hub: Hub, computers: SoloComputers, database: Database, clock: FakeClock
) -> None:
    table = await practice(hub)
    await computers.play_on(table)
    before = table.view_of(ADA)
    for _ in range(3):
        await act_alone(table, computers, Random(1))
    for _ in range(3):
        seen = table.view_of(ADA)
        await table.take_back(ADA, seen.number, seen.step)
    reread = await Hub(database, clock).find_for(table.id, ADA)
    assert reread.view_of(ADA) == before
    await act_alone(reread, computers, Random(9))
    assert reread.view_of(ADA).step == before.step + 1


async def test_solo_tables_are_found_by_their_person_alone(hub: Hub) -> None:
    table = await practice(hub)
    assert await hub.find_for(table.id, ADA) is table
    for finding in (hub.find(table.id), hub.find_for(table.id, BEPPE)):
        with pytest.raises(NotFound):
            await finding
    assert hub.open_tables() == ()
    assert hub.of_user(ADA) == ()
    assert await hub.newest_at(OPENING.channel_id) is None


@pytest.mark.sqlite
async def test_a_start_reads_no_solo_table(hub: Hub, database: Database, clock: FakeClock) -> None:
    for _ in range(3):
        await practice(hub)
    again = Hub(database, clock)
    await again.load()
    assert again.open_tables() == ()
    plan = await database.reading.execute_fetchall(
        "EXPLAIN QUERY PLAN SELECT id FROM tables"
        f" WHERE state IN ('lobby', 'playing') AND {OF_GROUPS} ORDER BY id"
    )
    assert "tables_open" in str(plan)


async def test_nobody_hears_of_a_solo_table(hub: Hub, computers: SoloComputers) -> None:
    heard: list[object] = []
    hub.listeners.append(heard.append)
    table = await practice(hub)
    await play_alone(table, computers, Random(1))
    await table.change(solo.give_up, ADA)
    assert heard == []


async def test_the_newest_deal_under_way_is_known(hub: Hub) -> None:
    first = await practice(hub)
    assert await hub.practised_by(ADA, OPENING.guild_id, "scarto") is first
    second = await practice(hub)
    assert await hub.practised_by(ADA, OPENING.guild_id, "scarto") is second
    await second.change(solo.give_up, ADA)
    assert second.unfinished
    assert await hub.practised_by(ADA, OPENING.guild_id, "scarto") is first
    assert await hub.practised_by(BEPPE, OPENING.guild_id, "scarto") is None
    assert await hub.practised_by(ADA, OPENING.guild_id + 1, "scarto") is None
    assert await hub.practised_by(ADA, OPENING.guild_id, "ottocento") is None


async def test_it_is_unrated_with_hints(hub: Hub) -> None:
    table = await hub.open_practice(Setup(SCARTO, clock="slow", undo=True), OPENING, "normal")
    assert table.setup.chosen() == {"hints": True, "rated": False}


async def test_people_of_a_group_take_nothing_back_so(hub: Hub) -> None:
    table = await match(hub)
    await act(table)
    assert not table.may_take_back(ADA)


@pytest.mark.sqlite
async def test_what_was_practised_is_deleted_two_weeks_later(
    hub: Hub, computers: SoloComputers, database: Database, clock: FakeClock
) -> None:
    left, played, group = await practice(hub), await practice(hub), await match(hub)
    jobs = ScheduledJobs(database, clock)
    clock.move(PRACTICE_S - 1)
    await play_alone(played, computers, Random(1))
    clock.move(2)
    await jobs.write()
    with pytest.raises(NotFound):
        await Hub(database, clock).find_for(left.id, ADA)
    assert await Hub(database, clock).find_for(played.id, ADA)
    clock.move(PRACTICE_S)
    await jobs.write()
    kept = await database.reading.execute_fetchall("SELECT id FROM tables")
    assert kept == [(group.id,)]
    assert await database.reading.execute_fetchall("PRAGMA foreign_key_check") == []


async def test_whoever_is_deleted_leaves_nothing_that_they_played_alone(
    hub: Hub, computers: SoloComputers, database: Database
) -> None:
    under_way, over = await practice(hub), await practice(hub)
    await play_alone(over, computers, Random(1))
    await hub.forget(OPENING.guild_id, ADA)
    assert await database.reading.execute_fetchall("SELECT id FROM tables") == []
    assert await database.reading.execute_fetchall("SELECT table_id FROM events") == []
    for table in (under_way, over):
        with pytest.raises(NotFound):
            await hub.find_for(table.id, ADA)


async def test_what_a_person_has_chosen_ahead_is_done_when_they_are_asked(
    hub: Hub, computers: SoloComputers
) -> None:
    game = find("tarocco-francese")
    table, rng = await practice(hub, game(game.options_type(), 3)), Random(0)
    done = 0
    for _ in range(12):
        await computers.play_on(table)
        while not table.over and not isinstance(table.view_of(ADA).ask, CardsFrom):
            await act_alone(table, computers, rng)
        if not table.over:
            seen = table.view_of(ADA)
            discard = choosing.choose("simple", seen, rng)
            await table.change(play.act, ADA, discard, seen.number, seen.step, None, Slam(False))
            await computers.play_on(table)
            assert not table.follows_plan
            done += 1
        table = await practice(hub, game(game.options_type(), 3))
    assert done


async def test_what_others_did_on_a_seat_is_not_told_as_ones_own(
    hub: Hub, computers: SoloComputers, database: Database
) -> None:
    source = await match(hub)
    await play_deal(source, Random(1))
    await source.change(ending.abandon)
    steps = (await source.past.replay(1)).at(0).steps
    dino = replace(OPENING, user_id=DINO, name="Dino")
    fresh = await hub.play_from(source, StartingPoint(1, steps - 30, Seat(0)), dino, "normal")
    await computers.play_on(fresh)
    seen = fresh.view_of(DINO)
    action = choosing.choose("simple", seen, Random(1))
    await fresh.change(play.act, DINO, action, seen.number, seen.step)
    told = await stored.of_person(database.reading, DINO)
    assert [each["table_id"] for each in told["events"]] == [fresh.id]
