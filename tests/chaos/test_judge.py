"""What the judge finds wrong with a match."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.events import Act, CardPlayed
from bot.tables.hub import Hub
from bot.tables.state import TableState
from data.database import Database
from data.plans import Plan
from data.tables import Stage
from tests.chaos.choices import Undisturbed, undisturbed
from tests.chaos.judge import faults_of, miscounted, seats_lost
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    NAMES,
    open_lobby,
    play_deal,
)
from tests.tables.support.people import (
    match as started_match,
)
from tests.tables.support.states import match_state

FIRST = Seat(0), 1, 0


@pytest.fixture(scope="module")
def table() -> TableState:
    return match_state(ADA, BEPPE, CARLA)


@pytest.fixture(scope="module")
def match(table: TableState) -> Undisturbed:
    return undisturbed(table)


def finished(table: TableState) -> TableState:
    return replace(table, row=replace(table.row, state=Stage.FINISHED))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_choices_make_the_same_match(game: str) -> None:
    people = [*NAMES][: GAMES[game]().players]
    first, second = (undisturbed(match_state(*people, game=game)) for _ in range(2))
    assert first.events == second.events
    assert first.totals == second.totals


def test_a_match_that_went_as_it_should_has_no_faults(
    table: TableState, match: Undisturbed
) -> None:
    answered = {FIRST}
    assert not [*faults_of(finished(table), match.events, match.totals, answered)]


def test_so_has_one_that_is_under_way(table: TableState, match: Undisturbed) -> None:
    assert not [*faults_of(table, match.events[:30], (), set())]


def test_another_card_is_found(table: TableState, match: Undisturbed) -> None:
    log = [*match.events]
    place, played = next((i, e) for i, e in enumerate(log) if isinstance(e, CardPlayed))
    other = next(e.card for e in log[place + 1 :] if isinstance(e, CardPlayed))
    log[place] = replace(played, card=other)
    fault, *_ = faults_of(table, log, (), set())
    assert fault.startswith(f"event {place} is")


def test_an_answer_that_is_not_kept_is_found(table: TableState, match: Undisturbed) -> None:
    began = next(i for i, event in enumerate(match.events) if isinstance(event, Act))
    [fault] = faults_of(table, match.events[:began], (), {FIRST})
    assert "kept 0 times" in fault


def test_what_was_chosen_ahead_is_kept(table: TableState, match: Undisturbed) -> None:
    began = next(i for i, event in enumerate(match.events) if isinstance(event, Act))
    planning = replace(table, plans={FIRST[0]: Plan(*FIRST[1:], "none")})
    assert not [*faults_of(planning, match.events[:began], (), {FIRST})]


def test_an_answer_that_is_kept_twice_is_found(table: TableState, match: Undisturbed) -> None:
    began = next(i for i, event in enumerate(match.events) if isinstance(event, Act))
    log = [*match.events[: began + 1], match.events[0], *match.events[1 : began + 1]]
    assert any("kept 2 times" in fault for fault in faults_of(table, log, (), {FIRST}))


def test_wrong_totals_are_found(table: TableState, match: Undisturbed) -> None:
    totals = (*match.totals[:-1], match.totals[-1] + 1)
    [fault] = faults_of(finished(table), match.events, totals, set())
    assert fault.startswith("it ended with")


def test_an_end_that_comes_too_early_is_found(table: TableState, match: Undisturbed) -> None:
    assert [*faults_of(finished(table), match.events[:60], match.totals, set())]


async def test_a_seat_that_was_answered_and_is_not_there_is_found(database: Database) -> None:
    lobby = await open_lobby(Hub(database, FakeClock()), BEPPE)
    place = lobby.row.channel_id
    assert await seats_lost(database.reading, {(place, BEPPE)}) == []
    [fault] = await seats_lost(database.reading, {(place, BEPPE), (place, CARLA)})
    assert str(CARLA) in fault


async def test_ratings_that_are_not_those_of_the_deals_are_found(database: Database) -> None:
    await play_deal(await started_match(Hub(database, FakeClock())), Random(1))
    assert await miscounted(database) == []
    async with database.transaction() as db:
        await db.execute("UPDATE ratings SET mean = mean + 1")
    [fault] = await miscounted(database)
    assert fault.startswith("ratings ")
