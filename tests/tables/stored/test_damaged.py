"""One damaged value leaves one table out: it is named, and every other one plays.

Every column of every table of the database gets what a flipped bit may make of it: nothing, a
number out of bounds, bytes, a text that is none. What SQLite would refuse is put there too.
"""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, suppress
from itertools import cycle
from pathlib import Path

import pytest

from bot.tables import downtime, store
from bot.tables.errors import Damaged, TableError
from bot.tables.hub import Hub
from bot.tables.recount import recount
from bot.tables.timers import Pace, Timers
from bot.texts import texts_for
from cogs.press.refusals import sentence
from data import emojis, invitations, results
from data.choices.players import Players
from data.choices.servers import Servers
from data.database import Database
from data.finished import boards, player_stats, records
from data.finished.boards import Board
from data.finished.periods import ALL_TIME
from data.finished.rankings import By
from data.finished.scopes import ALL_SERVERS
from data.personal import forgetting, stored
from data.results import Search
from tests.tables.stored.make import FILE, seen
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, GUILD

NOW = 1_800_000_000
KIND = 1
OPEN = {1, 2, 3, 4, 5, 7}
"""The tables of the file that have not ended."""

VALUES = (None, -1, 2**62, b"\xff\x00", "\N{REPLACEMENT CHARACTER}", '{"a":', '[1, "x"]')

MORE = (
    "INSERT INTO plans (table_id, seat, deal, step, action) VALUES (1, 0, 1, 0, 'pass')",
    "INSERT INTO kept_seats (table_id, user_id, name, until) VALUES (7, 999, 'Kept', 2000000000)",
    "INSERT INTO panels (message_id, table_id, token, expires_at, language, in_lobby)"
    " VALUES (5, 7, 'token', 2000000000, 'en', 1)",
    "INSERT INTO arrivals (table_id, seat, user_id, name, locale, token, expires_at)"
    " VALUES (3, 2, 998, 'Arrives', 'en', 'token', 2000000000)",
    "INSERT INTO invitations"
    " (message_id, channel_id, table_id, token, expires_at, shown, live, minutes)"
    " VALUES (77, 70, 6, 'token', 1, 'x', 1, 60)",
    "INSERT INTO emojis (application_id, name, id) VALUES (5, 'cups', 6)",
    "INSERT INTO servers (guild_id, game, language, computers, channels) VALUES (7, '', '', 1, '')",
    "INSERT INTO players (user_id, trick_in_hand, letters, colours, pack)"
    " VALUES (101, 1, 'auto', 'four', 'auto')",
)  # fmt: skip
"""What the file has no example of."""


LIVE = ["tables", "seats", "hands", "events", "notes", "arrivals", "plans", "kept_seats", "panels"]
"""The tables of the database that a start reads."""


class Spoiler:
    """Puts into one row after another what cannot be there, and takes it out again."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.execute("PRAGMA synchronous = OFF")
        self._db.execute("PRAGMA ignore_check_constraints = ON")

    def tables(self) -> list[str]:
        """The names of all tables that hold anything."""
        found = self._db.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall()
        return [name for (name,) in found if self._is_used(name)]

    def _is_used(self, table: str) -> bool:
        return bool(self._db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchall())

    def spoilt(self, table: str, only: Sequence[str] = ()) -> Iterator[str]:
        """Damages one column of a row after the other, or *only* these; says which and how."""
        columns = self._db.execute(f"PRAGMA table_xinfo({table})").fetchall()
        keys = [name for _, name, *_, place, _ in columns if place]
        cursor = self._db.execute(f"SELECT {', '.join(keys)} FROM {table} LIMIT 1")
        row = dict(zip(keys, cursor.fetchone(), strict=True))
        stored = [name for _, name, *_, hidden in columns if not hidden]
        for column, value in zip(only or stored, cycle(VALUES), strict=False):
            if self._put(table, column, value, row):
                yield f"{table}.{column} = {value!r}"
                self._back(table, column, value, row)

    def _put(self, table: str, column: str, value: object, row: dict[str, object]) -> bool:
        which = " AND ".join(f"{name} IS :{name}" for name in row)
        query = f"SELECT {column} FROM {table} WHERE {which}"
        [self._was] = self._db.execute(query, row).fetchone()
        try:
            self._db.execute(f"UPDATE {table} SET {column} = :_value WHERE {which}",
                             row | {"_value": value})  # fmt: skip
        except sqlite3.IntegrityError:
            return False
        return True

    def _back(self, table: str, column: str, value: object, row: dict[str, object]) -> None:
        now = row | {column: value} if column in row else row
        which = " AND ".join(f"{name} IS :{name}" for name in row)
        self._db.execute(f"UPDATE OR REPLACE {table} SET {column} = :_value WHERE {which}",
                         now | {"_value": self._was})  # fmt: skip

    def close(self) -> None:
        """Ends."""
        self._db.close()


def without_constraints(sql: str) -> str:
    """The definition of a table that takes every value in every column."""
    sql = re.sub(r"(?<!IS) NOT NULL", "", sql)
    return re.sub(r"\)\s*STRICT(?:, (WITHOUT ROWID))?", r") \1", sql)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with something in most tables, which take every value."""
    path = tmp_path_factory.mktemp("damaged") / "tables.db"
    shutil.copy(FILE, path)
    asyncio.run(filled(path))
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA writable_schema = ON")
        for name, sql in db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'"):
            strict = without_constraints(sql)
            db.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (strict, name))
        db.commit()
    return path


