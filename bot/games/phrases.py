"""Codes of what is said, taken apart: the key of a phrase and what is filled into it."""

from dataclasses import dataclass

Argument = str | int

COLOURS = ("red", "black")


@dataclass(frozen=True, slots=True)
class Phrase:
    """The key of a text, such as `say-S-HAVE`, and its arguments by name.

    These are `suit`, `colour`, `rank` and `number`; what the code does not have is empty or 0. A
    suit is its letter, a rank the letter of a court card, a number, or `num` for any numeral.
    """

    key: str
    arguments: dict[str, Argument]


def phrase_of(code: str) -> Phrase:
    """The phrase that a code such as `O.HAVE(black,Q,1)` stands for."""
    name, _, rest = code.partition("(")
    arguments: dict[str, Argument] = {}
    for word in filter(None, rest.removesuffix(")").split(",")):
        arguments |= _named(word, is_first=not arguments)
    nothing: dict[str, Argument] = {"suit": "", "colour": "", "rank": "", "number": 0}
    return Phrase("say-" + name.replace(".", "-"), nothing | arguments)


def _named(word: str, is_first: bool) -> dict[str, Argument]:
    if word.isdecimal():
        return {"number": int(word)}
    if word in COLOURS:
        return {"colour": word}
    if is_first:
        # A suit, or a whole card.
        return {"suit": word[0], "rank": word[1:]}
    return {"rank": word}
