"""Terziglio, sections 6 and 10.8, worked examples C and G: tricks, signals, the Fool."""

from functools import reduce

import pytest

from bot.games.actions import Play
from bot.games.cards import CardSet, Seat
from bot.games.deal import Deal
from bot.games.events import CardPaid, StockShown
from bot.games.phases.play import TrickPlay
from bot.games.terziglio.events import TrickCombined
from bot.games.trick import Trick
from tests.games.support.terziglio import (
    BOLOGNA,
    FOOL,
    STRAIGHT,
    all_but,
    begun,
    cards,
    ended,
    pile,
    playing,
    terziglio,
    trick,
    tricks_of,
)

# Worked examples C: the cards in order, the winner in either variant, the score in the trick.
C = [
    ("SK SQ SC", "SK", "SK", 10),
    ("SK BK CK", "SK", "SK", 17),
    ("T19 T20 MAT", "T20", "T19", 28),
    ("T20 T19 BEG", "T20", "T19", 28),
    ("DA BA CA", "DA", "DA", 10),
    ("M1 M3 M2", "M2", "M2", 10),
    ("CK MAT CJ", "CK", "CK", 10),
    ("SQ SC SJ", "SQ", "SQ", 0),
    ("T18 T17 T16", "T18", "T18", 0),
    ("C9 C6 CA", "CA", "C9", 0),
    ("MAT D10 D6", "D6", "D10", 0),
    ("S10 M4 BEG", "M4", "M4", 0),
]
in_c = pytest.mark.parametrize(("codes", "bologna", "straight", "points"), C, ids=[r[0] for r in C])


@in_c
def test_who_wins_a_trick(codes: str, bologna: str, straight: str, points: int) -> None:
    for variant, winner in ((BOLOGNA, bologna), (STRAIGHT, straight)):
        laid = trick(codes, leader=1)
        seat = terziglio(variant).trick_winner(playing(), laid)
        assert laid.cards[laid.seats.index(seat)].code == winner


@in_c
def test_what_a_trick_scores_by_itself(
    codes: str, bologna: str, straight: str, points: int
) -> None:
    game = terziglio(STRAIGHT)
    *before, last = codes.split()
    held = playing([last, "D7", "D8"], on_table=trick(" ".join(before), leader=1), declarer=1)
    events = TrickPlay(game).decide(held, Seat(0), Play(cards(last)[0]))
    combined = [event for event in events if isinstance(event, TrickCombined)]
    assert [event.points for event in combined] == ([points] if points else [])
    if combined:
        assert cards(codes)[(combined[0].seat - 1) % 3].code == straight
    # Nothing of the kind counts in Bologna.
    events = TrickPlay(terziglio()).decide(held, Seat(0), Play(cards(last)[0]))
    assert not [event for event in events if isinstance(event, TrickCombined)]


def test_an_angel_above_the_world_takes_the_same_combination() -> None:
    held = playing(tricks=(trick("T20 T18 T17", winner=0),), hands=("S6", "S7", "S8"))
    [combined] = terziglio(f"{STRAIGHT} top=angel").after_play(held, Seat(0))
    assert combined == TrickCombined(Seat(0), cards("T20 T18 T17"), 10)
    assert terziglio(STRAIGHT).after_play(held, Seat(0)) == []


# What may be played.

LEGAL = [
    ("", "S7 C8 T9 MAT", "S7 C8 T9 MAT"),
    ("S9", "S7 SK C8 T9 MAT", "S7 SK MAT"),
    ("S9", "C8 T9 BEG MAT", "T9 BEG MAT"),
    ("S9 T10", "C8 T9 M1", "T9 M1"),
    ("S9", "C8 D7", "C8 D7"),
    ("MAT", "C8 T9", "C8 T9"),
    ("MAT D8", "C8 DQ T9", "DQ"),
    ("T9", "MAT", "MAT"),
]


@pytest.mark.parametrize(("table", "hand", "allowed"), LEGAL)
def test_which_cards_may_be_played(table: str, hand: str, allowed: str) -> None:
    on_table = trick(table, leader=(0 - len(table.split())) % 3)
    assert terziglio().legal_cards(playing([hand, "", ""], on_table), Seat(0)) == pile(allowed)


# Signals go with the leads of the defenders.


def signals(card: str, hand: str, options: str = "", declarer: int = 1) -> set[str]:
    """What seat 0 may signal with this card."""
    held = playing([hand, "", ""], declarer=declarer)
    return set(terziglio(options).sayings(held, Seat(0), cards(card)[0]))


@pytest.mark.parametrize("variant", [BOLOGNA, STRAIGHT])
def test_defenders_signal(variant: str) -> None:
    assert signals("S9", "S9 SK T9", variant) == {"striscio", "busso"}
    assert signals("C8", "S9 SK C8", variant) == {"volo", "striscio", "busso"}
    assert signals("S9", "S9 SK T9", f"{variant} signals=off") == set()


def test_the_declarer_does_not_signal() -> None:
    assert signals("S9", "S9 SK T9", declarer=0) == set()


def test_after_the_top_card() -> None:
    limited = "signal_limit=after_top_card"
    assert signals("S9", "S9 T9", limited) == set()
    assert signals("SK", "SK S9 T9", limited)
    assert signals("T20", "T20 T9", limited)
    assert signals("T20", "T20 T9", f"{limited} top=world") == set()


