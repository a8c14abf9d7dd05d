"""Heads: faces that differ by skin, hair, beard, age and gaze, and by what they wear.

A head is drawn about the bridge of its nose; the face is some 17 units wide and reaches from -12
to 12. Hair and beards are functions of a pen and a colour, so that any can go with any face.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rendering.art.pen import palette as c
from rendering.art.pen.paths import arc, both, circle, corners, curve, ellipse, flow, points, smooth
from rendering.art.pen.pen import Paint, Pen

HeadPart = Callable[[Pen, str], None]

FACE = both(curve("M0 -12 C6 -12 8.8 -8 8.8 -2 C8.8 5 6 12 0 12.4"))


def nothing(pen: Pen, colour: str) -> None:
    """Draw no hair, or no beard."""


def bare(pen: Pen) -> None:
    """Draw no hat."""


@dataclass(frozen=True)
class Head:
    """One person's head. *turn* says where it looks: -1 is left, 1 is right.

    *build* widens the face; *stern* lowers the brows; *age* from 0 to 1 adds lines.
    """

    hair: str = c.BROWN_HAIR
    back: HeadPart = nothing
    fringe: HeadPart = nothing
    beard: HeadPart = nothing
    hat: Paint = bare
    skin: str = c.SKIN
    shade: str = c.SKIN_SHADE
    turn: float = 0
    build: float = 1
    stern: float = 0
    age: float = 0
    lips: str = c.LIPS
    brows: str = c.INK

    def paint(self, pen: Pen) -> None:
        """Draw the head with its neck."""
        self.back(pen, self.hair)
        pen.shape(both(corners("0,4 4.6,4 5.4,18 0,19")), self.shade)
        face = [(x * self.build, y) for x, y in FACE]
        pen.solid(face, self.skin, self.shade, 1.8)
        self._features(pen.at(self.turn * 1.9, 0))
        self.beard(pen.at(self.turn * 1.1, 0), self.hair)
        self.fringe(pen, self.hair)
        self.hat(pen)

    def _features(self, pen: Pen) -> None:
        for side in (-1, 1):
            if self.age < 0.5:
                pen.fine.fill(circle(side * 4.9, 3.6, 1.7), c.BLUSH)
            self._eye(pen, side)
        way = -1 if self.turn < 0 else 1
        nose = points(way * 0.5, -0.6, way * 1.7, 3.2, way * 1.2, 4.1, way * -0.5, 4.3)
        pen.fine.line(flow(nose), c.INK, 0.9)
        pen.fine.line(flow("-2.3,7.2 0,7.9 2.3,7.2"), self.lips, 1.5)

    def _eye(self, pen: Pen, side: int) -> None:
        x = side * 3.7
        pen.fine.fill(ellipse(x, -1.1, 2, 1.5), c.WHITE)
        pen.dot(x + self.turn * 0.6, -1.0, 1.25)
        pen.fine.line(arc(x, -0.7, 2.3, 2.1, 200, 340), c.INK, 1)
        inner, outer = -4.3 + self.stern, -4.4 - self.stern / 2
        pen.fine.line(flow(points(side * 1.6, inner, x, -5.1, side * 6, outer)), self.brows, 1.2)
        if self.age:
            pen.fine.line(arc(x, 0.6, 2.4, 1.8, 30, 140), self.shade, 0.9)
            pen.fine.line(
                flow(points(side * 2.9, 4, side * 4.2, 5.6, side * 4, 7.4)), self.shade, 0.9
            )


# Hair behind the face.


def long_hair(pen: Pen, colour: str) -> None:
    """Draw hair that falls on the shoulders."""
    pen.shape(
        both(curve("M0 -14 C9 -14 12 -8 11.6 0 C11.4 6 13.8 12 12.4 20 C9 23 6 22 3 20 L0 20")),
        colour,
    )
    for x in (-9.8, 9.8):
        pen.fine.line(flow(points(x, 2, x * 1.04, 10, x * 0.95, 18)), c.INK, 0.9)


def braids(pen: Pen, colour: str) -> None:
    """Draw two braids over the shoulders."""
    pen.shape(both(curve("M0 -14 C9 -14 11.6 -8 11 0 L9 6 L0 6")), colour)
    for side in (-1, 1):
        for step in range(5):
            x = side * (10.2 + (step % 2) * 0.8)
            pen.shape(ellipse(x, 4 + 4.6 * step, 3, 2.9), colour)
        pen.shape(ellipse(side * 10.4, 26, 1.9, 2.6), c.RED)


def page_hair(pen: Pen, colour: str) -> None:
    """Draw hair cut straight at the chin."""
    pen.shape(
        both(curve("M0 -14 C9 -14 11.6 -9 11.6 -2 L12.6 9.5 C10 11.6 7 11.6 5 10 L0 10")), colour
    )
    for x in (-10.4, 10.4):
        pen.fine.line(points(x, 0, x * 1.02, 9), c.INK, 0.9)


def curls(pen: Pen, colour: str) -> None:
    """Draw curls at both sides."""
    pen.fill(both(curve("M0 -14 C9 -14 11 -9 10.6 -2 L9 4 L0 4")), colour)
    for side in (-1, 1):
        pen.cluster(
            points(side * 9.6, -4, side * 10.4, 2, side * 10.8, 8, side * 9.4, 13), 3.3, colour
        )
        for y in (-3.4, 2.6, 8.6):
            pen.fine.line(arc(side * 10.2, y, 1.5, 1.5, 20, 250), c.INK, 0.9)


def wild_hair(pen: Pen, colour: str) -> None:
    """Lock that stand off in points."""
    pen.shape(
        both(corners("0,-15 8,-14 13,-8 12,-6 15,0 12,1 15,8 11,8 13,15 7,12 0,12")),
        colour,
    )


def short_hair(pen: Pen, colour: str) -> None:
    """Draw hair cut close, which leaves the ears free."""
    pen.shape(both(curve("M0 -14 C8.6 -14 10.8 -9 10.2 -2 L9.2 1 L0 1")), colour)
    for side in (-1, 1):
        pen.shape(ellipse(side * 9, 1, 1.8, 2.8), c.SKIN_SHADE)


def net(pen: Pen, colour: str) -> None:
    """Draw hair gathered in a gold net at both sides."""
    pen.shape(both(curve("M0 -14 C9 -14 11 -9 10.6 -2 L9 4 L0 4")), colour)
    for side in (pen, pen.mirror()):
        bag = ellipse(10.6, 2, 4.8, 6.6)
        with side.inside(bag) as inner:
            inner.fill(bag, colour)
            for step in range(-10, 24, 4):
                inner.line(points(step, -6, step + 12, 10), c.GOLD_LIGHT, 0.9)
                inner.line(points(step + 12, -6, step, 10), c.GOLD_LIGHT, 0.9)
        side.ring(bag)


# Hair on the forehead.


def middle_parting(pen: Pen, colour: str) -> None:
    """Draw hair parted in the middle."""
    pen.shape(both(curve("M0 -13.4 C7 -14 11 -9 9.6 0 C8.4 -3.6 6 -7.4 0 -9.2")), colour)


def swept(pen: Pen, colour: str) -> None:
    """Draw hair combed to one side."""
    pen.shape(smooth("-9.6,0! -10.4,-8 -4,-14 4,-14 10,-8 9.6,0! 7,-6! 0,-8 -6,-6"), colour)


def straight(pen: Pen, colour: str) -> None:
    """Draw hair cut straight over the brows."""
    pen.shape(both(curve("M0 -14 C8 -14 10.8 -9 9.6 -1 L7.8 -5.6 L0 -6.6")), colour)


def tousled(pen: Pen, colour: str) -> None:
    """Lock over the forehead."""
    pen.shape(
        smooth(
            "-9.8,-1! -10,-9 -4,-14 4,-14 10,-9 9.8,-1! 7,-7! 5,-4.6! 2,-8! -1,-5! -4,-8! -7,-5!"
        ),
        colour,
    )


# Beards.


def full_beard(pen: Pen, colour: str) -> None:
    """Draw a round beard with a moustache."""
    pen.shape(smooth("-8.8,0! -9,10 -5,16 0,18 5,16 9,10 8.8,0! 6,4.6 2,4 0,5 -2,4 -6,4.6"), colour)
    _mouth(pen)


def forked_beard(pen: Pen, colour: str) -> None:
    """Draw a beard with two points."""
    pen.shape(
        smooth(
            "-8.8,0! -9,12 -4.8,22! -1.4,17 0,15! 1.4,17 4.8,22! 9,12 8.8,0! "
            "6,4.6 2,4 0,5 -2,4 -6,4.6"
        ),
        colour,
    )
    _mouth(pen)


def long_beard(pen: Pen, colour: str) -> None:
    """Draw an old man's beard."""
    pen.shape(
        smooth("-8.8,0! -10,12 -7,22 0,30! 7,22 10,12 8.8,0! 6,4.4 2,3.8 0,5 -2,3.8 -6,4.4"), colour
    )
    for x in (-4, 0, 4):
        pen.fine.line(flow(points(x, 13, x * 1.1, 19, x * 0.5, 25)), c.GREY, 1)
    _mouth(pen)


