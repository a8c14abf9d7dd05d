"""The private hands: answers to presses, and the calls that keep a hand up to date.

Each seat has one hand message, which only a fresh token can change. Correctness never depends on
that, because every press brings a new token and shows the current hand.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import discord

from bot.games.actions import Action, playable
from bot.games.cards import Card, CardSet, Seat, as_set
from bot.games.errors import IllegalAction
from bot.games.view import SeatView
from bot.tables import messages, play, presence
from bot.tables.clock import Clock
from bot.tables.computers import seat_to_play
from bot.tables.errors import StaleAction, TooEarly
from bot.tables.state import Steps
from bot.tables.table import Table
from bot.texts import texts_for
from bot.words.refusals import why_not
from bot.words.wording import Wording
from cogs.layouts.hand.draft import NOTHING, Draft, is_current
from cogs.layouts.hand.hand import PICTURE, hand_layout
from cogs.layouts.hand.missed import missed_line
from cogs.layouts.hand.pages import opened_page
from cogs.layouts.hand.result import ended_hand
from cogs.layouts.ids import Moment
from cogs.layouts.parts import names_of
from cogs.messages.artist import Artist
from cogs.messages.files import file_of, sitters_of
from cogs.messages.looks import Looks, look_for
from cogs.messages.signs import Signs
from cogs.press.outages import NOT_DONE, code_of
from cogs.press.press import Press, is_private
from cogs.press.refusals import sentence
from data import standings
from data.choices.players import Players
from data.database import Database
from data.hands import HandHandle
from data.seats import Sitter
from rendering.canvas.picture import Picture
from rendering.cards.look import Look
from rendering.pictures.play.hand import draw_hand, draw_hand_with_trick

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that no longer exists."""

TOKEN_LIFE_S = 870
"""How long an interaction's token is used: half a minute less than it is valid."""

PATIENCE_S = 1.2
"""How long a press waits for its picture before it is acknowledged without one."""

NO_HAND = -1
"""The step of a message that shows no hand."""

