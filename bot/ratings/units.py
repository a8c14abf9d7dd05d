"""The numbers that ratings stand on, as they were measured. Sections are those of RULES.md.

`python -m tests.bench.players.units` measures them again. Changed numbers get the next number of
`FIT`, and all ratings are then counted again.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.rules import Rules
from bot.ratings.rating import MILLION, Rating

FIT = 1
"""The number of these numbers, which each deal is stored with."""

TAKERS_PART = 2 / 3
"""The part of a taker in the result of an attack with partners, who share the rest (section 4)."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How the points of a deal become a margin: less a bias, in units (section 7).

    The bias is what a seat is ahead by for its place alone, the dealer's first.
    """

    unit: float
    bias: tuple[float, ...] = (0.0,)


class Means(NamedTuple):
    """The means of computer players in games of one kind, in units."""

    simple: float = 0.0
    """By definition (section 3)."""

    novice: float = 0.0
    easy: float = 0.0
    normal: float = 0.0
    to_the_end: float = 0.0
    """Of those who also try out the end of a deal."""

    strong: float = 0.0


MEANS: Mapping[tuple[str, int], Means] = {
    ("scarto", 3): Means(novice=-4.1, easy=-0.6, normal=0.08, to_the_end=0.2, strong=1.1),
    ("piedicavallo", 4): Means(novice=-3.1, easy=-0.4, to_the_end=0.2, strong=0.6),
    ("ottocento", 4): Means(novice=-3.3, easy=-0.6, normal=0.3, to_the_end=0.5, strong=1.1),
    ("terziglio", 3): Means(novice=-7.0, easy=-0.5, to_the_end=0.2, strong=0.8),
    ("tarocco-francese", 3): Means(novice=-9.0, easy=-0.6, to_the_end=0.1),
    ("tarocco-francese", 4): Means(novice=-9.6, easy=-0.5, to_the_end=0.1, strong=0.8),
    ("tarocco-francese", 5): Means(novice=-7.2, easy=-0.4),
    ("tarocco-francese", 6): Means(novice=-5.2),
    ("chambery", 3): Means(novice=-3.8, easy=-0.6, strong=0.5),
    ("chambery", 4): Means(novice=-9.9, easy=-0.9, strong=0.9),
    ("chambery", 5): Means(novice=-9.6, easy=-0.3, strong=1.1),
}
"""The ratings there are, a game and how many play it; and what computers make of it (section 3).

New kinds come last: their places are stored. What was not measured is taken for `simple`.
`easy` comes from 600 deals of each kind, ± 0.1 to 0.4. `normal` plays other cards than `simple`
in two games: 1,500 deals of each, ± 0.09 and ± 0.21; `to_the_end` comes from 600 deals of each
scale, ± 0.1 to 0.4. `strong` plays with 100 worlds: Ottocento and Tarocco francese with four come
from 600 deals, ± 0.3, Terziglio from 900, ± 0.2; in Scarto and Piedicavallo it is its lead in a
contest, in units, ± 0.1. Chambéry comes from 240 deals with novices, 400 with `easy` and 800 with
`strong`, ± 0.1 to 0.4, its scales from 1,200, and there `normal` was not found to differ from
`simple` in 200.
"""

KINDS = tuple(MEANS)

COMPUTERS: Mapping[str, str] = {
    "simple@1": "simple",
    "novice@1": "novice",
    "easy@1": "easy",
    "easy@2": "easy",
    "normal@1": "normal",
    "normal@2": "to_the_end",
    "normal@3": "to_the_end",
    "strong@1": "normal",
    "strong@2": "normal",
    "strong@3": "strong",
    "strong@4": "strong",
}
"""Whose mean each version of a level has: those of one mean were not measured apart.

`easy@2`, `normal@3` and `strong@4` do not lead the Petit: that moves less than these errors.
"""

SCALES: Mapping[tuple[str, str | int], Scale] = {
    ("ottocento", "bologna"): Scale(69, (134,)),
    ("ottocento", "straight"): Scale(69, (133,)),
    ("piedicavallo", 4): Scale(7.7, (15.0,)),
    ("scarto", 3): Scale(3.1, (1.5 * 5.5, 1.5 * -3.1, 1.5 * -2.4)),
    ("terziglio", "bologna"): Scale(1.9),
    ("terziglio", "straight"): Scale(1.7),
    ("tarocco-francese", 3): Scale(13.4),
    ("tarocco-francese", 4): Scale(12.9),
    ("tarocco-francese", 5): Scale(20.1),
    ("tarocco-francese", 6): Scale(25.2),
    ("chambery", 3): Scale(5.1, (8.5, -5.0, -3.5)),
    ("chambery", 4): Scale(1.7),
    ("chambery", 5): Scale(1.9),
}
"""The scale of each game by its variant, or by how many play (section 7)."""


def kind_of(game: Rules) -> int:
    """Return the number of the rating that a game at a table belongs to, counted from 1."""
    return KINDS.index((game.key, game.players)) + 1


def kind_numbered(game: str, players: int) -> int | None:
    """Return the number of the rating for a game with so many players, if there is one."""
    return KINDS.index((game, players)) + 1 if (game, players) in KINDS else None


def scale_of(game: Rules) -> Scale:
    """Return the scale of a game as a table plays it."""
    return SCALES[game.key, getattr(game.options, "variant", game.players)]


def of_computer(name: str, kind: int) -> Rating:
    """Return the rating of a computer player, by level and version as in `simple@1`.

    Raises `KeyError` for one that was never measured.
    """
    mean = getattr(MEANS[KINDS[kind - 1]], COMPUTERS[name])
    return Rating(round(mean * MILLION), 0)
