"""Counts what disnake hears."""

import json

import disnake
from counting import API, INTENTS, TOKEN, heard

disnake.http.Route.BASE = API


class Client(disnake.Client):
    """Tells each event as it came."""

    async def on_socket_raw_receive(self, frame: str) -> None:
        """Counts an event."""
        told = json.loads(frame)
        if told["t"]:
            heard(told["t"], told["d"])


Client(intents=disnake.Intents._from_value(INTENTS), enable_debug_events=True).run(TOKEN)
