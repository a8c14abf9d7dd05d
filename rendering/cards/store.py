"""The cards of a pack at one size, as indexes of the pack's palette, kept on disk.

Drawing a pack takes seconds, reading it milliseconds. A file is named after everything it was
made from, so it is made anew when the drawing changes.
"""

import hashlib
import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryFile
from threading import RLock, get_ident

import PIL
from PIL import Image

from bot.games.errors import TarotError
from rendering.canvas.byte_lru import ByteLRU, shelf
from rendering.canvas.colours import FELT
from rendering.canvas.indexed import Palette, palette_for
from rendering.canvas.png import NO_FILTER, BadFile, parts, png
from rendering.cards import faces
from rendering.cards.corners import with_notches
from rendering.cards.deck import SLOTS, CardKind, Deck, atlas_of, hand_kind, solid
from rendering.cards.look import Look, usual
from rendering.cards.mount import Mark, mounted

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[1]
SOURCES = ("art", "canvas", "cards")
"""The folders whose code decides how a card looks."""
FONTS = ("fontpkg", "fontpkg-barlow-condensed")

UNFINISHED_S = 3600
"""An unfinished file that is older was left by a process that was killed."""


class NotDrawn(Exception):
    """Cards that are only read here have not been drawn yet."""

    def __init__(self, look: Look, kind: CardKind) -> None:
        super().__init__(f"{look.key}, {kind.width} pixels wide")
        self.look = look
        self.kind = kind


class NotInMemory(Exception):
    """Cards that are only taken from memory here are not in it."""


class CardsNotDrawn(TarotError):
    """The cards of a picture are still being drawn, as after the first start."""


_from_memory = ContextVar("from_memory", default=False)


@contextmanager
def from_memory() -> Iterator[None]:
    """Take cards from memory alone within the block, and wait for no other thread.

    Those that are not there raise `NotInMemory`.
    """
    before = _from_memory.set(True)
    try:
        yield
    finally:
        _from_memory.reset(before)


