"""A picture while it is put together: indexes of a palette, all of one ground at first."""

from collections import deque
from typing import Any

from PIL import Image

from rendering.canvas.indexed import Palette
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.png import NO_FILTER, Compress, png, quick

Spot = tuple[int, int]
Size = tuple[int, int]
Box = tuple[int, int, int, int]


MOST_FREE = 2_000_000
"""Larger memory is not kept, as large pictures are few."""

_free: deque[bytearray] = deque(maxlen=2)
# The memory of finished pictures: what the system gives anew costs more than to fill it.


class Drawing:
    """A picture of one palette. Not to be shared between threads, nor to be used once finished.

    The image has one more column on its left, for the filter bytes of the file. It shares memory
    with the rows of the file, so nothing has to be copied in the end.
    """

    def __init__(self, palette: Palette, size: Size, ground: str) -> None:
        self.palette = palette
        self.size = size
        across, down = size[0] + 1, size[1]
        self._memory = _memory(across * down)
        self._rows = memoryview(self._memory)[: across * down]
        # The library takes a part of memory as well, which its type hints do not say.
        rows: Any = self._rows
        self._image = Image.frombuffer("L", (across, down), rows, "raw", "L", 0, 1)
        # Most of what a picture takes would be the checks of `Image.paste` and `Image.crop`.
        self._core = self._image.im
        self._core.paste(palette.index(ground), (1, 0, across, down))
        self._core.paste(NO_FILTER, (0, 0, 1, down))

    def stamp(self, image: Image.Image, x: int, y: int) -> None:
        """Put indexes over what is there."""
        self._core.paste(image.im, _area(x, y, image.size))

    def stamp_part(self, image: Image.Image, box: Box, x: int, y: int) -> None:
        """Put the indexes of a rectangle of an image over what is there."""
        self._core.paste(image.im.crop(box), _area(x, y, (box[2] - box[0], box[3] - box[1])))

    def lay(self, image: Image.Image, mask: Image.Image, x: int, y: int) -> None:
        """Put the indexes that the mask selects over what is there."""
        self._core.paste(image.im, _area(x, y, image.size), mask.im)

    def box(self, left: int, top: int, right: int, bottom: int, ink: str) -> None:
        """Fill a rectangle."""
        self._core.paste(self.palette.index(ink), (left + 1, top, right + 1, bottom))

    def index_at(self, x: int, y: int) -> int:
        """Return what is there, within the picture."""
        index = self._core.getpixel((x + 1, y))
        assert isinstance(index, int)
        return index

    def part(self, left: int, top: int, right: int, bottom: int) -> Image.Image:
        """Return a copy of the indexes of a rectangle."""
        return self._image.crop((left + 1, top, right + 1, bottom))

    def picture(self, alt: str, pack: Compress = quick) -> Picture:
        """Return the finished picture; an alt text that is too long is cut."""
        file = png(self.size, self.palette.raw, self._rows, pack)
        if len(self._memory) <= MOST_FREE:
            _free.append(self._memory)
        del self._memory, self._rows, self._image, self._core
        return Picture(file, shortened(alt, LONGEST_ALT))


def _area(x: int, y: int, size: Size) -> Box:
    # Right of the column with the filter bytes.
    return x + 1, y, x + 1 + size[0], y + size[1]


def _memory(size: int) -> bytearray:
    # Of at least so many bytes, with anything in it.
    try:
        found = _free.pop()
    except IndexError:
        return bytearray(size)
    return found if len(found) >= size else bytearray(size)


def shortened(text: str, most: int) -> str:
    """Return the text, cut to *most* characters with an ellipsis."""
    return text if len(text) <= most else text[: most - 1] + "…"
