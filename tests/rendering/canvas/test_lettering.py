"""Letters in pictures are never smaller than can be read on a phone."""

import pytest

from rendering.canvas.script import LEAST, LettersTooSmall, Style

PHONE = 293 / 1100
"""How many pixels of a phone a pixel of a picture gets."""


def test_there_are_no_letters_that_are_too_small() -> None:
    assert Style(LEAST).size == LEAST
    with pytest.raises(LettersTooSmall):
        Style(LEAST - 1)


def test_letters_are_nine_pixels_high_on_a_phone() -> None:
    assert LEAST * PHONE >= 9
