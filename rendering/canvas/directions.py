"""The stretches of a line as they stand from left to right, whichever way each of them runs.

This is Unicode's way of setting text (UAX 9) as far as names and numbers in a sentence need it; the
letters within a stretch are put in order where they are drawn.
"""

import unicodedata
from itertools import groupby

from bot.texts.names import POP, parts_of

RIGHT_TO_LEFT = ("R", "AL", "AN")
"""The directions of letters and figures that run from right to left."""
LEFT_TO_RIGHT = "L"
NUMBER = "EN"
MARK = "NSM"

Stretch = tuple[str, bool]
"""A piece of a line, and whether it runs from right to left."""


def runs_backwards(text: str) -> bool:
    """Return whether anything in the text runs from right to left."""
    return not text.isascii() and any(
        unicodedata.bidirectional(char) in RIGHT_TO_LEFT for char in text
    )


def stretches(text: str) -> list[Stretch]:
    """Return the text in stretches of one direction, without the marks that set some of it apart.

    The whole runs as its first letter does; what is set apart counts for nothing in that.
    """
    parts = [(part.replace(POP, ""), is_apart) for part, is_apart in parts_of(text)]
    backwards = _first("".join(part for part, is_apart in parts if not is_apart))
    found: list[Stretch] = []
    for part, is_apart in parts:
        inner = stretches(part) if is_apart else _by_direction(part, backwards)
        found = inner + found if backwards else found + inner
    return found


def _first(text: str) -> bool:
    directions = map(unicodedata.bidirectional, text)
    strong = (each for each in directions if each in (*RIGHT_TO_LEFT[:2], LEFT_TO_RIGHT))
    return next(strong, LEFT_TO_RIGHT) != LEFT_TO_RIGHT


def _by_direction(text: str, whole: bool) -> list[Stretch]:
    directed = zip(text, _directions(text, whole), strict=True)
    found = [
        ("".join(char for char, _ in run), backwards)
        for backwards, run in groupby(directed, key=lambda pair: pair[1])
    ]
    return found[::-1] if whole else found


def _directions(text: str, whole: bool) -> list[bool]:
    # What has no direction takes that of both its neighbours, or that of the whole.
    own = [_own(char, whole) for char in text]
    before, after = _nearest(own, whole), _nearest(own[::-1], whole)[::-1]
    return [
        left if each is None and left == right else whole if each is None else each
        for each, left, right in zip(own, before, after, strict=True)
    ]


def _own(char: str, whole: bool) -> bool | None:
    direction = unicodedata.bidirectional(char)
    if direction in RIGHT_TO_LEFT:
        return True
    if direction == LEFT_TO_RIGHT:
        return False
    return whole if direction == NUMBER else None


def _nearest(own: list[bool | None], whole: bool) -> list[bool]:
    found, last = [], whole
    for each in own:
        last = last if each is None else each
        found.append(last)
    return found
