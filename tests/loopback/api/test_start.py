"""The real client logs in and sees the server."""

import asyncio
from base64 import b64decode

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.pointing import client_points_at
from bot.loopback.world.sample import APPLICATION_ID, TOKEN
from tests.loopback.support.bots import HeldBot, running
from tests.loopback.support.rest import Call


async def test_client_knows_itself_and_the_server(bot: HeldBot) -> None:
    assert bot.user is not None
    assert bot.user.name == "Tarocchi"
    assert bot.application_id == bot.user.id
    (guild,) = bot.guilds
    assert guild.name == "Playground"
    assert [channel.name for channel in guild.text_channels] == ["tables", "lounge", "no-threads"]
    assert (
        guild.me.guild_permissions.value
        == (await guild.fetch_member(bot.user.id)).guild_permissions.value
    )


async def test_owner_of_the_application_is_ada(bot: HeldBot) -> None:
    information = await bot.application_info()
    assert information.owner.name == "ada"


async def test_application_has_what_clients_still_read(rest: Call) -> None:
    for path in ("/oauth2/applications/@me", "/applications/@me"):
        assert (await rest("GET", path)).body["summary"] == ""


def test_the_token_names_the_bot_as_every_token_does() -> None:
    # Some clients read there who they are, and do not start otherwise.
    own, made, secret = TOKEN.split(".")
    assert b64decode(own + "==").decode() == APPLICATION_ID
    assert (len(made), len(secret)) == (6, 27)


async def test_wrong_token_is_refused(loopback: Loopback) -> None:
    with client_points_at(loopback.api_url, loopback.gateway_url, loopback.cdn_url):
        client = discord.Client(intents=discord.Intents(guilds=True))
        with pytest.raises(discord.LoginFailure):
            await client.login("another")
        await client.close()


async def test_pointing_is_undone() -> None:
    before = discord.http.Route.BASE
    with client_points_at("http://127.0.0.1:1/api", "ws://127.0.0.1:1/gateway", "http://c"):
        assert discord.http.Route.BASE == "http://127.0.0.1:1/api"
    assert before == discord.http.Route.BASE


async def test_people_see_the_bot_come_and_go(loopback: Loopback, ada: Person) -> None:
    async with running(HeldBot(), loopback):
        came = await ada.wait_for(lambda event: event.type == "bot")
        assert came.data == {"connected": True}
    went = await ada.wait_for(lambda event: event.type == "bot")
    assert went.data == {"connected": False}


async def test_unknown_route_is_404_in_discords_shape(rest: Call) -> None:
    reply = await rest("GET", "/nowhere/at/all")
    assert reply.status == 404
    assert reply.body == {"message": "404: Not Found", "code": 0}


async def test_request_without_token_is_401(rest: Call) -> None:
    reply = await rest("GET", "/users/@me", headers={"Authorization": ""})
    assert reply.status == 401
    assert reply.body == {"message": "401: Unauthorized", "code": 0}


async def test_content_type_has_no_charset(rest: Call) -> None:
    reply = await rest("GET", "/users/@me")
    assert reply.headers["Content-Type"] == "application/json"


async def test_two_shards_share_the_work(loopback: Loopback, ada: Person) -> None:
    async with running(HeldBot(shard_count=2), loopback) as bot:
        assert len(bot.guilds) == 1
        interaction, outcome = await bot.held(ada.command("tables", "hold"))
        await interaction.response.send_message("heard once")
        assert (await outcome).status == "answered"
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(bot.next(), 0.05)
