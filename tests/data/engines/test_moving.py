"""Everything is moved from a file to a server, or back, or nothing is."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.app import maintenance
from bot.tables.decisions import play
from bot.tables.hub import Hub
from bot.tables.recount import recount
from data.database import Database
from data.engines.moving import MoveRefused, move
from data.engines.place import Place, Url
from data.engines.sqlite_schema import newest_schema, tables_of_schema
from data.faults import DatabaseUnusable, SchemaTooNew
from data.ranges.locks import Taken, held, recount_lock_of
from tests.conftest import ENGINES
from tests.server import Server
from tests.tables.stored.make import REBUILT
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    everything,
    match,
    open_lobby,
    play_deal,
    play_out,
)

pytestmark = pytest.mark.skipif("postgresql" not in ENGINES, reason="there is no PostgreSQL here")

IDS = ("tables", "deals", "challenges", "nights")
GONE = 12_345
"""A night that was deleted had this number."""


def quiet(table: str, rows: int) -> None:
    """Says nothing."""


async def moved(source: Place, target: Place) -> dict[str, int]:
    """Moves from a thread, as there is a loop here."""
    return await asyncio.to_thread(move, source, target, quiet)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with rows in each table: what was played long ago and now, the rest made up."""
    path = tmp_path_factory.mktemp("filled") / "bot.db"
    shutil.copy(REBUILT, path)
    asyncio.run(play_at(path))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("UPDATE tables SET state = 'closed' WHERE id = (SELECT max(id) FROM tables)")
        for table in sorted(tables_of_schema(newest_schema()), key=lambda name: (len(name), name)):
            if not db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]:
                make_up(db, table)
        db.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'nights'", (GONE,))
    return path


async def play_at(path: Path) -> None:
    """Plays one match to its end and another one for a deal, and opens a lobby."""
    database = await Database.open(path)
    hub = Hub(database, FakeClock())
    await play_out(await match(hub))
    await play_deal(await match(hub))
    await open_lobby(hub, BEPPE, CARLA)
    await recount(database, lambda percent: None)
    await database.close()


