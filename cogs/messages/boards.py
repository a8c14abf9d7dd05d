"""The boards of all tables, each told of its own table's changes."""

import asyncio

import discord

from bot.games.events import DealScored, TurnCame
from bot.tables.clock import Clock
from bot.tables.hub import Hub
from bot.tables.state import What
from bot.tables.table import Change, Table
from bot.tables.timers import Nudge, Timers
from cogs.messages.artist import Artist
from cogs.messages.board import Board, Tools
from cogs.messages.hands import Hands
from cogs.messages.lobby import Lobbies


class Boards:
    """The boards of all tables."""

    def __init__(
        self,
        client: discord.Client,
        hub: Hub,
        clock: Clock,
        artist: Artist,
        hands: Hands,
        lobbies: Lobbies,
        timers: Timers,
        frame_gap_s: float,
    ) -> None:
        self._hub = hub
        self._hands = hands
        self._boards: dict[int, Board] = {}
        self._stopping = asyncio.Event()
        self._resuming = asyncio.Lock()
        self._tools = Tools(
            client,
            clock,
            artist,
            hands,
            lobbies,
            frame_gap_s,
            self._stopping,
            timers.stand_in_at,
            self.forget,
        )

    def on_change(self, change: Change) -> None:
        """Takes note of what has happened at a table and shows it."""
        board = self.of(change.table)
        for event in change.events:
            if isinstance(event, DealScored):
                board.endings.append(change.table.public)
        # After a claim the same seats have come to their turn many times.
        for seat in {event.seat for event in change.events if isinstance(event, TurnCame)}:
            board.turn_came(seat)
        for seat in self._hands.outdated(change.table):
            board.hand_changed(seat)
        if change.what is What.RELEASED:
            board.show_lobby()
        if change.what is What.EXPIRED:
            board.lobby_ended = "lobby-closed-idle"
        board.refresh()

    def on_nudge(self, nudge: Nudge) -> None:
        """Reminds the player whose turn it is."""
        self.of(nudge.table).remind(nudge.seat)
        self.check_time(nudge.table)

    def check_time(self, table: Table) -> None:
        """Shows the time for the turn anew if it does not hold any more."""
        if table.id in self._boards:
            self._boards[table.id].check_time()

    def of(self, table: Table) -> Board:
        """The board of the table."""
        if table.id not in self._boards:
            self._boards[table.id] = Board(self._tools, table)
        return self._boards[table.id]

    async def resume(self) -> None:
        """Repaints every match in progress, and those whose end has not been shown yet.

        Does nothing once the bot is stopping, as it may become ready only then.
        """
        async with self._resuming:
            if self._stopping.is_set():
                return
            for table in (*self._hub.open_tables(), *await self._hub.unshown()):
                if not table.in_lobby:
                    self.of(table).resume()

    def retry(self, table: Table) -> None:
        """Paints the table if that failed before, as when a permission was missing."""
        board = self._boards.get(table.id)
        if board is not None and board.paused:
            board.refresh()

    def forget(self, table: Table) -> None:
        """Drops a table that has ended."""
        self._boards.pop(table.id, None)
        self._hands.forget(table)

    async def close(self) -> None:
        """Waits for work in progress; nothing is started or retried from now on."""
        self._stopping.set()
        async with self._resuming:
            pass
        await asyncio.gather(*(board.rest() for board in tuple(self._boards.values())))
