"""A person's record on a server, as a picture or in words."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.ratings.units import KINDS
from bot.tables.lessons.lessons import LessonProgress
from bot.texts import Texts
from cogs.layouts.components import Item, Text
from cogs.layouts.parts import gallery, plain, plain_name, recounting
from cogs.layouts.ratings import kind_name
from cogs.messages.files import file_of
from cogs.press.completions import kind_choices, kind_meant
from cogs.press.controls import only
from cogs.press.error_boundary import show, tell
from cogs.press.group import add_to_menu, said
from cogs.press.permissions import may_attach
from cogs.press.press import Anybody, Interaction, reader_texts
from cogs.press.public import show_everybody
from cogs.profile import ids
from cogs.profile.layout import Career, Other, private_profile, profile_of, public_profile
from cogs.services import Services
from data import results
from data.finished import boards, player_stats, podiums, progress, ratings
from data.finished.boards import Board
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import ALL_TIME
from data.finished.rankings import By
from data.results import Search
from rendering.pictures.pages.profile import draw_profile, profile_in_words

FILE = "profile.png"
EVERY_KIND = range(ALL_KINDS, len(KINDS) + 1)
LATEST = 4
"""How many of the latest matches are shown."""


class Profiles(commands.Cog):
    """`/tarocchi profile`, and everything that can be pressed there."""

    def __init__(self, services: Services) -> None:
        controls = services.controls
        self._database = services.database
        self._clock = services.clock
        self._artist, self._lessons = services.artist, services.lessons
        self._languages = services.languages
        self._guard = services.guard
        controls.on_choice(ids.ChooseProfile, self.choose)
        controls.on_press(ids.ShowProfile, self.show_to_all)
        self._add_command(services.group)
        add_to_menu(services.bot.tree, "menu-profile", self.show_of)

    def _add_command(self, group: app_commands.Group) -> None:
        @group.command(name="profile", description=said("command-profile"))
        @app_commands.describe(
            player=said("option-whose"), game=said("option-game"), other=said("option-compared")
        )
        @app_commands.rename(other="with")
        async def profile(
            press: Interaction,
            player: discord.User | None = None,
            game: str = "",
            other: discord.User | None = None,
        ) -> None:
            await self._guard(press, self.show(press, player or press.user, game, other))

        @profile.autocomplete("game")
        async def offer_kinds(press: Interaction, typed: str) -> list[Choice[str]]:
            return kind_choices(typed, reader_texts(press))

    async def show(
        self, press: Interaction, person: Anybody, game: str, other: Anybody | None = None
    ) -> None:
        """Show the reader a person's record in one game or in all, compared with somebody.

        Raises `UnknownGame`.
        """
        texts = reader_texts(press)
        kind = kind_meant(game)
        if other == person:
            await tell(press, texts.say("profile-with-self"))
            return
        request = ids.ShowProfile(person.id, 0 if other is None else other.id, kind)
        await self._show(press, request, [each for each in (person, other) if each is not None])

    async def show_of(self, press: Interaction, person: Anybody) -> None:
        """Show the reader the record of somebody in whose menu they asked for it."""
        await self._guard(press, self.show(press, person, ""))

    async def choose(
        self, press: Interaction, request: ids.ChooseProfile, values: Sequence[str]
    ) -> None:
        """Show the same person's record in another game instead."""
        value = only(values)
        offered = {str(kind): kind for kind in EVERY_KIND}
        kind = offered.get(value, request.kind)
        await self._show(press, ids.ShowProfile(request.user, request.other, kind), [])

    async def show_to_all(self, press: Interaction, request: ids.ShowProfile) -> None:
        """Show everybody in the channel the profile."""
        texts = await self._languages.public(press)
        career = await self._career(press, request, await self._names(press, request, []))
        shown, files = await self._shown(press, career, texts)
        await show_everybody(press, public_profile(shown), files)

    async def _show(
        self, press: Interaction, request: ids.ShowProfile, known: Sequence[Anybody]
    ) -> None:
        texts = reader_texts(press)
        career = await self._career(press, request, await self._names(press, request, known))
        shown, files = await self._shown(press, career, texts)
        view = private_profile(request, shown, texts, is_empty=career.is_empty)
        await show(press, view, files)

    async def _shown(
        self, press: Interaction, career: Career, texts: Texts
    ) -> tuple[list[Item], list[discord.File]]:
        if career.is_empty:
            return [Text(_nothing(plain_name(career.name, texts), career.kind, texts))], []
        page = profile_of(career, texts)
        notice = recounting(await progress.find(self._database.reading), texts)
        if not may_attach(press):
            return [*notice, Text(plain(" ".join(profile_in_words(page, texts))))], []
        picture = await self._artist.draw(draw_profile, page, texts)
        return [*notice, gallery(picture.alt, FILE)], [file_of(picture, FILE)]

    async def _names(
        self, press: Interaction, request: ids.ProfileId, known: Sequence[Anybody]
    ) -> Mapping[int, str]:
        # Discord tells of the people whom a command names; a button holds only their ids.
        names = {each.id: each.display_name for each in (press.user, *known)}
        assert press.guild_id is not None
        for user in (request.user, request.other):
            if user and user not in names:
                line = await self._line(press.guild_id, ALL_KINDS, By.MATCHES, user)
                names[user] = line.name if line else ""
        return names

    async def _career(
        self, press: Interaction, request: ids.ProfileId, names: Mapping[int, str]
    ) -> Career:
        db, user, kind = self._database.reading, request.user, request.kind
        guild_id = press.guild_id
        assert guild_id is not None
        known = await player_stats.ratings_of(db, guild_id, user)
        charted = kind or (known[0].kind if known else ALL_KINDS)
        other_id = request.other or None
        game, players = KINDS[kind - 1] if kind else ("", 0)
        search = Search(
            guild_id=guild_id, player=user, game=game, players=players, partner=other_id
        )
        return Career(
            user_id=user,
            name=names[user],
            kind=kind,
            charted=charted,
            rating=await self._rating(guild_id, kind, user) if kind else None,
            played=await self._line(guild_id, kind, By.MATCHES, user),
            points=await player_stats.points_of(db, guild_id, kind, user),
            deals=await player_stats.newest(db, guild_id, charted, user),
            people=await player_stats.companions(db, guild_id, kind, user, other_id),
            ratings=() if kind else known,
            stayed=await player_stats.reliability(db, guild_id, user),
            streak=await player_stats.streak(db, guild_id, kind, user),
            latest=await results.newest(db, search, LATEST),
            medals=await podiums.of_person(db, guild_id, user, [kind] if kind else EVERY_KIND),
            lessons=await self._progress(press, user, game),
            other=None
            if other_id is None
            else Other(
                other_id,
                names[other_id],
                await player_stats.matches_with(db, guild_id, kind, user, other_id),
            ),
        )

    async def _progress(self, press: Interaction, user: int, game: str) -> Sequence[LessonProgress]:
        # Of one game, or of all.
        if press.user.id != user:
            return ()
        found = await self._lessons.progress_of(user)
        return [each for each in found if game in ("", each.game)]

    async def _rating(self, guild_id: int, kind: int, user: int) -> boards.Line | None:
        await ratings.unsettle(self._database, int(self._clock.now()))
        return await self._line(guild_id, kind, By.RATING, user)

    async def _line(self, guild_id: int, kind: int, by: By, user: int) -> boards.Line | None:
        board = Board(guild_id, kind, ALL_TIME, by)
        return await boards.line_of(self._database.reading, board, int(self._clock.now()), user)


def _nothing(name: str, kind: int, texts: Texts) -> str:
    if kind == ALL_KINDS:
        return texts.say("profile-none", name=name)
    return texts.say("profile-none-game", name=name, game=kind_name(kind, texts))
