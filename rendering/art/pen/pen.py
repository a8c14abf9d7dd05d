"""The pen: draws paths on a picture four times too large, which is then reduced."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Self

from fontpkg.pil import truetype
from PIL import Image, ImageDraw
from PIL.ImageFont import FreeTypeFont

from rendering.art.pen.palette import INK
from rendering.art.pen.paths import Path

SAMPLES = 4
OUTLINE = 1.3
THINNEST = 1.2

Matrix = tuple[float, float, float, float, float, float]


class Pen:
    """Fills and outlines paths; knows its origin, scale and turn on the card.

    Outlines are as wide on a small drawing as on a large one. Other widths follow the scale, but
    never fall below the thinnest line that survives on the smallest card.
    """

    def __init__(
        self, image: Image.Image, matrix: Matrix, unit: float, outline: float = OUTLINE
    ) -> None:
        self.image = image
        self._outline = outline
        self._draw = ImageDraw.Draw(image)
        self._matrix = matrix
        self._unit = unit

    @property
    def fine(self) -> "Pen":
        """The pen for details that only a large drawing can take."""
        return _DryPen(self) if self._small() else self

    @property
    def coarse(self) -> "Pen":
        """The pen for what replaces the details on a small drawing."""
        return self if self._small() else _DryPen(self)

    def at(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Self:
        """Return a pen whose origin lies at x, y, enlarged, and turned clockwise by degrees."""
        cosine, sine = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        return self._moved((cosine, -sine, x, sine, cosine, y))

    def reduced(self, scale: float) -> Self:
        """Return a pen for a small drawing: now `coarse` leaves a trace, and `fine` does not."""
        a, b, c, d, e, f = self._matrix
        matrix = (a * scale, b * scale, c, d * scale, e * scale, f)
        return type(self)(self.image, matrix, self._unit, THINNEST)

    def mirror(self, x: float = 0) -> Self:
        """Return a pen that draws left for right, about the vertical line at *x*."""
        return self._moved((-1, 0, 2 * x, 0, 1, 0))

    def fill(self, path: Path, colour: str) -> None:
        """Fill the path without an outline."""
        self._draw.polygon(self._project(path), colour)

    def line(self, path: Path, colour: str = INK, width: float = 0) -> None:
        """Draw an open line with round ends and joins; without a width it is an outline."""
        self._trace(self._project(path), colour, self._pixels(width))

    def ring(self, path: Path, colour: str = INK, width: float = 0) -> None:
        """Draw a closed line."""
        self.line([*path, path[0]], colour, width)

    def shape(self, path: Path, colour: str) -> None:
        """Fill the path and outline it in ink."""
        self.fill(path, colour)
        self.ring(path)

    def solid(self, path: Path, colour: str, shade: str, depth: float = 3) -> None:
        """Fill and outline the path, with a shade along its right and lower edge."""
        with self.inside(path) as inner:
            inner.fill(path, shade)
            inner.fill([(x - depth, y - depth / 3) for x, y in path], colour)
        self.ring(path)

    def rod(self, path: Path, colour: str, width: float) -> None:
        """Draw a thick line with an outline of ink: a staff, an arm, a rope."""
        spots = self._project(path)
        inner = self._pixels(width)
        self._trace(spots, INK, inner + 2 * self._pixels(0))
        self._trace(spots, colour, inner)

    def cluster(self, circles: Path, radius: float, colour: str) -> None:
        """Draw circles of one radius that melt into each other: a cloud, a bush, curls, wool."""
        rim = radius + self._outline * self._unit / self._scale()
        for size, paint in ((rim, INK), (radius, colour)):
            for x, y in circles:
                self.dot(x, y, size, paint)

    def dot(self, x: float, y: float, radius: float, colour: str = INK) -> None:
        """Draw a round spot without an outline, never too small to see."""
        ((cx, cy),) = self._project([(x, y)])
        size = max(radius * self._scale(), THINNEST * self._unit / 2)
        self._draw.ellipse((cx - size, cy - size, cx + size, cy + size), colour)

    def text(self, x: float, y: float, size: float, text: str, colour: str) -> None:
        """Write centred on x, with the foot of the capitals at y; *size* is the font's height."""
        ((cx, cy),) = self._project([(x, y)])
        font = _index_font(round(size * self._scale()))
        self._draw.text((cx, cy), text, colour, font, anchor="ms")

    @contextmanager
    def inside(self, path: Path) -> Iterator[Self]:
        """Yield a pen that draws only inside the path."""
        spots = self._project(path)
        left, top = (max(0, math.floor(min(spot[axis] for spot in spots))) for axis in (0, 1))
        right, bottom = (
            min(self.image.size[axis], math.ceil(max(spot[axis] for spot in spots)) + 1)
            for axis in (0, 1)
        )
        layer = self.image.crop((left, top, right, bottom))
        a, b, c, d, e, f = self._matrix
        yield type(self)(layer, (a, b, c - left, d, e, f - top), self._unit, self._outline)
        mask = Image.new("L", layer.size)
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in spots], 255)
        self.image.paste(layer, (left, top), mask)

    def _moved(self, by: Matrix) -> Self:
        a, b, c, d, e, f = self._matrix
        p, q, r, s, t, u = by
        matrix = (
            a * p + b * s,
            a * q + b * t,
            a * r + b * u + c,
            d * p + e * s,
            d * q + e * t,
            d * r + e * u + f,
        )
        return type(self)(self.image, matrix, self._unit, self._outline)

    def _small(self) -> bool:
        return self._outline < OUTLINE

    def _scale(self) -> float:
        return math.hypot(self._matrix[0], self._matrix[3])

    def _pixels(self, width: float) -> int:
        wanted = width * self._scale() if width else self._outline * self._unit
        return max(round(wanted), round(THINNEST * self._unit))

    def _project(self, path: Path) -> Path:
        a, b, c, d, e, f = self._matrix
        return [(a * x + b * y + c, d * x + e * y + f) for x, y in path]

    def _trace(self, spots: Path, colour: str, width: int) -> None:
        self._draw.line(spots, colour, width)
        radius = (width - 1) / 2
        for x, y in _bends(spots, 1 / radius):
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), colour)


