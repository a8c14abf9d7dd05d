"""Messages of a channel: sending, changing, removing, reading, pinging."""

import io
from typing import Any

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.checks.pictures import plain_png
from bot.loopback.world.sample import LOUNGE_ID, PEOPLE, TABLES_ID
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.rest import Call

HERE = f"/channels/{TABLES_ID}/messages"
BRUNO = PEOPLE[1].id
PNG = plain_png(9, 9, 9, 20)


def _channel(bot: HeldBot) -> discord.TextChannel:
    channel = bot.get_channel(int(TABLES_ID))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_client_sends_edits_fetches_and_deletes(bot: HeldBot, ada: Person) -> None:
    message = await _channel(bot).send("Hello")
    await ada.wait_for_message(lambda each: each["content"] == "Hello")
    await message.edit(content="Bye")
    changed = await ada.wait_for_message(lambda each: each["content"] == "Bye")
    assert changed["edited_timestamp"] is not None
    assert (await _channel(bot).fetch_message(message.id)).content == "Bye"
    await message.delete()
    gone = await ada.wait_for(lambda event: event.type == "message_delete")
    assert gone.data["id"] == str(message.id)
    with pytest.raises(discord.NotFound) as unknown:
        await _channel(bot).fetch_message(message.id)
    assert unknown.value.code == 10008


async def test_history_is_read_in_pages(bot: HeldBot, rest: Call) -> None:
    sent = [(await rest("POST", HERE, {"content": str(n)})).body["id"] for n in range(5)]
    read = [str(message.id) async for message in _channel(bot).history(limit=5)]
    assert read == sent[::-1]
    after = (await rest("GET", f"{HERE}?after={sent[1]}&limit=2")).body
    assert [message["id"] for message in after] == [sent[3], sent[2]]
    before = (await rest("GET", f"{HERE}?before={sent[3]}&limit=2")).body
    assert [message["id"] for message in before] == [sent[2], sent[1]]
    around = (await rest("GET", f"{HERE}?around={sent[2]}&limit=3")).body
    assert [message["id"] for message in around] == [sent[3], sent[2], sent[1]]
    assert (await rest("GET", f"{HERE}?limit=101")).code == 50035
    assert (await rest("GET", f"{HERE}?before=x")).code == 50035


async def test_edit_lists_the_attachments_that_stay(rest: Call, ada: Person) -> None:
    files = {"a.png": PNG, "b.png": PNG}
    sent = (await rest("POST", HERE, {"content": "two"}, files)).body
    assert [each["filename"] for each in sent["attachments"]] == ["a.png", "b.png"]
    assert (sent["attachments"][0]["width"], sent["attachments"][0]["height"]) == (20, 20)
    place = f"{HERE}/{sent['id']}"
    untouched = (await rest("PATCH", place, {"content": "still two"})).body
    assert untouched["attachments"] == sent["attachments"]
    second = sent["attachments"][1]
    body = {"attachments": [{"id": second["id"]}, {"id": "0", "description": "new"}]}
    changed = (await rest("PATCH", place, body, {"c.png": PNG})).body
    assert [each["filename"] for each in changed["attachments"]] == ["b.png", "c.png"]
    assert changed["attachments"][0] == second
    assert changed["attachments"][1]["description"] == "new"
    unknown = await rest("PATCH", place, {"attachments": [{"id": "12345"}]})
    assert unknown.code == 50035
    emptied = (await rest("PATCH", place, {"attachments": []})).body
    assert emptied["attachments"] == []


async def test_attachment_is_downloaded_with_its_token_only(rest: Call, ada: Person) -> None:
    url = (await rest("POST", HERE, {}, {"a.png": PNG})).body["attachments"][0]["url"]
    assert await ada.download(url) == PNG
    with pytest.raises(Exception, match="cannot be downloaded"):
        await ada.download(url[:-1] + ("0" if url[-1] != "0" else "1"))


async def test_odd_names_are_made_harmless(rest: Call) -> None:
    sent = (await rest("POST", HERE, {}, {"my ../hand (1).png": PNG})).body
    assert sent["attachments"][0]["filename"] == "my_.._hand__1_.png"


async def test_files_have_a_limit(rest: Call) -> None:
    reply = await rest("POST", HERE, {}, {"a.bin": bytes(10 * 1024 * 1024 + 1)})
    assert (reply.status, reply.code) == (413, 40005)
    third = bytes(9 * 1024 * 1024)
    reply = await rest("POST", HERE, {}, {"a.bin": third, "b.bin": third, "c.bin": third})
    assert (reply.status, reply.code) == (413, 40005)


