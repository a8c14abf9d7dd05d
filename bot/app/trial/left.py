"""What a trial leaves behind when it is killed, and how the next one finds it.

Where and since when trials were run stands in a file before anything is made. Public messages are
found by how they begin, threads, emojis and the command by their names; private messages by the
tokens they can be deleted with.
"""

import contextlib
import json
import os
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
from discord import ui

from bot.app.trial.pages import COMMAND, MARK, THREAD
from data.engines.sqlite_file import PRIVATE

EMOJI = "live_"
"""How the names of the trial's emojis begin."""

TrialChannel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread


@dataclass(slots=True)
class Left:
    """Places and times of trials, and private messages with their tokens, kept in a file."""

    file: Path
    places: dict[int, float] = field(default_factory=dict)
    """Since when there may be messages in a channel, in seconds since 1970."""
    private: list[tuple[str, int]] = field(default_factory=list, repr=False)
    kept: list[str] = field(default_factory=list)
    """The addresses of threads that the bot may not delete: it has emptied and archived them."""

    @classmethod
    def read(cls, file: Path) -> "Left":
        """Return what is left by trials before; nothing if the file is not there or cannot be
        read."""
        try:
            known: Any = json.loads(file.read_text("utf-8"))
            places = {int(id): float(since) for id, since in known["places"].items()}
            private = [(str(token), int(id)) for token, id in known["private"]]
        except (OSError, ValueError, LookupError, TypeError, AttributeError):
            return cls(file)
        return cls(file, places, private)

    def began(self, place_id: int, now: float) -> None:
        """Note that a trial begins in this place."""
        self.places.setdefault(place_id, now)
        self._write()

    def sent(self, token: str, message_id: int) -> None:
        """Note a private message that the token reaches."""
        self.private.append((token, message_id))
        self._write()

    async def clear(self, client: discord.Client) -> int:
        """Remove all that is left; return how many things that were.

        What cannot be removed now is tried again by the next trial.
        """
        removed = await self._clear_private(client) + await _clear_emojis(client)
        for place_id, since in list(self.places.items()):
            with contextlib.suppress(discord.Forbidden):
                removed += await self._clear_place(client, place_id, since)
                del self.places[place_id]
        if self.places:
            self._write()
        else:
            self.file.unlink(missing_ok=True)
        return removed

    async def _clear_private(self, client: discord.Client) -> int:
        removed = 0
        for token, message_id in self.private:
            with contextlib.suppress(discord.HTTPException):
                await webhook(client, token).delete_message(message_id)
                removed += 1
        self.private.clear()
        return removed

    async def _clear_place(self, client: discord.Client, place_id: int, since: float) -> int:
        try:
            place = await client.fetch_channel(place_id)
        except discord.NotFound:
            return 0
        if not isinstance(place, TrialChannel):
            return 0
        removed = await _clear_command(client, place.guild)
        async for thread in _threads(client, place):
            await self._remove(client, thread)
            removed += 1
        # The clock of this machine may be ahead of Discord's.
        after = datetime.fromtimestamp(since, UTC) - timedelta(minutes=1)
        return removed + await _clear_messages(client, place, after)

    async def _remove(self, client: discord.Client, thread: discord.Thread) -> None:
        try:
            await thread.delete()
        except discord.Forbidden:
            await _clear_messages(client, thread)
            await thread.edit(archived=True)
            self.kept.append(thread.jump_url)

    def _write(self) -> None:
        # As readable as the database, which holds tokens too.
        new = self.file.with_name(f"{self.file.name}.new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE), "w") as file:
            places = {str(id): since for id, since in self.places.items()}
            json.dump({"places": places, "private": self.private}, file)
        new.replace(self.file)


def webhook(client: discord.Client, token: str) -> discord.Webhook:
    """Return what changes private messages with the token of a press."""
    assert client.application_id is not None
    data = {"id": str(client.application_id), "type": 3, "token": token}
    return discord.Webhook.from_state(data=data, state=client._connection)  # type: ignore[arg-type]


async def _clear_emojis(client: discord.Client) -> int:
    left = [e for e in await client.fetch_application_emojis() if e.name.startswith(EMOJI)]
    for emoji in left:
        await emoji.delete()
    return len(left)


async def _clear_messages(
    client: discord.Client, place: TrialChannel, after: datetime | None = None
) -> int:
    removed = 0
    async for message in place.history(limit=None, after=after):
        if _is_of_a_trial(client, message):
            await message.delete()
            removed += 1
    return removed


async def _clear_command(client: discord.Client, guild: discord.Guild) -> int:
    assert client.application_id is not None
    application, removed = client.application_id, 0
    for command in await client.http.get_guild_commands(application, guild.id):
        if command["name"] == COMMAND:
            await client.http.delete_guild_command(application, guild.id, int(command["id"]))
            removed += 1
    return removed


async def _threads(client: discord.Client, place: TrialChannel) -> AsyncIterator[discord.Thread]:
    if not isinstance(place, discord.TextChannel):
        return
    assert client.user is not None
    active = [each for each in await place.guild.active_threads() if each.parent_id == place.id]
    archived = [each async for each in place.archived_threads(limit=None)]
    for thread in (*active, *archived):
        if thread.name == THREAD and thread.owner_id == client.user.id:
            yield thread


def _is_of_a_trial(client: discord.Client, message: discord.Message) -> bool:
    return message.author == client.user and any(text.startswith(MARK) for text in _texts(message))


def _texts(message: discord.Message) -> Iterator[str]:
    for item in ui.LayoutView.from_message(message).walk_children():
        if isinstance(item, ui.TextDisplay):
            yield item.content
