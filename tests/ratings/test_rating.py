"""How a deal changes ratings. Sections are those of RULES.md."""

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ratings.rating import (
    KEPT,
    MILLION,
    SETTLED,
    WEEK_S,
    Observation,
    Rating,
    after_deal,
    deals_to_settle,
    repeat_weight,
)

COMPUTER = Rating(0, 0)

some_rating = st.builds(
    Rating, st.integers(-5 * MILLION, 5 * MILLION), st.integers(20_000, MILLION)
)
margins = st.floats(-12, 12)


def against(margin: float, *weights: float) -> list[Observation]:
    """One observation of all seats."""
    return [Observation(weights, margin, tuple(range(len(weights))))]


def apart(*margins: float) -> list[Observation]:
    """Three seats, each against the mean of the others (section 5)."""
    rows = ((1.0, -0.5, -0.5), (-0.5, 1.0, -0.5), (-0.5, -0.5, 1.0))
    return [Observation(rows[seat], margin, (seat,)) for seat, margin in enumerate(margins)]


@given(some_rating)
def test_it_is_certain_enough_until_its_weeks_are_over(rating: Rating) -> None:
    if rating.sigma > KEPT:
        assert rating.certain_s == 0
    else:
        assert rating.decayed(rating.certain_s - 1).sigma <= KEPT
        assert rating.decayed(rating.certain_s).sigma > KEPT


def test_a_deal_by_hand() -> None:
    # One against two newcomers: S = 1 + 1/4 + 1/4 + 16 = 17.5, e = 7.
    found = after_deal([Rating()] * 3, against(7.0, 1, -0.5, -0.5))
    taker = Rating(400_000, round(sqrt(1 - 1 / 17.5 + 0.0004) * MILLION))
    defender = Rating(-200_000, round(sqrt(1 - 0.25 / 17.5 + 0.0004) * MILLION))
    assert found == (taker, defender, defender)


def test_what_was_expected_changes_no_mean() -> None:
    before = [Rating(600_000, 500_000), Rating(-200_000, 500_000), Rating(0, 500_000)]
    found = after_deal(before, against(0.7, 1, -0.5, -0.5))
    assert [rating.mu for rating in found] == [600_000, -200_000, 0]
    assert all(rating.sigma < 500_000 for rating in found)


def test_each_for_themselves_by_hand() -> None:
    # S = 1 + 2/4 + 16 for every seat; all updates come from the values before the deal.
    found = after_deal([Rating()] * 3, apart(3.5, 0, -3.5))
    assert [rating.mu for rating in found] == [200_000, 0, -200_000]
    assert {rating.sigma for rating in found} == {round(sqrt(1 - 1 / 17.5 + 0.0004) * MILLION)}


def test_a_computer_counts_and_never_changes() -> None:
    strong = Rating(2 * MILLION, 0)
    before = [Rating(), Rating(), strong]
    found = after_deal(before, against(0.0, 1, -0.5, -0.5))
    assert found[2] == strong
    # Against somebody strong an even result is a good one.
    assert found[0].mu > 0


def test_the_deals_of_a_day_count_less_after_the_24th() -> None:
    assert [repeat_weight(number) for number in (1, 24, 25, 48, 240)] == [1, 1, 24 / 25, 0.5, 0.1]
    shown, few = against(7.0, 1, -0.5, -0.5), [Rating()] * 3
    assert after_deal(few, shown, 0.5)[0].mu == round(7 / (1.5 + 32) * MILLION)


def test_weeks_without_a_deal_make_less_certain() -> None:
    settled = Rating(300_000, 500_000)
    assert settled.decayed(WEEK_S - 1) == settled
    assert settled.decayed(2 * WEEK_S) == Rating(300_000, round(sqrt(0.25 + 0.01) * MILLION))
    assert settled.decayed(1000 * WEEK_S) == Rating(300_000, MILLION)
    assert settled.decayed(-WEEK_S) == settled


def test_who_left_can_lose_and_not_gain() -> None:
    own = Rating(100_000, 400_000)
    before = [COMPUTER, Rating(), Rating()]
    lost = after_deal(before, against(-8.0, 1, -0.5, -0.5), left={0: own})
    won = after_deal(before, against(8.0, 1, -0.5, -0.5), left={0: own})
    assert lost[0].mu < own.mu
    assert won[0] == own
    # For the others the computer played there.
    assert lost[1:] == after_deal(before, against(-8.0, 1, -0.5, -0.5))[1:]


