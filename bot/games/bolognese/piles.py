"""What two sides have won in a deal, and the card that is given for a Fool."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.bolognese.melds import MeldRules
from bot.games.cards import CardSet, Seat, indexes
from bot.games.packs import BOLOGNESE
from bot.games.trick import CardTables, TrickHistory

PLAIN = BOLOGNESE.set_of(" ".join(f"{suit}{rank}" for suit in "SBCD" for rank in range(6, 11)))
"""The cards that are in no combination."""

CARD_POINTS = 87
"""All values, less one for every two cards."""
LAST_TRICK = 6


@dataclass(frozen=True, slots=True)
class Piles:
    """The cards of both sides with the Fool where it belongs, before anything was paid for it.

    `fool_from` is who played the Fool, if anybody did; `payer` the side that owes a card for it.
    """

    cards: tuple[CardSet, CardSet]
    fool_from: Seat | None
    payer: int | None

    def after(self, paid: CardSet) -> tuple[CardSet, CardSet]:
        """Return the cards of both sides once this card has been given for the Fool."""
        first, second = self.cards
        if self.payer is None:
            return self.cards
        return (first & ~paid, second | paid) if self.payer == 0 else (first | paid, second & ~paid)


def won(
    tables: CardTables,
    history: TrickHistory,
    sides: Sequence[int],
    aside: tuple[CardSet, CardSet],
) -> Piles:
    """Return the piles of a deal; *sides* has the side, 0 or 1, of each seat.

    *aside* is what comes to each side without a trick: a discard or the stock. A side that wins no
    trick keeps nothing: its discard goes to the others, and the Fool with it.
    """
    tricks = history.piles(sides)
    cards = [pile | laid & ~tables.fool for pile, laid in zip(aside, tricks, strict=True)]
    if not all(tricks):
        everything = cards[0] | cards[1] | (0 if history.fool_from is None else tables.fool)
        return Piles((everything, 0) if tricks[0] else (0, everything), history.fool_from, None)
    if history.fool_from is None:
        return Piles((cards[0], cards[1]), None, None)
    owner = sides[history.fool_from]
    cards[owner] |= tables.fool
    payer = None if tricks[owner] & tables.fool else owner
    return Piles((cards[0], cards[1]), history.fool_from, payer)


def card_points(tables: CardTables, pile: CardSet) -> int:
    """Return the values of a pile, less one for every two cards."""
    return sum(tables.value[card] for card in indexes(pile)) - pile.bit_count() // 2


def payable(tables: CardTables, pile: CardSet) -> CardSet:
    """Return the cards of a pile that may be given for its Fool: those of the lowest value there
    is."""
    cards = list(indexes(pile & ~tables.fool))
    least = min(tables.value[card] for card in cards)
    return sum(1 << card for card in cards if tables.value[card] == least)


def cheapest(tables: CardTables, rules: MeldRules, piles: Piles) -> int:
    """Return the index of the card that is given for the Fool where nobody chooses.

    It costs the payer's combinations least; of equal cards it is a plain one, or else the one that
    helps the other side's combinations least, or else the first in the order of the pack.
    """
    assert piles.payer is not None
    own, others = piles.cards[piles.payer], piles.cards[1 - piles.payer]
    choice = payable(tables, own)
    if choice & PLAIN:
        return next(indexes(choice & PLAIN))

    def cost(card: int) -> tuple[int, int]:
        return -rules.points(own & ~(1 << card)), rules.points(others | 1 << card)

    return min(indexes(choice), key=cost)
