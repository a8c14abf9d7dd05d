"""Tarocco francese: its cards by kind, their order and what they count (section 2)."""

from bot.games.cards import Card, CardSet
from bot.games.packs import CAVALIER, JACK, KING, NOUVEAU, QUEEN
from bot.games.trick import tables_of

T21 = NOUVEAU.parse("T21")
PETIT = NOUVEAU.parse("T1")
EXCUSE = NOUVEAU.parse("EXC")
BOUTS: CardSet = T21.bit | PETIT.bit | EXCUSE.bit
"""The three cards that decide how many points the attack needs."""

TRUMPS: CardSet = NOUVEAU.trumps
SUIT_CARDS: CardSet = NOUVEAU.everything & ~(TRUMPS | EXCUSE.bit)
KINGS = NOUVEAU.set_of("SK HK DK CK")
QUEENS = NOUVEAU.set_of("SQ HQ DQ CQ")
CAVALIERS = NOUVEAU.set_of("SC HC DC CC")
JACKS = NOUVEAU.set_of("SJ HJ DJ CJ")
LADDER = (KINGS, QUEENS, CAVALIERS, JACKS)
"""The ranks that can be called, one after the other."""

_HALF_POINTS = {KING: 9, QUEEN: 7, CAVALIER: 5, JACK: 3}


def half_points(card: Card) -> int:
    """Return what a card counts, in half points (section 2)."""
    if card.bit & BOUTS:
        return 9
    return 1 if card.bit & TRUMPS else _HALF_POINTS.get(card.rank, 1)


TABLES = tables_of(NOUVEAU, lambda card: card.rank, half_points, overtrump=True)
"""Follow suit, else trump, always higher if possible; the Excuse at any time (section 9)."""
