"""What is told of a season that is over: who stands on the podiums."""

from collections.abc import Iterator, Sequence

from discord import ui

from bot.texts import Texts, isolated
from cogs.layouts.components import Text
from cogs.layouts.parts import ACCENT, boxed, button, plain_name, row
from cogs.layouts.periods import season_key, season_name
from cogs.layouts.ratings import kind_name, value_in_words
from cogs.leaderboard import ids
from data.finished.period_totals import ALL_KINDS
from data.finished.podiums import Medal
from data.finished.rankings import By

MEDALS = ("🥇", "🥈", "🥉")

MOST_NAMES = 6
"""The most people that are named of one board: many may share a place."""

LONGEST = 3800
"""Discord takes four thousand characters."""


def is_told(medal: Medal) -> bool:
    """Return whether a medal is told of: those by rating, and by wins in all games."""
    by_wins = medal.ranked_by is By.WINS and medal.kind == ALL_KINDS
    return medal.ranked_by is By.RATING or by_wins


def podium_layout(medals: Sequence[Medal], texts: Texts) -> ui.LayoutView:
    """Return the people on some podiums of one season, board by board, and a button to one's own
    place."""
    first, *_ = medals
    season = season_name(first.period, texts)
    lines = [texts.say("podium-title", season=season), *_lines(medals, texts)]
    while len("\n".join(lines)) > LONGEST:
        lines.pop()
    own = ids.TurnBoard(first.kind, season_key(first.period), first.ranked_by, "mine")
    press = button(own, texts.say("button-my-place"))
    return boxed(ACCENT, Text("\n".join(lines)), row([press]))


def _lines(medals: Sequence[Medal], texts: Texts) -> Iterator[str]:
    for board in dict.fromkeys(map(_board, medals)):
        kind, by = board
        named = [_named(each, texts) for each in medals if _board(each) == board]
        yield texts.say(
            "podium-board",
            game=kind_name(kind, texts),
            by=texts.say(f"board-by-{by}"),
            people=" · ".join(named[:MOST_NAMES]),
        )


def _board(medal: Medal) -> tuple[int, By]:
    return medal.kind, medal.ranked_by


def _named(medal: Medal, texts: Texts) -> str:
    name = isolated(plain_name(medal.name, texts))
    return f"{MEDALS[medal.place - 1]} {name} {value_in_words(medal.ranked_by, medal.value, texts)}"
