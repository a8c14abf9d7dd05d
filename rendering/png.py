"""Writes pictures with a palette as PNG files.

Indexes are not predicted from their neighbours: each row has the filter byte 0, and what is left
to do is to compress. That is why rows come with that byte already before them.
"""

import struct

from isal import isal_zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
NO_FILTER = 0
BITS = 8
INDEXED = 3
LEVEL = 2
"""The best that this encoder has. Others make a seventh fewer bytes in four times the time."""


def png(size: tuple[int, int], palette: bytes, rows: bytes | bytearray) -> bytes:
    """The file: *palette* has three bytes a colour, *rows* a filter byte before each row."""
    header = struct.pack(">IIBBBBB", *size, BITS, INDEXED, 0, 0, 0)
    packed = isal_zlib.compress(rows, LEVEL)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", packed), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = isal_zlib.crc32(data, isal_zlib.crc32(kind))
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