def test_nobody_signals_before_the_play() -> None:
    played = begun(["", "", ""], dealer=2).say("gioco", "pass", "pass")
    game, deal = played.game, played.deal
    assert all(not game.sayings(deal, Seat(seat), cards("S9")[0]) for seat in range(3))


# The Fool, and sides without a trick (worked examples G).


def piles(held: Deal, options: str = "") -> tuple[CardSet, CardSet]:
    """What both sides have in the end."""
    game = terziglio(options)
    return game.final_piles(
        *game.counted(reduce(game.evolve, game.after_play(held, Seat(0)), held))
    )


def small(*tricks: Trick, bid: str = "gioco", discard: str = "", stock: str = "") -> Deal:
    """A deal of which only these tricks matter; seat 0 is the declarer."""
    return playing(tricks=tricks, bid=bid, discard=discard, stock=stock)


def test_the_declarers_fool_is_paid_for() -> None:
    held = small(trick("SK SQ S9", winner=0), trick("MAT T5 BK", winner=1))
    assert piles(held) == (pile("SK SQ MAT"), pile("T5 BK S9"))


def test_a_fool_to_a_trick_of_the_other_defender_costs_nothing() -> None:
    held = small(trick("SK SQ S9", winner=0), trick("MAT T5 BK", leader=1, winner=2))
    assert piles(held) == (pile("SK SQ S9"), pile("MAT T5 BK"))


def test_the_discard_can_be_paid() -> None:
    held = small(trick("SK BK CK", winner=0), trick("MAT T5 BQ", winner=1), discard="D7 C6")
    assert piles(held)[1] == pile("T5 BQ C6")


def test_g_a_declarer_without_a_trick_loses_discard_and_fool() -> None:
    held = small(trick("MAT T5 BK", winner=1), trick("S6 SK S7", winner=1), discard="D7 C6")
    assert piles(held) == (0, pile("MAT T5 BK S6 SK S7 D7 C6"))


def test_g_defenders_without_a_trick_lose_the_fool() -> None:
    held = small(trick("T5 MAT BK", winner=0), bid="solo", stock="D7 C6")
    assert piles(held) == (pile("T5 MAT BK D7 C6"), 0)


def test_g_one_defender_without_a_trick_loses_nothing() -> None:
    held = small(
        trick("SK SQ MAT", winner=0), trick("S6 SA S7", winner=1), trick("B6 B7 B8", winner=1)
    )
    # Seat 2 wins nothing; the defenders' pile pays.
    assert piles(held) == (pile("SK SQ S7"), pile("MAT SA S6 B6 B7 B8"))


ASIDE = "S6 S7 S8 S9 B6 B7 B8 B9"


def swept(side: int, fool_from: int, bid: str) -> Deal:
    """A whole deal in which one side wins everything."""
    won = (0, all_but(ASIDE)) if side else (all_but(ASIDE), 0)
    tricks = tricks_of(0, *won, fool_from)
    if bid == "solo":
        return playing(tricks=tricks, bid=bid, stock=ASIDE)
    return playing(tricks=tricks, bid=bid, discard=ASIDE)


def test_g_all_tricks_of_the_defenders() -> None:
    came, score = ended(terziglio(), swept(1, 0, "gioco"))
    assert came == []
    assert score.points == ()
    assert score.scores == (-80, 40, 40)


def test_g_all_tricks_of_the_declarer() -> None:
    held = swept(0, 1, "solo")
    came, score = ended(terziglio(), held)
    assert [type(event) for event in came] == [StockShown]
    assert score.scores == (80, -40, -40)


# The stock of a solo (sections 4 and 10.5).


def solo(*winners: int, stock: str = "T20 D7 C6") -> Deal:
    """Three tricks of a solo with these winners; seat 0 is the declarer."""
    rows = ("SK SQ S9", "BK BQ B9", "CK CQ C9")
    tricks = (trick(row, winner=seat) for row, seat in zip(rows, winners, strict=True))
    return small(*tricks, bid="solo", stock=stock)


def test_the_stock_of_a_solo_goes_with_the_last_trick() -> None:
    assert piles(solo(0, 0, 1))[1] == pile("CK CQ C9 T20 D7 C6")
    assert piles(solo(2, 1, 0))[0] == pile("CK CQ C9 T20 D7 C6")


def test_the_stock_of_a_solo_goes_to_the_declarer() -> None:
    assert piles(solo(0, 0, 1), STRAIGHT)[0] & pile("T20 D7 C6") == pile("T20 D7 C6")
    assert piles(solo(0, 0, 1), "solo_stock=declarer")[1] == pile("CK CQ C9")
    # Without a trick the declarer has nothing of it.
    assert piles(solo(1, 2, 1), STRAIGHT)[0] == 0


def test_a_fool_in_the_stock_goes_with_it() -> None:
    held = solo(0, 0, 1, stock="MAT D7 C6")
    assert piles(held)[1] & FOOL
    assert not [e for e in terziglio().after_play(held, Seat(0)) if isinstance(e, CardPaid)]


def test_the_stock_is_turned_up_at_the_end() -> None:
    [shown] = terziglio().after_play(solo(0, 0, 1), Seat(0))
    assert isinstance(shown, StockShown)
    assert set(shown.cards) == set(cards("T20 D7 C6"))
