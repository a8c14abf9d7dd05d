"""What can be said with a card: which codes are open, how they are offered, and in words.

A choice is a number: each code that is open with any card has a bit, in sorted order.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.cards import Card, Pack
from bot.games.rules import Rules
from bot.games.view import SeatView
from bot.words.lists import listed
from bot.words.options import rule_arguments
from bot.words.wording import Wording

Codes = tuple[str, ...]

COLOURS = ("red", "black")

MEANINGS = "signals"
"""The option that decides what signals mean, in games with signals."""


FEW = 4
"""Up to this many sentences are all named, where a few will do."""

TOPICS: dict[str, Codes] = {
    "cards": (
        *("T.BATTO2", "T.BATTO", "S.BATTO(", "T.HAVE(", "S.HAVE(", "O.ALTOBATTO2("),
        *("O.ALTOBATTO(", "T.BAGATTO", "T.FOOL", "S.NONE(", "T.NONE", "O.ALTO(", "O.HAVE("),
        *("S.COUNT(", "S.NUM(", "T.SMALL(", "O.NUM("),
    ),
    "discard": (
        *("D.THAVE(", "D.SHAVE(", "D.OHAVE(", "D.TNONE", "D.SNONE(", "D.SCOUNT("),
        *("D.SNUM(", "D.TSMALL(", "D.ONUM("),
    ),
    "suggest": (
        *("G.FARLO", "G.TAKE", "G.LEAVE", "G.POINTS", "G.NOPOINTS", "G.TRUMP", "G.TRUMPHIGH"),
        *("G.TRUMPLOW", "G.SUIT(", "G.COLOUR(", "G.TRUMP(", "G.CARD(", "G.COLOURCARD("),
    ),
}
"""What things said are about, with the beginnings of their codes, the likely ones first."""


def open_codes(view: SeatView) -> Codes:
    """Return every code that is open with some card, in the order of the bits of a choice."""
    return tuple(sorted({code for _, codes in view.sayings for code in codes}))


def offered(view: SeatView) -> Codes:
    """Return the same, most useful first: by how many cards they go with, then as the game lists
    them."""
    counted = Counter(code for _, codes in view.sayings for code in codes)
    return tuple(code for code, _ in counted.most_common())


def by_topic(view: SeatView) -> dict[str, Codes]:
    """Return the codes by what they are about, the likely ones first.

    Of codes that say the same only one is there. Signals are about nothing but themselves.
    """
    codes = offered(view)
    kept = sorted((code for code in codes if not _is_said_better(code, codes)), key=_place)
    topics: dict[str, list[str]] = {topic: [] for topic in (*TOPICS, "")}
    for code in kept:
        topics[_topic_and_place(code)[0]].append(code)
    return {topic: tuple(found) for topic, found in topics.items() if found}


_BY_HEAD = {
    head: (topic, place) for topic, heads in TOPICS.items() for place, head in enumerate(heads)
}


def _topic_and_place(code: str) -> tuple[str, int]:
    return _BY_HEAD.get(_head(code), ("", 0))


def _place(code: str) -> int:
    return _topic_and_place(code)[1]


def _head(code: str) -> str:
    # `G.TRUMP` alone is another thing to say than `G.TRUMP(18)`.
    head, bracket, _ = code.partition("(")
    return head + bracket


def _is_said_better(code: str, codes: Codes) -> bool:
    _, _, rest = code.partition("(")
    first = rest.removesuffix(")").split(",")[0]
    better = {
        "T.SMALL(0)": "T.NONE",
        "D.TSMALL(0)": "D.TNONE",
        f"S.NUM({first},0)": f"S.NONE({first})",
        f"S.COUNT({first},0)": f"S.NONE({first})",
        f"D.SNUM({first},0)": f"D.SNONE({first})",
        f"D.SCOUNT({first},0)": f"D.SNONE({first})",
        f"O.HAVE({first},K,1)": f"O.ALTOBATTO({first})",
        f"O.HAVE({first},K,2)": f"O.ALTOBATTO2({first})",
    }.get(code)
    return better in codes


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
    head, _, rest = code.partition("(")
    name, meaning = head.replace(".", "-"), getattr(game.options, MEANINGS, "")
    key = f"say-{name}-{meaning}"
    words = filter(None, rest.removesuffix(")").split(","))
    arguments = rule_arguments(game) | _arguments(tuple(words), game.pack, wording)
    return wording.say(key if wording.has(key) else f"say-{name}", **arguments)


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


def _arguments(words: tuple[str, ...], pack: Pack, wording: Wording) -> dict[str, str | int]:
    # What the code lacks is empty or 0; `rank` is a letter, or *n* and a number, and `of` is the
    # key of the suit.
    found: dict[str, str | int] = dict.fromkeys(("card", "suit", "of", "colour", "rank"), "")
    found["number"] = next((int(word) for word in words if word.isdecimal()), 0)
    letters = "".join(word for word in words if word not in COLOURS and not word.isdecimal())
    if words and words[0] in COLOURS:
        return found | {"colour": words[0], "rank": letters}
    return found | _suit_or_card(letters, pack, wording) if letters else found


def _suit_or_card(code: str, pack: Pack, wording: Wording) -> dict[str, str | int]:
    suit = next(card.suit for card in pack.cards if card.code[0] == code[0])
    named: dict[str, str | int] = {"suit": wording.suit(suit), "of": suit.value}
    if len(code) == 1:
        return named
    rank = f"n{code[1:]}" if code[1:].isdecimal() else code[1:]
    return named | {"card": wording.name(pack.parse(code)), "rank": rank}
