"""What is kept of a server goes 90 days after it has removed the bot, and not before."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.tables.hub import Hub
from data.personal import removals
from tests.cogs.admin.test_forgetting import finished, stored
from tests.cogs.support.house import House
from tests.cogs.support.playing import party
from tests.loopback.support.controls import control
from tests.tables.support.people import match, play_out

STRANGE = 987_654_321_987_654_321
DAY_S = 24 * 3600


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Returns once it is so."""
    async with asyncio.timeout(60):
        while True:
            if await is_so():
                return
            await asyncio.sleep(0.01)


async def is_noted(house: House, guild: int) -> bool:
    return guild in await removals.before(house.database.reading, 2**40)


async def tables(house: House, guild: int) -> int:
    """How many tables are kept of a server."""
    [(count,)] = await house.database.reading.execute_fetchall(
        "SELECT count(*) FROM tables WHERE guild_id = ?", (guild,)
    )
    return int(count)


async def test_the_data_of_a_server_goes_90_days_after_the_bot_was_removed(house: House) -> None:
    playing = await finished(house)
    guild = playing.table.row.guild_id
    going_on = await party(house, "ada", computers=2)
    await going_on.start_playing()
    await control(house.loopback, "server", do="leave")
    await until(lambda: is_noted(house, guild))
    house.loopback.clock.advance(91 * DAY_S)
    # First what is still open is closed, and a day later everything goes.
    await house.until(lambda: going_on.table.over)
    assert await tables(house, guild) == 2

    async def is_gone() -> bool:
        house.loopback.clock.advance(DAY_S)
        return not await tables(house, guild) and not await is_noted(house, guild)

    await until(is_gone)
    assert str(guild) not in await stored(house.database)
    assert str(playing.opener.user_id) not in await stored(house.database)


async def test_who_adds_the_bot_again_in_time_keeps_everything(house: House) -> None:
    playing = await finished(house)
    guild = playing.table.row.guild_id
    await control(house.loopback, "server", do="leave")
    await until(lambda: is_noted(house, guild))
    await control(house.loopback, "server", do="join")

    async def is_back() -> bool:
        return not await is_noted(house, guild)

    await until(is_back)
    assert await tables(house, guild) == 1


async def test_only_the_server_goes_that_the_bot_is_not_on(house: House) -> None:
    playing = await finished(house)
    elsewhere = await match(Hub(house.database, house.running.services.clock))
    await play_out(elsewhere)
    async with house.database.transaction() as db:
        await db.execute("UPDATE tables SET guild_id = ? WHERE id = ?", (STRANGE, elsewhere.id))
    house.loopback.clock.advance(2 * DAY_S)
    await until(lambda: is_noted(house, STRANGE))
    house.loopback.clock.advance(91 * DAY_S)

    async def is_gone() -> bool:
        return not await tables(house, STRANGE)

    await until(is_gone)
    assert await tables(house, playing.table.row.guild_id) == 1
