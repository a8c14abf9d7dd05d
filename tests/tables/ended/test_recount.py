"""Counting all deals again gives what was kept, whatever comes in between."""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest

from bot.games.catalogue import game
from bot.players import levels, novice
from bot.tables.decisions import ending, lobby, play, presence
from bot.tables.hub import Hub
from bot.tables.recount import is_due, recount
from bot.tables.table import Table, seat_to_play
from data.connection import LIVE, Connection, Writer
from data.database import Database
from data.engines.place import Place, Url
from data.finished import logs, progress, rebuild_tables
from data.finished.logs import BadLog
from data.finished.periods import STORED
from data.personal import forgetting
from tests.tables.stored.make import FILE, REBUILT
from tests.tables.support.clock import FakeClock
from tests.tables.support.counted import CONTENT, Rows, content_of
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    GUILD,
    match,
    match_of,
    on_turn,
    open_lobby,
    play_deal,
)

DAY_S = 24 * 3600
OF_PEOPLE = (
    "deal_seats",
    "ratings",
    "season_ratings",
    "deal_tallies",
    "match_tallies",
    "records",
    "streaks",
)
"""Those with rows of single people."""


def content(path: Path) -> Rows:
    """Everything that was counted; an older database may lack a table."""
    with closing(sqlite3.connect(path)) as db:
        there = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        return {
            table: db.execute(f"SELECT {columns} FROM {table} ORDER BY {columns}").fetchall()
            for table, columns in CONTENT.items()
            if table in there
        }


def column(found: Rows, table: str, name: str) -> list[object]:
    """What stands in a column of a table."""
    place = CONTENT[table].split(", ").index(name)
    return [values[place] for values in found[table]]


def schema(path: Path) -> list[tuple[object, ...]]:
    """The tables that were counted, as they were defined, and what is left besides."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute(
            "SELECT type, name, tbl_name, replace(sql, '\"', '') FROM sqlite_master ORDER BY 1, 2"
        ).fetchall()


def second_tables(path: Path) -> list[str]:
    """What there is of the tables beside those that were counted."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute(
            "SELECT tbl_name FROM sqlite_master"
            " WHERE tbl_name LIKE '%!_anew' ESCAPE '!' OR tbl_name LIKE '%!_aside' ESCAPE '!'"
        )
        return [str(name) for (name,) in found]


async def to_the_end(table: Table, rng: Random) -> None:
    """People and computers play until the deal is over."""
    while table.turn is not None:
        seat = seat_to_play(table)
        seen = table.view_of(on_turn(table)) if seat is None else table.view_for_computer(seat)
        wished = novice.choose(seen, rng)
        if seat is None:
            await table.change(play.act, on_turn(table), wished, seen.number, seen.step)
        else:
            await table.change(play.act_as_computer, seat, wished, seen.number, seen.step)


async def fill(database: Database) -> None:
    """Deals of several games on several days; some are thrown in, some were left."""
    clock, rng = FakeClock(), Random(5)
    hub = Hub(database, clock)
    for each in (game("scarto", {}), game("tarocco-francese", {"petit": "personal"}, 5)):
        table = await match_of(hub, each)
        await play_deal(table, rng)
        clock.move(3 * DAY_S)
        await table.change(play.next_deal)
        await play_deal(table, rng)
    left = await match(hub)
    while sum(left.public.cards_left) > 60:
        await play_one(left, rng)
    await left.change(presence.leave, CARLA)
    await to_the_end(left, rng)
    clock.move(30 * DAY_S)
    await left.change(play.next_deal)
    await to_the_end(left, rng)
    await finish(await match(hub), rng)
    clock.move(90 * DAY_S)
    await finish(await match(hub), rng)
    silent = await match(hub)
    await play_one(silent, rng)
    assert silent.turn is not None
    await silent.change(presence.pause, silent.turn)
    clock.move(DAY_S)
    await silent.change(presence.close_paused)
    alone = await open_lobby(hub, channel=71)
    for _ in range(2):
        await alone.change(lobby.add_computer, ADA)
    await alone.change(lobby.start, ADA)
    await to_the_end(alone, rng)


async def finish(table: Table, rng: Random) -> None:
    """People agree to end the match after a deal, and play it."""
    for person in (ADA, BEPPE, CARLA):
        await table.change(ending.agree, person)
    await play_deal(table, rng)


async def play_one(table: Table, rng: Random) -> None:
    seen = table.view_of(on_turn(table))
    wished = novice.choose(seen, rng)
    await table.change(play.act, on_turn(table), wished, seen.number, seen.step)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("filled") / "filled.db"

    async def make() -> None:
        database = await Database.open(path)
        await fill(database)
        await database.close()

    asyncio.run(make())
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    return path


