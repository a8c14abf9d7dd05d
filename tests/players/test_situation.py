"""What can be worked out from a view: who can hold what, and how likely a card wins."""

from itertools import combinations

import pytest

from bot.players.situation import none_of, situation_of
from tests.players.support.positions import LAST, NEXT, PACK, to_play

HAND = "SK SQ S9 B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T18 T14 T11 T7 T4 T3 BJ T8"


def test_who_did_not_follow_holds_none_of_the_suit() -> None:
    situation = situation_of(to_play(HAND, shown="0:S4 1:T9 2:S3 1:D2 2:DQ 0:D4 2:C1 0:CQ 1:C5"))
    assert not situation.may_hold[NEXT] & PACK.set_of("SC SJ S1")
    assert situation.may_hold[NEXT] & PACK.set_of("T20")
    assert situation.may_hold[LAST] & PACK.set_of("SC SJ S1")


def test_who_did_not_trump_either_holds_no_trump() -> None:
    situation = situation_of(to_play(HAND, shown="0:SJ 1:D9 2:S3 0:DQ 1:D5 2:D1 0:C2 1:C10 2:C5"))
    assert not situation.may_hold[NEXT] & situation.tables.trumps
    assert situation.chance_without(NEXT, situation.tables.trumps) == 1


def test_a_card_that_nobody_can_beat_wins_for_certain() -> None:
    view = to_play(
        "SK S4 S5 S6 S7 BC BJ B9 B8 B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4",
        "1:S3 2:S8",
        went="B1 B2 B3",
    )
    situation = situation_of(view)
    assert situation.chance_to_win(PACK.parse("SK").index) == 1
    assert situation.chance_to_win(PACK.parse("S7").index) == 0


def test_cards_aside_lower_the_chance_that_a_player_has_one() -> None:
    situation = situation_of(to_play(f"{HAND} SC SJ S10"))
    king = PACK.set_of("BK")
    assert situation.unheld == 3
    assert situation.chance_without(NEXT, king) == pytest.approx(1 - 25 / 53)


def test_chance_of_none_counts_all_ways_to_hold_cards() -> None:
    ways = list(combinations(range(9), 4))
    without = sum(not {0, 1, 2} & set(held) for held in ways)
    assert none_of(places=9, taken=4, wanted=3) == pytest.approx(without / len(ways))
    assert none_of(places=9, taken=9, wanted=1) == 0
    assert none_of(places=9, taken=4, wanted=0) == 1
