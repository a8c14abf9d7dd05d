"""Playing a deal to its end at random: what is measured is what the rules allow."""

from collections import Counter
from functools import reduce
from operator import or_
from random import Random

import pytest

from bot.games.cards import CardSet, as_set, indexes
from bot.games.scarto.rules import Scarto
from bot.games.trick import legal, trick_so_far, winner
from tests.bench.playout import any_of, playout

PACK = Scarto.pack
TABLES = Scarto().tables


def cards(codes: str) -> list[int]:
    return [card.index for card in PACK.named(codes)]


def hands_at_random(rng: Random, size: int = 25) -> list[CardSet]:
    deck = rng.sample(PACK.cards, 3 * size)
    return [as_set(deck[size * seat : size * (seat + 1)]) for seat in range(3)]


@pytest.mark.parametrize("size", [1, 2, 6, 7, 12, 25, 78])
def test_any_card_is_as_likely_as_the_others(size: int) -> None:
    rng = Random(size)
    among = as_set(rng.sample(PACK.cards, size))
    drawn = Counter(any_of(among, rng.random) for _ in range(200 * size))
    assert set(drawn) == set(indexes(among))
    # 200 are expected of each, with a standard deviation of 14.
    assert all(200 - 5 * 14 < times < 200 + 5 * 14 for times in drawn.values())


@pytest.mark.parametrize("seed", range(20))
def test_a_playout_gives_every_card_to_somebody(seed: int) -> None:
    rng = Random(seed)
    hands = hands_at_random(rng)
    piles = playout(TABLES, hands, seed % 3, rng.random)
    assert reduce(or_, piles) == reduce(or_, hands)
    assert sum(pile.bit_count() for pile in piles) == 75
    assert all(pile.bit_count() % 3 == 0 for pile in piles)


def test_a_playout_does_not_change_the_hands() -> None:
    hands = hands_at_random(Random(1))
    before = list(hands)
    playout(TABLES, hands, 0, Random(1).random)
    assert hands == before


def test_a_playout_goes_on_with_the_trick_on_the_table() -> None:
    # Seat 1 led S7; seat 2 must follow with the king and then lead C1, which seat 0 trumps.
    hands = [PACK.set_of("S2 T1"), PACK.set_of("D4"), PACK.set_of("SK C1")]
    piles = playout(TABLES, hands, 1, Random(1).random, cards("S7"))
    assert piles == [PACK.set_of("C1 T1 D4"), 0, PACK.set_of("S7 SK S2")]


def test_a_playout_ends_with_the_trick_on_the_table() -> None:
    hands = [PACK.set_of("T5"), 0, 0]
    piles = playout(TABLES, hands, 1, Random(1).random, cards("MAT S9"))
    assert piles == [PACK.set_of("MAT S9 T5"), 0, 0]


@pytest.mark.parametrize("seed", range(200))
def test_a_playout_takes_only_what_the_rules_allow(seed: int) -> None:
    rng = Random(seed)
    hands = hands_at_random(rng, size=2)
    outcomes = every_outcome(hands, 0)
    assert tuple(playout(TABLES, hands, 0, rng.random)) in outcomes


def test_a_playout_finds_every_way_to_go_on() -> None:
    rng = Random(3)
    hands = hands_at_random(rng, size=2)
    found = {tuple(playout(TABLES, hands, 0, rng.random)) for _ in range(500)}
    assert len(found) > 1
    assert found == every_outcome(hands, 0)


def every_outcome(
    hands: list[CardSet],
    leader: int,
    table: tuple[int, ...] = (),
    piles: tuple[int, ...] = (0,) * 3,
) -> set[tuple[int, ...]]:
    """The piles that legal play can end with, by trying everything."""
    if len(table) == 3:
        taker = (leader + winner(TABLES, table)) % 3
        won = [
            pile | (sum(1 << c for c in table) if s == taker else 0) for s, pile in enumerate(piles)
        ]
        return every_outcome(hands, taker, (), tuple(won))
    seat = (leader + len(table)) % 3
    if not hands[seat]:
        return {piles}
    outcomes: set[tuple[int, ...]] = set()
    for card in indexes(legal(TABLES, hands[seat], *trick_so_far(TABLES, table))):
        rest = [hand & ~(1 << card) for hand in hands]
        outcomes |= every_outcome(rest, leader, (*table, card), piles)
    return outcomes
