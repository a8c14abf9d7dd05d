"""What is fixed about each day before anybody plays: its game, its secret, and when it closes.

Days are counted from 1970, in UTC.
"""

import hmac
from datetime import UTC, datetime

from bot.games import catalogue
from bot.games.game import Game
from bot.tables.errors import NotFound, TableFault
from data.finished.periods import DAY_S

GRACE_S = 1800
"""How long after its day a play can still be finished."""

SCHEME = b"tarot-daily-v1\0"
"""Keeps the secrets of days apart from whatever else comes from the same key."""


def day_at(now: float) -> int:
    """Return the day at a time in seconds since 1970."""
    return int(now) // DAY_S


def date_of(day: int) -> str:
    """Return a day as in `2026-11-25`."""
    return datetime.fromtimestamp(day * DAY_S, UTC).date().isoformat()


def day_named(date: str) -> int:
    """Return the day that is written as in `2026-11-25`. Raises `NotFound` for anything else."""
    try:
        return int(datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp()) // DAY_S
    except ValueError:
        raise NotFound(TableFault.NO_PLAY, date) from None


def closes_at(day: int) -> int:
    """Return from when on everything about a day may be told, in seconds since 1970."""
    return (day + 1) * DAY_S + GRACE_S


def game_of(day: int) -> Game:
    """Return the game of a day, with its usual options."""
    key, players = catalogue.DAILY[day % len(catalogue.DAILY)]
    kind = catalogue.find(key)
    return kind(kind.options_type(), players)


def secret_of(key: bytes, day: int) -> bytes:
    """Return the secret of a day. It tells nothing of the key, nor of other days."""
    return hmac.digest(key, SCHEME + date_of(day).encode(), "sha256")


def match_of(day: int, candidate: int) -> str:
    """Return the name of a match that the deal of a day may be chosen from, counted from 1."""
    return f"daily-{date_of(day)}-{candidate}"
