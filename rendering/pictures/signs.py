"""The signs of the suits as pictures of their own, for buttons and options."""

import hashlib
import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import cos, sin, tau

from PIL import Image, ImageChops

from bot.games.cards import Suit
from rendering.art.pen.palette import INK, STOCK
from rendering.art.pen.pen import SAMPLES, Pen, sheet
from rendering.art.pips.suits import Colours, coloured
from rendering.cards.badges import SIGNS

SIDE = 128
UNITS = 100
"""The side of the square in the units of the pen."""
RIM = 7
"""The edge of paper around a sign, in these units: without it black is lost on a dark ground."""
REACH = UNITS - 2 * RIM - 2
"""How long and broad a sign may be."""
TRIAL = 2
"""The scale at which every sign fits into the square, however it lies about its origin."""
DIRECTIONS = 24
HASH = 10


@dataclass(frozen=True, slots=True)
class SignPicture:
    """A picture of a sign, and a name that changes whenever the picture does."""

    name: str
    png: bytes = field(repr=False)


@cache
def draw_signs() -> Mapping[tuple[Suit, Colours], SignPicture]:
    """Return the sign of each suit in each number of suit colours, drawn only once."""
    return {(suit, colours): draw_sign(suit, colours) for suit, colours in product(SIGNS, Colours)}


def draw_sign(suit: Suit, colours: Colours) -> SignPicture:
    """Return the sign of a suit as the cards show it, with an edge of their paper."""
    [sign] = coloured((SIGNS[suit],), colours)
    image, pen = sheet(SIDE, UNITS, STOCK)
    sign.sign(_fitted(pen, suit), sign.colour)
    image.putalpha(_with_rim(suit))
    small = image.reduce(SAMPLES)
    mark = hashlib.sha256(small.tobytes()).hexdigest()[:HASH]
    file = io.BytesIO()
    small.save(file, "PNG", optimize=True)
    return SignPicture(f"{suit.value}_{mark}", file.getvalue())


def _fitted(pen: Pen, suit: Suit) -> Pen:
    # The signs lie about their origin as suits the cards; here each fills the square.
    _, trial = sheet(SIDE, UNITS, STOCK)
    SIGNS[suit].sign(trial.at(UNITS / 2, UNITS / 2, TRIAL), INK)
    box = _shape(trial.image).getbbox()
    assert box is not None
    left, top, right, bottom = (edge * UNITS / (SAMPLES * SIDE) for edge in box)
    scale = REACH / max(right - left, bottom - top)
    x, y = UNITS - (left + right) / 2, UNITS - (top + bottom) / 2
    middle = UNITS / 2
    return pen.at(middle + (x - middle) * scale, middle + (y - middle) * scale, TRIAL * scale)


def _with_rim(suit: Suit) -> Image.Image:
    # The shape of the sign, seen from a little way off in all directions at once.
    image, pen = sheet(SIDE, UNITS, STOCK)
    SIGNS[suit].sign(_fitted(pen, suit), INK)
    shape = whole = _shape(image)
    reach = RIM * SAMPLES * SIDE / UNITS
    for step in range(DIRECTIONS):
        angle = tau * step / DIRECTIONS
        moved = ImageChops.offset(shape, round(reach * cos(angle)), round(reach * sin(angle)))
        whole = ImageChops.lighter(whole, moved)
    return whole


def _shape(image: Image.Image) -> Image.Image:
    return image.convert("L").point(lambda light: 255 if light < 128 else 0)
