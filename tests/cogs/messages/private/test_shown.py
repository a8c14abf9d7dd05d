"""What is worth a call to a hand, and what of it changes what its owner may do."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.games.actions import MeldsFrom
from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.tables.hub import Hub
from bot.tables.state import TableState
from bot.tables.table import Table
from cogs.messages.private.shown import is_news, is_urgent, shown
from data.database import Database
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, CARLA, DINO, match
from tests.tables.support.states import acted, match_state


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A match that is under way."""
    database = await Database.open(tmp_path / "test.db")
    yield await match(Hub(database, FakeClock()))
    await database.close()


def before_declaring() -> TableState:
    """A deal of four people where the first declares."""
    state, rng = match_state(ADA, BEPPE, CARLA, DINO, game="ottocento"), Random(0)
    while state.require_match().view(None).phase != "declare":
        state = acted(state, rng)
    return state


def view_of(state: TableState, seat: Seat) -> SeatView:
    """What the seat sees."""
    return state.require_match().view(seat)


def next_seat(state: TableState) -> Seat:
    """The seat that acts next but one."""
    assert state.turn is not None
    return Seat((state.turn.seat + 1) % 4)


async def test_what_cannot_be_declared_ahead_any_more_is_news(table: Table) -> None:
    table._state = state = before_declaring()
    seat = next_seat(state)
    known = shown(table, view_of(state, seat))
    assert isinstance(view_of(state, seat).foreseen, MeldsFrom)
    assert not is_news(known, table, view_of(state, seat))

    # A computer may declare for whoever is away, whose hand shows nothing of that turn.
    table._state = after = acted(acted(state, Random(1)), Random(2))
    view = view_of(after, seat)
    assert not view.my_turn
    assert not isinstance(view.foreseen, MeldsFrom)
    assert is_news(known, table, view)
    assert is_urgent(known, view)
    # Once the hand shows that, it is news no more.
    assert not is_news(shown(table, view), table, view)


async def test_whose_turn_it_is_else_changes_nothing_in_a_hand(table: Table) -> None:
    table._state = state = before_declaring()
    seat = Seat((next_seat(state) + 1) % 4)
    known = shown(table, view_of(state, seat))

    view = view_of(acted(state, Random(1)), seat)
    assert not is_news(known, table, view)
    assert not is_urgent(known, view)


async def test_a_turn_and_another_part_of_the_deal_are_urgent(table: Table) -> None:
    table._state = state = before_declaring()
    seat = next_seat(state)
    known = shown(table, view_of(state, seat))

    assert is_urgent(known, view_of(acted(state, Random(1)), seat))
    assert is_urgent(replace(known, phase="poll"), view_of(state, seat))
