"""The same card as another pack draws it: a matter of looks, never of rules."""

from functools import cache

from bot.games.cards import Card, Suit
from bot.games.errors import BadOption
from bot.games.packs import BOLOGNESE, NOUVEAU, PIEMONTESE

PACKS = {pack.art: pack for pack in (PIEMONTESE, NOUVEAU, BOLOGNESE)}
"""The whole pack of each drawing."""

TWINS = {
    Suit.SWORDS: Suit.SPADES,
    Suit.BATONS: Suit.CLUBS,
    Suit.CUPS: Suit.HEARTS,
    Suit.COINS: Suit.DIAMONDS,
    Suit.TRUMPS: Suit.TRUMPS,
    Suit.FOOL: Suit.FOOL,
}
"""The French suit that stands for each Italian one."""


def drawings(art: str) -> tuple[str, ...]:
    """Return the drawings in which a game with this one can be shown, its own first."""
    # Bologna has other trumps, some of them without numbers.
    both = (PIEMONTESE.art, NOUVEAU.art)
    return tuple(sorted(both, key=lambda other: other != art)) if art in both else (art,)


def drawing_for(art: str, wanted: str) -> str:
    """Return the wanted drawing, for a game with this one.

    Raises `BadOption` if its cards do not match.
    """
    if wanted not in drawings(art):
        raise BadOption("pack", wanted, drawings(art))
    return wanted


@cache
def drawn_as(card: Card, art: str) -> Card:
    """Return the card of the drawing's whole pack that stands for this one.

    *art* is one of the drawings in which games with the card's own drawing can be shown.
    """
    pack, wanted = PACKS[art], suit_as(card.suit, art)
    if wanted is card.suit and wanted is not Suit.FOOL:
        return pack.parse(card.code)
    return next(other for other in pack.cards if (other.suit, other.rank) == (wanted, card.rank))


@cache
def suit_as(suit: Suit, art: str) -> Suit:
    """Return the suit of the drawing's pack that stands for this one."""
    suits = {other.suit for other in PACKS[art].cards}
    return suit if suit in suits else TWINS.get(suit) or _italian(suit)


def _italian(suit: Suit) -> Suit:
    return next(italian for italian, french in TWINS.items() if french is suit)
