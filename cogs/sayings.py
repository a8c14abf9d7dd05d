"""What can be said with a card: which codes are open, how they are offered, how they sound.

A choice is a number: each code that is open with any card has a bit, counted in sorted order.
"""

from collections import Counter
from collections.abc import Iterable

from bot.games.cards import Card
from bot.games.phrases import phrase_of
from bot.games.views import SeatView
from bot.texts import Texts

Codes = tuple[str, ...]


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


def unfit(view: SeatView, card: Card, codes: Codes) -> Codes:
    """Those of the codes that are not open with this card."""
    fit = dict(view.sayings).get(card, ())
    return tuple(code for code in codes if code not in fit)


def phrase(code: str, texts: Texts) -> str:
    """The code in words; the code itself where the texts do not know it."""
    spoken = phrase_of(code)
    return texts.say(spoken.key, **spoken.arguments) if texts.has(spoken.key) else code


def phrases(codes: Codes, texts: Texts) -> str:
    """Several codes in words, each between quotation marks."""
    return ", ".join(texts.say("form-quoted", words=phrase(code, texts)) for code in codes)
