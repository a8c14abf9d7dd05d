"""The suits: a colour, a tint, and a one-coloured sign, twenty units high around the origin."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from rendering.art.pen import palette as c
from rendering.art.pen.paths import (
    around,
    both,
    box,
    circle,
    corners,
    curve,
    ellipse,
    flow,
    smooth,
    star,
)
from rendering.art.pen.pen import Pen


class Colours(StrEnum):
    """How many colours the suits have; the value is a stable key."""

    FOUR = "four"
    TWO = "two"


@dataclass(frozen=True)
class DrawnSuit:
    """A suit as it is drawn: its colour, the tint behind its courts, and its sign."""

    letter: str
    colour: str
    tint: str
    sign: Callable[[Pen, str], None]


def sword_sign(pen: Pen, colour: str) -> None:
    """Draw a straight sword, point upwards."""
    pen = pen.at(-0.4, 0.4, 1, 40)
    pen.fill(corners("0,-14 2.6,-10 2.6,3 -2.6,3 -2.6,-10"), colour)
    pen.fill(smooth("-7,2.4 -6,5 0,5.8 6,5 7,2.4 5.6,1.4 3,2.4 -3,2.4 -5.6,1.4"), colour)
    pen.fill(box(-1.5, 5, 1.5, 11), colour)
    pen.fill(circle(0, 11.6, 2.5), colour)
    pen.line(corners("0,-9 0,0"), c.STOCK, 0.9)


def baton_sign(pen: Pen, colour: str) -> None:
    """Draw a knotty club with a leaf, thick end upwards."""
    pen = pen.at(0.6, 0.3, 1, 38)
    club = (
        "-1.7,13.4! 1.7,13.4! 2.6,6 3.6,1 6.8,-1 6.8,-4 4.3,-4.4 4.7,-10 3.4,-13.6 0,-14.6 "
        "-3.4,-13.6 -4.7,-10 -4.4,-8 -7.4,-7.4 -7.6,-4.4 -4,-2.6 -3,3 -2.4,8"
    )
    pen.fill(smooth(club), colour)
    pen.fill(smooth("2.8,4.6! 6,3.4 10,5.6! 7,8 3.6,7.4"), colour)
    pen.line(flow("-1.4,-10.6 -1.6,-7 -0.8,-4"), c.STOCK, 1)
    pen.line(flow("1.2,-3 0.6,2 0.6,6"), c.STOCK, 1)


def cup_sign(pen: Pen, colour: str) -> None:
    """Draw a chalice."""
    half = curve("M0 -9.6 L8.6 -9.6 C8.6 -2 6 1.8 1.8 2.8 L1.5 6 C4 6.6 6.4 7.8 6.6 10 L0 10")
    pen.fill(both(half), colour)
    pen.fill(ellipse(0, 4.6, 3.2, 1.7), colour)
    pen.line(corners("-6.2,-5.6 6.2,-5.6"), c.STOCK, 1.2)


def coin_sign(pen: Pen, colour: str) -> None:
    """Draw a coin with a star."""
    pen.fill(circle(0, 0, 10), colour)
    pen.ring(circle(0, 0, 7.6), c.STOCK, 0.9)
    pen.fill(star(0, 0, 6.2, 3, 8), c.STOCK)
    pen.fill(circle(0, 0, 1.9), colour)


def spade_sign(pen: Pen, colour: str) -> None:
    """Draw a French spade."""
    half = curve("M0 -10 C2 -6 9.2 -2.4 9.2 3 C9.2 6.6 5 8.2 1.2 5 C1.4 7.6 2.4 9.4 4.2 10 L0 10")
    pen.fill(both(half), colour)


def heart_sign(pen: Pen, colour: str) -> None:
    """Draw a French heart."""
    half = curve("M0 10 C3 5.6 9.6 1.6 9.6 -4 C9.6 -7.6 7.4 -9.4 4.8 -9.4 C2.4 -9.4 0.8 -8 0 -5.8")
    pen.fill(both(half), colour)


def diamond_sign(pen: Pen, colour: str) -> None:
    """Draw a French diamond, its sides a little hollow."""
    half = curve("M0 -10.4 C2 -6.6 4.4 -3 7.6 0 C4.4 3 2 6.6 0 10.4")
    pen.fill(both(half), colour)


def club_sign(pen: Pen, colour: str) -> None:
    """Draw a French club."""
    for angle in around(0, 0, 3):
        pen.at(0, 0.6, 1, angle).fill(circle(0, -5.6, 4.7), colour)
    pen.fill(circle(0, 0.4, 3), colour)
    pen.fill(both(curve("M0 0 L1 0 C1 5 2 8.8 4.4 10 L0 10")), colour)


SPADE = DrawnSuit("S", "#1B2F86", "#DDE3F3", sword_sign)
BASTONI = DrawnSuit("B", "#148A7A", "#D9EDE6", baton_sign)
COPPE = DrawnSuit("C", "#A3142A", "#F8E0DC", cup_sign)
DENARI = DrawnSuit("D", "#C67C01", "#FAEAC6", coin_sign)
ITALIAN = (SPADE, BASTONI, COPPE, DENARI)

PIQUE = DrawnSuit("S", "#111827", "#E1E4EA", spade_sign)
COEUR = DrawnSuit("H", "#B3152A", "#F8E0DC", heart_sign)
CARREAU = DrawnSuit("D", "#CC7A00", "#FAEAC6", diamond_sign)
TREFLE = DrawnSuit("C", "#0E7C86", "#D9ECEC", club_sign)
FRENCH = (PIQUE, COEUR, CARREAU, TREFLE)
DARK = (SPADE, BASTONI, PIQUE, TREFLE)
"""The suits that are black where there are two colours; the others are red."""


def coloured(suits: tuple[DrawnSuit, ...], colours: Colours) -> tuple[DrawnSuit, ...]:
    """Return the suits in four colours or two. Suits that share a colour are told apart by shape
    alone."""
    if colours is Colours.FOUR:
        return suits
    return tuple(_as(PIQUE if suit in DARK else COEUR, suit) for suit in suits)


def _as(model: DrawnSuit, suit: DrawnSuit) -> DrawnSuit:
    return replace(suit, colour=model.colour, tint=model.tint)
