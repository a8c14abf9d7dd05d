"""Computer players at real tables."""

import asyncio
import pickle
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor
from random import Random
from threading import Event

import pytest

from bot.games.actions import Action, Play
from bot.games.cards import as_set
from bot.games.catalogue import find
from bot.games.view import SeatView
from bot.players import choosing, novice
from bot.players.pool import Pool
from bot.players.search.questions import DiscardTurn, SearchTurn
from bot.tables.computers import Computers
from bot.tables.decisions import lobby, play, presence
from bot.tables.hub import Hub
from bot.tables.seating import level_of
from bot.tables.setup import Setup
from bot.tables.state import ChangeKind
from bot.tables.table import Table
from bot.tables.warmup_positions import openings
from data.database import Database
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    OPENING,
    PATIENCE_S,
    Heard,
    act,
    match,
    match_with_computers,
    on_turn,
    open_lobby,
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
    assert heard.whats.count(ChangeKind.PLAYED) + heard.whats.count(ChangeKind.FINISHED) == 3 * 76
    assert sum(table.public.totals) == 0


# Strong players.


class Witness(Pool):
    """A pool that keeps what crosses to its process, and what came back."""

    def __init__(self, first: Callable[[], Sequence[SearchTurn]] = openings) -> None:
        super().__init__(None, first, size=1, worlds=2)
        self.crossed: list[bytes] = []
        self.found: list[int | None] = []

    async def best(self, turn: SearchTurn, seed: bytes) -> int | None:
        """What to play or to discard."""
        self.crossed.append(pickle.dumps((turn, seed)))
        self.found.append(await super().best(turn, seed))
        return self.found[-1]


async def started(hub: Hub, executor: Executor, pool: Pool) -> Computers:
    """Computers whose strong players think in a pool that is warm."""
    computers = Computers(hub, executor, 0, Random(1), pool=pool)
    pool.start()
    await pool.warm.wait()
    computers.start()
    return computers


async def test_strong_players_think_in_a_process_that_never_gets_the_secret(
    hub: Hub, executor: Executor
) -> None:
    heard, pool = Heard(hub), Witness()
    computers = await started(hub, executor, pool)
    strong, beside = await match_with_computers(hub, "strong"), await match_with_computers(hub)
    await play_with_computers(strong, heard)
    await play_with_computers(beside, heard)
    await computers.close()
    await pool.close()
    assert any(card is not None for card in pool.found)
    assert strong.revealed is not None
    secret = strong.revealed.secret
    assert all(secret not in each and secret.hex().encode() not in each for each in pool.crossed)


async def play_until(happened: Callable[[], bool], table: Table, heard: Heard) -> None:
    """Ada does what she is asked until it has happened."""
    while not happened():
        await heard.until(lambda: happened() or table.between_deals or waits_for(table, ADA))
        if table.between_deals:
            await table.change(play.next_deal)
        elif waits_for(table, ADA) and not happened():
            await act(table)


async def test_no_move_waits_for_a_process_that_gets_ready(hub: Hub, executor: Executor) -> None:
    compiled = Event()

    def first() -> Sequence[SearchTurn]:
        compiled.wait(PATIENCE_S)
        return openings()

    heard, pool = Heard(hub), Witness(first)
    computers = Computers(hub, executor, 0, Random(1), pool=pool)
    pool.start()
    computers.start()
    table = await match_with_computers(hub, "strong")
    await play_until(lambda: len(table.public.tricks) == 2, table, heard)
    assert not pool.warm.is_set()
    assert set(pool.found) == {None}
    compiled.set()
    await pool.warm.wait()
    await play_until(lambda: pool.found[-1] is not None, table, heard)
    await computers.close()
    await pool.close()


class Mortal(Pool):
    """A pool whose process is killed while it thinks about the first discard, all it is asked."""

    def __init__(self) -> None:
        super().__init__(None, lambda: [], size=1, limit_s=PATIENCE_S, worlds=10**9, rest_s=0)
        self.turns: list[DiscardTurn] = []

    async def best(self, turn: SearchTurn, seed: bytes) -> int | None:
        """Nothing."""
        if self.turns or not isinstance(turn, DiscardTurn):
            return None
        asked = asyncio.create_task(super().best(turn, seed))
        await asyncio.sleep(0)
        self.workers[0].process.kill()
        found = await asked
        assert found is None
        self.turns.append(turn)
        return found


async def test_a_strong_player_discards_as_a_normal_one_if_its_process_dies(
    hub: Hub, executor: Executor
) -> None:
    heard, pool = Heard(hub), Mortal()
    computers = await started(hub, executor, pool)
    table = await match_with_computers(hub, "strong")
    while not (table.between_deals and pool.turns):
        if table.between_deals:
            await table.change(play.next_deal)
        await heard.until(lambda: table.between_deals or waits_for(table, ADA))
        if not table.between_deals:
            await act(table)
    await computers.close()
    await pool.close()
    away = table.public.laid_away
    assert away is not None
    assert as_set(away.cards) == pool.turns[-1].candidates[0]


