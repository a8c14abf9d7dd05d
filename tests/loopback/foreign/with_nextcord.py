"""Counts what nextcord hears. It would take over the commands of the bot, if it was let."""

import json

import nextcord
from counting import API, INTENTS, TOKEN, heard

nextcord.http.Route.BASE = API


class Client(nextcord.Client):
    """Tells each event as it came."""

    async def on_socket_raw_receive(self, frame: str) -> None:
        """Counts an event."""
        told = json.loads(frame)
        if told["t"]:
            heard(told["t"], told["d"])

    async def on_interaction(self, interaction: nextcord.Interaction) -> None:
        """Leaves it to the bot."""


Client(
    intents=nextcord.Intents._from_value(INTENTS),
    enable_debug_events=True,
    lazy_load_commands=False,
    rollout_associate_known=False,
    rollout_delete_unknown=False,
    rollout_register_new=False,
    rollout_update_known=False,
).run(TOKEN)
