"""What people are called on a server, and the language of their Discord: each press tells it."""

import logging
from dataclasses import replace

from bot.tables.hub import Hub
from bot.tables.state import ChangeKind
from bot.tables.table import Change
from cogs.press.press import Interaction, public_name
from data.choices.players import Players
from data.faults import DatabaseError

log = logging.getLogger(__name__)

REMEMBERED = 4096
"""Of how many people it is known what was noted last."""


class NameNotes:
    """Notes what somebody is called by now, wherever a name of them was noted before."""

    def __init__(self, hub: Hub, players: Players) -> None:
        self._hub = hub
        self._players = players
        self._noted: dict[tuple[int | None, int], tuple[str, ...]] = {}

    def on_change(self, change: Change) -> None:
        """Take nothing for known of those whose seats are kept for a rematch."""
        if change.what is ChangeKind.OPENED:
            for sitter in change.table.seating.humans():
                self._noted.pop((change.table.row.guild_id, sitter.user_id or 0), None)

    async def note(self, press: Interaction) -> None:
        """Note what a press tells of whoever has pressed."""
        key, everywhere = (press.guild_id, press.user.id), public_name(press)
        told = (press.user.display_name, str(press.locale), everywhere)
        if self._noted.get(key) == told:
            return
        try:
            await self._hub.know(press.user.id, press.guild_id, *told[:2])
            await self._list(press.user.id, everywhere)
        except DatabaseError as fault:
            log.warning("name not noted fault=%s", fault)
            return
        self._noted[key] = told
        if len(self._noted) > REMEMBERED:
            del self._noted[next(iter(self._noted))]

    async def _list(self, user_id: int, name: str) -> None:
        # On boards of all servers, where they have agreed to be listed there.
        if (await self._players.of(user_id)).everywhere not in ("", name):
            await self._players.change(user_id, lambda old: replace(old, everywhere=name))
