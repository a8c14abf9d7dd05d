"""The actions of a record: how each is written, and how it is read."""

from collections.abc import Callable, Iterable

from bot.games.actions import (
    Action,
    Bid,
    Call,
    Compensate,
    Declare,
    Discard,
    Play,
    Say,
    ShowHandful,
    Slam,
)
from bot.games.cards import Card, Pack
from bot.games.errors import BadCard
from bot.games.record.values import Value, shown

POLL = ("monte", "no_monte")
"""Bids of a poll: in a record they stand as actions of their own."""

SIGNALS = ("volo", "striscio", "busso")
"""What is signalled with a card; everything else is said."""

HEAD = ("seat", "do")


def written(action: Action) -> dict[str, object]:
    """The action as a record has it, without its seat."""
    match action:
        case Play(card, says):
            return {"do": "play", "card": card.code, **_said(says)}
        case Discard(cards):
            return {"do": "discard", "cards": _codes(cards)}
        case Bid(bid):
            return {"do": bid} if bid in POLL else {"do": "bid", "bid": bid}
        case Call(cards):
            return {"do": "call", "cards": _codes(cards)}
        case Slam(announce):
            return {"do": "slam", "announce": announce}
        case Declare(melds):
            return {"do": "declare", "melds": [_codes(meld) for meld in melds]}
        case ShowHandful(cards):
            return {"do": "handful", "cards": _codes(cards)}
        case Say(says):
            return {"do": "say", "says": list(says)}
        case Compensate(card):
            return {"do": "compensate", "card": card.code}


def read(value: Value, pack: Pack) -> Action:
    """The action of an entry. Raises `BadRecord`."""
    return _READERS[value.field("do").one_of(_READERS)](value, pack)


def in_words(action: Action) -> str:
    """The action in a sentence that says what a seat may not do."""
    match action:
        case Play(card, says):
            return f"play {card}" + (f" and say {' '.join(says)}" if says else "")
        case Discard(cards):
            return f"discard {' '.join(_codes(cards))}"
        case Bid(bid):
            return f"say {bid}"
        case Call(cards):
            return f"call {' '.join(_codes(cards))}"
        case Slam(announce):
            return "announce a slam" if announce else "announce no slam"
        case Declare(melds):
            return "declare " + (" and ".join(" ".join(_codes(m)) for m in melds) or "nothing")
        case ShowHandful(cards):
            return f"show {' '.join(_codes(cards))}"
        case Say(says):
            return f"say {' '.join(says)}"
        case Compensate(card):
            return f"give {card}"


def cards_of(value: Value, pack: Pack) -> tuple[Card, ...]:
    """The cards of a list of codes. Raises `BadRecord`."""
    return tuple(card_of(entry, pack) for entry in value.items())


def card_of(value: Value, pack: Pack) -> Card:
    """The card of a code. Raises `BadRecord`."""
    code = value.text()
    try:
        return pack.parse(code)
    except BadCard:
        raise value.bad(f"the pack has no card {shown(code)}") from None


def _said(says: tuple[str, ...]) -> dict[str, object]:
    signals = [code for code in says if code in SIGNALS]
    said = [code for code in says if code not in SIGNALS]
    return ({"signal": signals[0]} if signals else {}) | ({"says": said} if said else {})


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def _play(value: Value, pack: Pack) -> Play:
    fields = value.fields((*HEAD, "card"), ("signal", "says"))
    says: tuple[str, ...] = ()
    if "signal" in fields:
        says = (fields["signal"].one_of(SIGNALS),)
    if "says" in fields:
        says += tuple(entry.text() for entry in fields["says"].items())
    return Play(card_of(fields["card"], pack), says)


def _discard(value: Value, pack: Pack) -> Discard:
    return Discard(cards_of(value.fields((*HEAD, "cards"), ())["cards"], pack))


def _poll(value: Value, pack: Pack) -> Bid:
    return Bid(value.fields(HEAD, ())["do"].text())


def _bid(value: Value, pack: Pack) -> Bid:
    return Bid(value.fields((*HEAD, "bid"), ())["bid"].text())


def _call(value: Value, pack: Pack) -> Call:
    return Call(cards_of(value.fields((*HEAD, "cards"), ())["cards"], pack))


def _slam(value: Value, pack: Pack) -> Slam:
    return Slam(value.fields((*HEAD, "announce"), ())["announce"].truth())


def _declare(value: Value, pack: Pack) -> Declare:
    melds = value.fields((*HEAD, "melds"), ())["melds"].items()
    return Declare(tuple(cards_of(meld, pack) for meld in melds))


def _handful(value: Value, pack: Pack) -> ShowHandful:
    return ShowHandful(cards_of(value.fields((*HEAD, "cards"), ())["cards"], pack))


def _say(value: Value, pack: Pack) -> Say:
    says = value.fields((*HEAD, "says"), ())["says"].items()
    return Say(tuple(entry.text() for entry in says))


def _compensate(value: Value, pack: Pack) -> Compensate:
    return Compensate(card_of(value.fields((*HEAD, "card"), ())["card"], pack))


_READERS: dict[str, Callable[[Value, Pack], Action]] = {
    "monte": _poll,
    "no_monte": _poll,
    "bid": _bid,
    "call": _call,
    "discard": _discard,
    "slam": _slam,
    "declare": _declare,
    "handful": _handful,
    "play": _play,
    "say": _say,
    "compensate": _compensate,
}
