"""What can be said with a card: which codes are open, how they are offered, and in words.

A choice is a number: each code that is open with any card has a bit, in sorted order.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.actions import Codes, Saying
from bot.games.cards import Card
from bot.games.rules import Rules
from bot.games.view import SeatView
from bot.words.lists import listed
from bot.words.options import rule_arguments
from bot.words.wording import Wording

FEW = 4
"""Up to this many sentences are all named, where a few will do."""


def open_codes(view: SeatView) -> Codes:
    """Return every code that is open with some card, in the order of the bits of a choice."""
    return tuple(sorted({code for _, codes in view.sayings for code in codes}))


def offered(view: SeatView) -> Codes:
    """Return the same, most useful first: by how many cards they go with, then as the game lists
    them."""
    counted = Counter(code for _, codes in view.sayings for code in codes)
    return tuple(code for code, _ in counted.most_common())


def by_topic(view: SeatView) -> dict[str, Codes]:
    """Return the codes by what they are about, the likely ones first."""
    return view.game.talk_topics(offered(view))


def chosen(view: SeatView, says: int) -> Codes:
    """Return the codes of a choice."""
    return tuple(code for place, code in enumerate(open_codes(view)) if says >> place & 1)


def choice_of(view: SeatView, codes: Iterable[str]) -> int:
    """Return the choice of these codes, leaving out those that are not open."""
    wanted = set(codes)
    return sum(1 << place for place, code in enumerate(open_codes(view)) if code in wanted)


def cards_for(view: SeatView, codes: Codes) -> tuple[Card, ...]:
    """Return the cards with which all of these codes are open."""
    return tuple(card for card, fit in view.sayings if set(codes) <= set(fit))


def unfit(view: SeatView, card: Card, codes: Codes) -> Codes:
    """Return those of the codes that are not open with this card."""
    fit = dict(view.sayings).get(card, ())
    return tuple(code for code in codes if code not in fit)


def phrase(code: str, game: Rules, wording: Wording) -> str:
    """Return what a code such as `O.HAVE(black,Q,1)` says, as it is meant in this game."""
    saying = game.read_saying(code)
    key = f"say-{saying.head.replace('.', '-')}"
    return wording.say(key, **rule_arguments(game) | _arguments(saying, wording))


def phrases(codes: Codes, game: Rules, wording: Wording) -> str:
    """Return several codes in words, each between quotation marks."""
    return listed(_quoted(codes, game, wording), wording.texts)


def some_phrases(codes: Codes, game: Rules, wording: Wording) -> str:
    """Return the same, but no more than a few of them, and how many others there are."""
    if len(codes) <= FEW:
        return phrases(codes, game, wording)
    named = codes[: FEW - 1]
    others = wording.say("form-more-said", count=len(codes) - len(named))
    return listed([*_quoted(named, game, wording), others], wording.texts)


def _quoted(codes: Codes, game: Rules, wording: Wording) -> Iterator[str]:
    for code in codes:
        yield wording.say("form-quoted", words=phrase(code, game, wording))


def _arguments(saying: Saying, wording: Wording) -> dict[str, str | int]:
    # `rank` is a letter, or *n* and a number, and `of` is the key of the suit.
    rank = saying.rank
    return {
        "card": "" if saying.card is None else wording.name(saying.card),
        "suit": "" if saying.suit is None else wording.suit(saying.suit),
        "of": "" if saying.suit is None else saying.suit.value,
        "colour": saying.colour,
        "rank": f"n{rank}" if rank.isdecimal() else rank,
        "number": saying.number,
    }
