"""Where things are in the picture of a table: a slot per seat, and the footer below them."""

from dataclasses import dataclass

from rendering.canvas.drawing import Size, Spot
from rendering.cards.deck import SLOTS
from rendering.cards.index_row import BAND, cards_height

WIDTH = 1100
SIDE = 24
GAP = 16
HEADER = 72
PADDING = 18
NARROW = 200
"""Narrower slots have the name below the avatar."""

BELOW_CARD = 16
INFO = 114
NARROW_INFO = 169
LINE = 25
"""The height of each further line about a seat."""

BOTTOM = 18
FOOTER_CARDS = SLOTS[5]
"""The cards in the footer."""
FOOTER_HEAD = 10
STRIP = 84
"""How much of a card in the footer shows."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a seat: its plate, the card in it, and what is written below the card.

    `lines` is how many lines there are for the roles of the seat.
    """

    x: int
    width: int
    height: int
    card: Spot
    info: Spot
    lines: int

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
class Footer:
    """The plate below the slots; `cards` is the column where its cards begin."""

    x: int
    y: int
    width: int
    height: int
    cards: int


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The size of the picture, the slots, and the footer, if there is one."""

    size: Size
    slots: tuple[Slot, ...]
    footer: Footer | None


def layout(players: int, card: Size, footer: int = 0, lines: int = 1) -> TableLayout:
    """The layout for that many seats, with *footer* cards below them.

    *lines* is the most lines that there may be about a seat.
    """
    width = (WIDTH - 2 * SIDE - GAP * (players - 1)) // players
    info = (NARROW_INFO if width < NARROW else INFO) + LINE * (lines - 1)
    height = PADDING + card[1] + BELOW_CARD + info
    slots = tuple(
        _slot(SIDE + seat * (width + GAP), (width, height), card, lines) for seat in range(players)
    )
    bottom = HEADER + height + GAP
    if not footer:
        return TableLayout((WIDTH, bottom - GAP + BOTTOM), slots, None)
    plate = _footer(bottom, footer)
    return TableLayout((WIDTH, bottom + plate.height + BOTTOM), slots, plate)


def _footer(top: int, count: int) -> Footer:
    width, height = WIDTH - 2 * SIDE, FOOTER_HEAD + cards_height(FOOTER_CARDS.width) + BAND
    return Footer(SIDE, top, width, height, SIDE + width - PADDING - count * STRIP)


def _slot(x: int, size: Size, card: Size, lines: int) -> Slot:
    left, top = x + (size[0] - card[0]) // 2, HEADER + PADDING
    return Slot(x, size[0], size[1], (left, top), (x, top + card[1] + BELOW_CARD), lines)
