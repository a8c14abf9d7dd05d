"""Past matches: finding them, their scores and records, and the check of their shuffles."""

import json
from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from bot.tables.table import Table
from bot.texts import Texts, texts_for
from cogs.layouts.board import RESULT
from cogs.layouts.ids import TableAction, TableButton
from cogs.layouts.parts import label_of, words
from cogs.messages.files import attached, file_of, sitters_of
from cogs.past import ids
from cogs.past.finding import PastMatches, match_number
from cogs.past.history_layout import (
    MATCHES,
    HistoryPage,
    history,
    match_page,
    nothing_found,
    shuffle_lines,
)
from cogs.press.completions import game_asked, game_choices
from cogs.press.controls import only
from cogs.press.edits import answer_in_place
from cogs.press.error_boundary import ErrorBoundary
from cogs.press.group import said
from cogs.press.press import Anybody, Interaction, reader_texts
from cogs.press.public import show_everybody
from cogs.services import Services
from data import results
from data.results import NEWEST, Cursor, Search
from rendering.pictures.pages.deals import DealScore, draw_deals
from rendering.pictures.pages.score import draw_result

DEALS = "deals.png"


class History(commands.Cog):
    """`/tarocchi history` and the page of a match."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._database = services.database
        self._matches = PastMatches(services.hub)
        self._artist = services.artist
        self._languages = services.languages
        controls.on_choice(ids.ChooseMatch, self.open_match)
        controls.on_press(TableAction.GET_RECORD, self.send_record)
        controls.on_press(TableAction.CHECK_SHUFFLE, self.check_shuffle)
        controls.on_press(TableAction.SHARE_MATCH, self.share)
        controls.on_press(ids.ShowMatches, self.turn_to_matches)
        controls.on_press(ids.NewerMatches, self.turn_to_newer)
        self._add_command(services.group, services.guard)

    def _add_command(self, group: app_commands.Group, guard: ErrorBoundary) -> None:
        @group.command(name="history", description=said("command-history"))
        @app_commands.describe(
            player=said("option-player"),
            game=said("option-history-game"),
            partner=said("option-history-with"),
        )
        @app_commands.rename(partner="with")
        async def history(
            press: Interaction,
            player: discord.User | None = None,
            game: str = "",
            partner: discord.User | None = None,
        ) -> None:
            await guard(press, self.show(press, player, game, partner))

        @history.autocomplete("game")
        async def offer_games(press: Interaction, typed: str) -> list[Choice[str]]:
            return game_choices(typed, reader_texts(press))

    async def show(
        self, press: Interaction, player: Anybody | None, game: str, partner: Anybody | None
    ) -> None:
        """Show the person the latest matches on the server that are looked for, privately.

        Whoever asks only for matches with somebody means their own. Raises `UnknownGame`.
        """
        game = game_asked(game)
        meant = press.user if player is None and partner is not None else player
        assert press.guild_id is not None
        search = Search(
            guild_id=press.guild_id,
            player=None if meant is None else meant.id,
            game=game,
            partner=None if partner is None or partner == meant else partner.id,
        )
        name = "" if meant is None else meant.display_name
        view = await self._page(press, search, NEWEST, name)
        await press.response.send_message(view=view, ephemeral=True)

    async def turn_to_matches(self, press: Interaction, request: ids.ShowMatches) -> None:
        """Show the matches from this place on instead."""
        view = await self._page(press, _search(press, request), _place(request))
        await answer_in_place(press, view, attachments=[])

    async def turn_to_newer(self, press: Interaction, request: ids.NewerMatches) -> None:
        """Show the page of newer matches instead; the first page is never a short one."""
        search, db = _search(press, request), self._database.reading
        newer = await results.newer_than(db, search, _place(request), MATCHES)
        place = newer[0].place if len(newer) == MATCHES else NEWEST
        await answer_in_place(press, await self._page(press, search, place))

    async def _page(
        self, press: Interaction, search: Search, place: Cursor, name: str = ""
    ) -> ui.LayoutView:
        texts, db = reader_texts(press), self._database.reading
        matches = await results.from_place(db, search, place, MATCHES + 1)
        if not matches:
            return nothing_found(search, name, texts)
        has_newer = bool(await results.newer_than(db, search, matches[0].place, 1))
        return history(HistoryPage(search, matches, has_newer), texts)

    async def open_match(
        self, press: Interaction, request: ids.ChooseMatch, values: Sequence[str]
    ) -> None:
        """Show the chosen match instead of the list, with a way back."""
        place = request.player, request.partner, request.game, request.ended_at, request.table
        table = await self._matches.to_share(press, match_number(only(values)))
        back = [ids.ShowMatches(*place)]
        layout, files = await self._match(table, back, reader_texts(press))
        await answer_in_place(press, layout, attachments=files)

    async def share(self, press: Interaction, request: TableButton) -> None:
        """Show everybody in the channel the match."""
        table = await self._matches.to_share(press, request.table)
        layout, files = await self._match(table, [], await self._languages.public(press))
        await show_everybody(press, layout, files)

    async def _match(
        self, table: Table, back: Sequence[ids.ShowMatches], texts: Texts
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        deals = [DealScore(deal.number, deal.scores) for deal in await table.past.deals()]
        view, sitters, draw = table.public, sitters_of(table, texts), self._artist.draw
        pictures = {}
        if not table.unfinished:
            payoffs = view.game.payoffs(view.totals)
            pictures[RESULT] = await draw(draw_result, view, sitters, texts, payoffs)
        if deals:
            pictures[DEALS] = await draw(draw_deals, view, sitters, deals, texts)
        files = [file_of(picture, name) for name, picture in pictures.items()]
        return match_page(table, pictures, back, texts), files

    async def check_shuffle(self, press: Interaction, request: TableButton) -> None:
        """Deal the match again and tell the person what came of it, with the numbers."""
        table = await self._matches.find(press, request.table)
        wrong, fair = await table.past.dealt_otherwise(), table.revealed
        assert fair is not None
        text = shuffle_lines(table, fair, wrong, reader_texts(press))
        await press.response.send_message(view=words(text), ephemeral=True)

    async def send_record(self, press: Interaction, request: TableButton) -> None:
        """Send the person the record of the match as a private file."""
        table = await self._matches.to_prove(press, request.table)
        # The same file for everybody.
        called = partial(label_of, texts=texts_for(table.row.language))
        record = json.dumps(await table.past.record(called), ensure_ascii=False, indent=1)
        texts, number = reader_texts(press), str(table.id)
        name = texts.say("history-file", id=number)
        file = attached(record.encode(), name)
        text = texts.say("history-exported", id=number)
        await press.response.send_message(text, file=file, ephemeral=True)


def _search(press: Interaction, request: ids.HistoryId) -> Search:
    assert press.guild_id is not None
    return Search(
        guild_id=press.guild_id,
        player=request.player or None,
        game=request.game,
        partner=request.partner or None,
    )


def _place(request: ids.HistoryId) -> Cursor:
    return Cursor(request.ended_at, request.table)
