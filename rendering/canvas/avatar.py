"""The disc that represents a player."""

from rendering.canvas.colours import WHITE
from rendering.canvas.drawing import Drawing, Spot
from rendering.canvas.lettering import Ink, write_centred
from rendering.canvas.plates import button
from rendering.canvas.script import Style


def avatar(drawing: Drawing, colour: str, name: str, at: Spot, side: int, ground: str) -> None:
    """A disc in the colour of the seat, with the first letter of the name, if any."""
    drawing.stamp(button(drawing.palette, side, colour, (colour, 1), ground), *at)
    size = round(side * 0.54)
    foot = at[1] + side // 2 + round(size * 0.36)
    ink = Ink(Style(size, 700), WHITE, colour)
    write_centred(drawing, name[:1].upper(), at[0] + side // 2, foot, ink)
