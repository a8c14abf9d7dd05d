"""The invitations in channels, kept up to date while nothing else has to wait for them.

An invitation has the lowest priority: it waits a moment, so that several changes make one edit, and
one of a channel waits for the other, because they share the limit of that channel.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal
from weakref import WeakValueDictionary

import discord
from discord.ui import LayoutView
from discord.utils import snowflake_time

from bot.games.errors import TarotError
from bot.tables.hub import Hub
from bot.tables.setup import SLOW, Setup
from bot.tables.state import ChangeKind
from bot.tables.table import Change, Table
from bot.texts import texts_for
from cogs.layouts.invitation import (
    INVITATION,
    invitation_layout,
    invitation_lines,
    thread_name_in,
)
from cogs.layouts.parts import NOT_YET
from cogs.messages.files import files_of
from cogs.messages.lobby import Lobbies
from cogs.messages.parts import Parts
from cogs.messages.private.tokens import TOKEN_LIFE_S
from cogs.messages.rate_limiter import Urgency
from cogs.messages.results import evening_of
from cogs.press.edits import answer_in_place, edit_by_token
from cogs.press.outages import (
    NOT_DONE,
    UNKNOWN_MESSAGE,
    UNKNOWN_PLACE,
    UNREACHABLE,
    code_of,
    passes_in,
)
from cogs.press.press import Interaction
from data import invitations
from data.faults import DatabaseError
from data.invitations import Invitation
from rendering.canvas.picture import Picture

log = logging.getLogger(__name__)

SHOWN = frozenset(
    {
        ChangeKind.OPENED,
        ChangeKind.SEATING,
        ChangeKind.RELEASED,
        ChangeKind.RENAMED,
        ChangeKind.SETUP,
        ChangeKind.STARTED,
        ChangeKind.DEALT,
        ChangeKind.PAUSED,
        ChangeKind.BACK,
        ChangeKind.FINISHED,
        ChangeKind.CLOSED,
        ChangeKind.EXPIRED,
        ChangeKind.ABANDONED,
        ChangeKind.VOIDED,
        ChangeKind.CLEARED,
        ChangeKind.RESTORED,
    }
)
"""What may change an invitation."""

GAPS = 3
"""How many gaps between frames an invitation waits: boards go first."""

RETRY_S = 30.0
"""How long an invitation waits before it is tried again."""

Minutes = Literal[60, 1440, 10080]

OPEN_MINUTES: Minutes = 1440
SLOW_MINUTES: Minutes = 10080
ENDED_MINUTES: Minutes = 60
"""After how many quiet minutes a thread is archived: while a table is open there, if its clock is
slow, and afterwards."""


class Invitations:
    """All invitations; those that show the end of their table are kept for a rematch there."""

    def __init__(self, parts: Parts, hub: Hub, lobbies: Lobbies) -> None:
        self._client = parts.bot
        self._hub = hub
        self._database = parts.database
        self._clock = parts.clock
        self._lobbies = lobbies
        self._limiter = parts.limiter
        self._gap_s = GAPS * parts.frame_gap_s
        self._due: dict[int, Table] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # A lock exists as long as someone holds it or waits for it.
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def on_change(self, change: Change) -> None:
        """Show what has happened at a table, sooner or later."""
        if change.what in SHOWN:
            self._note(change.table)

    def lobby_drawn(self, table: Table) -> None:
        """Show an invitation whose cards had not been drawn before."""
        self._note(table)

    async def begin(self, press: Interaction, table: Table) -> None:
        """Turn the answer to a command, which the thread of the table hangs on, into one."""
        picture, mark = await self._pictured(press, table)
        layout = invitation_layout(table, picture)
        try:
            await press.edit_original_response(view=layout, attachments=_files(picture))
        except NOT_DONE as fault:
            log.warning("invitation not begun table=%s code=%s", table.id, code_of(fault))
            mark = ""
        await self._keep(press, table, mark)

    async def answer(self, press: Interaction, table: Table) -> None:
        """Show the table in the invitation that was pressed."""
        picture, mark = await self._pictured(press, table)
        layout = invitation_layout(table, picture, await evening_of(self._database, table))
        await answer_in_place(press, layout, attachments=_files(picture))
        await self._keep(press, table, mark)

    async def _pictured(self, press: Interaction, table: Table) -> tuple[Picture | None, str]:
        # What has no picture yet is sent anew.
        picture = await self._lobbies.for_press(press, table)
        return picture, "" if picture is NOT_YET else _mark(table)

    async def resume(self) -> None:
        """Bring every invitation up to date that a stop may have left behind."""
        for each in await invitations.live(self._database, self._hub.shards):
            try:
                self._note(await self._hub.find(each.table_id))
            except (TarotError, DatabaseError) as fault:
                log.error("invitation not resumed table=%s fault=%r", each.table_id, fault)
        for table in self._hub.open_tables():
            self._note(table)

    async def rest(self) -> None:
        """Wait until every invitation is up to date."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Stop; what is not shown yet will be after the next start."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep(self, press: Interaction, table: Table, mark: str) -> None:
        expires_at, thread = int(self._clock.now()) + TOKEN_LIFE_S, table.row.channel_id
        assert press.channel_id is not None
        found = await invitations.find(self._database, thread)
        minutes = open_minutes(table.setup) if found is None else found.minutes
        row = Invitation(
            thread, press.channel_id, table.id, press.token, expires_at, mark, True, minutes
        )
        await invitations.keep(self._database, row)
        # Something may have happened while it was being drawn.
        self._note(table)

    def _note(self, table: Table) -> None:
        # The newest table in a thread is the one to show there.
        place, waiting = table.row.channel_id, self._due.get(table.row.channel_id)
        if waiting is None or waiting.id <= table.id:
            self._due[place] = table
        if waiting is None:
            task = asyncio.create_task(self._guarded(place))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _guarded(self, place: int) -> None:
        try:
            await self._show(place)
        except DatabaseError as fault:
            log.error("invitation not noted place=%s fault=%s", place, fault)
        except Exception:
            # The last net under this task; the table itself is safe.
            log.exception("invitation failed place=%s", place)
        finally:
            self._due.pop(place, None)

    async def _show(self, place: int) -> None:
        found = await invitations.find(self._database, place)
        while found is not None:
            async with self._turns.setdefault(found.channel_id, asyncio.Lock()):
                await asyncio.sleep(self._gap_s)
                found, due = await invitations.find(self._database, place), self._due[place]
                if found is None or found.table_id > due.id:
                    return
                if found.shown == _mark(await self._to_show(due)):
                    return
                async with self._limiter.turn(place, Urgency.SOMETIME):
                    table = await self._to_show(self._due[place])
                    mark = _mark(table)
                    is_done = await self._try(found, table, mark)
            if not is_done:
                await asyncio.sleep(RETRY_S)
            elif _mark(await self._to_show(self._due[place])) == mark:
                return

    async def _to_show(self, table: Table) -> Table:
        # A table that was never begun leaves a thread to whatever was played there before.
        if not table.never_begun:
            return table
        return await self._hub.newest_at(table.row.channel_id) or table

    async def _try(self, row: Invitation, table: Table, mark: str) -> bool:
        # Whether there is nothing left to try, even if it was refused.
        try:
            is_whole = await self._edit(row, table)
            minutes = await self._set_thread(row, table)
        except UNREACHABLE as fault:
            log.warning("invitation waits table=%s code=%s", table.id, code_of(fault))
            await asyncio.sleep(passes_in(fault) or 0)
            return False
        except discord.HTTPException as fault:
            log.info("invitation not shown table=%s code=%s", table.id, fault.code)
            if fault.code in (UNKNOWN_PLACE, UNKNOWN_MESSAGE):
                await invitations.forget(self._database, row.message_id)
            # Without the permission, the next change tries again.
            return True
        shown = mark if is_whole else ""
        await invitations.keep(self._database, _shows(row, table, shown, minutes))
        return True

    async def _edit(self, row: Invitation, table: Table) -> bool:
        # Whether it has its picture now, if it is to have one.
        picture = None if table.over else await self._lobbies.in_place(table)
        layout = invitation_layout(table, picture, await evening_of(self._database, table))
        lives = bool(row.token) and row.expires_at > self._clock.now()
        if lives and await self._edit_by_token(row, table, layout, picture):
            return picture is not NOT_YET
        place = self._client.get_partial_messageable(row.channel_id, guild_id=table.row.guild_id)
        await place.get_partial_message(row.message_id).edit(
            view=layout,
            attachments=_files(picture),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return picture is not NOT_YET

    async def _edit_by_token(
        self, row: Invitation, table: Table, layout: LayoutView, picture: Picture | None
    ) -> bool:
        # An interaction's token acts as a webhook of the application.
        data = {"id": str(self._client.application_id), "type": 3, "token": row.token}
        webhook = discord.Webhook.from_state(data=data, state=self._client._connection)  # type: ignore[arg-type]
        try:
            await edit_by_token(webhook, row.message_id, layout, _files(picture))
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as fault:
            log.info("invitation not shown by token table=%s code=%s", table.id, fault.code)
            return False
        return True

    def _change_of(self, row: Invitation, table: Table) -> dict[str, Any]:
        # What is to be changed of the thread.
        change: dict[str, Any] = {"archived": True} if table.never_begun else {}
        if table.never_begun or _minutes(table) != row.minutes:
            change["auto_archive_duration"] = _minutes(table)
        thread = self._client.get_channel(row.message_id)
        if not table.over and isinstance(thread, discord.Thread):
            moment, texts = snowflake_time(thread.id), texts_for(table.row.language)
            name = thread_name_in(thread.name, table.game, moment, texts)
            change |= {} if name == thread.name else {"name": name}
        return change

    async def _set_thread(self, row: Invitation, table: Table) -> int:
        # Returns what holds from now on: where it is forbidden, the next change tries again. The
        # thread of a table that was never begun is archived once nothing is left to delete there:
        # to delete it takes a right that nobody is asked for.
        minutes, change = _minutes(table), self._change_of(row, table)
        if table.remains or not change:
            return row.minutes
        try:
            async with self._limiter.turn(row.message_id, Urgency.SOMETIME):
                await self._client.http.edit_channel(row.message_id, **change)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as fault:
            log.info("thread not changed thread=%s code=%s", row.message_id, fault.code)
            return row.minutes
        return minutes


def _shows(row: Invitation, table: Table, mark: str, minutes: int) -> Invitation:
    # No token is kept longer than it is needed.
    live = not table.over or table.remains
    token = row.token if live else ""
    return replace(row, table_id=table.id, token=token, shown=mark, live=live, minutes=minutes)


def _minutes(table: Table) -> Minutes:
    return ENDED_MINUTES if table.over else open_minutes(table.setup)


def open_minutes(setup: Setup) -> Minutes:
    """Return after how many quiet minutes the thread of an open table with this setup is
    archived."""
    return SLOW_MINUTES if setup.clock == SLOW else OPEN_MINUTES


def _mark(table: Table) -> str:
    clock = [SLOW] if table.setup.clock == SLOW else []
    left = ["left"] if table.remains else []
    text = "\n".join([str(table.id), table.setup.drawing, *clock, *left, *invitation_lines(table)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _files(picture: Picture | None) -> Sequence[discord.File]:
    return files_of(picture, INVITATION)
