"""What the features share: the open tables, the pictures, the boards and the hands."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.texts import Texts, texts_for

if TYPE_CHECKING:
    from bot.tables.clock import Clock
    from bot.tables.hub import Hub
    from cogs.artist import Artist
    from cogs.boards import Boards
    from cogs.hands import Hands
    from cogs.looks import Looks
    from data.database import Database
    from data.players import Players


@dataclass
class Services:
    """The parts that features work with; one of each in a running bot.

    `presses` are the tasks that answer a press right now.
    """

    database: Database
    clock: Clock
    hub: Hub
    artist: Artist
    boards: Boards
    hands: Hands
    players: Players
    looks: Looks
    presses: set[asyncio.Task[Any] | None] = field(default_factory=set)

    async def presses_done(self) -> None:
        """Waits for the presses that are being answered."""
        await asyncio.gather(*filter(None, self.presses), return_exceptions=True)


class ServingBot(commands.AutoShardedBot):
    """A bot that carries the services."""

    services: Services


Press = discord.Interaction[Any]
"""Anything a person did: a command, a press, a choice, a filled form."""


def services(press: Press) -> Services:
    """The services of the bot that received it."""
    bot: ServingBot = press.client
    return bot.services


def reader_texts(press: Press) -> Texts:
    """The texts in the language of the person who acted."""
    return texts_for(str(press.locale))
