"""A real client whose answers each test decides."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.loopback import Loopback
from bot.loopback.person import Outcome
from bot.loopback.pointing import client_points_at

PATIENCE_S = 20
"""How long a test waits on a machine that is busy with others."""

Waiting = tuple[discord.Interaction, asyncio.Task[Outcome]]

NEW = {
    "name": "new",
    "type": 1,
    "description": "Opens a table",
    "description_localizations": {"it": "Apre un tavolo"},
    "options": [
        {
            "type": 3,
            "name": "game",
            "name_localizations": {"it": "gioco"},
            "description": "Which game",
            "required": True,
            "choices": [
                {"name": "Scarto", "value": "scarto"},
                {"name": "French", "name_localizations": {"it": "Francese"}, "value": "french"},
            ],
        },
        {
            "type": 4,
            "name": "deals",
            "description": "How many",
            "min_value": 1,
            "max_value": 9,
        },
        {"type": 5, "name": "open", "description": "For all"},
        {"type": 6, "name": "friend", "description": "With whom"},
        {"type": 7, "name": "place", "description": "Where"},
    ],
}
FIND = {
    "name": "find",
    "type": 1,
    "description": "Finds a table",
    "options": [
        {
            "type": 3,
            "name": "word",
            "description": "Part of its name",
            "required": True,
            "autocomplete": True,
        }
    ],
}
COMMANDS: list[dict[str, Any]] = [
    {"name": "hold", "type": 1, "description": "Waits for the test to answer"},
    {
        "name": "cards",
        "type": 1,
        "description": "Tables",
        "options": [
            NEW,
            FIND,
            {"name": "more", "type": 2, "description": "More", "options": [NEW | {"name": "old"}]},
        ],
    },
]


class HeldBot(discord.AutoShardedClient):
    """Registers `COMMANDS` and hands every interaction to the test."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), **options)
        self.seen = asyncio.Event()
        self.heard: list[str] = []
        self._interactions: asyncio.Queue[discord.Interaction] = asyncio.Queue()

    async def setup_hook(self) -> None:
        """Registers the commands, as a client does before it connects."""
        assert self.application_id
        await self.http.bulk_upsert_global_commands(self.application_id, COMMANDS)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Connects all shards at once; the real gateway asks for a pause."""

    async def on_socket_event_type(self, name: str) -> None:
        """Records each event; the client is ready once it knows the server."""
        self.heard.append(name)
        if name == "GUILD_CREATE":
            self.seen.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Keeps an interaction for the test."""
        self._interactions.put_nowait(interaction)

    async def next(self) -> discord.Interaction:
        """The next interaction."""
        async with asyncio.timeout(PATIENCE_S):
            return await self._interactions.get()

    async def held(self, doing: Coroutine[Any, Any, Outcome]) -> Waiting:
        """Starts what a person does; returns the interaction and the outcome to come."""
        outcome = asyncio.create_task(doing)
        return await self.next(), outcome


@asynccontextmanager
async def running(bot: HeldBot, loopback: Loopback) -> AsyncIterator[HeldBot]:
    """Runs a client against a loopback."""
    with client_points_at(loopback.api_url, loopback.gateway_url, loopback.cdn_url):
        task = asyncio.create_task(bot.start(loopback.token))
        try:
            async with asyncio.timeout(PATIENCE_S):
                await bot.seen.wait()
            yield bot
            # One that is cut while it connects would leave a thread behind that keeps it alive.
            async with asyncio.timeout(PATIENCE_S):
                while not bot.is_closed() and len(bot.shards) < _shards_of(bot):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        finally:
            await bot.close()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def _shards_of(bot: HeldBot) -> int:
    return len(bot.shard_ids or range(bot.shard_count or 1))