class _DryPen(Pen):
    """A pen that leaves no trace."""

    def __init__(self, pen: Pen) -> None:
        super().__init__(pen.image, pen._matrix, pen._unit, pen._outline)

    def _moved(self, by: Matrix) -> Self:
        return self

    def fill(self, path: Path, colour: str) -> None:
        """Leave no trace."""

    def dot(self, x: float, y: float, radius: float, colour: str = INK) -> None:
        """Leave no trace."""

    def text(self, x: float, y: float, size: float, text: str, colour: str) -> None:
        """Leave no trace."""

    def _trace(self, spots: Path, colour: str, width: int) -> None:
        return


Paint = Callable[[Pen], None]
"""Draws something around the origin of a pen."""


def sheet(width: int, units_high: float, colour: str) -> tuple[Image.Image, Pen]:
    """Return an enlarged picture for a drawing 100 units wide and *width* pixels wide, and its
    pen."""
    unit = SAMPLES * width / 100
    image = Image.new("RGB", (SAMPLES * width, round(unit * units_high)), colour)
    return image, Pen(image, (unit, 0, 0, 0, unit, 0), unit)


def _bends(spots: Path, slight: float) -> Iterator[tuple[float, float]]:
    yield spots[0]
    yield spots[-1]
    for before, here, after in zip(spots, spots[1:], spots[2:], strict=False):
        arriving = math.atan2(here[1] - before[1], here[0] - before[0])
        leaving = math.atan2(after[1] - here[1], after[0] - here[0])
        if abs(math.remainder(leaving - arriving, math.tau)) > slight:
            yield here


@lru_cache(maxsize=64)
def _index_font(size: int) -> FreeTypeFont:
    # Condensed letters for indices and plaques, *size* pixels high.
    font = truetype("Barlow Condensed", size, 700)
    assert isinstance(font, FreeTypeFont)
    return font
