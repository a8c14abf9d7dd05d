"""Counts what hikari hears. It reads only what somebody listens to, so all of it is listened to."""

import hikari
from counting import API, INTENTS, TOKEN, heard

bot = hikari.GatewayBot(
    TOKEN,
    intents=hikari.Intents(INTENTS),
    rest_url=API,
    banner=None,
    suppress_optimization_warning=True,
)


@bot.listen()
async def count(event: hikari.ShardPayloadEvent) -> None:
    """Counts an event."""
    heard(event.name, event.payload)


async def read(event: hikari.Event) -> None:
    """Has an event read."""


for kind in (
    hikari.GuildEvent,
    hikari.ChannelEvent,
    hikari.MessageEvent,
    hikari.InteractionCreateEvent,
):
    bot.subscribe(kind, read)
bot.run(check_for_updates=False)
