"""Points discord.py at the loopback."""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import yarl
from discord import utils
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextmanager
def client_points_at(api_url: str, gateway_url: str, cdn_url: str) -> Iterator[None]:
    """Have every client in this process talk to these addresses within the block, not to
    Discord."""
    places: list[tuple[Any, str, Any]] = [
        (Route, "BASE", api_url),
        (DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(gateway_url)),
        (Asset, "BASE", cdn_url),
        (utils, "_ActiveDecompressionContext", _Unpacking),
    ]
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in places]
    try:
        for owner, name, address in places:
            setattr(owner, name, address)
        yield
    finally:
        for owner, name, address in before:
            setattr(owner, name, address)


class _Unpacking:
    """What discord.py asks of the gateway and reads, also where Python could do it with zstd."""

    COMPRESSION_TYPE = "zlib-stream"

    def __init__(self) -> None:
        self._stream = zlib.decompressobj()

    def decompress(self, data: bytes, /) -> str:
        """Return the frame in what came in."""
        return self._stream.decompress(data).decode()
