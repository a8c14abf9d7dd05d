"""What a seat can do, and what it is asked.

An action is declared once; its fields give its text in button ids and its form in records.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, ClassVar, get_origin, get_type_hints

from bot.games.cards import Card, CardSet, Pack, Suit, as_set
from bot.games.errors import BadCard

Cards = tuple[Card, ...]
Codes = tuple[str, ...]


class Action:
    """Something that a seat does; every kind of action derives from it.

    It has at most one field of a type that `_FORMS` can write, and perhaps `says`.
    """

    __slots__ = ()

    verb: ClassVar[str]
    """What records call it. Its text begins with it too, unless `tag` is another word."""

    tag: ClassVar[str | None] = None

    def __init_subclass__(cls) -> None:
        # A dataclass with slots is made twice; the second takes the place of the first.
        KINDS[cls.verb] = cls


KINDS: dict[str, Any] = {}
"""Every kind of action, as a class, by its verb."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card; `says` are codes of signals and statements that go with it."""

    verb = "play"
    tag = ""

    card: Card
    says: Codes = ()


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard cards, face down."""

    verb = "discard"

    cards: Cards


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Speak in a poll or an auction; `bid` is the game's word for it."""

    verb = "bid"

    bid: str


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Call the cards whose holders are to be partners."""

    verb = "call"

    cards: Cards


@dataclass(frozen=True, slots=True)
class Slam(Action):
    """Announce that the side will win every trick, or announce nothing."""

    verb = "slam"

    announce: bool


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Declare combinations, each shown by its cards; none declares nothing."""

    verb = "declare"

    melds: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class ShowHandful(Action):
    """Show a handful of trumps before one's first card."""

    verb = "handful"

    cards: Cards


@dataclass(frozen=True, slots=True)
class Say(Action):
    """Say something without playing a card."""

    verb = "say"

    says: Codes


@dataclass(frozen=True, slots=True)
class Compensate(Action):
    """Give a card for a Fool that was kept."""

    verb = "compensate"
    tag = "pay"

    card: Card


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give a card, face down, for one that was asked for."""

    verb = "give"

    card: Card


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take back the card just played, as long as nobody has acted since."""

    verb = "take_back"


@dataclass(frozen=True, slots=True)
class Saying:
    """A code of something said, taken apart; what it does not name is empty or 0."""

    head: str
    card: Card | None = None
    suit: Suit | None = None
    colour: str = ""

    rank: str = ""
    """The rank of the card, or one of a colour, as codes of cards have it."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class OneOf:
    """Choose one of these actions."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class CardsFrom:
    """Discard *count* of these cards; which may go together is the game's `discard_fault`."""

    cards: Cards
    count: int

    def combinations(self) -> Iterator[Cards]:
        """Return every choice of *count* cards, whatever the game says of it."""
        return combinations(self.cards, self.count)


@dataclass(frozen=True, slots=True)
class MeldsFrom:
    """Declare any of these combinations, or smaller ones; they are ready-made, best first."""

    melds: tuple[Cards, ...]


Ask = OneOf | CardsFrom | MeldsFrom


def playable(ask: Ask | None) -> CardSet:
    """Return the set of cards that may be played as an answer to *ask*; empty if none is asked
    for."""
    if not isinstance(ask, OneOf):
        return 0
    return as_set(action.card for action in ask.actions if isinstance(action, Play))


def code_of(action: Action) -> str:
    """Return the text of an action: a card's code alone plays it, else a tag and dots.

    What is said stands at the end, each thing after a tilde.
    """
    hints = fields_of(action.verb)
    forms = ((name, _FORMS[hint][0]) for name, hint in hints.items() if hint != Codes)
    text = "".join(write(getattr(action, name)) for name, write in forms)
    says: Codes = getattr(action, "says", ())
    return "~".join((_start(action.verb) + text, *says))


def parse(pack: Pack, code: str) -> Action:
    """Return the action that `code_of` wrote. Raises `BadCard` for a text that is none."""
    text, *says = code.split("~")
    tag, dot, rest = text.partition(".") if "." in text else ("", "", text)
    verb = _verbs().get(tag + dot)
    hints = fields_of(verb) if verb else {}
    if verb is None or (says and Codes not in hints.values()) or (rest and not hints):
        raise BadCard(code)
    values = {
        name: tuple(says) if hint == Codes else _FORMS[hint][1](pack, rest)
        for name, hint in hints.items()
    }
    action: Action = KINDS[verb](**values)
    return action


@cache
def fields_of(verb: str) -> dict[str, object]:
    """Return the type of each field of the actions with this verb, by its name."""
    hints = get_type_hints(KINDS[verb])
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}


@cache
def _start(verb: str) -> str:
    tag = KINDS[verb].tag
    word = verb if tag is None else tag
    return f"{word}." if word else ""


def _verbs() -> dict[str, str]:
    return {_start(verb): verb for verb in KINDS}


def _codes(cards: Cards) -> str:
    return ".".join(card.code for card in cards)


def _cards(pack: Pack, codes: str) -> Cards:
    return tuple(pack.parse(code) for code in codes.split("."))


def _melds(pack: Pack, codes: str) -> tuple[Cards, ...]:
    return tuple(_cards(pack, meld) for meld in codes.split("+") if meld)


def _word(pack: Pack, text: str) -> str:
    if not text:
        raise BadCard(text)
    return text


def _yes(pack: Pack, text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadCard(text)
    return text == "yes"


_FORMS: dict[object, tuple[Callable[[Any], str], Callable[[Pack, str], object]]] = {
    Card: (lambda card: card.code, Pack.parse),
    Cards: (_codes, _cards),
    tuple[Cards, ...]: (lambda melds: "+".join(map(_codes, melds)), _melds),
    str: (str, _word),
    bool: (lambda yes: "yes" if yes else "no", _yes),
}
"""How a field of each type is written in a text, and how it is read."""
