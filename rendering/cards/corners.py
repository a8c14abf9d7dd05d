"""The round corners of cards that overlap.

A card is laid without blending, so the half-covered pixels of its round corners must already hold
the right mixture. In the atlas of a hand, the left corners lie on a card with the same mark and the
right ones on the felt; these are the patches for all other cases.
"""

from dataclasses import dataclass

from PIL import Image, ImageChops

from rendering.art.pen.palette import EDGE
from rendering.canvas.byte_lru import Weighed, size_of
from rendering.canvas.colours import DIM
from rendering.canvas.drawing import Box
from rendering.canvas.indexed import mixed, rgb
from rendering.cards.deck import BACK, Deck, in_colours, kept_with_deck, solid
from rendering.cards.mount import CORNER, DIM_SHARE, RIMS, Mark, outermost, reach, ring

FLIP = Image.Transpose.FLIP_LEFT_RIGHT


@dataclass(frozen=True, slots=True, eq=False)
class Patch(Weighed):
    """Indexes, and which of them to put down."""

    image: Image.Image
    mask: Image.Image

    @property
    def bytes(self) -> int:
        """How much memory both take."""
        return size_of((self.image, self.mask))


@kept_with_deck
def corner_size(deck: Deck, mark: Mark) -> int:
    """Return the side of the square around a round corner and its rings, in pixels."""
    return round(CORNER * deck.kind.width) + outermost(mark, deck.kind.width)


@kept_with_deck
def notches(deck: Deck, mark: Mark, below: Mark) -> tuple[Patch, Patch]:
    """Return the upper and lower left corners on a card of the same height with the mark *below*.

    Outside the corner they show the border of the card underneath.
    """
    upper, lower = _boxes(deck, mark)
    return _notch(deck, mark, below, upper), _notch(deck, mark, below, lower)


@kept_with_deck
def on_felt(deck: Deck, mark: Mark) -> tuple[Patch, Patch]:
    """Return the edges of the upper and lower left corners as they look on the felt."""
    upper, lower = _boxes(deck, mark)
    return _mirrored(deck, mark, upper), _mirrored(deck, mark, lower)


@kept_with_deck
def on_card(deck: Deck, mark: Mark) -> tuple[Patch, Patch]:
    """Return the edges of the upper and lower right corners as they look on a card."""
    upper, lower = (_opposite(deck, box) for box in _boxes(deck, mark))
    return _mirrored(deck, mark, upper), _mirrored(deck, mark, lower)


def with_notches(deck: Deck) -> Image.Image:
    """Return the atlas with every left corner on a card with the same mark."""
    atlas = deck.atlas.copy()
    for name, top in deck.tops.items():
        mark = next((mark for mark in deck.kind.marks if mark.value == name), Mark.PLAIN)
        for patch, box in zip(notches(deck, mark, mark), _boxes(deck, mark), strict=True):
            atlas.paste(patch.image, (box[0], top + box[1]), patch.mask)
    return atlas


def _boxes(deck: Deck, mark: Mark) -> tuple[Box, Box]:
    out, side = outermost(mark, deck.kind.width), corner_size(deck, mark)
    left = deck.margin - out
    bottom = deck.margin + deck.size[1] + out
    return (left, left, left + side, left + side), (left, bottom - side, left + side, bottom)


def _notch(deck: Deck, mark: Mark, below: Mark, box: Box) -> Patch:
    middle = deck.cell_size[0] // 2
    under = deck.cell(BACK, below).crop((middle, box[1], middle + box[2] - box[0], box[3]))
    picture = in_colours(under, deck.palette)
    for part, colour in RIMS[mark]:
        picture.paste(colour, (0, 0), ring(deck.size, reach(part, deck.kind.width)).crop(box))
    edge = mixed(rgb(EDGE), rgb(DIM), DIM_SHARE) if mark is Mark.DIMMED else rgb(EDGE)
    picture.paste(edge, (0, 0), ring(deck.size, 0).crop(box))
    mask = ImageChops.invert(solid(deck.size, 0, 255).crop(box))
    return Patch(deck.palette.reduce(picture), mask)


def _mirrored(deck: Deck, mark: Mark, box: Box) -> Patch:
    # A corner mirrors the one beside it, which lies on the other ground.
    image = deck.part(BACK, mark, _opposite(deck, box)).transpose(FLIP)
    out = outermost(mark, deck.kind.width)
    edge = ImageChops.logical_xor(solid(deck.size, out, 1), solid(deck.size, 0, 255))
    return Patch(image, edge.crop(box))


def _opposite(deck: Deck, box: Box) -> Box:
    width = deck.cell_size[0]
    return width - box[2], box[1], width - box[0], box[3]
