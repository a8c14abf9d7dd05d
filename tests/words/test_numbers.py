"""Numbers as people read them."""

from fractions import Fraction

import pytest

from bot.texts import languages
from bot.texts.texts import Texts
from bot.words.numbers import in_figures, number, signed, signed_tenths


@pytest.mark.parametrize(
    ("points", "figures"),
    [(Fraction(0), "0"), (Fraction(5), "5"), (Fraction(9, 2), "4½"), (Fraction(1, 2), "½")],
)
def test_figures(points: Fraction, figures: str) -> None:
    assert in_figures(points) == figures


def test_a_number_below_zero_has_a_true_minus() -> None:
    assert [number(value) for value in (-7, 0, 7)] == ["−7", "0", "7"]
    assert [signed(value) for value in (-7, 0, 7)] == ["−7", "0", "+7"]


def test_a_decimal_is_written_as_the_language_writes_it() -> None:
    assert [signed_tenths(value, Texts("en")) for value in (-15, 0, 7)] == ["−1.5", "0.0", "+0.7"]
    assert signed_tenths(-15, Texts("de")) == "−1,5"
    assert all(len(signed_tenths(15, Texts(each))) == 4 for each in languages())
