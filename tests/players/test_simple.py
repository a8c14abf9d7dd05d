"""Each rule of thumb of the simple player at work in a situation made for it."""

from random import Random

import pytest

from bot.games.actions import Discard, Play
from bot.games.view import SeatView
from bot.players.simple import choose
from tests.players.support.positions import PACK, to_discard, to_play

GENERATORS = range(5)
"""Seeds of the generators each choice is made with: a rule holds whatever is left to chance."""


def cards(view: SeatView) -> set[str]:
    """The cards that the simple player may come to play."""
    actions = [choose(view, Random(seed)) for seed in GENERATORS]
    return {action.card.code for action in actions if isinstance(action, Play)}


def card(view: SeatView) -> str:
    """The card that the simple player plays whatever is left to chance."""
    (only,) = cards(view)
    return only


def laid_aside(view: SeatView) -> set[str]:
    """The cards that the simple player discards."""
    action = choose(view, Random(1))
    assert isinstance(action, Discard)
    return {card.code for card in action.cards}


# Following.

BATONS_WENT = "B1 B2 B3"
REST = "BC BJ B9 B8 B6 CQ C9 C8 C6 C3 D10 D7 D4 D2"
TRUMPS = "T18 T14 T11 T7 T4 T3"


def test_follows_low_when_it_cannot_win() -> None:
    view = to_play(f"SJ S8 S5 S2 {REST} {TRUMPS}", "1:SK 2:S4", went=BATONS_WENT)
    assert card(view) in ("S2", "S5")


def test_follows_low_in_a_round_suit_where_low_numerals_are_the_best() -> None:
    hand = "C10 C7 C1 SJ S8 S5 S2 BC BJ B9 B8 B6 D10 D7 D4 D2 DJ B10 T18 T14 T11 T7 T4 T3"
    assert card(to_play(hand, "1:CK 2:C9", went=BATONS_WENT)) == "C10"


def test_leaves_a_poor_trick_when_others_can_still_beat_the_card() -> None:
    view = to_play(f"SJ S9 S7 T2 {REST} {TRUMPS}", "2:S2", went=BATONS_WENT)
    assert card(view) in ("S7", "S9")


def test_takes_a_rich_trick_when_last_to_play() -> None:
    view = to_play(f"SK S9 S7 S2 {REST} {TRUMPS}", "1:SQ 2:SC", went=BATONS_WENT)
    assert card(view) == "SK"


def test_takes_a_trick_with_the_cheapest_of_equal_cards() -> None:
    view = to_play(f"SK SQ S7 S2 {REST} {TRUMPS}", "1:SC 2:S4", went=BATONS_WENT)
    assert card(view) == "SQ"


def test_trumps_a_costly_card_with_the_smallest_trump_that_wins() -> None:
    hand = f"{REST} BQ B10 D8 D9 {TRUMPS}"
    assert card(to_play(hand, "1:SK 2:S4", went=BATONS_WENT)) == "T3"
    assert card(to_play(hand, "1:SK 2:T5", went=BATONS_WENT)) == "T7"


def test_plays_a_small_trump_under_one_it_cannot_beat() -> None:
    hand = f"{REST} BQ B10 D8 D9 {TRUMPS}"
    assert card(to_play(hand, "1:T5 2:T19", went=BATONS_WENT)) == "T3"


def test_throws_a_worthless_card_when_it_cannot_follow_nor_trump() -> None:
    hand = "SK SQ S9 S2 BC BQ B9 B8 B6 BK BJ CC CJ CQ C9 C8 C6 C3 C2 DQ D9 DC"
    view = to_play(hand, "1:T10 2:T12", went="B1 B2 B3 C1 C4 C5 D1 D2 D3")
    for code in cards(view):
        assert view.game.tables.value[PACK.parse(code).index] == 1


# The Bagatto.

NO_SWORDS = f"{REST} BQ B10 D8 D9"


def test_brings_the_bagatto_home_when_nobody_can_beat_it() -> None:
    view = to_play(f"{NO_SWORDS} T18 T14 T11 T7 T4 T1", "1:S3 2:S4", went=BATONS_WENT)
    assert card(view) == "T1"


def test_keeps_the_bagatto_from_a_trick_that_is_lost() -> None:
    view = to_play(f"{NO_SWORDS} T18 T14 T11 T7 T4 T1", "1:T12 2:T20", went=BATONS_WENT)
    assert card(view) == "T4"


def test_keeps_the_bagatto_from_one_who_will_trump_higher() -> None:
    hand = "BC BJ B9 B8 B6 CQ C9 C8 C6 D10 D7 D4 D2 D8 D6 D3 T11 T7 T4 T1 BQ B10"
    # Seat 1 showed that it has no swords either.
    shown = "0:C3 1:C2 2:CK 2:SK 0:T2 1:T20 1:D9 2:DK 0:D5"
    assert card(to_play(hand, "2:S9", shown=shown)) != "T1"


def test_gets_rid_of_the_bagatto_while_it_still_can() -> None:
    view = to_play("T1 T9 D4", "1:C3 2:S4", out="S5 B2 B3 C4 T2 D3 MAT")
    assert card(view) == "T1"


