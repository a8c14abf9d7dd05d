"""Ending a match after the deal under way, once everybody who is there agrees."""

import json
from random import Random

import pytest

from bot.games import record
from bot.games.actions import Bid
from bot.games.catalogue import find
from bot.tables.change import What
from bot.tables.clock import Clock
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from data import leaderboards, results
from data.database import Database
from data.tables import State
from tests.tables.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    GUILD,
    Heard,
    everything,
    match,
    match_of,
    match_with_computers,
    on_turn,
    play_deal,
)


async def reloaded(database: Database, clock: Clock, table: Table) -> Table:
    hub = Hub(database, clock)
    await hub.load()
    return await hub.find(table.id)


def agreed(table: Table) -> list[str]:
    return [] if table.ending is None else [sitter.name for sitter in table.ending.agreed]


def missing(table: Table) -> list[str]:
    return [] if table.ending is None else [sitter.name for sitter in table.ending.missing]


async def test_match_ends_after_the_deal_when_all_agree(
    hub: Hub, database: Database, clock: Clock
) -> None:
    heard, table = Heard(hub), await match(hub)
    assert table.ending is None
    await table.agree_to_end(ADA)
    assert (agreed(table), missing(table)) == (["Ada"], ["Beppe", "Carla"])
    await table.agree_to_end(CARLA)
    await table.agree_to_end(BEPPE)
    assert heard.whats[-3:] == [What.ENDING] * 3
    assert table.ending is not None
    assert table.ending.settled
    await play_deal(table, Random(3))
    assert heard.whats[-1] is What.FINISHED
    assert table.state is State.FINISHED
    assert table.ended_early
    assert table.public.over
    assert len(table.public.scores) == 1
    assert table.public.totals == table.public.scores[0]

    [finished] = await results.newest_of_guild(database.reading, GUILD, 5)
    assert tuple(seat.total for seat in finished.seats) == table.public.totals
    rows = await leaderboards.top(database.reading, GUILD, "scarto")
    assert sum(row.matches for row in rows) == 3
    found = await (other := Hub(database, clock)).find(table.id)
    assert other.open_tables() == ()
    assert everything(found) == everything(table)
    assert found.ended_early
    assert found.public.over


async def test_record_of_a_match_that_ended_early_holds(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await match(hub)
    await play_deal(table, Random(5))
    await table.next_deal()
    for person in (ADA, BEPPE, CARLA):
        await table.agree_to_end(person)
    await play_deal(table, Random(6))
    for found in (table, await Hub(database, clock).find(table.id)):
        written = record.read(json.dumps(await found.record()))
        assert len(written.deals) == 2
        assert written.result is not None
        assert written.result.totals == table.public.totals
        assert len(list(record.check(written))) == 2


async def test_without_all_the_match_goes_on(hub: Hub) -> None:
    table = await match(hub)
    await table.agree_to_end(ADA)
    await table.agree_to_end(BEPPE)
    await play_deal(table)
    assert table.between_deals
    assert not table.ended_early
    # What was said holds for that deal only.
    await table.next_deal()
    assert table.ending is None
    await table.agree_to_end(CARLA)
    assert (agreed(table), missing(table)) == (["Carla"], ["Ada", "Beppe"])


async def test_agreement_survives_a_restart(hub: Hub, database: Database, clock: Clock) -> None:
    table = await match(hub)
    await table.agree_to_end(BEPPE)
    found = await reloaded(database, clock, table)
    assert everything(found) == everything(table)
    assert (agreed(found), missing(found)) == (["Beppe"], ["Ada", "Carla"])
    await found.agree_to_end(ADA)
    await found.agree_to_end(CARLA)
    found = await reloaded(database, clock, found)
    await play_deal(found)
    assert found.state is State.FINISHED


async def test_agreement_can_be_taken_back_until_all_agree(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await match(hub)
    await table.agree_to_end(ADA)
    await table.agree_to_end(BEPPE)
    await table.withdraw_end(ADA)
    assert agreed(table) == ["Beppe"]
    assert agreed(await reloaded(database, clock, table)) == ["Beppe"]
    for person in (ADA, CARLA):
        await table.agree_to_end(person)
    for person in (ADA, BEPPE, CARLA):
        with pytest.raises(TableError) as refused:
            await table.withdraw_end(person)
        assert refused.value.code is TableFault.ALL_AGREED


async def test_saying_it_twice_changes_nothing(hub: Hub) -> None:
    table = await match(hub)
    await table.agree_to_end(ADA)
    version = table.version
    await table.agree_to_end(ADA)
    assert table.version == version
    with pytest.raises(TableError) as refused:
        await table.withdraw_end(BEPPE)
    assert refused.value.code is TableFault.NOT_AGREED


async def test_computers_agree(hub: Hub) -> None:
    table = await match_with_computers(hub)
    await table.agree_to_end(ADA)
    assert table.ending is not None
    assert table.ending.settled


async def test_who_is_away_is_not_waited_for(hub: Hub) -> None:
    table = await match(hub)
    await table.agree_to_end(CARLA)
    await table.leave(ADA)
    assert missing(table) == ["Beppe"]
    await table.agree_to_end(BEPPE)
    assert table.ending is not None
    assert table.ending.settled
    # Who comes back is asked again; and any wish of his is a sign that he is there.
    await table.come_back(ADA)
    assert missing(table) == ["Ada"]
    await table.leave(ADA)
    await table.agree_to_end(ADA)
    assert table.seating.sitter(table.seating.seat_of(ADA)).away is None
    assert missing(table) == []


async def test_who_plays_on_after_all_is_back(hub: Hub) -> None:
    table = await match(hub)
    await table.agree_to_end(ADA)
    await table.leave(ADA)
    await table.withdraw_end(ADA)
    assert table.ending is None
    assert table.seating.sitter(table.seating.seat_of(ADA)).away is None


async def test_only_who_plays_here_agrees_and_only_while_a_deal_is_played(hub: Hub) -> None:
    table = await match(hub)
    with pytest.raises(TableError) as refused:
        await table.agree_to_end(DINO)
    assert refused.value.code is TableFault.NOT_SEATED
    await play_deal(table)
    for deed in (table.agree_to_end, table.withdraw_end):
        with pytest.raises(TableError) as refused:
            await deed(ADA)
        assert refused.value.code is TableFault.BETWEEN_DEALS


async def test_turn_does_not_last_longer_because_somebody_agrees(hub: Hub) -> None:
    table = await match(hub)
    touched_at, turn = table.touched_at, table.turn
    await table.agree_to_end(BEPPE)
    assert (table.touched_at, table.turn) == (touched_at, turn)


async def test_a_match_without_a_deal_that_counts_has_no_result(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await match_of(hub, find("tarocco-francese")())
    for sitter in table.seating.humans():
        assert sitter.user_id is not None
        await table.agree_to_end(sitter.user_id)
    while table.turn is not None:
        turn = table.turn
        await table.act(on_turn(table), Bid("pass"), turn.deal, turn.step)
    assert table.public.score is not None
    assert not table.public.score.counts
    assert table.state is State.CLOSED
    assert await results.newest_of_guild(database.reading, GUILD, 5) == ()
    for found in (table, await Hub(database, clock).find(table.id)):
        assert not found.ended_early
        assert found.ended_unplayed
        assert not found.public.over
        written = record.read(json.dumps(await found.record()))
        assert written.result is None
        assert len(list(record.check(written))) == 1
