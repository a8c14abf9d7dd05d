"""Ending a match after the deal under way, once everybody present agrees."""

import json
from random import Random

import pytest

from bot.games import record
from bot.tables.clock import Clock
from bot.tables.decisions import ending, play, presence
from bot.tables.decisions.wishes import Wish
from bot.tables.errors import AskFirst, Loss, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.state import ChangeKind
from bot.tables.table import Table
from data import results
from data.database import Database
from data.results import Search
from data.tables import Stage
from tests.data.support.boards import matches_of_all
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    GUILD,
    Heard,
    everything,
    match,
    match_with_computers,
    on_turn,
    play_deal,
    stage,
)
from tests.tables.support.sitting import all_passed


async def reloaded(database: Database, clock: Clock, table: Table) -> Table:
    hub = Hub(database, clock)
    await hub.load()
    return await hub.find(table.id)


def agreed(table: Table) -> list[str]:
    return [] if not table.endings else [sitter.name for sitter in table.endings[0].agreed]


def missing(table: Table) -> list[str]:
    return [] if not table.endings else [sitter.name for sitter in table.endings[0].missing]


async def test_match_ends_after_the_deal_when_all_agree(
    hub: Hub, database: Database, clock: Clock
) -> None:
    heard, table = Heard(hub), await match(hub)
    assert not table.endings
    await table.change(ending.agree, ADA)
    assert (agreed(table), missing(table)) == (["Ada"], ["Beppe", "Carla"])
    await table.change(ending.agree, CARLA)
    await table.change(ending.agree, BEPPE)
    assert heard.whats[-3:] == [ChangeKind.ENDING] * 3
    assert table.endings
    assert table.endings[0].settled
    await play_deal(table, Random(3))
    assert heard.whats[-1] is ChangeKind.FINISHED
    assert stage(table) is Stage.FINISHED
    assert table.ended_early
    assert table.public.over
    assert len(table.public.scores) == 1
    assert table.public.totals == table.public.scores[0]

    [finished] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert tuple(seat.total for seat in finished.seats) == table.public.totals
    assert await matches_of_all(database, GUILD) == {ADA: 1, BEPPE: 1, CARLA: 1}
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
    await table.change(play.next_deal)
    for person in (ADA, BEPPE, CARLA):
        await table.change(ending.agree, person)
    await play_deal(table, Random(6))
    for found in (table, await Hub(database, clock).find(table.id)):
        written = record.read(json.dumps(await found.past.record()))
        assert len(written.deals) == 2
        assert written.result is not None
        assert written.result.totals == table.public.totals
        assert len(list(record.check(written))) == 2


async def test_without_all_the_match_goes_on(hub: Hub) -> None:
    table = await match(hub)
    await table.change(ending.agree, ADA)
    await table.change(ending.agree, BEPPE)
    await play_deal(table)
    assert table.between_deals
    assert not table.ended_early
    # What was said holds for that deal only.
    await table.change(play.next_deal)
    assert not table.endings
    await table.change(ending.agree, CARLA)
    assert (agreed(table), missing(table)) == (["Carla"], ["Ada", "Beppe"])


async def test_agreement_survives_a_restart(hub: Hub, database: Database, clock: Clock) -> None:
    table = await match(hub)
    await table.change(ending.agree, BEPPE)
    found = await reloaded(database, clock, table)
    assert everything(found) == everything(table)
    assert (agreed(found), missing(found)) == (["Beppe"], ["Ada", "Carla"])
    await found.change(ending.agree, ADA)
    await found.change(ending.agree, CARLA)
    found = await reloaded(database, clock, found)
    await play_deal(found)
    assert stage(found) is Stage.FINISHED