# The Fool.


def test_the_fool_saves_a_queen() -> None:
    hand = f"SQ MAT T2 {REST} BQ {TRUMPS}"
    assert card(to_play(hand, "1:SK 2:S4", went=BATONS_WENT)) == "MAT"


def test_the_fool_saves_a_lone_bagatto() -> None:
    hand = f"{REST} BQ B10 SC S9 S8 S7 S6 S5 T1 MAT"
    assert card(to_play(hand, "1:T9 2:T12", went=BATONS_WENT)) == "MAT"


def test_the_fool_is_not_wasted_where_a_worthless_card_will_do() -> None:
    hand = f"SQ S5 MAT {REST} BQ {TRUMPS}"
    assert card(to_play(hand, "1:SK 2:S4", went=BATONS_WENT)) == "S5"


def test_the_fool_is_played_before_the_last_trick() -> None:
    assert card(to_play("MAT C8", "1:C3 2:S4", out="S5 B2 B3 DQ D9")) == "MAT"
    assert card(to_play("MAT SK", out="S9 D2 D3 B4 B5 C6 C7")) == "MAT"


# Leading.


def test_leads_low_from_a_long_poor_suit() -> None:
    view = to_play("SK S8 S5 BC BJ B9 B8 B6 CQ CC C9 C8 C6 C3 CJ D10 D7 D4 D2 T18 T14 T11 T7 T4 T1")
    assert cards(view) <= {"S5", "S8", "D10", "D7", "D4", "D2"}


def test_leads_a_lone_worthless_card_to_trump_the_suit_later() -> None:
    view = to_play("S8 BC BJ B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 D4 D2 D6 D5 T18 T14 T11 T7 T4 T3 T2")
    assert card(view) == "S8"


def test_leads_trumps_with_more_of_them_than_all_others() -> None:
    hand = "SK SQ BK BQ CK CQ DK DQ D10 C10 S1 B1"
    view = to_play(f"{hand} T20 T21 T19 T18 T17 T16 T15 T14 T13 T12 T7 T4 T3")
    assert card(view) in {"T20", "T21", "T19", "T18", "T17", "T16", "T15", "T14", "T13", "T12"}


def test_cashes_an_established_card_while_it_leads() -> None:
    # No trump is out and nobody can beat the queen; who loses the lead may never win with it.
    assert card(to_play("SQ C9 D10", out="S5 S4 S3 S2 C8 D9 B2 B3 B4")) == "SQ"


def test_does_not_lead_a_high_card_into_a_known_void() -> None:
    # Seat 1 trumped the swords.
    view = to_play(
        "SK SQ S9 B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T18 T14 T11 T7 T4 T3 BJ T8",
        shown="0:S4 1:T9 2:S3 1:D2 2:DQ 0:D4 2:C1 0:CQ 1:C5",
    )
    assert not cards(view) & {"SK", "SQ"}


# Discarding.


def test_lays_aside_endangered_courts() -> None:
    # Nothing guards the queen of swords and the cavalier of coins; the other suits are sound.
    hand = "SQ DC BK BQ BJ B10 B9 B8 B5 CK CQ C2 C3 C4 C5 C6 C7"
    trumps = "T20 T21 T19 T16 T12 T9 T7 T6 T5 T3 T2"
    assert {"SQ", "DC"} <= laid_aside(to_discard(f"{hand} {trumps}"))


def test_lays_aside_what_makes_it_void_of_a_short_suit() -> None:
    hand = "S2 S3 BK BQ BJ B10 B9 B8 B1 CK CQ C2 C3 C4 C5 C1 DK DQ D1 D2 D3 T19 T16 T12 T9 T5 T4 T2"
    assert {"S2", "S3"} <= laid_aside(to_discard(hand))


def test_keeps_kings_queens_under_them_and_trumps() -> None:
    hand = "SK SQ S5 S4 S3 BK BQ B9 B5 B4 CK CQ C7 C8 C9 DK DQ D7 D8 D9 T19 T16 T12 T9 T5 T4 T3 T2"
    view = to_discard(hand)
    kept = PACK.set_of("SQ BQ CQ DQ") | view.game.tables.trumps
    assert not PACK.set_of(" ".join(laid_aside(view))) & kept


def test_lays_a_lone_bagatto_aside_where_it_may() -> None:
    hand = "SK S9 S8 S7 S6 S5 S4 S3 BK B9 B8 B7 B6 B5 CK C9 C8 C7 C6 C5 DK D9 D8 D7 D6 D5 D4 T1"
    assert "T1" in laid_aside(to_discard(hand))
    assert "T1" not in laid_aside(to_discard(hand, bagatto_discard="never"))


@pytest.mark.parametrize("suit", "SB")
def test_choice_of_equal_suits_is_left_to_the_generator(suit: str) -> None:
    hand = "S8 S5 S2 B8 B5 B2 CQ CC C9 C8 C6 C3 CJ DQ DC D10 D7 D4 T18 T14 T11 T7 T4 T3 T1"
    played = {choose(to_play(hand), Random(seed)) for seed in range(40)}
    assert any(action.card.code.startswith(suit) for action in played if isinstance(action, Play))
