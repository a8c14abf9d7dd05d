"""What people are called, fit to be shown: nothing invisible, and no directions that mix."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

FIRST_STRONG, POP = "\u2068", "\u2069"
"""What stands between these is set by itself: nothing around it changes places with it."""

JOINERS = "\u200c\u200d"
"""They take no room of their own, but join letters and emojis or keep them apart."""
FLAG, TAGS = "\U0001f3f4", range(0xE0020, 0xE0080)
"""The black flag, and the unseen characters behind it that make it one of a country."""
SELECTORS = range(0xFE00, 0xFE10)
"""Marks that choose between two looks of a character."""
FILLERS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and signs that look like nothing at all."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Controls, formats, halves of characters, and what nobody has a sign for."""
NEWER = range(0x10000, 0x1FFFE)
"""Where Unicode has room for letters and emojis that this program does not know yet."""
MOST_MARKS = 3
"""The most marks on one letter: more than any script needs."""

BACKWARDS = ("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "PDF", "")
"""The directions that reach beyond their text: from right to left, overridden, or not known."""


@lru_cache(maxsize=4096)
def tamed(name: str) -> str:
    """Return the name without controls, fillers and towers of marks; empty if nothing of it is
    seen."""
    kept = " ".join("".join(_seen(name)).split()).strip(f"{JOINERS} ")
    kept = unicodedata.normalize("NFC", kept)
    return kept if any(map(_is_visible, kept)) else ""


def isolated(text: str) -> str:
    """Return the text, set apart from what stands around it if it could change places with that.

    Other texts stay as they are, as Discord copies all that is invisible with a text, and what has
    been set apart already is not set apart again.
    """
    if text.isascii():
        return text
    free = "".join(part for part, is_apart in parts_of(text) if not is_apart)
    reaches = any(unicodedata.bidirectional(char) in BACKWARDS for char in free)
    return f"{FIRST_STRONG}{text}{POP}" if reaches else text


def parts_of(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the text in parts, without the marks around them, each with whether it is set apart."""
    depth = begun = 0
    for at, char in enumerate(text):
        if char == FIRST_STRONG:
            depth += 1
            if depth == 1:
                yield text[begun:at], False
                begun = at + 1
        elif char == POP and depth:
            depth -= 1
            if not depth:
                yield text[begun:at], True
                begun = at + 1
    yield text[begun:], depth > 0


def _seen(name: str) -> Iterator[str]:
    marks, flagged = 0, FLAG in name
    for char in unicodedata.normalize("NFC", name):
        kind, is_selector = unicodedata.category(char), ord(char) in SELECTORS
        if not is_selector:
            marks = marks + 1 if kind.startswith("M") else 0
        stacked = marks > (1 if "COMBINING" in unicodedata.name(char, "") else MOST_MARKS)
        if char in JOINERS or (flagged and ord(char) in TAGS):
            yield char
        elif not stacked and char not in FILLERS and (kind not in UNSEEN or _is_newer(char)):
            yield " " if kind == "Zs" else char


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" or _is_newer(char)


def _is_newer(char: str) -> bool:
    return ord(char) in NEWER and unicodedata.category(char) == "Cn"
