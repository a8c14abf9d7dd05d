"""Terziglio, section 7 and worked examples A and B: what combinations count, by their points."""

import pytest

from tests.games.support.terziglio import BOLOGNA, STRAIGHT, all_but, pile, terziglio

ROWS = [
    # number, cards, combinations before doubling, their points together
    ("B1", "T20 T19 T18", "grande 10", 10),
    ("B2", "T20 T19 MAT", "tarocchi 18, grande 10", 28),
    ("B3", "T20 T19 BEG MAT", "tarocchi 36, grande 15", 51),
    ("B4", "T20 T17 BEG T16 T15 T14", "grande 25", 25),
    ("B5", "T20 T17 BEG T15 T14", "grande 10", 10),
    ("B6", "T20 T19 T17 BEG T15 T14", "tarocchi 18, grande 25", 43),
    ("B7", "T20 T18 T17 T16 T15 T13 T12 T10 MAT BEG", "tarocchi 18, grande 45", 63),
    ("B8", "T20 T18 T17 T16 T13 MAT BEG", "tarocchi 18, grande 25", 43),
    ("B9", "CK CC BEG CA", "cups 15", 15),
    ("B10", "CK CQ CC CJ CA MAT BEG", "cups 30", 30),
    (
        "B11",
        "SK SQ BK BQ CK CQ BEG",
        "kings 17, queens 14, swords 10, batons 10, cups 10",
        91,
    ),
    ("B12", "SK SQ BK BQ CK CQ", "kings 17, queens 14", 31),
    ("B13", "M1 M2 M3 BEG", "moors 15", 15),
    ("B14", "SA BA CA DA DK DQ DJ MAT", "coins 20, aces 20", 40),
    (
        "B15",
        "SK BK CK SC BC CC SJ BJ DJ M1 M2 MAT",
        "kings 17, cavaliers 13, jacks 12, swords 15, batons 15, cups 10, moors 10",
        184,
    ),
    (
        "B16",
        "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 M1 M2 M3 M4 BEG MAT",
        "tarocchi 36, grande 105, moors 25",
        166,
    ),
    ("S1", "T19 T20 T18", "grande 10", 10),
    ("S2", "T19 T18 MAT", "grande 10", 10),
    ("S3", "T20 T18 T17 T16", "", 0),
    ("S4", "T19 MAT T18 T16", "grande 15", 15),
    ("S5", "T19 MAT BEG T16", "tarocchi 18", 18),
    ("S6", "T19 T20 MAT BEG", "tarocchi 36, grande 15", 51),
    ("S7", "T19 T20 T17 T16 T14 T13 MAT", "tarocchi 18, grande 30", 48),
    (
        "S8",
        "T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 M1 M2 M3 BEG",
        "grande 90, moors 15",
        105,
    ),
    ("S9", "DK DC DJ D10 D9", "coins 10", 10),
    ("S10", "DK D10 D9 D8 MAT", "", 0),
    ("S11", "BK BQ MAT BEG BA", "batons 20", 20),
    ("S12", "SA BA BEG MAT", "aces 15", 15),
    ("S13", "M2 M3 MAT BEG", "moors 15", 15),
    ("S14", "SQ BQ CQ DQ SC BC CC SK SJ", "queens 28, cavaliers 13, swords 15", 56),
]


@pytest.mark.parametrize(("number", "codes", "kinds", "points"), ROWS, ids=[r[0] for r in ROWS])
def test_rows_a_and_b(number: str, codes: str, kinds: str, points: int) -> None:
    rules = terziglio(BOLOGNA if number.startswith("B") else STRAIGHT).meld_rules
    best = rules.best(pile(codes))
    expected = sorted(kinds.split(", ")) if kinds else []
    assert sorted(f"{meld.kind} {meld.points}" for meld in best) == expected
    assert rules.points(pile(codes)) == points


def test_the_hand_of_the_old_manual() -> None:
    # Sequences 10 + 15 + 20 + 20 + 10, doubled, and 17 + 14.
    cards = all_but("T19 T18 T16 BEG DK DJ DA SQ SC SJ CJ BC BA")
    assert terziglio().meld_rules.points(cards) == 150 + 31 == 181


def test_a_grande_may_end_before_the_moors() -> None:
    cards = pile(ROWS[15][1])
    assert terziglio("grande_moors=off").meld_rules.points(cards) == 36 + 85 + 25


def test_one_counter_in_a_suit() -> None:
    assert terziglio("suit_wilds=one").meld_rules.points(pile("CK CQ CC CJ CA MAT BEG")) == 25


def test_the_head_is_an_option_of_its_own() -> None:
    assert terziglio("top=world").meld_rules.points(pile("T20 T18 T17 T16")) == 0
    assert terziglio(f"{STRAIGHT} top=angel").meld_rules.points(pile("T20 T18 T17 T16")) == 15
