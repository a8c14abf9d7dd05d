"""What all cards have: stock, edge, an index at both ends, plaque, panel and belt."""

from PIL import Image, ImageDraw

from rendering.art.pen import palette as c
from rendering.art.pen.paths import Path, box, circle, points, star
from rendering.art.pen.pen import SAMPLES, Paint, Pen, sheet
from rendering.art.pips.suits import DrawnSuit

INDEX_RIGHT = 28.0
INDEX_MIDDLE = 15.5
PLAQUE = box(3, 3, INDEX_RIGHT, 60, 5)
MEDALLION_RADIUS = 10.6
INSET = 5.0
PANEL = box(INSET, INSET, 100 - INSET, 260, 4)


class Canvas:
    """One card being drawn: a pen for the whole, and a way to draw both ends at once."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.units_high = 100 * height / width
        self._image, self.pen = sheet(width, self.units_high, c.STOCK)

    @property
    def middle(self) -> float:
        """From an end of the card to its middle, in units."""
        return self.units_high / 2

    def ends(self, upper: Paint, lower: Paint | None = None) -> None:
        """Draw the upper half, and as the other half *lower*, or the same turned round."""
        half = self._half(upper)
        other = self._half(lower) if lower else half
        self._image.paste(half, (0, 0))
        self._image.paste(
            other.transpose(Image.Transpose.ROTATE_180), (0, self._image.height - half.height)
        )

    def finished(self) -> Image.Image:
        """Return the card in its final size, transparent around its round corners."""
        self.pen.ring(box(0.5, 0.5, 99.5, self.units_high - 0.5, 6.6), c.EDGE, 1.2)
        card = self._image.reduce(SAMPLES)
        card.putalpha(_outline(self.width, self.height))
        return card

    def _half(self, paint: Paint) -> Image.Image:
        image = self._image.crop((0, 0, self._image.width, self._image.height // 2))
        unit = SAMPLES * self.width / 100
        paint(Pen(image, (unit, 0, 0, 0, unit, 0), unit))
        return image


def suit_index(pen: Pen, suit: DrawnSuit, rank: str) -> None:
    """Draw the rank over the sign of its suit, in the index column."""
    pen.text(INDEX_MIDDLE, 26.4, 31, rank, suit.colour)
    suit.sign(pen.at(INDEX_MIDDLE, 40.5), suit.colour)


def plaque(pen: Pen, label: str, sign: Paint, ground: str) -> None:
    """Draw the violet plaque of a trump: its number over a medallion with its emblem."""
    _plaque_ground(pen)
    pen.text(INDEX_MIDDLE, 27, 27 if len(label) == 1 else 23.5, label, "#FFFFFF")
    medallion(pen.at(INDEX_MIDDLE, 44.6), sign, ground)


def named_plaque(pen: Pen, name: str, sign: Paint, ground: str) -> None:
    """Draw the plaque of a trump without a number: the medallion over three letters."""
    _plaque_ground(pen)
    medallion(pen.at(INDEX_MIDDLE, 19.4, 1.04), sign, ground)
    pen.text(INDEX_MIDDLE, 50.4, 14.4, name, "#FFFFFF")


def starred_plaque(pen: Pen, sign: Paint, ground: str) -> None:
    """Draw the plaque of the fool: a gold star over the medallion."""
    _plaque_ground(pen)
    pen.fill(star(INDEX_MIDDLE, 18.6, 10.4, 4.4, 5), c.GOLD_LIGHT)
    medallion(pen.at(INDEX_MIDDLE, 44.6), sign, ground)


def medallion(pen: Pen, sign: Paint, ground: str) -> None:
    """Draw a small round picture of an emblem, about the origin."""
    disc = circle(0, 0, MEDALLION_RADIUS)
    pen.fill(disc, ground)
    with pen.inside(disc) as inner:
        sign(inner.reduced(MEDALLION_RADIUS / 29))
    pen.ring(disc, c.GOLD, 1.3)


def panel(pen: Pen, colour: str) -> None:
    """Draw the picture ground of a trump, to be drawn on an upper half."""
    pen.fill(PANEL, colour)


def panel_edge(pen: Pen) -> None:
    """Draw the line around the picture of a trump."""
    pen.ring(PANEL)


def notched(middle: float) -> Path:
    """Return the panel of a court on an upper half, which leaves the index column free."""
    left, right, top, notch = 30.5, 100 - INSET, INSET, 55.0
    below = 2 * middle
    return points(left, top, right, top, right, below, INSET, below, INSET, notch, left, notch)


def belt(pen: Pen, middle: float, ground: str, studs: str) -> None:
    """Draw the band between the two ends of a card."""
    pen.shape(box(INSET, middle - 3.2, 100 - INSET, middle + 3.2), ground)
    for step in range(-4, 5):
        x = 50 + 10 * step
        pen.fill(points(x, middle - 1.8, x + 2.4, middle, x, middle + 1.8, x - 2.4, middle), studs)


def _plaque_ground(pen: Pen) -> None:
    pen.shape(PLAQUE, c.VIOLET)
    pen.ring(box(5, 5, 26, 58, 3.4), c.GOLD, 1.2)


def _outline(width: int, height: int) -> Image.Image:
    mask = Image.new("L", (SAMPLES * width, SAMPLES * height))
    radius = 7 * SAMPLES * width / 100
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius, 255)
    return mask.reduce(SAMPLES)
