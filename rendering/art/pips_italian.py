"""The numbered cards of the Italian suits, laid out in the middle between the index columns."""

from rendering.art.palette import (
    BLUE,
    BLUE_SHADE,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GOLD_SHADE,
    GREEN,
    INK,
    RED,
    RED_SHADE,
    STEEL,
    STEEL_LIGHT,
)
from rendering.art.paths import (
    Path,
    Point,
    arc,
    around,
    both,
    box,
    circle,
    curve,
    ellipse,
    flow,
    moved,
    points,
    smooth,
    star,
)
from rendering.art.pen import Pen

MIDDLE = 50.0
COLUMN = 10.7
_ROWS = {
    4: (2, 2),
    5: (2, 1, 2),
    6: (2, 2, 2),
    7: (1, 2, 1, 2, 1),
    8: (2, 2, 2, 2),
    9: (2, 2, 1, 2, 2),
    10: (2, 2, 2, 2, 2),
}


def coins(pen: Pen, middle: float, count: int) -> None:
    """That many coins, two or more."""
    for x, y in _grid(middle, count):
        coin(pen.at(x, y), _radius(count))


def cups(pen: Pen, middle: float, count: int) -> None:
    """That many cups, two or more; those of the lower half stand on their heads."""
    size = _radius(count) / 10
    for x, y in _grid(middle, count):
        cup(pen.at(x, y, size, 180 if y > middle + 1 else 0))


def coin(pen: Pen, radius: float) -> None:
    """A gold coin with a rosette, about the origin."""
    pen = pen.at(0, 0, radius / 10)
    pen.shape(circle(0, 0, 10), GOLD)
    pen.line(arc(0, 0, 8, 8, 100, 260), GOLD_LIGHT, 1.3)
    pen.line(arc(0, 0, 8, 8, -80, 80), GOLD_SHADE, 1.3)
    pen.shape(circle(0, 0, 5.9), CREAM)
    for angle in around(0, 0, 8):
        pen.at(0, 0, 1, angle).fill(ellipse(0, -3.4, 1.3, 2.3), RED)
    pen.shape(circle(0, 0, 1.9), GOLD_LIGHT)


def cup(pen: Pen) -> None:
    """A chalice, twenty-two units high, about the origin."""
    bowl = curve("M0 -9 L8 -9 C8 -1 5.4 3 0 3.4")
    foot = both(curve("M0 3 L1.6 3 C1.8 6.4 3.4 7.4 5.8 8.2 C6.8 8.6 6.9 10 6.9 10.6 L0 10.6"))
    pen.shape(foot, GOLD)
    pen.shape(both(bowl), GOLD)
    with pen.inside(both(bowl)) as inner:
        inner.fill(box(-9, -5, 9, -1.4), BLUE)
        inner.line(points(-9, -5, 9, -5))
        inner.line(points(-9, -1.4, 9, -1.4))
        inner.fill(curve("M-8 -1 C-6 3 -4 4 -1 4 C-4 2 -5 0 -5.2 -1"), GOLD_LIGHT)
    pen.ring(both(bowl))
    pen.shape(ellipse(0, -9, 8, 1.9), RED)
    pen.shape(ellipse(0, 4.4, 2.8, 1.4), RED)


def swords(pen: Pen, middle: float, count: int) -> None:
    """That many swords: curved ones in a lens, a straight one between them when they are odd."""
    pairs = (count - 1) // 2 if count % 2 or count == 10 else count // 2
    reach = middle - 20
    for row in range(pairs):
        for side in (-1, 1):
            _curved_sword(pen, middle, side * (22.5 - 4.7 * row), reach)
    for side in (-1, 1):
        for level in (-0.42, 0.42):
            _band(pen, middle, reach, side, level, pairs)
    for end in (-1, 1):
        _knot(pen.at(MIDDLE, middle + end * reach))
    if count == 10:
        for turn in (-18, 18):
            straight_sword(pen.at(MIDDLE, middle, 1, turn), 33)
    elif count % 2:
        straight_sword(pen.at(MIDDLE, middle), reach - 10)
    else:
        flower(pen.at(MIDDLE, middle, 1.5 - pairs * 0.16))


def _curved_sword(pen: Pen, middle: float, bow: float, reach: float) -> None:
    pen.rod(_lens(middle, bow, reach, -1.2, 1.2), BLUE, 2.5)
    pen.line(_lens(middle, bow, reach, -0.42, 0.42), GOLD, 2.5)
    for end in (-1, 1):
        pen.line(_lens(middle, bow, reach, end * 1.1, end * 1.2), RED, 2.5)


def _lens(middle: float, bow: float, reach: float, start: float, end: float) -> Path:
    steps = 24
    spots = (start + (end - start) * step / steps for step in range(steps + 1))
    return [(MIDDLE + bow * (1 - spot * spot), middle + reach * spot) for spot in spots]


def _band(pen: Pen, middle: float, reach: float, side: int, level: float, pairs: int) -> None:
    share = 1 - level * level
    outer, inner = side * (22.5 * share + 2), side * ((22.5 - 4.7 * (pairs - 1)) * share - 2)
    y = middle + reach * level
    pen.rod(points(MIDDLE + outer, y, MIDDLE + inner, y), RED, 2.8)


def _knot(pen: Pen) -> None:
    pen.shape(points(0, -7, 5.5, 0, 0, 7, -5.5, 0), INK)
    pen.fill(points(0, -3.6, 2.8, 0, 0, 3.6, -2.8, 0), GOLD_LIGHT)


