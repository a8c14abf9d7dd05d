"""Piedicavallo, sections 2 to 4 and 12.2: the pack, the deal and the discard."""

from random import Random

import pytest

from bot.games.actions import CardsFrom, Discard
from bot.games.cards import Seat, as_set
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardsDiscarded
from bot.games.match import Match
from bot.games.piedicavallo.cards import PACK
from bot.games.piedicavallo.events import TrumpsLaidAside
from tests.games.support.piedicavallo import cards, codes, piedicavallo, pile

P = "SK CK T21 T1 MAT T7 T15 SQ S9 S5 B10 BJ C6 C5 D6 D4 DJ"
Q = "SK CK T7 T15 SQ S9 S5 B10 BJ C6 C5 D6 D4 DJ S8 B9 DC"
R = "SK CK T7 MAT SQ S9 S5 B10 BJ C6 C5 D6 D4 DJ S8 B9 DC"
U = "SK CK T7 T1 SQ S9 S5 B10 BJ C6 C5 D6 D4 DJ S8 B9 DC"
V = "SK BK CK DK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 S5"
W = "SK BK CK DK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 MAT"

DISCARDS = [
    (P, "S5 C6", 0, "suit cards"),
    (P, "SQ DJ", 0, "courts below the king are free"),
    (P, "SK S5", Why.FIVE_POINTS_STAY, "king"),
    (P, "T21 S5", Why.FIVE_POINTS_STAY, "five-pointer"),
    (P, "MAT S5", Why.FIVE_POINTS_STAY, "five-pointer"),
    (P, "T1 S5", Why.FIVE_POINTS_STAY, "five-pointer"),
    (P, "T7 S5", Why.TRUMPS_STAY, "other cards available, trumps remain"),
    (P, "T7 T15", Why.TRUMPS_STAY, "T21 and T1 remain"),
    (Q, "T7 T15", 2, "no trump left"),
    (Q, "T7 S5", Why.TRUMPS_STAY, "T15 remains"),
    (R, "T7 S5", 1, "only the Fool is left"),
    (U, "T7 S5", Why.TRUMPS_STAY, "T1 remains"),
    (V, "S5 T2", 1, "forced: one free card only"),
    (V, "T2 T3", Why.TRUMPS_STAY, "the free card must go first"),
    (W, "T2 T3", 2, "forced"),
]


@pytest.mark.parametrize(
    ("hand", "chosen", "outcome", "why"),
    DISCARDS,
    ids=[f"12.2-{n}" for n in range(1, len(DISCARDS) + 1)],
)
def test_discard_and_what_is_announced(
    hand: str, chosen: str, outcome: int | Why, why: str
) -> None:
    match = dealt_to_the_dealer(hand)
    action = Discard(cards(chosen))
    if isinstance(outcome, Why):
        with pytest.raises(IllegalAction) as caught:
            match.decide(Seat(0), action)
        assert caught.value.why is outcome, why
        return
    laid, told, *_ = match.decide(Seat(0), action)
    assert laid == CardsDiscarded(Seat(0), PACK.members(pile(chosen)))
    assert told == TrumpsLaidAside(Seat(0), outcome), why


def dealt_to_the_dealer(hand: str, options: str = "") -> Match:
    """A match whose dealer, seat 0, has these 17 cards and has to lay two aside."""
    game = piedicavallo(options)
    mine, rest = cards(hand), PACK.members(PACK.everything & ~pile(hand))
    hands = [mine[:15], rest[:15], rest[15:30], rest[30:], mine[15:]]
    return Match(game, Seat(0)).after(game.deal_as(1, Seat(0), hands))


def test_the_announcement_is_public_and_names_no_card() -> None:
    match = dealt_to_the_dealer(Q)
    match = match.after(match.decide(Seat(0), Discard(cards("T7 T15"))))
    for seat in (None, Seat(1), Seat(2), Seat(3)):
        assert match.view(seat).facts == (TrumpsLaidAside(Seat(0), 2),)
        assert match.view(seat).discarded == ()


def test_discard_void_false() -> None:
    game = piedicavallo("discard_void=false")
    assert game.discard_fault(pile(Q), pile("T7 T15")) is Why.TRUMPS_GO_LAST
    assert game.discard_fault(pile(V), pile("S5 T2")) is None
    assert game.may_discard(pile(Q)) & game.tables.trumps == 0


def test_fool_counts_in_void() -> None:
    game = piedicavallo("fool_counts_in_void=true")
    assert game.discard_fault(pile(R), pile("T7 S5")) is Why.TRUMPS_STAY
    assert game.discard_fault(pile(Q), pile("T7 T15")) is None


def test_the_dealer_is_asked_for_two_of_the_cards_that_may_go() -> None:
    match = dealt_to_the_dealer(R)
    ask = match.view(Seat(0)).ask
    assert isinstance(ask, CardsFrom)
    assert ask.count == 2
    assert as_set(ask.cards) == pile(R) & ~pile("SK CK MAT")


def test_the_published_order_of_the_pack() -> None:
    assert codes(PACK.cards) == (
        "SK SQ SC SJ S10 S9 S8 S7 S6 S5 BK BQ BC BJ B10 B9 B8 B7 B6 B5 "
        "CK CQ CC CJ C6 C5 C4 C3 C2 C1 DK DQ DC DJ D6 D5 D4 D3 D2 D1 "
        "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1 MAT"
    )


@pytest.mark.parametrize("dealer", range(4))
def test_three_rounds_of_five_and_two_more_for_the_dealer(dealer: int) -> None:
    game = piedicavallo()
    deck = Random(1).sample(PACK.cards, 62)
    state = game.replay(game.deal(1, Seat(dealer), deck))
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        expected = [
            deck[first + n] for first in (0, 20, 40) for n in range(5 * place, 5 * place + 5)
        ]
        more = deck[60:] if seat == dealer else []
        assert state.hands[seat] == as_set([*expected, *more])
    assert game.first_leader(state.dealer, state.facts) == (dealer + 1) % 4
