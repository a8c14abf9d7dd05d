"""What can be said with a card: which codes are open, how they are offered, how they sound.

A choice is a number: each code that is open with any card has a bit, counted in sorted order.
"""

from collections import Counter
from collections.abc import Iterable

from bot.games.cards import Card
from bot.games.game import Game
from bot.games.phrases import phrase_of
from bot.games.views import SeatView
from bot.texts import Texts

Codes = tuple[str, ...]

MEANINGS = "signals"
"""The option that decides what signals mean, in games that have it."""


def open_codes(view: SeatView) -> Codes:
    """Every code that is open with some card, in the order that choices count in."""
    return tuple(sorted({code for _, codes in view.sayings for code in codes}))


def offered(view: SeatView) -> Codes:
    """The same, the most useful first: what goes with most cards, else as the game lists them."""
    counted = Counter(code for _, codes in view.sayings for code in codes)
    return tuple(code for code, _ in counted.most_common())


def chosen(view: SeatView, says: int) -> Codes:
    """The codes of a choice."""
    return tuple(code for place, code in enumerate(open_codes(view)) if says >> place & 1)


def choice_of(view: SeatView, codes: Iterable[str]) -> int:
    """The choice that holds these codes; those that are not open are left out."""
    wanted = set(codes)
    return sum(1 << place for place, code in enumerate(open_codes(view)) if code in wanted)


def cards_for(view: SeatView, codes: Codes) -> tuple[Card, ...]:
    """The cards with which all of these codes are open."""
    return tuple(card for card, fit in view.sayings if set(codes) <= set(fit))


def unfit(view: SeatView, card: Card, codes: Codes) -> Codes:
    """Those of the codes that are not open with this card."""
    fit = dict(view.sayings).get(card, ())
    return tuple(code for code in codes if code not in fit)


def phrase(code: str, game: Game, texts: Texts) -> str:
    """The code in words, as it is meant in this game; itself where the texts do not know it."""
    spoken = phrase_of(code)
    meant = f"{spoken.key}-{getattr(game.options, MEANINGS, '')}"
    key = meant if texts.has(meant) else spoken.key
    return texts.say(key, **spoken.arguments) if texts.has(key) else code


def phrases(codes: Codes, game: Game, texts: Texts) -> str:
    """Several codes in words, each between quotation marks."""
    return ", ".join(texts.say("form-quoted", words=phrase(code, game, texts)) for code in codes)
