"""The public message of each table: one frame under way, and the newest state wins.

A board paints the table when something changed, posts a new message for each deal, hands out the
cards below it, and never lets the score of a deal be overtaken by the next one.
"""

import asyncio
import logging
from collections import deque

import discord
from bot.tables.hub import Change
from bot.tables.table import Table

from bot.games.cards import Seat
from bot.games.events import DealScored, TurnCame
from bot.games.views import SeatView
from bot.texts import texts_for
from cogs.hand_layout import words
from cogs.pictures import file_of, sitters_of
from cogs.services import ServingBot
from cogs.table_layout import (
    RESULT,
    SCORE,
    TABLE,
    board_layout,
    nudge_layout,
    result_layout,
    score_layout,
)
from rendering.picture import Picture
from rendering.score import draw_result, draw_score
from rendering.table import draw_table

log = logging.getLogger(__name__)

MESSAGE_LIFE_S = 3000
"""Discord limits edits of messages older than an hour; after 50 minutes a new one is posted."""

LOST = (10008, 30046)
"""Codes for a message that can no longer be edited; a new one takes its place."""

ARCHIVED = 50083


class Boards:
    """The boards of all tables."""

    def __init__(self, bot: ServingBot, frame_gap_s: float) -> None:
        self._bot = bot
        self._gap = frame_gap_s
        self._boards: dict[int, Board] = {}

    def on_change(self, change: Change) -> None:
        """Notes what happened at a table and has it shown."""
        board = self.of(change.table)
        for event in change.events:
            if isinstance(event, DealScored):
                board.endings.append(change.table.public)
            if isinstance(event, TurnCame):
                board.turn_came(event.seat)
        board.refresh()

    def of(self, table: Table) -> "Board":
        """The board of the table."""
        return self._boards.setdefault(table.id, Board(self._bot, table, self._gap))

    def resume(self) -> None:
        """Repaints every open table, as after a restart."""
        for table in self._bot.services.hub.open_tables():
            self.of(table).refresh()

    def forget(self, table: Table) -> None:
        """Lets go of a table that ended."""
        self._boards.pop(table.id, None)
        self._bot.services.hands.forget(table)

    async def close(self) -> None:
        """Waits for the frames that are under way."""
        await asyncio.gather(*(board.rest() for board in self._boards.values()))


