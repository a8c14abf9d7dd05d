"""Opening a table: where it goes, what the bot may do there, and the first message."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from bot.games.game import Game
from bot.tables.table import Table
from bot.texts import Texts, texts_for
from cogs.hand_layout import words
from cogs.lobby_picture import lobby_for
from cogs.outages import NOT_DONE, code_of
from cogs.pictures import files_of
from cogs.replies import RightMissing
from cogs.services import Press, services
from cogs.table_layout import LOBBY, lobby_layout

log = logging.getLogger(__name__)

THREAD_RIGHTS = ("create_public_threads", "send_messages_in_threads")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a new table can go: whether a thread can be made, and whether it has to be told."""

    in_thread: bool
    note: str = ""


def place_for(press: Press, wants_thread: bool) -> Place:
    """Where the table goes. Raises `RightMissing` if it could not be shown there."""
    here_is_thread = isinstance(press.channel, discord.Thread)
    for right in needed_rights(here_is_thread):
        if not getattr(press.app_permissions, right):
            raise RightMissing(right)
    if not wants_thread or here_is_thread:
        return Place(False)
    can_thread = all(getattr(press.app_permissions, right) for right in THREAD_RIGHTS)
    if can_thread and isinstance(press.channel, discord.TextChannel):
        return Place(True)
    return Place(False, texts_for(str(press.guild_locale or "en")).say("no-thread"))


def needed_rights(in_thread: bool) -> tuple[str, ...]:
    """The rights without which no table can be shown."""
    sending = "send_messages_in_threads" if in_thread else "send_messages"
    return ("view_channel", sending, "attach_files")


async def open_table(press: Press, game: Game, wants_thread: bool, pack: str | None = None) -> None:
    """Opens a lobby and answers the command with it, or with a link to its thread.

    Raises `RightMissing`.
    """
    place = place_for(press, wants_thread)
    if not place.in_thread:
        await open_here(press, game, place.note, pack)
        return
    texts = texts_for(language_of(press))
    await press.response.send_message(view=words(_opened(press, game, texts, "…")))
    answer = await press.original_response()
    try:
        name = texts.say("thread-name", game=_title(game, texts), name=press.user.display_name)
        thread = await answer.create_thread(name=name[:100], auto_archive_duration=1440)
    except NOT_DONE as fault:
        log.info("no thread code=%s", code_of(fault))
        await _lobby_in_answer(press, game, texts.say("no-thread"), pack)
        return
    table = await _new_table(press, game, thread.id, pack)
    picture = await lobby_for(press, table)
    layout = lobby_layout(table, picture)
    async with _closed_if_not_shown(table):
        message = await thread.send(view=layout, files=files_of(picture, LOBBY))
    await table.set_lobby_message(message.id)
    await answer.edit(view=words(_opened(press, game, texts, thread.mention)))


async def open_here(press: Press, game: Game, note: str = "", pack: str | None = None) -> None:
    """Opens a lobby as the public answer in this very place, shown with a pack."""
    assert press.channel_id is not None
    await _answer_with(press, await _new_table(press, game, press.channel_id, pack), note)


async def open_rematch(press: Press, table: Table) -> None:
    """Opens a lobby for the same game as the public answer in this very place.

    Raises `TableError` if there is one already.
    """
    assert press.channel_id is not None
    fresh = await _new_table(press, table.game, press.channel_id, table.drawing, table.id)
    await _answer_with(press, fresh)


async def _answer_with(press: Press, table: Table, note: str = "") -> None:
    seen = table.version
    picture = await lobby_for(press, table)
    layout = lobby_layout(table, picture, note)
    async with _closed_if_not_shown(table):
        answer = await press.response.send_message(view=layout, files=files_of(picture, LOBBY))
    assert answer.message_id is not None
    await table.set_lobby_message(answer.message_id)
    await table.keep_hand(press.user.id, services(press).hands.remember(press))
    if table.version != seen:
        # Somebody sat down before there was a message to show it.
        services(press).boards.of(table).show_lobby()


def language_of(press: Press) -> str:
    """The language of a table opened here: that of the server."""
    return texts_for(str(press.guild_locale or "en")).language


async def _lobby_in_answer(press: Press, game: Game, note: str, pack: str | None) -> None:
    assert press.channel_id is not None
    table = await _new_table(press, game, press.channel_id, pack)
    picture = await lobby_for(press, table)
    layout = lobby_layout(table, picture, note)
    async with _closed_if_not_shown(table):
        message = await press.edit_original_response(
            view=layout, attachments=files_of(picture, LOBBY)
        )
    await table.set_lobby_message(message.id)
    await table.keep_hand(press.user.id, services(press).hands.remember(press))


@asynccontextmanager
async def _closed_if_not_shown(table: Table) -> AsyncIterator[None]:
    try:
        yield
    except NOT_DONE:
        # Nobody could ever sit down there, and nobody leave.
        await table.abandon()
        raise


async def _new_table(
    press: Press, game: Game, channel_id: int, pack: str | None, rematch_of: int | None = None
) -> Table:
    assert press.guild_id is not None
    assert press.channel_id is not None
    return await services(press).hub.open(
        game,
        guild_id=press.guild_id,
        channel_id=channel_id,
        parent_id=press.channel_id,
        opener=(press.user.id, press.user.display_name, str(press.locale)),
        language=language_of(press),
        pack=pack,
        rematch_of=rematch_of,
    )


def _opened(press: Press, game: Game, texts: Texts, place: str) -> str:
    name = discord.utils.escape_markdown(press.user.display_name)
    return texts.say("opened-in-thread", name=name, game=_title(game, texts), place=place)


def _title(game: Game, texts: Texts) -> str:
    return texts.say(f"game-{game.key}")
