"""`/tarocchi new`: what is played, where the table goes, and its first message."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.games import catalogue
from bot.games.game import Game
from bot.tables.decisions import ending, messages
from bot.tables.decisions.inviting import Guest
from bot.tables.errors import TableError, TableFault
from bot.tables.setup import Setup
from bot.tables.table import Table
from bot.texts import Texts, texts_for
from cogs.layouts.invitation import thread_name
from cogs.layouts.lobby import LOBBY, lobby_layout
from cogs.layouts.parts import plain, words
from cogs.lobby.guests import mentioned
from cogs.messages.files import files_of
from cogs.messages.invitations import open_minutes
from cogs.messages.place import TableChannel, only
from cogs.press.completions import (
    game_meant,
    games_to_play,
    number_choices,
    option_choices,
    pack_choices,
)
from cogs.press.group import asks_for, clock_choices, language_choices, said, typed_game
from cogs.press.limits import opening_by, require_allowed
from cogs.press.outages import NOT_DONE, code_of
from cogs.press.permissions import FOR_THREADS, require_tables
from cogs.press.press import Interaction, reader_texts, shown_name
from cogs.press.public import must_answer
from cogs.services import Services
from data.choices.servers import ServerChoices

log = logging.getLogger(__name__)

PLACES = [
    Choice(name=said("place-thread"), value="thread"),
    Choice(name=said("place-here"), value="here"),
]

InviteGuests = Callable[[Interaction, Table, Sequence[Guest]], Awaitable[None]]
"""Keeps seats for people and calls them."""


@dataclass(frozen=True, slots=True)
class OpeningRequest:
    """What is entered in `/tarocchi new`."""

    game: str
    players: int | None = None
    options: str = ""
    place: str = "thread"
    pack: str = ""
    clock: str = ""
    language: str = ""
    invited: str = ""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a new table goes: whether in a thread, or whether none can be made although wanted."""

    in_thread: bool
    lacks_thread: bool = False


class OpenTable(commands.Cog):
    """Opens tables."""

    def __init__(self, services: Services, invite: InviteGuests) -> None:
        self._services, self._hub = services, services.hub
        self._boards = services.boards
        self._hands = services.hands
        self._lobbies = services.lobbies
        self._invitations = services.invitations
        self._invite = invite
        self._servers = services.servers
        self._languages = services.languages
        self._limits = services.limits
        self._guard = services.guard
        self._add_command(services.group)

    def _add_command(self, group: app_commands.Group) -> None:
        @group.command(name="new", description=said("command-new"))
        @app_commands.rename(invited="with")
        @app_commands.choices(place=PLACES, clock=clock_choices(), language=language_choices())
        @asks_for(OpeningRequest)
        async def new(press: Interaction, **entered: Any) -> None:
            await self._guard(press, self.open(press, OpeningRequest(**entered)))

        @new.autocomplete("game")
        async def offer_games(press: Interaction, typed: str) -> list[Choice[str]]:
            usual = (await self._choices(press)).game
            return games_to_play(typed, usual, reader_texts(press))

        @new.autocomplete("options")
        async def offer_options(press: Interaction, typed: str) -> list[Choice[str]]:
            return option_choices(typed_game(press), typed)

        @new.autocomplete("players")
        async def offer_numbers(press: Interaction, typed: str) -> list[Choice[int]]:
            return number_choices(typed_game(press), typed)

        @new.autocomplete("pack")
        async def offer_packs(press: Interaction, typed: str) -> list[Choice[str]]:
            return pack_choices(typed_game(press), typed, reader_texts(press))

    async def open(self, press: Interaction, request: OpeningRequest) -> None:
        """Open the table that was asked for. Raises `TarotError` if it cannot be played here."""
        assert press.guild_id is not None
        choices = await self._choices(press)
        require_allowed(press, choices)
        key = game_meant(request.game)
        setup = _setup(_completed(replace(request, game=key), choices))
        place, seats = place_for(press, request.place == "thread"), setup.game.players - 1
        guests = await mentioned(press, request.invited, seats) if request.invited else []
        language = request.language or await self._languages.of_opener(press)
        async with self._limits.room(press.user.id, press.guild_id, setup):
            table = await self._open(press, setup, place, language)
        if guests:
            await self._invite(press, table, guests)
            self._boards.of(table).show_lobby()

    async def open_rematch(self, press: Interaction, table: Table) -> Table:
        """Open the lobby of a rematch where the match was, with a message that asks the others.

        It opens where the button was pressed if that place is gone. A press there is answered by
        it if it has to be. Raises `TableError` if one is already open, or if the person did not sit
        at the table.
        """
        table.seating.seat_of(press.user.id)
        if await self._hub.rematch(table) is not None:
            raise TableError(TableFault.REMATCH_IS_OPEN)
        opening = opening_by(press, await _place_again(press, table), table.row.language)
        async with self._limits.room(press.user.id, table.row.guild_id, table.setup):
            fresh = await self._hub.open_rematch(table, opening)
        asked = [s.user_id for s in fresh.seating.waiting if s.user_id is not None]
        mentions = " ".join(f"<@{user}>" for user in asked)
        name = plain(shown_name(press))
        texts = texts_for(fresh.row.language)
        note = texts.say("lobby-rematch", mentions=mentions, name=name) if asked else ""
        if press.channel_id == fresh.row.channel_id and must_answer(press):
            await self._answer_with(press, fresh, note, asked)
        else:
            async with _closed_if_not_shown(fresh):
                await TableChannel(self._services, self._lobbies, fresh).post_lobby(note, asked)
        self._boards.of(fresh).ask_after(asked)
        return fresh

    async def _open(self, press: Interaction, setup: Setup, place: Target, language: str) -> Table:
        if place.in_thread:
            return await self._open_in_thread(press, setup, texts_for(language))
        assert press.channel_id is not None
        table = await self._hub.open(setup, opening_by(press, press.channel_id, language))
        note = texts_for(language).say("no-thread") if place.lacks_thread else ""
        await self._answer_with(press, table, note)
        return table

    async def _open_in_thread(self, press: Interaction, setup: Setup, texts: Texts) -> Table:
        game = setup.game
        await press.response.send_message(view=words(_opened(press, game, texts)))
        answer = await press.original_response()
        try:
            thread = await answer.create_thread(
                name=thread_name(game, shown_name(press), press.created_at, texts),
                auto_archive_duration=open_minutes(setup),
            )
        except NOT_DONE as fault:
            log.info("no thread code=%s", code_of(fault))
            return await self._lobby_in_answer(press, setup, texts)
        table = await self._hub.open(setup, opening_by(press, thread.id, texts.language))
        picture = await self._lobbies.for_press(press, table)
        layout = lobby_layout(table, picture)
        try:
            async with _closed_if_not_shown(table):
                message = await thread.send(view=layout, files=files_of(picture, LOBBY))
        except NOT_DONE as fault:
            log.info("no lobby in the thread table=%s code=%s", table.id, code_of(fault))
            await _put_away(thread)
            return await self._lobby_in_answer(press, setup, texts)
        await table.change(messages.set_lobby_message, message.id)
        await self._invitations.begin(press, table)
        return table

    async def _answer_with(
        self, press: Interaction, table: Table, note: str = "", asked: Sequence[int] = ()
    ) -> None:
        seen = table.version
        picture = await self._lobbies.for_press(press, table)
        layout = lobby_layout(table, picture, note)
        async with _closed_if_not_shown(table):
            answer = await press.response.send_message(
                view=layout, files=files_of(picture, LOBBY), allowed_mentions=only(asked)
            )
        assert answer.message_id is not None
        await self._note_lobby(press, table, answer.message_id)
        if table.version != seen:
            # Someone sat down before there was a message to show it.
            self._boards.of(table).show_lobby()

    async def _lobby_in_answer(self, press: Interaction, setup: Setup, texts: Texts) -> Table:
        assert press.channel_id is not None
        table = await self._hub.open(setup, opening_by(press, press.channel_id, texts.language))
        picture, note = await self._lobbies.for_press(press, table), texts.say("no-thread")
        layout, files = lobby_layout(table, picture, note), files_of(picture, LOBBY)
        async with _closed_if_not_shown(table):
            message = await press.edit_original_response(view=layout, attachments=files)
        await self._note_lobby(press, table, message.id)
        return table

    async def _note_lobby(self, press: Interaction, table: Table, message_id: int) -> None:
        await table.change(messages.set_lobby_message, message_id)
        await table.note(messages.keep_hand, press.user.id, self._hands.remember(press))

    async def _choices(self, press: Interaction) -> ServerChoices:
        assert press.guild_id is not None
        return await self._servers.of(press.guild_id)


