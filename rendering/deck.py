"""One size of a pack's cards in memory, ready to be laid on a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from rendering import cards
from rendering.colours import DIM, FELT, PLATE
from rendering.mount import DIM_SHARE, Mark, Size, margin, ring, tick, tick_box
from rendering.palette import Palette

BACK = "back"
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Kind:
    """A use of cards: their width, what they lie on, and the marks they bear there."""

    width: int
    ground: str
    marks: tuple[Mark, ...] = (Mark.PLAIN, Mark.RIMMED)


HAND = Kind(210, FELT, (Mark.PLAIN, Mark.DIMMED, Mark.RIMMED, Mark.CHOSEN))
NARROW_HAND = Kind(200, FELT, HAND.marks)
SLOTS = {
    players: Kind(width, PLATE)
    for players, width in {2: 184, 3: 184, 4: 184, 5: 150, 6: 130}.items()
}


def hand_kind(pack: str) -> Kind:
    """The cards of a hand; those of the tallest pack are a little narrower."""
    return NARROW_HAND if pack == "bolognese" else HAND


def cells(pack: str, kind: Kind) -> tuple[str, ...]:
    """What an atlas holds: the faces, the back, and an empty frame for each further mark."""
    return (*cards.pack_codes(pack), BACK, *(mark.value for mark in kind.marks[1:]))


def atlas_of(images: Sequence[Image.Image]) -> Image.Image:
    """Cells of one size as one image, one below the other."""
    across, down = images[0].size
    atlas = Image.new("L", (across, down * len(images)))
    for place, image in enumerate(images):
        atlas.paste(image, (0, place * down))
    return atlas


class Deck:
    """All cards of a pack of one kind. Safe to use from several threads."""

    def __init__(self, pack: str, kind: Kind, atlas: Image.Image, palette: Palette) -> None:
        self.pack = pack
        self.size = cards.card_size(pack, kind.width)
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
        """The card with its margin on its ground."""
        return self.part(code, mark, (0, 0, *self.cell_size))

    def part(self, code: str, mark: Mark, box: Box) -> Image.Image:
        """A part of a cell."""
        if mark is not Mark.PLAIN:
            return _marked(self, code, mark).crop(box)
        top = self.tops[code]
        return self.atlas.crop((box[0], top + box[1], box[2], top + box[3]))


@lru_cache(maxsize=192)
def _marked(deck: Deck, code: str, mark: Mark) -> Image.Image:
    # The frames lie in the atlas once a mark; the face inside is that of the plain card.
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
    """The RGB picture that indexes stand for."""
    picture = indexes.copy()
    picture.putpalette(palette.raw)
    return picture.convert("RGB")


@lru_cache(maxsize=64)
def solid(size: Size, out: int, least: int) -> Image.Image:
    """Which pixels of a cell a card with *out* pixels around it covers, at least so far."""
    return ring(size, out).point([255 * (value >= least) for value in range(256)], "1")
