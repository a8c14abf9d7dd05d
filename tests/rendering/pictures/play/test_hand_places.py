"""Where the cards of a hand lie: nothing is cut off, no index is covered."""

from itertools import pairwise

import pytest

from rendering.cards.deck import hand_kind
from rendering.cards.faces import card_size
from rendering.cards.mount import Mark, outermost
from rendering.pictures.play.hand_places import LEAST_STEP, RAISE, WIDTH, layout, step

PACKS = ("piemontese", "bolognese", "nouveau")
HANDS = [(pack, count) for pack in PACKS for count in range(1, 31)]


def _suits(count: int) -> list[int]:
    return [card // 5 for card in range(count)]


@pytest.mark.parametrize(("pack", "count"), HANDS)
def test_the_upper_end_of_every_card_is_in_the_picture_also_when_it_is_raised(
    pack: str, count: int
) -> None:
    size = card_size(pack, hand_kind(pack).width)
    out = outermost(Mark.RIMMED, size[0])

    where = layout(_suits(count), size)

    assert len(where.places) == count
    assert where.size[0] == WIDTH
    for place in where.places:
        assert place.x - out >= 0
        assert place.x + size[0] + out <= WIDTH
        assert place.y - RAISE - out >= 0
        assert place.y + 0.45 * size[1] < where.size[1]


@pytest.mark.parametrize(("pack", "count"), HANDS)
def test_a_strip_of_each_card_stays_free(pack: str, count: int) -> None:
    size = card_size(pack, hand_kind(pack).width)

    where = layout(_suits(count), size)

    assert all(place.strip >= LEAST_STEP for place in where.places)
    for row in where.rows:
        for place, after in pairwise(row):
            assert after.x - place.x >= place.strip


@pytest.mark.parametrize("pack", PACKS)
def test_the_second_row_leaves_the_indices_of_the_first_free(pack: str) -> None:
    size = card_size(pack, hand_kind(pack).width)
    index = 60 * size[0] // 100

    first, second = layout(_suits(30), size).rows

    assert second[0].y - RAISE >= first[0].y + index


def test_up_to_fifteen_cards_lie_in_one_row() -> None:
    size = card_size("nouveau", 210)

    assert [len(layout(_suits(count), size).rows) for count in (1, 10, 15, 16, 30)] == [
        1,
        1,
        1,
        2,
        2,
    ]
    assert 60 <= step(15, size) < 61


def test_rows_break_between_suits_where_that_is_near_the_middle() -> None:
    size = card_size("nouveau", 210)
    near, far = [0] * 11 + [1] * 13, [0] * 4 + [1] * 20

    assert [len(row) for row in layout(near, size).rows] == [11, 13]
    assert [len(row) for row in layout(far, size).rows] == [12, 12]


@pytest.mark.parametrize(("pack", "count"), [hand for hand in HANDS if hand[1] > 15])
def test_no_card_hangs_out_below_the_next_row(pack: str, count: int) -> None:
    size = card_size(pack, hand_kind(pack).width)
    ends = [((count + 1) // 2 + far) * [0] + (count // 2 - far) * [1] for far in (-1, 0, 1, 2)]

    for suits in ends:
        first, second = layout(suits, size).rows
        assert second[0].x <= first[0].x + 2
        assert second[-1].x >= first[-1].x - 2


def test_few_cards_lie_side_by_side_in_the_middle() -> None:
    size = card_size("nouveau", 210)

    (row,) = layout(_suits(2), size).rows

    assert row[1].x >= row[0].x + size[0]
    assert row[0].x == WIDTH - (row[1].x + size[0])
