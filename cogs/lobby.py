"""The lobby: sitting down, moving, leaving, computers, cutting the pack, starting, closing."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

from discord import ui

from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from cogs.buttons import TableButton
from cogs.choosing import where
from cogs.lobby_picture import lobby_for
from cogs.opening import open_rematch
from cogs.options import open_form
from cogs.pictures import files_of
from cogs.play import WISHES as PLAY_WISHES
from cogs.replies import tell
from cogs.services import Press, ServingBot, reader_texts, services
from cogs.table_layout import LOBBY, ended_lobby_layout, lobby_layout

CUT_ID = re.compile(r"cut:(?P<table>[0-9]{1,18})")


async def pressed(press: Press, table_id: int, wish: str) -> None:
    """Does what a button on a public message says. Raises `TarotError`."""
    table = await services(press).hub.find(table_id)
    wish_of = WISHES.get(wish)
    if wish_of is None:
        await tell(press, reader_texts(press).say("bad-button"))
        return
    await wish_of(press, table)
    services(press).boards.retry(table)


async def join(press: Press, table: Table) -> None:
    """Sits down on the first free seat."""
    user = press.user
    await table.join(user.id, user.display_name, str(press.locale))
    await _renew(press, table)


async def move(press: Press, table: Table) -> None:
    """Moves on to the next free seat."""
    await table.move(press.user.id)
    await _renew(press, table)


async def leave(press: Press, table: Table) -> None:
    """Stands up from the lobby; in a match a computer takes the seat."""
    in_lobby = table.in_lobby
    await table.leave(press.user.id)
    if in_lobby and not table.over:
        await _renew(press, table)
    elif in_lobby:
        await _show_ended(press, table, "lobby-closed-empty")
    else:
        await tell(press, reader_texts(press).say("leave-done"))


async def add(press: Press, table: Table) -> None:
    """Puts a computer on the first free seat."""
    await table.add_computer(press.user.id)
    await _renew(press, table)


async def remove(press: Press, table: Table) -> None:
    """Sends the last computer away."""
    await table.remove_computer(press.user.id)
    await _renew(press, table)


async def cut(press: Press, table: Table) -> None:
    """Asks for a word that goes into every shuffle of the match."""
    table.check_in_lobby(press.user.id)
    form = CutForm(press, table)
    await press.response.send_modal(form)
    # The library need not remember a form that nobody may ever send.
    form.stop()


async def start(press: Press, table: Table) -> None:
    """Begins the match; the board deals out the cards."""
    table.check_in_lobby(press.user.id)
    # The cards follow by the token of this press, which works only once it was answered.
    async with services(press).boards.of(table).held:
        await table.start(press.user.id)
        await _show_ended(press, table, "lobby-started")
        await table.keep_hand(press.user.id, services(press).hands.remember(press))


async def close(press: Press, table: Table) -> None:
    """Closes the lobby."""
    await table.close(press.user.id, may_manage=press.permissions.manage_messages)
    await _show_ended(press, table, "lobby-closed")


async def rematch(press: Press, table: Table) -> None:
    """Opens a new lobby of the same game, or sits down in the one that is open already."""
    table.seating.seat_of(press.user.id)
    try:
        await open_rematch(press, table)
    except TableError as fault:
        other = await services(press).hub.rematch(table)
        if fault.code is not TableFault.REMATCH_IS_OPEN or other is None:
            raise
        await _sit_down(press, other)


async def _sit_down(press: Press, table: Table) -> None:
    if table.in_lobby and not table.seating.has(press.user.id):
        await table.join(press.user.id, press.user.display_name, str(press.locale))
        services(press).boards.of(table).show_lobby()
    await where(press, table)
    if table.in_lobby and table.seating.has(press.user.id):
        await table.keep_hand(press.user.id, services(press).hands.remember(press))


class CutForm(ui.Modal):
    """Asks for the word. What is sent is read by its id, so that it works after a restart."""

    def __init__(self, press: Press, table: Table) -> None:
        texts = reader_texts(press)
        super().__init__(title=texts.say("cut-title"), custom_id=f"cut:{table.id}", timeout=None)
        word: ui.TextInput[Any] = ui.TextInput(custom_id="word", required=False, max_length=64)
        self.add_item(
            ui.Label(text=texts.say("cut-label"), description=texts.say("cut-hint"), component=word)
        )


async def word_given(press: Press) -> None:
    """Takes the word of the form and shows the lobby with it. Raises `TarotError`."""
    match = CUT_ID.fullmatch(custom_id_of(press))
    if match is None:
        await tell(press, reader_texts(press).say("bad-button"))
        return
    table = await services(press).hub.find(int(match["table"]))
    await table.cut(press.user.id, _word(press))
    await _renew(press, table)


def custom_id_of(press: Press) -> str:
    """The id of the component or form, empty if there is none."""
    data: Any = press.data or {}
    return str(data.get("custom_id", ""))


def _word(press: Press) -> str:
    data: Any = press.data or {}
    for label in data.get("components", ()):
        field = label.get("component") or {}
        if field.get("custom_id") == "word":
            return str(field.get("value", ""))
    return ""


async def _renew(press: Press, table: Table) -> None:
    # The token is kept: with it the cards can be handed out when the match begins.
    picture = await lobby_for(press, table)
    await press.response.edit_message(
        view=lobby_layout(table, picture), attachments=files_of(picture, LOBBY)
    )
    if table.seating.has(press.user.id):
        await table.keep_hand(press.user.id, services(press).hands.remember(press))


async def _show_ended(press: Press, table: Table, key: str) -> None:
    await press.response.edit_message(view=ended_lobby_layout(table, key), attachments=[])


WISHES: dict[str, Callable[[Press, Table], Awaitable[None]]] = {
    "join": join,
    "move": move,
    "leave": leave,
    "add": add,
    "remove": remove,
    "cut": cut,
    "options": open_form,
    "start": start,
    "close": close,
    "rematch": rematch,
    **PLAY_WISHES,
}


async def setup(bot: ServingBot) -> None:
    """Makes the buttons known."""
    TableButton.handler = pressed
    bot.add_dynamic_items(TableButton)
