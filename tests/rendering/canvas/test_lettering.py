"""Words on a drawing: never smaller than the picture allows."""

from collections.abc import Callable

import pytest

from rendering.canvas.colours import FELT, WHITE
from rendering.canvas.drawing import AT_A_GLANCE, Drawing, LettersTooSmall
from rendering.canvas.lettering import Ink, write, write_before, write_block, write_centred
from rendering.canvas.script import Style
from rendering.pictures.pages.cardless import cardless_palette

SMALL = Ink(Style(AT_A_GLANCE - 1), WHITE, FELT)
ENOUGH = Ink(Style(AT_A_GLANCE), WHITE, FELT)

WAYS: tuple[Callable[[Drawing, Ink], object], ...] = (
    lambda drawing, ink: write(drawing, "Ada", 10, 60, ink),
    lambda drawing, ink: write_before(drawing, "Ada", 90, 60, ink),
    lambda drawing, ink: write_centred(drawing, "Ada", 60, 60, ink),
    lambda drawing, ink: write_block(drawing, "Ada", (60, 60), ink, 80),
)


@pytest.mark.parametrize("written", WAYS, ids=["from", "before", "centred", "block"])
def test_a_drawing_refuses_letters_that_are_too_small(
    written: Callable[[Drawing, Ink], object],
) -> None:
    drawing = Drawing(cardless_palette(), (120, 120), FELT, AT_A_GLANCE)

    with pytest.raises(LettersTooSmall):
        written(drawing, SMALL)
    written(drawing, ENOUGH)


def test_letters_at_a_glance_are_nine_pixels_high_on_a_phone() -> None:
    assert AT_A_GLANCE * 293 / 1100 >= 9
