"""What people play alone: what a press costs, and that many such tables and days cost nothing else.

The processor time of a press has the person and the stand-in for Discord in it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import process_time
from unittest.mock import patch

from bot.games.catalogue import GAMES
from bot.players.pool import Pool
from bot.players.search.kernels.compiling import is_installed
from bot.tables.clock import SystemClock
from bot.tables.daily import calendar
from bot.tables.daily.making import candidate_of
from bot.tables.hub import Hub
from bot.tables.setup import Setup
from bot.tables.shared_deals.deals import columns_of
from cogs.solo import posting
from cogs.solo.posting import AFTER_S
from data import rows as stored_rows
from data.choices.players import Players
from data.database import Database
from data.finished.periods import DAY_S
from data.finished.scopes import ALL_SERVERS
from data.solo import daily, daily_posts
from data.solo.daily import DailyDeal, DailyPlay, Whose
from data.tables import TableRow
from tests.bench.row import Row, at_most, told
from tests.cogs.solo.alone import newcomer, practise
from tests.cogs.support.guests import Guest
from tests.cogs.support.house import UNHURRIED, House, playing_house
from tests.cogs.support.traffic import CALLBACK, HAND_LATE, POST
from tests.tables.support.people import OPENING

SOLO, PLAYS, PEOPLE = 100_000, 100_000, 500
SERVERS = 500
TRIES = 40
PRESSERS, EVERY_S, BUSY_S = 20, 1.4, 60.0
MS = 1000


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    found = [row for key in GAMES for row in asyncio.run(_presses(key))]
    found += asyncio.run(_many_tables())
    found += [*asyncio.run(_board()), *asyncio.run(_posts())]
    return [*found, *(asyncio.run(_busy()) if is_installed() else ())]


async def _presses(key: str) -> list[Row]:
    taken = list[float]()
    with TemporaryDirectory() as folder:
        async with playing_house(Path(folder)) as house:
            alone, rng = await practise(house, await house.guest("ada"), key), Random(1)
            since = len(house.traffic.calls)
            while not alone.table.over:
                began = process_time()
                await alone.act(rng)
                taken.append(process_time() - began)
            counted = {*house.traffic.count(since)} - {CALLBACK, HAND_LATE}
    what = f"a deal alone, {key}"
    return [
        at_most(f"{what}: processor a press, median", MS * median(taken), 40, "ms", digits=1),
        told(f"{what}: processor a press, the slowest", MS * max(taken), "ms"),
        at_most(f"{what}: counted calls", len(counted), 0),
    ]


async def _many_tables() -> list[Row]:
    with TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.db")
        hub = Hub(database, SystemClock())
        kind = GAMES["scarto"]
        await hub.open_practice(Setup(kind()), OPENING, "normal")
        names = [name for name in stored_rows.columns(TableRow) if name != "id"]
        columns = ", ".join([*names, "secret", "seeds"])
        async with database.transaction() as db:
            await db.execute(
                f"""
                WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?)
                INSERT INTO tables ({columns}) SELECT {columns} FROM tables, many
                """,
                (SOLO,),
            )
        began = process_time()
        await Hub(database, SystemClock()).load()
        taken = process_time() - began
        await database.close()
    name = f"a start beside {SOLO:,} tables of people alone: processor"
    return [at_most(name, MS * taken, 5, "ms", digits=1)]


async def _board() -> list[Row]:
    rng, guild = Random(1), OPENING.guild_id
    with TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.db")
        plays = [
            DailyPlay(
                day=day,
                user_id=person,
                guild_id=guild,
                table_id=day * PEOPLE + person,
                name=f"Person {person}",
                began_at=0,
            )
            for day in range(PLAYS // PEOPLE)
            for person in range(1, PEOPLE + 1)
        ]
        async with database.transaction() as db:
            for play in plays:
                await daily.begin(db, play)
                await daily.end(db, play, 0, rng.randrange(101), 1)
        players = Players(database)
        for person in range(1, PEOPLE + 1):
            await players.change(person, partial(replace, everywhere=f"Person {person}"))
        found = [
            *await _boards(database, "of a server", Whose(guild)),
            *await _boards(database, "everywhere", Whose(ALL_SERVERS, PEOPLE)),
        ]
        await database.close()
    return found


async def _boards(database: Database, where: str, whose: Whose) -> list[Row]:
    read, last = database.reading, PLAYS // PEOPLE
    week, month = range(last - 7, last), range(last - 30, last)
    return [
        await _board_of(f"a week {where}", lambda: daily.standings(read, whose, week, 4)),
        await _board_of(f"a month {where}", lambda: daily.standings(read, whose, month, 12)),
        await _board_of(
            f"all days {where}", lambda: daily.standings_of_all(read, whose, last - 1, 40)
        ),
    ]


async def _board_of(what: str, read: Callable[[], Awaitable[object]]) -> Row:
    taken = list[float]()
    for _ in range(TRIES):
        began = process_time()
        await read()
        taken.append(process_time() - began)
    name = f"board of {what}, {PLAYS:,} plays of {PEOPLE} people: processor, p95"
    return at_most(name, MS * _p95(taken), 20, "ms", digits=1)


async def _posts() -> list[Row]:
    with TemporaryDirectory() as folder:
        async with playing_house(Path(folder)) as house:
            guest, services = await house.guest("ada"), house.running.services
            house.loopback.clock.advance(DAY_S - house.loopback.clock.now % DAY_S + 2 * AFTER_S)
            day = services.daily_plays.today
            await _choose(house.database, day)
            since, began = len(house.traffic.calls), process_time()
            for server in range(1, SERVERS + 1):
                # All in one channel: the stand-in for Discord has a single server.
                post_here = partial(replace, daily=int(guest.place))
                await services.servers.change(server, post_here)
            with patch.object(posting, "EVERY_S", 0.1):
                posts = posting.DailyPosts(services)
                posts.start()
                while await daily_posts.wanted(house.database.reading, day):  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
                await posts.close()
            taken = process_time() - began
            calls = house.traffic.count(since)[POST]
    return [
        at_most(f"posts of a day on {SERVERS} servers: counted calls", calls, SERVERS),
        told(f"posts of a day on {SERVERS} servers: processor", taken, "s", digits=1),
    ]


async def _choose(database: Database, day: int) -> None:
    # Any deal of the day: what is posted tells nothing of it.
    found = next(
        deal
        for number in range(1, 50)
        if (deal := candidate_of(day, calendar.game_of(day), bytes(32), number))
    )
    chosen = DailyDeal(
        **columns_of(found), worlds=4, field=(*range(24),), day=day, candidates=1, made_at=0
    )
    async with database.transaction() as db:
        await daily.add_deal(db, chosen)


async def _busy() -> list[Row]:
    # As often as 2,000 deals of 25 presses in an hour.
    settings = replace(UNHURRIED, search="on", cache=Path("var/cache"))
    with TemporaryDirectory() as folder:
        async with playing_house(Path(folder), settings) as house:
            pool = house.running.services.hints._pool
            assert isinstance(pool, Pool)
            pool.start()
            while not pool.compiled:  # noqa: ASYNC110
                await asyncio.sleep(0.2)
            people = [await newcomer(house, number) for number in range(PRESSERS)]
            until = time.monotonic() + BUSY_S
            taken = await asyncio.gather(
                *(_press_on(house, guest, number, until) for number, guest in enumerate(people))
            )
    found = [each for some in taken for each in some]
    name = f"{len(found) / BUSY_S:.0f} acts a second of {PRESSERS} people alone, compiled: p99"
    return [at_most(name, MS * quantiles(found, n=100)[-1], 500, "ms")]


async def _press_on(house: House, guest: Guest, number: int, until: float) -> list[float]:
    rng, taken = Random(number), list[float]()
    await asyncio.sleep(EVERY_S * rng.random())
    alone = await practise(house, guest, [*GAMES][number % len(GAMES)], level="strong")
    while time.monotonic() < until:
        if alone.table.over:
            await alone.press("New deal")
            await alone.follow()
            continue
        began = time.monotonic()
        await alone.act(rng)
        taken.append(time.monotonic() - began)
        await asyncio.sleep(max(0.0, EVERY_S - taken[-1]))
    return taken


def _p95(taken: Sequence[float]) -> float:
    return quantiles(taken, n=20)[-1]
