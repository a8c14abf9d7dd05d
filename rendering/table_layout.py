"""Where things lie in the picture of a table: a slot a seat, the last trick below."""

from dataclasses import dataclass

from rendering.mount import Size, Spot

WIDTH = 1100
SIDE = 24
GAP = 16
HEADER = 72
PADDING = 18
NARROW = 200
"""Slots that are narrower than so many pixels have the name below the avatar."""

BELOW_CARD = 16
INFO = 114
NARROW_INFO = 169
LINE = 25
"""A further line of what there is to say about a seat."""

BOTTOM = 18
LAST_GAP = 16


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a seat: its plate, the card in it, and what is told below the card."""

    x: int
    width: int
    height: int
    card: Spot
    info: Spot

    @property
    def middle(self) -> int:
        """The pixel column in the middle of the slot."""
        return self.x + self.width // 2

    @property
    def right(self) -> int:
        """The pixel column after the slot."""
        return self.x + self.width

    @property
    def narrow(self) -> bool:
        """Whether there is no room for a name beside the avatar."""
        return self.width < NARROW


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The size of the picture, the slots, and where the small cards below them lie."""

    size: Size
    slots: tuple[Slot, ...]
    below: tuple[Spot, ...]


def layout(players: int, card: Size, small: Size, below: int = 0, lines: int = 1) -> TableLayout:
    """The layout for so many seats, with so many small cards below the slots.

    *lines* are those that there may be to say about a seat.
    """
    width = (WIDTH - 2 * SIDE - GAP * (players - 1)) // players
    info = (NARROW_INFO if width < NARROW else INFO) + LINE * (lines - 1)
    height = PADDING + card[1] + BELOW_CARD + info
    slots = tuple(
        _slot(SIDE + seat * (width + GAP), (width, height), card) for seat in range(players)
    )
    bottom = HEADER + height + BOTTOM
    if not below:
        return TableLayout((WIDTH, bottom), slots, ())
    across = small[0] + LAST_GAP
    left = WIDTH - SIDE - below * across + LAST_GAP
    spots = tuple((left + place * across, bottom) for place in range(below))
    return TableLayout((WIDTH, bottom + small[1] + BOTTOM), slots, spots)


def _slot(x: int, size: Size, card: Size) -> Slot:
    left, top = x + (size[0] - card[0]) // 2, HEADER + PADDING
    return Slot(x, size[0], size[1], (left, top), (x, top + card[1] + BELOW_CARD))
