"""Everything of a server can be deleted; other servers keep all they have."""

from bot.tables.decisions import ending, lobby
from bot.tables.hub import Hub
from bot.tables.recount import is_due, recount_due
from bot.tables.table import Table
from data.choices.servers import Servers
from data.database import Database
from data.engines.sqlite_schema import newest_schema, tables_of_schema
from data.finished import progress
from data.finished.progress import Progress
from data.personal import removals
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, CARLA, GUILD, open_lobby, play_deal

OTHER = 8

Rows = dict[str, set[tuple[object, ...]]]


async def everything(database: Database) -> Rows:
    """All rows of the database by table, but for what the program remembers for itself."""
    found = {}
    for table in tables_of_schema(newest_schema()) - {"notes"}:
        query = f"SELECT {', '.join(await database.reading.columns(table))} FROM {table}"
        found[table] = {tuple(row) for row in await database.reading.execute_fetchall(query)}
    return {table: rows for table, rows in found.items() if rows}


async def played(hub: Hub, guild: int) -> Table:
    """A match of one deal on this server, and a lobby for a rematch of it."""
    table = await open_lobby(hub, BEPPE, CARLA, guild=guild)
    await table.change(lobby.start, ADA)
    for person in (ADA, BEPPE, CARLA):
        await table.change(ending.agree, person)
    await play_deal(table)
    assert table.over
    return table


async def delete(database: Database, guild: int, at_once: int) -> int:
    """Deletes everything of a server; returns how many transactions its tables took."""
    times = 0
    while True:
        async with database.transaction() as db:
            if not await removals.delete_tables(db, guild, at_once):
                await removals.delete_rest(db, guild)
                return times
        times += 1


async def test_all_of_one_server_goes_and_all_of_the_other_stays(
    hub: Hub, database: Database
) -> None:
    servers = Servers(database)
    await servers.change(GUILD, lambda old: old)
    await played(hub, GUILD)
    before = await everything(database)
    assert {"events", "results", "standings", "deals", "deal_seats", "ratings"} <= before.keys()
    await servers.change(OTHER, lambda old: old)
    for _ in range(3):
        await played(hub, OTHER)
    async with database.transaction() as db:
        await removals.note(db, {GUILD}, 1)
        await db.execute("UPDATE tables SET rematch_of = id - 1 WHERE id > 2")
    assert await delete(database, OTHER, 2) == 2
    assert await is_due(database)
    await recount_due(database, lambda _: None)
    assert await everything(database) == before


async def test_servers_are_noted_once_and_until_they_add_the_bot_again(
    hub: Hub, database: Database
) -> None:
    for guild in (GUILD, OTHER):
        await open_lobby(hub, guild=guild)
    reading = database.reading
    for here, now in (({GUILD, OTHER}, 100), ({GUILD}, 200), ({GUILD}, 300)):
        async with database.transaction() as db:
            await removals.note(db, here, now)
    assert await removals.before(reading, 200) == []
    assert await removals.before(reading, 201) == [OTHER]
    async with database.transaction() as db:
        await removals.note(db, {OTHER}, 400)
    assert await removals.before(reading, 1000) == [GUILD]


async def test_who_counts_old_deals_meanwhile_has_to_begin_again(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    await played(hub, GUILD)
    async with database.transaction() as db:
        await progress.note(db, Progress(50))
        await removals.delete_tables(db, GUILD, 1)
    assert await progress.find(database.reading) == Progress(changed=True)
