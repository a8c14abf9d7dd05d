"""Tarocco francese: handfuls, the trumps that a player may show before playing (section 8)."""

from bot.games.cards import CardSet
from bot.games.francese.cards import EXCUSE, PETIT, TRUMPS
from bot.games.packs import NOUVEAU

POINTS = (20, 30, 40)
"""What a simple, a double and a triple handful count."""

SIZES = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13), 6: (6, 8, 10)}
"""How many trumps each takes, by the number of players."""


def points(shown: CardSet, held: CardSet, sizes: tuple[int, ...]) -> int | None:
    """Return what this handful of the trumps held counts; None if it is none.

    *held* are the seat's trumps, with those it discarded, and the Excuse. Showing the Excuse says
    that no trump is hidden.
    """
    if shown & ~held or shown & ~(TRUMPS | EXCUSE.bit):
        return None
    if shown & EXCUSE.bit and held & TRUMPS & ~shown:
        return None
    count = shown.bit_count()
    return POINTS[sizes.index(count)] if count in sizes else None


def ready_made(held: CardSet, sizes: tuple[int, ...]) -> list[CardSet]:
    """Return one handful of each size that these trumps give, the smallest first.

    Of more trumps than needed, the Petit is hidden first, then the highest.
    """
    trumps = held & TRUMPS
    weakest_first = sorted(NOUVEAU.members(trumps), key=lambda card: (card is PETIT, card.rank))
    found = []
    for size in sizes:
        if size <= len(weakest_first):
            found.append(sum(card.bit for card in weakest_first[:size]))
        elif held & EXCUSE.bit and size == len(weakest_first) + 1:
            found.append(trumps | EXCUSE.bit)
    return found
