"""Paths: lists of points in units of the card, which is 100 units wide; y grows downwards."""

import math
import re
from collections.abc import Iterable, Iterator

Point = tuple[float, float]
Path = list[Point]

_STEPS = 10


def points(*numbers: float) -> Path:
    """Return the corners x1, y1, x2, y2, … as a path, for computed ones."""
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> Path:
    """Return a part of an ellipse; degrees run clockwise from three o'clock."""
    steps = max(4, round(abs(end - start) / 9))
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return [(x + rx * math.cos(angle), y + ry * math.sin(angle)) for angle in angles]


def circle(x: float, y: float, radius: float) -> Path:
    """Return a whole circle."""
    return arc(x, y, radius, radius, 0, 360)


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> Path:
    """Return a whole ellipse, turned clockwise about its middle."""
    return turned(arc(x, y, rx, ry, 0, 360), turn, x, y)


def box(left: float, top: float, right: float, bottom: float, radius: float = 0) -> Path:
    """Return a rectangle, its corners rounded by *radius*."""
    if not radius:
        return points(left, top, right, top, right, bottom, left, bottom)
    return [
        *arc(right - radius, top + radius, radius, radius, -90, 0),
        *arc(right - radius, bottom - radius, radius, radius, 0, 90),
        *arc(left + radius, bottom - radius, radius, radius, 90, 180),
        *arc(left + radius, top + radius, radius, radius, 180, 270),
    ]


def star(x: float, y: float, outer: float, inner: float, rays: int, turn: float = 0) -> Path:
    """Return a star whose first ray points upwards before it is turned."""
    path = []
    for corner in range(2 * rays):
        radius = inner if corner % 2 else outer
        angle = math.radians(turn - 90 + 180 * corner / rays)
        path.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return path


def corners(text: str) -> Path:
    """Return the corners written as "x,y x,y …"."""
    return [_pair(word) for word in text.split()]


def smooth(line: str | Path) -> Path:
    """Return a closed soft line through the points; a written point followed by ! is a corner."""
    knots = _knots(line)
    return list(_through([knots[-1], *knots, knots[0], knots[1]]))


def flow(line: str | Path) -> Path:
    """Return an open soft line through the points, which are written as for `smooth`."""
    knots = _knots(line)
    return [*_through([knots[0], *knots, knots[-1]]), knots[-1]]


def curve(text: str) -> Path:
    """Return one line written like the data of an SVG path: M, L, H, V, C, Q, or relative in lower
    case.

    Raises `ValueError` for any other letter.
    """
    path: Path = []
    for letter, numbers in _commands(text):
        path.extend(_drawn(letter, numbers, path[-1] if path else (0.0, 0.0)))
    return path


def moved(path: Path, dx: float, dy: float) -> Path:
    """Return the path shifted."""
    return [(x + dx, y + dy) for x, y in path]


def turned(path: Path, degrees: float, x: float = 0, y: float = 0) -> Path:
    """Return the path turned clockwise about a point."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [
        (x + (px - x) * cosine - (py - y) * sine, y + (px - x) * sine + (py - y) * cosine)
        for px, py in path
    ]


def mirrored(path: Path, x: float = 0) -> Path:
    """Return the path reflected in the vertical line at *x*."""
    return [(2 * x - px, py) for px, py in path]


def both(path: Path, x: float = 0) -> Path:
    """Return the path closed by its own reflection: half an outline becomes the whole."""
    return [*path, *reversed(mirrored(path, x))]


def around(x: float, y: float, count: int, start: float = 0) -> Iterator[float]:
    """Return the angles that divide a full turn evenly, beginning at *start*."""
    return (start + 360 * index / count for index in range(count))


def _knots(line: str | Path) -> Path:
    if not isinstance(line, str):
        return line
    # A point given twice stops the soft line, which makes it a corner.
    return [_pair(word) for word in line.split() for _ in range(1 + word.count("!"))]


def _pair(word: str) -> Point:
    x, y = word.rstrip("!").split(",")
    return float(x), float(y)


def _through(knots: Path) -> Iterator[Point]:
    for before, here, there, after in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        leave = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        arrive = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        yield here
        if here != there:
            yield from _bezier(here, leave, arrive, there)


def _bezier(a: Point, b: Point, c: Point, d: Point) -> Iterator[Point]:
    for step in range(1, _STEPS):
        t = step / _STEPS
        s = 1 - t
        wa, wb, wc, wd = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        yield (
            wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0],
            wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1],
        )


_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    for letter, tail in re.findall(r"([A-Za-z])([^A-Za-z]*)", text):
        if letter.upper() not in _ARITY:
            raise ValueError(f"no such path command: {letter}")
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", tail)]
        arity = _ARITY[letter.upper()]
        for start in range(0, len(numbers), arity):
            yield letter, numbers[start : start + arity]


def _drawn(letter: str, numbers: list[float], here: Point) -> Iterable[Point]:
    x, y = here if letter.islower() else (0.0, 0.0)
    if letter in "Hh":
        return [(x + numbers[0], here[1])]
    if letter in "Vv":
        return [(here[0], y + numbers[0])]
    ends = moved(points(*numbers), x, y)
    if letter in "Cc":
        return [*_bezier(here, ends[0], ends[1], ends[2]), ends[2]]
    if letter in "Qq":
        first = _between(here, ends[0])
        second = _between(ends[1], ends[0])
        return [*_bezier(here, first, second, ends[1]), ends[1]]
    return ends


def _between(end: Point, control: Point) -> Point:
    return end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3
