"""*Hint*: what is best on one's own turn, at tables that allow it."""

import asyncio
from contextlib import suppress
from dataclasses import replace

from discord.ext import commands

from bot.tables.errors import StaleAction, TableError
from bot.tables.table import Table
from bot.tables.thinking.hints import Advice, Hint
from bot.words.wording import Wording
from cogs.layouts.hand.draft import NOTHING, Draft, draft_in, is_current
from cogs.layouts.hand.ids import AskHint
from cogs.layouts.hand.lesson import shown_answer
from cogs.press.controls import ids_in, ids_on
from cogs.press.edits import acknowledge
from cogs.press.outages import NOT_DONE
from cogs.press.press import Interaction, reader_texts
from cogs.press.refusals import sentence
from cogs.services import Services
from cogs.thinking.hint_layout import hint_in_words
from data.tables import TableKind

PATIENCE_S = 1.0
"""Whoever waits longer is told that a hint is being looked for."""


class Hinting(commands.Cog):
    """Tells people what is best to do with their own hand."""

    def __init__(self, services: Services) -> None:
        self._hub, self._hands, self._hints = services.hub, services.hands, services.hints
        self._lessons = services.lessons
        services.controls.on_press(AskHint, self.hint)

    async def hint(self, press: Interaction, request: AskHint) -> None:
        """Show the person their hand with a hint for what they are asked now.

        Whoever waits for it sees so. Raises `TableError` if they do not sit there.
        """
        table = await self._hub.find_for(request.table, press.user.id)
        if not is_current(table.view_of(press.user.id), request.moment):
            why = sentence(StaleAction(), reader_texts(press))
            await self._hands.choose(press, table, NOTHING, why)
            return
        if await self._answer_shown(press, table):
            return
        finding = asyncio.ensure_future(self._hints.of(table, press.user.id))
        try:
            await self._show(press, table, request, finding)
        finally:
            finding.cancel()

    async def _answer_shown(self, press: Interaction, table: Table) -> bool:
        # What a lesson asks has an answer of its own.
        if table.row.kind is not TableKind.LESSON:
            return False
        told = await self._lessons.told(table)
        if told.asks:
            wording = Wording.usual(reader_texts(press), table.setup.drawing)
            line = shown_answer(told, table.view_of(press.user.id), wording)
            await self._hands.choose(press, table, replace(draft_in(ids_on(press)), hint=line))
        return told.asks

    async def _show(
        self,
        press: Interaction,
        table: Table,
        request: AskHint,
        finding: asyncio.Future[Hint | Advice],
    ) -> None:
        texts = reader_texts(press)
        done, _ = await asyncio.wait({finding}, timeout=PATIENCE_S)
        if not done and is_current(table.view_of(press.user.id), request.moment):
            looking = replace(draft_in(ids_on(press)), hint=texts.say("hint-looking"))
            await self._hands.choose(press, table, looking)
        line, why = await self._found(press, table, finding)
        draft = await _chosen_by_now(press)
        if is_current(table.view_of(press.user.id), request.moment):
            await self._hands.choose(press, table, replace(draft, hint=line), why)

    async def _found(
        self, press: Interaction, table: Table, finding: asyncio.Future[Hint | Advice]
    ) -> tuple[str, str]:
        # The hint, or why there is none.
        texts = reader_texts(press)
        try:
            wording, seen = Wording.usual(texts, table.setup.drawing), table.view_of(press.user.id)
            return hint_in_words(await finding, seen, wording), ""
        except (StaleAction, TableError) as refusal:
            return "", sentence(refusal, texts)


async def _chosen_by_now(press: Interaction) -> Draft:
    # Whoever waits may choose what to say meanwhile, and only the hand itself knows.
    with suppress(*NOT_DONE):
        if not press.response.is_done():
            await acknowledge(press)
        return draft_in(ids_in(await press.original_response()))
    return draft_in(ids_on(press))
