"""Half figures of the courts: robes, arms, and what the hands hold.

A figure's foot is at the origin, the belt of the card; its head is some 48 units above it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rendering.art.heads import Head
from rendering.art.palette import GOLD, INK, WHITE
from rendering.art.paths import Path, both, circle, curve, flow, points
from rendering.art.pen import Pen

HEAD_AT = (0.0, -47.0)
HEAD_SCALE = 1.15


@dataclass(frozen=True)
class Colours:
    """The three colours of someone's clothes."""

    main: str
    second: str
    trim: str = GOLD


Robe = Callable[[Pen, Colours], None]
Thing = Callable[[Pen], None]


@dataclass(frozen=True)
class Figure:
    """A half figure: who, in what clothes, with what in the hand at the right."""

    head: Head
    robe: Robe
    colours: Colours
    thing: Thing
    grip: tuple[float, float] = (25.0, -24.0)
    mount: Thing | None = None

    def paint(self, pen: Pen) -> None:
        """Draw the figure with its foot at the origin."""
        self.robe(pen, self.colours)
        self.head.paint(pen.at(*HEAD_AT, HEAD_SCALE))
        if self.mount:
            self.mount(pen)
        self.thing(pen.at(*self.grip))
        self._arm(pen)

    def _arm(self, pen: Pen) -> None:
        x, y = self.grip
        pen.rod(flow(17, -24, 22, -8, x, y + 4), self.colours.main, 7)
        pen.rod(points(x - 3.4, y + 4, x + 3.4, y + 4), self.colours.trim, 2.4)
        pen.shape(circle(x, y, 3.8), self.head.skin)


MANTLE: Path = both(curve("M0 -34 C6 -34 16 -33 22 -27 C28 -20 31 -4 32 6 L0 6"))


def ermine_robe(pen: Pen, colours: Colours) -> None:
    """A king's mantle with an ermine collar."""
    pen.shape(MANTLE, colours.main)
    pen.shape(both(points(0, -22, 7, -22, 11, 6, 0, 6)), colours.second)
    for y in (-10, -4, 2):
        pen.shape(circle(0, y, 1.7), colours.trim)
    pen.shape(both(curve("M0 -26 L6 -33.6 C14 -33 21 -28 23 -22 C17 -15 8 -12 0 -12")), WHITE)
    for x, y in ((-15, -24), (15, -24), (-9, -18), (9, -18), (0, -17)):
        pen.fill(points(x - 1, y - 1.6, x + 1, y - 1.6, x, y + 2.6), INK)


def gown(pen: Pen, colours: Colours) -> None:
    """A queen's gown with a low neck and pearls."""
    pen.shape(both(curve("M0 -32 C8 -32 15 -31 19 -25 C24 -17 27 -4 28 6 L0 6")), colours.main)
    pen.shape(both(curve("M0 -33 L9 -32 C8 -25 4 -22 0 -22")), "#F3D0A9")
    pen.shape(both(points(0, -12, 5, -20, 9, 6, 0, 6)), colours.second)
    for x, y in ((-6.4, -26.6), (6.4, -26.6), (-3.4, -24), (3.4, -24), (0, -23)):
        pen.shape(circle(x, y, 1.3), WHITE)


def doublet(pen: Pen, colours: Colours) -> None:
    """A jack's doublet, parted in two colours."""
    half = both(curve("M0 -34 C6 -34 13 -33 18 -27 C22 -20 24 -4 24 6 L0 6"))
    pen.shape(half, colours.main)
    with pen.inside(half) as inner:
        inner.fill(points(0, -40, 40, -40, 40, 10, 0, 10), colours.second)
        inner.line(points(0, -40, 0, 10))
    pen.ring(half)
    for y in (-20, -12, -4, 4):
        pen.shape(circle(0, y, 1.6), colours.trim)
    pen.shape(both(curve("M0 -27 L7 -34 L12 -32 L5 -24 L0 -24")), colours.trim)


def cuirass(pen: Pen, colours: Colours) -> None:
    """A knight's breastplate over a coat."""
    pen.shape(both(curve("M0 -34 C6 -34 14 -33 20 -27 C25 -20 27 -4 27 6 L0 6")), colours.main)
    pen.shape(both(curve("M0 -32 L9 -31 C14 -24 13 -10 10 -4 L0 0")), colours.second)
    pen.line(points(0, -32, 0, 0))
