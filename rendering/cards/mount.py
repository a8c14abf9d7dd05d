"""How a card lies on a ground: its shadow, its contour and the rings that mark it."""

from enum import Enum
from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from rendering.canvas.byte_lru import shelved
from rendering.canvas.colours import CHECK, CONTOUR, DIM, GOLD, GOLD_DEEP, GOLD_PALE, SHADOW, WHITE
from rendering.canvas.drawing import Size, Spot
from rendering.canvas.shapes import SAMPLES, disc, rounded

DIM_SHARE = 136 / 255
SHADOW_SHARE = 0.55
CORNER = 0.07
"""The radius of a card's corners, in card widths."""


class Mark(Enum):
    """How a card is shown; the value is a stable key."""

    PLAIN = "plain"
    DIMMED = "dimmed"
    RIMMED = "rimmed"
    CHOSEN = "chosen"


RIMS: dict[Mark, tuple[tuple[float, str], ...]] = {
    Mark.PLAIN: ((0.008, CONTOUR),),
    Mark.DIMMED: ((0.008, CONTOUR),),
    Mark.RIMMED: ((0.029, GOLD_DEEP), (0.024, GOLD), (0.006, GOLD_PALE)),
    Mark.CHOSEN: ((0.029, GOLD_DEEP), (0.024, GOLD), (0.006, GOLD_PALE)),
}
"""The rings around a card, outermost first: reach in card widths, and colour."""


def margin(width: int) -> int:
    """Return the pixels around a card of this width that its shadow and rings may need."""
    return max(6, round(width * 0.055))


def reach(part: float, width: int) -> int:
    """Return how far a ring reaches out, in whole pixels so that straight edges stay sharp."""
    return max(1, round(part * width))


@cache
def outermost(mark: Mark, width: int) -> int:
    """Return how far the widest ring of a mark reaches out, in pixels."""
    return reach(RIMS[mark][0][0], width)


def mounted(card: Image.Image, ground: str, mark: Mark) -> Image.Image:
    """Return the card with its margin and shadow on the ground, in RGB."""
    space = margin(card.width)
    size = (card.width + 2 * space, card.height + 2 * space)
    picture = Image.new("RGB", size, ground)
    picture.paste(SHADOW, (0, 0), shadow(card.size))
    lay(picture, card, (space, space), mark)
    return picture


def lay(picture: Image.Image, card: Image.Image, at: Spot, mark: Mark) -> None:
    """Put the card with its rings on an RGB picture, its upper left corner at a spot."""
    corner = (at[0] - margin(card.width), at[1] - margin(card.width))
    for part, colour in RIMS[mark]:
        picture.paste(colour, corner, ring(card.size, reach(part, card.width)))
    face = card.convert("RGB")
    if mark is Mark.DIMMED:
        face = Image.blend(face, Image.new("RGB", face.size, DIM), DIM_SHARE)
    picture.paste(face, at, card.getchannel("A"))
    tick(picture, card.size, mark, (-corner[0], -corner[1]))


def tick(picture: Image.Image, size: Size, mark: Mark, at: Spot = (0, 0)) -> None:
    """Put the tick of a chosen card below its index, on an RGB picture of its cell.

    *at* is where the picture begins in the cell.
    """
    if mark is not Mark.CHOSEN:
        return
    left, top, right, _ = tick_box(size)
    spot, side = (left - at[0], top - at[1]), right - left
    picture.paste(WHITE, spot, disc(side))
    picture.paste(CHECK, (spot[0] + 3, spot[1] + 3), disc(side - 6))
    picture.paste(WHITE, spot, _tick(side))


def tick_box(size: Size) -> tuple[int, int, int, int]:
    """Return where the tick of a chosen card is in its cell."""
    side, space = round(0.21 * size[0]), margin(size[0])
    left = space + round(0.155 * size[0]) - side // 2
    top = space + round(0.64 * size[0])
    return left, top, left + side, top + side


@shelved
def ring(size: Size, out: int) -> Image.Image:
    """Return the coverage of a card and of *out* pixels around it, within its margin."""
    width, height = size
    space = margin(width)
    coverage = Image.new("L", (width + 2 * space, height + 2 * space))
    shape = rounded((width + 2 * out, height + 2 * out), round(CORNER * width) + out)
    coverage.paste(shape, (space - out, space - out))
    return coverage


@shelved
def shadow(size: Size) -> Image.Image:
    """Return how dark a card's shadow is, within its margin: it falls slightly downwards."""
    space = margin(size[0])
    solid = ring(size, 0)
    below = Image.new("L", solid.size)
    below.paste(solid, (0, round(space * 0.28)))
    soft = below.filter(ImageFilter.GaussianBlur(space * 0.36))
    return soft.point([round(value * SHADOW_SHARE) for value in range(256)])


@shelved
def _tick(side: int) -> Image.Image:
    image = Image.new("L", (SAMPLES * side,) * 2)
    unit = image.width / 100
    spots = [(29 * unit, 52 * unit), (44 * unit, 67 * unit), (72 * unit, 35 * unit)]
    draw, thick = ImageDraw.Draw(image), round(11 * unit)
    draw.line(spots, 255, thick, joint="curve")
    for x, y in (spots[0], spots[-1]):
        draw.circle((x, y), thick / 2, 255)
    return image.reduce(SAMPLES)
