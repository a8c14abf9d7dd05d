"""Where the cards of a hand lie: in one row or two, as wide as the picture."""

from collections.abc import Sequence
from dataclasses import dataclass

WIDTH = 1100
SIDE = 22
EDGE = 14
RAISE = 26
LEAST_STEP = 60
GAP = 14
ROW_PITCH = 0.36
"""How much of a card the next row leaves visible: its upper end, which says everything."""
SEEN = 0.47
"""How much of a card in the last row shows; the lower edge of the picture cuts off the rest."""

CardSize = tuple[int, int]


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card lies when it is not raised, and how much of it the next one leaves visible."""

    x: int
    y: int
    strip: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The size of the picture, and the rows of places in it."""

    size: tuple[int, int]
    rows: tuple[tuple[CardPlace, ...], ...]

    @property
    def places(self) -> tuple[CardPlace, ...]:
        """All places, row by row."""
        return tuple(place for row in self.rows for place in row)


def step(count: int, card: CardSize) -> float:
    """Return the pixels between the left edges of neighbours in a row of *count* cards."""
    widest = card[0] + GAP
    if count < 2:
        return widest
    return min(widest, (WIDTH - 2 * SIDE - card[0]) / (count - 1))


def layout(suits: Sequence[object], card: CardSize, above: int = 0) -> Layout:
    """Return the places of a hand in its order, given the suit of each card.

    *above* is the height of what else is at the top.
    """
    rows = _rows(suits, card)
    pitch = round(ROW_PITCH * card[1]) + RAISE
    top = above + EDGE + RAISE
    height = top + (len(rows) - 1) * pitch + round(SEEN * card[1])
    # A short row is as dense as a longer one above it, so that no card hangs out below it.
    placed = (
        _row(count, step(max(rows[row:]), card), top + row * pitch, card)
        for row, count in enumerate(rows)
    )
    return Layout((WIDTH, height), tuple(placed))


def _rows(suits: Sequence[object], card: CardSize) -> tuple[int, ...]:
    count = len(suits)
    if count < 2 or step(count, card) >= LEAST_STEP:
        return (count,)
    middle = -(-count // 2)
    for first in sorted(range(middle - 2, middle + 3), key=lambda at: abs(2 * at - count)):
        longer = max(first, count - first)
        if suits[first - 1] != suits[first] and step(longer, card) >= LEAST_STEP:
            return (first, count - first)
    return (middle, count - middle)


def _row(count: int, apart: float, y: int, card: CardSize) -> tuple[CardPlace, ...]:
    left = (WIDTH - (count - 1) * apart - card[0]) / 2
    lefts = [int(left + at * apart) for at in range(count)]
    ends = [*lefts[1:], WIDTH]
    return tuple(
        CardPlace(x, y, min(end - x, card[0])) for x, end in zip(lefts, ends, strict=False)
    )
