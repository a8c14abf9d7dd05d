"""Tarocco francese: its cards by kind, what they count and how they beat each other."""

from bot.games.cards import Card, CardSet, Suit
from bot.games.packs import CAVALIER, JACK, KING, NOUVEAU, QUEEN
from bot.games.trick import TrickTables

T21 = NOUVEAU.parse("T21")
PETIT = NOUVEAU.parse("T1")
EXCUSE = NOUVEAU.parse("EXC")
BOUTS: CardSet = T21.bit | PETIT.bit | EXCUSE.bit
"""The three cards that decide how many points the attack needs."""

TRUMPS: CardSet = sum(card.bit for card in NOUVEAU.cards if card.suit is Suit.TRUMPS)
SUIT_CARDS: CardSet = NOUVEAU.everything & ~(TRUMPS | EXCUSE.bit)
KINGS = NOUVEAU.set_of("SK HK DK CK")
QUEENS = NOUVEAU.set_of("SQ HQ DQ CQ")
CAVALIERS = NOUVEAU.set_of("SC HC DC CC")
JACKS = NOUVEAU.set_of("SJ HJ DJ CJ")
LADDER = (KINGS, QUEENS, CAVALIERS, JACKS)
"""The ranks that can be called, one after the other."""

_HALF_POINTS = {KING: 9, QUEEN: 7, CAVALIER: 5, JACK: 3}


def half_points(card: Card) -> int:
    """What a card counts, in half points (section 2)."""
    if card.bit & BOUTS:
        return 9
    return 1 if card.bit & TRUMPS else _HALF_POINTS.get(card.rank, 1)


def suit(card: Card) -> CardSet:
    """All cards of the card's suit; none for the Excuse."""
    if card is EXCUSE:
        return 0
    return sum(other.bit for other in NOUVEAU.cards if other.suit is card.suit)


def _beaten_by(card: Card) -> CardSet:
    if card is EXCUSE:
        return NOUVEAU.everything & ~EXCUSE.bit
    higher = sum(
        other.bit for other in NOUVEAU.cards if other.suit is card.suit and other.rank > card.rank
    )
    return higher if card.suit is Suit.TRUMPS else higher | TRUMPS


TABLES = TrickTables(
    follow=tuple(map(suit, NOUVEAU.cards)),
    beats=tuple(map(_beaten_by, NOUVEAU.cards)),
    value=tuple(map(half_points, NOUVEAU.cards)),
    trumps=TRUMPS,
    fool=EXCUSE.bit,
    overtrump=TRUMPS,
)
"""Follow suit, else trump, always higher if possible; the Excuse at any time (section 9)."""
