"""The tokens of presses: for a quarter of an hour each, private messages are changed with them."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord
from discord import InteractionResponseType as Answered
from discord import ui

from cogs.layouts.hand.hand import PICTURE
from cogs.layouts.parts import words
from cogs.messages.files import file_of, files_of
from cogs.messages.parts import Parts
from cogs.press.edits import edit_by_token, webhook_of
from cogs.press.outages import NOT_DONE, UNKNOWN_MESSAGE, code_of
from cogs.press.press import Interaction, is_private
from data.hands import HandHandle, Panel
from rendering.canvas.picture import Picture

log = logging.getLogger(__name__)

TOKEN_LIFE_S = 870
"""How long an interaction's token is used: half a minute less than it is valid."""

ACTIVE_S = 300
"""How long somebody counts as being there after a press on their hand."""

NO_HAND = -1
"""The step of a message that shows no hand."""

ORIGINAL: Any = "@original"
"""What Discord calls the answer to a press: the message that was pressed, if that was changed."""

Response = discord.InteractionCallbackResponse[Any]

IN_PLACE = (Answered.message_update, Answered.deferred_message_update)
"""The answers that change what was pressed, or leave it to a later call."""


class Tokens:
    """What the bot may do with private messages, by the handles that it has kept of them.

    Discord promises that a token reaches the message that was pressed as `@original`, and in fact
    takes its id as well. Only where it does not is the promise made use of, and only for a message
    that is known to be the original: of a press on a board that would be the board.
    """

    def __init__(self, parts: Parts) -> None:
        self._client = parts.bot
        self._clock = parts.clock
        self._by_id = parts.facts.by_id

    def of_hand(self, press: Interaction, step: int) -> HandHandle:
        """Return the hand that was pressed and changes in answer to that."""
        message_id = press.message.id if press.message is not None else None
        return self._of(press, message_id, step, is_original=is_private(press))

    def of_answer(self, press: Interaction, answer: Response, step: int) -> HandHandle:
        """Return the new message that answers the press and shows this step."""
        return self._of(press, answer.message_id, step, is_original=answer.is_ephemeral())

    def of_follow_up(self, press: Interaction, message_id: int, step: int) -> HandHandle:
        """Return the new message that came after the answer to the press and shows this step."""
        return self._of(press, message_id, step, is_original=False)

    def of_panel(self, press: Interaction) -> HandHandle:
        """Return the private panel that was pressed, if one was; it shows no hand."""
        if press.message is None or not is_private(press):
            return self._of(press, None, NO_HAND, is_original=False)
        is_original = press.response.type in IN_PLACE
        return self._of(press, press.message.id, NO_HAND, is_original=is_original)

    def _of(
        self, press: Interaction, message_id: int | None, step: int, *, is_original: bool
    ) -> HandHandle:
        expires_at = int(self._clock.now()) + TOKEN_LIFE_S
        return HandHandle(press.token, message_id, expires_at, step, is_original)

    def panel(self, press: Interaction, message_id: int, language: str, *, in_lobby: bool) -> Panel:
        """Return the private panel that was shown or changed in answer to the press."""
        expires_at = int(self._clock.now()) + TOKEN_LIFE_S
        return Panel(message_id, press.token, expires_at, language, in_lobby)

    def of_panel_kept(self, panel: Panel) -> HandHandle:
        """Return a panel that is kept, as what can be changed."""
        return HandHandle(panel.token, panel.message_id, panel.expires_at, NO_HAND, True)

    def is_young(self, handle: HandHandle) -> bool:
        """Return whether the message can still be changed."""
        return handle.expires_at > self._clock.now()

    def is_active(self, handle: HandHandle | None) -> bool:
        """Return whether the message has been pressed a short while ago."""
        idle_s = TOKEN_LIFE_S - ACTIVE_S
        return handle is not None and handle.expires_at > self._clock.now() + idle_s

    async def send(self, handle: HandHandle, view: ui.LayoutView, picture: Picture) -> HandHandle:
        """Send a new message by the token, which is its handle from then on.

        Raises what is in `NOT_DONE`.
        """
        file, webhook = file_of(picture, PICTURE), self._webhook(handle)
        message = await webhook.send(view=view, file=file, ephemeral=True, wait=True)
        return replace(handle, message_id=message.id, is_original=False)

    async def edit(
        self, handle: HandHandle, view: ui.LayoutView, picture: Picture | None = None
    ) -> None:
        """Change the message, which must be known. Raises what is in `NOT_DONE`."""
        webhook = self._webhook(handle)

        async def edit(message_id: int) -> None:
            # What was sent once cannot be sent again.
            files = files_of(picture, PICTURE)
            await edit_by_token(webhook, message_id, view, files)

        await self._reach(handle, edit)

    async def _reach(self, handle: HandHandle, do: Callable[[int], Awaitable[None]]) -> None:
        assert handle.message_id is not None
        if handle.is_original and not self._by_id:
            await do(ORIGINAL)
            return
        try:
            await do(handle.message_id)
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE or not handle.is_original:
                raise
            await do(ORIGINAL)
            self._switch()

    def _switch(self) -> None:
        # A message that is gone is gone by either name, so this one was there.
        if self._by_id:
            self._by_id = False
            log.warning("hands are reached only as @original from now on")

    def _webhook(self, handle: HandHandle) -> discord.Webhook:
        return webhook_of(self._client, handle.token)

    async def say(self, handle: HandHandle, text: str) -> bool:
        """Say something to the owner of the message; return whether that was done."""
        try:
            await self._webhook(handle).send(text, ephemeral=True)
        except NOT_DONE as fault:
            log.info("not told code=%s", code_of(fault))
            return False
        return True

    async def tell(self, handle: HandHandle, text: str) -> None:
        """Show this in place of the message, or in a new one where there was none."""
        try:
            if handle.message_id is None:
                await self._webhook(handle).send(text, ephemeral=True)
            else:
                await self.edit(handle, words(text))
        except NOT_DONE as fault:
            log.info("not told code=%s", code_of(fault))

    async def delete(self, handle: HandHandle) -> None:
        """Delete the message. If it is already gone, so much the better."""
        if handle.message_id is None:
            return
        try:
            await self._reach(handle, self._webhook(handle).delete_message)
        except NOT_DONE as fault:
            log.debug("old hand not deleted code=%s", code_of(fault))
