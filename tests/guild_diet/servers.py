"""Servers as Discord tells of them, and as the library keeps them."""

from random import Random
from typing import Any

import discord

from bot.loopback.world import sample

Json = dict[str, Any]

TEXT, VOICE, CATEGORY, NEWS, STAGE, FORUM = 0, 2, 4, 5, 13, 15
KINDS = (TEXT, VOICE, CATEGORY, NEWS, STAGE, FORUM)

PUBLIC_THREAD = 11

ADMINISTRATOR = 1 << 3
PERMISSIONS = (1 << 52) - 1 & ~ADMINISTRATOR

FIRST = 10**18
"""An id as long as those of Discord."""

OTHERS = range(FIRST + 10_000, FIRST + 10_020)
"""The ids of some people on each server."""

FAR = "2999-01-01T00:00:00+00:00"
ROLES, CHANNELS = 27, 36
"""How many a server has usually."""

EMOJIS = 20


def made_up(
    rng: Random, roles: int = ROLES, channels: int = CHANNELS, id: str = sample.GUILD_ID
) -> Json:
    """A server with that many roles, beside that of everybody, and channels."""
    ids = [str(FIRST + number) for number in range(1, roles + 1)]
    own = rng.sample(ids, rng.randint(0, min(4, roles)))
    member = sample.member(sample.bot_user(), own)
    if rng.random() < 0.1:
        member["communication_disabled_until"] = FAR
    listed = [_channel(rng, number, id, ids) for number in range(channels)]
    parents = [each for each in listed if each["type"] in (TEXT, NEWS, FORUM)]
    return sample.guild() | {
        "id": id,
        "roles": [_role(rng, each, position) for position, each in enumerate([id, *ids])],
        "members": [member],
        "member_count": 200,
        "channels": listed,
        "threads": [_thread(number, parent) for number, parent in enumerate(parents[:4])],
        "emojis": [_emoji(number) for number in range(EMOJIS)],
        "unavailable": False,
    }


def _role(rng: Random, id: str, position: int) -> Json:
    bits = rng.getrandbits(52) & rng.getrandbits(52) & PERMISSIONS
    is_administrator = position > 0 and rng.random() < 0.03
    return sample.role(id, f"Players of {position}", bits, position) | {
        "permissions": str(bits | ADMINISTRATOR if is_administrator else bits)
    }


def _channel(rng: Random, number: int, guild_id: str, roles: list[str]) -> Json:
    some = rng.sample([guild_id, *roles], rng.randint(0, min(5, len(roles))))
    people = [sample.APPLICATION_ID, *map(str, OTHERS)]
    overwrites = [_overwrite(rng, id, 0) for id in some]
    overwrites += [_overwrite(rng, id, 1) for id in rng.sample(people, rng.randint(0, 1))]
    rng.shuffle(overwrites)
    return {
        "id": str(FIRST + 1000 + number),
        "type": rng.choice(KINDS) if number else TEXT,
        "guild_id": guild_id,
        "name": f"channel-{number}",
        "topic": f"Whatever has to do with {number}; read the rules before you write here." * 2,
        "position": number,
        "parent_id": None,
        "nsfw": False,
        "flags": 0,
        "bitrate": 64_000,
        "user_limit": 0,
        "rate_limit_per_user": 0,
        "available_tags": [],
        "last_message_id": None,
        "permission_overwrites": overwrites,
    }


def _overwrite(rng: Random, id: str, kind: int) -> Json:
    allow, deny = rng.getrandbits(52) & PERMISSIONS, rng.getrandbits(52) & PERMISSIONS
    return {"id": id, "type": kind, "allow": str(allow & ~deny), "deny": str(deny)}


def _thread(number: int, parent: Json) -> Json:
    return {
        "id": str(FIRST + 5000 + number),
        "type": PUBLIC_THREAD,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": sample.APPLICATION_ID,
        "name": f"Table {number}",
        "member_count": 3,
        "message_count": 9,
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": sample.JOINED,
            "locked": False,
            "create_timestamp": sample.JOINED,
        },
    }


def _emoji(number: int) -> Json:
    return {
        "id": str(FIRST + 7000 + number),
        "name": f"emoji_{number}",
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def client() -> discord.AutoShardedClient:
    """A client as if it were logged in, with the intents and caches of the bot."""
    found = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True),
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
        max_messages=None,
    )
    state = found._connection
    state.user = discord.ClientUser(state=state, data=sample.bot_user())  # type: ignore[arg-type]
    return found


def kept(payload: Json) -> discord.Guild:
    """What the library makes of a server in a client of its own."""
    return discord.Guild(data=payload, state=client()._connection)  # type: ignore[arg-type]
