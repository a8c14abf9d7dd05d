"""Sets of cards as two words: the first and the last card, and what the cards count."""

from bot.players.search.kernels.compiling import Row, compiled, length, size
from bot.players.search.kernels.layout import BASE, MOST_VALUES, VALUES


@compiled
def highest(g: Row, suits: int, trumps: int) -> int:
    """Return the index of the last card of a set; -1 if it is empty."""
    if trumps:
        return g[BASE] + length(trumps) - 1
    return length(suits) - 1


@compiled
def lowest(suits: int, trumps: int) -> tuple[int, int]:
    """Return the set of the first card alone; empty if the set is."""
    if suits:
        return suits & -suits, 0
    return 0, trumps & -trumps


@compiled
def parted(g: Row, suits: int, trumps: int) -> tuple[int, int, int]:
    """Return the index of the first card of a set that has any, and the set without it."""
    if suits:
        return length(suits & -suits) - 1, suits & (suits - 1), trumps
    return g[BASE] + length(trumps & -trumps) - 1, 0, trumps & (trumps - 1)


@compiled
def one(g: Row, card: int) -> tuple[int, int]:
    """Return the set of the card with this index."""
    if card < g[BASE]:
        return 1 << card, 0
    return 0, 1 << (card - g[BASE])


@compiled
def worth(g: Row, suits: int, trumps: int) -> int:
    """Return the values of the cards of a set, added up."""
    found = 0
    for place in range(VALUES, VALUES + 3 * MOST_VALUES, 3):
        if not g[place]:
            break
        found += g[place] * (size(suits & g[place + 1]) + size(trumps & g[place + 2]))
    return found
