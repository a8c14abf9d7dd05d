"""Scarto, sections 8, 9, 12.3 and 12.4: piles, scores and who pays."""

import pytest

from bot.games.cards import Seat
from bot.games.events import DealScored
from bot.games.match import Match
from tests.games.support.scarto import deal, pile, piles_of, points_of, run, scarto, trick

SWORDS = "SK SQ SC SJ " + run("S", 10, 1)
BATONS = "BK BQ BC BJ " + run("B", 10, 1)

SMALL = [
    ("SK S1 S2", 5),
    ("SK SQ S1", 8),
    ("SK SQ SC", 10),
    ("T5 T6 T7", 1),
    ("T20 T1 CK", 13),
    ("T21 T19 S1", 1),
    ("CJ DJ BJ", 4),
    ("DQ D7", 4),
    ("T20 T1", 9),
    ("S4 S5", 1),
    ("MAT", 4),
    ("", 0),
]


@pytest.mark.parametrize(("codes", "points"), SMALL, ids=[codes or "none" for codes, _ in SMALL])
def test_small_piles(codes: str, points: int) -> None:
    assert points_of(scarto(), pile(codes)) == points


WHOLE = {
    "1a": (SWORDS + " " + run("B", 10, 1), 24, 18),
    "1b": (f"DK DQ DC DJ {run('D', 1, 10)} {run('C', 1, 10)} T2 T3", 26, 19),
    "1c": (f"BK BQ BC BJ CK CQ CC CJ T1 {run('T', 4, 21)} MAT", 28, 41),
    "2a": ("S2 S3 S4", 3, 1),
    "2b": ("MAT", 1, 4),
    "3a": ("DQ D9 D10 MAT", 4, 8),
    "3b": (f"{SWORDS} {BATONS} {run('T', 1, 8)}", 36, 36),
    "3c": (f"CK CQ CC CJ {run('C', 1, 10)} DK DC DJ {run('D', 1, 8)} {run('T', 9, 21)}", 38, 34),
    "4a": (f"{run('C', 1, 10)} {run('D', 1, 10)} {run('T', 10, 19)} MAT", 31, 14),
    "4b": (f"{run('S', 10, 1)} {run('B', 10, 1)} {run('T', 4, 9)}", 26, 9),
    "4c": ("SK BK CK DK SQ BQ CQ DQ SC BC CC DC SJ BJ CJ DJ T20 T21 T1 T2 T3", 21, 55),
}


@pytest.mark.parametrize(("codes", "count", "points"), WHOLE.values(), ids=WHOLE)
def test_whole_hands(codes: str, count: int, points: int) -> None:
    assert pile(codes).bit_count() == count
    assert points_of(scarto(), pile(codes)) == points


def test_all_tricks_2c() -> None:
    rest = scarto().pack.everything & ~pile("S2 S3 S4 MAT")
    assert rest.bit_count() == 74
    assert points_of(scarto(), rest) == 73


@pytest.mark.parametrize("hand", ["1", "3", "4"])
def test_each_hand_adds_up_to_78(hand: str) -> None:
    piles = [pile(WHOLE[hand + part][0]) for part in "abc"]
    assert piles[0] | piles[1] | piles[2] == scarto().pack.everything
    assert sum(WHOLE[hand + part][2] for part in "abc") == 78


# Section 7: where the Fool goes.


def test_the_fool_stays_with_who_played_it() -> None:
    played = (trick("S7 MAT SK", leader=0, winner=2),)
    assert piles_of(scarto(), deal(tricks=played)) == (0, pile("MAT"), pile("S7 SK"))


def test_so_it_does_in_the_last_trick() -> None:
    played = (trick("S7 SK S2", winner=1), trick("BK B2 MAT", leader=1, winner=1))
    assert piles_of(scarto(), deal(tricks=played)) == (
        pile("MAT"),
        pile("S7 SK S2 BK B2"),
        0,
    )


def test_the_discard_counts_for_the_dealer() -> None:
    played = (trick("S7 SK S2", winner=1),)
    state = deal(tricks=played, discards=(pile("D8 D9 D10"), 0, 0))
    assert piles_of(scarto(), state) == (pile("D8 D9 D10"), pile("S7 SK S2"), 0)


# Section 9 and 12.4: a game.

HANDS = [(30, 27, 21), (22, 40, 16), (26, 19, 33)]


def a_game(*hands: tuple[int, int, int]) -> Match:
    """A match whose deals ended with these card points."""
    scored = tuple(DealScored(hand, tuple(points - 26 for points in hand), ()) for hand in hands)
    return Match(scarto(), Seat(0), scored)


def test_a_game_12_4() -> None:
    match = a_game(*HANDS)
    assert [deal.scores for deal in match.scored] == [(4, 1, -5), (-4, 14, -10), (0, -7, 7)]
    assert match.totals == (0, 8, -8)
    assert match.over
    assert match.winners() == (1,)
    assert match.game.payoffs(match.totals) == (1, 1, -2)


@pytest.mark.parametrize(
    ("totals", "payoffs"),
    [
        ((-6, -6, 12), (-1, -1, 2)),
        ((12, -6, -6), (2, -1, -1)),
        ((3, 3, -6), (1, 1, -2)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_shared_losses(totals: tuple[int, ...], payoffs: tuple[int, ...]) -> None:
    assert scarto().payoffs(totals) == payoffs


@pytest.mark.parametrize("deals", [0, 1, 2])
def test_three_hands_make_a_game(deals: int) -> None:
    assert not a_game(*HANDS[:deals]).over


def test_the_deal_passes_to_the_right() -> None:
    game = scarto()
    match = Match(game, Seat(2)).after(game.deal(1, Seat(2), game.pack.cards))
    match = match.after([DealScored((26, 26, 26), (0, 0, 0), ())])
    [began, *_] = match.next_deal(game.pack.cards)
    assert (began.number, began.dealer) == (2, 0)  # type: ignore[attr-defined]
