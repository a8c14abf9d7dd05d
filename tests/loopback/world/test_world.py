"""The world outlives the process: everything is as before after a restart."""

import io
import sqlite3
from pathlib import Path

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.checks.pictures import plain_png
from bot.loopback.person import images, texts
from bot.loopback.world.sample import LOUNGE_ID
from tests.loopback.support.bots import HeldBot, running
from tests.loopback.support.controls import control

PNG = plain_png(7, 8, 9)


async def opened(path: Path) -> Loopback:
    """A loopback of that world, started."""
    loopback = Loopback(path)
    loopback.limits.enforced = False
    await loopback.start()
    return loopback


def hand(text: str) -> discord.ui.LayoutView:
    """A text, a picture and a button."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(text))
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="Play", custom_id="play"))
    view.add_item(row)
    return view


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite"
    loopback = await opened(path)
    async with running(HeldBot(), loopback) as bot, Person(loopback.url, "ada") as ada:
        interaction, outcome = await bot.held(ada.command("tables", "hold"))
        file = discord.File(io.BytesIO(PNG), "a.png")
        await interaction.response.send_message(view=hand("Mine"), file=file, ephemeral=True)
        message = (await outcome).message
        assert message is not None
        lounge = bot.get_channel(int(LOUNGE_ID))
        assert isinstance(lounge, discord.TextChannel)
        public = await lounge.send("Public")
        await public.create_thread(name="Table")
        dismissed = await interaction.followup.send("Away", ephemeral=True, wait=True)
        await ada.dismiss(str(dismissed.id))
        await ada.speak("it")
        await bot.create_application_emoji(name="fool", image=PNG)
        await control(loopback, "clock", advance_s=60)
        await control(loopback, "permissions", channel="tables", permissions="1024", who="bot")
        role = await control(loopback, "role", permissions="16", who="bruno")
    moment = loopback.clock.now
    await loopback.close()

    loopback = await opened(path)
    assert loopback.clock.now >= moment
    async with running(HeldBot(), loopback) as bot, Person(loopback.url, "ada") as ada:
        (again,) = await ada.messages("tables")
        assert again["id"] == message["id"]
        (image,) = images(again)
        assert image["url"].startswith(loopback.url)
        assert await ada.download(image["url"]) == PNG
        (said,) = await ada.messages("lounge")
        assert said["thread"]["name"] == "Table"
        assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["fool"]
        follow_up = discord.Webhook.partial(loopback_id(loopback), interaction.token, client=bot)
        await follow_up.edit_message(int(message["id"]), view=hand("Changed by the old token"))
        assert texts(await ada.message(message)) == ["Changed by the old token"]
        pressed, outcome = await bot.held(ada.press(message, "play"))
        assert pressed.locale is discord.Locale.italian
        assert pressed.app_permissions.value == 1024
        await pressed.response.edit_message(view=hand("Pressed"))
        assert (await outcome).status == "answered"
        bruno = loopback.world.person("bruno")
        assert bruno is not None
        assert loopback.world.members[bruno.id]["roles"] == [role["id"]]
        assert loopback.world.permissions_on_server(loopback.world.first, bruno.id) & 16
    await loopback.close()


def loopback_id(loopback: Loopback) -> int:
    """The id of the bot's application."""
    return int(loopback.world.application["id"])


async def test_ids_rise_over_restarts_and_moves_of_the_clock(tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite"
    ids = []
    for _ in range(3):
        loopback = await opened(path)
        async with Person(loopback.url, "ada") as ada:
            ids.append(int((await ada.say("tables", "x"))["id"]))
            await control(loopback, "clock", advance_s=3600)
            ids.append(int((await ada.say("tables", "y"))["id"]))
        await loopback.close()
    assert ids == sorted(set(ids))


async def test_living_client_finds_back_to_a_restarted_loopback(tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite"
    loopback = await opened(path)
    async with running(HeldBot(), loopback) as bot:
        await loopback.close()
        bot.seen.clear()
        loopback = Loopback(path, loopback.port)
        await loopback.start()
        await bot.seen.wait()
        async with Person(loopback.url, "ada") as ada:
            interaction, outcome = await bot.held(ada.command("tables", "hold"))
            await interaction.response.send_message("back")
            assert (await outcome).status == "answered"
    await loopback.close()


async def test_second_process_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite"
    loopback = await opened(path)
    with pytest.raises(sqlite3.OperationalError):
        Loopback(path)
    await loopback.close()


async def test_files_of_replaced_pictures_leave_the_world(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    file = discord.File(io.BytesIO(PNG), "a.png")
    await interaction.response.send_message(view=hand("One"), file=file)
    message = (await outcome).message
    assert message is not None
    [old] = loopback.world.messages[message["id"]].files
    file = discord.File(io.BytesIO(PNG), "a.png")
    await interaction.edit_original_response(view=hand("Two"), attachments=[file])
    assert loopback.store.file(old["id"]) is None
    # A screen that is just loading it still gets it.
    assert await ada.download(old["url"]) == PNG


async def test_what_was_granted_stays_granted(tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite"
    loopback = await opened(path)
    await control(loopback, "application", flags=8192)
    await loopback.close()
    loopback = await opened(path)
    assert loopback.world.application["flags"] == 8192
    await loopback.close()
