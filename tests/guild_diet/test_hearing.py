"""What the library hears of a server after it has come."""

from random import Random

import discord
import pytest

from bot.app.guild_diet import GuildDiet
from bot.loopback.world import sample
from bot.loopback.world.sample import APPLICATION_ID, GUILD_ID
from cogs.messages.rate_limiter import RateLimiter
from tests.guild_diet.servers import CATEGORY, TEXT, Json, client, made_up

NEW, OTHER = "77", "88"
BOT_MAY = {"id": APPLICATION_ID, "type": 1, "allow": "2048", "deny": "0"}
OTHER_MAY = {"id": OTHER, "type": 0, "allow": "2048", "deny": "0"}


class Library:
    """The library with a server, and the bot's diet."""

    def __init__(self) -> None:
        self.client = client()
        GuildDiet(self.client, RateLimiter(50)).start()
        self.server = made_up(Random(4))
        self.hear("GUILD_CREATE", self.server)

    def hear(self, event: str, data: Json) -> None:
        """Has it hear an event of the server."""
        self.client._connection.parsers[event](data)

    @property
    def guild(self) -> discord.Guild:
        """The server as it is kept."""
        guild = self.client.get_guild(int(GUILD_ID))
        assert guild is not None
        return guild

    def channel(self, kind: int = TEXT) -> Json:
        """A new channel in which the bot and another role have an overwrite."""
        channel: Json = self.server["channels"][0] | {"id": NEW, "type": kind}
        return channel | {"permission_overwrites": [OTHER_MAY, BOT_MAY]}


@pytest.fixture
async def library() -> Library:
    """The library within a loop, as it needs one."""
    return Library()


async def test_a_new_channel_is_trimmed_too(library: Library) -> None:
    library.hear("CHANNEL_CREATE", library.channel())
    channel = library.guild.get_channel(int(NEW))
    assert isinstance(channel, discord.TextChannel)
    assert channel.topic is None
    assert [overwrite.id for overwrite in channel._overwrites] == [int(APPLICATION_ID)]


async def test_a_changed_channel_is_trimmed_too(library: Library) -> None:
    id = library.server["channels"][0]["id"]
    library.hear("CHANNEL_UPDATE", library.channel() | {"id": id, "name": "new"})
    channel = library.guild.get_channel(int(id))
    assert isinstance(channel, discord.TextChannel)
    assert (channel.name, channel.topic) == ("new", None)
    assert [overwrite.id for overwrite in channel._overwrites] == [int(APPLICATION_ID)]


async def test_categories_are_not_kept(library: Library) -> None:
    library.hear("CHANNEL_CREATE", library.channel(CATEGORY))
    library.hear("CHANNEL_UPDATE", library.channel(CATEGORY))
    assert library.guild.get_channel(int(NEW)) is None


async def test_roles_of_others_are_not_kept(library: Library) -> None:
    role = {"guild_id": GUILD_ID, "role": sample.role(OTHER, "Others", 8, 1)}
    for event in ("GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE"):
        library.hear(event, role)
        assert library.guild.get_role(int(OTHER)) is None
    library.hear("GUILD_ROLE_DELETE", {"guild_id": GUILD_ID, "role_id": OTHER})


async def test_roles_of_the_bot_and_of_all_change(library: Library) -> None:
    for id in (GUILD_ID, library.server["members"][0]["roles"][0]):
        role = {"guild_id": GUILD_ID, "role": sample.role(id, "Changed", 16, 1)}
        library.hear("GUILD_ROLE_UPDATE", role)
        found = library.guild.get_role(int(id))
        assert found is not None
        assert found.permissions.value == 16


async def test_a_change_of_the_server_brings_nothing_back(library: Library) -> None:
    before = {role.id for role in library.guild.roles}
    changed = {"roles", "emojis"} | sample.guild().keys()
    server = {key: value for key, value in library.server.items() if key in changed}
    library.hear("GUILD_UPDATE", server | {"name": "New"})
    assert library.guild.name == "New"
    assert {role.id for role in library.guild.roles} == before
    assert not library.guild.emojis
