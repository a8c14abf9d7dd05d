"""The client of the trial: whose presses count, and what everybody else is told."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.app.trial.pages import COMPLETIONS, number_form
from bot.app.trial.traffic import Traffic
from bot.tables.clock import Clock
from bot.texts import texts_for
from cogs.layouts.parts import words

PATIENCE_S = 900
"""How long a press is waited for."""

ANSWERED_WITHIN_S = 2.5
"""A press that has waited longer cannot be answered any more: Discord waits for 3 seconds."""

GUILDS_KNOWN_AFTER_S = 2.0
"""How long the next server is waited for at the start, as the library does."""

DOOR, NUMBER, SKIP = "door", "number", "skip"

Press = discord.Interaction[Any]


class Nobody(Exception):
    """Nobody pressed what the trial waited for."""


class Skipped(Exception):
    """The tester goes on without what was asked."""


class Listener(discord.Client):
    """Hands on what the tester does, who is whoever types the number that the terminal shows.

    Everybody else is told that the bot is being tried; nothing of their tables changes.
    """

    def __init__(self, clock: Clock) -> None:
        self.traffic = Traffic()
        super().__init__(
            intents=discord.Intents(guilds=True),
            http_trace=self.traffic.trace(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=GUILDS_KNOWN_AFTER_S,
        )
        self.number = f"{secrets.randbelow(9000) + 1000}"
        self.mark = secrets.token_hex(4)
        self.tester_id: int | None = None
        self.skip = f"{SKIP}-0"
        """What goes on without what is asked now; that of an earlier question does nothing."""
        self.guests = ""
        """What somebody else may press now who may not write in threads, and nobody who may."""
        self._clock = clock
        self._presses: asyncio.Queue[tuple[float, Press]] = asyncio.Queue()

    def id_of(self, word: str) -> str:
        """Return the id by which this run knows what is pressed."""
        return f"live:{self.mark}:{word}"

    def word_of(self, press: Press) -> str:
        """Return what was pressed, as this run calls it; empty for anything else."""
        data: Any = press.data or {}
        if press.type is discord.InteractionType.application_command:
            return str(data.get("name", ""))
        mine, _, word = str(data.get("custom_id", "")).rpartition(self.id_of(""))
        return word if not mine else ""

    async def on_interaction(self, press: Press) -> None:
        """Keep what the tester does until it is waited for."""
        self.traffic.ages_s.append(self._clock.now() - press.created_at.timestamp())
        word = self.word_of(press)
        # A press may come too late to be answered, and somebody may press what has gone.
        with contextlib.suppress(discord.HTTPException):
            if press.type is discord.InteractionType.autocomplete:
                await _complete(press)
            elif self.tester_id is None and word in (DOOR, NUMBER):
                await self._let_in(press, word)
            elif word and self._counts(press, word):
                await self._presses.put((time.monotonic(), press))
            else:
                await _turn_away(press)

    async def pressed(self, *wanted: str) -> Press:
        """Return the next press of one of these. Raises `Skipped` and `Nobody`.

        Any other press of the tester is acknowledged.
        """
        try:
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    came_at, press = await self._presses.get()
                    if time.monotonic() - came_at > ANSWERED_WITHIN_S:
                        # It came while nobody waited, and has failed for the tester by now.
                        continue
                    word = self.word_of(press)
                    if word in wanted:
                        return press
                    await _acknowledge(press)
                    if word == self.skip:
                        raise Skipped
        except TimeoutError:
            raise Nobody(f"Nobody has pressed for {PATIENCE_S // 60} minutes.") from None

    def _counts(self, press: Press, word: str) -> bool:
        is_tester = press.user.id == self.tester_id
        if word != self.guests:
            return is_tester
        return not is_tester and not press.permissions.send_messages_in_threads

    async def _let_in(self, press: Press, word: str) -> None:
        if word == DOOR:
            await press.response.send_modal(number_form(self.id_of(NUMBER)))
        elif self.number in _typed(press):
            self.tester_id = press.user.id
            await self._presses.put((time.monotonic(), press))
        else:
            layout = words("That is not the number that the terminal shows.")
            await press.response.send_message(view=layout, ephemeral=True)


@asynccontextmanager
async def logged_in(token: str, clock: Clock) -> AsyncIterator[Listener]:
    """Yield the client, ready to be used. Raises `discord.LoginFailure`."""
    async with Listener(clock) as client:
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


def entered(press: Press) -> dict[str, Any]:
    """Return what was entered in a form, by the ids of its fields."""
    data: Any = press.data or {}
    fields = [each.get("component", each) for each in data.get("components", ())]
    return {
        each["custom_id"]: each.get("value", each.get("values"))
        for each in fields
        if "custom_id" in each
    }


def _typed(press: Press) -> Iterable[str]:
    return [str(value).strip() for value in entered(press).values()]


async def _complete(press: Press) -> None:
    offered = [discord.app_commands.Choice(name=each, value=each) for each in COMPLETIONS]
    await press.response.autocomplete(offered)


async def _turn_away(press: Press) -> None:
    text = texts_for(str(press.locale)).say("trial-under-way")
    await press.response.send_message(view=words(text), ephemeral=True)


async def _acknowledge(press: Press) -> None:
    if press.type is discord.InteractionType.component:
        await press.response.defer()
    else:
        await _turn_away(press)
