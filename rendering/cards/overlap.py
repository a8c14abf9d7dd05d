"""Cards that overlap in a row.

Straight edges need no blending, and outside a round corner shows the border of the card
underneath, so most cards are one rectangle, laid without a mask.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from rendering.canvas.drawing import Box, Drawing
from rendering.cards.corners import corner_size, notches, on_card, on_felt
from rendering.cards.deck import BACK, Deck, covered, kept_with_deck, solid
from rendering.cards.mount import Mark, outermost


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a row: how it is shown, where, and how much of it the next one leaves visible."""

    code: str
    mark: Mark
    x: int
    y: int
    strip: int


def lay_rows(drawing: Drawing, deck: Deck, rows: Sequence[Sequence[Laid]]) -> None:
    """Lay rows of cards on bare felt, each row over the one before."""
    groups = [run for row in rows for run in runs(row, deck.size[0])]
    for run in groups:
        _cast_shadow(drawing, deck, run)
    for run in groups:
        for before, card, after in zip((None, *run), run, (*run[1:], None), strict=False):
            _lay_card(drawing, deck, card, before, after)


def runs(row: Sequence[Laid], width: int) -> list[list[Laid]]:
    """Return the cards of a row in groups that overlap at one height; *width* is that of a card."""
    found: list[list[Laid]] = []
    for card in row:
        if found and found[-1][-1].y == card.y and card.x - found[-1][-1].x < width:
            found[-1].append(card)
        else:
            found.append([card])
    return found


def _lay_card(
    drawing: Drawing, deck: Deck, card: Laid, before: Laid | None, after: Laid | None
) -> None:
    out, side = outermost(card.mark, deck.kind.width), corner_size(deck, card.mark)
    left, right = -out, card.strip
    if after is None:
        right = deck.size[0] + out - side
        _lay_right_end(drawing, deck, card, right)
    if before is None:
        _lay_left_end(drawing, deck, card, left)
        left += side
    box = _box(drawing, deck, card, left, right)
    drawing.stamp_part(*deck.place(card.code, card.mark, box), card.x + left, card.y - out)
    if before is not None and before.mark is not card.mark:
        upper, lower = notches(deck, card.mark, before.mark)
        drawing.lay(upper.image, upper.mask, card.x - out, card.y - out)
        bottom = card.y + deck.size[1] + out - side
        if bottom < drawing.size[1]:
            drawing.lay(lower.image, lower.mask, card.x - out, bottom)


def _lay_left_end(drawing: Drawing, deck: Deck, card: Laid, left: int) -> None:
    x = card.x + left
    free = _lay_end(drawing, deck, card, left, x)
    for (y, felt), patch in zip(free, on_felt(deck, card.mark), strict=False):
        if felt:
            drawing.lay(patch.image, patch.mask, x, y)


def _lay_right_end(drawing: Drawing, deck: Deck, card: Laid, left: int) -> None:
    side = corner_size(deck, card.mark)
    free = _lay_end(drawing, deck, card, left, card.x + left + side - 1)
    for (y, felt), patch in zip(free, on_card(deck, card.mark), strict=False):
        if not felt:
            drawing.lay(patch.image, patch.mask, card.x + left, y)


def _lay_end(
    drawing: Drawing, deck: Deck, card: Laid, left: int, tip: int
) -> list[tuple[int, bool]]:
    # An end with its round corners; where the visible ones begin, and whether on felt.
    out, side = outermost(card.mark, deck.kind.width), corner_size(deck, card.mark)
    top, bottom = card.y - out, card.y + deck.size[1] + out
    felt, box = felt_indexes(deck), _box(drawing, deck, card, left, left + side)
    corners = [(top, top), (bottom - side, bottom - 1)]
    free = [
        (begin, drawing.index_at(tip, edge) in felt)
        for begin, edge in corners
        if edge < drawing.size[1]
    ]
    drawing.lay(deck.part(card.code, card.mark, box), covered(deck, out, box), card.x + left, top)
    return free


def _box(drawing: Drawing, deck: Deck, card: Laid, left: int, right: int) -> Box:
    # These columns of the cell, as far down as the picture reaches.
    out, space = outermost(card.mark, deck.kind.width), deck.margin
    down = min(deck.size[1] + out, drawing.size[1] - card.y)
    return space + left, space - out, space + right, space + down


@kept_with_deck
def felt_indexes(deck: Deck) -> frozenset[int]:
    """Return the indexes of felt, in the light and in the shadow of a card."""
    free = solid(deck.size, 1, 1).point([255] + [0] * 255, "1")
    seen = deck.cell(BACK).histogram(free)
    return frozenset(index for index, times in enumerate(seen) if times)


def _cast_shadow(drawing: Drawing, deck: Deck, run: Sequence[Laid]) -> None:
    width = run[-1].x - run[0].x + deck.size[0]
    for image, x, down in _shadow(deck, width):
        if run[0].y + down < drawing.size[1]:
            drawing.stamp(image, run[0].x + x, run[0].y + down)


@kept_with_deck
def _shadow(deck: Deck, width: int) -> tuple[tuple[Image.Image, int, int], ...]:
    # The right half of one card's border, mirrored and stretched around a run of cards.
    cell, space = deck.cell(BACK), deck.margin
    side = space + corner_size(deck, Mark.PLAIN)
    height = deck.cell_size[1]
    right = cell.crop((cell.width - side, 0, cell.width, height))
    left = right.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    across = width + 2 * space - 2 * side
    upper, lower = (
        right.crop((0, top, 1, top + side)).resize((across, side), Image.Resampling.NEAREST)
        for top in (0, height - side)
    )
    return (
        (left, -space, -space),
        (right, width + space - side, -space),
        (upper, side - space, -space),
        (lower, side - space, height - side - space),
    )
