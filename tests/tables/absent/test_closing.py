"""A match that is closed during a deal: computers play it to its end, in the books only."""

import pytest

from bot.tables.decisions import ending, play, presence
from bot.tables.decisions.wishes import Wish
from bot.tables.errors import TableError
from bot.tables.hub import Hub
from bot.tables.recount import recount
from bot.tables.table import Table, seat_to_play
from data.database import Database
from data.finished import deals, player_stats
from data.finished.deals import DealOutcome
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, CARLA, GUILD, match, on_turn
from tests.tables.support.sitting import step

DAY_S = 24 * 3600


async def stored(database: Database) -> tuple[DealOutcome, ...]:
    return await deals.after(database.reading, 0, 100)


async def until_left(table: Table, cards: int) -> None:
    """People and computers play until no more cards than these are left."""
    while sum(table.public.cards_left) > cards:
        await step(table)


async def closed_in_silence(table: Table, clock: FakeClock) -> int:
    """Nobody does anything until the match is closed; returns who was waited for."""
    assert table.turn is not None
    silent = on_turn(table)
    await table.change(presence.pause, table.turn)
    clock.move(DAY_S)
    await table.change(presence.close_paused)
    return silent


@pytest.mark.parametrize("cards", [75, 60, 9])
async def test_whoever_kept_all_waiting_has_left_the_deal(
    hub: Hub, database: Database, clock: FakeClock, cards: int
) -> None:
    table = await match(hub)
    await until_left(table, cards)
    silent = await closed_in_silence(table, clock)
    [kept] = await stored(database)
    assert kept.deal.rated
    assert kept.deal.ended_at == table.row.ended_at
    # For the others it does not count, as far as they had come.
    assert (kept.people, kept.concerned) == ((), (silent,))
    assert await player_stats.reliability(database.reading, GUILD, silent) == (0, 1)
    for other in {ADA, BEPPE, CARLA} - {silent}:
        assert await player_stats.reliability(database.reading, GUILD, other) == (0, 0)


async def test_whoever_is_away_has_left_it_too(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    await until_left(table, 30)
    silent = on_turn(table)
    gone = {ADA, BEPPE, CARLA} - {silent}
    await table.change(presence.leave, min(gone))
    await closed_in_silence(table, clock)
    [kept] = await stored(database)
    assert kept.concerned == tuple(sorted({silent, min(gone)}))


async def test_when_the_last_has_left_all_have_left_the_deal(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    await until_left(table, 30)
    for person in (ADA, BEPPE, CARLA):
        await table.change(presence.leave, person)
    clock.move(DAY_S)
    await table.change(presence.close_paused)
    [kept] = await stored(database)
    assert (kept.people, kept.concerned) == ((), (ADA, BEPPE, CARLA))


async def test_the_log_ends_where_the_match_did(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    await until_left(table, 60)
    await closed_in_silence(table, clock)
    assert sum(table.public.cards_left) == 60
    assert table.public.score is None
    with pytest.raises(TableError):
        await table.past.deal(1)
    deals_told = (await table.past.record())["deals"]
    assert isinstance(deals_told, list)
    assert len(deals_told) == 1


@pytest.mark.parametrize("away", [True, False])
async def test_where_the_place_is_gone_only_who_was_away_has_left_the_deal(
    hub: Hub, database: Database, away: bool
) -> None:
    table = await match(hub)
    await until_left(table, 60)
    if away:
        await table.change(presence.leave, CARLA)
    await table.change(ending.abandon)
    assert [kept.concerned for kept in await stored(database)] == [(CARLA,)] * away


async def test_what_people_abandon_is_not_rated(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await until_left(table, 60)
    for person in (ADA, BEPPE, CARLA):
        await table.change(ending.agree, person, Wish.ABANDON, sure=True)
    assert table.over
    assert await stored(database) == ()


async def test_two_may_abandon_it_where_the_third_has_left(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await until_left(table, 60)
    await table.change(presence.leave, CARLA)
    for person in (ADA, BEPPE):
        await table.change(ending.agree, person, Wish.ABANDON, sure=True)
    assert await stored(database) == ()


async def test_nobody_abandons_a_deal_alone_in_which_others_had_a_part(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    await until_left(table, 60)
    for person in (BEPPE, CARLA):
        await table.change(presence.leave, person)
    await table.change(ending.agree, ADA, Wish.ABANDON, sure=True)
    assert table.over
    [kept] = await stored(database)
    assert kept.concerned == (ADA, BEPPE, CARLA)


async def test_alone_among_computers_nothing_is_kept(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    for person in (BEPPE, CARLA):
        await table.change(presence.leave, person)
    while table.turn is not None:
        await step(table)
    await table.change(play.next_deal)
    while seat_to_play(table) is not None:
        await step(table)
    await closed_in_silence(table, clock)
    assert len(await stored(database)) == 1


async def test_counted_again_it_is_the_same(hub: Hub, database: Database, clock: FakeClock) -> None:
    table = await match(hub)
    await until_left(table, 60)
    await closed_in_silence(table, clock)
    before = await stored(database)
    await recount(database, lambda percent: None)
    assert await stored(database) == before
