"""The gateway: the WebSocket on which the bot hears what happens."""

import asyncio
from collections.abc import Mapping
from functools import partial

from aiohttp import WSMsgType, web

from bot.loopback.api.sessions import (
    HEARTBEAT,
    HEARTBEAT_ACK,
    HELLO,
    IDENTIFY,
    INVALID_SESSION,
    PACKINGS,
    RESUME,
    ClientConnection,
    LateFrame,
    Session,
    frame,
)
from bot.loopback.checks.starts import ShardStarts
from bot.loopback.wire.wire import Json, read_json
from bot.loopback.world.messages import shown
from bot.loopback.world.models import (
    BotConnected,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    MemberUpdated,
    Message,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    RoleCreated,
    WorldEvent,
)
from bot.loopback.world.permissions import VIEW_CHANNEL
from bot.loopback.world.servers import Server
from bot.loopback.world.threads import is_archived, is_thread
from bot.loopback.world.world import World

_IGNORED = (3, 4, 8, 31)
HEARTBEAT_MS = 41_250
ACKNOWLEDGES_AFTER_S = 0.1
"""How long an answer to a heartbeat is on its way.

discord.py notes when it sent a heartbeat only after sending it, in another thread. If the answer is
there before that, it counts from the previous heartbeat and warns that the connection is behind.
"""
MOST_SERVERS = 2500
"""How many servers a shard may have."""
MOST_BYTES = 4096
"""The longest frame that Discord reads."""

GUILDS, MEMBERS = 1 << 0, 1 << 1
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
_ALL_INTENTS = (1 << 26) - 1
_GRANTS = {
    MEMBERS: 1 << 14 | 1 << 15,
    1 << 8: 1 << 12 | 1 << 13,  # presences
    MESSAGE_CONTENT: 1 << 18 | 1 << 19,
}
"""The privileged intents, each with the application's flags of which one must be set for it."""
_RESUMABLE = 8
"""How many sessions of a shard that nobody listens to are kept, so that they can be resumed."""
_THERE_AT_LEAST = 2
"""The bot and the owner of the server."""


