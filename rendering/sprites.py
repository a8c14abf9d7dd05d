"""The cards of a pack at a size, as indexes of the pack's palette, kept on disk.

Drawing a pack takes seconds, reading it milliseconds. What lies on disk is named after everything
it was made from, so that it is made anew when the drawing changes.
"""

import hashlib
import logging
import os
import time
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path
from threading import RLock, get_ident

import PIL
from PIL import Image

from rendering import cards
from rendering.colours import DIM, FELT, PLATE
from rendering.mount import DIM_SHARE, Mark, margin, mounted, outermost, ring
from rendering.palette import Palette, palette_for

log = logging.getLogger(__name__)

BACK = "back"
COLUMNS = 13
HERE = Path(__file__).parent
SOURCES = (
    "cards.py",
    "fonts.py",
    "colours.py",
    "mount.py",
    "palette.py",
    "shapes.py",
    "sprites.py",
)
FONTS = ("fontpkg", "fontpkg-barlow-condensed")


@dataclass(frozen=True, slots=True)
class Kind:
    """A use of cards: their width, what they lie on, and the marks they bear there."""

    width: int
    ground: str
    marks: tuple[Mark, ...] = (Mark.PLAIN,)


HAND_MARKS = (Mark.PLAIN, Mark.DIMMED, Mark.RIMMED, Mark.CHOSEN)
HAND = Kind(210, FELT, HAND_MARKS)
NARROW_HAND = Kind(200, FELT, HAND_MARKS)
SLOTS = {
    players: Kind(width, PLATE, (Mark.PLAIN, Mark.RIMMED))
    for players, width in {3: 184, 4: 184, 5: 150, 6: 130}.items()
}
SMALL = Kind(84, FELT, (Mark.PLAIN, Mark.RIMMED))


def hand_kind(pack: str) -> Kind:
    """The cards of a hand; those of the tallest pack are a little narrower."""
    return NARROW_HAND if pack == "bolognese" else HAND


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A card as it is laid: indexes with a margin, and which of them cover what lies below."""

    image: Image.Image
    mask: Image.Image
    margin: int


class Deck:
    """All cards of a pack of one kind. Safe to use from several threads."""

    def __init__(self, pack: str, kind: Kind, atlas: Image.Image, palette: Palette) -> None:
        self.size = cards.card_size(pack, kind.width)
        self.palette = palette
        self.kind = kind
        self._places = {name: place for place, name in enumerate(_cells(pack, kind))}
        self._atlas = atlas
        self._sprites: dict[tuple[str, Mark], Sprite] = {}
        space = margin(kind.width)
        self._masks = {
            mark: _solid(ring(self.size, space, outermost(mark)), 128) for mark in kind.marks
        }
        self._inside = _solid(ring(self.size, space, 0), 255)

    def sprite(self, code: str, mark: Mark = Mark.PLAIN) -> Sprite:
        """The card with this code, or the back."""
        found = self._sprites.get((code, mark))
        if found is None:
            image = self._cell(code) if mark is Mark.PLAIN else self._marked(code, mark)
            found = Sprite(image, self._masks[mark], margin(self.kind.width))
            self._sprites[code, mark] = found
        return found

    def _cell(self, name: str) -> Image.Image:
        space = margin(self.kind.width)
        across, down = self.size[0] + 2 * space, self.size[1] + 2 * space
        row, column = divmod(self._places[name], COLUMNS)
        left, top = column * across, row * down
        return self._atlas.crop((left, top, left + across, top + down))

    def _marked(self, code: str, mark: Mark) -> Image.Image:
        # The frames lie in the atlas once a mark; the face inside is that of the plain card.
        face = self._cell(code)
        if mark is Mark.DIMMED:
            face = face.point(self.palette.tinted(DIM, DIM_SHARE))
        framed = self._cell(mark.value)
        framed.paste(face, (0, 0), self._inside)
        return framed


class Store:
    """The decks in memory, read from a folder or drawn and written there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._decks: dict[tuple[str, Kind], Deck] = {}
        self._lock = RLock()

    def deck(self, pack: str, kind: Kind) -> Deck:
        """The cards of a pack of one kind. Raises `rendering.cards.UnknownCard`."""
        found = self._decks.get((pack, kind))
        if found is not None:
            return found
        with self._lock:
            if (pack, kind) not in self._decks:
                self._decks[pack, kind] = self._read(pack, kind) or self._draw(pack, kind)
            return self._decks[pack, kind]

    def rebuild(self, pack: str, kind: Kind) -> None:
        """Draw the cards anew and write them, whatever lies on disk."""
        with self._lock:
            self._decks[pack, kind] = self._draw(pack, kind)

    def _read(self, pack: str, kind: Kind) -> Deck | None:
        path = self._path(pack, kind)
        if not path.exists():
            return None
        with Image.open(path) as image:
            atlas = Image.frombytes("L", image.size, image.tobytes())
            return Deck(pack, kind, atlas, self._palette(pack, kind) or _palette_of(image))

    def _draw(self, pack: str, kind: Kind) -> Deck:
        started = time.perf_counter()
        names = cards.pack_codes(pack)
        faces = [cards.draw_card(pack, code, kind.width) for code in names]
        faces.append(cards.draw_back(pack, kind.width))
        palette = self._palette(pack, kind) or palette_for(_sample(faces))
        plain = [mounted(face, kind.ground, Mark.PLAIN) for face in faces]
        frames = [mounted(faces[0], kind.ground, mark) for mark in kind.marks[1:]]
        atlas = _atlas([palette.reduce(cell) for cell in (*plain, *frames)])
        self._write(self._path(pack, kind), atlas, palette)
        spent = time.perf_counter() - started
        log.info("drew the pack %s, %d pixels wide, in %.1f s", pack, kind.width, spent)
        return Deck(pack, kind, atlas, palette)

    def _palette(self, pack: str, kind: Kind) -> Palette | None:
        # All pictures of a pack share the palette that was found for its hands.
        return None if kind == hand_kind(pack) else self.deck(pack, hand_kind(pack)).palette

    def _path(self, pack: str, kind: Kind) -> Path:
        return self.folder / f"{pack}-{kind.width}-{_key(pack)}.png"

    def _write(self, path: Path, atlas: Image.Image, palette: Palette) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}.{get_ident()}")
        picture = atlas.copy()
        picture.putpalette(palette.raw)
        picture.save(unfinished, "PNG", compress_level=4)
        unfinished.replace(path)


