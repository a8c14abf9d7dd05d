"""The boards of all tables: each learns what concerns it."""

import asyncio

from bot.games.events import DealScored, TurnCame
from bot.tables.change import Change, What
from bot.tables.table import Table
from bot.tables.timers import Nudge
from cogs.board import Board
from cogs.services import ServingBot


class Boards:
    """The boards of all tables."""

    def __init__(self, bot: ServingBot, frame_gap_s: float) -> None:
        self._bot = bot
        self._gap = frame_gap_s
        self._boards: dict[int, Board] = {}
        self._stopping = asyncio.Event()
        self._resuming = asyncio.Lock()

    def on_change(self, change: Change) -> None:
        """Notes what happened at a table and has it shown."""
        board = self.of(change.table)
        for event in change.events:
            if isinstance(event, DealScored):
                board.endings.append(change.table.public)
            if isinstance(event, TurnCame):
                board.turn_came(event.seat)
        for seat in self._bot.services.hands.outdated(change.table):
            board.hand_changed(seat)
        if change.what is What.EXPIRED:
            board.lobby_ended = "lobby-closed-idle"
        board.refresh()

    def on_nudge(self, nudge: Nudge) -> None:
        """Has the player reminded whose turn it is."""
        self.of(nudge.table).remind(nudge.seat)

    def of(self, table: Table) -> Board:
        """The board of the table."""
        if table.id not in self._boards:
            self._boards[table.id] = Board(self._bot, table, self._gap, self._stopping)
        return self._boards[table.id]

    async def resume(self) -> None:
        """Repaints every match under way, and those whose end was not shown yet.

        Does nothing once the bot is stopping, for it may become ready only then.
        """
        hub = self._bot.services.hub
        async with self._resuming:
            if self._stopping.is_set():
                return
            for table in (*hub.open_tables(), *await hub.unshown()):
                if not table.in_lobby:
                    self.of(table).resume()

    def retry(self, table: Table) -> None:
        """Has the table painted if it could not be before, as when a right was missing."""
        board = self._boards.get(table.id)
        if board is not None and board.paused:
            board.refresh()

    def forget(self, table: Table) -> None:
        """Lets go of a table that ended."""
        self._boards.pop(table.id, None)
        self._bot.services.hands.forget(table)

    async def close(self) -> None:
        """Waits for what is under way; nothing is begun or tried again from now on."""
        self._stopping.set()
        async with self._resuming:
            pass
        await asyncio.gather(*(board.rest() for board in tuple(self._boards.values())))
