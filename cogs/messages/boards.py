"""The boards of all tables, each told of its own table's changes."""

import asyncio
from contextlib import suppress

import discord

from bot.games.cards import Seat
from bot.games.events import DealScored, TurnCame
from bot.tables.hub import Hub
from bot.tables.setup import SLOW
from bot.tables.state import ChangeKind
from bot.tables.table import Change, Table
from bot.tables.timers import Nudge, Timers
from cogs.messages.board import TableBoard
from cogs.messages.dues.due import Tools
from cogs.messages.hands import Hands
from cogs.messages.lobby import Lobbies
from cogs.messages.parts import Parts
from cogs.messages.place import TableChannel
from cogs.messages.reminders import Reminders
from cogs.press.membership import Membership
from cogs.press.press import Interaction
from data.seats import Sitter

CLOSING_S = 2.0
"""How long the calls under way are waited for when the bot is stopped."""


class Boards:
    """The boards of all tables."""

    def __init__(
        self, parts: Parts, hub: Hub, timers: Timers, hands: Hands, lobbies: Lobbies
    ) -> None:
        self._hub = hub
        self._hands = hands
        self._boards: dict[int, TableBoard] = {}
        self._stopping = asyncio.Event()
        self._resuming = asyncio.Lock()
        self._tools = Tools(
            parts.limiter,
            parts.clock,
            hands,
            Reminders(parts),
            Membership(parts.bot, parts.clock),
            parts.frame_gap_s,
            self._stopping,
            lambda table: TableChannel(parts, lobbies, table, hands.is_busy),
            timers.stand_in_at,
            timers.next_deal_at,
            timers.deals_follow_at_once,
            timers.score_told,
            self.forget,
            set(),
            asyncio.Lock(),
            parts.facts.takes_old_edits(parts.frame_gap_s),
        )

    def on_change(self, change: Change) -> None:
        """Take note of what has happened at a table and show it."""
        board = self.of(change.table)
        for event in change.events:
            if isinstance(event, DealScored):
                board.dues.score.endings.append(change.table.public)
                board.deal_ended()
        called = self._called_to_turn(change)
        if called is not None:
            board.remind(called, is_last=False)
        board.ask_after(self._waited_for(change))
        # Between deals the hands show what the last one has brought.
        if not board.desk.waits_for_a_deal:
            self._update_hands(board, change)
        if change.what in (ChangeKind.RELEASED, ChangeKind.RENAMED):
            board.show_lobby()
        if change.what is ChangeKind.EXPIRED:
            board.end_lobby("lobby-closed-idle")
        board.awaited()

    def _update_hands(self, board: TableBoard, change: Change) -> None:
        # After a claim the same seats have come to their turn many times.
        for seat in {event.seat for event in change.events if isinstance(event, TurnCame)}:
            board.turn_came(seat)
        for seat in self._hands.outdated(change.table):
            board.hand_changed(seat)

    def _called_to_turn(self, change: Change) -> Seat | None:
        # With a slow clock nobody waits at the table; that a deal begins is told anyway.
        table, turn = change.table, change.table.turn
        if change.what is not ChangeKind.PLAYED or turn is None or table.setup.clock != SLOW:
            return None
        acts_alone = table.follows_plan or table.seating.sitter(turn.seat).played_by_computer
        return None if acts_alone or self._hands.is_active(table, turn.seat) else turn.seat

    def _waited_for(self, change: Change) -> list[int]:
        # By those who wish to end the match, and by whoever has come back to play.
        table, turn = change.table, change.table.turn
        sitters: list[Sitter] = []
        if change.what is ChangeKind.ENDING:
            sitters = [each for ending in table.endings for each in ending.missing]
        elif (
            change.what is ChangeKind.BACK and turn and not self._hands.is_active(table, turn.seat)
        ):
            sitter = table.seating.sitter(turn.seat)
            sitters = [] if sitter.played_by_computer else [sitter]
        return [each.user_id for each in sitters if each.user_id is not None]

    def lobby_drawn(self, table: Table) -> None:
        """Show a lobby whose cards had not been drawn before."""
        if table.in_lobby:
            self.of(table).show_lobby()

    def on_nudge(self, nudge: Nudge) -> None:
        """Remind the player whose turn it is."""
        self.of(nudge.table).remind(nudge.seat, is_last=True)
        self.check_time(nudge.table)

    def check_time(self, table: Table) -> None:
        """Show the time for the turn anew if it does not hold any more."""
        if table.id in self._boards:
            self._boards[table.id].refresh()

    def of(self, table: Table) -> TableBoard:
        """Return the board of the table."""
        if table.id not in self._boards:
            self._boards[table.id] = TableBoard(self._tools, table)
        return self._boards[table.id]

    async def resume(self) -> None:
        """Paint what is not shown of the matches in progress, and of those that have ended.

        Does nothing once the bot is stopping, as it may become ready only then.
        """
        async with self._resuming:
            for table in (*self._hub.open_tables(), *await self._hub.unshown()):
                if self._stopping.is_set():
                    return
                if not table.in_lobby:
                    self.of(table).resume()
                    # Whatever else there is to do need not wait for all tables.
                    await asyncio.sleep(0)

    def retry(self, press: Interaction) -> None:
        """Paint the tables in the place of a press if that was not permitted before."""
        for board in self._paused:
            if board.table.row.channel_id == press.channel_id:
                board.retry()

    async def retry_on_server(self, server: discord.Guild) -> None:
        """Paint the tables of a server that may be shown again."""
        for board in self._paused:
            if board.table.row.guild_id == server.id:
                board.retry_if_permitted()

    async def return_to(self, server: discord.Guild) -> None:
        """Paint the tables of a server where the bot is again, and update their hands."""
        await self.retry_on_server(server)
        for board in tuple(self._boards.values()):
            if board.table.row.guild_id == server.id and board.table.playing:
                board.update_hands()
                board.compare()

    def thread_changed(self, thread_id: int, archived: bool, locked: bool) -> None:
        """Open the thread of a match that was archived, and tell of one that was locked."""
        for table in self._hub.open_tables():
            if table.row.channel_id == thread_id:
                if not archived:
                    self.of(table).compare()
                elif not locked:
                    self.of(table).archived()

    async def give_up(self, channel_id: int) -> None:
        """Close the tables in a channel that was deleted, and those in its threads."""
        for table in self._hub.open_tables():
            if channel_id in (table.row.channel_id, table.row.parent_id):
                await self.of(table).give_up()

    async def give_up_server(self, guild_id: int) -> bool:
        """Close the tables of a server that the bot has left; return whether there were any."""
        tables = [each for each in self._hub.open_tables() if each.row.guild_id == guild_id]
        for table in tables:
            await self.of(table).give_up()
        return bool(tables)

    @property
    def _paused(self) -> list[TableBoard]:
        return [board for board in self._boards.values() if board.paused]

    def forget(self, table: Table) -> None:
        """Drop a table that has ended."""
        self._boards.pop(table.id, None)
        self._hands.forget(table)

    async def close(self) -> None:
        """Wait for the calls under way, but not long; nothing is begun or retried from now on."""
        self._stopping.set()
        self._tools.limiter.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_S):
                async with self._resuming:
                    pass
                await asyncio.gather(*(board.rest() for board in tuple(self._boards.values())))
