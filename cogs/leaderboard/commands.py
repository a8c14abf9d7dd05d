"""Leaderboards of a server or of everywhere: by rating, points, wins or matches, page by page."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from bot.games.numbers import number
from bot.tables.rating_updates import deals_missing
from bot.tables.table import Table
from bot.texts import Texts
from cogs.layouts.components import Item
from cogs.layouts.ids import TableAction
from cogs.layouts.match.more import people_of
from cogs.layouts.parts import recounting
from cogs.layouts.periods import (
    ALL_TIME,
    PERIODS,
    WrongPeriod,
    last_season,
    name_now,
    older_seasons,
    period_meant,
    period_name,
)
from cogs.leaderboard import ids
from cogs.leaderboard.layout import (
    FILE,
    Reader,
    board_among,
    board_of,
    board_of_table,
    bys_of,
    chosen,
    empty,
    empty_among,
    in_words,
    is_uncertain,
    pictured,
    private_board,
    public_board,
    sheet_of,
)
from cogs.messages.files import file_of
from cogs.press.completions import kind_choices, kind_meant, matching
from cogs.press.controls import only
from cogs.press.error_boundary import show, tell
from cogs.press.group import said
from cogs.press.permissions import may_attach
from cogs.press.press import Interaction, reader_texts
from cogs.press.public import show_everybody
from cogs.services import Services
from data.finished import boards, progress, ratings, seasons
from data.finished.boards import BoardPage, Direction
from data.finished.milestones import Milestones
from data.finished.period_totals import ALL_KINDS
from data.finished.rankings import By
from data.finished.scopes import ALL_SERVERS
from rendering.pictures.pages.leaderboard import LeaderboardSheet, draw_leaderboard

Requested = TypeVar("Requested", bound=ids.BoardId)

BY_CHOICES = [Choice(name=said(f"board-by-{by}"), value=by.value) for by in By]


class Leaderboard(commands.Cog):
    """`/tarocchi leaderboard`, and everything that can be pressed on one."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._database = services.database
        self._players = services.players
        self._clock = services.clock
        self._artist = services.artist
        self._languages = services.languages
        self._guard = services.guard
        self._counting = Milestones().ahead_of
        controls.on_choice(ids.ChooseBoard, self.choose)
        controls.on_press(ids.TurnBoard, self.turn)
        controls.on_press(ids.ShowBoard, self.show_to_all)
        services.tables.on_press(TableAction.SHOW_US, self.show_us)
        self._add_command(services.group)

    def _add_command(self, group: app_commands.Group) -> None:
        @group.command(name="leaderboard", description=said("command-leaderboard"))
        @app_commands.describe(
            game=said("option-game"), period=said("option-period"), by=said("option-by")
        )
        @app_commands.choices(by=BY_CHOICES)
        async def leaderboard(
            press: Interaction, game: str = "", period: str = ALL_TIME, by: str = ""
        ) -> None:
            await self._guard(press, self.show(press, game, period, by))

        @leaderboard.autocomplete("game")
        async def offer_kinds(press: Interaction, typed: str) -> list[Choice[str]]:
            return kind_choices(typed, reader_texts(press))

        @leaderboard.autocomplete("period")
        async def offer_periods(press: Interaction, typed: str) -> list[Choice[str]]:
            texts, names = reader_texts(press), (*PERIODS, *await self._older(press))
            return matching(typed, ((period_name(name, texts), name) for name in names))

    async def show(self, press: Interaction, game: str, period: str, by: str) -> None:
        """Show the person a board, privately. Raises `UnknownGame`."""
        texts = reader_texts(press)
        kind = kind_meant(game)
        if by and by not in bys_of(kind):
            await tell(press, texts.say("board-needs-game"))
            return
        try:
            period = period_meant(period, self._now(), texts)
        except WrongPeriod as fault:
            season = last_season(self._now(), texts)
            await tell(press, texts.say(f"board-{fault.why}", season=season))
            return
        usual = By.WINS if kind == ALL_KINDS else By.RATING
        request = ids.ChooseBoard(kind, period, By(by or usual), "by" if by else "period")
        await self._show(press, chosen(request, by or period))

    async def choose(
        self, press: Interaction, request: ids.ChooseBoard, values: Sequence[str]
    ) -> None:
        """Show another board in place of the current one, of the same people or of others."""
        if request.part == "people":
            await self._show(press, request, people_in(values))
        else:
            await self._show(press, chosen(request, only(values)), people_on(press))

    async def show_us(self, press: Interaction, table: Table) -> None:
        """Show the person how those of a table stand among themselves, privately."""
        view, files = await self._among(press, board_of_table(table.game), people_of(table))
        await press.response.send_message(view=view, files=files, ephemeral=True)

    async def turn(self, press: Interaction, request: ids.TurnBoard) -> None:
        """Show another page of the board, for others than the reader beside the current one."""
        request = self._as_offered(request)
        board, now = await self._board_now(press, request)
        db, reader = self._database.reading, press.user.id
        if request.way == "mine":
            page, own = await boards.page_of(db, board, now, reader, self._counting)
        else:
            spot, way = request.spot or None, Direction(request.way)
            page = await boards.page(db, board, now, spot, way, self._counting)
            own = await boards.line_of(db, board, now, reader, self._counting)
        await self._answer(press, request, page, own)

    async def show_to_all(self, press: Interaction, request: ids.ShowBoard) -> None:
        """Show the page to everybody in the channel."""
        board, now = await self._board_now(press, request)
        page = await boards.page(
            self._database.reading, board, now, request.spot or None, Direction.AT, self._counting
        )
        texts = await self._languages.public(press)
        shown, files = await self._shown(press, sheet_of(request, page, texts), texts)
        view = public_board(request, [*await self._recounting(texts), shown], texts)
        await show_everybody(press, view, files)

    async def _show(
        self, press: Interaction, request: ids.ChooseBoard, people: Sequence[int] = ()
    ) -> None:
        request = self._as_offered(request)
        if people:
            await show(press, *await self._among(press, request, people))
            return
        board, now = await self._board_now(press, request)
        db, reader = self._database.reading, press.user.id
        page = await boards.page(db, board, now, counting=self._counting)
        own = await boards.line_of(db, board, now, reader, self._counting)
        await self._answer(press, request, page, own)

    async def _among(
        self, press: Interaction, request: ids.BoardId, people: Sequence[int]
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        board, now = await self._board_now(press, request)
        page = await boards.page_among(self._database.reading, board, now, people)
        own = next((line for line in page.lines if line.user_id == press.user.id), None)
        if page.lines:
            shown, files = await self._page(press, request, page, own, press.user.id in people)
        else:
            shown, files = [empty_among(reader_texts(press))], []
        older = await self._older(press, request)
        return board_among(request, people, shown, older, reader_texts(press)), files

    async def _answer(
        self, press: Interaction, request: ids.BoardId, page: BoardPage, own: boards.Line | None
    ) -> None:
        shown, files = await self._page(press, request, page, own)
        older = await self._older(press, request)
        view = private_board(request, page, own, shown, older, reader_texts(press))
        await show(press, view, files)

    async def _page(
        self,
        press: Interaction,
        request: ids.BoardId,
        page: BoardPage,
        own: boards.Line | None,
        meant: bool = True,
    ) -> tuple[list[Item], list[discord.File]]:
        # The reader may be none of those who are *meant*.
        texts, files = reader_texts(press), list[discord.File]()
        unlisted = await self._is_unlisted(press, request)
        missing = await self._missing(press, request, own)
        reader = Reader(press.user.id, own, self._now(), unlisted, missing)
        if page.lines or own is not None:
            sheet = sheet_of(request, page, texts, reader if meant else None)
            shown, files = await self._shown(press, sheet, texts)
        else:
            shown = empty(request, reader, texts)
        return [*await self._recounting(texts), shown], files

    async def _shown(
        self, press: Interaction, sheet: LeaderboardSheet, texts: Texts
    ) -> tuple[Item, list[discord.File]]:
        if not may_attach(press):
            return in_words(sheet, texts), []
        picture = await self._artist.draw(draw_leaderboard, sheet, texts)
        return pictured(picture), [file_of(picture, FILE)]

    async def _recounting(self, texts: Texts) -> list[Item]:
        return recounting(await progress.find(self._database.reading), texts)

    async def _missing(
        self, press: Interaction, request: ids.BoardId, own: boards.Line | None
    ) -> int | None:
        if own is None or own.place is not None or request.by != By.RATING or not is_uncertain(own):
            return None
        board, now = self._board(press, request)
        db = self._database.reading
        return await deals_missing(db, board.scope, board.kind, press.user.id, now)

    async def _is_unlisted(self, press: Interaction, request: ids.BoardId) -> bool:
        if request.scope != ids.EVERYWHERE:
            return False
        return not (await self._players.of(press.user.id)).everywhere

    async def _older(self, press: Interaction, request: ids.BoardId | None = None) -> list[str]:
        assert press.guild_id is not None
        everywhere = request is not None and request.scope == ids.EVERYWHERE
        scope = ALL_SERVERS if everywhere else press.guild_id
        return older_seasons(await seasons.first(self._database.reading, scope), self._now())

    def _as_offered(self, request: Requested) -> Requested:
        # What was told of a season named it by its quarter.
        return replace(request, period=name_now(request.period, self._now()))

    async def _board_now(
        self, press: Interaction, request: ids.BoardId
    ) -> tuple[boards.Board, int]:
        # With its places as of today.
        board, now = self._board(press, request)
        await ratings.unsettle(self._database, now)
        return board, now

    def _board(self, press: Interaction, request: ids.BoardId) -> tuple[boards.Board, int]:
        assert press.guild_id is not None
        now = self._now()
        return board_of(request, press.guild_id, now), now

    def _now(self) -> int:
        return int(self._clock.now())


def people_in(values: Sequence[str]) -> list[int]:
    """Return the people who were chosen."""
    return [int(value) for value in values[: boards.LINES] if number(value) is not None]


def people_on(press: Interaction) -> list[int]:
    """Return the people whom the select of the message that was pressed is about."""
    found = [] if press.message is None else press.message.components
    rows = (each for each in found if isinstance(each, discord.ActionRow))
    return [
        value.id
        for row in rows
        for item in row.children
        if isinstance(item, discord.SelectMenu)
        for value in item.default_values
    ]