class Gateway:
    """All sessions of the bot. If it `tells_twice`, the bot hears of each interaction twice.

    While it `keeps_silent`, who connects is not greeted; `ungreeted` counts them.
    """

    def __init__(self, world: World, token: str, url: str, starts: ShardStarts) -> None:
        self._world = world
        self.starts = starts
        self._token = token
        self._url = url
        self._sessions: dict[str, Session] = {}
        self._told = False
        self.tells_twice = False
        self.keeps_silent = False
        self.ungreeted = 0
        world.listeners.append(self._hear)

    @property
    def connected(self) -> bool:
        """Whether the bot hears what happens, or is about to."""
        return any(each.listens for each in self._sessions.values())

    def interact(self, payload: Json) -> bool:
        """Send the bot an interaction; return whether anybody hears it."""
        heard = False
        server = self._world.servers.get(payload.get("guild_id", ""))
        if server is not None and server.out_of_order:
            return heard
        for session in self._sessions.values():
            if session.listens and self._hears_presses(session, server):
                for _ in range(1 + self.tells_twice):
                    session.tell("INTERACTION_CREATE", payload)
                heard = True
        return heard

    async def disconnect(self) -> None:
        """Cut every connection; the sessions can be resumed."""
        for session in self._live():
            session.awaited = True
            if session.line is not None:
                await session.line.close(4000, "Try again.")

    async def invalidate(self) -> None:
        """End every session; the clients have to identify again."""
        for session in self._live():
            self._sessions.pop(session.id)
            if session.line is not None:
                await session.line.send(frame(INVALID_SESSION, False))

    async def revoke(self) -> None:
        """Close every connection as if the bot's token had been changed."""
        for session in self._live():
            self._sessions.pop(session.id)
            if session.line is not None:
                await session.line.close(4004, "Authentication failed.")

    def lose_server(
        self, server: Server, *, out_of_order: bool, has_commands: bool = False
    ) -> None:
        """Tell the bot that it was removed from a server, or that this is out of order.

        Where only the scope of commands is left, the server still *has_commands* of the bot.
        """
        gone = {"id": server.id} | ({"unavailable": True} if out_of_order else {})
        for session in self._told_of(server):
            session.tell("GUILD_DELETE", gone)
        if out_of_order:
            server.out_of_order = True
        else:
            server.has_commands = has_commands
            self._world.remove_member(server, self._world.bot["id"])

    def gain_server(self, server: Server) -> None:
        """Tell the bot that it was added to a server, or that this is back."""
        was_out_of_order, server.out_of_order = server.out_of_order, False
        server.has_commands = False
        self._world.add_member(server, self._world.bot["id"])
        self.tell_new(server, is_new=not was_out_of_order)

    def tell_new(self, server: Server, *, is_new: bool = True) -> None:
        """Tell the bot of a server, be it new or only out of order no more."""
        for session in self._told_of(server):
            self._tell_server(session, server, is_new=is_new)

    async def close(self) -> None:
        """Close every connection for good."""
        for session in self._live():
            if session.line is not None:
                await session.line.close(1001, "going away")

    def _live(self) -> list[Session]:
        return [session for session in self._sessions.values() if session.line is not None]

    # One connection

    def routes(self) -> list[web.RouteDef]:
        """Return the routes and their handlers."""
        return [web.get("/gateway", self._handle), web.get("/gateway/", self._handle)]

    async def _handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection from hello to close."""
        # Discord packs what it sends by a parameter of the address, and not as WebSockets can.
        socket = web.WebSocketResponse(max_msg_size=MOST_BYTES * 16, compress=False)
        await socket.prepare(request)
        if refusal := _refused(request.query):
            await socket.close(code=4012, message=refusal.encode())
            return socket
        line = ClientConnection(socket, request.query.get("compress"))
        if self.keeps_silent:
            self.ungreeted += 1
        else:
            await line.send(frame(HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
        await _Connection(self, socket, line).serve()
        return socket

    def accepts(self, token: object) -> bool:
        """Return whether a token is the bot's."""
        return isinstance(token, str) and token.removeprefix("Bot ") == self._token

    def grants(self, intents: int) -> bool:
        """Return whether the application was granted those of the intents that are privileged."""
        flags = self._world.application["flags"]
        return all(flags & given for intent, given in _GRANTS.items() if intents & intent)

    def bears(self, shard: tuple[int, int]) -> bool:
        """Return whether a shard has no more servers than it may."""
        return len(self._servers_of(Session(GUILDS, shard))) <= MOST_SERVERS

    def begin(self, intents: int, shard: tuple[int, int]) -> Session:
        """Return a new session, which has yet to be greeted."""
        session = Session(intents, shard)
        left = [each for each in self._sessions.values() if each.line is None]
        for old in [each for each in left if each.shard == shard][: 1 - _RESUMABLE]:
            del self._sessions[old.id]
        self._sessions[session.id] = session
        return session

    def greet(self, session: Session) -> None:
        """Tell a new session who the bot is, and the servers of its shard."""
        servers = self._servers_of(session)
        ready = {
            "v": 10,
            "user": self._world.bot | {"mfa_enabled": True, "verified": True, "email": None},
            "guilds": [{"id": server.id, "unavailable": True} for server in servers],
            "session_id": session.id,
            "resume_gateway_url": self._url,
            "session_type": "normal",
            "shard": list(session.shard),
            "private_channels": [],
            "application": {
                key: self._world.application[key] for key in ("id", "flags", "flags_new")
            },
        }
        session.tell("READY", ready)
        for server in servers if session.intents & GUILDS else ():
            if not server.out_of_order:
                self._tell_server(session, server)

    def session(self, id: object) -> Session | None:
        """Return the session with that id, if it can be resumed."""
        return self._sessions.get(id) if isinstance(id, str) else None

    def part(self, session: Session, close_code: int | None) -> None:
        """Take the line from a session. A client that closed it properly cannot resume."""
        session.cut()
        if close_code in (1000, 1001) and not session.awaited:
            self._sessions.pop(session.id, None)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Announce that the bot has come or gone, if it has."""
        if self._told != self.connected:
            self._told = self.connected
            self._world.tell(BotConnected(self._told))
            self._world.settle()

    # Events

    def _hears(self, session: Session, server: Server | None) -> bool:
        """Return whether a session hears of a server, or of direct messages if it is None."""
        return _covers(session, server) and (server is None or self._world.has_bot(server))

    def _hears_presses(self, session: Session, server: Server | None) -> bool:
        has_commands = server is not None and server.has_commands
        return self._hears(session, server) or (has_commands and _covers(session, server))

    def _servers_of(self, session: Session) -> list[Server]:
        return [each for each in self._world.servers.values() if self._hears(session, each)]

    def _told_of(self, server: Server, needed: int = GUILDS) -> list[Session]:
        """Return the sessions that hear of a server and asked for events of this kind."""
        hearing = [each for each in self._sessions.values() if self._hears(each, server)]
        return [each for each in hearing if each.intents & needed == needed]

    def _tell_server(self, session: Session, server: Server, *, is_new: bool = False) -> None:
        if server.furnished is None:
            # There may be thousands: each is made when its turn has come, and then forgotten.
            session.promise("GUILD_CREATE", partial(self._whole_guild, server, is_new=is_new))
        else:
            session.tell("GUILD_CREATE", self._whole_guild(server, is_new=is_new))

    def _whole_guild(self, server: Server, *, is_new: bool) -> Json:
        here = self._world.channels_of(server)
        threads = [each for each in here if is_thread(each) and not is_archived(each)]
        me = self._world.member(server, self._world.bot["id"]) or {}
        # A server that is new to a bot is not said to be available.
        said = {} if is_new else {"unavailable": False}
        return (
            server.guild
            | said
            | {
                "channels": [each for each in here if not is_thread(each)],
                "threads": [each for each in threads if self._sees(each)],
                "members": [me],
                "member_count": len(server.members) or _THERE_AT_LEAST,
                "joined_at": me.get("joined_at"),
                "large": False,
                "presences": [],
                "voice_states": [],
                "stage_instances": [],
                "guild_scheduled_events": [],
                "soundboard_sounds": [],
            }
        )

    def _sees(self, channel: Json) -> bool:
        held = self._world.permissions(self._world.bot["id"], channel)
        return bool(held & VIEW_CHANNEL)

    def _hear(self, happening: WorldEvent) -> None:
        match happening:
            case MessageCreated(message):
                self._tell_message("MESSAGE_CREATE", message, shown(self._world, message))
            case MessageUpdated(message):
                self._tell_message("MESSAGE_UPDATE", message, shown(self._world, message))
            case MessageDeleted(message):
                data = {"id": message.id, "channel_id": message.channel_id}
                self._tell_message("MESSAGE_DELETE", message, data)
            case ChannelCreated(channel):
                more = {"newly_created": True} if is_thread(channel) else {}
                self._tell_channel("CREATE", channel, channel | more)
            case ChannelUpdated(channel):
                self._tell_channel("UPDATE", channel, channel)
            case ChannelDeleted(channel):
                self._tell_channel("DELETE", channel, channel)
            case RoleCreated(role):
                self._tell_first("GUILD_ROLE_CREATE", {"role": role}, GUILDS)
            case MemberUpdated(member):
                # Of itself a bot hears without any intent.
                is_own = member["user"]["id"] == self._world.bot["id"]
                self._tell_first("GUILD_MEMBER_UPDATE", member, 0 if is_own else MEMBERS)

    def _tell_first(self, name: str, data: Json, needed: int) -> None:
        server = self._world.first
        for session in self._told_of(server, needed):
            session.tell(name, data | {"guild_id": server.id})

    def _tell_message(self, name: str, message: Message, data: Json) -> None:
        if message.only_for is not None or message.channel_id not in self._world.channels:
            return
        channel = self._world.channels[message.channel_id]
        if not self._sees(channel):
            return
        server = self._world.server_of(channel)
        data = data | {"guild_id": server.id} if server else data
        needed = GUILD_MESSAGES if server else DIRECT_MESSAGES
        for session in self._sessions.values():
            if session.intents & needed and self._hears(session, server):
                readable = server is None or self._may_read(session, message)
                session.tell(name, data if readable else _veiled(data))

    def _may_read(self, session: Session, message: Message) -> bool:
        bot = self._world.bot["id"]
        mentioned = any(user["id"] == bot for user in message.wire["mentions"])
        own = message.wire["author"]["id"] == bot
        return own or mentioned or bool(session.intents & MESSAGE_CONTENT)

    def _tell_channel(self, what: str, channel: Json, data: Json) -> None:
        server = self._world.server_of(channel)
        if server is None:
            return  # Bots are not told of direct messages since version 8.
        kind = "THREAD" if is_thread(channel) else "CHANNEL"
        # A deleted channel has no permissions to look up any more.
        if kind == "THREAD" and what != "DELETE" and not self._sees(channel):
            return
        for session in self._told_of(server):
            session.tell(f"{kind}_{what}", data)


def _covers(session: Session, server: Server | None) -> bool:
    """Return whether a server is of a session's shard; what has no server is of the first."""
    number, count = session.shard
    return number == (0 if server is None else (int(server.id) >> 22) % count)