def _completed(request: OpeningRequest, choices: ServerChoices) -> OpeningRequest:
    # What is entered goes before what is chosen for the server; of options, each one does.
    return replace(
        request,
        options=f"{choices.options.get(request.game, '')} {request.options}",
        pack=request.pack or choices.packs.get(request.game, ""),
        clock=request.clock or choices.clock,
    )


def _setup(request: OpeningRequest) -> Setup:
    kind = catalogue.find(request.game)
    setup = Setup(kind(kind.options_type.parse(request.options), request.players))
    setup = setup.shown_with(request.pack) if request.pack else setup
    return setup.timed_by(request.clock) if request.clock else setup


def place_for(press: Interaction, wants_thread: bool) -> Target:
    """Return where the table goes.

    Raises `NotOnServer` or `PermissionMissing` if it could not be shown there.
    """
    require_tables(press)
    if not wants_thread or isinstance(press.channel, discord.Thread):
        return Target(False)
    can_thread = all(getattr(press.app_permissions, permission) for permission in FOR_THREADS)
    if can_thread and isinstance(press.channel, discord.TextChannel):
        return Target(True)
    return Target(False, lacks_thread=True)


async def _place_again(press: Interaction, table: Table) -> int:
    # The thread of a match that is over may be archived, or deleted.
    assert press.channel_id is not None
    if press.channel_id == table.row.channel_id:
        return table.row.channel_id
    try:
        thread = await press.client.fetch_channel(table.row.channel_id)
    except discord.NotFound:
        place_for(press, wants_thread=False)
        return press.channel_id
    if isinstance(thread, discord.Thread) and thread.archived:
        await thread.edit(archived=False)
    return table.row.channel_id


async def _put_away(thread: discord.Thread) -> None:
    # To delete it takes a right that nobody is asked for.
    try:
        await thread.edit(archived=True)
    except NOT_DONE as fault:
        log.info("empty thread not archived thread=%s code=%s", thread.id, code_of(fault))


@asynccontextmanager
async def _closed_if_not_shown(table: Table) -> AsyncIterator[None]:
    try:
        yield
    except NOT_DONE:
        # Without a message, nobody could ever sit down or leave.
        await table.change(ending.abandon)
        raise


def _opened(press: Interaction, game: Game, texts: Texts) -> str:
    name = plain(shown_name(press))
    return texts.say("opened-in-thread", name=name, game=_title(game, texts))


def _title(game: Game, texts: Texts) -> str:
    return texts.say(f"game-{game.key}")
