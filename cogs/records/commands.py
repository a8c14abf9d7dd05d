"""The records of a server, game by game."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.texts import Texts
from cogs.press.completions import kind_choices, kind_meant
from cogs.press.controls import only
from cogs.press.edits import answer_in_place
from cogs.press.group import said
from cogs.press.press import Interaction, reader_texts
from cogs.press.public import show_everybody
from cogs.records import ids
from cogs.records.layout import Records, public_records, records_page
from cogs.services import Services
from data.finished import progress, records
from data.finished.period_totals import ALL_KINDS
from data.finished.records import Sort

FIRST = 1
"""The game that is shown while there are no records."""


class RecordsPages(commands.Cog):
    """`/tarocchi records`, and everything that can be pressed there."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._database = services.database
        self._languages = services.languages
        self._guard = services.guard
        controls.on_choice(ids.ChooseRecords, self.choose)
        controls.on_press(ids.ShowRecords, self.show_to_all)
        self._add_command(services.group)

    def _add_command(self, group: app_commands.Group) -> None:
        @group.command(name="records", description=said("command-records"))
        @app_commands.describe(game=said("option-records-game"))
        async def show_records(press: Interaction, game: str = "") -> None:
            await self._guard(press, self.show(press, game))

        @show_records.autocomplete("game")
        async def offer_kinds(press: Interaction, typed: str) -> list[Choice[str]]:
            return kind_choices(typed, reader_texts(press))[1:]

    async def show(self, press: Interaction, game: str) -> None:
        """Show the person the records of a game, privately. Raises `UnknownGame`.

        Without one, it is the game in which the newest record was made.
        """
        texts = reader_texts(press)
        kind = kind_meant(game)
        if kind == ALL_KINDS:
            assert press.guild_id is not None
            newest = await records.newest_kind(self._database.reading, press.guild_id)
            kind = newest or FIRST
        request, shown = await self._found(press, ids.ShowRecords(kind, Sort.DEAL))
        view = records_page(request, shown, texts)
        await press.response.send_message(view=view, ephemeral=True)

    async def choose(
        self, press: Interaction, request: ids.ChooseRecords, values: Sequence[str]
    ) -> None:
        """Show other records instead."""
        other, shown = await self._found(press, _chosen(request, only(values), reader_texts(press)))
        await answer_in_place(press, records_page(other, shown, reader_texts(press)))

    async def show_to_all(self, press: Interaction, request: ids.ShowRecords) -> None:
        """Show everybody in the channel the records."""
        same, shown = await self._found(press, request)
        view = public_records(same, shown, await self._languages.public(press))
        await show_everybody(press, view)

    async def _found(
        self, press: Interaction, request: ids.ShowRecords
    ) -> tuple[ids.ShowRecords, Records]:
        # Where there is no record of this sort, those of another one are shown.
        db, guild = self._database.reading, press.guild_id
        assert guild is not None
        sorts = await records.sorts_of(db, guild, request.kind)
        if sorts and request.sort not in sorts:
            request = replace(request, sort=sorts[0])
        found = await records.of_sort(db, guild, request.kind, Sort(request.sort))
        people = await records.people_of(db, guild, [each.deal_id for each in found])
        return request, Records(found, people, sorts, await progress.find(db))


def _chosen(request: ids.ChooseRecords, value: str, texts: Texts) -> ids.ShowRecords:
    # What is not on offer changes nothing.
    kind, sort = request.kind, request.sort
    if request.part == "game":
        offered = {choice.value for choice in kind_choices("", texts)[1:]}
        kind = int(value) if value in offered else kind
    elif value in list(Sort):
        sort = value
    return ids.ShowRecords(kind, sort)
