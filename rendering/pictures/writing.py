"""What several pictures write alike: the parts of a line, and points won or lost."""

from collections.abc import Iterable

from rendering.canvas.colours import MINUS, PLATE, PLUS, WHITE
from rendering.canvas.lettering import Ink
from rendering.canvas.script import Style

SEPARATOR = "\u00a0·"
"""Follows each part of a line but the last; the line may break after it."""


def joined(parts: Iterable[str]) -> str:
    """Return the parts as one line."""
    return f"{SEPARATOR} ".join(parts)


SIGNS = {"+": 1, "−": -1}


def value_ink(text: str, size: int) -> Ink:
    """Return how a value is written on a plate: one with a sign as the gain or the loss that it
    is."""
    return points_ink(SIGNS.get(text[:1], 0), size)


def points_ink(number: int, size: int) -> Ink:
    """Return how a gain or a loss is written on a plate."""
    return Ink(Style(size, 700), PLUS if number > 0 else MINUS if number < 0 else WHITE, PLATE)
