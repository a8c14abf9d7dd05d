"""The files are PNG files that other programs can read."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from rendering.canvas.drawing import Drawing, shortened
from rendering.canvas.indexed import Palette
from rendering.canvas.png import NO_FILTER, BadFile, parts, png

PALETTE = Palette([(red, 255 - red, 7 * red % 256) for red in range(256)])


@settings(deadline=None)
@given(st.integers(1, 40), st.integers(1, 30), st.randoms(use_true_random=False))
def test_what_is_written_is_read(width: int, height: int, rng: object) -> None:
    indexes = [[rng.randrange(256) for _ in range(width)] for _ in range(height)]  # type: ignore[attr-defined]

    file = png((width, height), PALETTE.raw, b"".join(b"\0" + bytes(row) for row in indexes))

    with Image.open(io.BytesIO(file)) as image:
        image.load()
        assert (image.format, image.mode, image.size) == ("PNG", "P", (width, height))
        assert image.tobytes() == b"".join(map(bytes, indexes))
        expected = [PALETTE.colours[index] for row in indexes for index in row]
        assert list(image.convert("RGB").get_flattened_data()) == expected


@given(st.integers(1, 40), st.integers(1, 30), st.data())
def test_a_file_is_read_whole_or_not_at_all(width: int, height: int, data: st.DataObject) -> None:
    rows = bytes(number * 31 % 256 for number in range((width + 1) * height))
    file = png((width, height), PALETTE.raw, rows)
    assert parts(file) == ((width, height), PALETTE.raw, rows)

    end = data.draw(st.integers(0, file.index(b"IEND") - 9))
    with pytest.raises(BadFile):
        parts(file[:end])


def test_a_drawing_has_its_size_and_its_pixels() -> None:
    drawing = Drawing(PALETTE, (30, 20), "#08F738")
    drawing.box(0, 0, 2, 1, "#FF00F9")
    drawing.stamp(Image.new("L", (3, 3), 77), 27, 17)

    picture = drawing.picture("words")

    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.size == (30, 20)
        assert [image.getpixel(at) for at in ((0, 0), (1, 0), (2, 0), (0, 1))] == [255, 255, 8, 8]
        assert image.getpixel((29, 19)) == image.getpixel((27, 17)) == 77
        assert image.getpixel((26, 17)) == 8


def test_nothing_of_a_finished_drawing_is_seen_in_the_next() -> None:
    first = Drawing(PALETTE, (30, 20), "#08F738")
    first.box(0, 0, 29, 19, "#FF00F9")
    first.picture("first")
    # Both are drawn at a time, smaller and larger than what has been drawn before.
    second, third = (Drawing(PALETTE, size, "#08F738") for size in ((7, 9), (40, 30)))
    for drawing, (width, height) in ((second, (7, 9)), (third, (40, 30))):
        _, _, rows = parts(drawing.picture("words").png)
        assert rows == bytes([NO_FILTER, *[8] * width]) * height


@pytest.mark.parametrize("length", [0, 1023, 1024, 1025, 5000])
def test_words_are_cut_to_what_is_allowed(length: int) -> None:
    cut = shortened("x" * length, 1024)

    assert len(cut) == min(length, 1024)
    assert cut.endswith("…") == (length > 1024)
