"""Seats as pictures show them: names that can be drawn, and the faces of players."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.seats import Nameplate, side_of
from rendering.canvas.avatar import Face
from rendering.canvas.colours import AVATARS, MACHINE, SIDES
from rendering.canvas.script import ELLIPSIS, Style, clean, length

LONG = 12
"""A longer name is shortened among others."""
SHORTEST = 6
"""No name is cut to fewer letters."""


def presentable(sitters: tuple[Nameplate, ...], texts: Texts) -> tuple[Nameplate, ...]:
    """Return the same with names that can be drawn; failing that, a seat goes by its number."""
    return tuple(
        replace(sitter, name=clean(sitter.name, texts.say("picture-seat", number=number)))
        for number, sitter in enumerate(sitters, 1)
    )


def portrait(sitter: Nameplate, side: str = "") -> Face:
    """Return the face of a player whose name can be drawn."""
    colour = MACHINE if sitter.computer else AVATARS[sitter.face % len(AVATARS)]
    return Face(sitter.name[:1].upper(), colour, side)


def faces_of(view: SeatView, sitters: tuple[Nameplate, ...]) -> tuple[Face, ...]:
    """Return the faces of all seats, with the rims of their sides as far as everybody knows
    them."""
    return tuple(
        portrait(sitter, side_colour(side_of(view, seat))) for seat, sitter in enumerate(sitters)
    )


def side_colour(side: int | None) -> str:
    """Return the colour of a side; empty for those who play alone."""
    return "" if side is None else SIDES[side]


def shorter(name: str) -> Iterator[str]:
    """Yield the name, its first word, and that with fewer and fewer letters, at last six and no
    more."""
    yield name
    first = name.split(" ")[0]
    yield first
    for letters in range(len(first) - 1, SHORTEST - 1, -1):
        yield first[:letters] + ELLIPSIS
    yield first[:SHORTEST]


def brief(name: str, most: int = LONG) -> str:
    """Return the name as it stands in a line among others, in so many letters at most."""
    found = next((some for some in shorter(name) if len(some) <= most), name)
    return found if len(found) <= most else found[: most - 1] + ELLIPSIS


def fitting(lines: Iterable[str], style: Style, width: int) -> str:
    """Return the first of these that is at most so wide in this style, or the last of them."""
    last = ""
    for last in lines:
        if length(last, style) <= width:
            break
    return last
