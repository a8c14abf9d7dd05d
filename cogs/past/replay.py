"""`/tarocchi replay`: a deal of a past match card by card."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from bot.games.errors import BadCard
from bot.games.numbers import number
from bot.tables.ended.replay import ReplayStep
from bot.tables.errors import NotFound, TableFault
from bot.tables.table import Table
from bot.texts import Texts
from cogs.layouts.board import TABLE
from cogs.messages.files import file_of
from cogs.past import ids
from cogs.past.finding import PastMatches, players_in
from cogs.past.history_layout import match_in_words
from cogs.past.replay_layout import step_page
from cogs.press.completions import LONGEST, MOST
from cogs.press.controls import only
from cogs.press.edits import answer_in_place
from cogs.press.error_boundary import ErrorBoundary
from cogs.press.group import said
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services
from data import results
from data.results import Search
from rendering.canvas.picture import Picture
from rendering.cards.look import usual
from rendering.pictures.pages.hands import draw_hands
from rendering.pictures.play.hand import draw_hand_with_trick
from rendering.pictures.play.table import draw_table

HANDS = "hands.png"
HAND = "hand.png"

MatchNumber = app_commands.Range[int, 1, 2**53 - 1]
Ordinal = app_commands.Range[int, 1, 999_999]

MOST_STEPS = 9999
"""No deal has so many steps."""


class Replays(commands.Cog):
    """Shows each step of a deal, with all hands open or as one seat saw it."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._database = services.database
        self._matches = PastMatches(services.hub)
        self._artist = services.artist
        controls.on_press(ids.ShowStep, self.turn_to)
        controls.on_choice(ids.ChooseTrick, self.jump)
        controls.on_choice(ids.ChooseEyes, self.look)
        self._add_command(services.group, services.guard)

    def _add_command(self, group: app_commands.Group, guard: ErrorBoundary) -> None:
        @group.command(name="replay", description=said("command-replay"))
        @app_commands.describe(
            match=said("option-match"), deal=said("option-deal"), trick=said("option-trick")
        )
        async def replay(
            press: Interaction, match: MatchNumber, deal: Ordinal = 1, trick: Ordinal | None = None
        ) -> None:
            await guard(press, self.show(press, match, deal, trick))

        @replay.autocomplete("match")
        async def offer_matches(press: Interaction, typed: str) -> list[Choice[int]]:
            return await self._own_matches(press, typed)

    async def show(self, press: Interaction, match: int, deal: int, trick: int | None) -> None:
        """Show the person a deal from its beginning, or from a trick on, privately.

        Raises `TableError` if there is none.
        """
        table = await self._matches.to_show(press, match)
        found = await table.past.replay(deal)
        if trick is not None and trick > len(found.leads):
            raise NotFound(TableFault.NO_SUCH_TRICK, trick)
        moment = found.at(0 if trick is None else found.leads[trick - 1])
        layout, files = await self._page(table, moment, ids.ALL, reader_texts(press))
        await press.response.send_message(view=layout, files=files, ephemeral=True)

    async def turn_to(self, press: Interaction, request: ids.ShowStep) -> None:
        """Show another step in place of the current one."""
        await self._turn(press, request, request.step, request.eyes)

    async def jump(
        self, press: Interaction, request: ids.ChooseTrick, values: Sequence[str]
    ) -> None:
        """Show the lead to a trick in place of the current step."""
        value = only(values)
        step = number(value, MOST_STEPS)
        if step is None:
            raise BadCard(value)
        await self._turn(press, request, step, request.eyes)

    async def look(
        self, press: Interaction, request: ids.ChooseEyes, values: Sequence[str]
    ) -> None:
        """Show the same step with other eyes."""
        await self._turn(press, request, request.step, only(values))

    async def _turn(self, press: Interaction, request: ids.StepId, step: int, eyes: str) -> None:
        table = await self._matches.to_show(press, request.table)
        if eyes not in (ids.ALL, *map(str, range(table.game.players))):
            raise BadCard(eyes)
        moment = (await table.past.replay(request.deal)).at(step)
        layout, files = await self._page(table, moment, eyes, reader_texts(press))
        await answer_in_place(press, layout, attachments=files)

    async def _page(
        self, table: Table, moment: ReplayStep, eyes: str, texts: Texts
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        pictures = await self._pictures(table, moment, eyes, texts)
        files = [file_of(picture, name) for name, picture in pictures.items()]
        return step_page(table, moment, eyes, pictures, texts), files

    async def _pictures(
        self, table: Table, moment: ReplayStep, eyes: str, texts: Texts
    ) -> Mapping[str, Picture]:
        draw, sitters, art = (
            self._artist.draw,
            players_in(table, moment.public, texts),
            table.setup.drawing,
        )
        if eyes != ids.ALL:
            seen, look = moment.seats[int(eyes)], usual(art)
            return {HAND: await draw(draw_hand_with_trick, seen, sitters, texts, look=look)}
        return {
            TABLE: await draw(draw_table, moment.public, sitters, texts, art),
            HANDS: await draw(draw_hands, moment.seats, sitters, texts, art),
        }

    async def _own_matches(self, press: Interaction, typed: str) -> list[Choice[int]]:
        assert press.guild_id is not None
        texts, own = reader_texts(press), Search(guild_id=press.guild_id, player=press.user.id)
        found = await results.newest(self._database.reading, own, MOST)
        named = ((f"{match.table_id} · {match_in_words(match, texts)}", match) for match in found)
        return [
            Choice(name=name[:LONGEST], value=match.table_id)
            for name, match in named
            if typed.lower() in name.lower()
        ]
