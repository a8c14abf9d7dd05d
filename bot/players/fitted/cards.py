"""What the features of a card need to know of the cards of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.bolognese.cards import MOORS
from bot.games.bolognese.game import BologneseGame
from bot.games.bolognese.melds import ACES, CRICCHE, GRANDI, NUMBERED, SUITS, Family
from bot.games.cards import CardSet, indexes
from bot.games.rules import Rules
from bot.games.trick import CardTables
from bot.players.advice.catalogue import advisor_of

IN_GRANDE = 4
"""The number of trumps below the Grandi that are often in a sequence."""
MOST = 80
"""No set of cards is larger."""


@dataclass(frozen=True, slots=True)
class GameCards:
    """The cards of a game; rows have an entry a card, by index."""

    tables: CardTables
    suits: tuple[CardSet, ...]
    others: int
    """How many other players there are."""

    has_attack: bool
    """Whether one side plays against the rest in each deal, and which differs."""

    worth: tuple[float, ...]
    """What each adds to a pile, as a part of an average trick."""

    tier: tuple[int, ...]
    """The place of that among all such amounts, the least first."""

    weaker: tuple[int, ...]
    """How many of the same suit are weaker."""

    kind: tuple[CardSet, ...]
    """The cards that count together with it because they are of one kind; empty if none do."""

    sequence: tuple[CardSet, ...]
    """The cards that count together with it in a sequence; empty if none do."""

    hunted: CardSet
    """The costly trump that most others beat; empty if none is costly."""

    none_of: tuple[float, ...]
    """How likely a seat has none of so many cards of the others."""


@lru_cache(maxsize=64)
def cards_of(game: Rules) -> GameCards:
    """Return what is to know of the cards of this game."""
    tables, card_values = game.tables, advisor_of(game).card_values
    cheapest, adds, others = min(card_values), 1 / game.counted_in, game.players - 1
    average = (
        (sum(card_values) - (cheapest - adds) * len(card_values)) * game.players / len(card_values)
    )
    worth = tuple((prize - cheapest + adds) / average for prize in card_values)
    amounts = sorted({round(amount, 4) for amount in worth})
    melds = isinstance(game, BologneseGame)
    return GameCards(
        tables=tables,
        suits=tuple(sorted({*tables.follow} - {0, tables.trumps})),
        others=others,
        has_attack=game.has_attack,
        worth=worth,
        tier=tuple(amounts.index(round(amount, 4)) for amount in worth),
        weaker=tuple(_weaker(tables, card) for card in range(len(card_values))),
        kind=_together(len(card_values), _KINDS if melds else ()),
        sequence=_together(len(card_values), _SEQUENCES if melds else ()),
        hunted=_hunted(tables, card_values),
        none_of=tuple((1 - 1 / others) ** wanted for wanted in range(MOST)),
    )


_KINDS = (
    *(CRICCHE[family][0] for family in (Family.KINGS, Family.QUEENS, Family.CAVALIERS)),
    CRICCHE[Family.JACKS][0],
    ACES,
    MOORS,
)
_SEQUENCES = (*(sum(cards) for cards in SUITS.values()), GRANDI | sum(NUMBERED[:IN_GRANDE]))


def _weaker(tables: CardTables, card: int) -> int:
    return (tables.follow[card] & ~tables.beats[card] & ~(1 << card)).bit_count()


def _together(count: int, groups: Sequence[CardSet]) -> tuple[CardSet, ...]:
    return tuple(sum(group for group in groups if group >> card & 1) for card in range(count))


def _hunted(tables: CardTables, card_values: Sequence[float]) -> CardSet:
    dearest = sorted(indexes(tables.trumps), key=lambda card: _weaker(tables, card))
    costly = [card for card in dearest if card_values[card] - min(card_values) > COSTLY]
    return 1 << costly[0] if costly else 0


COSTLY = 3.0
"""The points by which a trump that is hunted is worth more than the cheapest card."""
