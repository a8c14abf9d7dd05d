"""Where things lie in the picture of a table: a slot a seat, the last trick below."""

from dataclasses import dataclass

WIDTH = 1100
SIDE = 24
GAP = 16
HEADER = 68
PADDING = 16
INFO = 124
FOOTER_GAP = 16
BOTTOM = 16

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a seat: its plate, and the card in it."""

    x: int
    y: int
    width: int
    height: int
    card_x: int
    card_y: int
    info_y: int

    @property
    def middle(self) -> int:
        """The pixel column in the middle of the slot."""
        return self.x + self.width // 2


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The size of the picture, the slots, and where the last trick lies."""

    size: Size
    slots: tuple[Slot, ...]
    footer_y: int
    last_cards: tuple[Size, ...]


def layout(players: int, card: Size, small: Size) -> TableLayout:
    """The layout for so many seats with cards of these sizes."""
    width = (WIDTH - 2 * SIDE - GAP * (players - 1)) // players
    height = PADDING + card[1] + INFO
    slots = tuple(
        Slot(
            x=(x := SIDE + seat * (width + GAP)),
            y=HEADER,
            width=width,
            height=height,
            card_x=x + (width - card[0]) // 2,
            card_y=HEADER + PADDING,
            info_y=HEADER + PADDING + card[1],
        )
        for seat in range(players)
    )
    footer = HEADER + height + FOOTER_GAP
    across = small[0] + 14
    left = WIDTH - SIDE - players * across + 14
    cards = tuple((left + place * across, footer + 6) for place in range(players))
    return TableLayout((WIDTH, footer + 6 + small[1] + BOTTOM), slots, footer, cards)
