"""An evening in a line: how people stand after its matches of one game."""

from bot.texts import Texts
from bot.words.numbers import signed
from cogs.layouts.parts import first_of, plain_name
from data.evenings.matches import Evening

MOST = 3
"""The most people that a line names."""


def evening_lines(evening: Evening | None, texts: Texts) -> list[str]:
    """Return how people stand, in a line; nothing before the second match."""
    if evening is None or evening.matches < 2 or not evening.standings:
        return []
    gained = [each.gained for each in evening.standings]
    parts = [
        # Equals share a place.
        texts.say(
            "evening-place",
            place=gained.index(each.gained) + 1,
            name=plain_name(each.name, texts),
            gained=signed(each.gained),
        )
        for each in evening.standings
    ]
    standings = " · ".join(first_of(parts, MOST, texts))
    return [texts.say("evening-line", standings=standings, count=evening.matches)]
