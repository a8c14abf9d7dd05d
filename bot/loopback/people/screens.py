"""What people see happen: a stream of events for each open screen."""

import asyncio
from collections import defaultdict
from typing import Any

from aiohttp import WSMsgType, web

from bot.loopback.wire.wire import Json, dumps
from bot.loopback.world.messages import shown
from bot.loopback.world.models import (
    BotConnected,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    CommandsChanged,
    Message,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    WorldEvent,
)
from bot.loopback.world.permissions import VIEW_CHANNEL
from bot.loopback.world.world import World

_PING_EVERY_S = 30.0


class Screens:
    """All open screens, by person."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._queues: dict[str, set[asyncio.Queue[str | None]]] = defaultdict(set)
        world.listeners.append(self._hear)

    def show(self, person_id: str, kind: str, data: Any) -> None:
        """Show an event on one person's screens."""
        if self._queues[person_id]:
            self._put(person_id, dumps({"type": kind, "data": data}))

    async def serve(self, request: web.Request, person_id: str) -> web.WebSocketResponse:
        """Serve one screen until it closes."""
        socket = web.WebSocketResponse(heartbeat=_PING_EVERY_S)
        await socket.prepare(request)
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        hello = {"person": person_id, "now": self._world.clock.now}
        queue.put_nowait(dumps({"type": "hello", "data": hello}))
        self._queues[person_id].add(queue)
        sending = asyncio.create_task(_send_all(socket, queue))
        try:
            async for message in socket:
                if message.type is WSMsgType.ERROR:
                    break
        finally:
            self._queues[person_id].discard(queue)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
        return socket

    def close(self) -> None:
        """Ask the stream of every screen to end."""
        for queues in self._queues.values():
            for queue in queues:
                queue.put_nowait(None)

    def _put(self, person_id: str, frame: str) -> None:
        for queue in self._queues[person_id]:
            queue.put_nowait(frame)

    def _hear(self, happening: WorldEvent) -> None:
        match happening:
            case MessageCreated(message):
                self._show_message("message_create", message, shown(self._world, message))
                self._ping(message)
            case MessageUpdated(message):
                self._show_message("message_update", message, shown(self._world, message))
            case MessageDeleted(message):
                gone = {"id": message.id, "channel_id": message.channel_id}
                self._show_message("message_delete", message, gone)
            case ChannelCreated(channel):
                self._show_channel("channel_create", channel)
            case ChannelUpdated(channel):
                self._show_channel("channel_update", channel)
            case ChannelDeleted(channel):
                self._show_all("channel_delete", channel)
            case CommandsChanged():
                self._show_all("commands", {})
            case BotConnected(connected):
                self._show_all("bot", {"connected": connected})

    def _show_message(self, kind: str, message: Message, data: Json) -> None:
        channel = self._world.channels.get(message.channel_id)
        watching = [person_id for person_id, queues in self._queues.items() if queues]
        readers = [each for each in watching if message.visible_to(each)]
        if channel is None or not readers:
            return
        frame = dumps({"type": kind, "data": data})
        for person_id in readers:
            if self._world.permissions(person_id, channel) & VIEW_CHANNEL:
                self._put(person_id, frame)

    def _ping(self, message: Message) -> None:
        if message.only_for is not None:
            return
        place = {"channel_id": message.channel_id, "message_id": message.id}
        for user in message.wire["mentions"]:
            self.show(user["id"], "notice", place)

    def _show_channel(self, kind: str, channel: Json) -> None:
        for person_id in list(self._queues):
            if self._world.permissions(person_id, channel) & VIEW_CHANNEL:
                self.show(person_id, kind, described(self._world, channel))

    def _show_all(self, kind: str, data: Json) -> None:
        for person_id in list(self._queues):
            self.show(person_id, kind, data)


def described(world: World, channel: Json) -> Json:
    """Return a channel as people get it: Discord's object, with a name and the state of its
    archive."""
    metadata = channel.get("thread_metadata", {})
    return (
        {"name": world.bot["username"]}
        | channel
        | {
            "archived": metadata.get("archived", False),
            "locked": metadata.get("locked", False),
            "message_count": channel.get("message_count", 0),
        }
    )


async def _send_all(socket: web.WebSocketResponse, queue: asyncio.Queue[str | None]) -> None:
    while (frame := await queue.get()) is not None:
        await socket.send_str(frame)
    await socket.close(code=1001)
