"""Inviting people to a lobby, and the buttons by which they come."""

from collections.abc import Callable, Sequence

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
from cogs.lobby.guests import chosen
from cogs.lobby.panels_layout import mark_of, menu_panel
from cogs.press.edits import answer_in_place
from cogs.press.error_boundary import tell
from cogs.press.group import add_to_menu
from cogs.press.press import Anybody, Interaction, reader_texts, shown_name
from cogs.services import Services


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

    async def choose(self, press: Interaction, request: ids.Invite, values: Sequence[str]) -> None:
        """Invite the people who were chosen, and take back the invitations of all others.

        A select that shows older invitations changes nothing and is brought up to date.
        """
        table = await self._hub.find(request.table)
        if table.in_lobby and request.mark != mark_of(table.kept):
            texts = reader_texts(press)
            panel = menu_panel(table, texts, texts.say("invite-outdated"))
            await answer_in_place(press, marked_by(press.token, panel))
            return
        await self.invite(press, table, chosen(press, values))
        panel = menu_panel(table, reader_texts(press))
        await answer_in_place(press, marked_by(press.token, panel))
        await table.note(messages.keep_hand, press.user.id, self._hands.remember(press))
        self._boards.of(table).show_lobby()

    async def decline(self, press: Interaction, table: Table) -> None:
        """Keep no seat for the person any more, and tell everybody in the lobby."""
        await table.change(inviting.decline, press.user.id)
        name = plain(shown_name(press))
        note = texts_for(table.row.language).say("lobby-declined", name=name)
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
        name, place = plain_name(guest.name, texts), f"<#{table.row.channel_id}>"
        await tell(press, texts.say("invite-sent", name=name, place=place, until=str(until)))

    def _own_lobby(self, press: Interaction) -> Table:
        # The one in this channel, else the newest.
        mine = [
            table
            for table in self._hub.of_user(press.user.id)
            if table.in_lobby and table.row.guild_id == press.guild_id
        ]
        if not mine:
            raise TableError(TableFault.NO_LOBBY)
        return max(mine, key=lambda table: (table.row.channel_id == press.channel_id, table.id))

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
        place = f"<#{table.row.channel_id}>"
        if table.in_lobby and table.seating.has(press.user.id):
            await tell(press, texts.say("invitation-already", place=place))
            return
        await self._limits.join(press, table)
        self._boards.of(table).show_lobby()
        await self._invitations.answer(press, table)
        await tell(press, texts.say("invitation-joined", place=place))
