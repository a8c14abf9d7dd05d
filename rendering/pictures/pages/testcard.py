"""Pictures to look at while Discord is tried: a number on felt, as wide as hands become."""

import io

from PIL import Image

from rendering.canvas.colours import FELT, GOLD, MUTED
from rendering.canvas.drawing import Drawing
from rendering.canvas.indexed import rgb
from rendering.canvas.lettering import Ink, write_centred
from rendering.canvas.picture import Picture
from rendering.canvas.script import Style
from rendering.pictures.pages.cardless import cardless_palette

SIZE = (1100, 210)
"""The proportions of the widest picture of a hand."""
BLINK_SIZE = (120, 60)
BLINK_MS = 500

NUMBER = Ink(Style(120, 700), GOLD, FELT)
FOOT = 146


def draw_number(number: int) -> Picture:
    """Return a wide picture with nothing but a number."""
    drawing = Drawing(cardless_palette(), SIZE, FELT)
    write_centred(drawing, str(number), SIZE[0] // 2, FOOT, NUMBER)
    return drawing.picture(f"The number {number}")


def draw_blinking() -> bytes:
    """Return a small GIF that changes between two colours for ever."""
    light, dark = (Image.new("RGB", BLINK_SIZE, rgb(colour)) for colour in (GOLD, MUTED))
    file = io.BytesIO()
    light.save(file, "GIF", save_all=True, append_images=[dark], duration=BLINK_MS, loop=0)
    return file.getvalue()
