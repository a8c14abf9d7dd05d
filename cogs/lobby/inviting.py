"""Inviting people to a lobby, and the buttons by which they come."""

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord.ext import commands

from bot.tables.decisions import inviting, messages
from bot.tables.decisions.inviting import Guest
from bot.tables.errors import TableError, TableFault
from bot.tables.state import Steps
from bot.tables.table import Table
from bot.texts import texts_for
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import marked_by, plain, plain_name
from cogs.lobby import ids
from cogs.lobby.panels_layout import mark_of, menu_panel
from cogs.press.error_boundary import tell
from cogs.press.group import add_to_menu
from cogs.press.press import Anybody, Interaction, reader_texts, shown_name
from cogs.services import Services

MENTION = re.compile(r"<@!?(\d{1,20})>")
BETWEEN = " ,;"
"""What may stand between mentions."""


class Inviting(commands.Cog):
    """The select in the menu of a lobby, the menu of a person, and mentions in `/tarocchi new`.

    Keeps seats for people and calls them, each of them once.
    """

    def __init__(self, services: Services) -> None:
        guard = services.guard
        self._hub = services.hub
        self._boards = services.boards
        self._hands = services.hands
        services.controls.on_choice(ids.Invite, self.choose)
        services.tables.on_press(TableAction.DECLINE, self.decline)

        async def from_menu(press: Interaction, person: Anybody) -> None:
            await guard(press, self.invite_from_menu(press, person))

        add_to_menu(services.bot.tree, "menu-invite", from_menu)

    async def choose(self, press: Interaction, wish: ids.Invite, values: Sequence[str]) -> None:
        """Invite the people who were chosen, and take back the invitations of all others.

        A select that shows older invitations changes nothing and is brought up to date.
        """
        table = await self._hub.find(wish.table)
        if table.in_lobby and wish.mark != mark_of(table.kept):
            texts = reader_texts(press)
            panel = menu_panel(table, texts, texts.say("invite-outdated"))
            await press.response.edit_message(view=marked_by(press.token, panel))
            return
        await self.invite(press, table, _chosen(press, values))
        panel = menu_panel(table, reader_texts(press))
        await press.response.edit_message(view=marked_by(press.token, panel))
        await table.change(messages.keep_hand, press.user.id, self._hands.remember(press))
        self._boards.of(table).show_lobby()

    async def decline(self, press: Interaction, table: Table) -> None:
        """Keep no seat for the person any more, and tell everybody in the lobby."""
        await table.change(inviting.decline, press.user.id)
        name = plain(shown_name(press))
        note = texts_for(table.language).say("lobby-declined", name=name)
        self._boards.of(table).show_lobby(note)
        await tell(press, reader_texts(press).say("invite-declined"))

    async def invite_from_menu(self, press: Interaction, person: Anybody) -> None:
        """Invite somebody, in whose menu that was asked for, to the lobby where the person sits.

        Raises `TableError` if there is none, or if the other one cannot be invited.
        """
        if not isinstance(person, discord.Member):
            raise TableError(TableFault.INVITED_STRANGER)
        table, texts = self._own_lobby(press), reader_texts(press)
        guest = Guest(person.id, person.display_name, person.bot)
        await self._change(press, table, inviting.invite_one, guest)
        self._boards.of(table).show_lobby()
        [until] = [kept.until for kept in table.kept if kept.user_id == person.id]
        name, place = plain_name(guest.name, texts), f"<#{table.channel_id}>"
        await tell(press, texts.say("invite-sent", name=name, place=place, until=str(until)))

    def _own_lobby(self, press: Interaction) -> Table:
        # The one in this channel, else the newest.
        mine = [
            table
            for table in self._hub.of_user(press.user.id)
            if table.in_lobby and table.guild_id == press.guild_id
        ]
        if not mine:
            raise TableError(TableFault.NO_LOBBY)
        return max(mine, key=lambda table: (table.channel_id == press.channel_id, table.id))

    async def invite(self, press: Interaction, table: Table, guests: Sequence[Guest]) -> None:
        """Keep seats for these people and mention those who are new. Raises `TableError`."""
        await self._change(press, table, inviting.invite, guests)

    async def _change(
        self, press: Interaction, table: Table, decide: Callable[..., Steps], whom: object
    ) -> None:
        before = {kept.user_id for kept in table.kept}
        await table.change(decide, press.user.id, whom)
        called = [kept for kept in table.kept if kept.user_id not in before]
        if called:
            name = plain(shown_name(press))
            self._boards.of(table).call([kept.user_id for kept in called], name, called[0].until)


class AcceptInvitation(commands.Cog):
    """Seats people from outside the thread, and shows them the way."""

    def __init__(self, services: Services) -> None:
        self._boards = services.boards
        self._limits = services.limits
        self._invitations = services.invitations
        services.tables.on_press(TableAction.COME, self.come)

    async def come(self, press: Interaction, table: Table) -> None:
        """Seat the person unless they sit there already; tell them where the table is.

        The token of the press works only outside the thread, so no hand can be dealt with it.
        """
        texts = reader_texts(press)
        place = f"<#{table.channel_id}>"
        if table.in_lobby and table.seating.has(press.user.id):
            await tell(press, texts.say("invitation-already", place=place))
            return
        await self._limits.join(press, table)
        self._boards.of(table).show_lobby()
        await self._invitations.answer(press, table)
        await tell(press, texts.say("invitation-joined", place=place))


async def mentioned(press: Interaction, text: str, seats: int) -> list[Guest]:
    """Return the people mentioned in a text, for so many free seats.

    Raises `TableError` if there is anything else in the text, or if one of them is not on the
    server or cannot be invited.
    """
    users = list(dict.fromkeys(int(user) for user in MENTION.findall(text)))
    if MENTION.sub("", text).strip(BETWEEN) or not users:
        raise TableError(TableFault.NOBODY_MENTIONED)
    inviting.check([Guest(user, "") for user in users], press.user.id, seats)
    guests = await asyncio.gather(*(_member(press, user) for user in users))
    inviting.check(guests, press.user.id, seats)
    return guests


async def _member(press: Interaction, user_id: int) -> Guest:
    assert press.guild is not None
    try:
        member = await press.guild.fetch_member(user_id)
    except discord.NotFound as fault:
        raise TableError(TableFault.INVITED_STRANGER) from fault
    return Guest(member.id, member.display_name, member.bot)


def _chosen(press: Interaction, values: Sequence[str]) -> list[Guest]:
    # Discord sends along what it knows of the people who were chosen.
    data: Any = press.data or {}
    resolved = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    if any(value not in users or value not in members for value in values):
        raise TableError(TableFault.INVITED_STRANGER)
    return [_guest(users[value], members[value]) for value in values]


def _guest(user: Any, member: Any) -> Guest:
    name = member.get("nick") or user.get("global_name") or user["username"]
    return Guest(int(user["id"]), name, bool(user.get("bot")))