Key = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a hand message shows, as far as it decides whether a change is worth a call."""

    deal: int
    step: int
    to_act: Seat | None
    phase: str
    playable: CardSet
    hand: CardSet
    laid: tuple[Card, ...]
    asides: tuple[str, ...]


def shown(view: SeatView) -> Shown:
    """What a hand message shows of this view."""
    return Shown(
        view.number,
        view.step,
        view.to_act,
        view.phase,
        playable(view.ask),
        as_set(view.hand),
        view.trick.cards,
        view.asides,
    )


class Hands:
    """All private hands."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        artist: Artist,
        players: Players,
        looks: Looks,
        signs: Signs,
        database: Database,
    ) -> None:
        self._client = client
        self._clock = clock
        self._artist = artist
        self._players = players
        self._looks = looks
        self._signs = signs
        self._database = database
        # A lock exists as long as someone holds it or waits for it.
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        self._shown: dict[Key, Shown] = {}

    async def show(self, press: Press, table: Table) -> None:
        """Gives the person a new message with their hand. Raises `TableError` if they have none."""
        missed = await self._missed(press, table)
        await table.change(presence.come_back, press.user.id)
        view = table.view_of(press.user.id)
        async with self._as_the_hand(table, view.seat):
            view = table.view_of(press.user.id)
            wording, look = await self._reader(table, press.user.id, str(press.locale))
            picture = await self._draw(table, view, wording, look)
            intro = await self._intro(table, view, wording, press.user.id)
            layout = self._layout(table, view, wording, picture, why=missed, intro=intro)
            await self._give(press, table, layout, picture)

    async def play(
        self,
        press: Press,
        table: Table,
        action: Action,
        moment: Moment,
        draft: Draft = NOTHING,
        then: Action | None = None,
    ) -> None:
        """Does what a press on a hand asks for, and *then* more, and shows the updated hand.

        A refusal by the rules is shown in the hand itself, which keeps the draft; one by the table
        is raised.
        """
        view = table.view_of(press.user.id)
        async with self._as_the_hand(table, view.seat):
            why = await self._act(press, table, moment, play.act, action, then=then)
            kept = draft if why and is_current(view, moment) else NOTHING
            await self._answer(press, table, kept, why)

    async def claim(self, press: Press, table: Table, moment: Moment) -> None:
        """Plays the rest of the tricks for the person who claims them, and shows the hand.

        A refusal by the table is raised.
        """
        async with self._alone_with(table, table.view_of(press.user.id).seat):
            why = await self._act(press, table, moment, play.claim)
            await self._answer(press, table, NOTHING, why)

    async def choose_ahead(
        self, press: Press, table: Table, card: Card | None, moment: Moment
    ) -> None:
        """Notes the card to follow with, or plays it if the person's turn has come; shows the hand.

        None takes a card back. A refusal by the table is raised.
        """
        view = table.view_of(press.user.id)
        async with self._as_the_hand(table, view.seat):
            why = await self._act(press, table, moment, play.choose_ahead, card)
            await self._answer(press, table, NOTHING, why)

    async def choose(self, press: Press, table: Table, draft: Draft, why: str = "") -> None:
        """Shows the hand with the choice so far, and with what went wrong, if anything did."""
        missed = await self._missed(press, table)
        await table.change(presence.come_back, press.user.id)
        view = table.view_of(press.user.id)
        async with self._as_the_hand(table, view.seat):
            await table.change(messages.keep_hand, press.user.id, self._handle_of(press, view.step))
            await self._answer(press, table, draft, missed or why)

    async def on_turn(self, table: Table, seat: Seat) -> None:
        """Updates the seat's hand when its turn has come or it has been given cards."""
        async with self._alone_with(table, seat):
            sitter = table.seating.sitter(seat)
            handle = table.hand_of(seat)
            if sitter.user_id is None or handle is None or handle.message_id is None:
                return
            if handle.step == NO_HAND:
                return
            view = table.view_of(sitter.user_id)
            if not self._is_worth_a_call(table, handle, view):
                return
            await self._renew(table, view, handle)
            self._note(table, view)

    def outdated(self, table: Table) -> list[Seat]:
        """The seats of people whose hands need an update although it is not their turn.

        They hold other cards than their hand shows, or may say something now.
        """
        return [
            sitter.seat
            for sitter in table.seating.humans()
            if sitter.away != "left" and self._is_outdated(table, sitter.seat, sitter.user_id)
        ]

    async def deal_out(self, table: Table) -> list[int]:
        """Sends everyone their new hand, where a fresh token allows it.

        Returns the user ids of those it could not reach.
        """
        people = [sitter for sitter in table.seating.humans() if sitter.away != "left"]
        reached = await asyncio.gather(
            *(self._deal_to(table, Seat(sitter.seat)) for sitter in people)
        )
        return [
            sitter.user_id
            for sitter, done in zip(people, reached, strict=True)
            if not done and sitter.user_id is not None
        ]

    def reach_all(self, table: Table) -> bool:
        """Whether the hand of everybody who has not left can be changed now."""
        people = [sitter for sitter in table.seating.humans() if sitter.away != "left"]
        handles = [table.hand_of(sitter.seat) for sitter in people]
        return all(handle is not None and self._is_young(handle) for handle in handles)

    async def show_end(self, table: Table) -> None:
        """Turns the hands of a match that is over into the results of their owners.

        Only a fresh token can do that.
        """
        people = [sitter for sitter in table.seating.humans() if table.hand_of(sitter.seat)]
        await asyncio.gather(*(self._end_hand(table, sitter) for sitter in people))
        await table.change(messages.forget_hands)

    async def tell_somebody(self, table: Table, text: str) -> None:
        """Says something to the player at the table whose token is the freshest."""
        handles = [table.hand_of(sitter.seat) for sitter in table.seating.humans()]
        young = [handle for handle in handles if handle is not None and self._is_young(handle)]
        if young:
            newest = max(young, key=lambda handle: handle.expires_at)
            try:
                await self._webhook(newest).send(text, ephemeral=True)
            except NOT_DONE as fault:
                log.info("nobody told table=%s code=%s", table.id, code_of(fault))

    def remember(self, press: Press) -> HandHandle:
        """The token of a press that shows no hand, kept for the cards to come.

        A private panel that was pressed goes when they come.
        """
        panel = press.message.id if is_private(press) and press.message is not None else None
        return HandHandle(press.token, panel, self._expiry(), NO_HAND)

    async def close_panel(self, handle: HandHandle | None) -> None:
        """Deletes the panel that was pressed in a lobby, if it is known and can be."""
        if handle is not None and handle.step == NO_HAND and self._is_young(handle):
            await self._delete(handle)

    def forget(self, table: Table) -> None:
        """Drops what is known of the hands of a table that has ended."""
        for key in [key for key in self._shown if key[0] == table.id]:
            del self._shown[key]

    async def _act(
        self,
        press: Press,
        table: Table,
        moment: Moment,
        decide: Callable[..., Steps],
        *chosen: object,
        **more: object,
    ) -> str:
        _, deal, step = moment
        handle, missed = self._handle_of(press, step), await self._missed(press, table)
        try:
            await table.change(decide, press.user.id, *chosen, deal, step, handle, **more)
        except (IllegalAction, StaleAction, TooEarly) as refusal:
            # Even a refused press brings a fresh token.
            await table.change(messages.keep_hand, press.user.id, handle)
            wording, _ = await self._reader(table, press.user.id, str(press.locale))
            if isinstance(refusal, IllegalAction):
                return why_not(refusal, table.game.pack, wording)
            return missed or sentence(refusal, wording.texts)
        return missed

    async def _missed(self, press: Press, table: Table) -> str:
        # What a computer has done for the person, whom any press brings back.
        seat = table.seating.seat_of(press.user.id)
        sitter = table.seating.sitter(seat)
        if not sitter.was_away or not table.playing:
            return ""
        wording, _ = await self._reader(table, press.user.id, str(press.locale))
        return missed_line(table.view_of(press.user.id), sitter, wording)

    async def _answer(self, press: Press, table: Table, draft: Draft, why: str) -> None:
        wording, look = await self._reader(table, press.user.id, str(press.locale))
        view = table.view_of(press.user.id)
        drawing = asyncio.ensure_future(self._draw(table, view, wording, look, draft.cards))
        done, _ = await asyncio.wait({drawing}, timeout=PATIENCE_S)
        if not done:
            await press.response.defer()
        picture = await drawing
        layout = self._layout(table, view, wording, picture, draft, why)
        attachments = [file_of(picture, PICTURE)]
        try:
            if done:
                await press.response.edit_message(view=layout, attachments=attachments)
            else:
                await press.edit_original_response(view=layout, attachments=attachments)
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            # The hand was replaced while the press was waiting.
            await self._give(press, table, layout, picture)
        self._note(table, view)

    async def _give(
        self, press: Press, table: Table, layout: discord.ui.LayoutView, picture: Picture
    ) -> None:
        # A new message with the hand, which is the one to update from now on.
        file, view = file_of(picture, PICTURE), table.view_of(press.user.id)
        if press.response.is_done():
            message = await press.followup.send(view=layout, file=file, ephemeral=True, wait=True)
            message_id: int | None = message.id
        else:
            answer = await press.response.send_message(view=layout, file=file, ephemeral=True)
            message_id = answer.message_id
        handle = HandHandle(press.token, message_id, self._expiry(), view.step)
        await table.change(messages.keep_hand, press.user.id, handle)
        self._note(table, view)

    async def _deal_to(self, table: Table, seat: Seat) -> bool:
        async with self._alone_with(table, seat):
            sitter, handle = table.seating.sitter(seat), table.hand_of(seat)
            if sitter.user_id is None or handle is None or not self._is_young(handle):
                return False
            view = table.view_of(sitter.user_id)
            wording, look = await self._reader(table, sitter.user_id, sitter.locale)
            picture = await self._draw(table, view, wording, look)
            intro = await self._intro(table, view, wording, sitter.user_id)
            layout = self._layout(table, view, wording, picture, intro=intro)
            try:
                webhook = self._webhook(handle)
                message = await webhook.send(
                    view=layout, file=file_of(picture, PICTURE), ephemeral=True, wait=True
                )
            except NOT_DONE as fault:
                code = code_of(fault)
                log.info("hand not dealt table=%s seat=%s code=%s", table.id, seat, code)
                await table.change(messages.forget_hand, seat)
                return False
            fresh = HandHandle(handle.token, message.id, handle.expires_at, view.step)
            await table.change(messages.keep_hand, sitter.user_id, fresh)
            self._note(table, view)
            await self._delete(handle)
            return True

    async def _renew(self, table: Table, view: SeatView, handle: HandHandle) -> None:
        assert handle.message_id is not None
        assert view.seat is not None
        sitter = table.seating.sitter(view.seat)
        assert sitter.user_id is not None
        wording, look = await self._reader(table, sitter.user_id, sitter.locale)
        picture = await self._draw(table, view, wording, look)
        why = missed_line(view, sitter, wording)
        layout = self._layout(table, view, wording, picture, why=why)
        try:
            webhook = self._webhook(handle)
            await webhook.edit_message(
                handle.message_id, view=layout, attachments=[file_of(picture, PICTURE)]
            )
        except NOT_DONE as fault:
            code = code_of(fault)
            log.info("hand not renewed table=%s seat=%s code=%s", table.id, view.seat, code)
            await table.change(messages.forget_hand, view.seat)

    async def _end_hand(self, table: Table, sitter: Sitter) -> None:
        handle = table.hand_of(sitter.seat)
        if handle is None or handle.message_id is None or not self._is_young(handle):
            return
        assert sitter.user_id is not None
        wording, _ = await self._reader(table, sitter.user_id, sitter.locale)
        layout = ended_hand(table.view_of(sitter.user_id), wording)
        try:
            webhook = self._webhook(handle)
            await webhook.edit_message(handle.message_id, view=layout, attachments=[])
        except NOT_DONE as fault:
            log.info("end not told table=%s seat=%s code=%s", table.id, sitter.seat, code_of(fault))

    async def _delete(self, handle: HandHandle) -> None:
        # If it is already gone, so much the better.
        if handle.message_id is None:
            return
        try:
            await self._webhook(handle).delete_message(handle.message_id)
        except NOT_DONE as fault:
            log.debug("old hand not deleted code=%s", code_of(fault))

    def _is_worth_a_call(self, table: Table, handle: HandHandle, view: SeatView) -> bool:
        # A hand of the previous deal is left alone, as the new one is on its way.
        known = self._shown.get((table.id, view.seat or 0))
        if known is not None and known.deal != view.number:
            return False
        if not self._is_young(handle) or (view.my_turn and seat_to_play(table) is not None):
            return False
        if view.my_turn or known is None:
            return view.my_turn and known != shown(view)
        return as_set(view.hand) != known.hand or view.asides not in ((), known.asides)

    async def _intro(self, table: Table, view: SeatView, wording: Wording, user_id: int) -> str:
        # What the game is about, for a person who has never finished a match of it on this server.
        key, reading = f"intro-{table.game.key}", self._database.reading
        if view.number > 1 or view.step or not wording.has(key):
            return ""
        known = await standings.of_player(reading, table.guild_id, user_id, table.game.key)
        return "" if known is not None else wording.say(key)

    def _is_outdated(self, table: Table, seat: Seat, user_id: int | None) -> bool:
        handle = table.hand_of(seat)
        if handle is None or user_id is None or not table.playing:
            return False
        view = table.view_of(user_id)
        return not view.my_turn and self._is_worth_a_call(table, handle, view)

    def _is_young(self, handle: HandHandle) -> bool:
        return handle.expires_at > self._clock.now()

    def _expiry(self) -> int:
        return int(self._clock.now()) + TOKEN_LIFE_S

    def _handle_of(self, press: Press, step: int) -> HandHandle:
        # A hand that was pressed can be changed with the token of the press.
        message_id = press.message.id if press.message is not None else None
        return HandHandle(press.token, message_id, self._expiry(), step)

    def _webhook(self, handle: HandHandle) -> discord.Webhook:
        # An interaction's token acts as a webhook of the application.
        application = self._client.application_id
        assert application is not None
        data = {"id": str(application), "type": 3, "token": handle.token}
        return discord.Webhook.from_state(data=data, state=self._client._connection)  # type: ignore[arg-type]

    @asynccontextmanager
    async def _as_the_hand(self, table: Table, seat: Seat | None) -> AsyncIterator[None]:
        # Alone with the seat. If another message is its hand afterwards, the one before goes.
        async with self._alone_with(table, seat):
            before = table.hand_of(Seat(seat or 0))
            yield
            now = table.hand_of(Seat(seat or 0))
            if before is None or now is None or before.message_id == now.message_id:
                return
            if self._is_young(before):
                await self._delete(before)

    def _alone_with(self, table: Table, seat: Seat | None) -> asyncio.Lock:
        assert seat is not None
        return self._locks.setdefault((table.id, seat), asyncio.Lock())

    def _note(self, table: Table, view: SeatView) -> None:
        assert view.seat is not None
        if not table.over:
            self._shown[table.id, view.seat] = shown(view)

    async def _reader(self, table: Table, user_id: int, locale: str) -> tuple[Wording, Look]:
        # The words for a player, who may have chosen another look for the cards.
        preferences = await self._players.of(user_id)
        art = table.drawing
        look = self._looks.at_hand(look_for(preferences, art), art)
        wording = look.wording(texts_for(locale or table.language))
        return replace(wording, signs=self._signs.of(look.colours)), look

    async def _draw(
        self, table: Table, view: SeatView, wording: Wording, look: Look, chosen: CardSet = 0
    ) -> Picture:
        assert view.seat is not None
        draw, user_id = self._artist.draw, table.seating.sitter(view.seat).user_id
        assert user_id is not None
        preferences = await self._players.of(user_id)
        sitters = sitters_of(table)
        if not preferences.trick_in_hand:
            return await draw(draw_hand, view, sitters, wording.texts, chosen, look)
        return await draw(draw_hand_with_trick, view, sitters, wording.texts, chosen, look)

    def _layout(
        self,
        table: Table,
        view: SeatView,
        wording: Wording,
        picture: Picture,
        draft: Draft = NOTHING,
        why: str = "",
        intro: str = "",
    ) -> discord.ui.LayoutView:
        names, alt, owner = names_of(table), picture.alt, table.seating.sitter(Seat(view.seat or 0))
        if owner.user_id is not None:
            draft = replace(draft, ahead=table.plan_of(owner.user_id))
        page = opened_page(draft.opened, table, wording)
        return hand_layout(table.id, view, names, wording, alt, draft, why, intro, page)
