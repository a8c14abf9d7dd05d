"""What a seat can do, and what it is asked. Each action has one text form, used in button ids."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import assert_never

from bot.games.cards import Card, Pack, as_set
from bot.games.errors import BadCard


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay cards aside, face down."""

    cards: tuple[Card, ...]


Action = Play | Discard


@dataclass(frozen=True, slots=True)
class OneOf:
    """Choose one of these actions."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class CardsFrom:
    """Lay aside *count* of these cards; which of them go together is the game's `discard_fault`."""

    cards: tuple[Card, ...]
    count: int

    def combinations(self) -> Iterator[tuple[Card, ...]]:
        """Every choice of *count* cards, the game's further rules aside."""
        return combinations(self.cards, self.count)


Ask = OneOf | CardsFrom


def playable(ask: Ask | None) -> int:
    """The set of cards that may be played as an answer to *ask*; empty if none is asked for."""
    if not isinstance(ask, OneOf):
        return 0
    return as_set(action.card for action in ask.actions if isinstance(action, Play))


def code_of(action: Action) -> str:
    """The text of an action: a card's code alone plays it."""
    match action:
        case Play(card):
            return card.code
        case Discard(cards):
            return "discard." + ".".join(card.code for card in cards)
    assert_never(action)


def parse(pack: Pack, code: str) -> Action:
    """The action that `code_of` wrote. Raises `BadCard` for a text that is none."""
    verb, *codes = code.split(".")
    if not codes:
        return Play(pack.parse(verb))
    if verb != "discard":
        raise BadCard(code)
    return Discard(tuple(pack.parse(card) for card in codes))