class Resting(Pool):
    """A pool that is only asked to start."""

    def __init__(self) -> None:
        super().__init__(None, lambda: [])
        self.is_started = False

    def start(self) -> None:
        """Starts nothing."""
        self.is_started = True


async def test_processes_start_with_the_first_strong_player(hub: Hub, executor: Executor) -> None:
    pool = Resting()
    computers = Computers(hub, executor, 60, pool=pool)
    computers.start()
    await match_with_computers(hub)
    assert not pool.is_started
    table = await open_lobby(hub)
    assert not pool.is_started
    await table.change(lobby.add_computer, ADA, "strong")
    assert pool.is_started
    await computers.close()


async def test_processes_start_with_the_first_table_with_hints(
    hub: Hub, executor: Executor
) -> None:
    pool = Resting()
    computers = Computers(hub, executor, 60, pool=pool)
    computers.start()
    await hub.open(Setup(find("scarto")(), hints=True), OPENING)
    assert pool.is_started
    await computers.close()


async def test_processes_start_for_a_strong_player_of_an_older_table(
    hub: Hub, database: Database, clock: FakeClock, executor: Executor
) -> None:
    await match_with_computers(hub, "strong")
    pool, second = Resting(), Hub(database, clock)
    await second.load()
    computers = Computers(second, executor, 60, pool=pool)
    computers.start()
    assert pool.is_started
    await computers.close()


async def test_strong_players_play_as_normal_ones_without_a_process(
    hub: Hub, executor: Executor
) -> None:
    heard, computers = Heard(hub), Computers(hub, executor, 0, Random(1))
    computers.start()
    table = await match_with_computers(hub, "strong")
    await play_with_computers(table, heard)
    await computers.close()
    assert {level_of(sitter) for sitter in table.seating.sitters} == {"", "strong"}


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
    await heard.until(lambda: ChangeKind.PLAYED in heard.whats)
    while on_turn(table) != gone:
        await act(table)
    # The next turn is theirs again.
    assert table.seating.sitter(table.seating.seat_of(gone)).missed == 1
    await table.change(presence.come_back, gone)
    step = table.view_of(gone).step
    await act(table)
    assert table.view_of(gone).step == step + 1


@pytest.mark.usefixtures("computers")
async def test_a_stand_in_plays_as_a_normal_computer(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def noted(level: str, view: SeatView, rng: Random) -> Action:
        asked.append(level)
        return novice.choose(view, rng)

    monkeypatch.setattr(choosing, "choose", noted)
    heard, table = Heard(hub), await match(hub)
    assert table.turn is not None
    await table.change(presence.stand_in, table.turn)
    await heard.until(lambda: ChangeKind.PLAYED in heard.whats)
    assert asked == ["normal"]


@pytest.mark.usefixtures("computers")
@pytest.mark.parametrize("level", ["novice", "novice@1", "simple", "simple@1", "normal@1"])
async def test_computers_of_older_tables_play_on(
    hub: Hub, caplog: pytest.LogCaptureFixture, level: str
) -> None:
    heard, table = Heard(hub), await match_with_computers(hub, level)
    for _ in range(3):
        await heard.until(lambda: waits_for(table, ADA))
        await act(table)
    await heard.until(lambda: waits_for(table, ADA))
    assert "failed" not in caplog.text


async def assert_it_is_replaced(hub: Hub, caplog: pytest.LogCaptureFixture) -> None:
    """A match goes on though a computer has played badly, and the log says so."""
    heard, table = Heard(hub), await match_with_computers(hub)
    await heard.until(lambda: waits_for(table, ADA))
    await act(table)
    await heard.until(lambda: waits_for(table, ADA))
    assert "computer player failed" in caplog.text


@pytest.mark.usefixtures("computers")
async def test_failing_computer_player_is_logged_and_replaced_for_the_move(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(level: str, view: SeatView, rng: Random) -> Action:
        if level == "normal":
            raise RuntimeError("planted")
        return novice.choose(view, rng)

    monkeypatch.setattr(choosing, "choose", fail)
    await assert_it_is_replaced(hub, caplog)


@pytest.mark.usefixtures("computers")
async def test_computer_player_that_wants_something_illegal_is_replaced_for_the_move(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def cheat(level: str, view: SeatView, rng: Random) -> Action:
        if level == "normal":
            return Play(next(card for card in view.game.pack.cards if card not in view.hand))
        return novice.choose(view, rng)

    monkeypatch.setattr(choosing, "choose", cheat)
    await assert_it_is_replaced(hub, caplog)


@pytest.mark.usefixtures("computers")
async def test_computers_try_again_after_the_disk_failed(
    hub: Hub, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = asyncio.Event()
    monkeypatch.setattr("bot.tables.retrying.RETRY_S", 0.01)
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
