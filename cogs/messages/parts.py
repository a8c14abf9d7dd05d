"""What the messages of tables and hands work with, one of each in a running bot."""

import asyncio
from dataclasses import dataclass

from discord.ext.commands import AutoShardedBot

from bot.tables.clock import Clock
from bot.tables.thinking.hints import Hints
from bot.tables.thinking.reviews import Reviews
from cogs.messages.artist import Artist
from cogs.messages.looks import Looks
from cogs.messages.private.follow_ups import FollowUps
from cogs.messages.rate_limiter import RateLimiter
from cogs.press.facts import Facts
from cogs.press.levels import Levels
from data.choices.players import Players
from data.choices.servers import Servers
from data.database import Database


@dataclass(frozen=True, kw_only=True)
class Parts:
    """What is there before the bot has a face.

    Two calls for a table are at least *frame_gap_s* seconds apart. Boards go by tokens of presses,
    as long as there are any, if *boards_by_token*. This process does what is done once for all
    servers when it *leads*.
    """

    bot: AutoShardedBot
    database: Database
    clock: Clock
    artist: Artist
    limiter: RateLimiter
    players: Players
    servers: Servers
    looks: Looks
    hints: Hints
    reviews: Reviews
    facts: Facts
    levels: Levels
    frame_gap_s: float
    boards_by_token: bool
    follow_ups: FollowUps
    leads: asyncio.Event