def square_beard(pen: Pen, colour: str) -> None:
    """Draw a beard cut square."""
    pen.shape(
        smooth("-8.8,0! -9,10 -8,17! 0,18.4 8,17! 9,10 8.8,0! 6,4.6 2,4 0,5 -2,4 -6,4.6"), colour
    )
    for x in (-4.6, 0, 4.6):
        pen.fine.line(points(x, 12, x, 17), c.INK, 0.9)
    _mouth(pen)


def goatee(pen: Pen, colour: str) -> None:
    """Draw a moustache and a tuft on the chin."""
    moustache(pen, colour)
    pen.shape(smooth("-2.8,9.6! 0,9 2.8,9.6! 2,14 0,17.4! -2,14"), colour)


def moustache(pen: Pen, colour: str) -> None:
    """Draw a moustache with turned-up ends."""
    pen.fill(smooth("0,4.8 3,5 7.8,2! 6.2,7 2.6,7.4 0,6 -2.6,7.4 -6.2,7 -7.8,2! -3,5"), colour)


def hanging_moustache(pen: Pen, colour: str) -> None:
    """Draw a moustache whose ends hang down."""
    pen.fill(
        smooth("0,4.4 4,4.8 6.6,8 6.6,14! 4.6,9 2.4,7 0,6.4 -2.4,7 -4.6,9 -6.6,14! -6.6,8 -4,4.8"),
        colour,
    )


def _mouth(pen: Pen) -> None:
    pen.fine.line(flow("-2.4,7.6 0,8.3 2.4,7.6"), c.LIPS, 1.5)
