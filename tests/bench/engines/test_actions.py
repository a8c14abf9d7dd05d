"""What the bench of actions leaves out and counts is what it says."""

from data.database import Database
from data.engines.place import Url
from tests.bench.engines.actions import Side, no_claim, play_in_turns
from tests.bench.engines.cluster import processor_s
from tests.server import Server


async def test_without_its_fence_no_table_counts_what_is_written(database: Database) -> None:
    await play_in_turns(Side(database, no_claim), deals=1)
    await play_in_turns(Side(database), deals=1)
    (without,), (fenced,) = await database.reading.execute_fetchall(
        "SELECT version FROM tables ORDER BY id"
    )
    assert without == 0
    assert fenced > 2 * 75


async def test_a_deal_is_measured_but_for_its_last_card(database: Database) -> None:
    side = Side(database, others_s=iter(range(1000)).__next__)
    await play_in_turns(side, deals=2)
    assert len(side.own) == 2 * 75
    assert side.others == [1, 1]


async def test_a_server_that_works_takes_processor_time(
    place: Url, database: Database, server: Server, engine: str
) -> None:
    if engine == "sqlite":
        return
    before_s = processor_s(server)
    await database.reading.execute_fetchall("SELECT count(*) FROM generate_series(1, 100000)")
    assert processor_s(server) > before_s
