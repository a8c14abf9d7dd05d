"""The cards of a pack at a size, as indexes of the pack's palette, kept on disk.

Drawing a pack takes seconds, reading it milliseconds. What lies on disk is named after everything
it was made from, so that it is made anew when the drawing changes.
"""

import hashlib
import logging
import os
import time
from functools import cache
from importlib import metadata
from itertools import count
from pathlib import Path
from threading import RLock, get_ident

import PIL
from PIL import Image

from rendering import cards
from rendering.colours import FELT
from rendering.corners import with_notches
from rendering.deck import SLOTS, SMALL, Deck, Kind, atlas_of, hand_kind
from rendering.mount import Mark, mounted
from rendering.palette import Palette, palette_for

log = logging.getLogger(__name__)

MOST_BYTES = 52_000_000
"""Room for hand, slots and last trick of three packs."""
LETTERS = {"piemontese": "RDCF", "bolognese": "RDCF", "nouveau": "RDCV"}
"""What king, queen, cavalier and jack are called on the cards of a pack."""

HERE = Path(__file__).parent
SOURCES = ("cards", "fonts", "colours", "corners", "deck", "mount", "palette", "shapes", "sprites")
FONTS = ("fontpkg", "fontpkg-barlow-condensed")


class Store:
    """The decks in memory, read from a folder or drawn and written there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._decks: dict[tuple[str, Kind], Deck] = {}
        self._uses: dict[tuple[str, Kind], int] = {}
        self._clock = count()
        self._palettes: dict[str, Palette] = {}
        self._lock = RLock()

    def deck(self, pack: str, kind: Kind) -> Deck:
        """The cards of a pack of one kind. Raises `rendering.cards.UnknownCard`."""
        # Who needs cards that are here does not wait while others are drawn.
        found = self._decks.get((pack, kind)) or self._fetched(pack, kind)
        self._uses[pack, kind] = next(self._clock)
        return found

    def palette(self, pack: str) -> Palette:
        """The palette of all pictures of a pack; it was found for its hands."""
        with self._lock:
            if pack not in self._palettes:
                self.deck(pack, hand_kind(pack))
            return self._palettes[pack]

    def rebuild(self, pack: str, kind: Kind) -> None:
        """Draw the cards anew and write them, whatever lies on disk."""
        with self._lock:
            if kind == hand_kind(pack):
                self._palettes.pop(pack, None)
            self._keep(pack, kind, self._draw(pack, kind))

    def _fetched(self, pack: str, kind: Kind) -> Deck:
        with self._lock:
            if (pack, kind) not in self._decks:
                self._keep(pack, kind, self._read(pack, kind) or self._draw(pack, kind))
            return self._decks[pack, kind]

    def _keep(self, pack: str, kind: Kind, deck: Deck) -> None:
        self._decks[pack, kind] = deck
        self._uses[pack, kind] = next(self._clock)
        while sum(kept.bytes for kept in self._decks.values()) > MOST_BYTES:
            unused = min(self._decks, key=self._uses.__getitem__)
            if self._decks[unused] is deck:
                return
            del self._decks[unused]

    def _read(self, pack: str, kind: Kind) -> Deck | None:
        path = self._path(pack, kind)
        if not path.exists():
            return None
        try:
            with Image.open(path) as image:
                atlas = Image.frombytes("L", image.size, image.tobytes())
                palette = _palette_of(image)
        except (OSError, SyntaxError) as fault:
            log.warning("cannot read %s: %s", path, fault)
            return None
        if kind == hand_kind(pack):
            self._palettes.setdefault(pack, palette)
        return Deck(pack, kind, atlas, self.palette(pack))

    def _draw(self, pack: str, kind: Kind) -> Deck:
        started = time.perf_counter()
        names = cards.pack_codes(pack)
        letters = LETTERS[pack]
        faces = [cards.draw_card(pack, code, kind.width, index_letters=letters) for code in names]
        faces.append(cards.draw_back(pack, kind.width))
        if kind == hand_kind(pack) and pack not in self._palettes:
            self._palettes[pack] = palette_for(_samples(faces))
        palette = self.palette(pack)
        plain = (mounted(face, kind.ground, Mark.PLAIN) for face in faces)
        frames = (mounted(faces[0], kind.ground, mark) for mark in kind.marks[1:])
        atlas = atlas_of([palette.reduce(cell) for cell in (*plain, *frames)])
        if kind == hand_kind(pack):
            atlas = with_notches(Deck(pack, kind, atlas, palette))
        self._write(self._path(pack, kind), atlas, palette)
        spent = time.perf_counter() - started
        log.info("drew the pack %s, %d pixels wide, in %.1f s", pack, kind.width, spent)
        return Deck(pack, kind, atlas, palette)

    def holds(self, pack: str, kind: Kind) -> bool:
        """Whether the cards of this kind are on disk."""
        return self._path(pack, kind).exists()

    def _path(self, pack: str, kind: Kind) -> Path:
        return self.folder / f"{pack}-{kind.width}-{_key()}.png"

    def _write(self, path: Path, atlas: Image.Image, palette: Palette) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}.{get_ident()}")
        picture = atlas.copy()
        picture.putpalette(palette.raw)
        picture.save(unfinished, "PNG", compress_level=4)
        unfinished.replace(path)
        for older in path.parent.glob(f"{path.name.rpartition('-')[0]}-*.png"):
            if older != path:
                older.unlink(missing_ok=True)


_store = Store(Path("var/cache/cards"))


def use_folder(folder: Path) -> None:
    """Keep the drawn cards in this folder from now on."""
    global _store
    _store = Store(folder)


def folder() -> Path:
    """Where the drawn cards are kept."""
    return _store.folder


def deck(pack: str, kind: Kind) -> Deck:
    """The cards of a pack of one kind, drawn first if need be."""
    return _store.deck(pack, kind)


def palette(pack: str) -> Palette:
    """The palette of all pictures of a pack."""
    return _store.palette(pack)


def kinds(pack: str) -> tuple[Kind, ...]:
    """Every kind the pictures of a pack use, the one with the palette first."""
    return (hand_kind(pack), *dict.fromkeys(SLOTS.values()), SMALL)


def prepare(pack: str) -> None:
    """Have all kinds of a pack in memory and on disk."""
    for kind in kinds(pack):
        _store.deck(pack, kind)


def is_prepared(folder: Path, pack: str) -> bool:
    """Whether all kinds of a pack lie in this folder."""
    return all(Store(folder).holds(pack, kind) for kind in kinds(pack))


def prepare_in(folder: Path, pack: str) -> None:
    """Have all kinds of a pack on disk in this folder; for a process that does nothing else."""
    use_folder(folder)
    prepare(pack)


def rebuild(pack: str) -> None:
    """Draw all kinds of a pack anew."""
    for kind in kinds(pack):
        _store.rebuild(pack, kind)


def _samples(faces: list[Image.Image]) -> list[Image.Image]:
    # Half of the dimmed cards, for an error in the dark is seen less.
    lit = [mounted(face, FELT, Mark.PLAIN) for face in faces]
    dimmed = [mounted(face, FELT, Mark.DIMMED) for face in faces[::2]]
    return [*lit, *dimmed, mounted(faces[0], FELT, Mark.RIMMED)]


def _palette_of(image: Image.Image) -> Palette:
    raw = image.getpalette()
    assert raw is not None
    return Palette([(raw[at], raw[at + 1], raw[at + 2]) for at in range(0, len(raw), 3)])


@cache
def _key() -> str:
    made_from = hashlib.sha256(PIL.__version__.encode())
    for package in FONTS:
        made_from.update(metadata.version(package).encode())
    sources = [HERE / f"{name}.py" for name in SOURCES]
    for source in (*sorted((HERE / "art").rglob("*.py")), *sources):
        made_from.update(source.read_bytes())
    return made_from.hexdigest()[:16]
