"""The combinations of the Bolognese pack: five cricche, seven sequences, and what they count.

A cricca is three or four cards of one kind. A sequence follows a suit, the trumps (the Grande), the
Moors or the Aces; Begato and Fool, the counters, may serve in every sequence at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import product

from bot.games.bolognese.cards import KINGS, MOORS
from bot.games.cards import CardSet
from bot.games.melds import Meld
from bot.games.packs import BOLOGNESE


class Family(StrEnum):
    """A kind of combination; in one count each kind is met at most once."""

    TAROCCHI = "tarocchi"
    KINGS = "kings"
    QUEENS = "queens"
    CAVALIERS = "cavaliers"
    JACKS = "jacks"
    GRANDE = "grande"
    SWORDS = "swords"
    BATONS = "batons"
    CUPS = "cups"
    COINS = "coins"
    MOORS = "moors"
    ACES = "aces"


CRICCHE = {
    Family.TAROCCHI: (BOLOGNESE.set_of("T20 T19 BEG MAT"), 18),
    Family.KINGS: (KINGS, 17),
    Family.QUEENS: (BOLOGNESE.set_of("SQ BQ CQ DQ"), 14),
    Family.CAVALIERS: (BOLOGNESE.set_of("SC BC CC DC"), 13),
    Family.JACKS: (BOLOGNESE.set_of("SJ BJ CJ DJ"), 12),
}
"""The cards of each cricca, and what three of them count; all four count twice that."""

SUITS = {
    family: tuple(BOLOGNESE.set_of(codes) for codes in (f"{s}K", f"{s}Q {s}C {s}J", f"{s}A"))
    for family, s in zip(
        (Family.SWORDS, Family.BATONS, Family.CUPS, Family.COINS), "SBCD", strict=True
    )
}
"""King, other courts and Ace of each suit."""

COUNTERS = BOLOGNESE.set_of("BEG MAT")
GRANDI = BOLOGNESE.set_of("T20 T19 T18 T17")
NUMBERED = tuple(BOLOGNESE.parse(f"T{number}").bit for number in range(16, 4, -1))
"""The trumps that follow the Grandi in the Grande, highest first."""
ALL_NUMBERED = sum(NUMBERED)
ACES = BOLOGNESE.set_of("SA BA CA DA")

FEWEST = 3
"""Cards of the smallest combination."""
MANY = 3
"""This many cricche, or this many sequences, count double."""


CRICCA, SEQUENCE = "cricca", "sequence"
"""The sorts of combinations."""


@dataclass(frozen=True, slots=True)
class MeldRules:
    """What combinations there are at a table.

    `head` is the trump that the Grande cannot do without. With `grande_moors` a Grande that reaches
    the last numbered trump goes on with the Moors. `suit_wilds` is how many counters serve
    in one suit.
    """

    head: CardSet
    grande_moors: bool = True
    suit_wilds: int = 2

    def best(self, cards: CardSet) -> tuple[Meld, ...]:
        """Return all that a set of cards holds, each kind as long as it can be; the dearest
        first."""
        found = [
            Meld(family, held, price if held.bit_count() == FEWEST else 2 * price, CRICCA)
            for family, (whole, price) in CRICCHE.items()
            if (held := cards & whole).bit_count() >= FEWEST
        ]
        found += [
            Meld(family, held, 5 * (count - 1), SEQUENCE)
            for family, held in self._sequences(cards)
            if (count := held.bit_count()) >= FEWEST
        ]
        return tuple(sorted(found, key=lambda meld: -meld.points))

    def points(self, cards: CardSet) -> int:
        """Return what the combinations of a set of cards count at most."""
        return total(self.best(cards))

    def kinds(self, cards: CardSet) -> tuple[str, ...]:
        """Return the kinds of which exactly these cards, laid down together, are a combination.

        Angel, World and a counter can be both a cricca and a Grande; other cards are one thing.
        """
        return tuple(meld.kind for meld in self.best(cards) if meld.cards == cards)

    def declared(self, laid: Sequence[CardSet]) -> tuple[Meld, ...] | None:
        """Return the sets of cards as combinations of different kinds, in their order.

        A set that can be of two kinds is read as the one that makes the whole count most. None if
        no kind is left for one of them; each set must be a combination by itself.
        """
        if len(laid) > len(Family):
            return None
        readings = [[meld for meld in self.best(cards) if meld.cards == cards] for cards in laid]
        apart = [melds for melds in product(*readings) if _all_differ(melds)]
        return max(apart, key=total, default=None)

    def _sequences(self, cards: CardSet) -> Iterator[tuple[Family, CardSet]]:
        # The cards of each sequence that has begun; with too few cards it is none.
        counters = cards & COUNTERS
        yield Family.GRANDE, self._grande(cards)
        few = counters if self.suit_wilds > 1 else counters & -counters
        for family, (king, courts, ace) in SUITS.items():
            held = cards & courts
            if cards & king and held and (held & (held - 1) or few):
                yield family, cards & (king | courts | ace) | few
        for family, whole in ((Family.MOORS, MOORS), (Family.ACES, ACES)):
            held = cards & whole
            if held & (held - 1):
                yield family, held | counters

    def _grande(self, cards: CardSet) -> CardSet:
        # The head and two more of the Grandi, one of which a counter may be; then the numbered
        # trumps without a gap, and all Moors if they were all passed. No counter is ever in vain.
        grandi, counters = cards & GRANDI, cards & COUNTERS
        others, spare = (grandi & ~self.head).bit_count(), counters.bit_count()
        if not cards & self.head or not others or others + spare < 2:
            return 0
        run, passed = _run(cards & ALL_NUMBERED, spare - (others < 2))
        moors = cards & MOORS if passed and self.grande_moors else 0
        return grandi | run | moors | counters


def total(melds: Iterable[Meld]) -> int:
    """Return what combinations counted together are worth: three of a sort double that sort's
    points."""
    cricche: list[int] = []
    sequences: list[int] = []
    for meld in melds:
        (cricche if meld.sort == CRICCA else sequences).append(meld.points)
    return doubled(cricche) + doubled(sequences)


def doubled(points: Sequence[int]) -> int:
    """Return the sum of the cricche, or of the sequences, twice that if there are three of them."""
    return sum(points) * (2 if len(points) >= MANY else 1)


@cache
def _run(numbered: CardSet, spare: int) -> tuple[CardSet, bool]:
    # The numbered trumps from the highest on, and whether the lowest was passed. Counters fill
    # gaps of one; two of them may not stand side by side.
    run, filled = 0, False
    for card in NUMBERED:
        if numbered & card:
            run, filled = run | card, False
        elif spare and not filled:
            spare, filled = spare - 1, True
        else:
            return run, False
    return run, True


def _all_differ(melds: Sequence[Meld]) -> bool:
    return len({meld.kind for meld in melds}) == len(melds)
