"""Writes pictures with a palette as PNG files, and reads those files.

Indexes are not predicted from their neighbours: each row has the filter byte 0, and all that
remains is to compress. That is why rows come with that byte in front.
"""

import struct
import zlib
from collections.abc import Callable, Iterator

from isal import isal_zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
NO_FILTER = 0
BITS = 8
INDEXED = 3
LEVEL = 2
"""The quick encoder's best."""
THOROUGH = 6

# The library's type hints call it an instance.
CANNOT_UNPACK: type[Exception] = isal_zlib.error  # type: ignore[assignment]


class BadFile(Exception):
    """A file that is not a picture, or not a complete one."""


Compress = Callable[[bytes | bytearray | memoryview], bytes]
"""How the rows of a picture are compressed."""


def quick(rows: bytes | bytearray | memoryview) -> bytes:
    """Write a picture in a millisecond, for what everybody waits for."""
    return isal_zlib.compress(rows, LEVEL)


def thorough(rows: bytes | bytearray | memoryview) -> bytes:
    """Return a fifth smaller in ten times the time, for large pictures that people open on
    purpose."""
    return zlib.compress(rows, THOROUGH)


def png(
    size: tuple[int, int],
    palette: bytes,
    rows: bytes | bytearray | memoryview,
    pack: Compress = quick,
) -> bytes:
    """Return the file: *palette* has three bytes per colour, *rows* has a filter byte before
    each row."""
    header = struct.pack(">IIBBBBB", *size, BITS, INDEXED, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", pack(rows)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def parts(file: bytes) -> tuple[tuple[int, int], bytes, bytes]:
    """Return the size, palette and rows of a file written here.

    Raises `BadFile` for any other.
    """
    if not file.startswith(SIGNATURE):
        raise BadFile("no picture")
    try:
        chunks = dict(_chunks(file))
        size = struct.unpack_from(">II", chunks[b"IHDR"])
        rows = isal_zlib.decompress(chunks[b"IDAT"])
    except (KeyError, struct.error, CANNOT_UNPACK) as fault:
        raise BadFile(str(fault)) from fault
    if len(rows) != (size[0] + 1) * size[1]:
        raise BadFile("not all rows")
    return size, chunks[b"PLTE"], rows


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(file):
        length, kind = struct.unpack_from(">I4s", file, at)
        yield kind, file[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = isal_zlib.crc32(data, isal_zlib.crc32(kind))
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
