"""What is asked often finds its rows by an index of PostgreSQL, however many there are."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from typing import Any

import pytest

from data import results, seats, standings, tables
from data.connection import Connection, Values
from data.database import Database
from data.finished import boards, player_stats, ratings, records
from data.finished.boards import Board, Direction, page_of
from data.finished.periods import TONIGHT
from data.finished.rankings import By
from data.results import Cursor, Search
from tests.conftest import ENGINES
from tests.data.finished.test_boards import HERE, KIND, LAST_SEASON, NOW, POINTS, RATING, WEEK, WINS
from tests.server import Server

pytestmark = pytest.mark.skipif("postgresql" not in ENGINES, reason="there is no PostgreSQL here")

ADA, BEPPE = 101, 102
SEARCHES = (
    Search(guild_id=HERE),
    Search(guild_id=HERE, game="scarto"),
    Search(guild_id=HERE, player=ADA),
    Search(guild_id=HERE, player=ADA, game="scarto", partner=BEPPE),
)
PAGES = (WINS, RATING, LAST_SEASON, POINTS, Board(HERE, KIND, WEEK, By.MATCHES))

MATCHES = (
    "SET LOCAL session_replication_role = replica",
    """
    INSERT INTO results (
        table_id, seat, user_id, name, game, guild_id, players, total, payoff, place, won, ended_at
    ) SELECT number, seat, number % 50, '', 'scarto', number % 50, 3, 0, 0, 1, 0, number
    FROM generate_series(1, 5000) AS number, generate_series(0, 2) AS seat
    """,
    "ANALYZE results",
)
"""Those of many servers, as which of its indexes is best depends on that."""

AVOIDED = ("enable_seqscan", "enable_sort", "enable_bitmapscan")
"""What is only done where nothing else is possible, in tables that are almost empty too."""

OF_FEW = ("tables_open",)
"""Indexes that have only rows which are wanted."""

FIRST = """
    SELECT CAST(relname AS TEXT), CAST(attname AS TEXT) FROM pg_index
    JOIN pg_class ON pg_class.oid = indexrelid
    JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
"""
"""The first column of each index: rows are found by it, or it is read whole."""

SCANS = ("Seq Scan", "Index Scan", "Index Only Scan")


@pytest.fixture
async def asking(server: Server) -> AsyncIterator["Asking"]:
    url = await server.fresh()
    database = await Database.open(url)
    async with database.transaction() as db:
        for statement in MATCHES:
            await db.execute(statement)
        for setting in AVOIDED:
            await db.execute(f"SET LOCAL {setting} = off")
        yield Asking(db)
    await database.close()
    await server.drop(url)


class Asking:
    """A connection that notes what is asked."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._asked: list[tuple[str, Values]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Notes it, and asks."""
        self._asked.append((sql, values))
        return await self._db.execute_fetchall(sql, values)

    async def wastes(self) -> dict[str, list[str]]:
        """The statements that read whole tables or sort what they read, and what they do."""
        assert self._asked
        first = dict(await self._db.execute_fetchall(FIRST))
        found = {sql: [*_wastes(await self._plan(sql, given), first)] for sql, given in self._asked}
        self._asked.clear()
        return {sql: waste for sql, waste in found.items() if waste}

    async def _plan(self, sql: str, values: Values) -> Any:
        [(told,)] = await self._db.execute_fetchall(f"EXPLAIN (FORMAT JSON) {sql}", values)
        return json.loads(told)[0]["Plan"]


def _wastes(node: Any, first: Mapping[str, str], is_cut: bool = False) -> Iterator[str]:
    # What is read in order, and only as much of it as is wanted, wastes nothing.
    kind = node["Node Type"]
    is_cut = (is_cut or kind == "Limit") and kind not in ("Sort", "Aggregate")
    is_whole = kind == "Seq Scan" or not (is_cut or node.get("Index Name") in OF_FEW)
    is_found = first.get(node.get("Index Name"), "?") in node.get("Index Cond", "")
    # Those of all servers would be read for one of them.
    is_others = "guild_id =" in node.get("Filter", "")
    if (kind in SCANS and not is_found and is_whole) or is_others:
        yield f"{kind} of {node['Relation Name']}"
    if kind == "Sort":
        yield f"Sort by {node['Sort Key']}"
    for child in node.get("Plans", ()):
        yield from _wastes(child, first, is_cut)


Ask = Callable[[Any], Awaitable[object]]