def _veiled(data: Json) -> Json:
    hidden = {"content": "", "embeds": [], "attachments": [], "components": []}
    return data | {key: value for key, value in hidden.items() if key in data}


def _refused(query: Mapping[str, str]) -> str | None:
    """Return what is wrong with the parameters of a connection, if anything is."""
    if query.get("v", "10") != "10":
        return "Invalid API version."
    if query.get("encoding", "json") != "json":
        return "The playground speaks JSON alone: connect with encoding=json."
    if query.get("compress") not in PACKINGS:
        return (
            "The playground packs with zlib-stream alone: connect with that, or without compress."
        )
    return None


class _Connection:
    """One socket: what the client sends on it."""

    def __init__(
        self, gateway: Gateway, socket: web.WebSocketResponse, line: ClientConnection
    ) -> None:
        self._gateway = gateway
        self._socket = socket
        self._line = line
        self._session: Session | None = None
        self._sending: asyncio.Task[None] | None = None
        self._acknowledging: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Read frames until the connection ends."""
        try:
            async for message in self._socket:
                # A client may send its JSON as text or as bytes.
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._read(message.data)
        finally:
            tasks = [*self._acknowledging, *filter(None, [self._sending])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._session and self._session.line is self._line:
                self._gateway.part(self._session, self._socket.close_code)

    async def _read(self, sent: str | bytes) -> None:
        heard = _understood(sent)
        if heard is None:
            await self._line.close(4002, "Error while decoding payload.")
            return
        op, data = heard
        if op == HEARTBEAT:
            task = asyncio.create_task(self._acknowledge())
            self._acknowledging.add(task)
            task.add_done_callback(self._acknowledging.discard)
        elif op not in (IDENTIFY, RESUME, *_IGNORED):
            await self._line.close(4001, "Unknown opcode.")
        elif op in _IGNORED:
            if self._session is None:
                await self._line.close(4003, "Not authenticated.")
        elif not isinstance(data, dict):
            await self._line.close(4002, "Error while decoding payload.")
        elif self._session is not None:
            await self._line.close(4005, "Already authenticated.")
        elif not self._gateway.accepts(data.get("token")):
            await self._line.close(4004, "Authentication failed.")
        elif op == IDENTIFY:
            await self._identify(data)
        else:
            await self._resume(data)

    async def _acknowledge(self) -> None:
        await asyncio.sleep(ACKNOWLEDGES_AFTER_S)
        await self._line.send(frame(HEARTBEAT_ACK))

    async def _identify(self, data: Json) -> None:
        intents, shard = data.get("intents"), data.get("shard", [0, 1])
        if not isinstance(intents, int) or not 0 <= intents <= _ALL_INTENTS:
            await self._line.close(4013, "Invalid intent(s).")
        elif not _is_shard(shard):
            await self._line.close(4010, "Invalid shard.")
        elif not self._gateway.grants(intents):
            await self._line.close(4014, "Disallowed intent(s).")
        elif not self._gateway.bears((shard[0], shard[1])):
            await self._line.close(4011, "Sharding required.")
        elif not self._gateway.starts.admits(shard[0]):
            await self._line.send(frame(INVALID_SESSION, False))
        else:
            session = self._gateway.begin(intents, (shard[0], shard[1]))
            self._join(session, [])
            self._gateway.greet(session)

    async def _resume(self, data: Json) -> None:
        session, sequence = self._gateway.session(data.get("session_id")), data.get("seq")
        missed = session.missed_since(sequence) if session and isinstance(sequence, int) else None
        if session is None or missed is None:
            await self._line.send(frame(INVALID_SESSION, False))
            return
        session.tell("RESUMED", {})
        self._join(session, session.missed_since(int(data["seq"])) or [])

    def _join(self, session: Session, first: list[LateFrame]) -> None:
        self._session = session
        self._sending = session.connect(self._line, first)
        self._gateway.tell_presence()


def _understood(sent: str | bytes) -> tuple[int, object] | None:
    """Return the opcode and the data of a frame, or None if it is none."""
    text = sent.encode() if isinstance(sent, str) else sent
    try:
        told = read_json(text) if len(text) <= MOST_BYTES else None
    except ValueError:
        return None
    if not isinstance(told, dict) or type(told.get("op")) is not int:
        return None
    return told["op"], told.get("d")


def _is_shard(shard: object) -> bool:
    return (
        isinstance(shard, list)
        and len(shard) == 2
        and all(isinstance(number, int) for number in shard)
        and 0 <= shard[0] < shard[1]
    )
