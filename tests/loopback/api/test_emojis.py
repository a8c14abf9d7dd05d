"""The bot's own emojis."""

from base64 import b64encode

import aiohttp
import discord
import pytest

from bot.loopback import Loopback
from bot.loopback.checks.pictures import plain_png
from bot.loopback.world.sample import APPLICATION_ID, TABLES_ID
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.rest import Call

ALL = f"/applications/{APPLICATION_ID}/emojis"
PNG = plain_png(1, 1, 1)
URI = "data:image/png;base64," + b64encode(PNG).decode()


async def test_emoji_is_made_used_renamed_and_removed(
    bot: HeldBot, loopback: Loopback, rest: Call
) -> None:
    emoji = await bot.create_application_emoji(name="fool", image=PNG)
    body = {
        "content": "x",
        "components": [
            {
                "type": 1,
                "components": [
                    {
                        "type": 2,
                        "style": 1,
                        "custom_id": "a",
                        "emoji": {"id": str(emoji.id), "name": "fool"},
                    }
                ],
            }
        ],
    }
    sent = await rest("POST", f"/channels/{TABLES_ID}/messages", body)
    (button,) = sent.body["components"][0]["components"]
    assert button["emoji"] == {"id": str(emoji.id), "name": "fool"}
    assert await emoji.read() == PNG
    await emoji.edit(name="matto")
    assert [each.name for each in await bot.fetch_application_emojis()] == ["matto"]
    await emoji.delete()
    with pytest.raises(discord.NotFound) as gone:
        await bot.fetch_application_emoji(emoji.id)
    assert gone.value.code == 10014
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{loopback.cdn_url}/emojis/{emoji.id}.png") as reply,
    ):
        assert reply.status == 404


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"name": "x", "image": URI}, "name"),
        ({"name": "with space", "image": URI}, "name"),
        ({"name": "fool", "image": "x"}, "image"),
        ({"name": "fool", "image": "data:image/png;base64,eA=="}, "image"),
    ],
)
async def test_wrong_emojis_are_refused(rest: Call, body: dict[str, str], key: str) -> None:
    reply = await rest("POST", ALL, body)
    assert (reply.status, reply.code) == (400, 50035)
    assert key in reply.body["errors"]


async def test_the_type_of_a_picture_is_not_looked_at(rest: Call) -> None:
    # discord.js calls every picture image/jpg.
    image = URI.replace("image/png", "image/jpg")
    assert (await rest("POST", ALL, {"name": "fool", "image": image})).status == 201


async def test_name_is_taken_once(rest: Call) -> None:
    assert (await rest("POST", ALL, {"name": "fool", "image": URI})).status == 201
    again = await rest("POST", ALL, {"name": "fool", "image": URI})
    assert "ALREADY_TAKEN" in str(again.body)


async def test_large_pictures_are_refused(rest: Call) -> None:
    large = PNG + bytes(256 * 1024)
    uri = "data:image/png;base64," + b64encode(large).decode()
    reply = await rest("POST", ALL, {"name": "fool", "image": uri})
    assert "BINARY_TYPE_MAX_SIZE" in str(reply.body)
