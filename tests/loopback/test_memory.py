"""A loopback that was closed leaves nothing behind."""

import asyncio
import gc
import weakref

from bot.loopback import Loopback, Person
from tests.loopback.support.bots import HeldBot, running


async def used_and_closed() -> weakref.ref[Loopback]:
    """A loopback that a client and a person used, once it is closed."""
    loopback = Loopback()
    await loopback.start()
    async with running(HeldBot(), loopback) as bot, Person(loopback.url, "ada") as ada:
        [channel, *_] = await ada.channels()
        await ada.say(channel["id"], "hello")
        press, outcome = await bot.held(ada.command(channel["id"], "hold"))
        await press.response.send_message("answered")
        assert (await outcome).status == "answered"
    await loopback.close()
    return weakref.ref(loopback)


def test_a_closed_loopback_is_freed() -> None:
    left = asyncio.run(used_and_closed())
    gc.collect()
    assert left() is None
