"""What keeps a table from being shown, and who is told of it."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.tables.decisions import plans
from bot.texts import texts_for
from cogs.messages.dues.due import Desk
from cogs.press.outages import UNKNOWN_MESSAGE, UNKNOWN_PLACE
from cogs.press.permissions import missing_right

log = logging.getLogger(__name__)

ARCHIVED = 50083

LOCKED = 160005
"""The code for a thread that moderators have locked."""

NO_ACCESS = 50001
"""The code for a place that the bot cannot see, even if it could do there whatever it likes."""

NO_PERMISSION = 50013

UNAUTHORIZED = 401
"""The status with which Discord does not accept the token of the bot."""


class Obstacles:
    """What keeps one table from being shown.

    While it is `paused`, somebody has been told, and nothing is tried. *open_thread* returns False
    for one that is locked, *give_up* closes the table.
    """

    def __init__(
        self,
        desk: Desk,
        open_thread: Callable[[], Awaitable[bool]],
        give_up: Callable[[], Awaitable[None]],
    ) -> None:
        self.paused = False
        self._desk = desk
        self._open_thread = open_thread
        self._give_up = give_up

    @property
    def known(self) -> int | None:
        """The code with which Discord would refuse whatever is shown, as far as is known."""
        missing = self._desk.place.missing_rights
        if missing:
            return NO_ACCESS if "view_channel" in missing else NO_PERMISSION
        return LOCKED if self._desk.place.is_locked else None

    async def cope(self, fault: discord.HTTPException) -> bool:
        """Do what can be done about a refusal; return whether it makes sense to go on.

        Otherwise the next change or press tries again.
        """
        log.warning("table not painted table=%s code=%s", self._desk.table.id, fault.code)
        if fault.code == UNKNOWN_MESSAGE and await self._desk.lose():
            return True
        if fault.code == ARCHIVED:
            return await self._unarchive()
        if fault.code == UNKNOWN_PLACE:
            await self._give_up()
            return True
        if fault.code in (NO_ACCESS, NO_PERMISSION, LOCKED) or fault.status == UNAUTHORIZED:
            return await self._pause(fault.code)
        return False

    async def say_why(self, code: int) -> None:
        """Tell somebody at the table why it is not shown, unless the place knows."""
        table, tools = self._desk.table, self._desk.tools
        await table.change(plans.drop_all)
        place, text = table.row.parent_id, self._reason(code)
        if text and place not in tools.told:
            tools.told.add(place)
            if not await tools.hands.tell_somebody(table, text):
                tools.told.discard(place)

    async def _unarchive(self) -> bool:
        try:
            if await self._open_thread():
                return True
        except discord.Forbidden as fault:
            return await self._pause(fault.code)
        return await self._pause(LOCKED)

    async def _pause(self, code: int) -> bool:
        # Whether somebody has pressed something meanwhile.
        self.paused = True
        await self.say_why(code)
        return not self.paused

    def _reason(self, code: int) -> str:
        # Nobody at the table can do anything about the token of the bot.
        texts, place = texts_for(self._desk.table.row.language), self._desk.place
        if code == LOCKED:
            return texts.say("table-locked")
        if code not in (NO_ACCESS, NO_PERMISSION):
            return ""
        if place.adding_link:
            return texts.say("table-not-on-server", link=place.adding_link)
        right = "view_channel" if code == NO_ACCESS else place.missing_to_write
        return missing_right("table-paused", right, texts)
