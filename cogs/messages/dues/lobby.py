"""What is due in a lobby, and what is left of one that was closed."""

from collections import deque
from dataclasses import dataclass

from bot.tables.decisions import messages
from cogs.layouts.lobby import call_layout, players_call
from cogs.messages.dues.due import Desk, Due, unless_gone


class ShowLobbyEnd(Due):
    """Shows that a lobby has become a match, when no press on it can.

    `key` is the text that says in what way it has ended; `by` is who has closed it, and knows that.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.key = ""
        self.by: int | None = None

    @property
    def is_due(self) -> bool:
        return bool(self.key) and self.table.begun

    async def do(self) -> None:
        await unless_gone(self.place.show_lobby("", self.key))
        self.key = ""

    def drop(self) -> None:
        self.key = ""


class ShowLobby(Due):
    """Shows a lobby as it is, with a note on top, when no press on it can."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.notes: list[str] = []

    @property
    def is_due(self) -> bool:
        return bool(self.notes)

    async def do(self) -> None:
        """Make one call of several requests; the press that starts a match shows the lobby."""
        seen = len(self.notes)
        if self.table.in_lobby:
            await unless_gone(self.place.show_lobby(self.notes[-1], ""))
        del self.notes[:seen]

    def drop(self) -> None:
        self.notes.clear()


@dataclass(frozen=True, slots=True)
class Invited:
    """People whom somebody of this name has invited, and until when seats are kept for them."""

    users: list[int]
    name: str
    until: int


@dataclass(frozen=True, slots=True)
class PlayersWanted:
    """People who wished to be called, and what somebody is called who calls them."""

    users: list[int]
    name: str


class CallInvited(Due):
    """Posts messages that mention only those whom somebody has invited."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.invited: deque[Invited] = deque()

    @property
    def is_due(self) -> bool:
        return bool(self.invited)

    async def do(self) -> None:
        called = self.invited[0]
        if self.table.in_lobby:
            layout = call_layout(self.table, called.users, called.name, called.until)
            message_id = await self.place.mention(called.users, layout)
            await self.table.change(messages.set_called, message_id, called.users)
        self.invited.popleft()

    def drop(self) -> None:
        self.invited.clear()


class CallPlayers(Due):
    """Posts a message that mentions only those who wished to be called to such a table."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.called: PlayersWanted | None = None

    @property
    def is_due(self) -> bool:
        return self.called is not None

    async def do(self) -> None:
        called = self.called
        assert called is not None
        if self.table.in_lobby:
            text, buttons = players_call(self.table, called.users, called.name)
            message_id = await self.place.mention_in_words(called.users, text, buttons)
            await self.table.change(messages.set_players_message, message_id)
        self.called = None

    def drop(self) -> None:
        self.called = None


class DeleteOldCall(Due):
    """Deletes the messages that have called people for whom no seat is kept any more, and once the
    lobby is over the one that has called players."""

    @property
    def is_due(self) -> bool:
        return bool(self._old_calls)

    async def do(self) -> None:
        call, *_ = self._old_calls
        await unless_gone(self.place.delete(call))
        await self.table.change(messages.forget_called, call)

    @property
    def _old_calls(self) -> list[int]:
        needed = {kept.called_in for kept in self.table.kept}
        if self.table.in_lobby:
            needed.add(self.table.row.players_message_id)
        return [call for call in self.table.row.called if call not in needed]


class TellOfClose(Due):
    """Says in the private messages of a lobby that was closed that it was."""

    def __init__(self, desk: Desk, end: ShowLobbyEnd) -> None:
        super().__init__(desk)
        self._end = end

    @property
    def is_due(self) -> bool:
        """Whether somebody may not know that."""
        return self.table.remains and self.table.someone_is_untold

    async def do(self) -> None:
        text = self._end.key or "lobby-closed"
        await self.desk.tools.hands.tell_of_the_close(self.table, text, self._end.by)
        await self.table.change(messages.forget_hands)


class ClearLobby(Due):
    """Deletes the message of a lobby that was closed."""

    @property
    def is_due(self) -> bool:
        return self.table.remains

    async def do(self) -> None:
        """Delete it. It goes last: as long as it is known, a restart comes back to what is due."""
        message_id = self.table.row.lobby_message_id
        if message_id is not None:
            await unless_gone(self.place.delete(message_id))
        await self.table.change(messages.forget_lobby)
