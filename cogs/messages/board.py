"""The public message of a table: one frame at a time, and the newest state wins.

A board repaints the table when something has changed, posts a new message for each deal, deals out
the hands, and always shows the score of a deal before the next one.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import LayoutView

from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.tables import ending, messages, plans
from bot.tables.clock import Clock
from bot.tables.table import Table
from bot.texts import texts_for
from cogs.layouts.board import (
    RESULT,
    SCORE,
    TABLE,
    abandoned_layout,
    board_layout,
    nudge_layout,
    pause_layout,
    result_layout,
    score_layout,
    thrown_in_layout,
)
from cogs.layouts.lobby import LOBBY, call_layout, ended_lobby_layout, lobby_layout
from cogs.layouts.parts import words
from cogs.messages.artist import Artist
from cogs.messages.files import file_of, files_of, sitters_of
from cogs.messages.hands import Hands
from cogs.messages.lobby import Lobbies
from cogs.press.outages import NOT_DONE, UNREACHABLE, code_of
from cogs.press.permissions import needed
from data.database import DatabaseError
from rendering.canvas.picture import Picture
from rendering.pictures.pages.score import draw_result, draw_score
from rendering.pictures.play.table import draw_table

log = logging.getLogger(__name__)

MESSAGE_LIFE_S = 3000
"""Discord limits edits to messages older than an hour, so after 50 minutes a new one is posted."""

LOST = (10008, 30046)
"""Codes for a message that can no longer be edited and must be replaced."""

ARCHIVED = 50083

NO_PLACE = 10003
"""The code for a channel or thread that has been deleted."""

RETRY_S = 5.0
"""How long a board waits before trying again when Discord cannot be reached."""

INEXACT_S = 5.0
"""How many seconds a moment may be off: nobody notices, and calls take their time."""

FORBIDDEN = (50001, 50013)
"""Codes for a missing permission; any press at the table tries again."""


@dataclass(frozen=True, slots=True)
class Tools:
    """What every board works with.

    Once the bot is *stopping*, nothing is started or retried. Two frames of a table are at least
    *gap_s* seconds apart. *stand_in_at* says when a computer will play for the person on turn, if
    it ever does. *forget* drops a table once its end has been shown.
    """

    client: discord.Client
    clock: Clock
    artist: Artist
    hands: Hands
    lobbies: Lobbies
    gap_s: float
    stopping: asyncio.Event
    stand_in_at: Callable[[Table], float | None]
    forget: Callable[[Table], None]


class Board:
    """The public message of one table. Nothing is painted while `held` is held.

    `endings` are the deals whose scores have not been shown yet. A board is `paused` while a
    permission is missing: the players have been told, and the next change or press tries again.
    """

    def __init__(self, tools: Tools, table: Table) -> None:
        self._tools = tools
        self._table = table
        self._dirty = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._painting: asyncio.Task[None] | None = None
        self._lost: int | None = None
        self._stand_in_at: float | None = None
        self.paused = False
        self.endings: deque[SeatView] = deque()
        self._lobby_notes: list[str] = []
        self.lobby_ended = ""
        self.held = asyncio.Lock()

    def refresh(self) -> None:
        """Paints the newest state once the current frame is done."""
        self._dirty = True
        if not self._is_painting:
            self._painting = self._spawn(self._paint_all())

    def resume(self) -> None:
        """Paints everything that may have been left out when the bot stopped."""
        view = self._table.public
        if view.score is not None and not self.endings and not self._is_painting:
            self.endings.append(view)
        if self._table.turn is not None:
            self.turn_came(self._table.turn.seat)
        self.refresh()

    def turn_came(self, seat: Seat) -> None:
        """Updates the seat's hand for its turn, if a person sits there."""
        if self._table.seating.sitter(seat).computer is None:
            self._spawn(self._tools.hands.on_turn(self._table, seat))

    def hand_changed(self, seat: Seat) -> None:
        """Updates the seat's hand."""
        self._spawn(self._tools.hands.on_turn(self._table, seat))

    def check_time(self) -> None:
        """Paints anew if the time that is shown for the turn does not hold any more."""
        shown, true = self._stand_in_at, self._tools.stand_in_at(self._table)
        if shown is not None and true is not None and abs(shown - true) > INEXACT_S:
            self.refresh()

    def remind(self, seat: Seat) -> None:
        """Posts a reminder that mentions only the player whose turn it is."""
        self._spawn(self._remind(seat))

    def show_lobby(self, note: str = "") -> None:
        """Updates the lobby, with a note on top, when no press on it can do so."""
        self._lobby_notes.append(note)
        self._spawn(self._show_lobby())

    def call(self, users: list[int], name: str, until: int) -> None:
        """Posts a message that mentions only the people whom somebody of this name has invited."""
        self._spawn(self._call(users, name, until))

    def end_lobby(self, key: str) -> None:
        """Shows that the table was closed, when no press on the lobby can do so."""
        self.lobby_ended = key
        self.refresh()

    async def rest(self) -> None:
        """Waits until everything is painted."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        if self._tools.stopping.is_set():
            work.close()
            return None
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except NOT_DONE as fault:
            log.warning("not shown table=%s code=%s", self._table.id, code_of(fault))
        except DatabaseError as fault:
            log.error("board not noted table=%s fault=%s", self._table.id, fault)
        except Exception:
            # The last net under this task; the table itself is safe.
            log.exception("board failed table=%s version=%s", self._table.id, self._table.version)

    @property
    def _is_painting(self) -> bool:
        return self._painting is not None and not self._painting.done()

    @property
    def _end_is_due(self) -> bool:
        # A table's message is forgotten once its end has been shown.
        shown = self._table.board is None and self._lost is None
        return self._table.over and not shown

    # What to paint.

    async def _paint_all(self) -> None:
        while self._dirty:
            self._dirty = False
            try:
                async with self.held:
                    await self._paint()
                self.paused = False
            except UNREACHABLE as fault:
                await self._wait_for_discord(fault)
            except discord.HTTPException as fault:
                await self._cope(fault)
            await asyncio.sleep(self._tools.gap_s)
        if self._table.over and not self._end_is_due:
            await self._let_go()

    async def _let_go(self) -> None:
        # A stop waits only for known boards, so this one is kept until its hands have been shown.
        others = self._tasks - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)
        self._tools.forget(self._table)

    async def _paint(self) -> None:
        if self.lobby_ended:
            await self._edit_lobby()
            self.lobby_ended = ""
        await self._take_mentions_away()
        while self.endings:
            await self._paint_score(self.endings[0])
            self.endings.popleft()
        if self._table.playing:
            await self._paint_deal(self._table.public)
        elif self._end_is_due:
            await self._paint_end()
        await self._tell_of_the_pause()

    async def _paint_deal(self, view: SeatView) -> None:
        board = self._table.board
        if view.score is not None:
            return
        if board is None and self._lost == view.number:
            await self._post(view)
        elif board is None or board.deal != view.number:
            await self._post(view)
            await self._deal_out()
        elif self._tools.clock.now() - board.made_at > MESSAGE_LIFE_S:
            await self._move_on(view)
        else:
            await self._edit(view)

    async def _post(self, view: SeatView) -> None:
        picture = await self._draw(view)
        message = await self._place().send(
            view=self._layout(view, picture), file=file_of(picture, TABLE)
        )
        await self._table.change(messages.set_board, message.id, view.number)

    async def _edit(self, view: SeatView) -> None:
        picture = await self._draw(view)
        await self._message().edit(
            view=self._layout(view, picture),
            attachments=[file_of(picture, TABLE)],
            allowed_mentions=NOBODY,
        )

    def _layout(self, view: SeatView, picture: Picture) -> LayoutView:
        self._stand_in_at = self._tools.stand_in_at(self._table)
        return board_layout(self._table, view, picture, self._stand_in_at)

    async def _move_on(self, view: SeatView) -> None:
        old = self._message()
        await self._post(view)
        text = texts_for(self._table.language).say("table-moved")
        await old.edit(view=words(text), attachments=[], allowed_mentions=NOBODY)

    async def _deal_out(self) -> None:
        missed = await self._tools.hands.deal_out(self._table)
        if missed:
            layout = nudge_layout(self._table, missed, key="table-ping-hand")
            message = await self._place().send(view=layout, allowed_mentions=only(missed))
            await self._table.change(messages.set_call, message.id)

    async def _paint_score(self, view: SeatView) -> None:
        if view.score is not None and not view.score.counts:
            await self._show(thrown_in_layout(self._table, view), [], view.number)
            return
        texts, sitters = texts_for(self._table.language), sitters_of(self._table, view.number)
        trick = await self._draw(view)
        score = await self._tools.artist.draw(draw_score, view, sitters, texts, self._table.drawing)
        layout = score_layout(self._table, view, trick, score)
        await self._show(layout, [file_of(trick, TABLE), file_of(score, SCORE)], view.number)

    async def _show(self, layout: LayoutView, files: list[discord.File], deal: int) -> None:
        # In the message of this deal, or in a new one if that is gone.
        board = self._table.board
        if board is not None and board.deal == deal:
            await self._message().edit(view=layout, attachments=files, allowed_mentions=NOBODY)
        else:
            message = await self._place().send(view=layout, files=files)
            await self._table.change(messages.set_board, message.id, deal)

    async def _paint_end(self) -> None:
        view = self._table.public
        if view.over:
            texts, sitters = texts_for(self._table.language), sitters_of(self._table)
            payoffs = view.game.payoffs(view.totals)
            draw = self._tools.artist.draw
            picture = await draw(draw_result, view, sitters, texts, payoffs)
            layout = result_layout(self._table, view, picture)
            await self._place().send(view=layout, file=file_of(picture, RESULT))
        else:
            await self._show(abandoned_layout(self._table), [], view.number)
        await self._tools.hands.show_end(self._table)
        self._lost = None
        await self._table.change(messages.forget_board)

    async def _show_lobby(self) -> None:
        # Several requests in a row make one call; the press that starts the match shows the lobby.
        async with self.held:
            notes, self._lobby_notes = self._lobby_notes, []
            if notes and not self._table.begun:
                await self._edit_lobby(notes[-1])

    async def _edit_lobby(self, note: str = "") -> None:
        table = self._table
        if table.lobby_message_id is None:
            return
        picture = await self._tools.lobbies.in_place(table) if table.in_lobby else None
        if table.in_lobby:
            layout, files = lobby_layout(table, picture, note), files_of(picture, LOBBY)
        else:
            key = self.lobby_ended or "lobby-closed-empty"
            layout, files = ended_lobby_layout(table, key), []
        message = self._place().get_partial_message(table.lobby_message_id)
        await message.edit(view=layout, attachments=files, allowed_mentions=NOBODY)

    async def _call(self, users: list[int], name: str, until: int) -> None:
        layout = call_layout(self._table, users, name, until)
        await self._place().send(view=layout, allowed_mentions=only(users))

    async def _remind(self, seat: Seat) -> None:
        user_id = self._table.seating.sitter(seat).user_id
        async with self.held:
            turn = self._table.turn
            if user_id is None or turn is None or turn.seat != seat or self._table.reminder:
                return
            layout = nudge_layout(self._table, [user_id])
            message = await self._place().send(view=layout, allowed_mentions=only([user_id]))
            await self._table.change(messages.set_reminder, message.id)

    async def _take_mentions_away(self) -> None:
        # A reminder stays until its player has done something; a call until everybody has seen
        # their cards, or the deal is over.
        table = self._table
        if table.reminder is not None and self._has_acted_since(table.reminder):
            await self._delete(table.reminder)
            await table.change(messages.set_reminder, None)
        if table.pause is not None and table.paused_until is None:
            await self._delete(table.pause)
            await table.change(messages.set_pause, None)
        if table.call is not None and (table.turn is None or self._tools.hands.reach_all(table)):
            await self._delete(table.call)
            await table.change(messages.set_call, None)

    def _has_acted_since(self, reminder: int) -> bool:
        made_at = discord.utils.snowflake_time(reminder).timestamp()
        return self._table.turn is None or self._table.touched_at > made_at - INEXACT_S

    async def _tell_of_the_pause(self) -> None:
        table, until = self._table, self._table.paused_until
        if until is not None and table.pause is None:
            message = await self._place().send(
                view=pause_layout(table, until), allowed_mentions=NOBODY
            )
            await table.change(messages.set_pause, message.id)

    async def _delete(self, message: int) -> None:
        try:
            await self._place().get_partial_message(message).delete()
        except NOT_DONE as fault:
            log.info("reminder not deleted code=%s", code_of(fault))

    # When something goes wrong.

    async def _cope(self, fault: discord.HTTPException) -> None:
        log.warning("table not painted table=%s code=%s", self._table.id, fault.code)
        if fault.code in LOST and self._table.board is not None:
            self._lost = self._table.board.deal
            await self._table.change(messages.forget_board)
            self._dirty = True
        elif fault.code == ARCHIVED:
            await self._unarchive()
        elif fault.code == NO_PLACE:
            await self._give_up()
        elif fault.code in FORBIDDEN and not self.paused:
            self.paused = True
            await self._table.change(plans.drop_all)
            await self._tools.hands.tell_somebody(self._table, self._missing_permission())

    async def _wait_for_discord(self, fault: Exception) -> None:
        log.warning("no answer table=%s code=%s", self._table.id, code_of(fault))
        if not self._tools.stopping.is_set():
            self._dirty = True
            await asyncio.sleep(RETRY_S)

    async def _give_up(self) -> None:
        # Without a channel nobody can play.
        self.endings.clear()
        if not self._table.over:
            await self._table.change(ending.abandon)
        await self._table.change(messages.forget_hands)
        await self._table.change(messages.forget_board)

    async def _unarchive(self) -> None:
        thread = await self._tools.client.fetch_channel(self._table.channel_id)
        if isinstance(thread, discord.Thread) and thread.archived and not thread.locked:
            await thread.edit(archived=False)
            self._dirty = True

    def _missing_permission(self) -> str:
        channel = self._tools.client.get_channel(self._table.channel_id)
        texts = texts_for(self._table.language)
        if not isinstance(channel, discord.TextChannel | discord.Thread):
            return texts.say("table-paused", right=texts.say("right-view_channel"))
        held = channel.permissions_for(channel.guild.me)
        asked = needed(isinstance(channel, discord.Thread))
        missing = next((each for each in asked if not getattr(held, each)), asked[0])
        return texts.say("table-paused", right=texts.say(f"right-{missing}"))

    # Where to paint.

    def _place(self) -> discord.PartialMessageable:
        return self._tools.client.get_partial_messageable(
            self._table.channel_id, guild_id=self._table.guild_id
        )

    def _message(self) -> discord.PartialMessage:
        assert self._table.board is not None
        return self._place().get_partial_message(self._table.board.message_id)

    async def _draw(self, view: SeatView) -> Picture:
        texts = texts_for(self._table.language)
        draw = self._tools.artist.draw
        return await draw(
            draw_table, view, sitters_of(self._table, view.number), texts, self._table.drawing
        )


NOBODY = discord.AllowedMentions.none()


def only(users: Sequence[int]) -> discord.AllowedMentions:
    """Mentions that notify these people and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users]
    )
