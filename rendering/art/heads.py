"""Heads: faces that differ by skin, hair, beard, gaze and what they wear.

A head is drawn about the bridge of its nose; the face is some 17 units wide and reaches from -12
to 12. Hair, beards and hats are functions of a pen and a colour, so that any can go with any.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rendering.art.palette import (
    BLUSH,
    BROWN_HAIR,
    INK,
    LIPS,
    SKIN,
    SKIN_SHADE,
    WHITE,
)
from rendering.art.paths import Path, arc, both, circle, curve, ellipse, flow, points, smooth
from rendering.art.pen import Pen

Style = Callable[[Pen, str], None]


def nothing(pen: Pen, colour: str) -> None:
    """No hair, no beard."""


def bare(pen: Pen) -> None:
    """No hat."""


FACE: Path = both(curve("M0 -12 C6 -12 8.8 -8 8.8 -2 C8.8 5 6 12 0 12.4"))


@dataclass(frozen=True)
class Head:
    """One person's head. *turn* says where it looks: -1 to the left, 1 to the right."""

    hair: str = BROWN_HAIR
    back: Style = nothing
    fringe: Style = nothing
    beard: Style = nothing
    hat: Callable[[Pen], None] = bare
    skin: str = SKIN
    shade: str = SKIN_SHADE
    turn: float = 0
    lips: str = LIPS
    brows: str = INK
    stern: float = 0

    def paint(self, pen: Pen) -> None:
        """Draw the head with its neck."""
        self.back(pen, self.hair)
        pen.shape(both(points(0, 4, 4.6, 4, 5.2, 17, 0, 19)), self.shade)
        pen.shape(FACE, self.skin)
        self._features(pen.at(self.turn * 1.9, 0))
        self.beard(pen.at(self.turn * 1.1, 0), self.hair)
        self.fringe(pen, self.hair)
        self.hat(pen)

    def _features(self, pen: Pen) -> None:
        for side in (-1, 1):
            pen.fine.fill(circle(side * 4.9, 3.6, 1.7), BLUSH)
            pen.fine.fill(ellipse(side * 3.7, -1.2, 1.9, 1.3), WHITE)
            pen.dot(side * 3.7 + self.turn * 0.5, -1.1, 1.15)
            pen.fine.line(arc(side * 3.7, -0.8, 2.2, 1.9, 200, 340), INK, 0.9)
            inner, outer = -4.2 + self.stern, -4.4 - self.stern / 2
            pen.fine.line(
                flow(side * 1.7, inner, side * 3.8, -5, side * 5.9, outer), self.brows, 1.1
            )
        way = -1 if self.turn < 0 else 1
        pen.fine.line(
            flow(way * 0.5, -0.6, way * 1.6, 3.2, way * 1.2, 4.1, way * -0.5, 4.3), INK, 0.9
        )
        pen.fine.line(flow(-2.2, 7.2, 0, 7.9, 2.2, 7.2), self.lips, 1.4)


# --- hair behind the face ---


def long_hair(pen: Pen, colour: str) -> None:
    """Hair that falls on the shoulders."""
    pen.shape(
        both(curve("M0 -14 C9 -14 12 -8 11.6 0 C11.4 6 13.4 12 12 20 C9 23 6 22 3 20 L0 20")),
        colour,
    )


def page_hair(pen: Pen, colour: str) -> None:
    """Hair cut straight at the chin."""
    pen.shape(
        both(curve("M0 -14 C9 -14 11.6 -9 11.6 -2 L12.4 9.5 C10 11.5 7 11.5 5 10 L0 10")), colour
    )


def curled_hair(pen: Pen, colour: str) -> None:
    """Curls at both sides."""
    for side in (-1, 1):
        for x, y in ((10, 9), (10.6, 3.4), (10, -3)):
            pen.shape(circle(side * x, y, 3.8), colour)
    pen.shape(both(curve("M0 -14 C9 -14 11 -9 10.6 -2 L9 4 L0 4")), colour)


