"""Each kind of answer to an interaction, with the real client."""

import io
from typing import Any

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.checks.pictures import plain_png
from bot.loopback.person import NotPossible, images, is_private, texts
from tests.loopback.support.bots import HeldBot, running
from tests.loopback.support.rest import Call

PNG = plain_png(200, 30, 30, 40)


def picture(name: str = "hand.png", side: int = 40) -> discord.File:
    """A square picture."""
    return discord.File(io.BytesIO(plain_png(1, 2, 3, side)), name, description="A square")


def hand(text: str, media: str | None = "attachment://hand.png") -> discord.ui.LayoutView:
    """A text, a picture and a button, as a hand of cards has them."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(text))
    if media:
        view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(media, description="Cards")))
    button: Any = discord.ui.Button(label="Play", custom_id="play:1")
    view.add_item(discord.ui.ActionRow(button))
    return view


async def open_hand(bot: HeldBot, person: Person) -> dict[str, Any]:
    """A private hand with a picture; returns the message."""
    interaction, outcome = await bot.held(person.command("tables", "hold"))
    await interaction.response.send_message(view=hand("Hand"), file=picture(), ephemeral=True)
    message = (await outcome).message
    assert message is not None
    return message


async def test_message_is_seen_by_all(bot: HeldBot, ada: Person, bruno: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    answer = await interaction.response.send_message("Good evening")
    seen = await bruno.wait_for_message(lambda message: message["content"] == "Good evening")
    assert seen["id"] == str(answer.message_id)
    assert seen["type"] == 20
    assert seen["interaction_metadata"]["user"]["username"] == "ada"
    answered = await outcome
    assert (answered.status, answered.type) == ("answered", 4)
    assert answered.message is not None
    assert answered.message["id"] == seen["id"]
    assert answer.resource.content == "Good evening"  # type: ignore[union-attr]


async def test_an_answer_tells_what_was_done(bot: HeldBot, ada: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message(view=hand("Hand", None))
    pressed = (await outcome).message
    assert pressed is not None
    told = pressed["interaction_metadata"]
    assert (told["name"], told["command_type"]) == ("hold", 1)
    interaction, outcome = await bot.held(ada.press(pressed, "play:1"))
    form = discord.ui.Modal(title="Form", custom_id="form")
    form.add_item(discord.ui.TextInput(label="Name", custom_id="name"))
    await interaction.response.send_modal(form)
    shown = await outcome
    interaction, outcome = await bot.held(ada.fill(shown, {"name": "Ada"}))
    await interaction.response.send_message("Thanks")
    answered = (await outcome).message
    assert answered is not None
    told = answered["interaction_metadata"]
    # Only what was pressed has been interacted with; the form comes from that.
    assert (told["type"], "interacted_message_id" in told) == (5, False)
    opened = told["triggering_interaction_metadata"]
    assert (opened["type"], opened["interacted_message_id"]) == (3, pressed["id"])


async def test_a_follow_up_names_the_first_answer(bot: HeldBot, ada: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("First")
    first = (await outcome).message
    assert first is not None
    assert "original_response_message_id" not in first["interaction_metadata"]
    second = await ada.message(await sent_after(interaction))
    assert second["interaction_metadata"]["original_response_message_id"] == first["id"]


async def sent_after(interaction: discord.Interaction) -> str:
    """The id of a follow-up."""
    return str((await interaction.followup.send("Second", wait=True)).id)


async def test_private_message_is_seen_by_one_person_only(
    bot: HeldBot, ada: Person, bruno: Person, rest: Call
) -> None:
    message = await open_hand(bot, ada)
    assert is_private(message)
    assert [each["id"] for each in await ada.messages("tables")] == [message["id"]]
    assert await bruno.messages("tables") == []
    with pytest.raises(NotPossible, match="no_such_message"):
        await bruno.press(message, "play:1")
    await bruno.say("tables", "hello")
    await bruno.wait_for_message(lambda each: each["content"] == "hello")
    assert bruno.events() == ()
    place = f"/channels/{message['channel_id']}/messages/{message['id']}"
    assert (await rest("GET", place)).code == 10008
    assert (await rest("PATCH", place, {"content": "x"})).code == 10008
    assert (await rest("DELETE", place)).code == 10008


async def test_update_puts_a_new_picture_into_the_clicked_message(
    bot: HeldBot, ada: Person
) -> None:
    message = await open_hand(bot, ada)
    first = images(message)[0]
    assert (first["width"], first["height"], first["description"]) == (40, 40, "Cards")
    interaction, outcome = await bot.held(ada.press(message, label="Play"))
    await interaction.response.edit_message(view=hand("Next"), attachments=[picture(side=50)])
    answered = await outcome
    assert answered.type == 7
    assert answered.message is not None
    assert answered.message["id"] == message["id"]
    assert texts(answered.message) == ["Next"]
    assert is_private(answered.message)
    second = images(answered.message)[0]
    assert second["width"] == 50
    assert await ada.download(second["url"]) == plain_png(1, 2, 3, 50)
    # What components show is not among the attachments.
    assert (len(images(answered.message)), answered.message["attachments"]) == (1, [])


async def test_update_without_attachments_keeps_the_picture(bot: HeldBot, ada: Person) -> None:
    message = await open_hand(bot, ada)
    kept = images(message)[0]["url"]
    interaction, outcome = await bot.held(ada.press(message, "play:1"))
    await interaction.response.edit_message(view=hand("Same picture"))
    answered = (await outcome).message
    assert answered is not None
    assert images(answered)[0]["url"] == kept
    assert interaction.message
    assert interaction.message.attachments == []
    interaction, outcome = await bot.held(ada.press(message, "play:1"))
    await interaction.response.edit_message(view=hand("None", media=None), attachments=[])
    bare = (await outcome).message
    assert bare is not None
    assert images(bare) == []


async def test_thinking_and_then_the_answer(bot: HeldBot, ada: Person, bruno: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.defer(thinking=True, ephemeral=True)
    deferred = await outcome
    assert (deferred.status, deferred.type) == ("deferred", 5)
    assert deferred.message is not None
    assert deferred.message["flags"] == 64 | 128
    edited = await interaction.edit_original_response(view=hand("Now", media=None))
    assert edited.id == int(deferred.message["id"])
    shown = await ada.message(deferred.message)
    assert shown["flags"] == 64 | 32768
    assert await bruno.messages("tables") == []


async def test_first_follow_up_takes_the_place_of_thinking(bot: HeldBot, ada: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.defer(thinking=True)
    deferred = (await outcome).message
    sent = await interaction.followup.send("Thought", wait=True)
    second = await interaction.followup.send("Also", wait=True)
    assert deferred is not None
    assert str(sent.id) == deferred["id"]
    assert second.id != sent.id
    assert [each["content"] for each in await ada.messages("tables")] == ["Thought", "Also"]


async def test_silent_answer_and_then_an_edit(bot: HeldBot, ada: Person) -> None:
    message = await open_hand(bot, ada)
    interaction, outcome = await bot.held(ada.press(message, "play:1"))
    await interaction.response.defer()
    silent = await outcome
    assert (silent.status, silent.type) == ("deferred", 6)
    assert texts(await ada.message(message)) == ["Hand"]
    await interaction.edit_original_response(view=hand("Later"), attachments=[picture(side=60)])
    shown = await ada.message(message)
    assert texts(shown) == ["Later"]
    assert images(shown)[0]["width"] == 60


async def test_follow_ups_are_sent_changed_read_and_deleted(
    bot: HeldBot, ada: Person, bruno: Person
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("first")
    await outcome
    note = await interaction.followup.send("secret", ephemeral=True, wait=True)
    assert note.flags.ephemeral
    open_note = await interaction.followup.send("open", wait=True)
    assert [each["content"] for each in await bruno.messages("tables")] == ["first", "open"]
    await note.edit(content="secret, changed")
    assert (await interaction.followup.fetch_message(note.id)).content == "secret, changed"
    await open_note.delete()
    contents = [each["content"] for each in await ada.messages("tables")]
    assert contents == ["first", "secret, changed"]
    await interaction.delete_original_response()
    with pytest.raises(discord.NotFound) as gone:
        await interaction.original_response()
    assert gone.value.code == 10008


async def test_token_reaches_only_its_own_messages(bot: HeldBot, ada: Person) -> None:
    mine, outcome = await bot.held(ada.command("tables", "hold"))
    await mine.response.send_message("mine", ephemeral=True)
    await outcome
    other, outcome = await bot.held(ada.command("tables", "hold"))
    await other.response.send_message("other", ephemeral=True)
    answered = (await outcome).message
    assert answered is not None
    with pytest.raises(discord.NotFound) as unknown:
        await mine.followup.edit_message(int(answered["id"]), content="taken")
    assert unknown.value.code == 10008


async def test_buttons_of_a_private_message_work_after_both_restarts(
    loopback: Loopback, ada: Person
) -> None:
    async with running(HeldBot(), loopback) as bot:
        message = await open_hand(bot, ada)
    async with running(HeldBot(), loopback) as bot:
        loopback.clock.advance(20 * 60)
        interaction, outcome = await bot.held(ada.press(message, "play:1"))
        await interaction.response.edit_message(view=hand("Still here"))
        answered = (await outcome).message
        assert answered is not None
        assert texts(answered) == ["Still here"]


@pytest.mark.parametrize("kind", [6, 7])
async def test_command_cannot_be_answered_by_an_update(
    bot: HeldBot, ada: Person, rest: Call, kind: int
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    reply = await rest("POST", path, {"type": kind, "data": {"content": "x"}})
    assert (reply.status, reply.code) == (400, 50035)
    await interaction.response.send_message("better")
    await outcome


async def test_thinking_takes_no_flag_but_ephemeral(bot: HeldBot, ada: Person, rest: Call) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    reply = await rest("POST", path, {"type": 5, "data": {"flags": 64 | 32768}})
    assert (reply.status, reply.code) == (400, 50035)
    assert (await rest("POST", path, {"type": 5, "data": {"flags": 64}})).status == 204
    assert (await outcome).status == "deferred"


async def test_callback_with_response_tells_what_it_made(
    bot: HeldBot, ada: Person, rest: Call
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
    reply = await rest("POST", path, {"type": 4, "data": {"content": "x", "flags": 64}})
    made = await outcome
    assert made.message is not None
    told = reply.body["interaction"]
    assert told["id"] == str(interaction.id)
    assert told["response_message_id"] == made.message["id"]
    assert told["response_message_ephemeral"] is True
    assert reply.body["resource"]["type"] == 4
    assert reply.body["resource"]["message"]["content"] == "x"


async def test_two_presses_at_once_are_two_interactions(bot: HeldBot, ada: Person) -> None:
    message = await open_hand(bot, ada)
    first, first_outcome = await bot.held(ada.press(message, "play:1"))
    second, second_outcome = await bot.held(ada.press(message, "play:1"))
    assert first.id != second.id
    await second.response.edit_message(view=hand("Second"))
    await first.response.edit_message(view=hand("First"))
    assert (await first_outcome).status == (await second_outcome).status == "answered"
    assert texts(await ada.message(message)) == ["First"]
