"""How a card lies on a ground: its shadow, its contour and the rims that mark it."""

from enum import Enum
from functools import lru_cache

from PIL import Image, ImageFilter

from rendering.colours import CONTOUR, DIM, GOLD, GOLD_DEEP, GOLD_PALE, SHADOW, WHITE
from rendering.shapes import rounded

DIM_SHARE = 136 / 255
SHADOW_SHARE = 0.55
CORNER = 0.07
"""The radius of a card's corners as a part of its width."""

Spot = tuple[int, int]
Size = tuple[int, int]


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
    Mark.CHOSEN: ((0.029, GOLD_DEEP), (0.024, WHITE)),
}
"""The rings around a card from the outermost: reach in card widths, and colour."""


def margin(width: int) -> int:
    """Pixels around a card of this width that its shadow and rims may need."""
    return max(6, round(width * 0.055))


def reach(part: float, width: int) -> int:
    """The pixels by which a ring stands out, so that straight edges fall on whole pixels."""
    return max(1, round(part * width))


def outermost(mark: Mark, width: int) -> int:
    """The pixels by which the widest ring of a mark stands out."""
    return reach(RIMS[mark][0][0], width)


def mounted(card: Image.Image, ground: str, mark: Mark) -> Image.Image:
    """The card with its margin and its shadow on the ground, in RGB."""
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


@lru_cache(maxsize=64)
def ring(size: Size, out: int) -> Image.Image:
    """The coverage of a card with its margin and of *out* pixels around it."""
    width, height = size
    space = margin(width)
    coverage = Image.new("L", (width + 2 * space, height + 2 * space))
    shape = rounded((width + 2 * out, height + 2 * out), round(CORNER * width) + out)
    coverage.paste(shape, (space - out, space - out))
    return coverage


@lru_cache(maxsize=16)
def shadow(size: Size) -> Image.Image:
    """How dark a card's shadow is, with its margin: it falls a little downwards."""
    space = margin(size[0])
    solid = ring(size, 0)
    below = Image.new("L", solid.size)
    below.paste(solid, (0, round(space * 0.28)))
    soft = below.filter(ImageFilter.GaussianBlur(space * 0.36))
    return soft.point([round(value * SHADOW_SHARE) for value in range(256)])