class Board:
    """The public message of one table. Nothing is painted while somebody holds `held`."""

    def __init__(self, bot: ServingBot, table: Table, gap_s: float) -> None:
        self._bot = bot
        self._table = table
        self._gap = gap_s
        self._dirty = False
        self._painting: asyncio.Task[None] | None = None
        self._turns: set[asyncio.Task[None]] = set()
        self._nudge: int | None = None
        self.endings: deque[SeatView] = deque()
        self.held = asyncio.Lock()

    def refresh(self) -> None:
        """Has the newest state painted, after the frame that is under way."""
        self._dirty = True
        if self._painting is None or self._painting.done():
            self._painting = asyncio.create_task(self._paint_all())

    def turn_came(self, seat: Seat) -> None:
        """Has the hand of the seat told that its turn came, if a person sits there."""
        if self._table.seating.sitter(seat).computer is None:
            task = asyncio.create_task(self._bot.services.hands.on_turn(self._table, seat))
            self._turns.add(task)
            task.add_done_callback(self._turns.discard)

    async def rest(self) -> None:
        """Waits until everything is painted."""
        waiting = [task for task in (self._painting, *self._turns) if task is not None]
        await asyncio.gather(*waiting, return_exceptions=True)

    async def nudge(self, seat: Seat) -> None:
        """Posts a message that mentions the player whose turn it is, and him alone."""
        user_id = self._table.seating.sitter(seat).user_id
        if user_id is None or self._nudge is not None:
            return
        message = await self._place().send(
            view=nudge_layout(self._table, [user_id]), allowed_mentions=only([user_id])
        )
        self._nudge = message.id

    async def _paint_all(self) -> None:
        while self._dirty:
            self._dirty = False
            try:
                async with self.held:
                    await self._paint()
            except discord.HTTPException as fault:
                await self._cope(fault)
            await asyncio.sleep(self._gap)
        if self._table.over:
            self._bot.services.boards.forget(self._table)

    async def _paint(self) -> None:
        await self._take_nudge_away()
        while self.endings:
            await self._paint_score(self.endings.popleft())
        if not self._table.playing:
            return
        view = self._table.public
        if self._table.board is None or self._table.board.deal != view.number:
            await self._post(view)
            await self._deal_out()
        elif self._is_old():
            await self._move_on(view)
        elif view.score is None:
            await self._edit(view)

    async def _post(self, view: SeatView) -> None:
        picture = await self._draw(view)
        message = await self._place().send(
            view=board_layout(self._table, view, picture), file=file_of(picture, TABLE)
        )
        await self._table.set_board(message.id, view.number)

    async def _edit(self, view: SeatView) -> None:
        picture = await self._draw(view)
        await self._message().edit(
            view=board_layout(self._table, view, picture),
            attachments=[file_of(picture, TABLE)],
            allowed_mentions=NOBODY,
        )

    async def _move_on(self, view: SeatView) -> None:
        old = self._message()
        await self._post(view)
        texts = texts_for(self._table.language)
        await old.edit(
            view=words(texts.say("table-moved")), attachments=[], allowed_mentions=NOBODY
        )

    async def _deal_out(self) -> None:
        missed = await self._bot.services.hands.deal_out(self._table)
        if missed:
            layout = nudge_layout(self._table, missed, key="table-ping-hand")
            await self._place().send(view=layout, allowed_mentions=only(missed))

    async def _paint_score(self, view: SeatView) -> None:
        texts, sitters = texts_for(self._table.language), sitters_of(self._table)
        draw = self._bot.services.artist.draw
        trick = await self._draw(view)
        score = await draw(draw_score, view, sitters, texts)
        layout = score_layout(self._table, view, trick, score)
        files = [file_of(trick, TABLE), file_of(score, SCORE)]
        if self._table.board is not None:
            await self._message().edit(view=layout, attachments=files, allowed_mentions=NOBODY)
        if view.over:
            payoffs = view.game.payoffs(view.totals)
            result = await draw(draw_result, view, sitters, texts, payoffs)
            end = result_layout(self._table, view, result)
            await self._place().send(view=end, file=file_of(result, RESULT))

    async def _cope(self, fault: discord.HTTPException) -> None:
        log.warning("table not painted table=%s code=%s", self._table.id, fault.code)
        if fault.code in LOST:
            await self._table.set_board(None, 0)
            self._dirty = True
        elif fault.code == ARCHIVED:
            await self._unarchive()

    async def _unarchive(self) -> None:
        try:
            thread = await self._bot.fetch_channel(self._table.channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
                self._dirty = True
        except discord.HTTPException as fault:
            log.warning("thread not opened table=%s code=%s", self._table.id, fault.code)

    async def _take_nudge_away(self) -> None:
        if self._nudge is None:
            return
        message, self._nudge = self._nudge, None
        try:
            await self._place().get_partial_message(message).delete()
        except discord.HTTPException as fault:
            log.info("nudge not deleted code=%s", fault.code)

    def _is_old(self) -> bool:
        board = self._table.board
        return board is not None and self._bot.services.clock.now() - board.made_at > MESSAGE_LIFE_S

    def _place(self) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(
            self._table.channel_id, guild_id=self._table.guild_id
        )

    def _message(self) -> discord.PartialMessage:
        assert self._table.board is not None
        return self._place().get_partial_message(self._table.board.message_id)

    async def _draw(self, view: SeatView) -> Picture:
        texts = texts_for(self._table.language)
        draw = self._bot.services.artist.draw
        return await draw(draw_table, view, sitters_of(self._table), texts)


NOBODY = discord.AllowedMentions.none()


def only(users: list[int]) -> discord.AllowedMentions:
    """Mentions that ping these people and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users]
    )
