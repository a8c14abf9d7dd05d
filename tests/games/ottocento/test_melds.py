"""Ottocento, section 7 and worked examples A and B: what combinations count."""

import pytest

from bot.games.bolognese.melds import CRICCA, SEQUENCE, doubled
from bot.games.errors import IllegalAction, Why
from tests.games.support.ottocento import all_but, begun, ottocento, pile, points
from tests.games.support.played import Played

ROWS = [
    # number, cards (after a minus: all but these), kinds with their length, cricche, sequences
    (1, "T20 T19 T17 T16", "grande 4", 0, 15),
    (2, "T20 MAT T17 T16 T15 BEG T13 T12", "tarocchi 3, grande 8", 18, 35),
    (3, "T20 T19 T18 T17 MAT BEG T14", "tarocchi 4, grande 6", 36, 25),
    (4, "SK SQ BEG SA", "swords 4", 0, 15),
    (5, "SK SQ SC SJ SA MAT", "swords 6", 0, 25),
    (6, "SA BA CA DA BEG MAT", "aces 6", 0, 25),
    (7, "T20 T19 T17 T16 T14 T13 T11 T9 T8 MAT BEG", "tarocchi 4, grande 9", 36, 40),
    (
        8,
        "-T19 T18 T16 BEG DK DJ DA SQ SC SJ CJ BC BA",
        "kings 3, queens 3, grande 3, batons 4, cups 5, moors 5, aces 3",
        31,
        150,
    ),
    (
        9,
        "SK SQ SC SJ SA DK DQ DJ DA BK BC BA CQ CJ CA T20 T19 T18 T17 T16 T15 MAT BEG M1",
        "tarocchi 4, kings 3, queens 3, jacks 3, grande 8, swords 7, batons 5, coins 6, aces 6",
        158,
        270,
    ),
    (
        10,
        "-",
        "tarocchi 4, kings 4, queens 4, cavaliers 4, jacks 4, "
        "grande 22, swords 7, batons 7, cups 7, coins 7, moors 6, aces 6",
        296,
        550,
    ),
    (11, "SK SQ SA", "", 0, 0),
    (12, "SK SC SJ", "swords 3", 0, 10),
    (13, "SK SJ MAT SA", "swords 4", 0, 15),
    (14, "SK MAT BEG SA", "", 0, 0),
    (15, "SK SC MAT BEG", "swords 4", 0, 15),
    (16, "SQ SC SJ SA MAT BEG", "", 0, 0),
    (17, "T19 T18 T17 T16 T15 MAT BEG", "tarocchi 3", 18, 0),
    (18, "T20 MAT BEG T16 T15", "tarocchi 3", 18, 0),
    (19, "T20 T18 MAT T16 T15", "grande 5", 0, 20),
    (20, "T20 T18 MAT BEG T15 T14", "tarocchi 3, grande 6", 18, 25),
    (21, "T20 T19 T18 MAT BEG T14 T13", "tarocchi 4, grande 5", 36, 20),
    (22, "T20 T19 T18 MAT BEG T15 T13", "tarocchi 4, grande 7", 36, 30),
    (23, "T20 T19 T18 T16 T14 MAT", "tarocchi 3, grande 6", 18, 25),
    (24, "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 M1 M3", "grande 18", 0, 85),
    (
        25,
        "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 MAT M1 M2 M3",
        "tarocchi 3, grande 19, moors 4",
        18,
        105,
    ),
    (26, "M1 M2 MAT", "moors 3", 0, 10),
    (27, "M1 MAT BEG", "", 0, 0),
    (28, "M1 M2 M3 M4 MAT BEG", "moors 6", 0, 25),
    (29, "SA BA MAT", "aces 3", 0, 10),
    (30, "SA MAT BEG", "", 0, 0),
    (
        31,
        "SK BK CK SQ BQ CQ SJ BJ CJ",
        "kings 3, queens 3, jacks 3, swords 3, batons 3, cups 3",
        86,
        60,
    ),
    (32, "SK BK CK DK SQ BQ CQ MAT", "kings 4, queens 3, swords 3, batons 3, cups 3", 48, 60),
    (33, "SK BK CK SQ BQ CQ SJ BJ DJ", "kings 3, queens 3, jacks 3, swords 3, batons 3", 86, 20),
    (34, "T20 BEG MAT SK SC SA BA", "tarocchi 3, swords 5, aces 4", 18, 35),
    (
        35,
        "T20 T19 BEG MAT SK BK CK DK SQ BQ CQ DQ",
        "tarocchi 4, kings 4, queens 4, grande 4, swords 4, batons 4, cups 4, coins 4",
        196,
        150,
    ),
    (36, "DK DQ DJ DA SA CA", "coins 4, aces 3", 0, 25),
    (37, "T20 T19 T18 T17 T16 T15 T14 MAT", "tarocchi 3, grande 8", 18, 35),
    (38, "T20 T17 BEG MAT T16 T14 T13", "tarocchi 3, grande 7", 18, 30),
    (39, "T20 T17 T16 T15 T14", "", 0, 0),
    (40, "SK SQ SC SJ MAT BEG SA", "swords 7", 0, 30),
]


