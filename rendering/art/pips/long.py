"""The long suits, two to ten: swords curved into a lens, batons crossed into a lattice."""

import math
from dataclasses import dataclass
from itertools import product

from rendering.art.pen import palette as c
from rendering.art.pen.paths import Path, Point, circle, moved, points, smooth
from rendering.art.pen.pen import OUTLINE, Pen
from rendering.art.pips import ornaments
from rendering.art.pips.italian import MIDDLE

_BOW = 22.4
_LEAN = 17.8


@dataclass(frozen=True)
class SwordInks:
    """The colours of curved swords: towards the hilts, in the middle, and at the ends."""

    blade: str
    belly: str
    tip: str


BLUE_SWORDS = (SwordInks(c.BLUE, c.GOLD_LIGHT, c.RED),)


def swords(pen: Pen, middle: float, count: int, inks: tuple[SwordInks, ...] = BLUE_SWORDS) -> None:
    """Draw *count* swords: curved ones in a lens, with a straight one between if the number is
    odd."""
    pairs = 4 if count == 10 else count // 2
    reach = middle - 21
    for row in range(pairs):
        for side in (-1, 1):
            _curved_sword(pen, middle, (side * (_BOW - 4.6 * row), reach), inks[row % len(inks)])
    for side in (-1, 1):
        for level in (-0.42, 0.42):
            _band(pen, middle, reach, (side, level, pairs))
    for end in (-1, 1):
        ornaments.knot(pen.at(MIDDLE, middle + end * reach))
    _heart_of_lens(pen, middle, count)


def _heart_of_lens(pen: Pen, middle: float, count: int) -> None:
    if count == 10:
        for turn in (-11, 11):
            straight_sword(pen.at(MIDDLE, middle, 0.86, turn), middle - 44)
    elif count % 2:
        straight_sword(pen.at(MIDDLE, middle), middle - 32)
    else:
        ornaments.flower(pen.at(MIDDLE, middle, {2: 1.7, 4: 1.25, 6: 0.86, 8: 0.56}[count]))


def _curved_sword(pen: Pen, middle: float, form: tuple[float, float], inks: SwordInks) -> None:
    pen.rod(_lens(middle, form, -1.21, 1.21), inks.blade, 2.5)
    pen.line(_lens(middle, form, -0.42, 0.42), inks.belly, 2.5)
    for end in (-1, 1):
        pen.line(_lens(middle, form, end * 1.13, end * 1.21), inks.tip, 2.5)


def _lens(middle: float, form: tuple[float, float], start: float, end: float) -> Path:
    bow, reach = form
    spots = (start + (end - start) * step / 30 for step in range(31))
    return [(MIDDLE + _spread(bow, spot), middle + reach * spot) for spot in spots]


def _spread(bow: float, spot: float) -> float:
    # Beyond the knots the points fan out, the innermost no less than the outermost.
    if abs(spot) <= 1:
        return bow * (1 - spot * spot)
    return -(2 * abs(bow) + 24) / 2 * (abs(spot) - 1) * (1.5 if bow > 0 else -1.5)


def _band(pen: Pen, middle: float, reach: float, place: tuple[int, float, int]) -> None:
    side, level, pairs = place
    share = 1 - level * level
    outer, inner = side * (_BOW * share + 2.2), side * ((_BOW - 4.6 * (pairs - 1)) * share - 2.2)
    y = middle + reach * level
    pen.rod(points(MIDDLE + outer, y, MIDDLE + inner, y), c.RED, 3.2)


def straight_sword(pen: Pen, length: float) -> None:
    """Draw a straight sword about the origin, *length* up and down from it, point upwards."""
    hilt, tip = length - 15, -length
    pen.shape(points(-2.4, hilt, -2.4, tip + 7, 0, tip, 2.4, tip + 7, 2.4, hilt), c.STEEL)
    pen.fill(points(-1.6, hilt, -1.6, tip + 8, -0.2, tip + 4, -0.2, hilt), c.STEEL_LIGHT)
    pen.rod(points(0, hilt + 3, 0, length - 2), c.RED, 2.2)
    pen.shape(
        moved(smooth("-8,-1 -7,3 0,3.4 7,3 8,-1 6,-2.4 3.4,0 -3.4,0 -6,-2.4"), 0, hilt), c.GOLD
    )
    pen.shape(circle(0, length - 1, 2.7), c.GOLD)


BatonInks = dict[int, tuple[str, str]]
BRIGHT_BATONS: BatonInks = {1: (c.RED, c.GOLD_LIGHT), -1: (c.BLUE, c.CREAM)}


def batons(pen: Pen, middle: float, count: int, inks: BatonInks = BRIGHT_BATONS) -> None:
    """Draw *count* batons in a lattice, with an upright one over it if the number is odd."""
    each, reach = count // 2, middle - 8
    width = min(2.6, max(1.2, _pitch(each) - 2.6))
    rising = [_Stave(_ends(middle, reach, 1, (row, each)), inks[1], width) for row in range(each)]
    falling = [
        _Stave(_ends(middle, reach, -1, (row, each)), inks[-1], width) for row in range(each)
    ]
    for stave in (*rising, *falling):
        stave.paint(pen)
    for (over, stave), (under, other) in product(enumerate(rising), enumerate(falling)):
        if (over + under) % 2:
            with pen.inside(stave.crossing(other)) as window:
                stave.paint(window)
    if count % 2:
        _upright(pen, middle, reach)
    if each == 1 or count % 2:
        ornaments.knot(pen.at(MIDDLE, middle))


def _ends(middle: float, reach: float, way: int, place: tuple[int, int]) -> tuple[Point, Point]:
    row, each = place
    pitch = _pitch(each)
    top, foot = way * (_LEAN - pitch * row), -way * (_LEAN - pitch * (each - 1 - row))
    return (MIDDLE + top, middle - reach), (MIDDLE + foot, middle + reach)


def _pitch(each: int) -> float:
    return min(10.0, (_LEAN + 1) / each)


@dataclass(frozen=True)
class _Stave:
    ends: tuple[Point, Point]
    colours: tuple[str, str]
    width: float

    def at(self, share: float) -> Point:
        (x1, y1), (x2, y2) = self.ends
        return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share

    def paint(self, pen: Pen) -> None:
        pen.rod([*self.ends], self.colours[0], self.width)
        for near, far in ((0.07, 0.12), (0.88, 0.93), (0.28, 0.32), (0.68, 0.72)):
            pen.line([self.at(near), self.at(far)], self.colours[1], self.width)

    def crossing(self, other: "_Stave") -> Path:
        """Return where this stave crosses the other: a long lozenge."""
        (x1, y1), (x2, y2) = self.ends
        (x3, _), (x4, _) = other.ends
        share = (x3 - x1) / (x3 - x1 + x2 - x4)
        x, y = self.at(share)
        # Both lean equally, so the lozenge is upright and as steep as they are.
        steep = (y2 - y1) / abs(x2 - x1)
        half = (self.width / 2 + OUTLINE) * math.hypot(1, steep) / steep
        return points(x, y - half * steep, x + half, y, x, y + half * steep, x - half, y)


def _upright(pen: Pen, middle: float, reach: float) -> None:
    pen.rod(points(MIDDLE, middle - reach + 3, MIDDLE, middle + reach - 3), c.GREEN, 3.4)
    for level in (-1, 1):
        for share in (0.4, 0.8):
            y = middle + level * share * reach
            pen.rod(points(MIDDLE - 2, y, MIDDLE + 2, y), c.GOLD, 1.6)
        pen.shape(circle(MIDDLE, middle + level * (reach - 2), 3.8), c.GOLD)