async def test_picture_of_an_embed(bot: HeldBot, ada: Person) -> None:
    embed = discord.Embed(title="Score", description="All of it").set_image(
        url="attachment://score.png"
    )
    embed.add_field(name="Ada", value="10")
    message = await _channel(bot).send(embed=embed, file=discord.File(io.BytesIO(PNG), "score.png"))
    assert message.embeds[0].image.width == 20
    assert message.embeds[0].image.url is not None
    assert await ada.download(message.embeds[0].image.url) == PNG
    assert message.attachments == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, 50006),
        ({"content": "  "}, 50006),
        ({"content": "x" * 2001}, 50035),
        ({"content": 5}, 50035),
        ({"embeds": [{"title": "x"}] * 11}, 50035),
        ({"embeds": [{"title": "x" * 257}]}, 50035),
        ({"embeds": [{"description": "x" * 4096}, {"description": "x" * 2000}]}, 50035),
        ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, 50035),
        ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": [BRUNO]}}, 50035),
        ({"content": "x", "allowed_mentions": {"users": [BRUNO, BRUNO]}}, 50035),
        ({"content": "x", "message_reference": {"message_id": "1"}}, 50035),
        ([], 50035),
    ],
)
async def test_wrong_messages_are_refused(rest: Call, body: Any, code: int) -> None:
    reply = await rest("POST", HERE, body)
    assert (reply.status, reply.code) == (400, code)


async def test_ping_reaches_whom_it_may(bot: HeldBot, bruno: Person) -> None:
    text = f"Your turn, <@{BRUNO}>"
    await _channel(bot).send(text, allowed_mentions=discord.AllowedMentions.none())
    await _channel(bot).send(
        text + "!", allowed_mentions=discord.AllowedMentions(users=[discord.Object(BRUNO)])
    )
    loud = await bruno.wait_for_message(lambda each: each["content"].endswith("!"))
    notice = await bruno.wait_for(lambda event: event.type == "notice")
    assert notice.data == {"channel_id": TABLES_ID, "message_id": loud["id"]}
    assert [user["id"] for user in loud["mentions"]] == [BRUNO]
    quiet = await bruno.wait_for_message(lambda each: each["content"] == text)
    assert quiet["mentions"] == []


async def test_edit_pings_nobody(rest: Call, bruno: Person) -> None:
    sent = (await rest("POST", HERE, {"content": "x"})).body
    await rest("PATCH", f"{HERE}/{sent['id']}", {"content": f"<@{BRUNO}>"})
    await bruno.wait_for_message(lambda each: "<@" in each["content"])
    assert "notice" not in [event.type for event in bruno.events()]


async def test_reply_points_at_its_message(bot: HeldBot, ada: Person) -> None:
    said = await ada.say("tables", "Anyone?")
    heard = await _channel(bot).fetch_message(int(said["id"]))
    await heard.reply("Me")
    reply = await ada.wait_for_message(lambda each: each["content"] == "Me")
    assert reply["message_reference"]["message_id"] == said["id"]
    assert reply["referenced_message"]["content"] == "Anyone?"
    assert reply["type"] == 19


async def test_same_nonce_is_one_message(rest: Call) -> None:
    body = {"content": "once", "nonce": "7", "enforce_nonce": True}
    first, second = await rest("POST", HERE, body), await rest("POST", HERE, body)
    assert first.body["id"] == second.body["id"]
    assert len((await rest("GET", HERE)).body) == 1


async def test_words_of_others_cannot_be_changed(rest: Call, ada: Person) -> None:
    said = await ada.say("tables", "Mine")
    place = f"{HERE}/{said['id']}"
    assert (await rest("PATCH", place, {"content": "x"})).code == 50005
    assert (await rest("DELETE", place)).code == 50013


async def test_message_belongs_to_its_channel(rest: Call) -> None:
    sent = (await rest("POST", HERE, {"content": "x"})).body
    elsewhere = f"/channels/{LOUNGE_ID}/messages/{sent['id']}"
    assert (await rest("GET", elsewhere)).code == 10008
    assert (await rest("GET", "/channels/1/messages")).code == 10003


async def test_message_older_than_an_hour_is_edited_rarely(rest: Call, loopback: Loopback) -> None:
    loopback.limits.enforced = True
    sent = (await rest("POST", HERE, {"content": "x"})).body
    place = f"{HERE}/{sent['id']}"
    loopback.clock.advance(3601)
    statuses = [(await rest("PATCH", place, {"content": str(n)})).status for n in range(4)]
    assert statuses == [200, 200, 200, 429]
    reply = await rest("PATCH", place, {"content": "x"})
    assert reply.code == 30046
    assert reply.headers["Via"]
    assert 0 < reply.body["retry_after"] <= 6
    loopback.clock.advance(6)
    assert (await rest("PATCH", place, {"content": "x"})).status == 200