def test_a_table_that_is_read_whole_would_be_found() -> None:
    scan = {"Node Type": "Seq Scan", "Relation Name": "deals"}
    index = {"Node Type": "Index Scan", "Relation Name": "deals", "Index Name": "deals_pkey"}
    sort = {"Node Type": "Sort", "Sort Key": ["id"], "Plans": [index]}
    for plan, wastes in (
        ({"Node Type": "Limit", "Plans": [index]}, []),
        ({**index, "Index Cond": "(id = 1)"}, []),
        ({**index, "Index Cond": "(kind = 1)"}, ["Index Scan of deals"]),
        ({**index, "Index Cond": "(id = 1)", "Filter": "(guild_id = 1)"}, ["Index Scan of deals"]),
        ({"Node Type": "Limit", "Plans": [scan]}, ["Seq Scan of deals"]),
        ({"Node Type": "Limit", "Plans": [sort]}, ["Sort by ['id']", "Index Scan of deals"]),
    ):
        assert [*_wastes(plan, {"deals_pkey": "id"})] == wastes


async def test_pages_of_boards(asking: Asking) -> None:
    db: Any = asking
    for board in PAGES:
        spot = (1, 5, 3) if board.by in (By.RATING, By.POINTS) else (5, 3)
        for way in Direction:
            await boards.page(db, board, NOW, spot, way)
        await page_of(db, board, NOW, 3)
    assert await asking.wastes() == {}


@pytest.mark.parametrize("search", SEARCHES)
async def test_pages_of_the_history(asking: Asking, search: Search) -> None:
    db: Any = asking
    place = Cursor(20, 3)
    await results.from_place(db, search, place, 10)
    await results.newer_than(db, search, place, 10)
    # The matches of one person are sorted, and those of a page.
    whole = [line for lines in (await asking.wastes()).values() for line in lines]
    assert [line for line in whole if "Scan" in line] == []


@pytest.mark.parametrize("side", ["<= DESC", "> ASC"])
@pytest.mark.parametrize("search", SEARCHES[:2])
async def test_the_history_of_a_server_is_not_sorted(
    asking: Asking, search: Search, side: str
) -> None:
    values = {"guild": HERE, "game": "scarto", "ended_at": 20, "table_id": 3, "limit": 10}
    await asking.execute_fetchall(results.statement(search, side), values)
    assert await asking.wastes() == {}


@pytest.mark.parametrize("by", [By.POINTS, By.MATCHES])
async def test_those_of_tonight(asking: Asking, by: By) -> None:
    values = {"scope": HERE, "kind": KIND, "period": TONIGHT, "moment": 5000}
    table = Board(HERE, KIND, TONIGHT, by).order.table
    await asking.execute("SET LOCAL enable_sort = on")
    await asking.execute_fetchall(f"SELECT user_id FROM {table} AS own", values)
    whole = [line for lines in (await asking.wastes()).values() for line in lines]
    assert [line for line in whole if "Scan" in line] == []


ASKED: dict[str, Ask] = {
    "ratings": lambda db: player_stats.ratings_of(db, HERE, ADA),
    "newest deals": lambda db: player_stats.newest(db, HERE, KIND, ADA),
    "companions": lambda db: player_stats.companions(db, HERE, KIND, ADA),
    "reliability": lambda db: player_stats.reliability(db, HERE, ADA),
    "points": lambda db: player_stats.points_of(db, HERE, KIND, ADA),
    "streak": lambda db: player_stats.streak(db, HERE, KIND, ADA),
    "matches with": lambda db: player_stats.matches_with(db, HERE, KIND, ADA, BEPPE),
    "known ratings": lambda db: ratings.of_people(db, (HERE, 0), KIND, [ADA, BEPPE]),
    "records": lambda db: records.sorts_of(db, HERE, KIND),
    "broken records": lambda db: records.broken_in(db, 1, HERE, KIND),
    "open tables": lambda db: tables.open_ids(db),
    "a table": lambda db: tables.with_ids(db, [1, 2]),
    "a rematch": lambda db: tables.open_rematch(db, 1),
    "the newest table": lambda db: tables.newest_at(db, 70),
    "seats": lambda db: seats.of_tables(db, [1, 2]),
    "seats of a person": lambda db: seats.of_person(db, ADA),
    "results": lambda db: results.of_tables(db, [1, 2]),
    "standing": lambda db: standings.of_player(db, HERE, ADA, "scarto"),
}


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
async def test_what_is_asked_of_a_person_or_a_table(asking: Asking, ask: Ask) -> None:
    await asking.execute("SET LOCAL enable_sort = on")
    await ask(asking)
    whole = [line for lines in (await asking.wastes()).values() for line in lines]
    assert [line for line in whole if "Scan" in line] == []
