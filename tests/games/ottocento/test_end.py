"""Ottocento, section 9 and worked examples G: when the match ends, and who has won."""

import pytest

from bot.games.cards import Seat
from bot.games.events import DealScored
from bot.games.match import Match
from tests.games.support.ottocento import begun, ottocento
from tests.games.support.played import Played

NS_780_EW_790 = (780, 790)

# Seats 0 and 2 are North and South. Each hand holds what its player declares.
TEN = "SK SQ SC"
"""A sequence of three."""
TWENTY = "BK BQ BC BJ BA"
"""A sequence of five."""
TEN_OF_MOORS = "M1 M2 M3"
FIFTEEN = "CK CQ CC CA"


def near(
    options: str = "",
    dealer: int = 3,
    totals: tuple[int, int] = NS_780_EW_790,
    edition: int | None = None,
) -> Played:
    """A deal in which seats 0 and 2 hold 25 points in two sequences, seat 1 holds 20."""
    hands = [f"{TEN_OF_MOORS} S6 S7", TWENTY, f"{FIFTEEN} {TEN}", "D6 D7"]
    return begun(hands, dealer, f"monte=off {options}", totals, edition=edition)


def winners(played: Played) -> tuple[Seat, ...]:
    """Who has won the match that stood as it did before the deal."""
    assert played.score is not None
    before = played.deal.before
    match = Match(
        played.game, Seat(0), (DealScored((), before, ()), played.score), deal=played.deal
    )
    assert match.over
    return match.winners()


def test_g1_one_side_reaches_the_target_by_declaring() -> None:
    played = near().discard("D6 D7").declare(TEN_OF_MOORS).declare().declare(TEN)
    assert played.score is None
    played.declare()
    # 780 + 10 + 10; no card is played, and nothing but the declarations counts.
    assert played.score is not None
    assert played.score.points == ()
    assert played.score.scores == (20, 0, 20, 0)
    assert winners(played) == (0, 2)


def test_g2_both_reach_it_and_the_higher_total_wins() -> None:
    played = near().discard("D6 D7").declare(TEN_OF_MOORS).declare(TWENTY)
    played.declare(FIFTEEN).declare()
    assert played.score is not None
    assert played.score.scores == (25, 20, 25, 20)
    assert winners(played) == (1, 3)


def test_g3_equal_totals_decide_nothing() -> None:
    played = near().discard("D6 D7").declare(TEN_OF_MOORS).declare(TWENTY)
    played.declare("CK CQ CC", TEN).declare()
    # 780 + 30 and 790 + 20: the hand is played.
    assert played.turn == ("play", 0)
    game = ottocento()
    assert not game.is_over([(810, 810, 810, 810)])
    assert game.is_over([(810, 810, 810, 810), (1, 2, 1, 2)])


def test_g4_after_a_hand_the_higher_total_wins() -> None:
    game = ottocento()
    scores = [(780, 790, 780, 790), (32, 260, 32, 260)]
    assert game.is_over(scores)
    assert game.payoffs((812, 1050, 812, 1050)) == (-1, 1, -1, 1)


def test_g5_who_calls_himself_out_wins_at_once() -> None:
    # The dealer, seat 2, is the first to declare.
    played = near("end_rule=call_out_priority", dealer=2)
    assert played.turn == ("call-out", 2)
    played.declare(FIFTEEN, TEN)
    assert played.score is not None
    assert played.score.scores == (25, 0, 25, 0)
    assert winners(played) == (0, 2)


def test_below_the_target_the_hand_is_played() -> None:
    played = near(totals=(700, 700)).discard("D6 D7")
    played.declare(TEN_OF_MOORS).declare(TWENTY).declare(FIFTEEN).declare()
    assert played.turn == ("play", 0)


def test_another_target() -> None:
    assert ottocento("target=100").is_over([(100, 20, 100, 20)])
    assert not ottocento("target=100").is_over([(99, 20, 99, 20)])
    assert not ottocento().is_over([(100, 20, 100, 20)])
    played = near("target=20", totals=(0, 0)).discard("D6 D7")
    assert played.declare().declare(TWENTY).declare().declare().score is not None


def test_four_deals() -> None:
    game = ottocento("length=four_deals")
    scores = [(300, 100, 300, 100)] * 4
    assert not game.is_over(scores[:3])
    assert game.is_over(scores)
    assert game.payoffs((1200, 400, 1200, 400)) == (1, -1, 1, -1)
    assert game.payoffs((700, 700, 700, 700)) == (0, 0, 0, 0)
    # No test at the declarations.
    played = near("length=four_deals").discard("D6 D7")
    assert played.declare(TEN_OF_MOORS).declare().declare(TEN).declare().turn == ("play", 0)


