"""What a seat can do, and what it is asked. Each action has one text form, used in button ids."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import assert_never

from bot.games.cards import Card, Pack, as_set
from bot.games.errors import BadCard

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card to the trick; `says` are codes of signals and statements that go with it."""

    card: Card
    says: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay cards aside, face down."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Bid:
    """Speak in a poll or an auction; `bid` is the game's word for it."""

    bid: str


@dataclass(frozen=True, slots=True)
class Call:
    """Call the cards whose holders are to be one's partners."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Slam:
    """Announce that one will win every trick, or that one will not say so."""

    announce: bool


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare combinations, each shown by its cards; none declares nothing."""

    melds: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class ShowHandful:
    """Show a handful of trumps before one's first card."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Say:
    """Say something without playing a card."""

    says: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Compensate:
    """Give a card for the Fool that one has kept."""

    card: Card


Action = Play | Discard | Bid | Call | Slam | Declare | ShowHandful | Say | Compensate


@dataclass(frozen=True, slots=True)
class OneOf:
    """Choose one of these actions."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class CardsFrom:
    """Lay aside *count* of these cards; which of them go together is the game's `discard_fault`."""

    cards: Cards
    count: int

    def combinations(self) -> Iterator[Cards]:
        """Every choice of *count* cards, the game's further rules aside."""
        return combinations(self.cards, self.count)


@dataclass(frozen=True, slots=True)
class MeldsFrom:
    """Declare any of these combinations, or smaller ones; they are ready-made, best first."""

    melds: tuple[Cards, ...]


Ask = OneOf | CardsFrom | MeldsFrom


def playable(ask: Ask | None) -> int:
    """The set of cards that may be played as an answer to *ask*; empty if none is asked for."""
    if not isinstance(ask, OneOf):
        return 0
    return as_set(action.card for action in ask.actions if isinstance(action, Play))


def code_of(action: Action) -> str:
    """The text of an action: a card's code alone plays it, else a verb and dots."""
    match action:
        case Play(card, says):
            return "~".join((card.code, *says))
        case Discard(cards):
            return _with("discard", cards)
        case Bid(bid):
            return f"bid.{bid}"
        case Call(cards):
            return _with("call", cards)
        case Slam(announce):
            return f"slam.{'yes' if announce else 'no'}"
        case Declare(melds):
            return "declare." + "+".join(_codes(meld) for meld in melds)
        case ShowHandful(cards):
            return _with("handful", cards)
        case Say(says):
            return "~".join(("say.", *says))
        case Compensate(card):
            return f"pay.{card.code}"
    assert_never(action)


def parse(pack: Pack, code: str) -> Action:
    """The action that `code_of` wrote. Raises `BadCard` for a text that is none."""
    text, *says = code.split("~")
    verb, dot, rest = text.partition(".")
    match verb:
        case "discard":
            return Discard(_parsed(pack, rest))
        case "bid" if rest:
            return Bid(rest)
        case "call":
            return Call(_parsed(pack, rest))
        case "slam" if rest in ("yes", "no"):
            return Slam(rest == "yes")
        case "declare":
            return Declare(tuple(_parsed(pack, meld) for meld in rest.split("+") if meld))
        case "handful":
            return ShowHandful(_parsed(pack, rest))
        case "say":
            return Say(tuple(says))
        case "pay":
            return Compensate(pack.parse(rest))
    if dot:
        raise BadCard(code)
    return Play(pack.parse(verb), tuple(says))


def _with(verb: str, cards: Cards) -> str:
    return f"{verb}.{_codes(cards)}"


def _codes(cards: Cards) -> str:
    return ".".join(card.code for card in cards)


def _parsed(pack: Pack, codes: str) -> Cards:
    return tuple(pack.parse(code) for code in codes.split("."))