async def filled(path: Path) -> None:
    """Brings the file up to date and puts in what it has no example of."""
    database = await Database.open(path)
    await recount(database, lambda percent: None)
    async with database.transaction() as db:
        for statement in MORE:
            await db.execute(statement)
    await downtime.leave_out(database, NOW)
    await database.close()


@pytest.fixture
async def database(whole: Path, tmp_path: Path) -> AsyncIterator[Database]:
    shutil.copy(whole, tmp_path / "tables.db")
    database = await Database.open(tmp_path / "tables.db")
    yield database
    await database.close()


@pytest.fixture
def spoiler(tmp_path: Path, database: Database) -> Iterator[Spoiler]:
    spoiler = Spoiler(tmp_path / "tables.db")
    yield spoiler
    spoiler.close()


async def start(database: Database) -> set[int]:
    """Brings all tables back, looks at them and arms their clocks; returns those that are open."""
    clock = FakeClock()
    await downtime.leave_out(database, NOW)
    hub = Hub(database, clock)
    await hub.load()
    await hub.unshown()
    timers = Timers(hub, clock, relaxed=Pace(1e6, 1e6), lobby_s=1e9, between_deals_s=1e9)
    timers.start()
    await timers.close()
    for table in hub.open_tables():
        seen(table)
    for number in range(1, 8):
        with suppress(TableError):
            await hub.find(number)
    return {table.id for table in hub.open_tables()}


@pytest.mark.parametrize("table", LIVE)
async def test_a_damaged_value_leaves_one_table_out(
    database: Database, spoiler: Spoiler, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert await start(database) == OPEN
    for spoilt in spoiler.spoilt(table):
        caplog.clear()
        left_out = OPEN - await start(database)
        assert len(left_out) <= 1, spoilt
        # One with another id or state is another table, or none that is open.
        moved = spoilt.startswith(("tables.id", "tables.state", "tables.guild_id"))
        assert moved or all(f"left out table={number} " in caplog.text for number in left_out)
        assert len(await store.damaged(database.reading)) <= 1, spoilt


@pytest.mark.parametrize("value", VALUES)
async def test_a_damaged_time_leaves_all_others_to_move(database: Database, value: object) -> None:
    async with database.transaction() as db:
        await db.execute("UPDATE tables SET touched_at = ? WHERE id = 3", (value,))
        await db.execute("UPDATE tables SET touched_at = 1000, paused_at = 1000 WHERE id = 7")
    await downtime.leave_out(database, NOW + 60)
    [(touched_at, paused_at)] = await database.reading.execute_fetchall(
        "SELECT touched_at, paused_at FROM tables WHERE id = 7"
    )
    assert (touched_at, paused_at) == (1060, 1060)


async def test_a_press_at_a_damaged_table_is_refused_in_words(database: Database) -> None:
    async with database.transaction() as db:
        await db.execute("UPDATE events SET body = '{' WHERE table_id = 3")
    with pytest.raises(Damaged) as refused:
        await Hub(database, FakeClock()).find(3)
    assert sentence(refused.value, texts_for("en")).startswith("What is stored of this table")


async def look_at_lists(database: Database) -> None:
    """Reads what people are shown of the past, and deletes two of them for a moment."""
    db = database.reading
    for scope in (ALL_SERVERS, GUILD):
        await player_stats.ratings_of(db, scope, ADA)
        await player_stats.newest(db, scope, KIND, ADA)
        await player_stats.streak(db, scope, KIND, ADA)
        for sort in await records.sorts_of(db, scope, KIND):
            await records.of_sort(db, scope, KIND, sort)
        for by in By:
            await boards.page_of(db, Board(scope, KIND, ALL_TIME, by), NOW, ADA)
    await results.newest(db, Search(guild_id=GUILD), 10)
    await stored.of_person(db, ADA)
    await invitations.live(database)
    await emojis.of_application(database, 5)
    await Servers(database).of(GUILD)
    await Players(database).of(ADA)
    with suppress(ZeroDivisionError):
        async with database.transaction() as writing:
            await forgetting.forget_everywhere(writing, ADA)
            await forgetting.forget(writing, GUILD, ADA + 1)
            raise ZeroDivisionError


async def test_a_damaged_row_is_left_out_of_lists(database: Database, spoiler: Spoiler) -> None:
    await look_at_lists(database)
    for table in set(spoiler.tables()) - {*LIVE}:
        for spoilt in spoiler.spoilt(table):
            try:
                await look_at_lists(database)
            except Exception as fault:
                raise AssertionError(spoilt) from fault


COUNTED = {
    "tables": ("game", "options", "players", "present"),
    "seats": ("seat", "user_id", "since"),
    "events": ("kind", "body", "by"),
    "deals": ("number", "table_id", "number", "kind"),
    "deal_seats": ("seat", "role"),
    "results": ("seat", "ended_at"),
}
"""The columns that are read where all deals are counted again."""


@pytest.mark.parametrize("table", COUNTED)
async def test_a_damaged_row_is_left_out_of_a_recount(
    database: Database, spoiler: Spoiler, table: str
) -> None:
    for spoilt in spoiler.spoilt(table, COUNTED[table]):
        try:
            await recount(database, lambda percent: None)
        except Exception as fault:
            raise AssertionError(spoilt) from fault
