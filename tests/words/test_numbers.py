"""Numbers as people read them."""

from fractions import Fraction

import pytest

from bot.words.numbers import in_figures, number, signed


@pytest.mark.parametrize(
    ("points", "figures"),
    [(Fraction(0), "0"), (Fraction(5), "5"), (Fraction(9, 2), "4½"), (Fraction(1, 2), "½")],
)
def test_figures(points: Fraction, figures: str) -> None:
    assert in_figures(points) == figures


def test_a_number_below_zero_has_a_true_minus() -> None:
    assert [number(value) for value in (-7, 0, 7)] == ["−7", "0", "7"]
    assert [signed(value) for value in (-7, 0, 7)] == ["−7", "0", "+7"]
