"""Lets foreign clients listen while a match is played: `python -m tests.loopback.foreign`.

Each logs in at the stand-in beside the bot and counts what the gateway tells it. They must count
the same as discord.py: if one does not, or nothing was played, the exit status is 1. Clients that
are not installed are skipped, which is said.
"""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.loopback import Loopback
from bot.loopback.person import SeenEvent
from bot.tables.decisions import lobby
from tests.cogs.support.guests import is_result
from tests.cogs.support.house import QUICK, open_loopback, playing_house
from tests.cogs.support.playing import party
from tests.drawn import draw_cards
from tests.loopback.foreign.clients import DISCORD_PY, LAST, OTHERS, Foreign, Heard, listening
from tests.loopback.foreign.table import disagree, table

MAY_READ = 1 << 19
"""The flag of applications that are told what messages say."""


def main() -> int:
    """Prints what was counted; returns the exit status."""
    installed = [client for client in OTHERS if client.is_installed]
    if missing := [client.name for client in OTHERS if client not in installed]:
        _say(f"Skipped, as they are not installed: {', '.join(missing)}.")
    if not installed:
        return 0
    heard = asyncio.run(_heard([DISCORD_PY, *installed]))
    _say(table(DISCORD_PY.name, heard))
    for name in (others := disagree(DISCORD_PY.name, heard)):
        _say("\n".join((f"{name}:", *heard[name].errors)))
    return 1 if others else 0


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


async def _heard(clients: Sequence[Foreign]) -> dict[str, Heard]:
    await draw_cards(QUICK.cache)
    async with open_loopback() as loopback, AsyncExitStack() as stack:
        loopback.world.flag_application(MAY_READ)
        listeners = [
            await stack.enter_async_context(listening(client, loopback)) for client in clients
        ]
        ready = await asyncio.gather(*(each.ready() for each in listeners))
        if all(ready):
            with TemporaryDirectory() as folder:
                await _play(loopback, Path(folder))
        heard = await asyncio.gather(*(each.heard() for each in listeners))
    return {client.name: each for client, each in zip(clients, heard, strict=True)}


async def _play(loopback: Loopback, folder: Path) -> None:
    """A table is closed before its match; at another, two people play one with a computer."""
    async with playing_house(folder, loopback=loopback) as house:
        closed = await party(house, "ada", "bruno")
        await closed.table.change(lobby.close, closed.opener.user_id, may_manage=False, sure=True)
        await closed.opener.person.wait_for(is_archiving)
        playing = await party(house, "ada", "bruno", computers=1)
        await playing.start()
        await playing.play_out()
        await playing.opener.until(is_result)
        await playing.opener.person.say("tables", LAST)


def is_archiving(event: SeenEvent) -> bool:
    """Whether a thread goes to the archive."""
    return event.type == "channel_update" and bool(event.data["archived"])


sys.exit(main())
