"""Piedicavallo, section 8 and 12.3: single cards are counted; who wins, and who pays."""

import pytest

from bot.games.events import DealScored
from bot.games.piedicavallo.cards import PACK
from bot.games.piedicavallo.scoring import card_points
from bot.games.trick import Trick
from tests.games.support.piedicavallo import codes, deal, piedicavallo, pile, run, trick

SWORDS = "SK SQ SC SJ S10 S9 S8 S7 S6 S5"
BATONS = SWORDS.replace("S", "B")

COUNTS = [
    (codes(PACK.cards), 114),
    (SWORDS, 20),
    (run("T", 1, 21), 29),
    ("MAT", 5),
    ("T21 T1 MAT SK", 20),
    ("T20 T3 S5 C6", 4),
    ("SK SQ SC SJ", 14),
    ("SK S9 T2", 7),
    (f"{SWORDS} {BATONS} {run('T', 1, 10)}", 54),
    ("T1 T2 S5 C6", 8),
]


@pytest.mark.parametrize(
    ("some", "points"), COUNTS, ids=[f"12.3-{n}" for n in range(1, len(COUNTS) + 1)]
)
def test_points_of_cards(some: str, points: int) -> None:
    assert card_points(pile(some), piedicavallo().tables) == points


def scored(ours: str, theirs: Trick | None = None, options: str = "") -> DealScored:
    """A deal in which team 0 dealt SQ DJ away, won these cards, and played the Fool.

    The other team wins the rest; the trick with the Fool is seat 0's lead unless it is given.
    """
    fool = theirs or trick("MAT SK S9 T2", leader=0, winner=3)
    used = pile(f"{ours} SQ DJ") | pile(codes(fool.cards))
    rest = PACK.members(PACK.everything & ~used)
    won = [trick(ours, winner=2)] if ours else []
    lost = Trick((), rest, fool.winner)
    return piedicavallo(options).score(deal(tricks=(*won, fool, lost), discard="SQ DJ"))


def test_row_8_the_fool_stays_with_the_team_that_played_it() -> None:
    # The trick counts 5 + 1 + 1 = 7 for seat 3, the Fool 5 for team 0, which won a trick.
    result = scored("T1 T3 S5 C6")
    lines = {line.code: line.points for line in result.lines}
    assert lines["fool"] == (5, 0, 5, 0)
    assert lines["cards"] == (8, 95, 8, 95)


def test_row_11_one_trick_discard_and_fool() -> None:
    result = scored("T1 T3 S5 C6")
    # 8 for the trick, SQ 4 + DJ 2 discarded, 5 for the Fool.
    assert result.points == (19, 95)
    assert result.scores == (19, 95, 19, 95)
    assert {line.code: line.points for line in result.lines}["discard"] == (6, 0, 6, 0)


def test_row_12_a_team_without_a_trick_has_nothing() -> None:
    result = scored("")
    assert result.points == (0, 114)
    assert [line.code for line in result.lines] == ["cards", "fool", "discard"]


def test_no_trick_forfeit_false() -> None:
    assert scored("", options="no_trick_forfeit=false").points == (11, 103)


def test_the_fool_of_the_others_is_theirs() -> None:
    result = scored("T1 T3 S5 C6", trick("SK MAT S9 T2", leader=0, winner=3))
    assert result.points == (14, 100)


def test_a_discard_of_the_others_is_theirs() -> None:
    ours = trick("T1 T3 S5 C6", winner=0)
    fool = trick("MAT SK S9 T2", leader=0, winner=3)
    used = pile("T1 T3 S5 C6 MAT SK S9 T2 SQ DJ")
    lost = Trick((), PACK.members(PACK.everything & ~used), fool.winner)
    result = piedicavallo().score(deal(tricks=(ours, fool, lost), discard="SQ DJ", dealer=1))
    assert result.points == (13, 101)


EVEN, MORE, LESS = (57, 57, 57, 57), (60, 54, 60, 54), (54, 60, 54, 60)


@pytest.mark.parametrize(
    ("deals", "extra_hand", "draw"),
    [
        ([MORE] * 3, False, False),
        ([MORE] * 4, True, True),
        ([MORE, LESS, MORE, LESS], False, True),
        ([EVEN] * 5, False, True),
        ([EVEN] * 4 + [LESS], True, True),
    ],
    ids=["three", "four", "a tie", "still a tie", "broken"],
)
def test_when_a_match_ends(deals: list[tuple[int, ...]], extra_hand: bool, draw: bool) -> None:
    assert piedicavallo().is_over(deals) is extra_hand
    assert piedicavallo("tie=draw").is_over(deals) is draw


def test_the_losers_pay_the_difference() -> None:
    assert piedicavallo().payoffs((240, 216, 240, 216)) == (24, -24, 24, -24)
    assert piedicavallo().payoffs((228, 228, 228, 228)) == (0, 0, 0, 0)
