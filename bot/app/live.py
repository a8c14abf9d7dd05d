"""`doctor --live`: tries on Discord itself what no stand-in for it can prove.

Somebody in the channel presses three buttons; what happens is written down as it is seen. The bot
must not run meanwhile, as it would get the presses.
"""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
from discord import ui
from filelock import Timeout

from bot.app.doctor import Finding
from bot.app.settings import Settings
from bot.games.cards import Suit
from cogs.messages.files import attached
from data.copies import lock_of
from rendering.art.pips.suits import Colours
from rendering.pictures.signs import draw_sign

PATIENCE_S = 900
"""How long a press is waited for."""

BUTTONS = ("7", "10", "King", "Queen of cups", "The longest name of a card that there is")

Press = discord.Interaction[Any]


class Nobody(Exception):
    """Nobody pressed the button that the trial waited for."""


class Trial(discord.Client):
    """A client that hands on the presses of its own buttons."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._presses: asyncio.Queue[Press] = asyncio.Queue()

    async def on_interaction(self, press: Press) -> None:
        """Keeps a press until the trial waits for it."""
        if press.type is discord.InteractionType.component:
            await self._presses.put(press)

    async def pressed(self, label: str) -> Press:
        """The next press of the button with this label. Raises `Nobody`."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    press = await self._presses.get()
                    if press.data and press.data.get("custom_id") == f"live:{label}":
                        return press
        except TimeoutError:
            raise Nobody(f"Nobody pressed *{label}*.") from None


async def main(settings: Settings, channel_id: int, late_s: float) -> int:
    """Prints what is seen and keeps it in a file beside the database; returns the exit status."""
    try:
        settings.database.parent.mkdir(parents=True, exist_ok=True)
        with lock_of(settings.database):
            return await _written_down(settings, channel_id, late_s)
    except Timeout:
        sys.stderr.write("The bot is running: stop it first, as it would get the presses.\n")
    except discord.LoginFailure:
        sys.stderr.write("Discord does not accept the token in DISCORD_TOKEN.\n")
    except (discord.DiscordException, Nobody, aiohttp.ClientError, OSError) as fault:
        sys.stderr.write(f"The trial has ended early: {fault}\n")
    return 1


async def _written_down(settings: Settings, channel_id: int, late_s: float) -> int:
    file = settings.database.with_name(f"live-{datetime.now(UTC):%Y%m%d-%H%M%S}.txt")
    async with _logged_in(settings.token) as client:
        with await asyncio.to_thread(file.open, "w", encoding="utf-8") as report:
            async for seen in observations(client, channel_id, late_s):
                sys.stdout.write(f"{seen}\n")
                sys.stdout.flush()
                report.write(f"{seen}\n")
    sys.stdout.write(f"All this is kept in {file}.\n")
    return 0


@asynccontextmanager
async def _logged_in(token: str) -> AsyncIterator[Trial]:
    async with Trial() as client:
        serving = asyncio.create_task(client.start(token))
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            await asyncio.wait({serving, ready}, return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                await serving
            yield client
        finally:
            ready.cancel()
            await client.close()
            await asyncio.gather(serving, ready, return_exceptions=True)


async def observations(client: Trial, channel_id: int, late_s: float) -> AsyncIterator[Finding]:
    """Tries one thing after the other, and says of each whether Discord did it."""
    channel = await client.fetch_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        yield Finding("channel", f"{channel_id} is no text channel", "Name another one.")
        return
    yield await _tried("emoji of the application", _upload_and_delete(client))
    page = await channel.send(view=_page(*(_button(label) for label in BUTTONS)))
    yield Finding("widths of buttons", f"compare them on a phone and elsewhere: {page.jump_url}")

    yield _ask("Begin")
    await channel.send(view=_page(_button("Begin")))
    first, began = await client.pressed("Begin"), time.monotonic()
    answer = first.response.send_message(view=_picture(), file=_file(), ephemeral=True)
    yield await _tried("private answer with a picture", answer)
    older = [await _follow_up(first) for _ in range(2)]
    yield Finding("private follow-ups with a picture", f"Discord took {len(older)}")

    yield _ask("Again")
    await channel.send(view=_page(_button("Again")))
    second = await client.pressed("Again")
    await second.response.send_message("…", ephemeral=True)
    own, other = (message.id for message in older)
    yield await _tried("deletion by its own token", first.followup.delete_message(own))
    yield await _tried("deletion by another token", second.followup.delete_message(other))

    yield Finding("please", f"wait until {late_s:.0f} s have passed since the first press")
    await asyncio.sleep(max(0.0, began + late_s - time.monotonic()))
    edit = first.edit_original_response(view=_picture(), attachments=[_file()])
    yield await _tried(f"edit after {late_s:.0f} s", edit)
    async for seen in _in_archived_thread(client, page):
        yield seen


async def _in_archived_thread(client: Trial, page: discord.Message) -> AsyncIterator[Finding]:
    thread = await page.create_thread(name="Archived", auto_archive_duration=60)
    await thread.send(view=_page(_button("In the thread")))
    yield await _tried("archiving its own thread", thread.edit(archived=True))
    yield _ask("In the thread")
    press = await client.pressed("In the thread")
    answer = press.response.send_message("…", ephemeral=True)
    yield await _tried("answer to a button in an archived thread", answer)
    found = await client.fetch_channel(thread.id)
    still = isinstance(found, discord.Thread) and found.archived
    yield Finding("thread after the press", "still archived" if still else "open again")


async def _tried(name: str, deed: Awaitable[object]) -> Finding:
    # A refusal is no fault of the bot's: it is what the trial is there to find out.
    try:
        await deed
    except discord.HTTPException as fault:
        said = f"Discord refused: {fault.status}, code {fault.code}, {fault.text}"
        return Finding(name, " ".join(said.split()))
    return Finding(name, "Discord did it")


async def _upload_and_delete(client: Trial) -> None:
    sign = draw_sign(Suit.CUPS, Colours.FOUR)
    emoji = await client.create_application_emoji(name=f"live_{sign.name}", image=sign.png)
    await emoji.delete()


async def _follow_up(press: Press) -> discord.WebhookMessage:
    return await press.followup.send(view=_picture(), file=_file(), ephemeral=True, wait=True)


def _ask(label: str) -> Finding:
    return Finding("please", f"press *{label}* in the channel")


def _file() -> discord.File:
    return attached(draw_sign(Suit.CUPS, Colours.FOUR).png, "sign.png")


def _picture() -> ui.LayoutView:
    made = ui.LayoutView(timeout=None)
    made.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://sign.png")))
    return made


def _page(*buttons: ui.Button[Any]) -> ui.LayoutView:
    made = ui.LayoutView(timeout=None)
    made.add_item(ui.ActionRow(*buttons))
    # The library would answer the presses itself.
    made.stop()
    return made


def _button(label: str) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=f"live:{label}")
