"""The public messages of a table: one call at a time, and the newest state wins.

What is due follows from the table itself: a board that does not show it as it is, a score not
shown yet, a reminder whose turn is over. Each has its turn with the painter, and is decided on
only then; what was refused is still due.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.tables.clock import Clock
from bot.tables.decisions import ending, messages, plans
from bot.tables.state import Turn
from bot.tables.table import Table
from bot.texts import texts_for
from cogs.layouts.board import nudge_layout
from cogs.layouts.lobby import call_layout
from cogs.messages.hands import Hands
from cogs.messages.place import TableChannel
from cogs.messages.rate_limiter import RateLimiter, Urgency
from cogs.messages.reminders import Reminders
from cogs.press.membership import Membership
from cogs.press.outages import (
    NOT_DONE,
    UNKNOWN_MESSAGE,
    UNKNOWN_PLACE,
    UNREACHABLE,
    code_of,
    passes_in,
)
from cogs.press.permissions import missing_right
from cogs.press.press import Interaction
from data.database import DatabaseError

log = logging.getLogger(__name__)

MESSAGE_LIFE_S = 3000
"""Discord limits edits to messages older than an hour, so after 50 minutes a new one is posted."""

ARCHIVED = 50083

ON_PURPOSE_S = 3600.0
"""A thread that is archived again within this time was archived by somebody who wants it so."""

INEXACT_S, INEXACT = 5.0, 0.02
"""How much a moment may be off, in seconds or of the time until then: nobody notices."""

HANDS_WAIT_S = 10.0
"""How long the hands of a deal wait for its board, below which they should appear."""

LOCKED = 160005
"""The code for a thread that moderators have locked."""

NO_ACCESS = 50001
"""The code for a place that the bot cannot see, even if it could do there whatever it likes."""

NO_PERMISSION = 50013

UNAUTHORIZED = 401
"""The status with which Discord does not accept the token of the bot."""

Task = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Tools:
    """What every board works with.

    Once the bot is *stopping*, nothing is started or retried. Two calls for a table are at least
    *gap_s* seconds apart, unless hands wait for the second. *place_of* gives the messages of a
    table. *stand_in_at* says when a computer will play for the person on turn, if it ever does,
    *next_deal_at* when the next deal begins. Unless *deals_follow_at_once*, hands are told what a
    deal has brought; *score_told* hears that everybody can read that, or that nobody will. *forget*
    drops a table once its end has been shown. *told* are the places where somebody knows why
    nothing can be shown. *one_hand* is held by the board that updates a hand after the start. A
    message that is old is replaced unless Discord *takes_old_edits* often enough.
    """

    painter: RateLimiter
    clock: Clock
    hands: Hands
    reminders: Reminders
    membership: Membership
    gap_s: float
    stopping: asyncio.Event
    place_of: Callable[[Table], TableChannel]
    stand_in_at: Callable[[Table], float | None]
    next_deal_at: Callable[[Table], float]
    deals_follow_at_once: Callable[[Table], bool]
    score_told: Callable[[Table], None]
    forget: Callable[[Table], None]
    told: set[int]
    one_hand: asyncio.Lock
    takes_old_edits: bool


@dataclass(frozen=True, slots=True)
class Wanted:
    """A reminder that is to be posted, the last one of its turn or not."""

    seat: Seat
    is_last: bool


class Board:
    """The public messages of one table. Nothing is painted while `held` is held.

    `endings` are the deals whose scores have not been shown yet. A board is `paused` while it may
    not be shown: somebody has been told, and nothing is tried before the next `retry`.
    """

    def __init__(self, tools: Tools, table: Table) -> None:
        self._tools = tools
        self.table = table
        self._place = tools.place_of(table)
        self._tasks: set[asyncio.Task[None]] = set()
        self._painting: asyncio.Task[None] | None = None
        self._urgency = Urgency.DUE
        self._lost: int | None = None
        self._left_behind: int | None = None
        self._is_archived = False
        self._opened_at: float | None = None
        self._dealt: int | None = None
        # Whether no hands wait for the board of their deal.
        self._tried = asyncio.Event()
        self._tried.set()
        self._is_painting = False
        self._gap: asyncio.Task[None] | None = None
        self._missed: Sequence[int] = ()
        self._calls: deque[tuple[list[int], str, int]] = deque()
        self._asked_after: deque[int] = deque()
        self._to_remind: Wanted | None = None
        self._lobby_notes: list[str] = []
        self.paused = False
        self.endings: deque[SeatView] = deque()
        self.lobby_ended = ""
        self._closed_by: int | None = None
        self.held = asyncio.Lock()

    def awaited(self) -> None:
        """Paint the newest state before whatever nobody waits for."""
        self._urgency = Urgency.AWAITED
        self._tools.painter.hurry(self.table.id)
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
        self.paused = False
        self.refresh()

    def retry_if_permitted(self) -> None:
        """Paint what was not permitted before if it seems to be now."""
        if self._hindrance is None:
            self.retry()

    def archived(self) -> None:
        """Open the thread of a match, which was archived: phones send no press from there.

        It is left as it is while the match is paused, and if it was opened a short while ago: the
        next change or press opens it.
        """
        opened_at, now = self._opened_at, self._tools.clock.now()
        if not self._is_played or (opened_at is not None and now - opened_at < ON_PURPOSE_S):
            return
        self._is_archived = True
        self.retry()

    def resume(self) -> None:
        """Paint everything that may have been left out when the bot stopped."""
        if self.table.never_begun:
            self.retry()
            return
        view = self.table.public
        is_shown = self.table.frame.frame_events == self.table.frame_now(None).frame_events
        if view.score is not None and not self.endings:
            if is_shown:
                self._tools.score_told(self.table)
            else:
                self.endings.append(view)
        self._spawn(self._resume_hand())
        if not self.compare():
            self.retry()

    def compare(self) -> bool:
        """Notice what has become of the place of a match while nobody listened.

        Returns whether nothing can be shown there. Discord tells at a start what places are like,
        so only one that it does not tell of is asked for, and what is forbidden is not tried.
        """
        if not self._is_played or not self._place.is_told_of:
            return False
        if self._place.is_missing:
            self._is_archived = True
            self.refresh()
            return False
        code = self._hindrance
        if code is not None:
            self.paused = True
            self._spawn(self._say_why(code))
        return code is not None

    @property
    def _hindrance(self) -> int | None:
        # The code with which Discord would refuse whatever is shown, as far as is known.
        missing = self._place.missing_rights
        if missing:
            return NO_ACCESS if "view_channel" in missing else NO_PERMISSION
        return LOCKED if self._place.is_locked else None

    async def _resume_hand(self) -> None:
        # All at once would keep the presses waiting that come right after a start.
        async with self._tools.one_hand:
            if self._tools.stopping.is_set():
                return
            self.deal_ended()
            if self.table.turn is not None:
                await self._tools.hands.on_turn(self.table, self.table.turn.seat)

    async def shown(self, press: Interaction) -> None:
        """Return once a hand that answers the press would stand below the board.

        A board that is too old to be edited is posted anew first; the press is acknowledged.
        """
        board = self.table.row.board
        if self.paused or board is None or not (self._deal_is_due and self._is_old(board.made_at)):
            return
        # Before anything takes time, in which the board may be shown already.
        self._tried.clear()
        self.refresh()
        await press.response.defer(ephemeral=True)
        await self._wait_for_board()

    def turn_came(self, seat: Seat) -> None:
        """Update the seat's hand for its turn, if a person sits there."""
        if self.table.seating.sitter(seat).computer is None:
            self._spawn(self._tools.hands.on_turn(self.table, seat))

    def hand_changed(self, seat: Seat) -> None:
        """Update the seat's hand."""
        self._spawn(self._tools.hands.on_turn(self.table, seat))

    def update_hands(self) -> None:
        """Update the hands of all people."""
        for sitter in self.table.seating.humans():
            self.hand_changed(sitter.seat)

    @property
    def waits_for_a_deal(self) -> bool:
        """Whether a deal is over and the next one does not follow at once."""
        return self.table.between_deals and not self._tools.deals_follow_at_once(self.table)

    def deal_ended(self) -> None:
        """Show in the hands what the deal has brought, unless the next one follows at once."""
        if self.waits_for_a_deal:
            self._spawn(self._tools.hands.show_deal_end(self.table))

    def remind(self, seat: Seat, *, is_last: bool) -> None:
        """Remind the player whose turn it is, and nobody else, for the last time or not."""
        self._to_remind = Wanted(seat, is_last)
        self.refresh()

    def ask_after(self, users: Iterable[int]) -> None:
        """Have people leave the table who are waited for, but have left the server."""
        self._asked_after.extend(user for user in users if user not in self._asked_after)
        self.refresh()

    def show_lobby(self, note: str = "") -> None:
        """Update the lobby, with a note on top, when no press on it can do so."""
        self._lobby_notes.append(note)
        self.awaited()

    def call(self, users: list[int], name: str, until: int) -> None:
        """Post a message that mentions only the people whom somebody of this name has invited."""
        self._calls.append((users, name, until))
        self.awaited()

    def end_lobby(self, key: str, by: int | None = None) -> None:
        """Show in what way the lobby has ended, when no press on it can do so.

        Somebody who has closed it knows that already.
        """
        self.lobby_ended, self._closed_by = key, by
        self.awaited()

    async def give_up(self) -> None:
        """Close the table: without a channel nobody can play."""
        async with self.held:
            for owed in (self.endings, self._lobby_notes, self._calls, self._asked_after):
                owed.clear()
            self.lobby_ended, self._left_behind, self._is_archived = "", None, False
            self._missed, self._to_remind = (), None
            if not self.table.over:
                await self.table.change(ending.abandon)
            await self.table.change(messages.forget_hands)
            await self.table.change(messages.forget_board)
            await self.table.change(messages.set_result, None)
            await self.table.change(messages.forget_lobby)
            panels = [each.message_id for each in self.table.over_panels]
            await self.table.change(messages.forget_panels, panels)

    async def rest(self) -> None:
        """Wait until everything is painted."""
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
            log.warning("not shown table=%s code=%s", self.table.id, code_of(fault))
        except DatabaseError as fault:
            log.error("board not noted table=%s fault=%s", self.table.id, fault)
        except Exception:
            # The last net under this task; the table itself is safe.
            log.exception("board failed table=%s version=%s", self.table.id, self.table.version)

    # What is due.

    def _next_deed(self) -> Task | None:
        table = self.table
        deeds: tuple[tuple[object, Task], ...] = (
            (self._is_archived and self._is_played, self._open_thread),
            (self.lobby_ended and table.begun, self._end_lobby),
            (self._lobby_notes, self._show_lobby),
            (self.endings, self._show_score),
            (table.playing and self._deal_is_due, self._show_deal),
            (self._left_behind, self._leave),
            (self._asked_after, self._see_off),
            (self._missed and table.playing, self._call_to_hands),
            (self._calls, self._call_invited),
            (table.old_calls, self._delete_old_call),
            (table.over_panels, self._close_panels),
            (table.remains and table.someone_is_untold, self._tell_of_the_close),
            (table.remains, self._clear),
            (self._end_is_due, self._show_end),
            (table.row.voided and table.row.result_message_id is not None, self._show_voided),
            (
                table.paused_until is not None and table.row.pause_message_id is None,
                self._tell_of_the_pause,
            ),
            (self._reminder_goes, self._delete_reminder),
            (self._to_remind is not None, self._remind),
            (
                table.row.pause_message_id is not None and table.paused_until is None,
                self._delete_pause,
            ),
            # A call stays until everybody has seen their cards, or the deal is over.
            (table.row.call_message_id is not None and self._all_have_come, self._delete_call),
        )
        return next((deed for is_due, deed in deeds if is_due), None)

    @property
    def _is_played(self) -> bool:
        return self.table.playing and self.table.paused_until is None

    @property
    def _deal_is_due(self) -> bool:
        view, board = self.table.public, self.table.row.board
        if view.score is not None:
            return False
        if board is None or board.deal != view.number:
            return True
        until = self._stand_in_at
        left_s = 0.0 if until is None else until - self._tools.clock.now()
        inexact_s = max(INEXACT_S, INEXACT * left_s)
        return not self.table.frame.is_like(self.table.frame_now(until), inexact_s)

    @property
    def _end_is_due(self) -> bool:
        # A table's message is forgotten once its end has been shown.
        is_shown = self.table.row.board is None and self._lost is None
        return self.table.over and not is_shown

    @property
    def _all_have_come(self) -> bool:
        return self.table.turn is None or self._tools.hands.reach_all(self.table)

    @property
    def _stand_in_at(self) -> float | None:
        return self._tools.stand_in_at(self.table)

    async def _paint(self) -> None:
        try:
            while self._next_deed() is not None and not self._tools.stopping.is_set():
                if not await self._try_next():
                    return
        finally:
            # Shown or not: there is nothing that hands could wait for any more.
            self._tried.set()
        self._urgency = Urgency.DUE
        if self.table.over and not self._end_is_due:
            await self._let_go()

    async def _try_next(self) -> bool:
        # Whether it makes sense to go on.
        try:
            is_made = await self._do_next()
        except UNREACHABLE as fault:
            log.warning("not painted for now table=%s code=%s", self.table.id, code_of(fault))
            wait_s = (passes_in(fault) or 0) + self._tools.gap_s
            if wait_s > HANDS_WAIT_S:
                self._tried.set()
            await self._sleep(wait_s)
        except discord.HTTPException as fault:
            if not await self._cope(fault):
                # The score was refused itself, or does not come to its turn.
                if self.endings:
                    self._tools.score_told(self.table)
                return False
            await self._sleep(self._tools.gap_s)
        else:
            if is_made:
                await self._keep_gap()
        return True

    async def _do_next(self) -> bool:
        # Whether that took a call: what is not shown anywhere keeps nothing else waiting.
        async with self._tools.painter.turn(self.table.id, self._urgency) as call, self.held:
            deed = self._next_deed()
            if deed is not None:
                with self._under_way():
                    await deed()
                self._tools.told.discard(self.table.row.parent_id)
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
        if self._tried.is_set():
            self._gap = asyncio.create_task(self._sleep(self._tools.gap_s))
            await asyncio.wait({self._gap})

    async def _sleep(self, seconds: float) -> None:
        # Not beyond the moment in which the bot is stopped.
        with suppress(TimeoutError):
            await asyncio.wait_for(self._tools.stopping.wait(), seconds)

    async def _let_go(self) -> None:
        # A stop waits only for known boards, so this one is kept until its hands have been shown.
        others = self._tasks - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)
        if self._next_deed() is None:
            self._tools.forget(self.table)
            return
        # The match was voided meanwhile.
        self._painting = None
        self.refresh()

    # What can be due, one call each.

    async def _end_lobby(self) -> None:
        await self._unless_gone(self._place.show_lobby("", self.lobby_ended))
        self.lobby_ended = ""

    async def _show_lobby(self) -> None:
        # Several requests in a row make one call; the press that starts the match shows the lobby.
        seen = len(self._lobby_notes)
        if self.table.in_lobby:
            await self._unless_gone(self._place.show_lobby(self._lobby_notes[-1], ""))
        del self._lobby_notes[:seen]

    async def _show_score(self) -> None:
        next_at = self._tools.next_deal_at(self.table) if self.waits_for_a_deal else None
        await self._place.show_score(self.endings[0], next_at)
        self.endings.popleft()
        if not self.endings:
            self._tools.score_told(self.table)

    async def _open_thread(self) -> None:
        # What a locked one is told of is up to the next thing that cannot be shown there.
        if await self._place.unarchive():
            self._opened_at = self._tools.clock.now()
        self._is_archived = False

    async def _unless_gone(self, edit: Awaitable[None]) -> None:
        try:
            await edit
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise

    async def _show_deal(self) -> None:
        board, stand_in_at = self.table.row.board, self._stand_in_at
        if board is None or board.deal != self.table.public.number:
            await self._place.post_deal(stand_in_at)
        elif self._is_old(board.made_at):
            await self._place.post_deal(stand_in_at)
            self._left_behind = board.message_id
        else:
            await self._place.edit_deal(stand_in_at)
        self._tried.set()

    def _is_old(self, made_at: int) -> bool:
        # A start may find many old boards, and they need no more than one call each until somebody
        # plays there.
        age_s = self._tools.clock.now() - made_at
        if self._tools.takes_old_edits:
            return False
        return self._urgency is Urgency.AWAITED and age_s > MESSAGE_LIFE_S

    async def _leave(self) -> None:
        assert self._left_behind is not None
        await self._unless_gone(self._place.leave(self._left_behind))
        self._left_behind = None

    async def _show_end(self) -> None:
        await self._place.show_end()
        await self._tools.hands.show_end(self.table)
        self._lost = None
        await self.table.change(messages.forget_board)

    async def _show_voided(self) -> None:
        assert self.table.row.result_message_id is not None
        await self._unless_gone(self._place.show_result_again(self.table.row.result_message_id))
        await self.table.change(messages.set_result, None)

    async def _see_off(self) -> None:
        user, table = self._asked_after.popleft(), self.table
        if not table.over and await self._has_left(user) and table.in_lobby:
            self.show_lobby()

    async def _has_left(self, user: int) -> bool:
        return await self._tools.membership.see_off(self.table, user)

    async def _call_to_hands(self) -> None:
        # A mention of several is not worth a question for each of them.
        if len(self._missed) == 1 and await self._has_left(self._missed[0]):
            self._missed = ()
            return
        layout = nudge_layout(self.table, self._missed, key="table-ping-hand")
        message_id = await self._place.mention(self._missed, layout)
        self._missed = ()
        await self.table.change(messages.set_call, message_id)

    async def _call_invited(self) -> None:
        users, name, until = self._calls[0]
        if self.table.in_lobby:
            layout = call_layout(self.table, users, name, until)
            message_id = await self._place.mention(users, layout)
            await self.table.change(messages.set_called, message_id, users)
        self._calls.popleft()

    async def _delete_old_call(self) -> None:
        call, *_ = self.table.old_calls
        await self._unless_gone(self._place.delete(call))
        await self.table.change(messages.forget_called, call)

    async def _close_panels(self) -> None:
        panels = self.table.over_panels
        await self._tools.hands.close_panels(self.table, panels)
        await self.table.change(messages.forget_panels, [each.message_id for each in panels])

    async def _tell_of_the_close(self) -> None:
        text = self.lobby_ended or "lobby-closed"
        await self._tools.hands.tell_of_the_close(self.table, text, self._closed_by)
        await self.table.change(messages.forget_hands)

    async def _clear(self) -> None:
        # The lobby goes last: as long as it is known, a restart comes back to this.
        if self.table.row.lobby_message_id is not None:
            await self._unless_gone(self._place.delete(self.table.row.lobby_message_id))
        await self.table.change(messages.forget_lobby)

    async def _tell_of_the_pause(self) -> None:
        until = self.table.paused_until
        assert until is not None
        await self._place.post_pause(until)

    async def _remind(self) -> None:
        turn, wanted, table = self.table.turn, self._to_remind, self.table
        assert wanted is not None
        if turn is not None and turn.seat == wanted.seat and table.row.reminder_message_id is None:
            await self._remind_of(turn, wanted)
        # Another one may have been asked for in the meantime.
        if self._to_remind is wanted:
            self._to_remind = None

    async def _remind_of(self, turn: Turn, wanted: Wanted) -> None:
        table, user_id = self.table, self.table.seating.sitter(turn.seat).user_id
        if user_id is None or await self._has_left(user_id):
            return
        message_id, channel_id = await self._tools.reminders.post(table, self._place, turn.seat)
        await table.change(
            messages.set_reminder, message_id, channel_id, turn, is_last=wanted.is_last
        )

    @property
    def _reminder_goes(self) -> bool:
        # It stays until its player has done something, or is reminded for the last time.
        if self.table.row.reminder_message_id is None or self.table.reminder_is_old:
            return self.table.row.reminder_message_id is not None
        is_last = self._to_remind is not None and self._to_remind.is_last
        return is_last and not self.table.row.reminder_is_last

    async def _delete_reminder(self) -> None:
        with _if_it_can_be():
            await self._tools.reminders.delete(self.table, self._place)
        await self.table.change(messages.forget_reminder)

    async def _delete_pause(self) -> None:
        await self._delete(self.table.row.pause_message_id)
        await self.table.change(messages.set_pause, None)

    async def _delete_call(self) -> None:
        await self._delete(self.table.row.call_message_id)
        await self.table.change(messages.set_call, None)

    async def _delete(self, message_id: int | None) -> None:
        assert message_id is not None
        with _if_it_can_be():
            await self._place.delete(message_id)

    # The hands of a new deal.

    def _deal_out_if_new(self) -> None:
        if not self.table.playing or self.table.public.score is not None:
            return
        number, board = self.table.public.number, self.table.row.board
        is_known = board is not None and board.deal == number
        if not is_known and number not in (self._lost, self._dealt):
            self._dealt = number
            self._tried.clear()
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
            self._missed = await self._tools.hands.deal_out(self.table)
        self.refresh()

    async def _wait_for_board(self) -> None:
        clock = self._tools.clock
        late = asyncio.create_task(clock.sleep_until(clock.now() + HANDS_WAIT_S))
        tried = asyncio.create_task(self._tried.wait())
        await asyncio.wait({late, tried}, return_when=asyncio.FIRST_COMPLETED)
        for each in (late, tried):
            each.cancel()

    # When something goes wrong.

    async def _cope(self, fault: discord.HTTPException) -> bool:
        # Whether to go on; otherwise the next change or press tries again.
        log.warning("table not painted table=%s code=%s", self.table.id, fault.code)
        if fault.code == UNKNOWN_MESSAGE and self.table.row.board is not None:
            self._lost = self.table.row.board.deal
            await self.table.change(messages.forget_board)
            return True
        if fault.code == ARCHIVED:
            return await self._unarchive()
        if fault.code == UNKNOWN_PLACE:
            await self.give_up()
            return True
        if fault.code in (NO_ACCESS, NO_PERMISSION, LOCKED) or fault.status == UNAUTHORIZED:
            return await self._pause(fault.code)
        return False

    async def _unarchive(self) -> bool:
        try:
            if await self._place.unarchive():
                self._opened_at = self._tools.clock.now()
                return True
        except discord.Forbidden as fault:
            return await self._pause(fault.code)
        return await self._pause(LOCKED)

    async def _pause(self, code: int) -> bool:
        # Whether somebody has pressed something meanwhile.
        self.paused = True
        await self._say_why(code)
        return not self.paused

    async def _say_why(self, code: int) -> None:
        await self.table.change(plans.drop_all)
        place, told = self.table.row.parent_id, self._tools.told
        text = self._reason(code)
        if text and place not in told:
            told.add(place)
            if not await self._tools.hands.tell_somebody(self.table, text):
                told.discard(place)

    def _reason(self, code: int) -> str:
        # Nobody at the table can do anything about the token of the bot.
        texts = texts_for(self.table.row.language)
        if code == LOCKED:
            return texts.say("table-locked")
        if code not in (NO_ACCESS, NO_PERMISSION):
            return ""
        if self._place.adding_link:
            return texts.say("table-not-on-server", link=self._place.adding_link)
        right = "view_channel" if code == NO_ACCESS else self._place.missing_to_write
        return missing_right("table-paused", right, texts)


@contextmanager
def _if_it_can_be() -> Iterator[None]:
    try:
        yield
    except discord.HTTPException as fault:
        log.info("message not deleted code=%s", code_of(fault))
