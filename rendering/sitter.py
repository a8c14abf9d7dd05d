"""Who sits at a table, as far as pictures show it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sitter:
    """The one on a seat: the name to show, whether it is a computer, whether the person is away."""

    name: str
    computer: bool = False
    away: bool = False