@pytest.mark.parametrize(
    ("cards", "kinds", "cricche", "sequences"),
    [row[1:] for row in ROWS],
    ids=[f"A{row[0]}" for row in ROWS],
)
def test_what_a_set_of_cards_counts(cards: str, kinds: str, cricche: int, sequences: int) -> None:
    rules = ottocento().meld_rules
    held = all_but(cards[1:]) if cards.startswith("-") else pile(cards)

    melds = rules.best(held)

    found = {f"{meld.kind} {meld.cards.bit_count()}" for meld in melds}
    assert found == set(filter(None, kinds.split(", ")))
    assert doubled([meld.points for meld in melds if meld.sort == CRICCA]) == cricche
    assert doubled([meld.points for meld in melds if meld.sort == SEQUENCE]) == sequences
    assert rules.points(held) == cricche + sequences


GRANDE_TO_THE_FIVE = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 M1 M3"


def test_grande_without_moors() -> None:
    # A24: sixteen cards instead of eighteen. A25: the Fool fills the five, the Moors stay out:
    # Grande of 16 = 75, Moors with the Fool 15, Tarocchi 18.
    row_25 = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 MAT M1 M2 M3"
    assert points(GRANDE_TO_THE_FIVE, "grande_moors=off") == 75
    assert points(row_25, "grande_moors=off") == 75 + 15 + 18


def test_one_wild_card_in_a_suit() -> None:
    # A15 becomes three cards; A9: Swords 6, Batons 4 and Coins 5 instead of 7, 5 and 6 cards.
    assert points("SK SC MAT BEG", "suit_wilds=one") == 10
    assert points(ROWS[8][1], "suit_wilds=one") == 398


@pytest.mark.parametrize(
    ("options", "whole"),
    [
        ("", 846),
        ("suit_wilds=one", 806),
        ("grande_moors=off", 806),
        ("suit_wilds=one grande_moors=off", 766),
        ("variant=straight", 846),
    ],
)
def test_the_whole_pack(options: str, whole: int) -> None:
    assert ottocento(options).meld_rules.points(all_but("")) == whole


@pytest.mark.parametrize(
    ("cards", "bologna", "straight"),
    [
        ("T19 T20 T17 T16", 15, 15),
        ("T20 T18 T17 T16", 15, 0),
        ("T19 T18 T17 T16 T15", 0, 20),
        ("T19 MAT T18 T16", 0, 15),
    ],
    ids=["B1", "B2", "B3", "B4"],
)
def test_who_heads_the_grande(cards: str, bologna: int, straight: int) -> None:
    assert points(cards) == bologna
    assert points(cards, "variant=straight") == straight


# Declaring (section 4): what is laid down must be a combination as it lies there.

HAND = "T20 T19 T18 T16 T14 MAT SK BK CK SQ BQ CQ SA BA DK"


def at_declaring() -> Played:
    """Eldest, seat 0, holds that hand and is asked what to declare."""
    return begun([HAND, "", "", "S6 S7"], dealer=3).discard("S6 S7")


@pytest.mark.parametrize(
    ("melds", "counts"),
    [
        ((), 0),
        (("SK BK CK",), 17),
        (("SK BK CK DK",), 34),
        (("SK BK CK", "SQ BQ CQ"), 31),
        (("T20 T19 T18",), 10),
        (("T20 T19 T18 T16",), 15),
        (("T20 T19 T18 T16 MAT T14",), 25),
        (("SK SQ MAT", "BK BQ MAT"), 20),
        # Three sequences of one player double: (10 + 10 + 10) × 2.
        (("SK SQ MAT", "BK BQ MAT", "CK CQ MAT"), 60),
        # Three cricche as well: (34 + 14 + 18) × 2 + (10 + 10 + 10) × 2.
        (
            ("SK BK CK DK", "SQ BQ CQ", "T20 T19 MAT", "SK SQ MAT", "BK BQ MAT", "SA BA MAT"),
            192,
        ),
    ],
    ids=str,
)
def test_what_may_be_declared(melds: tuple[str, ...], counts: int) -> None:
    played = at_declaring().declare(*melds)
    assert played.deal.facts[-1].points == counts  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("melds", "why"),
    [
        (("T20 T19 MAT T14",), Why.NO_MELD),
        (("SK BK",), Why.NO_MELD),
        (("SK SQ SA",), Why.NO_MELD),
        (("SK BK CK", "SK BK DK"), Why.FAMILY_TWICE),
        (("SK BK CK", "CK BK SK"), Why.FAMILY_TWICE),
        (("SK SQ SC",), Why.NOT_IN_HAND),
        (("SK SK BK CK",), Why.CARD_TWICE),
        (("",), Why.NO_MELD),
    ],
    ids=str,
)
def test_what_may_not_be_declared(melds: tuple[str, ...], why: Why) -> None:
    with pytest.raises(IllegalAction) as caught:
        at_declaring().declare(*melds)
    assert caught.value.why is why
