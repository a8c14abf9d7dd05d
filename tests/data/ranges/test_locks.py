"""Who holds a database: one process alone, or several with shards that nobody else runs."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from filelock import Timeout

from data.engines.place import Place
from data.ranges.locks import OtherCount, Taken, held, leader_lock_of
from data.ranges.shard_range import ShardRange
from tests.server import Server

LOW, HIGH, MIDDLE = ShardRange(0, 3, 16), ShardRange(4, 15, 16), ShardRange(2, 5, 16)


@pytest.fixture
async def database(engine: str, tmp_path: Path, server: Server) -> AsyncIterator[Place]:
    """Where a database would be, with a name that means something to patterns."""
    if engine == "sqlite":
        yield tmp_path / "bot[1].db"
        return
    url = await server.empty()
    yield url
    await server.drop(url)


def test_ranges_beside_one_another(database: Place) -> None:
    with held(database, LOW), held(database, HIGH):
        pass


def test_a_shard_is_run_once(database: Place) -> None:
    with held(database, LOW), pytest.raises(Taken) as taken, held(database, MIDDLE):
        pass
    assert taken.value.shards == (2, 3)
    # Whoever was refused holds nothing of what was free.
    with held(database, HIGH):
        pass


def test_all_shards_are_of_one_count(database: Place) -> None:
    with held(database, LOW):
        for shards in (ShardRange(0, 3, 32), ShardRange(16, 31, 32)):
            with pytest.raises(OtherCount) as other, held(database, shards):
                pass
            assert other.value.count == 16


def test_all_start_at_once_with_another_count(database: Place) -> None:
    with held(database, LOW), held(database, HIGH):
        pass
    # Each finds the files of those that have gone, and the others that start as it does.
    with held(database, ShardRange(0, 15, 32)), held(database, ShardRange(16, 31, 32)):
        pass


def test_nobody_plays_beside_who_plays_alone(database: Place) -> None:
    with held(database):
        for shards in (LOW, HIGH):
            with pytest.raises(Taken) as taken, held(database, shards):
                pass
            assert taken.value.shards == ()
        with pytest.raises(Taken), held(database):
            pass


def test_nobody_plays_alone_beside_a_range(database: Place) -> None:
    with held(database, HIGH), pytest.raises(Taken), held(database):
        pass
    with held(database), pytest.raises(Taken), held(database):
        pass


def test_there_is_one_leader(database: Place) -> None:
    with leader_lock_of(database), pytest.raises(Timeout), leader_lock_of(database):
        pass