def test_two_who_left_do_not_change_each_others_rating() -> None:
    before, shown = [COMPUTER, COMPUTER, Rating()], against(-3.0, 1, -0.5, -0.5)
    own, other = Rating(0, 500_000), Rating(3 * MILLION, 900_000)
    both = after_deal(before, shown, left={0: own, 1: other})
    assert both[0] == after_deal(before, shown, left={0: own})[0]
    assert both[1] == after_deal(before, shown, left={1: other})[1]


@given(
    st.tuples(some_rating, some_rating, some_rating, some_rating),
    margins,
    st.permutations(range(4)),
)
def test_the_order_of_the_seats_does_not_matter(
    before: tuple[Rating, ...], margin: float, order: list[int]
) -> None:
    weights = (2 / 3, 1 / 3, -0.5, -0.5)
    found = after_deal(before, against(margin, *weights))
    turned = after_deal([before[s] for s in order], against(margin, *(weights[s] for s in order)))
    assert turned == tuple(found[seat] for seat in order)


@given(st.tuples(some_rating, some_rating, some_rating), margins)
def test_what_one_side_wins_the_other_loses(before: tuple[Rating, ...], margin: float) -> None:
    found = after_deal(before, against(margin, 1, -0.5, -0.5))
    mirrored = after_deal(
        [Rating(-rating.mu, rating.sigma) for rating in before], against(-margin, 1, -0.5, -0.5)
    )
    assert mirrored == tuple(Rating(-rating.mu, rating.sigma) for rating in found)


@given(st.tuples(some_rating, some_rating, some_rating, some_rating), margins, margins)
def test_a_better_result_is_never_worse_for_who_made_it(
    before: tuple[Rating, ...], one: float, other: float
) -> None:
    less, more = sorted((one, other))
    low = after_deal(before, against(less, 0.5, -0.5, 0.5, -0.5))
    high = after_deal(before, against(more, 0.5, -0.5, 0.5, -0.5))
    assert all(high[seat].mu >= low[seat].mu for seat in (0, 2))
    assert all(high[seat].mu <= low[seat].mu for seat in (1, 3))


@given(st.lists(st.tuples(margins, margins, margins), max_size=40))
def test_no_rating_is_more_uncertain_than_a_newcomers(deals: list[tuple[float, ...]]) -> None:
    ratings: tuple[Rating, ...] = (Rating(), Rating(), COMPUTER)
    for deal in deals:
        ratings = after_deal(ratings, apart(*deal))
        assert all(0 < rating.sigma <= MILLION for rating in ratings[:2])
        assert ratings[2] == COMPUTER


@pytest.mark.parametrize(
    ("shape", "deals"), [((1, -1 / 3, -1 / 3, -1 / 3), 72), ((0.5, 0.5, -0.5, -0.5), 96)]
)
def test_how_many_deals_it_takes_until_a_rating_is_known(
    shape: tuple[float, ...], deals: int
) -> None:
    # Twelve deals a night; the taker is another one each time.
    ratings: tuple[Rating, ...] = (Rating(),) * 4
    for number in range(deals):
        weights = shape[number % 4 :] + shape[: number % 4]
        ratings = after_deal(ratings, against(0.0, *weights))
    assert all(rating.sigma <= 660_000 for rating in ratings)


@pytest.mark.parametrize("shape", [(1, -1 / 3, -1 / 3, -1 / 3), (0.5, 0.5, -0.5, -0.5)])
def test_how_many_deals_are_missing_until_a_rating_is_settled(shape: tuple[float, ...]) -> None:
    usual = Rating(0, 400_000)
    own, deals = Rating(), 0
    while own.sigma > SETTLED:
        place = deals % 4
        before = (usual,) * place + (own,) + (usual,) * (3 - place)
        own, deals = after_deal(before, against(0.0, *shape))[place], deals + 1
    assert deals_to_settle(Rating(), [usual] * 3, shape, shape) == deals > 50


def test_who_settles_only_after_more_deals_than_anybody_plays_is_told_no_number() -> None:
    assert deals_to_settle(Rating(), [Rating()], (0.01, 0.99), (0.01,)) is None
