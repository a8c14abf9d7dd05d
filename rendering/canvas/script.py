"""Text in any script as coverage: each run in a font that has it, cut to a width.

What no font has is transliterated, and emoji are left out, so nothing is ever drawn as an
empty box. What is set apart in a line stands where it is told, whichever way it runs itself.
"""

import unicodedata
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont, features
from PIL.ImageFont import FreeTypeFont

from bot.texts.names import JOINERS, tamed
from rendering.canvas.byte_lru import shelved
from rendering.canvas.coverage import Coverage, coverage
from rendering.canvas.directions import runs_backwards, stretches
from rendering.canvas.fonts import name_font

ELLIPSIS = "…"
FONT_FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
FALLBACKS = ("NotoSans*", "NotoNaskh*", "DejaVuSans.*", "DejaVuSans-Bold.*")
FINER = 2
LEAST = 34
"""The least size of letters in a picture 1100 pixels wide.

On a phone such a picture is 293 pixels wide, so these letters are 9 pixels high.
"""


class LettersTooSmall(Exception):
    """Words were to be smaller than can be read on a phone."""


@dataclass(frozen=True, slots=True)
class Style:
    """The height of the font in pixels and its weight from 100 to 900.

    Raises `LettersTooSmall` for letters smaller than `LEAST`.
    """

    size: int
    weight: int = 500

    def __post_init__(self) -> None:
        if self.size < LEAST:
            raise LettersTooSmall(f"letters of {self.size}, not {LEAST}")

    @property
    def line(self) -> int:
        """The height of a line in pixels."""
        return round(self.size * 1.36)

    @property
    def baseline(self) -> int:
        """From the top of a line to its baseline, in pixels."""
        return round(self.size * 1.06)

    @property
    def overhang(self) -> int:
        """How far a letter may reach beyond its line on either side, in pixels."""
        return round(self.size * 0.14)


@lru_cache(maxsize=1024)
def clean(name: str, fallback: str) -> str:
    """Return the name as it can be drawn, or the fallback if none of it can."""
    plain = tamed(unicodedata.normalize("NFKC", name))
    return " ".join("".join(map(_drawn, plain)).split()).strip(JOINERS) or fallback


@shelved
def lettered(text: str, style: Style, width: int | None = None) -> Image.Image:
    """Return the coverage of a line of text, at most *width* pixels wide apart from its
    overhang."""
    if width is not None:
        text = _cut(text, style, width)
    image = Image.new("L", (round(length(text, style)) + 2 * style.overhang, style.line))
    x, blank = 0.0, _drawn_length(" ", style)
    for word in _words(text):
        image.paste(255, (round(x), 0), _lettered_word(word, style))
        x += _drawn_length(word, style) + blank
    return image


@lru_cache(maxsize=2048)
def length(text: str, style: Style) -> float:
    """Return the width of a line of text in pixels."""
    words = _words(text)
    blanks = (len(words) - 1) * _drawn_length(" ", style)
    return blanks + sum(_drawn_length(word, style) for word in words)


@lru_cache(maxsize=256)
def wrapped(text: str, style: Style, width: int) -> tuple[str, ...]:
    """Return the text in lines of at most *width* pixels, broken at spaces only."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and length(longer, style) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def drawable(char: str) -> bool:
    """Return whether some font has the character, or it needs none."""
    return char in JOINERS or char == " " or _font_for(char) is not None


def _drawn(char: str) -> str:
    if drawable(char):
        return char
    latin = anyascii(char)
    return "" if latin.startswith(":") and latin.endswith(":") else latin


@lru_cache(maxsize=4096)
def _font_for(char: str) -> Path | None:
    if unicodedata.bidirectional(char) in ("R", "AL") and not features.check("raqm"):
        return None
    return next((path for path, covered in _fonts() if char in covered), None)


@cache
def _fonts() -> tuple[tuple[Path, Coverage], ...]:
    return tuple((path, coverage(path)) for path in (_main_path(), *_installed()))


def _main_path() -> Path:
    path = name_font(20).path
    assert isinstance(path, str)
    return Path(path)


def _installed() -> list[Path]:
    found = [
        path
        for pattern in FALLBACKS
        for folder in FONT_FOLDERS
        for path in sorted(folder.rglob(pattern))
        if path.suffix in (".ttf", ".otf", ".ttc") and "Italic" not in path.name
    ]
    # Names are bold; a font without bold letters lends its regular ones.
    return sorted(found, key=lambda path: ("DejaVu" in path.name, "Bold" not in path.name))


def _words(text: str) -> list[str]:
    # Each word is drawn once. Text that runs from right to left must be set as a whole.
    return [text] if runs_backwards(text) else text.split(" ")


@shelved
def _lettered_word(word: str, style: Style) -> Image.Image:
    # Drawn larger, because letters are set on whole pixels.
    across = round(_drawn_length(word, style)) + 2 * style.overhang
    image = Image.new("L", (FINER * across, FINER * style.line))
    draw, x = ImageDraw.Draw(image), float(FINER * style.overhang)
    for font, run, direction in _runs(word, style):
        draw.text((x, FINER * style.baseline), run, 255, font, anchor="ls", direction=direction)
        x += font.getlength(run, direction=direction)
    return image.reduce(FINER)


@lru_cache(maxsize=4096)
def _drawn_length(word: str, style: Style) -> float:
    runs = _runs(word, style)
    return sum(font.getlength(run, direction=direction) for font, run, direction in runs) / FINER


def _runs(text: str, style: Style) -> Iterator[tuple[FreeTypeFont, str, str | None]]:
    # From left to right, each in one font, with its direction where that is not the usual one.
    main, size = _main_path(), FINER * style.size
    for stretch, backwards in stretches(text):
        runs = _in_fonts(stretch)
        for path, run in reversed(runs) if backwards else runs:
            font = name_font(size, style.weight) if path == main else _load(path, size)
            yield font, run, "rtl" if backwards else None


def _in_fonts(text: str) -> list[tuple[Path, str]]:
    chosen = main = _main_path()
    placed: list[tuple[Path, str]] = []
    for char in text:
        attached = char == " " or char in JOINERS or unicodedata.category(char).startswith("M")
        chosen = chosen if attached else _font_for(char) or main
        placed.append((chosen, char))
    return [
        (path, "".join(char for _, char in run))
        for path, run in groupby(placed, key=lambda pair: pair[0])
    ]


@lru_cache(maxsize=64)
def _load(path: Path, size: int) -> FreeTypeFont:
    return ImageFont.truetype(str(path), size)


def _cut(text: str, style: Style, width: int) -> str:
    # Lines end on whole pixels.
    if round(length(text, style)) <= width:
        return text
    longest = len(text)
    fits = bisect_left(
        range(longest), True, key=lambda n: length(text[:n] + ELLIPSIS, style) > width
    )
    return text[: max(0, fits - 1)].rstrip() + ELLIPSIS
