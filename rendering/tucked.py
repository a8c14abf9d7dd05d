"""Cards of which only the index is seen: they stand in a band, the winner a little higher."""

from dataclasses import dataclass

from rendering.avatar import avatar
from rendering.colours import PLATE, WELL
from rendering.deck import Box, Deck, solid
from rendering.drawing import Drawing
from rendering.mount import Mark, Spot, outermost
from rendering.plates import plate

RAISE = 10
SHOWN = 0.61
"""How much of a card is seen, in widths of it: its index."""
BAND = 40
LAP = 16
"""Pixels that a card reaches below the next one, for its round corner."""
END = 12
"""Pixels of the right end of a card: its edge and its round corner."""
LETTER = 28
MIDDLE_OF_INDEX = 0.155


@dataclass(frozen=True, slots=True)
class Tucked:
    """A row of cards: from where on they lie, how wide they are together, and which one won."""

    codes: tuple[str, ...]
    at: Spot
    width: int
    winner: int | None = None

    def strip(self, place: int) -> tuple[int, int]:
        """The pixel columns in which a card is seen."""
        count, left = len(self.codes), self.at[0]
        return left + place * self.width // count, left + (place + 1) * self.width // count


def cards_height(width: int) -> int:
    """The pixels from the top of a raised card of this width to the band."""
    return RAISE + round(SHOWN * width)


def lay_tucked(drawing: Drawing, deck: Deck, row: Tucked) -> None:
    """Lay the cards on a plate, the winner last, so that its rim lies on both neighbours."""
    for place in sorted(range(len(row.codes)), key=lambda place: place == row.winner):
        left, right = row.strip(place)
        won, last = place == row.winner, place == len(row.codes) - 1
        card = row.codes[place], Mark.RIMMED if won else Mark.PLAIN
        top = row.at[1] + (0 if won else RAISE)
        shown = row.at[1] + cards_height(deck.size[0]) - top
        if won or last:
            _lay_part(drawing, deck, card, (0, right - left - END), (left, top), shown)
            end = (deck.size[0] - END, deck.size[0])
            _lay_part(drawing, deck, card, end, (right - END, top), shown)
        else:
            _lay_part(drawing, deck, card, (0, right - left + LAP), (left, top), shown)


def lay_band(drawing: Drawing, deck: Deck, row: Tucked, beside: int) -> None:
    """Lay the band below the cards, so much wider on either side."""
    size = (row.width + 2 * beside, BAND - 4)
    top = row.at[1] + cards_height(deck.size[0])
    drawing.stamp(plate(drawing.palette, size, 9, WELL, (WELL, 1), PLATE), row.at[0] - beside, top)


def sign(drawing: Drawing, deck: Deck, row: Tucked, place: int, owner: tuple[str, str]) -> None:
    """Put the owner of a card, a name and a colour, in the band below it."""
    name, colour = owner
    x = row.strip(place)[0] + round(MIDDLE_OF_INDEX * deck.size[0]) - LETTER // 2
    y = row.at[1] + cards_height(deck.size[0]) + (BAND - 4 - LETTER) // 2
    avatar(drawing, colour, name, (x, y), LETTER, WELL)


def _lay_part(
    drawing: Drawing,
    deck: Deck,
    card: tuple[str, Mark],
    columns: tuple[int, int],
    at: Spot,
    shown: int,
) -> None:
    # These columns of a card, with what stands out at its ends, as far down as it is shown.
    (code, mark), (left, right) = card, columns
    out, space = outermost(mark, deck.size[0]), deck.margin
    before, after = (out if left == 0 else 0), (out if right == deck.size[0] else 0)
    box: Box = (space + left - before, space - out, space + right + after, space + shown)
    part, mask = deck.part(code, mark, box), solid(deck.size, out, 128).crop(box)
    drawing.lay(part, mask, at[0] - before, at[1] - out)
