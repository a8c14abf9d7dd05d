"""Codes of what is said, taken apart: the key of a phrase and what is filled into it."""

import re
from dataclasses import dataclass

Argument = str | int

COLOURS = ("red", "black")

_CODE = re.compile(r"([A-Za-z0-9._]+)(?:\(([^()]*)\))?")
_CARD = re.compile(r"([A-Z])([A-Z]|\d+)")


@dataclass(frozen=True, slots=True)
class Phrase:
    """The key of a text, such as `say-S-HAVE`, and its arguments by name.

    These are `suit`, `colour`, `rank` and `number`; what the code does not have is empty or 0. A
    suit is its letter, a rank the letter of a court card, a number, or `num` for any numeral.
    """

    key: str
    arguments: dict[str, Argument]


def phrase_of(code: str) -> Phrase:
    """The phrase that a code such as `O.HAVE(black,Q,1)` stands for.

    Raises `ValueError` for a text that is no code.
    """
    found = _CODE.fullmatch(code)
    if found is None:
        raise ValueError(f"{code!r} is no code of what can be said")
    arguments: dict[str, Argument] = {}
    for word in filter(None, (found[2] or "").split(",")):
        arguments |= _named(word, is_first=not arguments)
    nothing: dict[str, Argument] = {"suit": "", "colour": "", "rank": "", "number": 0}
    return Phrase("say-" + re.sub(r"[._]", "-", found[1]), nothing | arguments)


def _named(word: str, is_first: bool) -> dict[str, Argument]:
    if word.isdecimal():
        return {"number": int(word)}
    if word in COLOURS:
        return {"colour": word}
    card = _CARD.fullmatch(word)
    if card is not None:
        return {"suit": card[1], "rank": card[2]}
    # A letter alone is a suit if it comes first, and a rank behind a suit or a colour.
    return {"suit": word} if is_first else {"rank": word}