def short_hair(pen: Pen, colour: str) -> None:
    """Hair cut close."""
    pen.shape(both(curve("M0 -14 C8.6 -14 10.8 -9 10.4 -2 L9.4 4 L0 4")), colour)


# --- hair on the forehead ---


def parted(pen: Pen, colour: str) -> None:
    """Hair parted in the middle."""
    pen.shape(both(curve("M0 -13.4 C7 -14 11 -9 9.6 0 C8.4 -3.6 6 -7.4 0 -9.2")), colour)


def swept(pen: Pen, colour: str) -> None:
    """Hair combed to one side."""
    pen.shape(
        smooth(
            -9.6,
            0,
            -9.6,
            0,
            -10.4,
            -8,
            -4,
            -14,
            4,
            -14,
            10,
            -8,
            9.6,
            0,
            9.6,
            0,
            7,
            -6,
            7,
            -6,
            0,
            -8,
            -6,
            -6,
        ),
        colour,
    )


def fringe(pen: Pen, colour: str) -> None:
    """Hair cut straight over the brows."""
    pen.shape(both(curve("M0 -14 C8 -14 10.8 -9 9.6 -1 L7.8 -5.6 L0 -6.6")), colour)


# --- beards ---


def full_beard(pen: Pen, colour: str) -> None:
    """A round beard with a moustache."""
    pen.shape(
        smooth(
            -8.6,
            1,
            -8.6,
            1,
            -8.6,
            10,
            -5,
            16,
            0,
            18,
            5,
            16,
            8.6,
            10,
            8.6,
            1,
            8.6,
            1,
            5.4,
            4.6,
            0,
            4.4,
            -5.4,
            4.6,
        ),
        colour,
    )
    _mouth(pen)


def forked_beard(pen: Pen, colour: str) -> None:
    """A beard with two points."""
    pen.shape(
        smooth(
            -8.6, 1, -8.6, 1, -8.6, 12, -4.6, 21, -4.6, 21, -1.4, 17, 0, 14.6, 0, 14.6, 1.4, 17,
            4.6, 21, 4.6, 21, 8.6, 12, 8.6, 1, 8.6, 1, 5.4, 4.8, 0, 4.4, -5.4, 4.8,
        ),
        colour,
    )  # fmt: skip
    _mouth(pen)


def long_beard(pen: Pen, colour: str) -> None:
    """An old man's beard."""
    pen.shape(
        smooth(
            -8.8,
            0,
            -8.8,
            0,
            -9,
            12,
            -6,
            22,
            0,
            28,
            0,
            28,
            6,
            22,
            9,
            12,
            8.8,
            0,
            8.8,
            0,
            5.4,
            4.4,
            0,
            4.2,
            -5.4,
            4.4,
        ),
        colour,
    )
    pen.fine.line(flow(-3, 13, -3.4, 18, -1, 23), INK, 0.9)
    pen.fine.line(flow(3, 13, 3.4, 18, 1, 23), INK, 0.9)
    _mouth(pen)


def goatee(pen: Pen, colour: str) -> None:
    """A moustache and a tuft on the chin."""
    moustache(pen, colour)
    pen.shape(
        smooth(-2.6, 9.6, -2.6, 9.6, 0, 9, 2.6, 9.6, 2.6, 9.6, 1.8, 14, 0, 16.6, 0, 16.6, -1.8, 14),
        colour,
    )


def moustache(pen: Pen, colour: str) -> None:
    """A moustache with turned-up ends."""
    pen.fill(
        smooth(
            0,
            4.8,
            3,
            5,
            7.4,
            2.6,
            7.4,
            2.6,
            6,
            6.8,
            2.6,
            7.2,
            0,
            6,
            -2.6,
            7.2,
            -6,
            6.8,
            -7.4,
            2.6,
            -7.4,
            2.6,
            -3,
            5,
        ),
        colour,
    )


def _mouth(pen: Pen) -> None:
    pen.fine.line(flow(-2.4, 7.6, 0, 8.3, 2.4, 7.6), LIPS, 1.5)
