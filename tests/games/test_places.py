"""The places of seats at the end of a match."""

import pytest

from bot.games.catalogue import find


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((5, 9, 1), (2, 1, 3)),
        ((5, 5, 1), (1, 1, 3)),
        ((4, -8, 4), (1, 3, 1)),
        ((0, 0, 0), (1, 1, 1)),
    ],
)
def test_equal_totals_share_a_place(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert find("scarto")().places(totals) == expected


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((-4, 3, -4, 3), (2, 1, 2, 1)),
        ((3, 3, 3, 3), (1, 1, 1, 1)),
        ((78, 416, 78, 416), (2, 1, 2, 1)),
    ],
)
def test_partners_have_one_place(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert find("ottocento")().places(totals) == expected
