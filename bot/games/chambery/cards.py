"""Chambéry: its cards by kind, their order and what they count (section 2)."""

from bot.games.cards import Card, CardSet, Suit
from bot.games.chambery.options import ChamberyOptions
from bot.games.packs import CAVALIER, JACK, KING, NOUVEAU, QUEEN
from bot.games.trick import CardTables, tables_of

T21 = NOUVEAU.parse("T21")
PETIT = NOUVEAU.parse("T1")
EXCUSE = NOUVEAU.parse("EXC")
HONOURS: CardSet = T21.bit | PETIT.bit | EXCUSE.bit
"""The three tarots that count as much as a king."""

TRUMPS: CardSet = NOUVEAU.trumps
KINGS = NOUVEAU.set_of("SK HK DK CK")
NEVER_DISCARDED: CardSet = KINGS | T21.bit | EXCUSE.bit
LADDER = (
    KINGS,
    NOUVEAU.set_of("SQ HQ DQ CQ"),
    NOUVEAU.set_of("SC HC DC CC"),
    NOUVEAU.set_of("SJ HJ DJ CJ"),
)
"""The ranks that can be called, one after the other (section 5)."""

RED = (Suit.HEARTS, Suit.DIAMONDS)
FOOL_POINTS = 4

_COURTS = {KING: 4, QUEEN: 3, CAVALIER: 2, JACK: 1}


def points(card: Card) -> int:
    """Return what a card counts by itself, besides the trick that it is won in."""
    if card.bit & HONOURS:
        return FOOL_POINTS
    return 0 if card.bit & TRUMPS else _COURTS.get(card.rank, 0)


def tables(options: ChamberyOptions) -> CardTables:
    """Follow suit, else trump, else anything; nobody has to overtrump (section 6).

    A trick has as many cards as make one point, so each card counts one more here, as in games
    that count in groups.
    """
    return tables_of(NOUVEAU, lambda card: _strength(card, options), lambda card: points(card) + 1)


def _strength(card: Card, options: ChamberyOptions) -> int:
    # Red numerals run backwards (section 2).
    is_reversed = card.suit in RED and options.round_numerals == "reversed"
    return 11 - card.rank if is_reversed and card.rank < JACK else card.rank
