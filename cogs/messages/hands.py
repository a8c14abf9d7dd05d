"""The private hands: answers to presses, and the calls that keep a hand up to date.

Each seat has one hand message, which only a fresh token can change. Correctness never depends on
that, because every press brings a new token and shows the current hand.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.errors import IllegalAction, TarotError
from bot.games.view import SeatView
from bot.tables.decisions import messages, play, presence
from bot.tables.errors import StaleAction, TooEarly
from bot.tables.state import Steps
from bot.tables.table import Table, seat_to_play
from bot.texts import texts_for
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
from cogs.messages.private.drafts import Drafts
from cogs.messages.private.follow_ups import FollowUps
from cogs.messages.private.shown import Shown, is_news, is_urgent, shown
from cogs.messages.private.tokens import NO_HAND, Tokens
from cogs.messages.retries import Retries
from cogs.messages.solo_hands import SoloHands
from cogs.press.edits import answer_in_place, answer_in_time, in_time
from cogs.press.error_boundary import show
from cogs.press.outages import NOT_DONE, UNKNOWN_MESSAGE, code_of, passes_in
from cogs.press.press import Interaction, is_private, reader_texts
from cogs.press.refusals import sentence
from data.hands import HandHandle, Panel
from data.seats import Sitter
from rendering.canvas.picture import Picture

log = logging.getLogger(__name__)

Key = tuple[int, int]


class Hands:
    """All private hands."""

    def __init__(self, parts: Parts, pages: HandPages, solo: SoloHands) -> None:
        clock = parts.clock
        self._client = parts.bot
        self._tokens = Tokens(parts)
        self._pages, self._solo = pages, solo
        self._follow_ups = FollowUps(clock, parts.facts.follow_ups_a_minute)
        # A lock exists as long as someone holds it or waits for it.
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        self._shown: dict[Key, Shown] = {}
        # Hands that are known to be out of date.
        self._behind = Retries()
        # Those that are left alone for now.
        self._held = Retries(lambda seconds: clock.sleep_until(clock.now() + seconds))
        self._drafts = Drafts(clock)
        # Hands that wait for a press, although they could be sent.
        self._undealt: set[Key] = set()

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
            await table.change(messages.keep_hand, press.user.id, handle)

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
        await table.change(messages.keep_hand, press.user.id, handle)

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
            await table.change(
                messages.keep_hand, press.user.id, self._tokens.of_hand(press, view.step)
            )
            await self._answer(press, table, draft, missed or why)

    async def on_turn(self, table: Table, seat: Seat) -> None:
        """Update the seat's hand when its turn has come or it has been given cards.

        Tries again as long as Discord cannot be reached. A hand with a draft that has just been
        pressed is left alone for some seconds.
        """
        key = (table.id, seat)
        wait_s = self._wait_s(table, seat)
        if wait_s is not None:
            self._held.add(key, lambda: self._make_up(table, seat), wait_s)
        elif not self._behind.is_waiting(key):
            self._try_again(table, seat, await self._update(table, seat))

    async def close(self) -> None:
        """Try nothing again from now on."""
        await self._behind.close()
        await self._held.close()

    def is_active(self, table: Table, seat: Seat) -> bool:
        """Return whether the person on this seat has just used their hand."""
        return self._tokens.is_active(table.hand_of(seat))

    def outdated(self, table: Table) -> list[Seat]:
        """Return the seats of people whose hands need an update although it is not their turn.

        They hold other cards than their hand shows, or may say something now.
        """
        return [
            sitter.seat
            for sitter in table.seating.humans()
            if sitter.away != "left" and self._is_outdated(table, sitter.seat, sitter.user_id)
        ]

    async def deal_out(self, table: Table) -> list[int]:
        """Send everyone who is there their new hand, where a fresh token allows it.

        Returns the user ids of those it could not reach, or who are away and have to ask for it.
        """
        people = [sitter for sitter in table.seating.humans() if sitter.away != "left"]
        reached = await asyncio.gather(
            *(self._deal_and_make_up(table, Seat(sitter.seat)) for sitter in people)
        )
        return [
            sitter.user_id
            for sitter, done in zip(people, reached, strict=True)
            if not done and sitter.user_id is not None
        ]

    def reach_all(self, table: Table) -> bool:
        """Return whether everybody who has not left has their hand, and it can be changed now."""
        people = [sitter for sitter in table.seating.humans() if sitter.away != "left"]
        handles = [table.hand_of(sitter.seat) for sitter in people]
        keys = [(table.id, sitter.seat) for sitter in people]
        if any(key in self._behind or key in self._undealt for key in keys):
            return False
        if not all(table.sees_hand(sitter.seat) for sitter in people):
            return False
        return all(handle is not None and self._tokens.is_young(handle) for handle in handles)

    async def show_end(self, table: Table) -> None:
        """Turn the hands of a match that is over into the results of their owners.

        Only a fresh token can do that.
        """
        await asyncio.gather(*(self._end_hand(table, each.seat) for each in table.seating.humans()))
        await table.change(messages.forget_hands)

    async def show_deal_end(self, table: Table) -> None:
        """Turn the hands of a deal that no other follows at once into what it brought.

        Only a fresh token can do that.
        """
        await asyncio.gather(*(self._end_deal(table, each) for each in table.seating.humans()))

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
            await table.change(messages.note_panel, panel)

    async def _forget_replaced(self, press: Interaction, table: Table) -> None:
        # What is read in the place of a panel stays; a panel that is shown again has a new token.
        pressed = press.message.id if press.message is not None else None
        for panel in table.panels:
            if panel.message_id == pressed and not panel.in_lobby and panel.token != press.token:
                await table.change(messages.forget_panels, [panel.message_id])

    async def close_panels(self, table: Table, panels: Sequence[Panel]) -> None:
        """Say in each of these panels that what it asks is over; only a fresh token can.

        Those that people have pressed are told, or go, with their hands.
        """
        handles = [table.hand_of(sitter.seat) for sitter in table.seating.humans()]
        others = {handle.message_id for handle in handles if handle is not None}
        await asyncio.gather(
            *(
                self._tokens.tell(handle, texts_for(panel.language).say(_why_over(table, panel)))
                for panel in panels
                if panel.message_id not in others
                and self._tokens.is_young(handle := self._tokens.of_panel_kept(panel))
            )
        )

    async def tell_of_the_close(self, table: Table, key: str, but: int | None) -> None:
        """Say in private messages of a lobby that was closed that it was; only a fresh token can.

        Whoever has closed it is not told.
        """
        people = [each for each in table.seating.humans() if each.user_id != but]
        await asyncio.gather(*(self._tell_of_the_close(table, each, key) for each in people))

    async def _tell_of_the_close(self, table: Table, sitter: Sitter, key: str) -> None:
        handle = table.hand_of(sitter.seat)
        if handle is None or not self._tokens.is_young(handle):
            return
        wording, _ = await self._pages.sitter(table, sitter)
        await self._tokens.tell(handle, wording.say(key))

    async def tell_somebody(self, table: Table, text: str) -> bool:
        """Say something to the player with the freshest token; return whether anybody was told.

        A press that is being answered comes first, as its token is of no use before.
        """
        handles = {sitter.seat: table.hand_of(sitter.seat) for sitter in table.seating.humans()}
        known = [
            (handle.expires_at, seat) for seat, handle in handles.items() if handle is not None
        ]
        for _, seat in sorted(known, reverse=True):
            async with self._alone_with(table, seat):
                handle = table.hand_of(seat)
                if (
                    handle is not None
                    and self._tokens.is_young(handle)
                    and await self._tokens.say(handle, text)
                ):
                    return True
        return False

    def remember(self, press: Interaction) -> HandHandle:
        """Return the token of a press that shows no hand, kept for the cards to come.

        A private panel that was pressed goes when they come.
        """
        return self._tokens.of_panel(press)

    async def close_panel(self, table: Table, handle: HandHandle | None) -> None:
        """Delete the panel that was pressed in a lobby, if it is known and can be."""
        if handle is not None and handle.step == NO_HAND and self._tokens.is_young(handle):
            await self._delete(table, handle)

    def forget(self, table: Table) -> None:
        """Drop what is known of the hands of a table that has ended."""
        for key in [key for key in self._shown if key[0] == table.id]:
            del self._shown[key]
            self._drafts.forget(key)
        self._undealt = {key for key in self._undealt if key[0] != table.id}

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
            await table.change(messages.keep_hand, press.user.id, shows)
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
        await table.change(messages.keep_hand, press.user.id, handle)
        self._note(table, view)
        self._drafts.forget((table.id, view.seat))

    def _try_again(self, table: Table, seat: Seat, wait_s: float | None) -> None:
        if wait_s is not None:
            self._behind.add((table.id, seat), lambda: self._update(table, seat), wait_s)

    def _wait_s(self, table: Table, seat: Seat) -> float | None:
        # For how long a hand with news is left alone, as something is being chosen in it.
        key, user_id = (table.id, seat), table.seating.sitter(seat).user_id
        handle = table.hand_of(seat)
        if user_id is None or handle is None or not self._drafts.is_held(key):
            return None
        view = table.view_of(user_id)
        if not self._is_worth_a_call(table, handle, view):
            return None
        return self._drafts.wait_s(key, urgent=is_urgent(self._shown.get(key), view))

    async def _make_up(self, table: Table, seat: Seat) -> float | None:
        wait_s = self._wait_s(table, seat)
        if wait_s is None and not self._behind.is_waiting((table.id, seat)):
            self._try_again(table, seat, await self._update(table, seat))
        return wait_s

    async def _update(self, table: Table, seat: Seat) -> float | None:
        async with self._alone_with(table, seat):
            sitter, handle = table.seating.sitter(seat), table.hand_of(seat)
            if sitter.user_id is None or handle is None or handle.message_id is None:
                return None
            if not table.sees_hand(seat):
                return None
            view = table.view_of(sitter.user_id)
            if handle.step == NO_HAND or not self._is_worth_a_call(table, handle, view):
                return None
            return await self._renew(table, view, handle)

    async def _deal_and_make_up(self, table: Table, seat: Seat) -> bool:
        done = await self._deal_to(table, seat)
        if done:
            # Nobody could tell what happened meanwhile from what the new hand shows.
            await self.on_turn(table, seat)
        return done

    async def _deal_to(self, table: Table, seat: Seat) -> bool:
        await self._await_cards(table, seat)
        if not self._is_reached(table, seat):
            return False
        if not await self._follow_ups.turn(table.row.channel_id):
            self._undealt.add((table.id, seat))
            return False
        async with self._alone_with(table, seat):
            sitter, handle = table.seating.sitter(seat), table.hand_of(seat)
            if sitter.user_id is None or handle is None or not self._is_reached(table, seat):
                return False
            view = table.view_of(sitter.user_id)
            wording, look = await self._pages.sitter(table, sitter)
            picture = await self._pages.draw(table, view, wording, look)
            intro = await self._pages.intro(table, view, wording, sitter.user_id)
            layout = self._pages.layout(table, view, wording, picture, handle.token, intro=intro)
            try:
                sent = await self._tokens.send(handle, layout, picture)
            except NOT_DONE as fault:
                self._try_again(table, seat, await self._not_sent(table, seat, fault))
                return False
            self._drafts.forget((table.id, seat))
            fresh = replace(sent, step=view.step)
            await table.change(messages.keep_hand, sitter.user_id, fresh)
            if table.hand_of(seat) != fresh:
                # The match has ended meanwhile: the message before becomes the result.
                await self._tokens.delete(fresh)
                return False
            self._note(table, view)
            await self._delete(table, handle)
            return True

    def _is_reached(self, table: Table, seat: Seat) -> bool:
        # Whether the person on the seat may be sent their hand, and can be.
        handle, is_person = table.hand_of(seat), table.seating.sitter(seat).user_id is not None
        return (
            is_person
            and handle is not None
            and self._tokens.is_young(handle)
            and table.sees_hand(seat)
        )

    async def _await_cards(self, table: Table, seat: Seat) -> None:
        # Not in the turn of the seat, in which a press may have to be answered.
        sitter, handle = table.seating.sitter(seat), table.hand_of(seat)
        if sitter.user_id is not None and handle is not None and self._tokens.is_young(handle):
            wording, look = await self._pages.sitter(table, sitter)
            await self._pages.draw(table, table.view_of(sitter.user_id), wording, look)

    async def _not_sent(self, table: Table, seat: Seat, fault: Exception) -> float | None:
        # Whatever message is known will be the hand once Discord can be reached; returns when to
        # try. One that can never be changed is forgotten.
        log.info("hand not sent table=%s seat=%s code=%s", table.id, seat, code_of(fault))
        wait_s = 0 if self._pages.doubt(fault) else passes_in(fault)
        if wait_s is None:
            await table.change(messages.forget_hand, seat)
        return wait_s

    async def _renew(self, table: Table, view: SeatView, handle: HandHandle) -> float | None:
        assert view.seat is not None
        sitter = table.seating.sitter(view.seat)
        assert sitter.user_id is not None
        wording, look = await self._pages.sitter(table, sitter)
        draft = self._drafts.kept((table.id, view.seat), view)
        picture = await self._pages.draw(table, view, wording, look, draft.cards)
        why = missed_line(view, sitter, wording)
        layout = self._pages.layout(table, view, wording, picture, handle.token, draft, why)
        try:
            await self._tokens.edit(handle, layout, picture)
        except NOT_DONE as fault:
            return await self._not_sent(table, view.seat, fault)
        self._note(table, view)
        if handle.step != view.step:
            seen = replace(handle, step=view.step)
            await table.change(messages.keep_hand, sitter.user_id, seen)
        return None

    async def _end_hand(self, table: Table, seat: Seat) -> None:
        async with self._alone_with(table, seat):
            sitter, handle = table.seating.sitter(seat), table.hand_of(seat)
            if sitter.user_id is None or handle is None:
                return
            wait_s = await self._show_end_in(table, sitter, handle)
        if wait_s is not None:
            # The table may have been forgotten long before Discord can be reached.
            attempt = partial(self._show_end_in, table, sitter, handle)
            self._behind.add((table.id, seat), attempt, wait_s)

    async def _end_deal(self, table: Table, sitter: Sitter) -> None:
        async with self._alone_with(table, sitter.seat):
            handle = table.hand_of(sitter.seat)
            if handle is not None and handle.step != NO_HAND and table.between_deals:
                await self._show_end_in(table, sitter, handle)

    async def _show_end_in(self, table: Table, sitter: Sitter, handle: HandHandle) -> float | None:
        if handle.message_id is None or not self._tokens.is_young(handle):
            return None
        assert sitter.user_id is not None
        wording, _ = await self._pages.sitter(table, sitter)
        if table.playing:
            layout = self._pages.scored(table, table.view_of(sitter.user_id), wording)
        else:
            layout = await self._pages.ended(table, sitter.user_id, wording)
        try:
            await self._tokens.edit(handle, layout)
        except NOT_DONE as fault:
            log.info("end not told table=%s seat=%s code=%s", table.id, sitter.seat, code_of(fault))
            return passes_in(fault)
        return None

    def _is_worth_a_call(self, table: Table, handle: HandHandle, view: SeatView) -> bool:
        key = (table.id, view.seat or Seat(0))
        known = self._shown.get(key)
        if not self._tokens.is_young(handle) or (view.my_turn and seat_to_play(table) is not None):
            return False
        if self._client.get_guild(table.row.guild_id) is None:
            # The bot was removed from the server, where no token works as long as it is not back.
            return False
        if key in self._behind:
            return known != shown(table, view)
        return is_news(known, table, view)

    def _is_outdated(self, table: Table, seat: Seat, user_id: int | None) -> bool:
        handle = table.hand_of(seat)
        if handle is None or user_id is None or not table.playing or not table.sees_hand(seat):
            return False
        view = table.view_of(user_id)
        return not view.my_turn and self._is_worth_a_call(table, handle, view)

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

    async def _delete(self, table: Table, handle: HandHandle) -> None:
        # A panel that is gone is not told afterwards that it is over.
        if handle.step == NO_HAND and handle.message_id is not None:
            await table.change(messages.forget_panels, [handle.message_id])
        await self._tokens.delete(handle)

    async def _stay_with(self, table: Table, seat: Seat, before: HandHandle | None) -> None:
        # A token is of no use as long as its press has not been answered.
        user_id = table.seating.sitter(seat).user_id
        if before is not None and self._tokens.is_young(before) and user_id is not None:
            await table.change(messages.keep_hand, user_id, before)

    async def _answered_otherwise(
        self, table: Table, seat: Seat, before: HandHandle | None
    ) -> None:
        # What the press gets instead of its hand is then the original of its token.
        now, user_id = table.hand_of(seat), table.seating.sitter(seat).user_id
        if now is not None and now != before and now.is_original and user_id is not None:
            await table.change(messages.keep_hand, user_id, replace(now, is_original=False))

    def _alone_with(self, table: Table, seat: Seat | None) -> asyncio.Lock:
        assert seat is not None
        return self._locks.setdefault((table.id, seat), asyncio.Lock())

    def _note(self, table: Table, view: SeatView) -> None:
        assert view.seat is not None
        if not table.over:
            self._shown[table.id, view.seat] = shown(table, view)
            self._undealt.discard((table.id, view.seat))


def _why_over(table: Table, panel: Panel) -> str:
    if table.never_begun:
        return "lobby-closed"
    return "lobby-started" if panel.in_lobby else "table-table-over"