def straight_sword(pen: Pen, length: float) -> None:
    """A straight sword about the origin, *length* up and down from it, point upwards."""
    hilt = length - 15
    pen.shape(points(-2.3, hilt, -2.3, 7 - length, 0, -length, 2.3, 7 - length, 2.3, hilt), STEEL)
    pen.fill(points(-1.5, hilt, -1.5, 8 - length, -0.2, 4 - length, -0.2, hilt), STEEL_LIGHT)
    pen.shape(box(-1.7, hilt + 3, 1.7, length - 2), RED)
    pen.shape(box(-7, hilt, 7, hilt + 3.4, 1.6), GOLD)
    pen.shape(circle(0, length - 1, 2.6), GOLD)


def flower(pen: Pen) -> None:
    """A red flower with leaves above and below, about the origin."""
    for turn in (0, 180):
        leaf = pen.at(0, 0, 1, turn)
        for side in (1, -1):
            leaf.shape(moved(_leaf(side), 0, -5), GREEN)
    for angle in around(0, 0, 6):
        pen.at(0, 0, 1, angle).shape(circle(0, -4.3, 2.9), RED)
    pen.shape(circle(0, 0, 3), GOLD_LIGHT)


def _leaf(side: int) -> Path:
    return smooth(0, 0, 0, 0, side * 1, -6, side * 5.6, -10, side * 5.6, -10, side * 5.4, -4)


def batons(pen: Pen, middle: float, count: int) -> None:
    """That many batons in a lattice, an upright one over it when they are odd."""
    each = count // 2
    reach = middle - 8
    for side in (-1, 1):
        for row in range(each):
            lean = side * (19.5 - 5.6 * row)
            back = side * (19.5 - 5.6 * (each - 1 - row))
            ends = ((MIDDLE + lean, middle - reach), (MIDDLE - back, middle + reach))
            _stave(pen, ends, (RED, BLUE, GOLD)[row % 3])
    if count % 2:
        _upright(pen, middle, reach)
    else:
        _knot(pen.at(MIDDLE, middle, 1.15))


def _stave(pen: Pen, ends: tuple[Point, Point], colour: str) -> None:
    (x1, y1), (x2, y2) = ends
    pen.rod([(x1, y1), (x2, y2)], colour, 2.9)
    light = GOLD_LIGHT if colour != GOLD else RED
    for near, far in ((0.06, 0.12), (0.88, 0.94), (0.3, 0.34), (0.66, 0.7)):
        start, end = ((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (near, far))
        pen.line([start, end], light, 2.9)


def _upright(pen: Pen, middle: float, reach: float) -> None:
    pen.rod(points(MIDDLE, middle - reach + 3, MIDDLE, middle + reach - 3), GREEN, 3.6)
    for level in (-1, 1):
        for share in (0.45, 0.8):
            y = middle + level * share * reach
            pen.rod(points(MIDDLE - 2, y, MIDDLE + 2, y), GOLD, 1.6)
        pen.shape(circle(MIDDLE, middle + level * (reach - 2), 3.6), GOLD)
    _knot(pen.at(MIDDLE, middle, 1.15))


def ace_of_swords(pen: Pen, middle: float) -> None:
    """A sword upright through a crown, with branches."""
    pen = pen.at(MIDDLE, middle)
    for side in (1, -1):
        stem = [(side * x, y) for x, y in flow(4, 30, 22, 16, 24, -8, 14, -26)]
        pen.line(stem, GREEN, 1.6)
        for x, y in stem[3:-2:4]:
            pen.at(x, y, 0.7, side * 40).shape(_leaf(side), GREEN)
    straight_sword(pen.at(0, 0, 1.5), 50)
    pen.shape(both(points(0, -40, 12, -50, 9, -36, 0, -36)), GOLD)


def ace_of_batons(pen: Pen, middle: float) -> None:
    """A green club."""
    pen = pen.at(MIDDLE, middle)
    club = both(flow(0, 62, 5, 62, 6, 40, 9, 0, 13, -40, 12, -58, 5, -66, 0, -67))
    pen.shape(club, GREEN)
    pen.shape(ellipse(0, -60, 8, 4), GOLD_LIGHT)


def ace_of_cups(pen: Pen, middle: float) -> None:
    """A vase with flowers."""
    pen = pen.at(MIDDLE, middle)
    for x, y in ((-12, -40), (12, -40), (0, -54), (-14, -20), (14, -20), (0, -30)):
        pen.line(points(0, 10, x, y), GREEN, 1.6)
        flower(pen.at(x, y, 0.8))
    cup(pen.at(0, 26, 3))


def ace_of_coins(pen: Pen, middle: float) -> None:
    """One large coin."""
    pen = pen.at(MIDDLE, middle)
    coin(pen, 27)
    for y in (-46, 46):
        flower(pen.at(0, y, 1.1))
    pen.ring(star(0, 0, 20, 16, 16), RED_SHADE, 1.2)
    pen.ring(circle(0, 0, 24), BLUE_SHADE, 1.2)


def _grid(middle: float, count: int) -> list[Point]:
    if count <= 3:
        pitch = (middle - 30) if count == 3 else (middle - 48)
        return [
            (MIDDLE, middle + pitch * (2 * row - count + 1) / (count - 1)) for row in range(count)
        ]
    rows = _ROWS[count]
    pitch = (middle - 19) * 2 / (len(rows) - 1) if len(rows) > 3 else middle - 30
    if len(rows) == 2:
        pitch = middle
    spots = []
    for row, across in enumerate(rows):
        y = middle + pitch * (row - (len(rows) - 1) / 2)
        spots += [(MIDDLE, y)] if across == 1 else [(MIDDLE - COLUMN, y), (MIDDLE + COLUMN, y)]
    return spots


def _radius(count: int) -> float:
    return {2: 17.0, 3: 15.0}.get(count, 9.8)
