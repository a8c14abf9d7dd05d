"""What private hands show without a press of their owners: cards, turns, results, and why not.

Only a fresh token can change a hand, so whatever is told here is shown by the next press as well.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.tables.decisions import messages
from bot.tables.table import Table, seat_to_play
from bot.texts import texts_for
from cogs.layouts.hand.missed import missed_line
from cogs.messages.hand_pages import HandPages
from cogs.messages.parts import Parts
from cogs.messages.private.drafts import Drafts
from cogs.messages.private.shown import Shown, is_news, is_urgent, shown
from cogs.messages.private.tokens import NO_HAND, Tokens
from cogs.messages.retries import Retries
from cogs.press.outages import NOT_DONE, code_of, passes_in
from data.hands import HandHandle, Panel
from data.seats import Sitter

log = logging.getLogger(__name__)

Key = tuple[int, int]


class HandUpdates:
    """The calls that keep all private hands up to date."""

    def __init__(self, parts: Parts, pages: HandPages) -> None:
        clock = parts.clock
        self._client = parts.bot
        self._tokens = Tokens(parts)
        self._pages = pages
        self._follow_ups = parts.follow_ups
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

    def is_busy(self, table: Table, seat: Seat) -> bool:
        """Return whether the hand of the seat is being changed, be it in answer to a press."""
        lock = self._locks.get((table.id, seat))
        return lock is not None and lock.locked()

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

    def forget(self, table: Table) -> None:
        """Drop what is known of the hands of a table that has ended."""
        for key in [key for key in self._shown if key[0] == table.id]:
            del self._shown[key]
            self._drafts.forget(key)
        self._undealt = {key for key in self._undealt if key[0] != table.id}

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

    async def _delete(self, table: Table, handle: HandHandle) -> None:
        # A panel that is gone is not told afterwards that it is over.
        if handle.step == NO_HAND and handle.message_id is not None:
            await table.change(messages.forget_panels, [handle.message_id])
        await self._tokens.delete(handle)

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
