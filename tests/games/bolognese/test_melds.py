"""Combinations: the quick count against the slow one, and what may be laid down."""

from itertools import combinations
from random import Random
from timeit import repeat

import pytest

from bot.games.bolognese.melds import Family, total
from bot.games.cards import as_set
from bot.games.packs import BOLOGNESE
from tests.games.support.counting import WAYS, differences, rules_of

RULES = rules_of("T20", True, 2)
pile = BOLOGNESE.set_of


@pytest.mark.parametrize("head", ["T20", "T19"], ids=["bologna", "straight"])
def test_the_quick_count_is_the_slow_one(head: str) -> None:
    assert not list(differences(10_000, 7, [(head, True, 2)]))


def test_the_quick_count_is_the_slow_one_with_every_option() -> None:
    assert not list(differences(4000, 8))


CLOSE = [
    BOLOGNESE.named("T20 T19 T18 T17 T16 T15 T14 BEG MAT SA BA"),
    BOLOGNESE.named("SK SQ SC SJ SA BA CA S10 BEG MAT SK"),
    BOLOGNESE.named("T20 T19 T6 T5 M1 M2 M3 M4 BEG MAT CK"),
]
"""Cards that go together in many ways."""


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_best_is_the_largest_that_may_be_laid_down(way: tuple[str, bool, int]) -> None:
    rules, rng = rules_of(*way), Random(3)
    for cards in CLOSE:
        held = as_set(rng.sample(cards, 9))
        largest: dict[str, int] = {}
        for size in range(10):
            for chosen in combinations(BOLOGNESE.members(held), size):
                largest |= dict.fromkeys(rules.kinds(as_set(chosen)), size)
        assert {meld.kind: meld.cards.bit_count() for meld in rules.best(held)} == largest


LEGAL = [
    ("T20 T19 MAT T14", ()),
    ("T20 T19 MAT", (Family.TAROCCHI, Family.GRANDE)),
    ("T20 T19 T18", (Family.GRANDE,)),
    ("T20 T19 T18 M1", ()),
    ("T20 BEG MAT", (Family.TAROCCHI,)),
    ("T20 T18 MAT T15", ()),
    ("T20 T19 T18 MAT T15", (Family.GRANDE,)),
    ("SK BK CK", (Family.KINGS,)),
    ("SK BK CK MAT", ()),
    ("SK SQ SA", ()),
    ("SK SQ MAT", (Family.SWORDS,)),
    ("SK SQ SC SJ SA", (Family.SWORDS,)),
    ("SK SQ SC S9", ()),
    ("M1 M3 BEG", (Family.MOORS,)),
    ("M1 BEG MAT", ()),
    ("SA BA", ()),
    ("SA BA MAT", (Family.ACES,)),
    ("", ()),
]


@pytest.mark.parametrize(("cards", "families"), LEGAL, ids=[row[0] or "none" for row in LEGAL])
def test_what_may_be_laid_down(cards: str, families: tuple[Family, ...]) -> None:
    assert set(RULES.kinds(pile(cards))) == set(families)


def test_one_counter_in_a_suit() -> None:
    one = rules_of("T20", True, 1)
    assert one.kinds(pile("SK SQ SC BEG MAT")) == ()
    assert one.kinds(pile("SK SQ SC BEG")) == one.kinds(pile("SK SQ SC MAT"))
    assert RULES.kinds(pile("SK SQ SC BEG MAT")) == (Family.SWORDS,)


def test_each_kind_can_be_declared_once() -> None:
    assert RULES.declared([pile("SK BK CK"), pile("BK CK DK")]) is None
    assert RULES.declared([pile("SK SQ SA")]) is None
    assert RULES.declared([pile("SK SQ SC")] * 13) is None
    assert RULES.declared([]) == ()


def test_what_can_be_two_things_counts_as_the_dearer() -> None:
    both = pile("T20 T19 MAT")
    alone = RULES.declared([both])
    assert alone is not None
    assert [meld.kind for meld in alone] == [Family.TAROCCHI]
    # 18 + 10 for the same cards as two things; a third reading is not left.
    twice = RULES.declared([both, both])
    assert twice is not None
    assert total(twice) == 28
    assert RULES.declared([both, both, both]) is None
    # With two other sequences the third doubles: (10 + 10 + 10) × 2 = 60 is more than 18 + 20.
    sequences = [both, pile("SK SQ SC"), pile("BK BQ BC")]
    melds = RULES.declared(sequences)
    assert melds is not None
    assert total(melds) == 60


def test_the_whole_pack_is_counted_quickly() -> None:
    everything = BOLOGNESE.everything
    assert min(repeat(lambda: RULES.points(everything), number=20, repeat=5)) / 20 < 0.0002
