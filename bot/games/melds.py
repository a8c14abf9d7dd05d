"""Combinations of cards, as any pack may have them."""

from typing import NamedTuple

from bot.games.cards import CardSet


class Meld(NamedTuple):
    """A combination of cards, and its points before any doubling."""

    # A tuple is made in half the time of a frozen dataclass, and counting makes many of these.

    kind: str
    """Which combination it is; in one count each kind is met at most once."""

    cards: CardSet
    points: int

    sort: str
    """The combinations of one sort are counted together, apart from those of another."""
