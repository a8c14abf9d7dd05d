"""The cards as pictures: faces and backs of every pack, drawn in any size."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image

from rendering.art.packs import back, bolognese, nouveau, piemontese
from rendering.art.packs.designs import Court, Emblem, FaceDesign, Trump
from rendering.art.packs.frame import MEDALLION_RADIUS, Canvas, medallion
from rendering.art.pips.suits import FRENCH, ITALIAN, Colours, DrawnSuit, coloured


@dataclass(frozen=True)
class _Pack:
    ratio: float
    faces: Callable[[Sequence[DrawnSuit]], dict[str, FaceDesign]]
    suits: tuple[DrawnSuit, ...]


_PACKS = {
    "piemontese": _Pack(piemontese.HEIGHT, piemontese.faces, ITALIAN),
    "bolognese": _Pack(bolognese.HEIGHT, bolognese.faces, ITALIAN),
    "nouveau": _Pack(nouveau.HEIGHT, nouveau.faces, FRENCH),
}
PACKS = tuple(_PACKS)


class UnknownCard(ValueError):
    """There is no such pack, or the pack has no such card."""


def pack_codes(pack: str) -> tuple[str, ...]:
    """Return the codes of all cards of the pack, trumps first. Raises `UnknownCard`."""
    return tuple(_faces(pack))


def court_codes(pack: str) -> tuple[str, ...]:
    """Return the codes of all courts of the pack. Raises `UnknownCard`."""
    return tuple(code for code, face in _faces(pack).items() if isinstance(face, Court))


def card_size(pack: str, width: int) -> tuple[int, int]:
    """Return the width and height of a card of the pack in pixels. Raises `UnknownCard`."""
    return width, round(width * _pack(pack).ratio)


def draw_card(
    pack: str,
    code: str,
    width: int,
    *,
    index_letters: str = "RDCF",
    colours: Colours = Colours.FOUR,
) -> Image.Image:
    """Return the face of one card, upright, *width* pixels wide, transparent around its corners.

    *index_letters* are those of king, queen, cavalier and jack, *colours* the number of suit
    colours. Raises `UnknownCard` when the pack has no card of that code.
    """
    faces = _faces(pack, colours)
    if code not in faces:
        raise UnknownCard(f"the pack {pack} has no card {code}")
    canvas = Canvas(*card_size(pack, width))
    faces[code].paint(canvas, index_letters)
    return canvas.finished()


def draw_back(pack: str, width: int) -> Image.Image:
    """Return the back of the pack's cards, *width* pixels wide. Raises `UnknownCard`."""
    canvas = Canvas(*card_size(pack, width))
    back.paint(canvas, _pack(pack).suits)
    return canvas.finished()


def draw_medallions(pack: str, width: int) -> list[Image.Image]:
    """Return the emblems of all trumps of the pack, as in the index of a card *width* pixels wide.

    Raises `UnknownCard`.
    """
    trumps = (face for face in _faces(pack).values() if isinstance(face, Trump))
    return [_medallion(trump.emblem, width) for trump in trumps]


def _medallion(emblem: Emblem, width: int) -> Image.Image:
    side = round(width * 2.3 * MEDALLION_RADIUS / 100)
    canvas = Canvas(width, side)
    medallion(canvas.pen.at(50, canvas.middle), emblem.sign, emblem.ground)
    left = (width - side) // 2
    return canvas.finished().crop((left, 0, left + side, side))


@cache
def _faces(pack: str, colours: Colours = Colours.FOUR) -> dict[str, FaceDesign]:
    drawn = _pack(pack)
    return drawn.faces(coloured(drawn.suits, colours))


def _pack(pack: str) -> _Pack:
    if pack not in _PACKS:
        raise UnknownCard(f"there is no pack {pack}; there are {', '.join(PACKS)}")
    return _PACKS[pack]
