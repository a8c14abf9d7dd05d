"""Small things that are drawn in full colour on a card or a plate, each made once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.cards import Suit
from rendering.art import suits as signs
from rendering.art.palette import GOLD_LIGHT, STOCK, VIOLET
from rendering.art.paths import star
from rendering.art.pen import sheet
from rendering.colours import CONTOUR, GOLD, INK, WHITE
from rendering.deck import Box, Deck, in_colours
from rendering.mount import Mark
from rendering.names import Style, length, lettered
from rendering.palette import Palette
from rendering.shapes import disc, rounded

SIGNS = {
    Suit.SWORDS: signs.SPADE,
    Suit.BATONS: signs.BASTONI,
    Suit.CUPS: signs.COPPE,
    Suit.COINS: signs.DENARI,
    Suit.SPADES: signs.PIQUE,
    Suit.HEARTS: signs.COEUR,
    Suit.DIAMONDS: signs.CARREAU,
    Suit.CLUBS: signs.TREFLE,
}


@dataclass(frozen=True, slots=True)
class Badge:
    """A disc with a character or two, and a label; either may be empty."""

    text: str = ""
    fill: str = INK
    colour: str = WHITE
    label: str = ""


@lru_cache(maxsize=96)
def badged(deck: Deck, code: str, mark: Mark, badge: Badge) -> Image.Image:
    """The cell of a card with a disc on its upper right corner and a label at its lower edge."""
    cell = deck.cell(code, mark)
    side = 2 * round(deck.kind.width * 0.05 + 10)
    width, height = cell.size
    if badge.text:
        _repaint(deck, cell, (width - side, 0, width, side), lambda part: _disc(part, badge))
    if badge.label:
        box = (0, height - side, width, height)
        _repaint(deck, cell, box, lambda part: _label(part, badge.label))
    return cell


@lru_cache(maxsize=64)
def suit_chip(palette: Palette, suit: Suit, side: int, ground: str) -> Image.Image:
    """A disc with the sign of a suit, or the star of the trumps, on the ground it will lie on."""
    sign = SIGNS.get(suit)
    image, pen = sheet(side, 100, STOCK if sign else VIOLET)
    if sign is None:
        pen.fill(star(50, 50, 36, 15, 5), GOLD_LIGHT)
    else:
        sign.sign(pen.at(50, 50, 3), sign.colour)
    chip = Image.new("RGB", (side, side), ground)
    chip.paste(CONTOUR, (0, 0), disc(side))
    chip.paste(image.reduce(4), (0, 0), _inset(disc(side - 2), side))
    return palette.reduce(chip)


def _repaint(deck: Deck, cell: Image.Image, box: Box, paint: Callable[[Image.Image], None]) -> None:
    part = in_colours(cell.crop(box), deck.palette)
    paint(part)
    cell.paste(deck.palette.reduce(part), box)


def _disc(picture: Image.Image, badge: Badge) -> None:
    side = picture.width
    picture.paste(CONTOUR, (0, 0), disc(side))
    picture.paste(badge.fill, (2, 2), disc(side - 4))
    style = Style(round(side * 0.62), 700)
    words = lettered(badge.text, style)
    foot = side // 2 + round(style.size * 0.36)
    picture.paste(badge.colour, ((side - words.width) // 2, foot - style.baseline), words)


def _label(picture: Image.Image, text: str) -> None:
    height = picture.height
    room = picture.width - height
    large, small = Style(round(height * 0.58), 700), Style(round(height * 0.46), 700)
    style = large if length(text, large) <= room else small
    words = lettered(text, style, room)
    width = words.width - 2 * style.overhang + height
    left = (picture.width - width) // 2
    picture.paste(CONTOUR, (left, 0), rounded((width, height), height // 2))
    inner = rounded((width - 4, height - 4), height // 2 - 2)
    picture.paste(GOLD, (left + 2, 2), inner)
    foot = height // 2 + round(style.size * 0.34)
    spot = ((picture.width - words.width) // 2, foot - style.baseline)
    picture.paste(INK, spot, words)


def _inset(coverage: Image.Image, side: int) -> Image.Image:
    framed = Image.new("L", (side, side))
    framed.paste(coverage, ((side - coverage.width) // 2,) * 2)
    return framed
