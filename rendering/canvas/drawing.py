"""A picture while it is put together: indexes of a palette, all of one ground at first."""

from PIL import Image

from rendering.canvas.indexed import Palette
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.png import NO_FILTER, Pack, png, quick

Spot = tuple[int, int]
Size = tuple[int, int]


class Drawing:
    """A picture of one palette. Not to be shared between threads.

    The image has one more column on its left, for the filter bytes of the file. It shares memory
    with the rows of the file, so nothing has to be copied in the end.
    """

    def __init__(self, palette: Palette, size: Size, ground: str) -> None:
        self.palette = palette
        self.size = size
        across, down = size[0] + 1, size[1]
        self._rows = bytearray([NO_FILTER, *[palette.index(ground)] * size[0]]) * down
        self._image = Image.frombuffer("L", (across, down), self._rows, "raw", "L", 0, 1)
        self._image.readonly = 0

    def stamp(self, image: Image.Image, x: int, y: int) -> None:
        """Put indexes over what is there."""
        self._image.paste(image, (x + 1, y))

    def lay(self, image: Image.Image, mask: Image.Image, x: int, y: int) -> None:
        """Put the indexes that the mask selects over what is there."""
        self._image.paste(image, (x + 1, y), mask)

    def box(self, left: int, top: int, right: int, bottom: int, ink: str) -> None:
        """Fill a rectangle."""
        self._image.paste(self.palette.index(ink), (left + 1, top, right + 1, bottom))

    def index_at(self, x: int, y: int) -> int:
        """Return what is there, within the picture."""
        index = self._image.getpixel((x + 1, y))
        assert isinstance(index, int)
        return index

    def part(self, left: int, top: int, right: int, bottom: int) -> Image.Image:
        """Return a copy of the indexes of a rectangle."""
        return self._image.crop((left + 1, top, right + 1, bottom))

    def picture(self, alt: str, pack: Pack = quick) -> Picture:
        """Return the finished picture; an alt text that is too long is cut."""
        file = png(self.size, self.palette.raw, self._rows, pack)
        return Picture(file, shortened(alt, LONGEST_ALT))


def shortened(text: str, most: int) -> str:
    """Return the text, cut to *most* characters with an ellipsis."""
    return text if len(text) <= most else text[: most - 1] + "…"
