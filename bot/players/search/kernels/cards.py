"""What the quick policy knows of the cards of a game, and of what others are out of."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.cards import CardSet, indexes
from bot.games.rules import Rules
from bot.players.fitted import cards as fitted
from bot.players.search.position import Position

PERCENT = 100


@dataclass(frozen=True, slots=True)
class CardRows:
    """The cards of a game; rows have an entry a card, by index."""

    suits: tuple[CardSet, ...]
    """The plain suits, and then trumps, by number; that of the Fool comes after these."""

    suit_of: tuple[int, ...]
    """The number of its suit."""

    rank: tuple[int, ...]
    """How many of its suit it beats."""

    tier: tuple[int, ...]
    """The place of the worth of a suit card among all such amounts, the least first."""

    worth: tuple[int, ...]
    """What it adds to a trick, in hundredths of an average one."""

    kind: tuple[CardSet, ...]
    """The cards that count together with it because they are of one kind; empty if none do."""

    number_of_kind: tuple[int, ...]
    sequence: tuple[CardSet, ...]
    """The cards that count together with it in a sequence; empty if none do."""

    loses_fool: bool
    """Whether the Fool is lost in the last trick, unless it wins it."""

    hunted: CardSet
    """The costly trump that most others beat."""

    has_attack: bool
    """Whether one side plays against the rest in each deal, and which differs."""

    has_melds: bool
    """Whether cards count together."""


@lru_cache(maxsize=64)
def cards_of(game: Rules) -> CardRows:
    """Return what the policy knows of the cards of a game."""
    tables, known = game.tables, fitted.cards_of(game)
    suits = (*known.suits, tables.trumps)
    plain = game.pack.everything & ~(tables.trumps | tables.fool)
    amounts = sorted({round(known.worth[card], 4) for card in indexes(plain)})
    kinds = sorted({*known.kind} - {0})
    return CardRows(
        suits=suits,
        suit_of=tuple(_number(suits, card) for card in range(len(known.worth))),
        rank=known.weaker,
        tier=tuple(
            amounts.index(round(worth, 4)) if plain >> card & 1 else 0
            for card, worth in enumerate(known.worth)
        ),
        worth=tuple(
            0 if tables.fool >> card & 1 else round(PERCENT * worth)
            for card, worth in enumerate(known.worth)
        ),
        kind=known.kind,
        number_of_kind=tuple(kinds.index(kind) if kind else 0 for kind in known.kind),
        sequence=known.sequence,
        loses_fool=type(game).fool_wins is not Rules.fool_wins,
        hunted=known.hunted,
        has_attack=known.has_attack,
        has_melds=bool(kinds),
    )


@lru_cache(maxsize=8)
def lacking(position: Position) -> tuple[int, ...]:
    """Return by seat the numbers of the suits that everybody knows it is out of, as bits."""
    suits = cards_of(position.rules).suits
    return tuple(_lacks(suits, position.unseen, may_hold) for may_hold in position.may_hold)


def _number(suits: Sequence[CardSet], card: int) -> int:
    return next((number for number, suit in enumerate(suits) if suit >> card & 1), len(suits))


def _lacks(suits: Sequence[CardSet], unseen: CardSet, may_hold: CardSet) -> int:
    # Where no card of a suit is unseen, that alone says enough.
    return sum(
        1 << number for number, suit in enumerate(suits) if unseen & suit and not may_hold & suit
    )
