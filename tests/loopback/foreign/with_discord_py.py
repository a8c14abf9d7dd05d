"""Counts what discord.py hears. It is the measure of the others."""

import asyncio
from typing import Any

import discord
from counting import INTENTS, TOKEN, URL, heard

from bot.loopback.pointing import client_points_at


class Client(discord.Client):
    """Tells each event as it came."""

    async def on_socket_raw_receive(self, frame: str) -> None:
        """Counts an event."""
        told: Any = discord.utils._from_json(frame)
        if told["t"]:
            heard(told["t"], told["d"])


async def main() -> None:
    """Listens until everything is over."""
    intents = discord.Intents._from_value(INTENTS)
    with client_points_at(f"{URL}/api/v10", f"{URL.replace('http', 'ws')}/gateway", f"{URL}/cdn"):
        await Client(intents=intents, enable_debug_events=True).start(TOKEN)


asyncio.run(main())
