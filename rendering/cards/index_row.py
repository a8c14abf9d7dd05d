"""Cards of which only the index shows, above a band, with the winner slightly raised."""

from dataclasses import dataclass

from rendering.canvas.avatar import Face, avatar
from rendering.canvas.colours import PLATE, WELL
from rendering.canvas.drawing import Box, Drawing, Spot
from rendering.canvas.plates import plate
from rendering.cards.deck import Deck, covered
from rendering.cards.mount import Mark, outermost

RAISE = 10
SHOWN = 0.61
"""How much of a card shows, in card widths: its index."""
LAP = 16
"""How far a card reaches underneath the next one, for its round corner, in pixels."""
END = 12
"""The width of a card's right end, its edge and round corner, in pixels."""
MIDDLE_OF_INDEX = 0.155


@dataclass(frozen=True, slots=True)
class IndexRow:
    """A row of cards: where it begins, how wide it is, and which card won.

    `face` is the diameter of the faces on the band below it.
    """

    codes: tuple[str, ...]
    at: Spot
    width: int
    face: int
    winner: int | None = None

    def strip(self, place: int) -> tuple[int, int]:
        """Return the pixel columns in which a card shows."""
        count, left = len(self.codes), self.at[0]
        return left + place * self.width // count, left + (place + 1) * self.width // count


def cards_height(width: int) -> int:
    """Return from the top of a raised card of this width to the band, in pixels."""
    return RAISE + round(SHOWN * width)


def band_height(face: int) -> int:
    """Return how high the band is for faces of that diameter, with the room below it."""
    return face + 10


def lay_index_row(drawing: Drawing, deck: Deck, row: IndexRow) -> None:
    """Lay the cards on a plate, the winner last, so that its rim overlaps both neighbours."""
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


def lay_band(drawing: Drawing, deck: Deck, row: IndexRow, beside: int) -> None:
    """Lay the band below the cards, *beside* pixels wider on either side."""
    size = (row.width + 2 * beside, row.face + 6)
    top = row.at[1] + cards_height(deck.size[0])
    drawing.stamp(plate(drawing.palette, size, 9, WELL, (WELL, 1), PLATE), row.at[0] - beside, top)


def lay_owner(drawing: Drawing, deck: Deck, row: IndexRow, place: int, owner: Face) -> None:
    """Put the owner of a card on the band below it."""
    left, right = row.strip(place)
    middle = left + round(MIDDLE_OF_INDEX * deck.size[0])
    x = min(max(middle - row.face // 2, left), right - row.face)
    y = row.at[1] + cards_height(deck.size[0]) + 3
    avatar(drawing, owner, (x, y), row.face, WELL)


def _lay_part(
    drawing: Drawing,
    deck: Deck,
    card: tuple[str, Mark],
    columns: tuple[int, int],
    at: Spot,
    shown: int,
) -> None:
    # These columns of a card, with the rings at its ends, as far down as it shows.
    (code, mark), (left, right) = card, columns
    out, space = outermost(mark, deck.size[0]), deck.margin
    before, after = (out if left == 0 else 0), (out if right == deck.size[0] else 0)
    box: Box = (space + left - before, space - out, space + right + after, space + shown)
    part = deck.part(code, mark, box)
    drawing.lay(part, covered(deck, out, box), at[0] - before, at[1] - out)
