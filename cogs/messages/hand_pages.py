"""What stands in a hand, in the language and with the cards of its owner."""

from dataclasses import replace

import discord

from bot.games.cards import CardSet, Seat
from bot.games.view import SeatView
from bot.tables.table import Table
from bot.tables.thinking.hints import is_hinted
from bot.texts import texts_for
from bot.words.wording import Wording
from cogs.layouts.hand.draft import NOTHING, Draft
from cogs.layouts.hand.hand import hand_layout
from cogs.layouts.hand.pages import opened_page
from cogs.layouts.hand.result import scored_hand
from cogs.layouts.match.gained import my_result
from cogs.layouts.parts import marked_by, names_of
from cogs.messages.files import sitters_of
from cogs.messages.looks import look_for
from cogs.messages.parts import Parts
from cogs.messages.results import gained_in
from cogs.messages.signs import Signs
from cogs.press.press import Interaction, language_of
from data import standings
from data.seats import Sitter
from rendering.canvas.picture import Picture
from rendering.cards.look import Look
from rendering.pictures.play.hand import draw_hand, draw_hand_with_trick


class HandPages:
    """Words, pictures and layouts of hands."""

    def __init__(self, parts: Parts, signs: Signs) -> None:
        self._artist = parts.artist
        self._players = parts.players
        self._looks = parts.looks
        self._signs = signs
        self._hints = parts.hints
        self._reviews = parts.reviews
        self._database = parts.database
        self._facts = parts.facts

    def doubt(self, fault: Exception) -> bool:
        """Return whether a hand that Discord has refused will be taken, as it is another one
        now."""
        return self._signs.doubt(fault)

    async def reader(self, press: Interaction, table: Table) -> tuple[Wording, Look]:
        """Return the words for whoever pressed, and the cards, in the look they may have chosen."""
        return await self._reader(table, press.user.id, str(press.locale))

    async def sitter(self, table: Table, sitter: Sitter) -> tuple[Wording, Look]:
        """Return the same for a person at the table, in the language Discord spoke to them last."""
        assert sitter.user_id is not None
        return await self._reader(table, sitter.user_id, sitter.locale)

    async def _reader(self, table: Table, user_id: int, locale: str) -> tuple[Wording, Look]:
        preferences = await self._players.of(user_id)
        art = table.setup.drawing
        texts = texts_for(language_of(preferences, locale or table.row.language))
        look = self._looks.at_hand(look_for(preferences, art, texts), art)
        wording = look.wording(texts)
        return replace(wording, signs=self._signs.of(look.colours)), look

    async def intro(self, table: Table, view: SeatView, wording: Wording, user_id: int) -> str:
        """Return what the game is about; empty but for a person who needs it, and has room for it.

        They have never finished a match of it on this server. Whoever has to follow needs the place
        for cards.
        """
        key, reading = f"intro-{table.game.key}", self._database.reading
        if view.number > 1 or view.step or not wording.has(key):
            return ""
        if view.my_turn and view.trick.cards:
            return ""
        known = await standings.of_player(reading, table.row.guild_id, user_id, table.game.key)
        return "" if known is not None else wording.say(key)

    async def draw(
        self, table: Table, view: SeatView, wording: Wording, look: Look, chosen: CardSet = 0
    ) -> Picture:
        """Return the picture of a hand, with the trick above it if its owner likes that, or plays
        alone."""
        assert view.seat is not None
        draw, user_id = self._artist.draw_when_ready, table.seating.sitter(view.seat).user_id
        assert user_id is not None
        preferences = await self._players.of(user_id)
        sitters = sitters_of(table, wording.texts)
        if not (preferences.trick_in_hand or table.row.is_solo):
            return await draw(draw_hand, view, sitters, wording.texts, chosen, look)
        return await draw(draw_hand_with_trick, view, sitters, wording.texts, chosen, look)

    def scored(self, table: Table, view: SeatView, wording: Wording) -> discord.ui.LayoutView:
        """Return what the hand becomes when its deal is over and the next one does not follow at
        once."""
        return scored_hand(table, view, wording, reviewed=self._reviews.offered)

    async def ended(self, table: Table, user_id: int, wording: Wording) -> discord.ui.LayoutView:
        """Return what the hand becomes when the match is over."""
        gained = await gained_in(self._database, table, user_id)
        view, reviewed = table.view_of(user_id), self._reviews.offered
        return my_result(table, view, gained, wording, reviewed=reviewed)

    def layout(
        self,
        table: Table,
        view: SeatView,
        wording: Wording,
        picture: Picture,
        token: str,
        draft: Draft = NOTHING,
        why: str = "",
        intro: str = "",
    ) -> discord.ui.LayoutView:
        """Return the message around the picture, with all that can be pressed.

        Its selects stay the same as long as it is changed with the same token, and so can be left
        open, and are others after the next press.
        """
        names, alt, owner = (
            names_of(table, wording.texts),
            picture.alt,
            table.seating.sitter(Seat(view.seat or 0)),
        )
        if owner.user_id is not None:
            undo = table.may_undo == owner.seat
            hints = draft.hints or (self._hints.for_table(table) and is_hinted(view))
            ahead = table.plan_of(owner.user_id)
            back = table.may_take_back(owner.user_id)
            draft = replace(draft, ahead=ahead, undo=undo, hints=hints, back=back)
        page = opened_page(draft.opened, table, wording)
        layout = hand_layout(
            table.id,
            view,
            names,
            wording,
            alt,
            draft,
            why,
            intro,
            page,
            picture_last=self._facts.buttons_jump,
        )
        return marked_by(token, layout)
