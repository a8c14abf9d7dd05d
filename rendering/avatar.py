"""The disc that stands for a player."""

from rendering.colours import WHITE
from rendering.drawing import Drawing
from rendering.lettering import Ink, write_centred
from rendering.mount import Spot
from rendering.names import Style
from rendering.plates import button


def avatar(drawing: Drawing, colour: str, name: str, at: Spot, side: int, ground: str) -> None:
    """A disc in the colour of the seat, with the first letter of the name if there is one."""
    drawing.stamp(button(drawing.palette, side, colour, (colour, 1), ground), *at)
    size = round(side * 0.54)
    foot = at[1] + side // 2 + round(size * 0.36)
    ink = Ink(Style(size, 700), WHITE, colour)
    write_centred(drawing, name[:1].upper(), at[0] + side // 2, foot, ink)
