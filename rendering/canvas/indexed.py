"""Pictures in 256 colours: their palettes, and tables that turn colours into others."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property, lru_cache

from PIL import Image, ImageColor

from rendering.canvas.colours import FIXED, INKS

SIZE = 256
WEIGHT = 0.7
CUBE = 4
"""Colours are reduced by cubes with this many levels on each side."""
EDGE_STEPS = (0.25, 0.5, 0.75)

RGB = tuple[int, int, int]


def rgb(colour: str) -> RGB:
    """Return the parts of a colour written as `#RRGGBB`."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mixed(ground: RGB, ink: RGB, share: float) -> RGB:
    """Return the colour between two, *share* of the way from the ground to the ink."""
    red, green, blue = (round(g + (i - g) * share) for g, i in zip(ground, ink, strict=True))
    return red, green, blue


def reserved() -> list[RGB]:
    """Return the colours that every palette holds, whatever the cards look like."""
    edges = [mixed(rgb(ground), rgb(ink), share) for ink, ground in INKS for share in EDGE_STEPS]
    return list(dict.fromkeys([*map(rgb, FIXED), *edges]))


class Palette:
    """256 colours. Pictures hold their indexes; two palettes are never equal."""

    def __init__(self, colours: Sequence[RGB]) -> None:
        assert len(colours) == SIZE, len(colours)
        self.colours = tuple(colours)

    @cached_property
    def raw(self) -> bytes:
        """Three bytes per colour, as image files have them."""
        return bytes(part for colour in self.colours for part in colour)

    @cached_property
    def _image(self) -> Image.Image:
        # The imaging library treats all colours of a cube as its lowest corner.
        image = Image.new("P", (1, 1))
        image.putpalette(bytes(max(0, part - CUBE // 2) for part in self.raw))
        return image

    @lru_cache(maxsize=128)  # noqa: B019 - palettes live as long as the process
    def index(self, colour: str) -> int:
        """Return the index of the nearest colour."""
        return self._nearest(rgb(colour))

    def inked(self, coverage: Image.Image, ground: str, ink: str) -> Image.Image:
        """Return the indexes of a ground with as much ink on it as the coverage says."""
        indexes = coverage.tobytes().translate(self._ramp(ground, ink))
        return Image.frombytes("L", coverage.size, indexes)

    @lru_cache(maxsize=64)  # noqa: B019
    def tinted(self, ink: str, share: float) -> bytes:
        """Return for each index the index of its colour mixed with a share of ink."""
        over = rgb(ink)
        return self._indexes([mixed(colour, over, share) for colour in self.colours])

    def reduce(self, image: Image.Image) -> Image.Image:
        """Return the indexes of an RGB image, as an image of mode L."""
        reduced = image.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", image.size, reduced.tobytes())

    def _nearest(self, colour: RGB) -> int:
        return min(range(SIZE), key=lambda index: _distance(self.colours[index], colour))

    @lru_cache(maxsize=256)  # noqa: B019
    def _ramp(self, ground: str, ink: str) -> bytes:
        # For each coverage from 0 to 255 the index of the ground with that much ink on it.
        low, high = rgb(ground), rgb(ink)
        inner = self._indexes([mixed(low, high, share / 255) for share in range(256)])[1:-1]
        return bytes((self._nearest(low), *inner, self._nearest(high)))

    def _indexes(self, colours: Sequence[RGB]) -> bytes:
        row = Image.frombytes("RGB", (len(colours), 1), bytes(p for c in colours for p in c))
        return self.reduce(row).tobytes()


def palette_for(pictures: Sequence[Image.Image]) -> Palette:
    """Return the palette for RGB pictures with the colours of the given ones."""
    kept = reserved()
    room = SIZE - len(kept)
    found = _sample(pictures).quantize(room, Image.Quantize.MEDIANCUT, kmeans=1).getpalette()
    assert found is not None
    triples = [(found[at], found[at + 1], found[at + 2]) for at in range(0, len(found) - 2, 3)]
    free = [colour for colour in triples if not any(_hides(colour, other) for other in kept)]
    return Palette([*kept, *free, *[(0, 0, 0)] * SIZE][:SIZE])


def _hides(colour: RGB, other: RGB) -> bool:
    # Whether one would be mistaken for the other, being nearer to the middle of its cube.
    middle = [part // CUBE * CUBE + CUBE // 2 for part in other]
    return _distance(colour, middle) <= _distance(other, middle)


def _distance(one: Sequence[int], other: Sequence[int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _sample(pictures: Sequence[Image.Image]) -> Image.Image:
    # Each colour counts by a power of its area, else the paper would take what the gold needs.
    areas: Counter[RGB] = Counter()
    for picture in pictures:
        areas.update(_areas(picture))
    for colour in reserved():
        areas.pop(colour, None)
    pixels = b"".join(bytes(colour) * round(area**WEIGHT) for colour, area in areas.items())
    row = 3 * 1024
    whole = pixels[: len(pixels) // row * row]
    return Image.frombytes("RGB", (1024, len(whole) // row), whole)


def _areas(picture: Image.Image) -> dict[RGB, int]:
    found = picture.getcolors(picture.width * picture.height)
    assert found is not None
    return {colour: area for area, colour in found}  # type: ignore[misc]
