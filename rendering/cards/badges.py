"""Small things drawn in full colour on a card or a plate, each made once."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PIL import Image

from bot.games.cards import Suit
from rendering.art.pen.palette import GOLD_LIGHT, STOCK, VIOLET
from rendering.art.pen.paths import star
from rendering.art.pen.pen import sheet
from rendering.art.pips import suits as signs
from rendering.canvas.byte_lru import shelved
from rendering.canvas.colours import CONTOUR, GOLD, INK, WHITE
from rendering.canvas.drawing import Drawing, Spot
from rendering.canvas.indexed import Palette
from rendering.canvas.script import Style, length, lettered, wrapped
from rendering.canvas.shapes import disc, rounded
from rendering.cards.deck import Deck, in_colours, kept_with_deck
from rendering.cards.mount import Mark

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


DISC = Style(34, 700)
"""How a place is written on a disc."""
SIDE = 54
"""The diameter of that disc, in pixels."""
LABEL = Style(34, 700)
LINE = 1.06
"""How high a line of a label is, in sizes of its letters."""
ENDS = (12, 2)
"""What is free on either side of a label, in pixels: the first unless the other saves a line."""
AROUND = 10
"""What is free above and below them together."""
RADII = (22, 8)
"""Of the corners of a label, for each of `ENDS`: the first letter stands clear of them."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A disc with one or two characters, and a label; either may be empty."""

    text: str = ""
    fill: str = INK
    colour: str = WHITE
    label: str = ""


def stamp_badged(
    drawing: Drawing,
    deck: Deck,
    card: tuple[str, Mark],
    badge: Badge,
    at: Spot,
    down: int | None = None,
) -> None:
    """Stamp the upper *down* pixels of the cell of a card, or all of it, with a disc at its upper
    right corner and a label at its lower edge."""
    (width, height), (x, y) = deck.cell_size, at
    drawing.stamp_part(*deck.place(*card, (0, 0, width, down or height)), x, y)
    if badge.text:
        drawing.stamp(_with_disc(deck, *card, badge), x + width - SIDE, y)
    if badge.label:
        label = _with_label(deck, *card, badge.label)
        drawing.stamp(label, x, y + height - label.height)


def label_height(deck: Deck, label: str) -> int:
    """Return how high a label is on a card; 0 if it is empty."""
    if not label:
        return 0
    return round(len(label_lines(deck, label)[1]) * LINE * LABEL.size) + AROUND


def label_lines(deck: Deck, label: str) -> tuple[int, tuple[str, ...]]:
    """Return what is free on either side of a label on a card, and its lines."""
    width = deck.cell_size[0]
    ways = [(ends, wrapped(label, LABEL, width - 2 * ends)) for ends in ENDS]
    fit = (way for way in ways if _longest(way[1]) <= width - 2 * way[0])
    return min(fit, key=lambda way: len(way[1]), default=ways[-1])


@shelved
def suit_chip(palette: Palette, suit: Suit, side: int, ground: str) -> Image.Image:
    """Return a disc with the sign of a suit, or the star of the trumps, on its ground."""
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


def _longest(lines: Sequence[str]) -> int:
    return ceil(max(length(line, LABEL) for line in lines))


@kept_with_deck
def _with_disc(deck: Deck, code: str, mark: Mark, badge: Badge) -> Image.Image:
    # Only the corner of the card is kept, as there are many of them.
    width = deck.cell_size[0]
    part = in_colours(deck.part(code, mark, (width - SIDE, 0, width, SIDE)), deck.palette)
    _disc(part, badge)
    return deck.palette.reduce(part)


@kept_with_deck
def _with_label(deck: Deck, code: str, mark: Mark, label: str) -> Image.Image:
    (width, height), (ends, lines) = deck.cell_size, label_lines(deck, label)
    top = height - label_height(deck, label)
    part = in_colours(deck.part(code, mark, (0, top, width, height)), deck.palette)
    _label(part, ends, lines)
    return deck.palette.reduce(part)


def _disc(picture: Image.Image, badge: Badge) -> None:
    side = picture.width
    picture.paste(CONTOUR, (0, 0), disc(side))
    picture.paste(badge.fill, (2, 2), disc(side - 4))
    words = lettered(badge.text, DISC)
    foot = side // 2 + round(DISC.size * 0.36)
    picture.paste(badge.colour, ((side - words.width) // 2, foot - DISC.baseline), words)


def _label(picture: Image.Image, ends: int, lines: Sequence[str]) -> None:
    width = min(_longest(lines) + 2 * ends, picture.width)
    left, height = (picture.width - width) // 2, picture.height
    radius = min(RADII[ENDS.index(ends)], height // 2)
    picture.paste(CONTOUR, (left, 0), rounded((width, height), radius))
    picture.paste(GOLD, (left + 2, 2), rounded((width - 4, height - 4), radius - 2))
    for number, line in enumerate(lines):
        words = lettered(line, LABEL)
        foot = AROUND // 2 + round((number + 0.5) * LINE * LABEL.size + 0.34 * LABEL.size)
        spot = ((picture.width - words.width) // 2, foot - LABEL.baseline)
        picture.paste(INK, spot, words)


def _inset(coverage: Image.Image, side: int) -> Image.Image:
    framed = Image.new("L", (side, side))
    framed.paste(coverage, ((side - coverage.width) // 2,) * 2)
    return framed