@pytest.fixture
def path(filled: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(filled, tmp_path / "copy.db"))


@pytest.fixture
async def full(database: Database, place: Place) -> Place:
    """Where there is the same, on each engine."""
    await fill(database)
    return place


def quiet(percent: int) -> None:
    pass


def numbers_in(texts: list[object]) -> list[str]:
    """The numbers in these texts, each whole: whoever is deleted gets one by chance."""
    return re.findall(r"-?\d+", str(texts))


async def counted_again(path: Path) -> Rows:
    """Everything, after it was counted again."""
    database = await Database.open(path)
    await recount(database, quiet)
    assert not await is_due(database)
    await database.close()
    return content(path)


def test_all_tables_that_are_made_again_are_looked_at() -> None:
    assert sorted(CONTENT) == sorted(rebuild_tables.TABLES)


async def test_recounted_equals_kept(path: Path) -> None:
    before, defined = content(path), schema(path)
    assert len(before["deals"]) == 10
    assert len(before["match_tallies"]) > 2 * 3 * len(STORED)
    assert len(before["streaks"]) == 3
    assert set(column(before, "deals", "rated")) == {0, 1}
    assert len(before["ratings"]) > 5
    for _ in range(2):
        assert await counted_again(path) == before
        assert schema(path) == defined


async def test_recounted_equals_kept_on_each_engine(full: Place, database: Database) -> None:
    before = await content_of(database)
    defined = await rules_of(database) if isinstance(full, Url) else []
    for _ in range(2):
        await recount(database, quiet)
        assert not await is_due(database)
        assert await content_of(database) == before
        if isinstance(full, Url):
            assert await rules_of(database) == defined


async def rules_of(database: Database) -> list[object]:
    """Keys, indexes and references of the tables that were counted, but for their names."""
    found = await database.reading.execute_fetchall(
        f"""
        SELECT tablename AS name, substring(indexdef FROM ' ON .*') FROM pg_indexes
        WHERE schemaname = '{LIVE}' UNION ALL
        SELECT relname, pg_get_constraintdef(pg_constraint.oid)
        FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
        WHERE relnamespace = to_regnamespace('{LIVE}') ORDER BY 1, 2
        """
    )
    assert any("FOREIGN KEY" in rule for _, rule in found)
    return [tuple(each) for each in found]


async def compress(path: Path) -> None:
    """All logs of the database become one row each."""
    database = await Database.open(path)
    async with database.transaction() as db:
        found = await db.execute_fetchall("SELECT DISTINCT table_id FROM events ORDER BY table_id")
        for (table_id,) in found:
            assert await logs.pack(db, table_id)
    await database.close()


