"""Computer players at real tables."""

import asyncio
import pickle
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from random import Random

import pytest

from bot.games.actions import Action, Play
from bot.games.view import SeatView
from bot.players import levels, novice
from bot.players.pool import Pool
from bot.players.search.position import Position
from bot.tables.computers import Computers
from bot.tables.decisions import play, presence
from bot.tables.hub import Hub
from bot.tables.openings import openings
from bot.tables.state import What
from bot.tables.table import Table
from data.database import Database
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    PATIENCE_S,
    Heard,
    act,
    match,
    match_with_computers,
    on_turn,
)


@pytest.fixture
async def computers(hub: Hub, executor: Executor) -> AsyncIterator[Computers]:
    computers = Computers(hub, executor, 0, Random(1))
    computers.start()
    yield computers
    await computers.close()


def waits_for(table: Table, person: int) -> bool:
    return table.turn is not None and table.turn.seat == table.seating.seat_of(person)


async def play_with_computers(table: Table, heard: Heard) -> None:
    while not table.over:
        await heard.until(lambda: table.over or table.between_deals or waits_for(table, ADA))
        if table.between_deals:
            await table.change(play.next_deal)
        elif not table.over:
            await act(table)


@pytest.mark.usefixtures("computers")
async def test_person_plays_a_match_against_two_computers(hub: Hub) -> None:
    heard, table = Heard(hub), await match_with_computers(hub)
    await play_with_computers(table, heard)
    # Three deals of one discard and 75 cards each.
    assert heard.whats.count(What.PLAYED) + heard.whats.count(What.FINISHED) == 3 * 76
    assert sum(table.public.totals) == 0


# Strong players.


class Witness(Pool):
    """A pool that keeps what crosses to its process, and what came back."""

    def __init__(self) -> None:
        super().__init__(None, openings, size=1, worlds=2)
        self.crossed: list[bytes] = []
        self.found: list[int | None] = []

    async def best_card(self, position: Position, seed: bytes) -> int | None:
        """The index of the card to play."""
        self.crossed.append(pickle.dumps((position, seed)))
        self.found.append(await super().best_card(position, seed))
        return self.found[-1]


async def test_strong_players_think_in_a_process_that_never_gets_the_secret(
    hub: Hub, executor: Executor
) -> None:
    heard, pool = Heard(hub), Witness()
    computers = Computers(hub, executor, 0, Random(1), pool=pool)
    pool.start()
    await pool.warm.wait()
    computers.start()
    strong, beside = await match_with_computers(hub, "strong"), await match_with_computers(hub)
    await play_with_computers(strong, heard)
    await play_with_computers(beside, heard)
    await computers.close()
    await pool.close()
    assert any(card is not None for card in pool.found)
    assert strong.revealed is not None
    secret = strong.revealed.secret
    assert all(secret not in each and secret.hex().encode() not in each for each in pool.crossed)


async def test_strong_players_play_as_normal_ones_without_a_process(
    hub: Hub, executor: Executor
) -> None:
    heard, computers = Heard(hub), Computers(hub, executor, 0, Random(1))
    computers.start()
    table = await match_with_computers(hub, "strong")
    await play_with_computers(table, heard)
    await computers.close()
    assert {sitter.computer for sitter in table.seating.sitters} == {None, "strong"}


async def test_what_is_left_to_chance_differs_with_each_move(hub: Hub) -> None:
    table = await match(hub)
    seats = table.seating.sitters
    chances = [
        table.chance_of(sitter.seat, deal, step)
        for sitter in seats
        for deal in (1, 2, 12)
        for step in (0, 1, 2)
    ]
    assert len(set(chances)) == len(chances)
    assert table.chance_of(seats[0].seat, 1, 0) == chances[0]


async def test_computers_go_on_after_a_restart(
    hub: Hub, database: Database, clock: FakeClock, executor: Executor
) -> None:
    table = await match_with_computers(hub)
    if waits_for(table, ADA):
        await act(table)
    assert not waits_for(table, ADA)
    second = Hub(database, clock)
    await second.load()
    heard, computers = Heard(second), Computers(second, executor, 0)
    computers.start()
    found = await second.find(table.id)
    await heard.until(lambda: waits_for(found, ADA))
    await computers.close()


@pytest.mark.usefixtures("computers")
async def test_stand_in_plays_for_one_turn(hub: Hub) -> None:
    table = await match(hub)
    gone, heard = on_turn(table), Heard(hub)
    assert table.turn is not None
    await table.change(presence.stand_in, table.turn)
    await heard.until(lambda: What.PLAYED in heard.whats)
    while on_turn(table) != gone:
        await act(table)
    # The next turn is theirs again.
    assert table.seating.sitter(table.seating.seat_of(gone)).missed == 1
    await table.change(presence.come_back, gone)
    step = table.view_of(gone).step
    await act(table)
    assert table.view_of(gone).step == step + 1


@pytest.mark.usefixtures("computers")
async def test_failing_computer_player_is_logged_and_replaced_for_the_move(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(level: str, view: SeatView, rng: Random) -> Action:
        if level == "normal":
            raise RuntimeError("planted")
        return novice.choose(view, rng)

    monkeypatch.setattr(levels, "choose", fail)
    heard, table = Heard(hub), await match_with_computers(hub)
    await heard.until(lambda: waits_for(table, ADA))
    await act(table)
    await heard.until(lambda: waits_for(table, ADA))
    assert "computer player failed" in caplog.text


@pytest.mark.usefixtures("computers")
async def test_computer_player_that_wants_something_illegal_is_replaced_for_the_move(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def cheat(level: str, view: SeatView, rng: Random) -> Action:
        if level == "normal":
            return Play(next(card for card in view.game.pack.cards if card not in view.hand))
        return novice.choose(view, rng)

    monkeypatch.setattr(levels, "choose", cheat)
    heard, table = Heard(hub), await match_with_computers(hub)
    await heard.until(lambda: waits_for(table, ADA))
    await act(table)
    await heard.until(lambda: waits_for(table, ADA))
    assert "computer player failed" in caplog.text


@pytest.mark.usefixtures("computers")
async def test_computers_try_again_after_the_disk_failed(
    hub: Hub, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = asyncio.Event()
    monkeypatch.setattr("bot.tables.computers.RETRY_S", 0.01)
    monkeypatch.setattr("bot.tables.computers.log.exception", lambda *_: failed.set())
    heard, table = Heard(hub), await match(hub)
    gone = on_turn(table)
    async with database.transaction() as db:
        await db.execute("ALTER TABLE events RENAME TO lost")
    assert table.turn is not None
    await table.change(presence.stand_in, table.turn)
    async with asyncio.timeout(PATIENCE_S):
        await failed.wait()
    async with database.transaction() as db:
        await db.execute("ALTER TABLE lost RENAME TO events")
    await heard.until(lambda: table.view_of(gone).step == 1)


@pytest.mark.usefixtures("computers")
async def test_tables_do_not_wait_for_each_other(hub: Hub) -> None:
    heard = Heard(hub)
    tables = [await match_with_computers(hub) for _ in range(5)]
    await heard.until(lambda: all(waits_for(table, ADA) for table in tables))
