"""Contact sheets of a pack, to look at."""

from collections.abc import Sequence

from PIL import Image

from rendering.canvas.colours import FELT
from rendering.cards.faces import draw_back, draw_card, draw_medallions, pack_codes
from rendering.cards.look import usual

_COLUMNS = 14


def contact_sheet(pictures: Sequence[Image.Image], columns: int, gap: int) -> Image.Image:
    """Return pictures of one size in rows on green felt."""
    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    across = min(columns, len(pictures))
    sheet = Image.new("RGB", (across * (width + gap) + gap, rows * (height + gap) + gap), FELT)
    for place, picture in enumerate(pictures):
        spot = (gap + place % columns * (width + gap), gap + place // columns * (height + gap))
        sheet.paste(picture, spot, picture.getchannel("A"))
    return sheet


def cards_sheet(pack: str, width: int) -> Image.Image:
    """Return every card of the pack, and its back. Raises `rendering.cards.faces.UnknownCard`."""
    letters = usual(pack).letters
    pictures = [draw_card(pack, code, width, index_letters=letters) for code in pack_codes(pack)]
    return contact_sheet([*pictures, draw_back(pack, width)], _COLUMNS, max(4, width // 20))


def medallions_sheet(pack: str, width: int) -> Image.Image:
    """Return the medallions of all trumps as large as on cards of that width.

    Raises `rendering.cards.faces.UnknownCard`.
    """
    return contact_sheet(draw_medallions(pack, width), _COLUMNS // 2, 4)