async def test_compressed_logs_are_counted_as_well(path: Path) -> None:
    before = content(path)
    await compress(path)
    assert await counted_again(path) == before
    made_old(path)
    assert await counted_again(path) == before


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE kind = 'TrickTaken' AND table_id = 1",
        "DELETE FROM events WHERE kind = 'DealScored' AND table_id = 1",
        "DELETE FROM events WHERE table_id = 1",
        "UPDATE events SET kind = 'Unheard' WHERE kind = 'CardPlayed' AND table_id = 1",
        "UPDATE events SET body = '{}' WHERE kind = 'CardPlayed' AND table_id = 1",
        "UPDATE events SET body = 'no JSON' WHERE kind = 'CardPlayed' AND table_id = 1",
        "UPDATE events SET body = replace(body, 'T1', 'X1') WHERE table_id = 1",
        "UPDATE tables SET game = 'whist' WHERE id = 1",
        "DELETE FROM hands; DELETE FROM seats WHERE table_id = 1",
        "UPDATE logs SET log = x'01ff' WHERE table_id = 1",
        "DELETE FROM logs WHERE table_id = 1",
    ],
)
async def test_a_deal_that_was_counted_outlives_its_log(
    path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    before = content(path)
    if " logs " in damage:
        await compress(path)
    with closing(sqlite3.connect(path)) as db:
        db.executescript(damage)
    assert await counted_again(path) == before
    named = [each for each in caplog.messages if "log damaged" in each]
    assert len(named) == 1


@pytest.mark.parametrize(
    ("fault", "is_told"), [(AttributeError("a bug"), True), (BadLog(1, "a line is missing"), False)]
)
async def test_what_may_be_a_bug_is_told_with_its_place(
    path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    fault: Exception,
    is_told: bool,
) -> None:
    def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr("bot.tables.recount.outcome_of", fail)
    await counted_again(path)
    named = [each for each in caplog.records if "log damaged" in each.getMessage()]
    assert named
    assert {bool(each.exc_info) for each in named} == {is_told}


async def test_computers_stay_as_strong_as_they_were(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content(path)
    assert levels.named("normal") in column(before, "deal_seats", "computer")
    monkeypatch.setitem(levels._VERSIONS, "normal", 3)
    assert await counted_again(path) == before


@pytest.mark.parametrize(
    "loss",
    [
        "UPDATE results SET total = 99, place = 1, won = 1",
        "DELETE FROM results",
        "DELETE FROM standings; UPDATE match_tallies SET wins = 99",
    ],
)
async def test_results_are_counted_from_the_logs(path: Path, loss: str) -> None:
    before = content(path)
    with closing(sqlite3.connect(path)) as db:
        db.executescript(loss)
    assert content(path) != before
    assert await counted_again(path) == before


async def test_the_result_of_a_match_outlives_its_log(path: Path) -> None:
    before = content(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM events WHERE table_id IN (SELECT table_id FROM results)")
    assert await counted_again(path) == before


async def test_how_far_it_is_grows_to_all(path: Path) -> None:
    database, said = await Database.open(path), list[int]()
    await recount(database, said.append)
    await database.close()
    assert said == sorted(said)
    assert said[-1] == 100


def made_old(path: Path) -> None:
    """The database as one that has never counted a deal."""
    with closing(sqlite3.connect(path)) as db, db:
        for table in CONTENT:
            db.execute(f"DELETE FROM {table}")
        db.execute("UPDATE sqlite_sequence SET seq = 10000 WHERE name = 'deals'")
        db.execute("INSERT INTO notes (name, text) VALUES (?, '0')", (progress.NOTE,))


async def test_an_old_database_is_counted_in_the_order_of_time(path: Path) -> None:
    before = content(path)
    made_old(path)
    after = await counted_again(path)
    # They had got their numbers in this very order.
    assert after == before


async def test_deals_of_before_come_before_those_of_today(path: Path) -> None:
    old = content(path)["deals"]
    made_old(path)
    database = await Database.open(path)
    table = await match(Hub(database, FakeClock(1_900_000_000)))
    await play_deal(table)
    assert await is_due(database)
    await recount(database, quiet)
    await database.close()
    found = content(path)["deals"]
    assert found[:-1] == old
    assert column(content(path), "deals", "id")[-1] == 10_001
    assert await counted_again(path) == content(path)


async def test_tables_of_an_older_version_are_counted(tmp_path: Path) -> None:
    path = Path(shutil.copy(FILE, tmp_path / "tables.db"))
    database = await Database.open(path)
    assert await is_due(database)
    [(ends,)] = await database.reading.execute_fetchall(
        "SELECT count(*) FROM events WHERE kind = 'DealScored'"
    )
    await database.close()
    found = await counted_again(path)
    assert len(found["deals"]) == ends > 3
    assert column(found, "deals", "id") == list(range(1, ends + 1))
    assert await counted_again(path) == found


async def test_nothing_is_left_of_a_count_by_an_older_version(tmp_path: Path) -> None:
    path = Path(shutil.copy(REBUILT, tmp_path / "rebuilt.db"))
    before, new = content(path), tmp_path / "new.db"
    assert second_tables(path) != []
    assert any(str(name).endswith("best_anew") for _, name, *_ in schema(path))
    for each in (path, new):
        await (await Database.open(each)).close()
    assert content(path).items() >= before.items()
    assert schema(path) == schema(new)
    assert (await counted_again(path)).items() >= before.items()
    assert schema(path) == schema(new)


async def test_a_new_database_has_nothing_to_count(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    database = await Database.open(path)
    assert not await is_due(database)
    await recount(database, quiet)
    assert not await is_due(database)
    await database.close()
    assert not any(content(path).values())


class Killed(Exception):
    """The process has ended."""


class Disturbed(Database):
    """A database where something comes in between before one transaction; 0 is the first."""

    at: int
    between: Callable[[Database], Awaitable[None]]
    seen = 0

    @asynccontextmanager
    async def transaction(
        self, beside: Writer | None = None, *, counting: bool = False
    ) -> AsyncIterator[Connection]:
        number, self.seen = self.seen, self.seen + 1
        if number == self.at:
            await self.between(self)
        async with super().transaction(beside, counting=counting) as db:
            yield db


async def disturbed(
    place: Place, at: int, between: Callable[[Database], Awaitable[None]]
) -> Disturbed:
    database = await Disturbed.open(place)
    database.at, database.between = at, between
    return database


async def kill(database: Database) -> None:
    raise Killed


async def left_behind(path: Path, at: int) -> None:
    """What a count leaves that is killed in this stage."""
    database = await disturbed(path, at, kill)
    with pytest.raises(Killed):
        await recount(database, quiet)
    await database.close()


async def test_killed_in_any_stage_it_is_simply_run_again(full: Place, database: Database) -> None:
    before = await content_of(database)
    # A server takes its time: there it is killed now and then.
    stages, step = 0, 1 if isinstance(full, Path) else 5
    while True:
        own = await disturbed(full, stages, kill)
        try:
            await recount(own, quiet)
            break
        except Killed:
            stages += step
        finally:
            await own.close()
        assert await content_of(database) == before
    assert stages > 3
    assert await content_of(database) == before
    assert not await rebuild_tables.are_left(database.reading)


async def stages_of(place: Place) -> int:
    """In how many stages a count is made."""
    database = await disturbed(place, -1, kill)
    await recount(database, quiet)
    await database.close()
    return database.seen


async def test_deals_that_end_in_the_meantime_are_kept(full: Place, database: Database) -> None:
    hub = Hub(database, FakeClock(1_900_000_000))
    # The second tables take their place before each is dropped in a stage of its own.
    swap = await stages_of(full) - len(CONTENT) - 1
    for at in (*range(6), swap):

        async def play_on(_: Database, at: int = at) -> None:
            await play_deal(await match(hub), Random(at))

        before = await content_of(database)
        own = await disturbed(full, at, play_on)
        await recount(own, quiet)
        await own.close()
        after = await content_of(database)
        assert len(after["deals"]) == len(before["deals"]) + 1
        assert after["deals"][:-1] == before["deals"]
        await play_deal(await match(hub), Random(at))
        kept = await content_of(database)
        assert len(kept["deals"]) == len(before["deals"]) + 2
        assert kept["deals"][:-1] == after["deals"]
        await recount(database, quiet)
        assert await content_of(database) == kept


async def end_all(path: Path) -> None:
    """Closes what is still open."""
    database = await Database.open(path)
    hub = Hub(database, FakeClock(1_900_000_000))
    await hub.load()
    for table in hub.open_tables():
        await table.change(ending.abandon)
    await database.close()


async def delete(database: Database) -> None:
    """Deletes a person."""
    async with database.transaction() as db:
        await forgetting.forget(db, GUILD, BEPPE)


async def test_who_is_deleted_is_not_left_behind_by_a_count_that_was_killed(path: Path) -> None:
    await left_behind(path, 4)
    assert second_tables(path) != []
    database = await Database.open(path)
    await delete(database)
    assert await is_due(database)
    await database.close()
    assert second_tables(path) == []


@pytest.mark.parametrize("at", range(1, 6))
async def test_who_is_deleted_in_the_meantime_stays_deleted(path: Path, at: int) -> None:
    await end_all(path)
    before = content(path)
    other = await Database.open(path)
    database = await disturbed(path, at, lambda _: delete(other))
    await recount(database, quiet)
    for each in (database, other):
        await each.close()
    after = content(path)
    assert BEPPE not in column(after, "deal_seats", "user_id")
    # Everybody else has what they had, but that somebody nameless was there.
    [nobody] = {user for user in column(after, "ratings", "user_id") if str(user).startswith("-")}
    for table in OF_PEOPLE:
        assert of(after, table, ADA, CARLA) == of(before, table, ADA, CARLA, nobody=nobody) != []
    assert await counted_again(path) == after


async def test_a_recount_gives_all_others_the_same_before_and_after_a_deletion(path: Path) -> None:
    await end_all(path)
    before = await counted_again(path)
    database = await Database.open(path)
    async with database.transaction() as db:
        await forgetting.forget_everywhere(db, BEPPE)
    await database.close()
    kept = content(path)
    [nobody] = {user for user in column(kept, "ratings", "user_id") if str(user).startswith("-")}
    for table in OF_PEOPLE:
        owners = column(kept, table, "user_id")
        assert BEPPE not in owners
        assert owners.count(nobody) == column(before, table, "user_id").count(BEPPE)
    assert str(BEPPE) not in numbers_in(column(kept, "companies", "people"))
    assert await counted_again(path) == kept
    for table in OF_PEOPLE:
        assert of(kept, table, ADA, CARLA) == of(before, table, ADA, CARLA, nobody=nobody) != []
    assert kept["deals"] == before["deals"]


def of(found: Rows, table: str, *people: int, nobody: object = BEPPE) -> list[str]:
    """The rows of these people as text; Beppe is called *nobody* in them."""
    owners = column(found, table, "user_id")
    rows = [values for values, user in zip(found[table], owners, strict=True) if user in people]
    return [re.sub(rf"\b{BEPPE}\b", str(nobody), repr(values)) for values in rows]