class Store:
    """The decks on a shelf, read from a folder, or drawn and written there.

    As long as it only *reads*, what is not in the folder raises `NotDrawn`.
    """

    def __init__(self, folder: Path, shelf: ByteLRU = shelf) -> None:
        self.folder = folder
        self.reads = False
        self._shelf = shelf
        self._palettes: dict[Look, Palette] = {}
        self._lock = RLock()

    def deck(self, look: Look, kind: CardKind) -> Deck:
        """Return the cards of a pack of one kind. Raises `rendering.cards.faces.UnknownCard`."""
        # Cards that are in memory can be had while others are being drawn.
        return self._kept(look, kind) or self._fetched(look, kind)

    def palette(self, look: Look) -> Palette:
        """Return the palette of all pictures of a pack; it comes from the pack's hands."""
        found = self._palettes.get(look)
        if found is None:
            with self._lock:
                self.deck(look, hand_kind(look.pack))
                found = self._palettes[look]
        return found

    def use(self, folder: Path) -> None:
        """Keep the drawn cards in this folder from now on."""
        with self._lock:
            if folder != self.folder:
                self.folder = folder
                self._palettes.clear()
                self._shelf.drop(Deck)

    @contextmanager
    def only_read(self) -> Iterator[None]:
        """Draw no cards here within the block: those that are missing raise `NotDrawn`."""
        self.reads = True
        try:
            yield
        finally:
            self.reads = False

    def draw_here(self, look: Look, kind: CardKind) -> None:
        """Have the cards in memory, and on disk if they can be written, although others should
        draw."""
        with self._lock:
            before, self.reads = self.reads, False
            try:
                self.deck(look, kind)
            finally:
                self.reads = before

    def _kept(self, look: Look, kind: CardKind) -> Deck | None:
        found = self._shelf.get((self, look, kind))
        assert found is None or isinstance(found, Deck)
        return found

    def _fetched(self, look: Look, kind: CardKind) -> Deck:
        if _from_memory.get():
            raise NotInMemory
        with self._lock:
            found = self._kept(look, kind)
            if found is None:
                found = self._read(look, kind) or self._drawn_here(look, kind)
                self._shelf.put((self, look, kind), found)
            return found

    def _drawn_here(self, look: Look, kind: CardKind) -> Deck:
        if self.reads:
            raise NotDrawn(look, kind)
        return self._draw(look, kind)

    def _read(self, look: Look, kind: CardKind) -> Deck | None:
        path = self._path(look, kind)
        if not path.exists():
            return None
        try:
            size, raw, rows = parts(path.read_bytes())
        except (OSError, BadFile) as fault:
            log.warning("cannot read %s: %s", path, fault)
            return None
        palette = _palette_of(raw)
        # The first column holds the filter bytes of the file.
        whole = Image.frombuffer("L", (size[0] + 1, size[1]), rows, "raw", "L", 0, 1)
        atlas = whole.crop((1, 0, size[0] + 1, size[1]))
        if kind == hand_kind(look.pack):
            self._palettes.setdefault(look, palette)
        return Deck(look.pack, kind, atlas, self.palette(look))

    def _draw(self, look: Look, kind: CardKind) -> Deck:
        started = time.perf_counter()
        atlas, palette = self._atlas(look, kind)
        try:
            self._write(self._path(look, kind), atlas, palette)
        except OSError as fault:
            log.warning("cannot write the pack %s: %s", look.key, fault)
        spent = time.perf_counter() - started
        log.info("drew the pack %s, %d pixels wide, in %.1f s", look.key, kind.width, spent)
        return Deck(look.pack, kind, atlas, palette)

    def _atlas(self, look: Look, kind: CardKind) -> tuple[Image.Image, Palette]:
        known = usual(look.pack)
        if look != known and look.colours == known.colours:
            return self._lettered(look, kind, self.deck(known, kind))
        cards = [_face(look, code, kind.width) for code in faces.pack_codes(look.pack)]
        cards.append(faces.draw_back(look.pack, kind.width))
        if kind == hand_kind(look.pack) and look not in self._palettes:
            self._palettes[look] = palette_for(_samples(cards))
        palette = self.palette(look)
        plain = (mounted(face, kind.ground, Mark.PLAIN) for face in cards)
        frames = (mounted(cards[0], kind.ground, mark) for mark in kind.marks[1:])
        atlas = atlas_of([palette.reduce(cell) for cell in (*plain, *frames)])
        if kind == hand_kind(look.pack):
            atlas = with_notches(Deck(look.pack, kind, atlas, palette))
        return atlas, palette

    def _lettered(self, look: Look, kind: CardKind, known: Deck) -> tuple[Image.Image, Palette]:
        # Only the courts differ; their corners stay as they are.
        atlas, inside = known.atlas.copy(), solid(known.size, 0, 255)
        for code in faces.court_codes(look.pack):
            cell = mounted(_face(look, code, kind.width), kind.ground, Mark.PLAIN)
            atlas.paste(known.palette.reduce(cell), (0, known.tops[code]), inside)
        self._palettes.setdefault(look, known.palette)
        return atlas, known.palette

    def holds(self, look: Look, kind: CardKind) -> bool:
        """Return whether the cards of this kind are on disk."""
        return self._path(look, kind).exists()

    def _path(self, look: Look, kind: CardKind) -> Path:
        return self.folder / f"{look.key}-{kind.width}-{_key()}.png"

    def _write(self, path: Path, atlas: Image.Image, palette: Palette) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}.{get_ident()}")
        rows = Image.new("L", (atlas.width + 1, atlas.height), NO_FILTER)
        rows.paste(atlas, (1, 0))
        unfinished.write_bytes(png(atlas.size, palette.raw, rows.tobytes()))
        unfinished.replace(path)
        for older in path.parent.glob(f"{path.name.rpartition('-')[0]}-*"):
            if older != path and (older.suffix == ".png" or _is_left(older)):
                older.unlink(missing_ok=True)


store = Store(Path("var/cache/cards"))
"""Where all pictures have their cards from."""


def require_writable(folder: Path) -> None:
    """Make the folder if need be. Raises `OSError` if no file can be written there."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=folder):
        pass


def kinds(pack: str) -> tuple[CardKind, ...]:
    """Return every kind that the pictures of a pack use, the one with the palette first."""
    return (hand_kind(pack), *dict.fromkeys(SLOTS.values()))


def is_prepared(folder: Path, look: Look) -> bool:
    """Return whether all kinds of a pack are in this folder."""
    return all(Store(folder).holds(look, kind) for kind in kinds(look.pack))


def _is_left(unfinished: Path) -> bool:
    try:
        return time.time() - unfinished.stat().st_mtime > UNFINISHED_S
    except OSError:
        return False


def _face(look: Look, code: str, width: int) -> Image.Image:
    letters, colours = look.letters, look.colours
    return faces.draw_card(look.pack, code, width, index_letters=letters, colours=colours)


def _samples(faces: list[Image.Image]) -> list[Image.Image]:
    # Only half of the dimmed cards, as errors are less visible in the dark.
    lit = [mounted(face, FELT, Mark.PLAIN) for face in faces]
    dimmed = [mounted(face, FELT, Mark.DIMMED) for face in faces[::2]]
    return [*lit, *dimmed, mounted(faces[0], FELT, Mark.RIMMED)]


def _palette_of(raw: bytes) -> Palette:
    return Palette([(raw[at], raw[at + 1], raw[at + 2]) for at in range(0, len(raw), 3)])


@cache
def _key() -> str:
    made_from = hashlib.sha256(PIL.__version__.encode())
    for package in FONTS:
        made_from.update(metadata.version(package).encode())
    for folder in SOURCES:
        for source in sorted((ROOT / folder).rglob("*.py")):
            made_from.update(source.read_bytes())
    return made_from.hexdigest()[:16]
