"""Who sits at a table, as far as pictures show it."""

from dataclasses import dataclass, replace

from bot.texts import Texts
from rendering.names import clean
from rendering.phrases import phrase


@dataclass(frozen=True, slots=True)
class Sitter:
    """The one on a seat: the name to show, whether it is a computer, whether the person is away."""

    name: str
    computer: bool = False
    away: bool = False


def presentable(sitters: tuple[Sitter, ...], texts: Texts) -> tuple[Sitter, ...]:
    """The same with names that can be drawn; who has none is called by the number of the seat."""
    return tuple(
        replace(sitter, name=clean(sitter.name, phrase(texts, "picture-seat", number=number)))
        for number, sitter in enumerate(sitters, 1)
    )