_store = Store(Path("var/cache/cards"))


def use_folder(folder: Path) -> None:
    """Keep the drawn cards in this folder from now on."""
    global _store
    _store = Store(folder)


def deck(pack: str, kind: Kind) -> Deck:
    """The cards of a pack of one kind, drawn first if need be."""
    return _store.deck(pack, kind)


def kinds(pack: str) -> tuple[Kind, ...]:
    """Every kind the pictures of a pack use, the one with the palette first."""
    return (hand_kind(pack), *dict.fromkeys(SLOTS.values()), SMALL)


def prepare(pack: str) -> None:
    """Have all kinds of a pack in memory and on disk."""
    for kind in kinds(pack):
        _store.deck(pack, kind)


def rebuild(pack: str) -> None:
    """Draw all kinds of a pack anew."""
    for kind in kinds(pack):
        _store.rebuild(pack, kind)


def _cells(pack: str, kind: Kind) -> tuple[str, ...]:
    return (*cards.pack_codes(pack), BACK, *(mark.value for mark in kind.marks[1:]))


def _atlas(cells: list[Image.Image]) -> Image.Image:
    across, down = cells[0].size
    atlas = Image.new("L", (COLUMNS * across, -(-len(cells) // COLUMNS) * down))
    for place, cell in enumerate(cells):
        row, column = divmod(place, COLUMNS)
        atlas.paste(cell, (column * across, row * down))
    return atlas


def _sample(faces: list[Image.Image]) -> Image.Image:
    # Lit and dimmed cards on the felt, every second pixel: enough to find the colours.
    lit = [mounted(face, FELT, Mark.PLAIN) for face in faces]
    dimmed = [mounted(face, FELT, Mark.DIMMED) for face in faces[::2]]
    cells = [
        cell.resize((cell.width // 2, cell.height // 2), Image.Resampling.NEAREST)
        for cell in (*lit, *dimmed, mounted(faces[0], FELT, Mark.RIMMED))
    ]
    across, down = cells[0].size
    montage = Image.new("RGB", (across, down * len(cells)), FELT)
    for place, cell in enumerate(cells):
        montage.paste(cell, (0, down * place))
    return montage


def _palette_of(image: Image.Image) -> Palette:
    raw = image.getpalette()
    assert raw is not None
    return Palette([(raw[at], raw[at + 1], raw[at + 2]) for at in range(0, len(raw), 3)])


def _solid(coverage: Image.Image, least: int) -> Image.Image:
    return coverage.point([255 * (value >= least) for value in range(256)], "1")


@cache
def _key(pack: str) -> str:
    made_from = hashlib.sha256(PIL.__version__.encode())
    for package in FONTS:
        made_from.update(metadata.version(package).encode())
    for source in (*sorted((HERE / "art").rglob("*.py")), *(HERE / name for name in SOURCES)):
        made_from.update(source.read_bytes())
    return made_from.hexdigest()[:16]
