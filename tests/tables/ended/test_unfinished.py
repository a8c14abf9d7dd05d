"""A match that was closed before its end is a past match: its finished deals count, nobody wins."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bot.games import record
from bot.tables.decisions import ending, play, presence
from bot.tables.decisions.wishes import Wish
from bot.tables.hub import Hub
from bot.tables.recount import recount
from bot.tables.state import DAY_S
from bot.tables.table import Table
from data import results, standings
from data.database import Database
from data.finished import player_stats
from data.finished.period_totals import ALL_KINDS
from data.finished.player_stats import Matches, Streak
from data.personal import forgetting, stored
from data.results import PastMatch, Search
from data.tables import Stage
from tests.data.support.boards import matches_of_all
from tests.tables.ended.test_recount import content, quiet
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    GUILD,
    OPENING,
    act,
    match,
    on_turn,
    play_deal,
    play_out,
    stage,
)
from tests.tables.support.sitting import all_passed

PEOPLE = (ADA, BEPPE, CARLA)
ALL = Search(guild_id=GUILD)


async def abandon(table: Table) -> None:
    """Everybody agrees to abandon the match."""
    for person in PEOPLE:
        await table.change(ending.agree, person, Wish.ABANDON, sure=True)


async def lose_the_place(table: Table) -> None:
    """The channel is deleted, or a moderator ends the table."""
    await table.change(ending.abandon)


async def wait(table: Table) -> None:
    """Nobody plays, and nobody resumes the match."""
    assert table.turn is not None
    await table.change(presence.pause, table.turn)
    clock = table._clock
    assert isinstance(clock, FakeClock)
    clock.move(8 * DAY_S)
    await table.change(presence.close_paused)


WAYS = {"abandon": abandon, "place": lose_the_place, "time": wait}
Way = Callable[[Table], Awaitable[None]]


async def one_deal_and_a_half(hub: Hub) -> Table:
    """A match in its second deal."""
    table = await match(hub)
    await play_deal(table, Random(5))
    await table.change(play.next_deal)
    for _ in range(4):
        await act(table, Random(6))
    return table


async def newest(database: Database, search: Search = ALL) -> PastMatch:
    [found] = await results.newest(database.reading, search, 5)
    return found


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_it_is_in_the_history_with_what_its_deals_came_to(
    hub: Hub, database: Database, way: Way
) -> None:
    table = await one_deal_and_a_half(hub)
    await way(table)
    assert stage(table) is Stage.CLOSED
    found = await newest(database)
    assert found.unfinished
    assert not found.counts
    assert tuple(seat.total for seat in found.seats) == table.public.totals != (0, 0, 0)
    assert not any(seat.won or seat.payoff or seat.left_by for seat in found.seats)
    for person in PEOPLE:
        assert await newest(database, Search(guild_id=GUILD, player=person)) == found
    # It is nobody's match on a board, but its deal is everybody's.
    assert await matches_of_all(database, GUILD) == {}
    assert await standings.of_player(database.reading, GUILD, ADA, standings.ALL_GAMES) is None
    stayed, _ = await player_stats.reliability(database.reading, GUILD, ADA)
    assert stayed == 1


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_its_deals_are_shown_and_its_shuffle_and_record_hold(
    hub: Hub, database: Database, clock: FakeClock, way: Way
) -> None:
    table = await one_deal_and_a_half(hub)
    await way(table)
    for found in (table, await Hub(database, clock).find(table.id)):
        assert found.unfinished
        assert found.deals_over == 1
        assert [deal.number for deal in await found.past.deals()] == [1]
        assert (await found.past.deal(1)).score is not None
        assert (await found.past.replay(1)).at(0).public.number == 1
        assert await found.past.dealt_otherwise() == ()
        written = record.read(json.dumps(await found.past.record()))
        assert written.result is None
        checked = list(record.check(written))
        assert [deal.scores is None for deal in checked] == [False, True]


async def test_a_shuffle_that_does_not_hold_is_found_in_the_deal_that_was_not_finished(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await one_deal_and_a_half(hub)
    await abandon(table)
    async with database.transaction() as db:
        await db.execute("UPDATE tables SET secret = ?", (bytes(32),))
    found = await Hub(database, clock).find(table.id)
    assert await found.past.dealt_otherwise() == (1, 2)


async def test_one_without_a_finished_deal_is_in_the_history_too(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    await act(table)
    await abandon(table)
    found = await newest(database)
    assert found.unfinished
    assert [seat.total for seat in found.seats] == [0, 0, 0]
    assert table.deals_over == 0
    assert await table.past.deals() == ()
    assert await table.past.dealt_otherwise() == ()


async def test_one_in_which_no_deal_counted_is_in_the_history_too(
    hub: Hub, database: Database
) -> None:
    table = await all_passed(hub)
    assert table.ended_unplayed
    assert (await newest(database)).unfinished
    assert [deal.scores for deal in await table.past.deals()] == [None]


async def test_a_lobby_that_is_closed_is_no_match(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await play_out(table, Random(3))
    lobby = await hub.open_rematch(table, OPENING)
    await lobby.change(ending.abandon)
    assert not lobby.unfinished
    assert not (await newest(database)).unfinished


async def test_who_left_it_is_named_as_somebody_who_left(hub: Hub, database: Database) -> None:
    table = await match(hub)
    while table.public.number == 1 and table.turn is not None:
        if on_turn(table) == BEPPE:
            break
        await act(table)
    await table.change(presence.leave, BEPPE)
    await table.change(ending.abandon)
    found = await newest(database, Search(guild_id=GUILD, player=BEPPE))
    assert {seat.user_id or seat.left_by for seat in found.seats} == set(PEOPLE)


async def test_it_neither_breaks_nor_lengthens_a_streak(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    await play_out(table, Random(3))
    # Two may share the first place.
    best, *level = [seat.user_id for seat in (await newest(database)).seats if seat.won]
    assert best is not None
    clock.move(10)
    await abandon(await one_deal_and_a_half(hub))
    assert await player_stats.streak(database.reading, GUILD, ALL_KINDS, best) == Streak(1, 1)
    [other, _] = [person for person in PEOPLE if person != best]
    found = await player_stats.matches_with(database.reading, GUILD, ALL_KINDS, best, other)
    assert found == Matches(1, int(other not in level), 0)


async def test_a_recount_gives_the_same(tmp_path: Path, clock: FakeClock) -> None:
    file = tmp_path / "past.db"
    database = await Database.open(file)
    hub = Hub(database, clock)
    for way in WAYS.values():
        await way(await one_deal_and_a_half(hub))
    finished = await match(hub)
    await play_out(finished, Random(3))
    kept = content(file)
    assert len(kept["results"]) == 12
    # What an older version has closed without a row gets one.
    async with database.transaction() as db:
        await db.execute("DELETE FROM results WHERE unfinished")
    await recount(database, quiet)
    assert content(file) == kept
    # Nor does it count once another match has been voided.
    await finished.change(ending.void)
    assert await standings.of_player(database.reading, GUILD, ADA, standings.ALL_GAMES) is None
    await database.close()


async def test_a_person_gets_it_with_their_data_and_is_deleted_from_it(
    hub: Hub, database: Database
) -> None:
    await abandon(await one_deal_and_a_half(hub))
    found = await stored.of_person(database.reading, ADA)
    assert [each["unfinished"] for each in found["results"]] == [1]
    async with database.transaction() as db:
        await forgetting.forget(db, GUILD, ADA)
    left = await newest(database)
    assert [seat.name for seat in left.seats] == ["—", "Beppe", "Carla"]
    assert ADA not in {seat.user_id for seat in left.seats}
    assert "results" not in await stored.of_person(database.reading, ADA)
