"""Ratings and sums of everywhere follow from the deals of all servers, in their order."""

import shutil
from pathlib import Path
from random import Random

import pytest

from bot.tables.decisions import lobby
from bot.tables.hub import Hub
from bot.tables.recount import is_due, recount_due
from data.database import Database
from data.finished import ratings
from data.finished.ratings import RatingRow
from data.finished.scopes import ALL_SERVERS
from data.personal import forgetting
from tests.tables.ended.test_recount import Rows, column, content, counted_again, numbers_in, quiet
from tests.tables.ended.test_voiding import void
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, CARLA, DINO, GUILD, open_lobby, play_out

OTHER = 8
SCARTO = 1
PEOPLE = (ADA, BEPPE, CARLA, DINO)


async def played(hub: Hub, guild: int, *others: int, rng: Random) -> None:
    """A match of Ada and two others on a server."""
    table = await open_lobby(hub, *others, guild=guild)
    await table.change(lobby.start, ADA)
    await play_out(table, rng)


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Ada and Beppe play with Carla on one server and with Dino on another, in turn."""
    path = tmp_path / "everywhere.db"
    database, rng = await Database.open(path), Random(4)
    hub = Hub(database, FakeClock())
    for _ in range(2):
        await played(hub, GUILD, BEPPE, CARLA, rng=rng)
        await played(hub, OTHER, BEPPE, DINO, rng=rng)
    await database.close()
    return path


async def rated(path: Path, *scopes: int) -> dict[int, dict[int, RatingRow]]:
    database = await Database.open(path)
    found = await ratings.of_people(database.reading, scopes, SCARTO, PEOPLE)
    await database.close()
    return found


def matches(found: Rows, scope: int) -> dict[object, object]:
    """How many matches of all games everybody has had in a scope."""
    return {
        user: count
        for where, kind, period, user, count, _ in found["match_tallies"]
        if (where, kind, period) == (scope, 0, 0)
    }


async def test_everywhere_counts_the_deals_of_all_servers(path: Path) -> None:
    found = await rated(path, ALL_SERVERS, GUILD, OTHER)
    everywhere, here, there = found[ALL_SERVERS], found[GUILD], found[OTHER]
    for user in (ADA, BEPPE):
        assert everywhere[user].deals == here[user].deals + there[user].deals
        assert everywhere[user].spread < min(here[user].spread, there[user].spread)
        assert set(everywhere[user].met) == set(PEOPLE) - {user}
    # One's own deals are the same, but not what the others were when they were played.
    assert everywhere[CARLA].deals == here[CARLA].deals
    assert everywhere[CARLA].mean != here[CARLA].mean
    rows = content(path)
    assert matches(rows, ALL_SERVERS) == {ADA: 4, BEPPE: 4, CARLA: 2, DINO: 2}
    for table in ("deal_tallies", "match_tallies"):
        sums = {
            scope: int(str(count))
            for scope, kind, period, user, count, _ in rows[table]
            if (kind, period, user) == (SCARTO, 0, ADA)
        }
        assert sums[ALL_SERVERS] == sums[GUILD] + sums[OTHER]


async def test_recounted_equals_kept(path: Path) -> None:
    before = content(path)
    assert await counted_again(path) == before


async def test_a_match_that_is_voided_counts_nowhere(path: Path) -> None:
    database = await Database.open(path)
    await void(database, 2)
    await recount_due(database, quiet)
    await database.close()
    found = content(path)
    assert matches(found, ALL_SERVERS) == {ADA: 3, BEPPE: 3, CARLA: 2, DINO: 1}
    assert await counted_again(path) == found


async def test_who_is_deleted_everywhere_is_nobody_everywhere(path: Path) -> None:
    before = content(path)
    database = await Database.open(path)
    async with database.transaction() as db:
        await forgetting.forget_everywhere(db, BEPPE)
    assert not await is_due(database)
    await database.close()
    found = content(path)
    assert BEPPE not in matches(found, ALL_SERVERS)
    assert BEPPE not in column(found, "ratings", "user_id")
    for texts in (column(found, "ratings", "met"), column(found, "companies", "people")):
        assert str(BEPPE) not in numbers_in(texts)
    for name in ("mean", "spread", "deals"):
        assert set(column(found, "ratings", name)) == set(column(before, "ratings", name))
    assert await counted_again(path) == found


async def test_who_is_deleted_from_one_server_keeps_what_they_have_elsewhere(path: Path) -> None:
    database = await Database.open(path)
    async with database.transaction() as db:
        await forgetting.forget(db, GUILD, BEPPE)
    assert await is_due(database)
    await recount_due(database, quiet)
    await database.close()
    found = content(path)
    assert matches(found, ALL_SERVERS)[BEPPE] == 2
    own = await rated(path, ALL_SERVERS, OTHER)
    assert own[ALL_SERVERS][BEPPE].deals == own[OTHER][BEPPE].deals
    assert await counted_again(path) == found


async def test_who_is_deleted_from_their_only_server_is_nobody_at_once(path: Path) -> None:
    database = await Database.open(path)
    async with database.transaction() as db:
        await forgetting.forget(db, OTHER, DINO)
    assert not await is_due(database)
    await database.close()
    found = content(path)
    assert DINO not in matches(found, ALL_SERVERS)
    assert sorted(matches(found, ALL_SERVERS).values()) == [2, 2, 4, 4]  # type: ignore[type-var]
    assert await counted_again(path) == found


async def test_an_older_database_gets_its_boards_of_everywhere(path: Path, tmp_path: Path) -> None:
    before = content(path)
    old = Path(shutil.copy(path, tmp_path / "old.db"))
    database = await Database.open(old)
    async with database.transaction() as db:
        for table in ("ratings", "companies", "deal_tallies", "match_tallies", "season_ratings"):
            await db.execute(f"DELETE FROM {table} WHERE scope = ?", (ALL_SERVERS,))
        await db.execute("INSERT INTO notes (name, text) VALUES ('recount', 'rows 0')")
    await recount_due(database, quiet)
    await database.close()
    assert content(old) == before
