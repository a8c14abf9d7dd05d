"""Answers to one person, and the net under every press."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import ui

from bot.games.errors import TarotError
from bot.tables.errors import AskFirst
from cogs.layouts.codec import next_mark
from cogs.layouts.parts import renewed
from cogs.layouts.tables import sure_question
from cogs.press.edits import answer_in_place, edit_by_token
from cogs.press.outages import NO_ANSWER, NOT_DONE, Refused, code_of, passes_in
from cogs.press.press import Interaction, is_choice, is_private, kind_of, reader_texts
from cogs.press.refusals import sentence
from data.faults import Damage, DatabaseError

log = logging.getLogger(__name__)

GONE = (10062, 40060, 10015, 50027)
"""Discord's codes for an answer that comes too late or twice; the action itself stands."""

ANSWERED_WITHIN_S = 3.0
"""After this time Discord takes no first answer to a press."""


KNOWN = 1000
"""How many presses are remembered: Discord may tell of one again after a break."""

Work = Coroutine[Any, Any, None]


class ErrorBoundary:
    """The net under every press; it knows which presses are being answered right now.

    Listeners are told the kind of each press that has been answered, and how many seconds it took;
    those of `asking` of each question, with the message where it stands. Those of `refused` are
    told what Discord refused, and return whether it takes the same press from now on.
    """

    def __init__(self) -> None:
        self.listeners: list[Callable[[str, float], None]] = []
        self.asking: list[Callable[[Interaction, AskFirst, int | None], Awaitable[None]]] = []
        self.refused: list[Callable[[Exception], bool]] = []
        self._presses: set[asyncio.Task[Any] | None] = set()
        self._known: deque[int] = deque(maxlen=KNOWN)

    async def __call__(self, press: Interaction, work: Work) -> None:
        """Do the work once; tell the person of a refusal, and log a fault and apologise."""
        if press.id in self._known:
            log.info("told twice id=%s", press.id)
            work.close()
            return
        self._known.append(press.id)
        task, began = asyncio.current_task(), time.monotonic()
        self._presses.add(task)
        try:
            await _with_net(press, self._heeded(press, work))
        finally:
            self._presses.discard(task)
            for listener in self.listeners:
                listener(kind_of(press), time.monotonic() - began)

    async def _heeded(self, press: Interaction, work: Work) -> None:
        try:
            await self._answered(press, work)
        except discord.HTTPException as fault:
            if not any([heed(fault) for heed in self.refused]):
                raise
            log.warning("discord refused code=%s status=%s", fault.code, fault.status)
            await _say_so(press)

    async def _answered(self, press: Interaction, work: Work) -> None:
        try:
            await self._asked_first(press, work)
        except TarotError as refusal:
            await tell(press, sentence(refusal, reader_texts(press)))
        await _let_choose_again(press)

    async def _asked_first(self, press: Interaction, work: Work) -> None:
        try:
            await work
        except AskFirst as asked:
            message_id = await _ask(press, sure_question(asked, reader_texts(press)))
            for listener in self.asking:
                await listener(press, asked, message_id)

    async def rest(self) -> None:
        """Wait until no press is being answered any more, but no longer than Discord does."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED_WITHIN_S):
                while self._presses:
                    await asyncio.gather(*filter(None, self._presses), return_exceptions=True)


async def _with_net(press: Interaction, work: Work) -> None:
    try:
        await work
    except discord.HTTPException as fault:
        if fault.code not in GONE and passes_in(fault) is None:
            await broken(press)
        log.warning("discord refused code=%s status=%s", fault.code, fault.status)
    except (Refused, *NO_ANSWER) as fault:
        log.warning("discord did not answer code=%s", code_of(fault))
        await _say_so(press)
    except Damage as fault:
        log.error("press met damage id=%s fault=%s", press.id, fault)
        await _say_so(press, "table-damaged")
    except DatabaseError as fault:
        log.error("press not kept fault=%s", fault)
        await _say_so(press, "not-kept")
    except Exception:
        await broken(press)


async def _ask(press: Interaction, question: discord.ui.LayoutView) -> int | None:
    # In place of the private panel that was pressed, so that no other one is left behind.
    if press.message is not None and is_private(press):
        await answer_in_place(press, question)
        return press.message.id
    answer = await press.response.send_message(view=question, ephemeral=True)
    return answer.message_id


async def _let_choose_again(press: Interaction) -> None:
    # Where a choice is answered by a new message, Discord would go on showing what was chosen in
    # the old one, and not send it again. Pictures would have to be sent anew, so none are touched.
    message, answer = press.message, press.response.type
    if message is None or not is_private(press) or not is_choice(press):
        return
    view = ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    has_pictures = any(isinstance(part, ui.MediaGallery) for part in view.walk_children())
    if has_pictures or answer is not discord.InteractionResponseType.channel_message:
        return
    try:
        await edit_by_token(press.followup, message.id, renewed(view, next_mark))
    except NOT_DONE as fault:
        log.info("not to be chosen again code=%s", code_of(fault))


async def broken(press: Interaction) -> None:
    """Log the current exception and tell the person that nothing is lost."""
    log.exception("press failed id=%s", press.id)
    await _say_so(press)


async def _say_so(press: Interaction, key: str = "something-broke") -> None:
    try:
        await tell(press, reader_texts(press).say(key))
    except NOT_DONE as fault:
        log.warning("could not even say so code=%s", code_of(fault))


async def show(
    press: Interaction, view: ui.LayoutView, files: Sequence[discord.File] = ()
) -> int | None:
    """Show the person something, in place of the private message that was pressed, if one was.

    Returns the id of the message, if Discord tells it.
    """
    if press.message is not None and is_private(press):
        await answer_in_place(press, view, attachments=files)
        return press.message.id
    answer = await press.response.send_message(view=view, files=files, ephemeral=True)
    return answer.message_id


async def tell(press: Interaction, text: str) -> None:
    """Say something to the person, privately."""
    if press.response.is_done():
        await press.followup.send(text, ephemeral=True)
    else:
        await press.response.send_message(text, ephemeral=True)
