"""The tokens of presses: for a quarter of an hour each, private messages are changed with them."""

import logging

import discord

from bot.tables.clock import Clock
from cogs.layouts.parts import words
from cogs.press.outages import NOT_DONE, code_of
from cogs.press.press import Press, is_private
from data.hands import HandHandle, Panel

log = logging.getLogger(__name__)

TOKEN_LIFE_S = 870
"""How long an interaction's token is used: half a minute less than it is valid."""

ACTIVE_S = 300
"""How long somebody counts as being there after a press on their hand."""

NO_HAND = -1
"""The step of a message that shows no hand."""


class Tokens:
    """What the bot may do with private messages, by the handles that it has kept of them."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock

    def of_hand(self, press: Press, step: int) -> HandHandle:
        """The hand that was pressed: the token of the press can change it."""
        return self.of(press, press.message.id if press.message is not None else None, step)

    def of_panel(self, press: Press) -> HandHandle:
        """The private panel that was pressed, if one was; it shows no hand."""
        panel = press.message.id if is_private(press) and press.message is not None else None
        return self.of(press, panel, NO_HAND)

    def of(self, press: Press, message_id: int | None, step: int) -> HandHandle:
        """The message that shows this step and can be changed with the token of the press."""
        return HandHandle(press.token, message_id, int(self._clock.now()) + TOKEN_LIFE_S, step)

    def panel(self, press: Press, message_id: int, language: str, *, in_lobby: bool) -> Panel:
        """The private panel that was shown or changed with the token of the press."""
        expires_at = int(self._clock.now()) + TOKEN_LIFE_S
        return Panel(message_id, press.token, expires_at, language, in_lobby)

    def of_panel_kept(self, panel: Panel) -> HandHandle:
        """A panel that is kept, as what can be changed."""
        return HandHandle(panel.token, panel.message_id, panel.expires_at, NO_HAND)

    def is_young(self, handle: HandHandle) -> bool:
        """Whether the message can still be changed."""
        return handle.expires_at > self._clock.now()

    def is_active(self, handle: HandHandle | None) -> bool:
        """Whether the message has been pressed a short while ago."""
        idle_s = TOKEN_LIFE_S - ACTIVE_S
        return handle is not None and handle.expires_at > self._clock.now() + idle_s

    def webhook(self, handle: HandHandle) -> discord.Webhook:
        """What sends and changes messages with the token."""
        # An interaction's token acts as a webhook of the application.
        application = self._client.application_id
        assert application is not None
        data = {"id": str(application), "type": 3, "token": handle.token}
        return discord.Webhook.from_state(data=data, state=self._client._connection)  # type: ignore[arg-type]

    async def say(self, handle: HandHandle, text: str) -> bool:
        """Says something to the owner of the message; returns whether that was done."""
        try:
            await self.webhook(handle).send(text, ephemeral=True)
        except NOT_DONE as fault:
            log.info("not told code=%s", code_of(fault))
            return False
        return True

    async def tell(self, handle: HandHandle, text: str) -> None:
        """Shows this in place of the message, or in a new one where there was none."""
        try:
            if handle.message_id is None:
                await self.webhook(handle).send(text, ephemeral=True)
            else:
                layout = words(text)
                await self.webhook(handle).edit_message(
                    handle.message_id, view=layout, attachments=[]
                )
        except NOT_DONE as fault:
            log.info("not told code=%s", code_of(fault))

    async def delete(self, handle: HandHandle) -> None:
        """Deletes the message. If it is already gone, so much the better."""
        if handle.message_id is None:
            return
        try:
            await self.webhook(handle).delete_message(handle.message_id)
        except NOT_DONE as fault:
            log.debug("old hand not deleted code=%s", code_of(fault))
