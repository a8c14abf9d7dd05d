"""Scarto, sections 5 to 7 and 12.1: what may be played, and who wins the trick."""

import pytest

from bot.games.actions import Play
from bot.games.cards import Seat
from bot.games.errors import IllegalAction, Why
from tests.games.support.scarto import deal, pile, scarto, trick

WINNERS = [
    ("S7 SK S10", 1, "the king of the led suit"),
    ("C3 C9 C10", 0, "in a round suit low numerals are stronger"),
    ("C10 C2 C1", 2, "the ace is the best numeral of cups"),
    ("D1 DJ D2", 1, "the jack beats the ace"),
    ("B10 B1 B2", 0, "in a long suit the ten is the best numeral"),
    ("T21 T20 T5", 1, "the Angel beats the World"),
    ("T20 T21 T19", 0, "whichever of them comes first"),
    ("T21 T19 T18", 0, "the World beats all but the Angel"),
    ("SK T1 S2", 1, "the Bagatto trumps a king"),
    ("SK T1 T2", 2, "the higher trump"),
    ("MAT D5 D4", 2, "after a led Fool the second card is the suit"),
    ("MAT T3 SK", 1, "which may be trumps"),
    ("B4 MAT B3", 0, "the Fool is out of it"),
    ("S2 CK DK", 0, "other suits cannot win"),
    ("CQ CK MAT", 1, "the Fool does not win as the last card"),
    ("T2 MAT SK", 0, "the Fool does not win over a trump"),
    ("MAT S9 T4", 2, "a led Fool, a suit, a trump"),
    ("B1 D1 C1", 0, "nobody could follow or trump"),
]


@pytest.mark.parametrize(
    ("laid", "winner", "why"), WINNERS, ids=[f"12.1-{n}" for n in range(1, len(WINNERS) + 1)]
)
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_who_wins_the_trick(laid: str, winner: int, why: str, leader: int) -> None:
    complete = trick(laid, leader)
    assert scarto().trick_winner(deal(), complete) == (leader + winner) % 3, why


LEGAL = [
    ("S4 T2 MAT", "S9", "S4 MAT", "who can follow follows or plays the Fool (5.3)"),
    ("C7 MAT", "S9", "C7 MAT", "the Fool is no trump: anything goes (5.5)"),
    ("C7 T2 MAT", "S9", "T2 MAT", "who cannot follow trumps or plays the Fool (5.3)"),
    ("C7 T2", "MAT", "C7 T2", "only the Fool lies there: any card (section 7)"),
    ("C7 T2 T15", "MAT T9", "T2 T15", "the second card made trumps the suit (section 7)"),
    ("S4 C7 T2 MAT", "", "S4 C7 T2 MAT", "any card may be led, the Fool too (5.1)"),
    ("S2 S3 SK", "S9", "S2 S3 SK", "nobody must beat (5.4)"),
    ("C7 T2 T15", "S9 T9", "T2 T15", "nobody must overtrump (5.4)"),
    ("T2 T15 C7", "T9", "T2 T15", "nor go higher when trumps are led (5.4)"),
    ("C7 D7", "S9 T4", "C7 D7", "neither the suit nor a trump: anything (5.3)"),
    ("MAT", "S9", "MAT", "the Fool as the last card must be played (5.5)"),
    ("S4 MAT", "S9 MAT", "S4 MAT", "the led suit stays what it was (section 7)"),
]


@pytest.mark.parametrize(("hand", "table", "legal", "why"), LEGAL, ids=[row[3] for row in LEGAL])
def test_what_may_be_played(hand: str, table: str, legal: str, why: str) -> None:
    on_table = trick(table)
    seat = Seat(len(on_table.cards))
    hands = ["", "", ""]
    hands[seat] = hand
    state = deal((hands[0], hands[1], hands[2]), on_table)
    assert scarto().legal_cards(state, seat) == pile(legal), why


REFUSALS = [
    ("S4 T2 MAT", "S9", "T2", Why.MUST_FOLLOW, ("S4", "MAT")),
    ("S4 C2 MAT", "S9", "C2", Why.MUST_FOLLOW, ("S4", "MAT")),
    ("C7 T2 MAT", "S9", "C7", Why.MUST_TRUMP, ("T2", "MAT")),
    ("C7 T2", "T9", "C7", Why.MUST_FOLLOW, ("T2",)),
    ("C7 T2", "S9", "SK", Why.NOT_IN_HAND, ()),
]


@pytest.mark.parametrize(("hand", "table", "card", "why", "instead"), REFUSALS)
def test_a_refusal_names_the_rule(
    hand: str, table: str, card: str, why: Why, instead: tuple[str, ...]
) -> None:
    game = scarto()
    state = deal(("", hand, ""), trick(table))
    with pytest.raises(IllegalAction) as caught:
        game.phases[1].decide(state, Seat(1), Play(game.pack.parse(card)))
    assert (caught.value.why, caught.value.cards) == (why, instead)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_eldest_hand_leads_to_the_first_trick(dealer: int) -> None:
    assert scarto().first_leader(Seat(dealer), ()) == (dealer + 1) % 3


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    game = scarto()
    state = deal(("S2", "S3", "S4"), tricks=(trick("S7 SK S10", leader=0, winner=1),))
    assert game.phases[1].actor(state) == 1
