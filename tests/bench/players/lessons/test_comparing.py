"""Which cards are as good as the best, and which are plainly worse, from their values."""

from random import Random

from tests.bench.players.lessons.comparing import Comparison

WORLDS = 400
UNIT = 4.0


def compared(*means: float, spread: float = 1.0) -> Comparison:
    """Values around these means, of candidates 0, 1, 2 …"""
    rng = Random(1)
    return Comparison(
        {
            place: tuple(rng.gauss(mean, spread) for _ in range(WORLDS))
            for place, mean in enumerate(means)
        },
        UNIT,
    )


def test_what_cannot_be_told_apart_is_as_good() -> None:
    found = compared(10, 10, 5)
    assert sorted(found.right()) == [0, 1]
    assert found.wrong(found.right()) == [2]


def test_half_a_unit_is_needed_however_sure_it_is() -> None:
    found = compared(10, 8.2, 7.5)
    assert found.right() == [0]
    assert found.wrong([0]) == [2]


def test_six_standard_errors_are_needed_however_much_it_is() -> None:
    # 400 worlds with a deviation of 20 √2 each: the error is 1.4.
    found = compared(10, 6, -10, spread=20)
    assert 2 in found.wrong([0])
    assert 1 not in found.wrong([0])


def test_all_that_is_right_has_to_be_ahead() -> None:
    found = compared(10, 9.5, 7.8)
    assert found.wrong([0]) == [2]
    assert found.wrong([0, 1]) == []
    assert round(found.least_gap([0, 1], [2]), 1) == round((9.5 - 7.8) / UNIT, 1)
