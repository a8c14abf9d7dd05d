"""A picture while it is put together: indexes of a palette, plain felt at first."""

from io import BytesIO

from PIL import Image

from rendering.palette import Palette
from rendering.picture import LONGEST_ALT, Picture
from rendering.shapes import TOUCHED

COMPRESSION = 3
"""The level of the encoder: of those below the limit of time, the smallest pictures."""


class Drawing:
    """A picture of one palette. Not to be shared between threads."""

    def __init__(self, palette: Palette, size: tuple[int, int], ground: str) -> None:
        self.palette = palette
        self.size = size
        self.image = Image.new("L", size, palette.index(ground))

    def stamp(self, image: Image.Image, x: int, y: int) -> None:
        """Put indexes over what is there."""
        self.image.paste(image, (x, y))

    def lay(self, image: Image.Image, mask: Image.Image, x: int, y: int) -> None:
        """Put those indexes that the mask tells over what is there."""
        self.image.paste(image, (x, y), mask)

    def fill(self, coverage: Image.Image, x: int, y: int, ink: str, ground: str) -> None:
        """Fill a shape with ink; *ground* is the colour that lies below its edge."""
        ramp = self.palette.ramp(ground, ink)
        self.image.paste(coverage.point(ramp), (x, y), coverage.point(TOUCHED, "1"))

    def box(self, left: int, top: int, right: int, bottom: int, ink: str) -> None:
        """Fill a rectangle."""
        self.image.paste(self.palette.index(ink), (left, top, right, bottom))

    def picture(self, alt: str) -> Picture:
        """The finished picture; a description that is too long is cut."""
        self.image.putpalette(self.palette.raw)
        file = BytesIO()
        self.image.save(file, "PNG", compress_level=COMPRESSION)
        return Picture(file.getvalue(), shortened(alt, LONGEST_ALT))


def shortened(text: str, most: int) -> str:
    """The text, cut with an ellipsis to so many characters."""
    return text if len(text) <= most else text[: most - 1] + "…"
