"""A contact sheet of a pack, to look at: `python -m rendering.sheet --pack piemontese`."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from rendering.cards import PACKS, draw_back, draw_card, draw_medallions, pack_codes

FELT = "#1E403A"
_COLUMNS = 14


def contact_sheet(pictures: Sequence[Image.Image], columns: int, gap: int) -> Image.Image:
    """All pictures, which have one size, in rows on green felt."""
    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    across = min(columns, len(pictures))
    sheet = Image.new("RGB", (across * (width + gap) + gap, rows * (height + gap) + gap), FELT)
    for place, picture in enumerate(pictures):
        spot = (gap + place % columns * (width + gap), gap + place // columns * (height + gap))
        sheet.paste(picture, spot, picture.getchannel("A"))
    return sheet


def cards_sheet(pack: str, width: int, letters: str) -> Image.Image:
    """Every card of the pack, its courts under those index letters, and its back."""
    pictures = [draw_card(pack, code, width, index_letters=letters) for code in pack_codes(pack)]
    return contact_sheet([*pictures, draw_back(pack, width)], _COLUMNS, max(4, width // 20))


def medallions_sheet(pack: str, width: int) -> Image.Image:
    """The medallions of all trumps as large as on cards of that width."""
    return contact_sheet(draw_medallions(pack, width), _COLUMNS // 2, 4)


def main() -> None:
    """Read the command line, draw, and write the picture."""
    parser = argparse.ArgumentParser(description="Draw a contact sheet of a pack of cards.")
    parser.add_argument("--pack", choices=PACKS, default=PACKS[0])
    parser.add_argument("--width", type=int, default=160, help="width of a card in pixels")
    parser.add_argument("--out", type=Path, default=Path("sheet.png"), help="file to write")
    parser.add_argument(
        "--medallions", action="store_true", help="only the emblems of the trumps, without numbers"
    )
    parser.add_argument("--letters", default="RDCF", help="index letters from king to jack")
    options = parser.parse_args()
    if options.medallions:
        picture = medallions_sheet(options.pack, options.width)
    else:
        picture = cards_sheet(options.pack, options.width, options.letters)
    picture.save(options.out)


if __name__ == "__main__":
    main()
