"""The shards of one process: how they are written, and whose server is whose."""

import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from data.ranges.shard_range import ALL, ShardRange


@pytest.mark.parametrize(
    ("text", "first", "last", "count"),
    [("0-3/16", 0, 3, 16), ("15-15/16", 15, 15, 16), ("4/16", 4, 4, 16), ("0-0/1", 0, 0, 1)],
)
def test_a_range_is_read(text: str, first: int, last: int, count: int) -> None:
    assert ShardRange.parse(text) == ShardRange(first, last, count)


@pytest.mark.parametrize(
    "text",
    ["", "3", "0-3", "3-0/16", "0-16/16", "16/16", "0/0", "-1/4", "0 - 3/16", "a-b/c", "1-2/3x"],
)
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        ShardRange.parse(text)


def test_a_server_belongs_to_one_range_in_python_and_in_sql() -> None:
    rng, ranges = Random(4), [ShardRange(0, 3, 16), ShardRange(4, 11, 16), ShardRange(12, 15, 16)]
    servers = [rng.randrange(1 << 62) for _ in range(200)]
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("CREATE TABLE tables (guild_id INTEGER NOT NULL)")
        db.executemany("INSERT INTO tables (guild_id) VALUES (?)", [(each,) for each in servers])
        for shards in (*ranges, ALL):
            found = db.execute(f"SELECT guild_id FROM tables WHERE {shards.condition()}").fetchall()
            assert {each for (each,) in found} == set(filter(shards.owns, servers))
    assert all(sum(shards.owns(server) for shards in ranges) == 1 for server in servers)
    assert all(map(ALL.owns, servers))
    assert sum(shards.share for shards in ranges) == ALL.share == 1


def test_discord_counts_the_shard_of_a_server_alike() -> None:
    # The example of its documentation, *Gateway*, *Sharding*: `(guild_id >> 22) % num_shards`.
    assert ShardRange(5, 5, 16).owns(((1_234_567 * 16 + 5) << 22) + 99)