def make_up(db: sqlite3.Connection, table: str) -> None:
    """Gives a table one row, of the lobby that was closed where it is of a table."""
    [(sql,)] = db.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,))
    [(lobby,)] = db.execute("SELECT max(id) FROM tables")
    made = {"INTEGER": 1, "TEXT": "perché", "BLOB": b"\0\xff", "REAL": 0.1}
    values: dict[str, Any] = {}
    for name, kind in db.execute(f"SELECT name, type FROM pragma_table_info('{table}')"):
        allowed = re.search(rf"\b{name}\b[^,()]*CHECK \({name} IN \('(\w+)'", sql)
        values[name] = allowed[1] if allowed else lobby if name == "table_id" else made[kind]
    marks = ", ".join("?" * len(values))
    db.execute(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", [*values.values()])


@pytest.fixture
def source(filled: Path, tmp_path: Path) -> Path:
    """A copy of that file."""
    return Path(shutil.copy(filled, tmp_path / "bot.db"))


@pytest.fixture
async def target(server: Server) -> AsyncIterator[Url]:
    """An empty database of a server, without any schema."""
    url = await server.empty()
    yield url
    await server.drop(url)


async def contents(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of each table, and the last numbers that were given."""
    database = await Database.open(place)
    try:
        db = database.reading
        found = {}
        for table in sorted(tables_of_schema(newest_schema())):
            columns = sorted(await db.columns(table))
            rows = await db.execute_fetchall(f"SELECT {', '.join(columns)} FROM {table}")
            found[table] = sorted(map(tuple, rows), key=repr)
        found["last"] = [(table, await db.last_id(table)) for table in IDS]
        return found
    finally:
        await database.close()


async def run(place: Place, *statements: str) -> None:
    """Runs statements in a database, each on its own."""
    database = await Database.open(place)
    for statement in statements:
        async with database.transaction() as db:
            await db.execute(statement)
    await database.close()


async def is_empty(place: Place) -> bool:
    """Whether no table has a row."""
    found = await contents(place)
    return not any(found[table] for table in tables_of_schema(newest_schema()))


async def test_all_tables_are_moved_and_back(source: Path, target: Url, tmp_path: Path) -> None:
    before = await asyncio.to_thread(source.read_bytes)
    rows = await moved(source, target)
    assert await asyncio.to_thread(source.read_bytes) == before
    there = await contents(target)
    assert rows == {table: len(there[table]) for table in tables_of_schema(newest_schema())}
    assert min(rows.values()) > 0
    assert dict(there["last"])["nights"] == GONE
    assert await moved(target, tmp_path / "back.db") == rows
    assert there == await contents(source) == await contents(tmp_path / "back.db")


async def test_it_says_what_was_moved_and_what_to_do(
    source: Path, target: Url, capsys: pytest.CaptureFixture[str]
) -> None:
    said = await asyncio.to_thread(maintenance.move_database, source, target)
    assert re.fullmatch(
        rf"\d,\d{{3}} rows of {len(tables_of_schema(newest_schema()))} tables were moved from"
        rf" {source} into {target}\. Set TAROCCHI_DATABASE .*\.",
        said,
    )
    assert "night_tables: 1\n" in capsys.readouterr().err


async def test_tables_are_played_on_where_they_were(source: Path, target: Url) -> None:
    await moved(source, target)
    found = []
    for place in (source, target):
        database = await Database.open(place)
        hub = Hub(database, FakeClock())
        await hub.load()
        found.append({table.id: everything(table) for table in hub.of_user(ADA)})
        newest = max(hub.of_user(ADA), key=lambda table: table.id)
        await newest.change(play.next_deal)
        await play_out(newest)
        new = await match(hub)
        # The lobby between the two was closed.
        assert new.id == newest.id + 2
        await play_out(new)
        await database.close()
    assert found[0] == found[1]
    here, there = await contents(source), await contents(target)
    assert here["last"] == there["last"]


async def test_ratings_counted_again_are_the_same(source: Path, target: Url) -> None:
    await moved(source, target)
    before = await contents(target)
    database = await Database.open(target)
    await recount(database, lambda percent: None)
    await database.close()
    after = await contents(target)
    for table in ("deals", "deal_seats", "ratings", "season_ratings", "results", "standings"):
        assert after[table] == before[table] != [], table


async def test_neither_can_be_played_with_meanwhile(source: Path, target: Url) -> None:
    other = Url(f"{target.address}?application_name=other")
    refused: list[Place] = []

    def try_to_play(table: str, rows: int) -> None:
        for place in (source, other):
            with pytest.raises(Taken), held(place):
                pass
            refused.append(place)

    await asyncio.to_thread(move, source, target, try_to_play)
    assert {*refused} == {source, other}
    for place in (source, other):
        with held(place):
            pass


KILLED = """
import os, signal, sys
from pathlib import Path
from data.engines.moving import move
from data.engines.place import Url
def kill(table, rows):
    if table == "events":
        os.kill(os.getpid(), signal.SIGKILL)
move(Path(sys.argv[1]), Url(sys.argv[2]), kill)
"""


async def test_after_a_kill_it_can_be_done_again(source: Path, target: Url) -> None:
    killed = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", KILLED, str(source), target.address], check=False
    )
    assert killed.returncode < 0
    assert await is_empty(target)
    assert sum((await moved(source, target)).values()) > 1000


@pytest.mark.parametrize("way", ["there", "back"])
async def test_after_a_fault_there_is_nothing(
    source: Path, target: Url, tmp_path: Path, way: str
) -> None:
    places: tuple[Place, Place] = source, target
    if way == "back":
        await moved(source, target)
        places = target, tmp_path / "back.db"
    # Another table is no fault.
    await run(
        places[1],
        "CREATE TABLE left_over (id BIGINT PRIMARY KEY)",
        "CREATE UNIQUE INDEX planted ON results (game)",
    )
    with pytest.raises(MoveRefused, match=r"Nothing was moved into .*: .*(unique|UNIQUE)"):
        await moved(*places)
    assert await is_empty(places[1])
    await run(places[1], "DROP INDEX planted")
    assert sum((await moved(*places)).values()) > 1000


async def test_what_would_not_be_the_same_is_not_moved(source: Path, target: Url) -> None:
    await run(
        target,
        "CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN NEW.name = 'x'; RETURN NEW; END $$",
        "CREATE TRIGGER planted BEFORE INSERT ON names FOR EACH ROW EXECUTE FUNCTION change()",
    )
    with pytest.raises(MoveRefused, match="names would not be the same in postgresql://"):
        await moved(source, target)
    assert await is_empty(target)


async def test_a_database_with_rows_is_no_target(source: Path, target: Url, tmp_path: Path) -> None:
    insert = "INSERT INTO notes (name, text) VALUES ('a', 'b')"
    for place in (target, tmp_path / "other.db"):
        await run(place, insert)
        with pytest.raises(MoveRefused, match="is not empty: it has rows in its table notes"):
            await moved(source if place == target else target, place)


@pytest.mark.parametrize(
    ("schema", "said"),
    [(0, "There is nothing to move in"), (3, "start the bot with it once"), (999, "newer version")],
)
async def test_the_schema_has_to_be_the_newest(
    source: Path, target: Url, schema: int, said: str
) -> None:
    with closing(sqlite3.connect(source)) as db:
        db.execute(f"PRAGMA user_version = {schema}")
    with pytest.raises((MoveRefused, SchemaTooNew), match=said):
        await moved(source, target)


async def test_a_newer_target_is_refused(source: Path, target: Url) -> None:
    await run(target, "UPDATE schema_number SET number = number + 1")
    with pytest.raises(SchemaTooNew):
        await moved(source, target)


async def test_whoever_plays_or_counts_is_not_disturbed(source: Path, target: Url) -> None:
    other = Url(f"{target.address}?application_name=other")
    for place in (source, other):
        with held(place), pytest.raises(MoveRefused, match="stop it first"):
            await moved(source, target)
        with recount_lock_of(place), pytest.raises(DatabaseUnusable, match="are being counted"):
            await moved(source, target)


async def test_what_is_not_there_or_no_database(target: Url, tmp_path: Path) -> None:
    with pytest.raises(MoveRefused, match="There is no database"):
        await moved(tmp_path / "none.db", target)
    letter = tmp_path / "letter.txt"
    await asyncio.to_thread(letter.write_text, "Dear Ada, " * 100)
    with pytest.raises(MoveRefused, match="is not a database"):
        await moved(letter, target)


async def test_a_table_that_is_missing_is_named(source: Path, target: Url) -> None:
    await run(source, "DROP TABLE lessons")
    with pytest.raises(MoveRefused, match="has no table lessons"):
        await moved(source, target)


async def test_each_table_has_a_key_to_be_read_by(source: Path) -> None:
    database = await Database.open(source)
    for table in tables_of_schema(newest_schema()):
        assert await database.reading.key(table), table
    await database.close()
