"""The three signals of the Bolognese games, which go with a card that is led.

Volo (tossing the card) says that it is the last of its suit in hand. Striscio (drawing it along the
table) asks for trumps, or says that there are more of the suit in hand. Busso (a knock) asks for
the best card.
"""

from bot.games.bolognese.cards import KINGS
from bot.games.cards import Card, CardSet, Seat, as_set
from bot.games.deal import Deal
from bot.games.trick import CardTables

VOLO, STRISCIO, BUSSO = "volo", "striscio", "busso"


def true_of(tables: CardTables, hand: CardSet, card: Card, meanings: str) -> tuple[str, ...]:
    """Return the signals that are true of a card led from this hand; the Fool has none."""
    if card.bit & tables.fool:
        return ()
    more = hand & tables.follow[card.index] & ~card.bit
    if not more:
        return (VOLO, BUSSO) if meanings == "tournament" else (VOLO, STRISCIO, BUSSO)
    return (STRISCIO, BUSSO)


def is_open(tables: CardTables, deal: Deal, seat: Seat, card: Card, top: Card) -> bool:
    """Return whether signals are open in the suit of a led card, if its top card must have been
    played.

    The led card counts as played. Once all trumps that the seat does not hold have been played,
    every plain suit is open.
    """
    played = card.bit | _played(deal)
    if card.bit & tables.trumps:
        return bool(played & top.bit)
    gone = not tables.trumps & ~(played | deal.hands[seat])
    return gone or bool(played & KINGS & tables.follow[card.index])


def _played(deal: Deal) -> CardSet:
    played = as_set(deal.trick.cards)
    for trick in deal.tricks:
        played |= as_set(trick.cards)
    return played
