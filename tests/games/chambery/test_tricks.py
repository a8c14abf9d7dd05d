"""Chambéry, sections 6 and 13.2: who wins a trick, what may be played, and the Fool."""

import pytest

from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import Spoke
from bot.games.trick import Trick
from tests.games.support.chambery import chambery, pile, trick

TRICKS = [
    ("S5 SK S10 T1 S2", 4),
    ("H9 H2 H10 D1 C3", 2),
    ("T20 T21 T5 EXC T3", 2),
    ("EXC D4 DK S1 D2", 3),
    ("EXC T3 SK T9 H1", 4),
    ("C7 D1 H1 S1 CJ", 5),
]


def in_play(
    hands: tuple[str, ...] = ("",) * 5,
    on_table: Trick | None = None,
    tricks: tuple[Trick, ...] = (),
    declarer: int = 0,
) -> Deal:
    """A deal of five players in which one plays alone; seat 4 dealt."""
    sets = tuple(map(pile, hands))
    return Deal(
        number=1,
        dealer=Seat(4),
        hands=sets,
        dealt=sets,
        discards=(0,) * 5,
        phase="play",
        steps=(0,) * 5,
        trick=on_table or Trick(),
        tricks=tricks,
        facts=(Spoke(Seat(declarer), "no_cards"),),
    )


@pytest.mark.parametrize(
    ("laid", "place"), TRICKS, ids=[f"13.2-{n}" for n in range(1, len(TRICKS) + 1)]
)
def test_who_wins(laid: str, place: int) -> None:
    assert chambery().trick_winner(in_play(), trick(laid)) == place - 1


def test_round_numerals_natural() -> None:
    game = chambery(options="round_numerals=natural")
    assert game.trick_winner(in_play(), trick("H9 H2 H10 D1 C3")) == 2
    assert game.trick_winner(in_play(), trick("D4 D1 D3 S1 C3")) == 0


@pytest.mark.parametrize(
    ("hand", "laid", "allowed"),
    [
        ("S4 T2 EXC", "S9", "S4 EXC"),
        ("C7 T2 EXC", "S9", "T2 EXC"),
        ("C7 EXC", "S9", "C7 EXC"),
        ("C7 T2 T20", "S9 T9", "T2 T20"),
        ("C7 T2", "EXC", "C7 T2"),
        ("C7 T2", "EXC H4", "T2"),
    ],
)
def test_what_may_be_played(hand: str, laid: str, allowed: str) -> None:
    seat = len(laid.split())
    hands = [""] * 5
    hands[seat] = hand
    deal = in_play(tuple(hands), trick(laid))
    assert chambery().legal_cards(deal, Seat(seat)) == pile(allowed)


def won_by(*winners: int) -> tuple[Trick, ...]:
    """Fourteen tricks that these seats won in turn; which cards they have does not matter."""
    return tuple(trick("C7 C8 C9 C10 CJ", winner=winners[n % len(winners)]) for n in range(14))


def test_the_fool_led_to_the_last_trick_wins_it_for_a_side_with_all_others() -> None:
    laid = trick("EXC D4 DK S1 D2", leader=1)
    game = chambery()
    assert game.trick_winner(in_play(tricks=won_by(1, 2, 3)), laid) == 1
    assert game.trick_winner(in_play(tricks=won_by(1, 0)), laid) == 3
    # Not before the last trick.
    assert game.trick_winner(in_play(tricks=won_by(1)[1:]), laid) == 3


def test_who_is_winning_by_the_fool() -> None:
    game = chambery()
    deal = in_play(on_table=trick("EXC D4 DK", leader=0), tricks=won_by(0))
    assert game.winning(deal, game.roles(deal, None)) == 0
    deal = in_play(on_table=trick("EXC D4 DK", leader=0), tricks=won_by(0, 1))
    assert game.winning(deal, game.roles(deal, None)) == 2


def test_eldest_leads() -> None:
    assert chambery().first_leader(Seat(4), ()) == 0
