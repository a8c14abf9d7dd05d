"""The kind and size of the picture in a file."""

import struct
import zlib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PictureKind:
    """The kind of a picture and its size in pixels."""

    content_type: str
    width: int
    height: int


def picture_in(data: bytes) -> PictureKind | None:
    """Return the picture a PNG, JPEG, GIF or WebP file holds, or None for any other file."""
    try:
        if data[:8] == b"\x89PNG\r\n\x1a\n":
            return PictureKind("image/png", *struct.unpack(">II", data[16:24]))
        if data[:6] in (b"GIF87a", b"GIF89a"):
            return PictureKind("image/gif", *struct.unpack("<HH", data[6:10]))
        if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
            return PictureKind("image/webp", *_webp_size(data))
        if data[:2] == b"\xff\xd8":
            return PictureKind("image/jpeg", *_jpeg_size(data))
    except (struct.error, IndexError):
        return None
    return None


def _webp_size(data: bytes) -> tuple[int, int]:
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    width, height = struct.unpack("<HH", data[26:30])
    return width & 0x3FFF, height & 0x3FFF


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at = 2
    while True:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        # Frame headers are C0 to CF, except for three other markers in that range.
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length


def plain_png(red: int, green: int, blue: int, side: int = 64) -> bytes:
    """Return a square PNG of one colour."""
    row = b"\0" + bytes((red, green, blue)) * side
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    chunks = (b"IHDR", header), (b"IDAT", zlib.compress(row * side)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
