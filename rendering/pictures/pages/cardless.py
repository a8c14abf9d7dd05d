"""The palette of pages without cards: words, bars and lines on felt and plates."""

from functools import cache

from rendering.canvas.colours import AVATARS, FELT, GOLD, MINUS, MUTED, PLATE, PLUS
from rendering.canvas.indexed import EDGE_STEPS, SIZE, Palette, mixed, reserved, rgb

GROUNDS = (PLATE, FELT)
COLOURS = (*AVATARS, PLUS, MINUS, GOLD, MUTED)
SILVER, BRONZE = "#C9D3CF", "#D9924F"
MEDALS = (GOLD, SILVER, BRONZE)
"""What medals are made of, the best first."""


@cache
def cardless_palette() -> Palette:
    """Return the palette; as no card needs its colours, letters and shapes get fine edges."""
    shades = [
        mixed(rgb(ground), rgb(ink), share)
        for ground in GROUNDS
        for ink in COLOURS
        for share in EDGE_STEPS
    ]
    colours = dict.fromkeys([*reserved(), rgb(SILVER), rgb(BRONZE), *shades])
    return Palette([*colours, *[(0, 0, 0)] * SIZE][:SIZE])
