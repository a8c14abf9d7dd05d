"""What is left of a server says exactly what the bot may do there."""

from copy import deepcopy
from random import Random

import discord
import pytest

from bot.app.guild_diet import trimmed
from bot.loopback.world.sample import APPLICATION_ID, GUILD_ID
from tests.guild_diet.servers import Json, kept, made_up

BOT = int(APPLICATION_ID)

Places = dict[int, discord.abc.GuildChannel | discord.Thread]


def places(guild: discord.Guild) -> Places:
    """The channels and threads of a server, without categories."""
    channels = [each for each in guild.channels if not isinstance(each, discord.CategoryChannel)]
    return {each.id: each for each in [*channels, *guild.threads]}


@pytest.mark.parametrize("seed", range(60))
def test_permissions_are_those_of_the_whole_server(seed: int) -> None:
    rng = Random(seed)
    server = made_up(rng, rng.randint(0, 30), rng.randint(1, 40))
    whole, little = kept(server), kept(trimmed(server, BOT))
    assert little.me.guild_permissions == whole.me.guild_permissions
    assert places(little).keys() == places(whole).keys()
    for id, place in places(whole).items():
        assert places(little)[id].permissions_for(little.me) == place.permissions_for(whole.me), id


def test_it_matters_what_is_kept() -> None:
    # Without the overwrites of the bot's roles they would not be the same.
    server = made_up(Random(1))
    roles = server["members"][0]["roles"]
    assert roles
    worse = trimmed(server, BOT)
    for channel in worse["channels"]:
        channel["permission_overwrites"] = [
            each for each in channel["permission_overwrites"] if each["id"] not in roles
        ]
    whole, little = kept(server), kept(worse)
    assert any(
        places(little)[id].permissions_for(little.me) != place.permissions_for(whole.me)
        for id, place in places(whole).items()
    )


def test_what_came_from_discord_stays_as_it_was() -> None:
    server = made_up(Random(2))
    before = deepcopy(server)
    trimmed(server, BOT)
    assert server == before


def test_little_is_kept() -> None:
    server = made_up(Random(3))
    server["members"] = [*server["members"], deepcopy(server["members"][0])]
    server["members"][1]["user"]["id"] = "5"
    little = kept(trimmed(server, BOT))
    assert [member.id for member in little.members] == [BOT]
    assert {role.id for role in little.roles} == {
        int(GUILD_ID),
        *map(int, server["members"][0]["roles"]),
    }
    assert not little.emojis
    assert not little.categories
    assert not any(channel.topic for channel in little.text_channels)
    assert len(little.threads) == len(server["threads"])


def test_a_server_that_is_out_of_order_stays_as_it_is() -> None:
    gone: Json = {"id": GUILD_ID, "unavailable": True}
    assert trimmed(gone, BOT) is gone
