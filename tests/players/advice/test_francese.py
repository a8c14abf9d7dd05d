"""Tarocco francese: what computer players bid, call and announce, and what they know of others."""

from dataclasses import replace

import pytest

from bot.games.actions import Bid, Call, CardsFrom, OneOf, Play, ShowHandful, Slam
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import CardsShown, HandfulShown, StockShown
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players import novice, simple
from bot.players.advice.catalogue import advisor_of
from bot.players.advice.francese import (
    CARD_VALUES,
    best_bid,
    points_over,
    promise,
    wins_every_trick,
)
from tests.games.support.francese import cards, contract, deal, francese, pile, run, trick
from tests.players.support.contests import contest

WORDS = ("pass", "petite", "garde", "garde_sans", "garde_contre")
WEAK = "S2 S3 S4 S5 H2 H3 H4 D3 D4 D5 DJ C2 C3 C4 T2 T3 T4 T7"
FAIR = "SK SQ S4 S5 H2 H3 HK D3 D4 DJ C2 T2 T21 T17 T14 T7 T9 EXC"
STRONG = "SK SQ HK HQ S5 S6 DK T21 T20 T19 T18 T14 T13 T12 T9 T7 T1 EXC"


@pytest.mark.parametrize(
    ("hand", "bids"),
    [(WEAK, {"pass"}), (FAIR, {"petite", "garde"}), (STRONG, {"garde_sans", "garde_contre"})],
)
def test_bids_by_strength(hand: str, bids: set[str]) -> None:
    assert best_bid(pile(hand), 4, WORDS) in bids


def test_a_fair_hand_passes_where_only_dear_contracts_are_open() -> None:
    assert best_bid(pile(FAIR), 4, ("pass", "garde_contre")) == "pass"
    assert best_bid(pile(STRONG), 4, ("pass",)) == "pass"


@pytest.mark.parametrize(
    ("better", "worse"),
    [("T21", "T14"), ("EXC", "T2"), ("SK", "SQ"), ("SQ", "S1"), ("T20", "T2"), ("T2", "H1")],
)
def test_a_better_card_makes_a_better_hand(better: str, worse: str) -> None:
    rest = "D2 D3 D4 D5 C2 C3 C4 H2 H3"
    assert points_over(pile(f"{rest} {better}"), 4) > points_over(pile(f"{rest} {worse}"), 4)


def test_the_chien_is_worth_more_the_more_of_it_one_gets() -> None:
    for players in (3, 4, 5, 6):
        garde = promise("garde", 10.0, players) / 2
        sans = promise("garde_sans", 10.0, players) / 4
        contre = promise("garde_contre", 10.0, players) / 6
        assert garde > sans > contre


def seen(hand: str, state: Deal, players: int = 4, seat: int = 0) -> SeatView:
    """The deal as a seat with this hand sees it."""
    nothing = [""] * players
    hands = tuple(pile(hand if n == seat else codes) for n, codes in enumerate(nothing))
    filled = replace(state, hands=hands, to_act=Seat(seat))
    return Match(francese(players), Seat(0), deal=filled).view(Seat(seat))


@pytest.mark.parametrize(
    ("hand", "called"),
    [
        ("SK SQ HQ H2 D2 D3 D4 D5", "HK"),
        ("SK HK D2 D3 D4 C2", "DK"),
        ("SK HK DK CK SQ HQ DQ C2 C3", "CQ"),
    ],
)
def test_calls_a_card_that_another_holds(hand: str, called: str) -> None:
    state = replace(deal([""] * 5, facts=contract()), phase="call")
    assert advisor_of(francese(5)).action(seen(hand, state, 5)) == Call(cards(called))


def test_calls_two_cards_with_six_players() -> None:
    state = replace(deal([""] * 6, facts=contract()), phase="call")
    advised = advisor_of(francese(6)).action(seen("SK SQ HQ H2 D2 D3 C5", state, 6))
    assert isinstance(advised, Call)
    first, second = advised.cards
    assert first.code in ("HK", "DK", "CK")
    assert second.code in ("DQ", "CQ")


SURE = {
    "all trumps": (run(21, 4), True),
    "twelve masters, nine out": ("SK SQ SC HK DK CK " + run(21, 10), True),
    "eleven out, ten masters": ("SK HK DK CK " + run(21, 12), False),
    "eleven masters, ten out": ("SK HK DK CK " + run(21, 11), True),
    "a queen without the king": ("SQ " + run(21, 5), False),
    "a queen with the king": ("SK SQ " + run(21, 5), True),
    "with the Excuse": ("SK EXC " + run(21, 5), True),
    "without the highest": ("SK SQ " + run(20, 4), False),
}


