"""The private hands: answers to presses.

Each seat has one hand message, which only a fresh token can change. Correctness never depends on
that, because every press brings a new token and shows the current hand.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import discord

from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.errors import IllegalAction, TarotError
from bot.games.view import SeatView
from bot.tables.decisions import messages, play, presence
from bot.tables.errors import StaleAction, TooEarly
from bot.tables.state import Steps
from bot.tables.table import Table
from bot.words.refusals import why_not
from cogs.layouts.hand.draft import NOTHING, Draft, is_current
from cogs.layouts.hand.hand import PICTURE
from cogs.layouts.hand.ids import HandVersion
from cogs.layouts.hand.missed import missed_line, unseen_line
from cogs.layouts.parts import words
from cogs.layouts.scores import left_page
from cogs.messages.files import file_of
from cogs.messages.hand_pages import HandPages
from cogs.messages.parts import Parts
from cogs.messages.private.tokens import NO_HAND
from cogs.messages.private.updates import HandUpdates
from cogs.messages.solo_hands import SoloHands
from cogs.press.edits import answer_in_place, answer_in_time, in_time
from cogs.press.error_boundary import show
from cogs.press.outages import NOT_DONE, UNKNOWN_MESSAGE, passes_in
from cogs.press.press import Interaction, is_private, reader_texts
from cogs.press.refusals import sentence
from data.hands import HandHandle
from rendering.canvas.picture import Picture


class Hands(HandUpdates):
    """All private hands."""

    def __init__(self, parts: Parts, pages: HandPages, solo: SoloHands) -> None:
        super().__init__(parts, pages)
        self._solo = solo

    async def show(
        self,
        press: Interaction,
        table: Table,
        board_shown: Callable[[Interaction], Awaitable[None]],
    ) -> None:
        """Give the person a new message with their hand, once the board above it has been shown.

        Raises `TableError` if they have none.
        """
        missed = await self._missed(press, table)
        await table.change(presence.come_back, press.user.id)
        await board_shown(press)
        view = table.view_of(press.user.id)
        wording, look = await self._pages.reader(press, table)
        # Cards that are missing are not waited for in the turn of the seat, which others wait for.
        await in_time(press, self._pages.draw(table, view, wording, look))
        async with self._as_the_hand(table, view.seat):
            view = table.view_of(press.user.id)
            picture = await self._pages.draw(table, view, wording, look)
            intro = await self._pages.intro(table, view, wording, press.user.id)
            layout = self._pages.layout(
                table, view, wording, picture, press.token, why=missed, intro=intro
            )
            await self._give(press, table, view, layout, picture)
        if view.seat is not None:
            await self.on_turn(table, view.seat)

    async def want_next(self, press: Interaction, table: Table) -> None:
        """Note that the person wants the next deal, and show what the last one has brought.

        That takes the place of the hand that was pressed, or is a new message, into whose place the
        next hand will step. Raises `TableError` if they have no seat.
        """
        view = table.view_of(press.user.id)
        async with self._as_the_hand(table, view.seat):
            await table.change(play.want_next, press.user.id)
            await self._show_scored(press, table, view)

    async def show_left(self, press: Interaction, table: Table, text: str) -> None:
        """Say this in place of the hand of a person who has left.

        It goes when they come back, and becomes their result when the match is over. Raises
        `TableError` if they have no seat.
        """
        async with self._as_the_hand(table, table.seating.seat_of(press.user.id)):
            layout = left_page(table, text, reader_texts(press))
            handle = await self._show_instead(press, layout, NO_HAND)
            await table.note(messages.keep_hand, press.user.id, handle)

    async def show_result(self, press: Interaction, table: Table) -> None:
        """Tell the person what a match that is over has brought them. Raises `TableError`."""
        table.check_ended()
        table.seating.seat_of(press.user.id)
        wording, _ = await self._pages.reader(press, table)
        await show(press, await self._pages.ended(table, press.user.id, wording))

    async def _show_scored(self, press: Interaction, table: Table, view: SeatView) -> None:
        wording, _ = await self._pages.reader(press, table)
        layout = self._pages.scored(table, view, wording)
        handle = await self._show_instead(press, layout, view.step)
        await table.note(messages.keep_hand, press.user.id, handle)

    async def _show_instead(
        self, press: Interaction, layout: discord.ui.LayoutView, step: int
    ) -> HandHandle:
        # In place of the private message that was pressed, if one was.
        if is_private(press):
            await answer_in_place(press, layout, attachments=[])
            return self._tokens.of_hand(press, step)
        answer = await press.response.send_message(view=layout, ephemeral=True)
        return self._tokens.of_answer(press, answer, step)

    async def welcome(self, press: Interaction, table: Table) -> None:
        """Bring back a person whose turns a computer has taken, and tell what it played.

        Whoever left the table only looks at it. What is shown in place of a panel is none.
        """
        await self._forget_replaced(press, table)
        if not table.playing or not table.seating.is_idle(press.user.id):
            return
        missed = await self._missed(press, table)
        await table.change(presence.come_back, press.user.id)
        if missed:
            await press.followup.send(view=words(missed), ephemeral=True)

    async def play(
        self,
        press: Interaction,
        table: Table,
        action: Action,
        moment: HandVersion,
        draft: Draft = NOTHING,
        ahead: Action | None = None,
    ) -> None:
        """Do what a press on a hand asks for, and show the updated hand.

        *ahead* is done as well as soon as it is asked for.

        A refusal by the rules is shown in the hand itself, which keeps the draft; one by the table
        is raised.
        """
        view = table.view_of(press.user.id)
        async with self._as_the_hand(table, view.seat):
            why = await self._act(press, table, moment, play.act, action, ahead=ahead)
            kept = draft if why and is_current(view, moment) else NOTHING
            await self._answer(press, table, kept, why)

    async def claim(self, press: Interaction, table: Table, moment: HandVersion) -> None:
        """Play the rest of the tricks for the person who claims them, and show the hand.

        A refusal by the table is raised.
        """
        async with self._as_the_hand(table, table.view_of(press.user.id).seat):
            why = await self._act(press, table, moment, play.claim)
            await self._answer(press, table, NOTHING, why)

    async def choose_ahead(
        self, press: Interaction, table: Table, action: Action | None, moment: HandVersion
    ) -> None:
        """Note what to do ahead, or do it if the person's turn has come; show the hand.

        None takes a plan back. A refusal by the table is raised.
        """
        view = table.view_of(press.user.id)
        async with self._as_the_hand(table, view.seat):
            why = await self._act(press, table, moment, play.choose_ahead, action)
            await self._answer(press, table, NOTHING, why)

    async def show_solo(self, press: Interaction, table: Table) -> None:
        """Show a person who plays alone how their deal stands, in the place of what was pressed."""
        async with self._alone_with(table, table.seating.seat_of(press.user.id)):
            await self._solo.show(press, table)

    async def take_back(self, press: Interaction, table: Table, moment: HandVersion) -> None:
        """Go back to before what a person who plays alone has done last, and show the hand."""
        async with self._alone_with(table, table.seating.seat_of(press.user.id)):
            why = ""
            try:
                await table.take_back(press.user.id, moment.deal, moment.step)
            except (IllegalAction, StaleAction) as refusal:
                why = await self._why(press, table, refusal)
            await self._solo.show(press, table, why=why)

    async def choose(self, press: Interaction, table: Table, draft: Draft, why: str = "") -> None:
        """Show the hand with the choice so far, and with what went wrong, if anything did."""
        missed = await self._missed(press, table)
        await table.change(presence.come_back, press.user.id)
        view = table.view_of(press.user.id)
        async with self._as_the_hand(table, view.seat):
            await table.note(
                messages.keep_hand, press.user.id, self._tokens.of_hand(press, view.step)
            )
            await self._answer(press, table, draft, missed or why)

    async def show_panel(
        self, press: Interaction, table: Table, panel: discord.ui.LayoutView
    ) -> None:
        """Give the person a private panel, which is closed once what it asks is over."""
        answer = await press.response.send_message(view=panel, ephemeral=True)
        await self.note_panel(press, table, answer.message_id)

    async def note_panel(self, press: Interaction, table: Table, message_id: int | None) -> None:
        """Remember a private panel of the person, so that it can be closed."""
        if message_id is not None:
            language = reader_texts(press).language
            panel = self._tokens.panel(press, message_id, language, in_lobby=table.in_lobby)
            await table.note(messages.note_panel, panel)

    async def _forget_replaced(self, press: Interaction, table: Table) -> None:
        # What is read in the place of a panel stays; a panel that is shown again has a new token.
        pressed = press.message.id if press.message is not None else None
        for panel in table.panels:
            if panel.message_id == pressed and not panel.in_lobby and panel.token != press.token:
                await table.note(messages.forget_panels, [panel.message_id])

    def remember(self, press: Interaction) -> HandHandle:
        """Return the token of a press that shows no hand, kept for the cards to come.

        A private panel that was pressed goes when they come.
        """
        return self._tokens.of_panel(press)

    async def close_panel(self, table: Table, handle: HandHandle | None) -> None:
        """Delete the panel that was pressed in a lobby, if it is known and can be."""
        if handle is not None and handle.step == NO_HAND and self._tokens.is_young(handle):
            await self._delete(table, handle)

    async def _act(
        self,
        press: Interaction,
        table: Table,
        moment: HandVersion,
        decide: Callable[..., Steps],
        *chosen: object,
        **more: object,
    ) -> str:
        _, deal, step = moment
        handle, missed = self._tokens.of_hand(press, step), await self._missed(press, table)
        try:
            await table.change(decide, press.user.id, *chosen, deal, step, handle, **more)
        except (IllegalAction, StaleAction, TooEarly) as refusal:
            # Even a refused press brings a fresh token, and its answer shows the hand as it is.
            shows = replace(handle, step=table.view_of(press.user.id).step)
            await table.note(messages.keep_hand, press.user.id, shows)
            why = await self._why(press, table, refusal)
            return why if isinstance(refusal, IllegalAction) else missed or why
        return missed

    async def _why(self, press: Interaction, table: Table, refusal: TarotError) -> str:
        wording, _ = await self._pages.reader(press, table)
        if isinstance(refusal, IllegalAction):
            return why_not(refusal, table.game.pack, wording)
        return sentence(refusal, wording.texts)

    async def _missed(self, press: Interaction, table: Table) -> str:
        # What a computer has done for the person, whom any press brings back, or which card was
        # played as planned while their hand could not be changed.
        seat = table.seating.seat_of(press.user.id)
        sitter, handle = table.seating.sitter(seat), table.hand_of(seat)
        if not table.playing:
            return ""
        wording, _ = await self._pages.reader(press, table)
        view = table.view_of(press.user.id)
        if sitter.was_away:
            return missed_line(view, sitter, wording)
        if handle is None or handle.step == NO_HAND:
            return ""
        return unseen_line(view, handle.step, wording)

    async def _answer(self, press: Interaction, table: Table, draft: Draft, why: str) -> None:
        if table.row.is_solo:
            await self._solo.show(press, table, draft, why)
            return
        wording, look = await self._pages.reader(press, table)
        view = table.view_of(press.user.id)
        drawing = self._pages.draw(table, view, wording, look, draft.cards)
        picture = await in_time(press, drawing)
        layout = self._pages.layout(table, view, wording, picture, press.token, draft, why)
        if not is_private(press):
            # Whatever was pressed: what everybody sees never becomes a hand.
            await self._give(press, table, view, layout, picture)
            return
        try:
            await answer_in_time(press, layout, [file_of(picture, PICTURE)])
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            # The hand was replaced while the press was waiting.
            await self._give(press, table, view, layout, picture)
            return
        self._note(table, view)
        self._drafts.note((table.id, view.seat), view, draft)

    async def _give(
        self,
        press: Interaction,
        table: Table,
        view: SeatView,
        layout: discord.ui.LayoutView,
        picture: Picture,
    ) -> None:
        # A new message with the hand as in this view, which is the one to update from now on.
        file = file_of(picture, PICTURE)
        if press.response.is_done():
            self._follow_ups.note(table.row.channel_id)
            message = await press.followup.send(view=layout, file=file, ephemeral=True, wait=True)
            handle = self._tokens.of_follow_up(press, message.id, view.step)
        else:
            answer = await press.response.send_message(view=layout, file=file, ephemeral=True)
            handle = self._tokens.of_answer(press, answer, view.step)
        await table.note(messages.keep_hand, press.user.id, handle)
        self._note(table, view)
        self._drafts.forget((table.id, view.seat))

    @asynccontextmanager
    async def _as_the_hand(self, table: Table, seat: Seat | None) -> AsyncIterator[None]:
        # Alone with the seat. If another message is its hand afterwards, the one before goes.
        async with self._alone_with(table, seat):
            before = table.hand_of(Seat(seat or 0))
            try:
                yield
            except NOT_DONE as fault:
                await self._stay_with(table, Seat(seat or 0), before)
                await self._answered_otherwise(table, Seat(seat or 0), before)
                self._try_again(table, Seat(seat or 0), passes_in(fault) or 0)
                raise
            except Exception:
                await self._answered_otherwise(table, Seat(seat or 0), before)
                raise
            now = table.hand_of(Seat(seat or 0))
            if before is None or now is None or before.message_id == now.message_id:
                return
            if self._tokens.is_young(before):
                await self._delete(table, before)

    async def _stay_with(self, table: Table, seat: Seat, before: HandHandle | None) -> None:
        # A token is of no use as long as its press has not been answered.
        user_id = table.seating.sitter(seat).user_id
        if before is not None and self._tokens.is_young(before) and user_id is not None:
            await table.note(messages.keep_hand, user_id, before)

    async def _answered_otherwise(
        self, table: Table, seat: Seat, before: HandHandle | None
    ) -> None:
        # What the press gets instead of its hand is then the original of its token.
        now, user_id = table.hand_of(seat), table.seating.sitter(seat).user_id
        if now is not None and now != before and now.is_original and user_id is not None:
            await table.note(messages.keep_hand, user_id, replace(now, is_original=False))
