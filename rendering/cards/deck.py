"""One size of a pack's cards in memory, ready to go on a picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Concatenate, ParamSpec, TypeVar, cast

from PIL import Image

from rendering.canvas.byte_lru import Weighed, shelf, shelved
from rendering.canvas.colours import DIM, FELT, PLATE
from rendering.canvas.drawing import Box, Size
from rendering.canvas.indexed import Palette
from rendering.cards import faces
from rendering.cards.mount import DIM_SHARE, Mark, margin, ring, tick, tick_box

BACK = "back"


@dataclass(frozen=True, slots=True)
class CardKind:
    """A use of cards: their width, the ground, and the marks they may bear."""

    width: int
    ground: str
    marks: tuple[Mark, ...] = (Mark.PLAIN, Mark.RIMMED)


HAND = CardKind(210, FELT, (Mark.PLAIN, Mark.DIMMED, Mark.RIMMED, Mark.CHOSEN))
NARROW_HAND = CardKind(200, FELT, HAND.marks)
SLOTS = {
    players: CardKind(width, PLATE)
    for players, width in {2: 184, 3: 184, 4: 184, 5: 150, 6: 130}.items()
}


def hand_kind(pack: str) -> CardKind:
    """Return the cards of a hand; those of the tallest pack are slightly narrower."""
    return NARROW_HAND if pack == "bolognese" else HAND


def cells(pack: str, kind: CardKind) -> tuple[str, ...]:
    """Return what an atlas holds: the faces, the back, and an empty frame for each other mark."""
    return (*faces.pack_codes(pack), BACK, *(mark.value for mark in kind.marks[1:]))


def atlas_of(images: Sequence[Image.Image]) -> Image.Image:
    """Return cells of one size stacked into one image."""
    across, down = images[0].size
    atlas = Image.new("L", (across, down * len(images)))
    for place, image in enumerate(images):
        atlas.paste(image, (0, place * down))
    return atlas


_P = ParamSpec("_P")
_R = TypeVar("_R")
_numbers = count()


def kept_with_deck(
    draw: Callable[Concatenate["Deck", _P], _R],
) -> Callable[Concatenate["Deck", _P], _R]:
    """Keep what was drawn from a deck on the shelf, which does not keep the deck alive."""

    def found(deck: "Deck", /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        key = draw, deck.number, args, *kwargs.items()
        thing = shelf.get(key)
        if thing is None:
            thing = draw(deck, *args, **kwargs)
            shelf.put(key, thing)
        return cast(_R, thing)

    return found


class Deck(Weighed):
    """All cards of a pack of one kind. Safe to use from several threads.

    No two have the same number.
    """

    def __init__(self, pack: str, kind: CardKind, atlas: Image.Image, palette: Palette) -> None:
        self.number = next(_numbers)
        self.pack = pack
        self.size = faces.card_size(pack, kind.width)
        self.kind = kind
        self.palette = palette
        self.atlas = atlas
        self.margin = margin(kind.width)
        self.cell_size = self.size[0] + 2 * self.margin, self.size[1] + 2 * self.margin
        self.tops = {
            name: place * self.cell_size[1] for place, name in enumerate(cells(pack, kind))
        }

    @property
    def bytes(self) -> int:
        """How much memory the atlas takes."""
        return self.atlas.width * self.atlas.height

    def cell(self, code: str, mark: Mark = Mark.PLAIN) -> Image.Image:
        """Return the card with its margin on its ground."""
        return self.part(code, mark, (0, 0, *self.cell_size))

    def part(self, code: str, mark: Mark, box: Box) -> Image.Image:
        """Return a part of a cell."""
        image, box = self.place(code, mark, box)
        return image.crop(box)

    def place(self, code: str, mark: Mark, box: Box) -> tuple[Image.Image, Box]:
        """Return an image that has this part of a cell, and where."""
        if mark is not Mark.PLAIN:
            return _marked(self, code, mark), box
        top = self.tops[code]
        return self.atlas, (box[0], top + box[1], box[2], top + box[3])


@kept_with_deck
def _marked(deck: Deck, code: str, mark: Mark) -> Image.Image:
    # The atlas has one frame per mark; the face inside is that of the plain card.
    face = deck.cell(code)
    if mark is Mark.DIMMED:
        dimmed = face.tobytes().translate(deck.palette.tinted(DIM, DIM_SHARE))
        face = Image.frombytes("L", face.size, dimmed)
    framed = deck.cell(mark.value)
    framed.paste(face, (0, 0), solid(deck.size, 0, 255))
    if mark is Mark.CHOSEN:
        box = tick_box(deck.size)
        around = in_colours(framed.crop(box), deck.palette)
        tick(around, deck.size, mark, box[:2])
        framed.paste(deck.palette.reduce(around), box)
    return framed


def in_colours(indexes: Image.Image, palette: Palette) -> Image.Image:
    """Return the indexes as an RGB picture."""
    picture = indexes.copy()
    picture.putpalette(palette.raw)
    return picture.convert("RGB")


@kept_with_deck
def covered(deck: Deck, out: int, box: Box) -> Image.Image:
    """Return which pixels of a part of a cell a card with *out* pixels around it covers."""
    return solid(deck.size, out, 128).crop(box)


@shelved
def solid(size: Size, out: int, least: int) -> Image.Image:
    """Return which pixels of a cell a card with *out* pixels around it covers by at least
    *least*."""
    return ring(size, out).point([255 * (value >= least) for value in range(256)], "1")
