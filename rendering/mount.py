"""How a card lies on a ground: its shadow, its contour and the rims that mark it."""

from enum import Enum
from functools import lru_cache

from PIL import Image, ImageFilter

from rendering.colours import DIM, GOLD, GOLD_DEEP, GOLD_PALE, SHADOW, WHITE
from rendering.shapes import rounded

DIM_SHARE = 136 / 255
SHADOW_SHARE = 0.55
CORNER = 0.07
"""The radius of a card's corners as a part of its width."""


class Mark(Enum):
    """How a card is shown; the value is a stable key."""

    PLAIN = "plain"
    DIMMED = "dimmed"
    RIMMED = "rimmed"
    CHOSEN = "chosen"


RIMS: dict[Mark, tuple[tuple[float, str, float], ...]] = {
    Mark.PLAIN: ((0.007, SHADOW, 0.6),),
    Mark.DIMMED: ((0.007, SHADOW, 0.6),),
    Mark.RIMMED: ((0.031, GOLD_DEEP, 1), (0.024, GOLD, 1), (0.007, GOLD_PALE, 1)),
    Mark.CHOSEN: ((0.031, GOLD_DEEP, 1), (0.024, WHITE, 1)),
}
"""The rings around a card from the outermost: reach in card widths, colour, how opaque."""


def margin(width: int) -> int:
    """Pixels around a card of this width that its shadow and rims may need."""
    return max(6, round(width * 0.055))


def mounted(card: Image.Image, ground: str, mark: Mark) -> Image.Image:
    """The card with its margin on the ground, in RGB."""
    space = margin(card.width)
    picture = Image.new("RGB", (card.width + 2 * space, card.height + 2 * space), ground)
    picture.paste(SHADOW, (0, 0), _shadow(card.size, space))
    for reach, colour, share in RIMS[mark]:
        around = ring(card.size, space, reach)
        picture.paste(colour, (0, 0), around.point([round(value * share) for value in range(256)]))
    face = card.convert("RGB")
    if mark is Mark.DIMMED:
        face = Image.blend(face, Image.new("RGB", face.size, DIM), DIM_SHARE)
    picture.paste(face, (space, space), card.getchannel("A"))
    return picture


@lru_cache(maxsize=64)
def ring(size: tuple[int, int], space: int, reach: float) -> Image.Image:
    """The coverage of a card and of what reaches beyond it, a part of its width on each side."""
    width, height = size
    out = reach * width
    coverage = Image.new("L", (width + 2 * space, height + 2 * space))
    shape = rounded(width + 2 * out, height + 2 * out, CORNER * width + out, out - int(out))
    coverage.paste(shape, (space - int(out) - 1, space - int(out) - 1))
    return coverage


def outermost(mark: Mark) -> float:
    """How far the widest ring reaches, in card widths."""
    return RIMS[mark][0][0]


@lru_cache(maxsize=16)
def _shadow(size: tuple[int, int], space: int) -> Image.Image:
    solid = ring(size, space, 0)
    below = Image.new("L", solid.size)
    below.paste(solid, (0, round(space * 0.28)))
    soft = below.filter(ImageFilter.GaussianBlur(space * 0.4))
    return soft.point([round(value * SHADOW_SHARE) for value in range(256)])