# Declaring at the first turn.


def test_first_turn_the_fourth_declaration_ends_the_hand() -> None:
    played = near("declare_when=first_turn").discard("D6 D7")
    played.declare(TEN_OF_MOORS).play_any()
    played.declare().play_any()
    played.declare(TEN).play_any()
    assert played.score is None
    played.declare()
    assert played.score is not None
    assert played.score.scores == (20, 0, 20, 0)
    assert played.deal.tricks == ()


# Calling oneself out.


def calling(dealer: int, options: str = "", edition: int | None = None) -> Played:
    """A deal with `call_out_priority` that no declaration of ten ends."""
    return near(f"end_rule=call_out_priority {options}", dealer, (700, 700), edition)


def test_the_dealer_calls_first_with_two_cards_face_down() -> None:
    played = calling(2)
    for seat in (2, 3, 0, 1):
        assert played.turn == ("call-out", seat)
        assert played.deal.hands[2].bit_count() == 15
        played.declare()
    assert played.turn == ("discard", 2)
    assert played.deal.hands[2].bit_count() == 17


def test_a_call_counts_what_the_partner_has_shown() -> None:
    played = near("end_rule=call_out_priority", dealer=2)
    played.declare(TEN)
    played.declare()
    assert played.score is None
    played.declare(TEN_OF_MOORS)
    assert played.score is not None
    assert played.score.scores == (20, 0, 20, 0)


def test_silence_costs_nobody_the_declaration_after_the_discard() -> None:
    played = calling(2).declare().declare().declare().declare().discard_any()
    for seat in (3, 0, 1, 2):
        assert played.turn == ("declare", seat)
        played.declare()
    assert played.turn == ("play", 3)


def test_whoever_has_shown_something_may_not_declare_again() -> None:
    played = calling(2).declare(TEN).declare().declare(TEN_OF_MOORS).declare().discard_any()
    for seat in (3, 1):
        assert played.turn == ("declare", seat)
        played.declare()
    assert played.turn == ("play", 3)


def test_in_the_first_edition_only_the_dealer_declares_later() -> None:
    played = calling(2, edition=1).declare().declare().declare().declare().discard_any()
    assert played.turn == ("declare", 2)
    assert played.declare().turn == ("play", 3)


def test_the_dealer_may_discard_a_card_that_was_shown() -> None:
    played = calling(2).declare(TEN).declare().declare().declare()
    assert played.discard("SQ SC").turn == ("declare", 3)


def test_a_dealer_may_win_with_his_last_two_cards() -> None:
    # Seat 2 lacks one card of a sequence, and finds it in the stock.
    hands = ["", "", "SK SQ D10 D9", "D6 D7"]
    options = "monte=off end_rule=call_out_priority"
    played = begun(hands, 2, options, (795, 0), stock="SC D8")
    played.declare().declare().declare().declare().discard("D8 D10")
    played.declare().declare().declare().declare(TEN)
    assert played.score is not None
    assert played.score.scores == (10, 0, 10, 0)


@pytest.mark.parametrize("when", ["before_lead", "first_turn"])
def test_calls_come_after_the_poll(when: str) -> None:
    played = begun([""] * 4, 2, f"end_rule=call_out_priority declare_when={when}")
    assert played.turn == ("poll", 3)
    assert played.say("no_monte").turn == ("call-out", 2)
    assert [hand.bit_count() for hand in played.deal.hands] == [15] * 4
    played.declare().declare().declare().declare().discard_any()
    if when == "before_lead":
        assert played.turn == ("declare", 3)
        return
    for _ in range(4):
        assert played.declare().deal.phase == "play"
        played.play_any()
    assert played.deal.tricks


def test_what_was_shown_stays_declared() -> None:
    played = calling(2).declare(TEN).declare().declare().declare(TWENTY).discard_any()
    played.declare().declare().play_out()
    assert played.score is not None
    lines = {line.code: line.points for line in played.score.lines}
    assert lines["declared"] == (10, 20, 10, 20)


def test_nobody_calls_himself_out_of_four_deals() -> None:
    # There is no target, so all declare as usual: after the discard, eldest first.
    played = calling(2, "length=four_deals")
    assert played.turn == ("discard", 2)
    assert played.discard_any().turn == ("declare", 3)
