"""Where things are in the picture of a table: a slot per seat, and the footer below them."""

from dataclasses import dataclass

from rendering.canvas.drawing import Size, Spot
from rendering.cards.deck import SLOTS, CardKind
from rendering.cards.index_row import band_height, cards_height

WIDTH = 1100
SIDE = 24
GAP = 16
HEADER = 76
PADDING = 14
MOST_IN_ROW = 4
ROWS_OF = 3
"""With more seats than fit a row, there are so many in each."""

FACE = 56
NAME = 46
"""The height of the line with a name."""
COUNT = 42
"""The height of the line with what a seat has taken."""
LINE = 46
"""The height of a line of words about a seat."""
BELOW = 10

BOTTOM = 18
FOOTER_CARDS = SLOTS[5]
"""The cards in the footer."""
FOOTER_HEAD = 10
STRIP = 68
"""How much of a card in the footer shows."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a seat: its plate, its name, its card, and what is told of it.

    `told` is the upper left corner of what is told, `room` its width in pixels, and `lines` how
    many lines of words it may have.
    """

    at: Spot
    size: Size
    name: Spot
    card: Spot
    told: Spot
    room: int
    lines: int
    beside: bool
    """Whether what is told stands beside the card, not below it."""

    @property
    def right(self) -> int:
        """The pixel column after the slot."""
        return self.at[0] + self.size[0]

    @property
    def foot(self) -> int:
        """The pixel row after the slot."""
        return self.at[1] + self.size[1]


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


def kind_of(players: int) -> CardKind:
    """Return the size of the cards in the slots."""
    return SLOTS[players if players <= MOST_IN_ROW else max(SLOTS)]


def layout(players: int, card: Size, footer: int = 0, lines: int = 1) -> TableLayout:
    """Return the layout for that many seats, with *footer* cards below them.

    *lines* is the most lines of words that there may be about a seat.
    """
    slots = _in_rows(players, card) if players > MOST_IN_ROW else _in_a_row(players, card, lines)
    bottom = slots[-1].foot + GAP
    if not footer:
        return TableLayout((WIDTH, bottom - GAP + BOTTOM), slots, None)
    plate = _footer(bottom, footer)
    return TableLayout((WIDTH, bottom + plate.height + BOTTOM), slots, plate)


def _in_a_row(players: int, card: Size, lines: int) -> tuple[Slot, ...]:
    width = (WIDTH - 2 * SIDE - GAP * (players - 1)) // players
    below = NAME + FACE + BELOW + COUNT + LINE * lines + BELOW
    size = width, PADDING + card[1] + BELOW + below
    return tuple(_below(SIDE + seat * (width + GAP), size, card, lines) for seat in range(players))


def _below(x: int, size: Size, card: Size, lines: int) -> Slot:
    left, top = x + (size[0] - card[0]) // 2, HEADER + PADDING
    name = top + card[1] + BELOW
    told, room = (x + PADDING, name + NAME), size[0] - 2 * PADDING
    return Slot((x, HEADER), size, (x + PADDING, name), (left, top), told, room, lines, False)


def _in_rows(players: int, card: Size) -> tuple[Slot, ...]:
    width = (WIDTH - 2 * SIDE - GAP * (ROWS_OF - 1)) // ROWS_OF
    size = width, PADDING + FACE + BELOW + card[1] + PADDING
    lines = (card[1] - 2 * COUNT) // LINE
    found = []
    for seat in range(players):
        row, column = divmod(seat, ROWS_OF)
        count = min(ROWS_OF, players - row * ROWS_OF)
        first = (WIDTH - count * width - (count - 1) * GAP) // 2
        at = first + column * (width + GAP), HEADER + row * (size[1] + GAP)
        found.append(_beside(at, size, card, lines))
    return tuple(found)


def _beside(at: Spot, size: Size, card: Size, lines: int) -> Slot:
    left, top = at[0] + PADDING, at[1] + PADDING + FACE + BELOW
    told = left + card[0] + PADDING, top
    room, name = at[0] + size[0] - PADDING - told[0], (left + FACE + 10, at[1] + PADDING + 5)
    return Slot(at, size, name, (left, top), told, room, lines, True)


def _footer(top: int, count: int) -> Footer:
    width = WIDTH - 2 * SIDE
    height = FOOTER_HEAD + cards_height(FOOTER_CARDS.width) + band_height(FACE)
    return Footer(SIDE, top, width, height, SIDE + width - PADDING - 4 - count * STRIP)
