"""The three signals of the Bolognese games, which go with a card that is led.

Volo (the card is tossed) says that it is the last of its suit in hand. Striscio (it is drawn along
the table) asks for trumps, or says that more of the suit are in hand. Busso (a knock) asks for the
best card.
"""

from bot.games.cards import Card, CardSet, Seat, as_set
from bot.games.deal import Deal
from bot.games.packs import BOLOGNESE
from bot.games.trick import TrickTables

VOLO, STRISCIO, BUSSO = "volo", "striscio", "busso"

KINGS = BOLOGNESE.set_of("SK BK CK DK")


def true_of(tables: TrickTables, hand: CardSet, card: Card, meanings: str) -> tuple[str, ...]:
    """The signals that are true of a card led from this hand; none goes with the Fool."""
    if card.bit & tables.fool:
        return ()
    more = hand & tables.follow[card.index] & ~card.bit
    if not more:
        return (VOLO, BUSSO) if meanings == "tournament" else (VOLO, STRISCIO, BUSSO)
    return (STRISCIO, BUSSO)


def is_open(tables: TrickTables, deal: Deal, seat: Seat, card: Card, top: Card) -> bool:
    """Whether signals are open in the suit of a led card where its top card must have been played.

    The card that is led counts as played. When all trumps that the seat does not hold were played,
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