@pytest.mark.parametrize(("hand", "sure"), SURE.values(), ids=SURE)
def test_a_slam_is_announced_only_when_it_is_sure(hand: str, sure: bool) -> None:
    assert wins_every_trick(pile(hand), 0) is sure
    state = replace(deal(facts=contract()), phase="slam")
    assert advisor_of(francese()).action(seen(hand, state)) == Slam(sure)


def test_the_largest_handful_is_shown() -> None:
    state = deal(facts=contract(1))
    advised = advisor_of(francese()).action(seen(f"{run(20, 8)} S1 S2 S3", state))
    assert isinstance(advised, ShowHandful)
    assert len(advised.cards) == 13


def test_discards_and_cards_are_left_to_others() -> None:
    state = deal(facts=contract(1))
    played = seen("S1 S2 S3", state)
    assert isinstance(played.ask, OneOf)
    assert advisor_of(francese()).action(played) is None
    laying = replace(state, phase="discard", stock=pile("D1 D2 D3 D4 D5 D6"), stock_taker=Seat(0))
    asked = seen("S1 S2 S3 S4 S5 S6 S7", laying)
    assert isinstance(asked.ask, CardsFrom)
    assert advisor_of(francese()).action(asked) is None


LEADS = {
    "trumps from the top": ("SK T20 T21 T19", "T21"),
    "suits once no trump is out": ("SK T1", "SK"),
    "the Petit before the Excuse": ("T1 EXC", "T1"),
}


@pytest.mark.parametrize(("hand", "led"), LEADS.values(), ids=LEADS)
def test_a_hand_that_wins_all_the_rest_is_led_from_the_top(hand: str, led: str) -> None:
    others = [card.code for card in francese().pack.cards if card.code not in hand.split()]
    if "T21" in hand:
        others.remove("T18")
    laid = [" ".join(others[n : n + 4]) for n in range(0, len(others) - 3, 4)]
    won = [trick(codes, winner=0) for codes in laid]
    advised = advisor_of(francese()).action(seen(hand, deal(facts=contract(), tricks=won)))
    assert advised == Play(francese().pack.parse(led))


def test_the_excuse_is_not_kept_once_a_trick_is_lost() -> None:
    won = [trick(f"S{n} H{n} D{n} C{n}", winner=n % 2) for n in range(1, 11)]
    view_ = seen("T21 EXC", deal(facts=contract(), tricks=won))
    assert advisor_of(francese()).action(view_) is None


def test_a_bid_is_always_open() -> None:
    state = replace(deal(facts=contract(3, "garde_sans")), phase="auction", to_act=Seat(0))
    advised = advisor_of(francese()).action(seen(STRONG, state))
    assert advised in (Bid("pass"), Bid("garde_contre"))


# What is known of others.


def test_a_handful_tells_what_its_owner_holds() -> None:
    shown = HandfulShown(Seat(2), cards(run(20, 11)), 20)
    state = deal(facts=(*contract(), shown), tricks=[trick("S1 S2 T20 S4", winner=2)])
    known = advisor_of(francese()).knowledge(seen("T5 S9", state))
    assert known.holds[2] == pile(run(19, 11))
    assert known.lacks[2] == 0


def test_who_shows_the_excuse_has_no_other_trump() -> None:
    shown = HandfulShown(Seat(2), cards(f"{run(20, 12)} EXC"), 20)
    known = advisor_of(francese()).knowledge(seen("T5 S9", deal(facts=(*contract(), shown))))
    assert known.lacks[2] == pile(f"T21 {run(11, 1)}")


def test_the_chien_is_with_the_taker_or_laid_aside() -> None:
    chien = "SK T9 T1 D2 D3 D4"
    facts = (*contract(1), StockShown(cards(chien)), CardsShown(Seat(1), cards("T9")))
    known = advisor_of(francese()).knowledge(seen("T5 S9", deal(facts=facts)))
    assert known.holds[1] == pile("SK T1")
    assert known.discarded == pile("T9")
    assert [lacks == pile(chien) for lacks in known.lacks] == [True, False, True, True]


def test_the_petit_is_worth_more_than_its_points() -> None:
    card_values = {
        card.code: prize for card, prize in zip(francese().pack.cards, CARD_VALUES, strict=True)
    }
    assert card_values["T1"] > card_values["T21"] == card_values["SK"] == 4.5


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_simple_beats_novice_clearly(players: int) -> None:
    outcome = contest(francese(players, "deals=1"), simple.choose, novice.choose, 4, "test")
    assert outcome.mean - outcome.margin > 50
