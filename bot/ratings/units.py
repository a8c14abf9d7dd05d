"""The numbers that ratings stand on, as they were measured. Sections are those of RULES.md.

`python -m tests.bench.players.units` measures them again. Changed numbers get the next number of
`FIT`, and all ratings are then counted again.
"""

from collections.abc import Mapping
from dataclasses import dataclass

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


KINDS = (
    ("scarto", 3),
    ("piedicavallo", 4),
    ("ottocento", 4),
    ("terziglio", 3),
    ("tarocco-francese", 3),
    ("tarocco-francese", 4),
    ("tarocco-francese", 5),
    ("tarocco-francese", 6),
)
"""The ratings there are: a game and how many play it. New ones come last: places are stored."""

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
}
"""The scale of each game by its variant, or by how many play (section 7)."""

_NORMAL = (0.08, 0.0, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0)
"""It plays other cards than `simple` in two games: 1,500 deals of each, ± 0.09 and ± 0.21."""

_EASY = (-0.6, -0.4, -0.6, -0.5, -0.6, -0.5, -0.4, 0.0)
_NORMAL_TO_THE_END = (0.2, 0.2, 0.5, 0.2, 0.1, 0.1, 0.0, 0.0)
_STRONG = (1.1, 0.6, 1.1, 0.8, 0.0, 0.8, 0.0, 0.0)

COMPUTERS: Mapping[str, tuple[float, ...]] = {
    "simple@1": (0.0,) * len(KINDS),
    "novice@1": (-4.1, -3.1, -3.3, -7.0, -9.0, -9.6, -7.2, -5.2),
    "easy@1": _EASY,
    "easy@2": _EASY,
    "normal@1": _NORMAL,
    "normal@2": _NORMAL_TO_THE_END,
    "normal@3": _NORMAL_TO_THE_END,
    "strong@1": _NORMAL,
    "strong@2": _NORMAL,
    "strong@3": _STRONG,
    "strong@4": _STRONG,
}
"""The means of computer players for each kind; `simple@1` is 0 by definition (section 3).

`easy@1` comes from 600 deals of each kind, ± 0.1 to 0.4. `strong@3` plays with 100 worlds there:
Ottocento and Tarocco francese with four come from 600 deals, ± 0.3, Terziglio from 900, ± 0.2. In
Scarto and Piedicavallo it is its lead in a contest, in units, ± 0.1. Tarocco francese with three,
five and six was not measured, and no older version of `strong`: they are taken for `normal@1`.
`normal@2` comes from 600 deals of each scale, ± 0.1 to 0.4. `easy@2`, `normal@3` and
`strong@4` do not lead the Petit: that moves less than these errors, so they keep the means.
"""


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
    return Rating(round(COMPUTERS[name][kind - 1] * MILLION), 0)
