"""The end of a match: results, standings, the revealed secret and the record."""

import json
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.games import record
from bot.games.cards import Seat
from bot.games.catalogue import find
from bot.games.events import DealScored
from bot.games.match import Match
from bot.tables.clock import Clock
from bot.tables.decisions import ending, lobby, messages
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.outcomes import results_of
from bot.tables.setup import Setup
from bot.tables.state import ChangeKind
from bot.tables.store import read
from data import hands, results, standings
from data.database import Database
from data.hands import HandHandle
from data.results import Search
from data.tables import Stage
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    GUILD,
    NAMES,
    OPENING,
    Heard,
    act,
    match,
    open_lobby,
    play_deal,
    play_out,
    stage,
)


async def test_shared_places_all_win(hub: Hub, database: Database) -> None:
    table = await open_lobby(hub, BEPPE)
    await table.change(lobby.add_computer, ADA)
    found = await read(database.reading, table.id)
    scored = (DealScored((0, 0, 0), (4, -8, 4), ()),)
    match = Match(found.game, Seat(0), scored)
    ended = replace(found, row=replace(found.row, ended_at=99), match=match)
    rows = list(results_of(ended, ()))
    assert [(row.user_id, row.place, row.won) for row in rows] == [
        (ADA, 1, True),
        (BEPPE, 3, False),
        (None, 1, True),
    ]
    # The one with the least pays one to each of the others.
    assert [row.payoff for row in rows] == [1, -2, 1]


async def test_finished_match_leaves_results_and_standings(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    heard, table = Heard(hub), await match(hub)
    await table.change(messages.keep_hand, ADA, HandHandle("token", 1, 2, 3))
    clock.move(100)
    await play_out(table, Random(2))
    totals = table.public.totals
    assert stage(table) is Stage.FINISHED
    assert sum(totals) == 0
    assert heard.whats[-1] is ChangeKind.FINISHED
    assert hub.open_tables() == ()

    [finished] = await results.newest(database.reading, Search(guild_id=GUILD), 5)
    assert (finished.table_id, finished.ended_at) == (table.id, int(clock.now()))
    assert [(seat.name, seat.total) for seat in finished.seats] == list(
        zip(NAMES.values(), totals, strict=False)
    )
    assert [seat.won for seat in finished.seats] == [total == max(totals) for total in totals]
    for user, total in zip((ADA, BEPPE, CARLA), totals, strict=True):
        standing = await standings.of_player(database.reading, GUILD, user, "scarto")
        assert standing is not None
        assert (standing.matches, standing.points) == (1, total)
    assert (await hands.of_tables(database.reading, [table.id]))[table.id] == {}


@pytest.mark.sqlite
async def test_result_is_stored_with_the_last_card_or_not_at_all(
    hub: Hub, database: Database, clock: Clock
) -> None:
    rng, table = Random(2), await match(hub)
    async with database.transaction() as db:
        await db.execute(
            "CREATE TRIGGER no_end BEFORE INSERT ON standings BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    with pytest.raises(StaleAction):
        await play_out(table, rng)
    assert table.playing
    assert await results.newest(database.reading, Search(guild_id=GUILD), 5) == ()
    assert sum(table.public.cards_left) == 1
    async with database.transaction() as db:
        await db.execute("DROP TRIGGER no_end")
    await act(table, rng)
    assert stage(table) is Stage.FINISHED
    assert len(await results.newest(database.reading, Search(guild_id=GUILD), 5)) == 1


async def test_secret_is_revealed_only_at_the_end(hub: Hub) -> None:
    table = await match(hub)
    await play_deal(table)
    past = table.past
    assert table.revealed is None
    for ask in (past.record, past.deals, past.dealt_otherwise, partial(past.replay, 1)):
        with pytest.raises(TableError) as refused:
            await ask()
        assert refused.value.code is TableFault.NOT_FINISHED
    await play_out(table)
    assert table.revealed is not None
    assert table.revealed.commitment == table.commitment


async def test_record_of_a_match_holds(hub: Hub, database: Database, clock: Clock) -> None:
    table = await match(hub)
    await play_out(table, Random(4))
    other = Hub(database, clock)
    for found in (table, await other.find(table.id)):
        written = record.read(json.dumps(await found.past.record()))
        assert written.names == ("Ada", "Beppe", "Carla")
        assert written.result is not None
        assert written.result.totals == table.public.totals
        assert len(list(record.check(written))) == len(written.deals) > 0


async def test_record_of_an_abandoned_match_holds(hub: Hub) -> None:
    table = await match(hub)
    for _ in range(20):
        await act(table)
    await table.change(ending.abandon)
    written = record.read(json.dumps(await table.past.record()))
    assert written.result is None
    assert len(list(record.check(written))) == len(written.deals) > 0


async def test_options_of_a_table_are_kept(hub: Hub, database: Database, clock: Clock) -> None:
    kind = find("scarto")
    game = kind(kind.options_type.of({"top_trump": "world"}))
    table = await hub.open(Setup(game), replace(OPENING, language="it"))
    other = Hub(database, clock)
    await other.load()
    found = await other.find(table.id)
    assert found.game.options == game.options
    assert found.row.language == "it"