async def test_agreement_can_be_taken_back_until_all_agree(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await match(hub)
    await table.change(ending.agree, ADA)
    await table.change(ending.agree, BEPPE)
    await table.change(ending.withdraw, ADA)
    assert agreed(table) == ["Beppe"]
    assert agreed(await reloaded(database, clock, table)) == ["Beppe"]
    for person in (ADA, CARLA):
        await table.change(ending.agree, person)
    for person in (ADA, BEPPE, CARLA):
        with pytest.raises(TableError) as refused:
            await table.change(ending.withdraw, person)
        assert refused.value.code is TableFault.ALL_AGREED


async def test_saying_it_twice_changes_nothing(hub: Hub) -> None:
    table = await match(hub)
    await table.change(ending.agree, ADA)
    version = table.version
    await table.change(ending.agree, ADA)
    assert table.version == version
    with pytest.raises(TableError) as refused:
        await table.change(ending.withdraw, BEPPE)
    assert refused.value.code is TableFault.NOT_AGREED


async def test_computers_agree(hub: Hub) -> None:
    table = await match_with_computers(hub)
    await table.change(ending.agree, ADA)
    assert table.endings
    assert table.endings[0].settled


async def test_nobody_waits_for_a_person_who_is_away(hub: Hub) -> None:
    table = await match(hub)
    await table.change(ending.agree, CARLA)
    await table.change(presence.leave, ADA)
    assert missing(table) == ["Beppe"]
    await table.change(ending.agree, BEPPE)
    assert table.endings
    assert table.endings[0].settled
    # A person who comes back is asked again, and anything they ask for shows that they are there.
    await table.change(presence.come_back, ADA)
    assert missing(table) == ["Ada"]
    await table.change(presence.leave, ADA)
    await table.change(ending.agree, ADA)
    assert table.seating.sitter(table.seating.seat_of(ADA)).away is None
    assert missing(table) == []


async def test_withdrawing_brings_a_person_back(hub: Hub) -> None:
    table = await match(hub)
    await table.change(ending.agree, ADA)
    await table.change(presence.leave, ADA)
    await table.change(ending.withdraw, ADA)
    assert not table.endings
    assert table.seating.sitter(table.seating.seat_of(ADA)).away is None


async def test_only_players_agree_and_only_during_a_deal(hub: Hub) -> None:
    table = await match(hub)
    with pytest.raises(TableError) as refused:
        await table.change(ending.agree, DINO)
    assert refused.value.code is TableFault.NOT_SEATED
    await play_deal(table)
    for decide in (ending.agree, ending.withdraw):
        with pytest.raises(TableError) as refused:
            await table.change(decide, ADA)
        assert refused.value.code is TableFault.BETWEEN_DEALS


async def test_turn_does_not_last_longer_because_somebody_agrees(hub: Hub) -> None:
    table = await match(hub)
    touched_at, turn = table.touched_at, table.turn
    await table.change(ending.agree, BEPPE)
    assert (table.touched_at, table.turn) == (touched_at, turn)


async def test_a_match_without_a_deal_that_counts_has_no_winner(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await all_passed(hub)
    assert table.public.score is not None
    assert not table.public.score.counts
    assert stage(table) is Stage.CLOSED
    [past] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert past.unfinished
    for found in (table, await Hub(database, clock).find(table.id)):
        assert not found.ended_early
        assert found.ended_unplayed
        assert not found.public.over
        written = record.read(json.dumps(await found.past.record()))
        assert written.result is None
        assert len(list(record.check(written))) == 1


async def test_match_is_closed_at_once_when_all_agree_to_abandon_it(
    hub: Hub, database: Database, clock: Clock
) -> None:
    heard, table = Heard(hub), await match(hub)
    await play_deal(table, Random(5))
    await table.change(play.next_deal)
    for person in (ADA, CARLA):
        await table.change(ending.agree, person, Wish.ABANDON)
    [asked] = table.endings
    assert (asked.wish, [sitter.name for sitter in asked.missing]) == (Wish.ABANDON, ["Beppe"])
    table = await reloaded(database, clock, table)
    with pytest.raises(AskFirst):
        await table.change(ending.agree, BEPPE, Wish.ABANDON)
    await table.change(ending.agree, BEPPE, Wish.ABANDON, sure=True)
    assert heard.whats[-2:] == [ChangeKind.ENDING] * 2
    assert stage(table) is Stage.CLOSED
    assert table.ended_abandoned
    assert not table.ended_unplayed
    [past] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert past.unfinished
    assert (await Hub(database, clock).find(table.id)).ended_abandoned
    written = record.read(json.dumps(await table.past.record()))
    assert written.result is None
    assert len(list(record.check(written))) == 2


async def test_who_left_is_not_waited_for_to_abandon(hub: Hub) -> None:
    table = await match(hub)
    await table.change(presence.leave, CARLA)
    await table.change(ending.agree, ADA, Wish.ABANDON)
    assert table.playing
    await table.change(ending.agree, BEPPE, Wish.ABANDON, sure=True)
    assert table.ended_abandoned


async def test_it_is_abandoned_when_the_one_who_did_not_agree_leaves(hub: Hub) -> None:
    table = await match(hub)
    for person in (ADA, BEPPE):
        await table.change(ending.agree, person, Wish.ABANDON)
    with pytest.raises(AskFirst) as asked:
        await table.change(presence.leave, CARLA)
    assert (asked.value.loss, asked.value.names) == (Loss.LEAVE, ("Ada", "Beppe"))
    await table.change(presence.leave, CARLA, sure=True)
    assert table.ended_abandoned


async def test_a_wish_to_abandon_of_who_has_left_settles_nothing(hub: Hub) -> None:
    table = await match(hub)
    await table.change(ending.agree, ADA, Wish.ABANDON)
    for person in (ADA, BEPPE, CARLA):
        await table.change(presence.leave, person)
    assert table.paused_until is not None


async def test_who_missed_a_turn_is_still_asked_to_abandon(hub: Hub) -> None:
    table = await match(hub)
    assert table.turn is not None
    late = on_turn(table)
    await table.change(presence.stand_in, table.turn)
    for person in {ADA, BEPPE, CARLA} - {late}:
        await table.change(ending.agree, person, Wish.ABANDON)
    assert table.playing
    [asked] = table.endings
    assert [sitter.user_id for sitter in asked.missing] == [late]


async def test_playing_on_takes_both_wishes_back(hub: Hub) -> None:
    table = await match(hub)
    await table.change(ending.agree, ADA)
    await table.change(ending.agree, ADA, Wish.ABANDON)
    assert [asked.wish for asked in table.endings] == [Wish.END, Wish.ABANDON]
    await table.change(ending.withdraw, ADA)
    assert table.endings == ()


async def test_a_wish_to_abandon_holds_for_its_deal_only(hub: Hub) -> None:
    table = await match(hub)
    for person in (ADA, BEPPE):
        await table.change(ending.agree, person, Wish.ABANDON)
    await play_deal(table)
    assert table.between_deals
    await table.change(play.next_deal)
    assert table.endings == ()
