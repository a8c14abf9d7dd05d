"""Piedicavallo, sections 5 to 7 and 12.1: what may be played, and who wins the trick."""

import pytest

from bot.games.cards import Seat
from tests.games.support.piedicavallo import deal, piedicavallo, pile, trick

WINNERS = [
    ("S5 S10 S6 SJ", 4, "jack above numerals"),
    ("C6 C5 C1 C2", 3, "the ace is the best red numeral"),
    ("D1 D2 DJ D3", 3, "jack above the ace"),
    ("T20 T21 T1 T2", 2, "21 beats 20 here"),
    ("T21 T20 T19 T3", 1, "whichever comes first"),
    ("BK T2 B5 T4", 4, "higher trump"),
    ("MAT C4 C3 C5", 3, "cups led by the second card; C3 is best"),
    ("MAT T5 SK T4", 2, "trumps led by the second card"),
    ("S9 MAT S8 S7", 1, "the Fool is out of it"),
    ("CQ MAT CK T1", 4, "the Bagatto trumps a king"),
    ("D6 SK BK CK", 1, "nobody could follow or trump"),
    ("B10 B9 BC MAT", 3, "the Fool does not win as the last card"),
    ("T1 SK BK MAT", 1, "nobody else had a trump"),
    ("MAT S5 T6 S6", 3, "a led Fool, a suit, a trump"),
    ("DK D1 DQ DC", 1, "the king"),
    ("S10 SK T7 T12", 4, "the higher of two trumps"),
    ("MAT B5 DK CK", 2, "only B5 is of the led suit"),
]


@pytest.mark.parametrize(
    ("laid", "place", "why"), WINNERS, ids=[f"12.1-{n}" for n in range(1, len(WINNERS) + 1)]
)
@pytest.mark.parametrize("leader", range(4))
def test_who_wins_the_trick(laid: str, place: int, why: str, leader: int) -> None:
    winner = piedicavallo().trick_winner(deal(), trick(laid, leader))
    assert winner == (leader + place - 1) % 4, why


def test_trump_order_angel_high() -> None:
    game = piedicavallo("trump_order=angel_high")
    assert game.trick_winner(deal(), trick("T21 T20 T19 T3")) == 1
    assert game.trick_winner(deal(), trick("T20 T21 T1 T2")) == 0


LEGAL = [
    ("S6 T2 MAT", "S9", "S6 MAT", "who can follow follows or plays the Fool"),
    ("C4 MAT", "S9", "C4 MAT", "the Fool is no trump: anything goes"),
    ("C4 T2 MAT", "S9", "T2 MAT", "who cannot follow trumps or plays the Fool"),
    ("C4 T2", "MAT", "C4 T2", "only the Fool lies there: any card"),
    ("C4 T2 T15", "MAT T9", "T2 T15", "the second card made trumps the suit"),
    ("S6 C4 T2 MAT", "", "S6 C4 T2 MAT", "any card may be led, the Fool too"),
    ("S6 SK", "S9", "S6 SK", "nobody must beat"),
    ("C4 T2 T15", "S9 T9", "T2 T15", "nobody must overtrump"),
    ("C4 D3", "S9 T4", "C4 D3", "neither the suit nor a trump: anything"),
]


@pytest.mark.parametrize(("hand", "table", "legal", "why"), LEGAL, ids=[row[3] for row in LEGAL])
def test_what_may_be_played(hand: str, table: str, legal: str, why: str) -> None:
    state = deal((hand, "", "", ""), trick(table, leader=1))
    assert piedicavallo().legal_cards(state, Seat(0)) == pile(legal), why
