"""What can be said with a card: which codes are open, how they are offered, and in words.

A choice is a number: each code that is open with any card has a bit, in sorted order.
"""

from collections import Counter
from collections.abc import Iterable

from bot.games.cards import Card, Pack
from bot.games.rules import Rules
from bot.games.view import SeatView
from bot.words.wording import Wording

Codes = tuple[str, ...]

COLOURS = ("red", "black")

MEANINGS = "signals"
"""The option that decides what signals mean, in games with signals."""


def open_codes(view: SeatView) -> Codes:
    """Every code that is open with some card, in the order of the bits of a choice."""
    return tuple(sorted({code for _, codes in view.sayings for code in codes}))


def offered(view: SeatView) -> Codes:
    """The same, most useful first: by how many cards they go with, then as the game lists them."""
    counted = Counter(code for _, codes in view.sayings for code in codes)
    return tuple(code for code, _ in counted.most_common())


def chosen(view: SeatView, says: int) -> Codes:
    """The codes of a choice."""
    return tuple(code for place, code in enumerate(open_codes(view)) if says >> place & 1)


def choice_of(view: SeatView, codes: Iterable[str]) -> int:
    """The choice of these codes, leaving out those that are not open."""
    wanted = set(codes)
    return sum(1 << place for place, code in enumerate(open_codes(view)) if code in wanted)


def cards_for(view: SeatView, codes: Codes) -> tuple[Card, ...]:
    """The cards with which all of these codes are open."""
    return tuple(card for card, fit in view.sayings if set(codes) <= set(fit))


def unfit(view: SeatView, card: Card, codes: Codes) -> Codes:
    """Those of the codes that are not open with this card."""
    fit = dict(view.sayings).get(card, ())
    return tuple(code for code in codes if code not in fit)


def phrase(code: str, game: Rules, wording: Wording) -> str:
    """What a code such as `O.HAVE(black,Q,1)` says, as it is meant in this game."""
    head, _, rest = code.partition("(")
    name, meaning = head.replace(".", "-"), getattr(game.options, MEANINGS, "")
    key = f"say-{name}-{meaning}"
    words = filter(None, rest.removesuffix(")").split(","))
    arguments = _arguments(tuple(words), game.pack, wording)
    return wording.say(key if wording.has(key) else f"say-{name}", **arguments)


def phrases(codes: Codes, game: Rules, wording: Wording) -> str:
    """Several codes in words, each between quotation marks."""
    return ", ".join(
        wording.say("form-quoted", words=phrase(code, game, wording)) for code in codes
    )


def _arguments(words: tuple[str, ...], pack: Pack, wording: Wording) -> dict[str, str | int]:
    # What the code lacks is empty or 0; `rank` is a letter, and `of` is the key of the suit.
    found: dict[str, str | int] = dict.fromkeys(("card", "suit", "of", "colour", "rank"), "")
    found["number"] = next((int(word) for word in words if word.isdecimal()), 0)
    letters = "".join(word for word in words if word not in COLOURS and not word.isdecimal())
    if words and words[0] in COLOURS:
        return found | {"colour": words[0], "rank": letters}
    return found | _suit_or_card(letters, pack, wording) if letters else found


def _suit_or_card(code: str, pack: Pack, wording: Wording) -> dict[str, str | int]:
    suit = next(card.suit for card in pack.cards if card.code[0] == code[0])
    named: dict[str, str | int] = {"suit": wording.suit(suit), "of": suit.value}
    return named if len(code) == 1 else named | {"card": wording.name(pack.parse(code))}
