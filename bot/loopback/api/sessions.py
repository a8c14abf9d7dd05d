"""What a client at the gateway is sent: frames, over one line after the other."""

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import web

from bot.loopback.wire.wire import dumps

DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
PACKINGS = (None, "zlib-stream")
"""How a client may ask for its frames: as they are, or as one compressed stream."""

_BACKLOG = 1000

LateFrame = Callable[[], str]
"""What makes the frame of an event once that is sent."""


def frame(
    op: int, data: Any = None, *, sequence: int | None = None, name: str | None = None
) -> str:
    """Return a frame. It has all four keys, whether they say something or not."""
    return dumps({"op": op, "s": sequence, "t": name, "d": data})


class ClientConnection:
    """One connection of a client, which gets its frames as it asked for them."""

    def __init__(self, socket: web.WebSocketResponse, packing: str | None) -> None:
        self._socket = socket
        # Short frames in great numbers: the fastest level is the right one.
        self._packer = None if packing is None else zlib.compressobj(level=1)

    @property
    def closed(self) -> bool:
        """Whether nothing can be sent any more."""
        return self._socket.closed

    async def send(self, text: str) -> None:
        """Send a frame."""
        if self._packer is None:
            await self._socket.send_str(text)
            return
        packed = self._packer.compress(text.encode()) + self._packer.flush(zlib.Z_SYNC_FLUSH)
        await self._socket.send_bytes(packed)

    async def close(self, code: int, reason: str) -> None:
        """Close the connection and say why."""
        await self._socket.close(code=code, message=reason.encode())


class Session:
    """What a client has heard, so that it can be sent again after a disconnect."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.line: ClientConnection | None = None
        # Set while the server has cut the connection and waits for the client to come back.
        self.awaited = False
        self.sequence = 0
        self._backlog: deque[tuple[int, LateFrame]] = deque(maxlen=_BACKLOG)
        self._outgoing: asyncio.Queue[LateFrame] | None = None

    @property
    def listens(self) -> bool:
        """Whether the client hears events now, or is about to."""
        return self.line is not None or self.awaited

    def tell(self, name: str, data: Any) -> None:
        """Send an event, now or when the client comes back."""
        told = frame(DISPATCH, data, sequence=self.sequence + 1, name=name)
        self._put(lambda: told)

    def promise(self, name: str, make: Callable[[], Any]) -> None:
        """Send an event whose data is made only when it is sent, each time anew."""
        number = self.sequence + 1
        self._put(lambda: frame(DISPATCH, make(), sequence=number, name=name))

    def _put(self, told: LateFrame) -> None:
        self.sequence += 1
        self._backlog.append((self.sequence, told))
        if self._outgoing is not None:
            self._outgoing.put_nowait(told)

    def missed_since(self, sequence: int) -> list[LateFrame] | None:
        """Return the events after that one, or None if they are no longer kept."""
        if sequence > self.sequence:
            return None
        frames = [told for number, told in self._backlog if number > sequence]
        return frames if len(frames) == self.sequence - sequence else None

    def connect(self, line: ClientConnection, first: list[LateFrame]) -> asyncio.Task[None]:
        """Send *first* and all that follows over a line, until the task is cancelled."""
        outgoing = self._outgoing = asyncio.Queue()
        self.line, self.awaited = line, False
        for told in first:
            outgoing.put_nowait(told)

        async def send() -> None:
            while not line.closed:
                await line.send((await outgoing.get())())
                # What waits may be long: others have their turn in between.
                await asyncio.sleep(0)

        return asyncio.create_task(send())

    def cut(self) -> None:
        """Drop the line; from now on events are only kept."""
        self.line = self._outgoing = None
