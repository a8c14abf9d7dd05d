"""The public messages of a table: one call at a time, and the newest state wins.

What is due follows from the table itself: a board that does not show it as it is, a score not
shown yet, a reminder whose turn is over. Each has its turn with the limiter, and is decided on
only then; what was refused is still due.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any

import discord

from bot.games.cards import Seat
from bot.tables.decisions import ending, messages
from bot.tables.errors import StaleAction
from bot.tables.table import Table
from cogs.messages.dues.deal import LeaveBoard, LeaveScore, ShowDealDue, ShowScore
from cogs.messages.dues.due import Desk, Due, Tools
from cogs.messages.dues.end import ClosePanels, ShowEnd, ShowVoided
from cogs.messages.dues.lobby import (
    CallInvited,
    CallPlayers,
    ClearLobby,
    DeleteOldCall,
    Invited,
    PlayersWanted,
    ShowLobby,
    ShowLobbyEnd,
    TellOfClose,
)
from cogs.messages.dues.pause import DeletePause, TellOfPause
from cogs.messages.dues.people import CallToHands, DeleteCall, SeeOff
from cogs.messages.dues.reminder import Remind
from cogs.messages.dues.thread import OpenThread
from cogs.messages.obstacles import Obstacles
from cogs.messages.rate_limiter import Urgency
from cogs.press.edits import acknowledge
from cogs.press.outages import NOT_DONE, UNREACHABLE, code_of, passes_in
from cogs.press.press import Interaction
from data.faults import DatabaseError
from rendering.cards.store import CardsNotDrawn

log = logging.getLogger(__name__)

HANDS_WAIT_S = 10.0
"""How long the hands of a deal wait for its board, below which they should appear."""

FASTER_S = 1.0
"""How long a board rests after another process has changed its table."""


class Dues:
    """All that may be due at one table, and in which order it is done."""

    def __init__(self, desk: Desk, show_lobby: Callable[[], None]) -> None:
        old_board = LeaveBoard(desk)
        self.thread = OpenThread(desk)
        self.lobby_end = ShowLobbyEnd(desk)
        self.lobby = ShowLobby(desk)
        self.score = ShowScore(desk)
        self.deal = ShowDealDue(desk, old_board)
        self.leavers = SeeOff(desk, show_lobby)
        self.hands = CallToHands(desk)
        self.invited = CallInvited(desk)
        self.players = CallPlayers(desk)
        self.end = ShowEnd(desk)
        self.reminder = Remind(desk)
        self._in_order: tuple[Due, ...] = (
            self.thread,
            self.lobby_end,
            self.lobby,
            self.score,
            self.deal,
            old_board,
            self.leavers,
            self.hands,
            self.invited,
            self.players,
            DeleteOldCall(desk),
            ClosePanels(desk),
            TellOfClose(desk, self.lobby_end),
            ClearLobby(desk),
            self.end,
            ShowVoided(desk),
            TellOfPause(desk),
            self.reminder,
            DeletePause(desk),
            DeleteCall(desk),
            LeaveScore(desk),
        )

    @property
    def next(self) -> Due | None:
        """What is done next, if anything is due."""
        return next((due for due in self._in_order if due.is_due), None)

    def drop(self) -> None:
        """Forget all that is owed: the place is gone."""
        for due in self._in_order:
            due.drop()


class TableBoard:
    """The public messages of one table. Nothing is painted while `held` is held."""

    def __init__(self, tools: Tools, table: Table) -> None:
        self.table = table
        self.desk = Desk(tools, table)
        self.dues = Dues(self.desk, self.show_lobby)
        self.held = asyncio.Lock()
        self._obstacles = Obstacles(self.desk, self.dues.thread.open, self.give_up)
        self._tasks: set[asyncio.Task[None]] = set()
        self._painting: asyncio.Task[None] | None = None
        self._is_painting = False
        self._gap: asyncio.Task[None] | None = None
        self._dealt: int | None = None

    @property
    def paused(self) -> bool:
        """Whether it may not be shown: nothing is tried before the next `retry`."""
        return self._obstacles.paused

    def awaited(self) -> None:
        """Paint the newest state before whatever nobody waits for."""
        self.desk.urgency = Urgency.AWAITED
        self.desk.tools.limiter.hurry(self.table.id)
        self.refresh()

    def refresh(self) -> None:
        """Paint what is not shown as it is."""
        self._deal_out_if_new()
        if self.paused:
            return
        if self._painting is None or self._painting.done():
            self._painting = self._spawn(self._paint())

    def retry(self) -> None:
        """Paint what was not permitted before."""
        self._obstacles.paused = False
        self.refresh()

    def retry_if_permitted(self) -> None:
        """Paint what was not permitted before if it seems to be now."""
        if self._obstacles.known is None:
            self.retry()

    def archived(self) -> None:
        """Open the thread of a match, which was archived: phones send no press from there.

        It is left as it is while the match is paused, and if it was opened a short while ago: the
        next change or press opens it.
        """
        if self.desk.is_played and not self.dues.thread.was_opened_lately:
            self.dues.thread.want()
            self.retry()

    def resume(self) -> None:
        """Paint everything that may have been left out when the bot stopped."""
        if self.table.never_begun:
            self.retry()
            return
        self.dues.score.resume()
        self._spawn(self._resume_hand())
        if not self.compare():
            self.retry()

    def compare(self) -> bool:
        """Notice what has become of the place of a match while nobody listened.

        Returns whether nothing can be shown there. Discord tells at a start what places are like,
        so only one that it does not tell of is asked for, and what is forbidden is not tried.
        """
        if not self.desk.is_played or not self.desk.place.is_told_of:
            return False
        if self.desk.place.is_missing:
            self.dues.thread.want()
            self.refresh()
            return False
        code = self._obstacles.known
        if code is not None:
            self._obstacles.paused = True
            self._spawn(self._obstacles.say_why(code))
        return code is not None

    async def _resume_hand(self) -> None:
        # All at once would keep the presses waiting that come right after a start.
        async with self.desk.tools.one_hand:
            if self.desk.tools.stopping.is_set():
                return
            self.deal_ended()
            if self.table.turn is not None:
                await self.desk.tools.hands.on_turn(self.table, self.table.turn.seat)

    async def shown(self, press: Interaction) -> None:
        """Return once a hand that answers the press would stand below the board.

        A board that is too old to be edited is posted anew first; the press is acknowledged.
        """
        if self.paused or not self.dues.deal.is_posted_next:
            return
        # Before anything takes time, in which the board may be shown already.
        self.desk.tried.clear()
        self.refresh()
        await acknowledge(press)
        await self._wait_for_board()

    def turn_came(self, seat: Seat) -> None:
        """Update the seat's hand for its turn, if a person sits there."""
        if self.table.seating.sitter(seat).computer is None:
            self.hand_changed(seat)

    def hand_changed(self, seat: Seat) -> None:
        """Update the seat's hand."""
        self._spawn(self.desk.tools.hands.on_turn(self.table, seat))

    def update_hands(self) -> None:
        """Update the hands of all people."""
        for sitter in self.table.seating.humans():
            self.hand_changed(sitter.seat)

    def deal_ended(self) -> None:
        """Show in the hands what the deal has brought, unless the next one follows at once."""
        if self.desk.waits_for_a_deal:
            self._spawn(self.desk.tools.hands.show_deal_end(self.table))

    def remind(self, seat: Seat, *, is_last: bool) -> None:
        """Remind the player whose turn it is, and nobody else, for the last time or not."""
        self.dues.reminder.want(seat, is_last=is_last)
        self.refresh()

    def ask_after(self, users: Iterable[int]) -> None:
        """Have people leave the table who are waited for, but have left the server."""
        self.dues.leavers.want(users)
        self.refresh()

    def show_lobby(self, note: str = "") -> None:
        """Update the lobby, with a note on top, when no press on it can do so."""
        self.dues.lobby.notes.append(note)
        self.awaited()

    def call(self, users: list[int], name: str, until: int) -> None:
        """Post a message that mentions only the people whom somebody of this name has invited."""
        self.dues.invited.invited.append(Invited(users, name, until))
        self.awaited()

    def call_players(self, users: list[int], name: str) -> None:
        """Post a message that mentions only these people, who wished to be called, on behalf of
        somebody of this name."""
        self.dues.players.called = PlayersWanted(users, name)
        self.awaited()

    def end_lobby(self, key: str, by: int | None = None) -> None:
        """Show in what way the lobby has ended, when no press on it can do so.

        Somebody who has closed it knows that already.
        """
        self.dues.lobby_end.key, self.dues.lobby_end.by = key, by
        self.awaited()

    async def give_up(self) -> None:
        """Close the table: without a channel nobody can play."""
        async with self.held:
            self.dues.drop()
            if not self.table.over:
                await self.table.change(ending.abandon)
            await self.table.change(messages.forget_hands)
            await self.table.change(messages.forget_board)
            await self.table.change(messages.forget_score)
            await self.table.change(messages.set_result, None)
            await self.table.change(messages.forget_lobby)
            panels = [each.message_id for each in self.table.over_panels]
            await self.table.change(messages.forget_panels, panels)

    async def rest(self) -> None:
        """Wait until everything is painted."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        if self.desk.tools.stopping.is_set():
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
            log.warning("not shown table=%s code=%s", self.table.id, code_of(fault))
        except DatabaseError as fault:
            log.error("board not noted table=%s fault=%s", self.table.id, fault)
        except StaleAction:
            log.info("not shown: another process was faster table=%s", self.table.id)
        except CardsNotDrawn:
            log.info("not shown before the next start table=%s", self.table.id)
        except Exception:
            # The last net under this task; the table itself is safe.
            log.exception("board failed table=%s version=%s", self.table.id, self.table.version)

    # One thing that is due after the other.

    async def _paint(self) -> None:
        try:
            while self.dues.next is not None and not self.desk.tools.stopping.is_set():
                if not await self._go_on():
                    return
        finally:
            # Shown or not: there is nothing that hands could wait for any more.
            self.desk.tried.set()
        self.desk.urgency = Urgency.DUE
        if self.table.over and not self.dues.end.is_due:
            await self._let_go()

    async def _go_on(self) -> bool:
        # Whether that makes sense.
        try:
            return await self._try_next()
        except StaleAction:
            # The table knows by now what another process has done there.
            log.info("not painted for now: another process was faster table=%s", self.table.id)
            await self._sleep(FASTER_S)
            return True

    async def _try_next(self) -> bool:
        gap_s = self.desk.tools.gap_s
        try:
            is_made = await self._do_next()
        except UNREACHABLE as fault:
            log.warning("not painted for now table=%s code=%s", self.table.id, code_of(fault))
            wait_s = (passes_in(fault) or 0) + gap_s
            if wait_s > HANDS_WAIT_S:
                self.desk.tried.set()
            await self._sleep(wait_s)
        except discord.HTTPException as fault:
            if not await self._obstacles.cope(fault):
                self.dues.score.give_up()
                return False
            await self._sleep(gap_s)
        else:
            if is_made:
                await self._keep_gap()
        return True

    async def _do_next(self) -> bool:
        # Whether that took a call: what is not shown anywhere keeps nothing else waiting.
        tools = self.desk.tools
        is_free = self.dues.next is not None and self.dues.next.is_free
        turn = tools.limiter.turn(self.table.id, self.desk.urgency, is_free=is_free)
        async with turn as call, self.held:
            due = self.dues.next
            if due is not None:
                with self._under_way():
                    await due.do()
                call.is_made |= is_free
                tools.told.discard(self.table.row.parent_id)
        return call.is_made

    @contextmanager
    def _under_way(self) -> Iterator[None]:
        self._is_painting = True
        try:
            yield
        finally:
            self._is_painting = False

    async def _keep_gap(self) -> None:
        # A new deal ends it, as hands wait for its board.
        if self.desk.tried.is_set():
            self._gap = asyncio.create_task(self._sleep(self.desk.tools.gap_s))
            await asyncio.wait({self._gap})

    async def _sleep(self, seconds: float) -> None:
        # Not beyond the moment in which the bot is stopped.
        with suppress(TimeoutError):
            await asyncio.wait_for(self.desk.tools.stopping.wait(), seconds)

    async def _let_go(self) -> None:
        # A stop waits only for known boards, so this one is kept until its hands have been shown.
        others = self._tasks - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)
        if self.dues.next is None:
            self.desk.tools.forget(self.table)
            return
        # The match was voided meanwhile.
        self._painting = None
        self.refresh()

    # The hands of a new deal.

    def _deal_out_if_new(self) -> None:
        if not self.table.playing or self.table.public.score is not None:
            return
        number = self.table.public.number
        if self.dues.deal.is_new and number != self._dealt:
            self._dealt = number
            self.desk.tried.clear()
            if self._gap is not None:
                self._gap.cancel()
            self._spawn(self._deal_out())

    async def _deal_out(self) -> None:
        # They should appear below the board, but they do not wait for one that is refused.
        if not self.paused:
            await self._wait_for_board()
        # A press that begins the match is answered before its token works, but a call that is still
        # under way has been waited for long enough.
        async with nullcontext() if self._is_painting else self.held:
            self.dues.hands.missed = await self.desk.tools.hands.deal_out(self.table)
        self.refresh()

    async def _wait_for_board(self) -> None:
        clock = self.desk.tools.clock
        late = asyncio.create_task(clock.sleep_until(clock.now() + HANDS_WAIT_S))
        tried = asyncio.create_task(self.desk.tried.wait())
        await asyncio.wait({late, tried}, return_when=asyncio.FIRST_COMPLETED)
        for each in (late, tried):
            each.cancel()
