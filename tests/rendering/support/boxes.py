"""Parts of cards, in hundredths of their width."""

from rendering.canvas.drawing import Box


def part_of(width: int, left: float, top: float, right: float, bottom: float) -> Box:
    """The pixels of a part of a card that is *width* pixels wide."""
    unit = width / 100
    return round(left * unit), round(top * unit), round(right * unit), round(bottom * unit)
