"""Which characters a font file has; only its character table is read."""

import struct
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Coverage:
    """Ranges of characters, in ascending order."""

    firsts: tuple[int, ...]
    lasts: tuple[int, ...]

    def __contains__(self, char: str) -> bool:
        place = bisect_right(self.firsts, ord(char)) - 1
        return place >= 0 and ord(char) <= self.lasts[place]


NOTHING = Coverage((), ())


def coverage(path: Path) -> Coverage:
    """Return the characters of a font, or of the first font in a collection; none without a
    table."""
    data = path.read_bytes()
    start = struct.unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    table = _table(data, start)
    if table is None:
        return NOTHING
    ranges = sorted(_ranges(data, table))
    return Coverage(tuple(first for first, _ in ranges), tuple(last for _, last in ranges))


def _table(data: bytes, start: int) -> int | None:
    (count,) = struct.unpack_from(">H", data, start + 4)
    for entry in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, start + 12 + 16 * entry)
        if tag == b"cmap":
            return int(offset)
    return None


def _ranges(data: bytes, table: int) -> Iterator[tuple[int, int]]:
    (count,) = struct.unpack_from(">H", data, table + 2)
    offsets = {
        table + struct.unpack_from(">HHI", data, table + 4 + 8 * entry)[2] for entry in range(count)
    }
    formats = {struct.unpack_from(">H", data, offset)[0]: offset for offset in offsets}
    # Format 12 covers all planes, format 4 the first; both hold segments of characters.
    if 12 in formats:
        yield from _segments_of_12(data, formats[12])
    elif 4 in formats:
        yield from _segments_of_4(data, formats[4])


def _segments_of_12(data: bytes, offset: int) -> Iterator[tuple[int, int]]:
    (count,) = struct.unpack_from(">I", data, offset + 12)
    for group in range(count):
        first, last, _ = struct.unpack_from(">III", data, offset + 16 + 12 * group)
        yield first, last


def _segments_of_4(data: bytes, offset: int) -> Iterator[tuple[int, int]]:
    count = struct.unpack_from(">H", data, offset + 6)[0] // 2
    lasts = struct.unpack_from(f">{count}H", data, offset + 14)
    firsts = struct.unpack_from(f">{count}H", data, offset + 16 + 2 * count)
    for first, last in zip(firsts, lasts, strict=True):
        if first != 0xFFFF:
            yield first, last
