"""The way of one process to the server of its database, which can be severed."""

import asyncio
import socket
import struct
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from urllib.parse import urlsplit

from data.engines.place import Url

AT_ONCE = struct.pack("ii", 1, 0)
"""Has a socket be closed with a reset, whatever is still to be sent."""

CHUNK = 65536


class Proxy:
    """A port of this machine that leads to the server; `url` is the database by way of it."""

    def __init__(self, url: Url) -> None:
        self._server = urlsplit(url.address)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        there = f"{self._server.username}@127.0.0.1:{self._port}"
        self.url = Url(self._server._replace(netloc=there).geturl())
        self._door: asyncio.Server | None = None
        self._writers = set[StreamWriter]()
        self._passing = asyncio.Event()
        self._passing.set()

    async def open(self) -> None:
        """Takes connections, now and after `reset`."""
        if self._door is None:
            self._door = await asyncio.start_server(self._lead, "127.0.0.1", self._port)

    def reset(self) -> None:
        """Ends all connections in the midst of whatever they carry, and refuses new ones."""
        if self._door is not None:
            self._door.close()
            self._door = None
        self.lose()

    def lose(self) -> None:
        """Ends all connections, with what was swallowed."""
        for writer in self._writers:
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            writer.transport.abort()

    def swallow(self) -> None:
        """Takes whatever comes, and says nothing of it to the other side."""
        self._passing.clear()

    def go_on(self) -> None:
        """Says what has come meanwhile, as long as its connections are there, and what comes."""
        self._passing.set()

    async def _lead(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            there = await asyncio.open_connection(self._server.hostname, self._server.port)
            self._writers |= {writer, there[1]}
            ways = [self._carry(reader, there[1]), self._carry(there[0], writer)]
            tasks = [asyncio.ensure_future(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            self._writers -= {writer, there[1]}
            there[1].close()
        writer.close()

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._passing.wait()
                writer.write(data)
                await writer.drain()
