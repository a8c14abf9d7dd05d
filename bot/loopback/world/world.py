"""The state of the loopback: who and what exists. It is stored before it is shown."""

import secrets
from collections.abc import Callable
from typing import Any

from bot.loopback.wire.errors import Refusal, missing_access, missing_permissions, unknown_channel
from bot.loopback.wire.wire import Json
from bot.loopback.world import permissions, sample
from bot.loopback.world.clock import ShiftedClock
from bot.loopback.world.models import Account, Interaction, Message, WorldEvent
from bot.loopback.world.servers import (
    Server,
    ServerSize,
    first_server,
    made_channels,
    next_id,
    server_id,
)
from bot.loopback.world.snowflakes import Snowflakes
from bot.loopback.world.store import StoredFile, WorldStore
from bot.loopback.world.unsure import Unsure

ANSWER_WITHIN_S = 3.0
"""How long the bot may take to answer an interaction, as at Discord."""

_RECENT_FILES = 64
_SETTINGS_ID = "0"
_REMEMBERED_S = 24 * 3600


class World:
    """All there is. Changes go through its methods; `settle` stores them, then announces them.

    The `first` of its `servers` is that of the page, with its `guild` and `members`; everyone is
    or was there. Those who are `closed` take no direct messages. An interaction has to be
    answered within `answer_within_s`. What is `unsure` of Discord can be switched.
    """

    def __init__(self, store: WorldStore, address: str) -> None:
        self.store = store
        self.address = address
        self.listeners: list[Callable[[WorldEvent], None]] = []
        self._news: list[WorldEvent] = []
        self._recent_files: dict[str, StoredFile] = {}
        self.first = first_server()
        self.guild, self.members = self.first.guild, self.first.members
        self.servers = {self.first.id: self.first}
        self.application = sample.application()
        self.bot = sample.bot_user()
        self.people: dict[str, Account] = {}
        self.closed: set[str] = set()
        self.answer_within_s = ANSWER_WITHIN_S
        self.unsure = Unsure()
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, Message] = {}
        self.timelines: dict[str, list[str]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.commands: dict[str, Json] = {}
        self.command_rights: dict[str, Json] = {}
        self.commands_made: list[float] = []
        self.emojis: dict[str, Json] = {}
        settings: Json = {"address": address, "ahead_s": 0.0}
        settings |= next(store.all("settings"), {})
        self.first.absent.update(settings.get("absent", ()))
        self.closed.update(settings.get("closed", ()))
        self._flag(settings.get("flags", 0))
        self.clock = ShiftedClock(settings["ahead_s"])
        self._load(settings["address"])
        self.ids = Snowflakes(self.clock, max(map(int, self.messages | self.channels), default=0))
        self.clock.listeners.append(self._keep_settings)
        self._keep_settings()

    # Loading

    def _load(self, old_address: str) -> None:
        if old_address != self.address:
            self.store.replace_text(old_address, self.address)
        self._load_people()
        for row in self.store.all("server"):
            self._load_server(row)
        for channel in self.store.all("channel"):
            self.channels[channel["id"]] = channel
        if not self.channels:
            for channel in sample.channels():
                self.keep_channel(channel)
        for row in self.store.all("message"):
            # Worlds of old know of no files but those that were shown.
            message = Message(**{"files": row["wire"]["attachments"]} | row)
            self.messages[message.id] = message
            self.timelines.setdefault(message.channel_id, []).append(message.id)
        for row in self.store.all("interaction"):
            self._load_interaction(Interaction(**row))
        self.commands = {row["id"]: row for row in self.store.all("command")}
        self.command_rights = {row["id"]: row["given"] for row in self.store.all("right")}
        self.emojis = {row["id"]: row for row in self.store.all("emoji")}

    def _load_people(self) -> None:
        self.people = {row["id"]: Account(**row) for row in self.store.all("person")}
        if not self.people:
            for person in sample.PEOPLE:
                self.keep_person(person)
        for person in self.people.values():
            user = sample.user(person.id, person.username, person.name)
            self.members[person.id] = sample.member(user, [])
        self.members[self.bot["id"]] = sample.member(self.bot, [sample.BOT_ROLE_ID])
        self.guild["roles"] += self.store.all("role")
        for row in self.store.all("roles of"):
            self.members[row["id"]]["roles"] = row["roles"]

    def _load_server(self, row: Json) -> None:
        server = Server(row["id"], ServerSize(row["channels"], row["roles"]))
        self.servers[server.id] = server
        server.absent.update(row["absent"])
        if row["furnished"]:
            server.furnished = server.guild
            for user_id in row["members"]:
                self._seat(server, user_id)

    def _load_interaction(self, interaction: Interaction) -> None:
        if interaction.made < self.clock.now - _REMEMBERED_S:
            self.store.remove("interaction", interaction.id)
            return
        self.interactions[interaction.id] = interaction
        self.by_token[interaction.token] = interaction

    def _keep_settings(self) -> None:
        settings = {"address": self.address, "ahead_s": self.clock.ahead_s}
        settings["absent"] = sorted(self.first.absent)
        settings["closed"] = sorted(self.closed)
        settings["flags"] = self.application["flags"]
        self.store.put("settings", _SETTINGS_ID, settings)
        self.store.commit()

    # Telling

    def tell(self, happening: WorldEvent) -> None:
        """Queue what happened, to be announced once it is stored."""
        self._news.append(happening)

    def settle(self) -> None:
        """Store what changed, then announce it to all listeners."""
        self.store.commit()
        while self._news:
            news, self._news = self._news, []
            for happening in news:
                for listener in self.listeners:
                    listener(happening)

    # Keeping

    def flag_application(self, flags: int) -> None:
        """Set what the application was granted, as its developer does at Discord."""
        self._flag(flags)
        self._keep_settings()

    def _flag(self, flags: int) -> None:
        self.application |= {"flags": flags, "flags_new": str(flags)}

    def add_servers(self, count: int, size: ServerSize) -> list[Server]:
        """Return so many new servers with the bot on them, each on the next shard."""
        added = []
        newest = max(self.servers, key=int)
        for _ in range(count):
            newest = next_id(newest)
            added.append(Server(newest, size))
            self._keep_server(added[-1])
        return added

    def _keep_server(self, server: Server) -> None:
        self.servers[server.id] = server
        if server is self.first:
            self._keep_settings()
        else:
            self.store.put("server", server.id, server.to_json())

    def furnish(self, server: Server) -> None:
        """Keep from now on what an added server consists of."""
        if server.furnished is not None or server.size is None:
            return
        server.furnished = server.guild
        for user_id in (self.bot["id"], server.guild["owner_id"]):
            self._seat(server, user_id)
        for channel in made_channels(server.id, server.size):
            self.keep_channel(channel)
        self._keep_server(server)

    def _seat(self, server: Server, user_id: str) -> None:
        roles = [server.bot_role] if user_id == self.bot["id"] else []
        server.members.setdefault(user_id, sample.member(self.user(user_id), roles))

    def add_member(self, server: Server, user_id: str) -> None:
        """Make somebody a member of a server, perhaps again."""
        if user_id != self.bot["id"]:
            self.furnish(server)
            self._seat(server, user_id)
        server.absent.discard(user_id)
        self._keep_server(server)

    def remove_member(self, server: Server, user_id: str) -> None:
        """End somebody's membership of a server; what they wrote stays."""
        server.absent.add(user_id)
        self._keep_server(server)

    def take_direct(self, user_id: str, *, takes: bool) -> None:
        """Let somebody be sent direct messages, or not."""
        (self.closed.discard if takes else self.closed.add)(user_id)
        self._keep_settings()

    def keep_person(self, person: Account) -> None:
        """Add or replace a person."""
        self.people[person.id] = person
        self.store.put("person", person.id, person.to_json())

    def keep_channel(self, channel: Json) -> None:
        """Add a channel or thread, or store its change."""
        self.channels[channel["id"]] = channel
        self.store.put("channel", channel["id"], channel)

    def drop_channel(self, channel: Json) -> None:
        """Remove a channel or thread with its messages."""
        for message_id in list(self.timelines.get(channel["id"], ())):
            self.drop_message(self.messages[message_id])
        del self.channels[channel["id"]]
        self.store.remove("channel", channel["id"])

    def keep_role(self, role: Json) -> None:
        """Add a role to the server."""
        self.guild["roles"].append(role)
        self.store.put("role", role["id"], role)

    def keep_roles_of(self, user_id: str, role_ids: list[str]) -> None:
        """Store which roles a member has."""
        self.members[user_id]["roles"] = role_ids
        self.store.put("roles of", user_id, {"id": user_id, "roles": role_ids})

    def keep_message(self, message: Message) -> None:
        """Add a message to the end of its channel, or store its change."""
        if message.id not in self.messages:
            self.messages[message.id] = message
            self.timelines.setdefault(message.channel_id, []).append(message.id)
        self.store.put("message", message.id, message.to_json())

    def drop_message(self, message: Message) -> None:
        """Remove a message with its files."""
        del self.messages[message.id]
        self.timelines[message.channel_id].remove(message.id)
        self.store.remove("message", message.id)
        for file in message.files:
            self.drop_file(file["id"])

    def keep_command_right(self, command_id: str, who: str, allowed: bool) -> None:
        """Store whether a member or a role may use a command, whatever its default is."""
        given = self.command_rights.setdefault(command_id, {})
        given[who] = allowed
        self.store.put("right", command_id, {"id": command_id, "given": given})

    def keep_interaction(self, interaction: Interaction) -> None:
        """Add an interaction, or store its change."""
        self.interactions[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        self.store.put("interaction", interaction.id, interaction.to_json())

    def new_token(self) -> str:
        """Return a token nobody can guess."""
        return secrets.token_urlsafe(48)

    # Files

    def drop_file(self, id: str) -> None:
        """Remove a file; for a while it can still be downloaded, as from a cache."""
        file = self.store.file(id)
        if file is None:
            return
        self.store.remove_file(id)
        self._recent_files[id] = file
        while len(self._recent_files) > _RECENT_FILES:
            del self._recent_files[next(iter(self._recent_files))]

    def file(self, id: str) -> StoredFile | None:
        """Return the file with that id, or None."""
        return self.store.file(id) or self._recent_files.get(id)

    # Finding

    def person(self, id_or_name: str) -> Account | None:
        """Return the person with that id or username, or None."""
        if person := self.people.get(id_or_name):
            return person
        return next((each for each in self.people.values() if each.username == id_or_name), None)

    def server_of(self, channel: Json) -> Server | None:
        """Return the server a channel or thread is on; None of direct messages."""
        return self.servers.get(channel.get("guild_id", ""))

    def channels_of(self, server: Server) -> list[Json]:
        """Return the channels and threads of a server."""
        if server.furnished is None and server.size is not None:
            return made_channels(server.id, server.size)
        return [each for each in self.channels.values() if each.get("guild_id") == server.id]

    def member(self, server: Server, user_id: str) -> Json | None:
        """Return the member object of a user; None if they are not on the server."""
        if user_id in server.absent:
            return None
        if user_id == self.bot["id"] and server.furnished is None:
            return sample.member(self.bot, [server.bot_role])
        return server.members.get(user_id)

    def has_bot(self, server: Server) -> bool:
        """Return whether the bot is on a server."""
        return self.bot["id"] not in server.absent

    def known_channel(self, id: str) -> Json | None:
        """Return the channel or thread with that id, or None."""
        if id not in self.channels and id.isdecimal():
            server = self.servers.get(server_id(id))
            if server is not None:
                self.furnish(server)
        return self.channels.get(id)

    def channel(self, id: str) -> Json:
        """Return the channel or thread with that id. Raises `Refusal` 10003."""
        channel = self.known_channel(id)
        if channel is None:
            raise unknown_channel()
        return channel

    def home(self, channel: Json) -> Json:
        """Return the channel whose overwrites apply: a thread's parent, or the channel itself."""
        if channel["type"] in permissions.THREAD_TYPES:
            return self.channels[channel["parent_id"]]
        return channel

    def permissions(self, user_id: str, channel: Json) -> int:
        """Return what a user may do in a channel, thread or direct messages, as bits."""
        if channel["type"] == permissions.DIRECT:
            return permissions.permissions_in_direct(channel, user_id, self.bot["id"])
        server = self.servers[channel["guild_id"]]
        member = self.member(server, user_id)
        if member is None:
            return 0
        return permissions.permissions_in(server.guild, member, self.home(channel))

    def permissions_on_server(self, server: Server, user_id: str) -> int:
        """Return what a user may do on a server as a whole, as bits."""
        member = self.member(server, user_id)
        return 0 if member is None else permissions.base_permissions(server.guild, member)

    def require(self, channel: Json, bits: int) -> None:
        """Raise `Refusal` 50001 if the bot cannot see it, 50013 if it lacks one of *bits*."""
        held = self.permissions(self.bot["id"], channel)
        if not held & permissions.VIEW_CHANNEL:
            raise missing_access()
        if bits & ~held:
            raise missing_permissions()

    def bot_channel(self, id: str, bits: int = 0) -> Json:
        """Return the channel with that id, in which the bot has *bits*. Raises `Refusal`."""
        channel = self.channel(id)
        self.require(channel, bits)
        return channel

    def user(self, id: str) -> Json:
        """Return the user with that id. Raises `Refusal` 10013."""
        member = self.members.get(id)
        if member is None:
            raise Refusal(404, 10013, "Unknown User")
        user: dict[str, Any] = member["user"]
        return user
