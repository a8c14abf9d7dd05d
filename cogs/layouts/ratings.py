"""What ratings are called, and how they are shown."""

from dataclasses import dataclass

from bot.ratings.rating import MILLION
from bot.ratings.units import KINDS
from bot.texts import Texts
from bot.words.numbers import signed_tenths
from data.finished.period_totals import ALL_KINDS
from data.finished.rankings import RANKINGS, By

SHOWN = 200
"""How much of a rating that is shown is one unit."""

START, UNCERTAIN = 1500, SHOWN
"""The rating that is shown of who has never played, and how uncertain it is."""


def kind_name(kind: int, texts: Texts) -> str:
    """Return what a kind of rating is called: the game, and how many play it if that can differ."""
    if kind == ALL_KINDS:
        return texts.say("board-all-games")
    key, players = KINDS[kind - 1]
    game = texts.say(f"game-{key}")
    if sum(each == key for each, _ in KINDS) == 1:
        return game
    return texts.say("board-kind", game=game, players=players)


def value_in_words(by: By, value: int, texts: Texts) -> str:
    """Return what somebody is ranked by, as it is shown."""
    return signed_tenths(value, texts) if RANKINGS[by].mean else str(value)


def rating_shown(mean: int) -> int:
    """Return a rating as leaderboards show it; the mean is in millionths of a unit."""
    return START + (mean * SHOWN + MILLION // 2) // MILLION


def spread_shown(spread: int) -> int:
    """Return how uncertain a rating is, as it is shown; the spread is in millionths of a unit."""
    return round(spread * SHOWN / MILLION)


@dataclass(frozen=True, slots=True)
class Gained:
    """A rating as it is shown, by how much it has changed in a match, and the place it gives.

    `was` is the place it gave before. Who was not certain enough to be ranked had none.
    """

    rating: int
    change: int
    place: int | None = None
    was: int | None = None
