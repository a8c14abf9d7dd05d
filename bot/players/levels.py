"""The strengths a computer player can have, by name: the only list of them."""

from bot.games.errors import TarotError

STRONG = "strong"
"""The level that thinks before it plays a card."""

LEVELS = ("novice", "easy", "simple", "normal", STRONG)
"""The names of all levels, weakest first; what a strong player has thought out comes on top."""

OFFERED = ("easy", "normal", STRONG)
"""The levels that people can choose. `simple` stays as it is: ratings are anchored to it."""

_VERSIONS = {"novice": 1, "easy": 2, "simple": 1, "normal": 3, STRONG: 4}
"""Raised when a level plays better or worse than before, for `strong` where its search is compiled:
ratings tell its versions apart."""


class UnknownLevel(TarotError):
    """No computer player has this level; `known` are those that exist."""

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.level = level
        self.known = LEVELS


def shown_as(level: str) -> str:
    """Return the level on offer that people see a level as: older ones still sit at some tables."""
    return plain(level) if plain(level) in OFFERED else OFFERED[0]


def plain(level: str) -> str:
    """Return a level without its version."""
    return level.partition("@")[0]


def named(level: str) -> str:
    """Return a level with its version, as in `simple@1`: that of today unless it has one."""
    return level if "@" in level else f"{level}@{_VERSIONS.get(level, 1)}"


def of_today(level: str) -> str:
    """Return a level with the version that it plays like by now."""
    return named(plain(level))
