"""Who plays with whom at a night."""

from random import Random

import pytest

from bot.tables.nights.draw import MOST_TABLES, draw


@pytest.mark.parametrize(
    ("people", "seats", "expected"),
    [
        (0, 4, []),
        (1, 4, [1]),
        (4, 4, [4]),
        (5, 4, [3, 2]),
        (6, 4, [3, 3]),
        (4, 3, [2, 2]),
        (7, 3, [3, 2, 2]),
        (20, 4, [4, 4, 4, 4, 4]),
        (40, 4, [4, 4, 4, 4, 4]),
    ],
)
def test_tables_are_as_even_as_can_be(people: int, seats: int, expected: list[int]) -> None:
    assert [len(each) for each in draw(range(people), seats, Random(1))] == expected


def test_nobody_is_alone_nor_twice() -> None:
    for seats in (3, 4, 5, 6):
        for people in range(2, 41):
            drawn = draw(range(people), seats, Random(people))
            placed = [each for table in drawn for each in table]
            assert sorted(placed) == [*range(min(people, MOST_TABLES * seats))]
            assert all(2 <= len(table) <= seats for table in drawn)


def test_everybody_may_play_with_everybody() -> None:
    seen = {frozenset(table) for seed in range(200) for table in draw(range(4), 3, Random(seed))}
    assert len(seen) == 6
