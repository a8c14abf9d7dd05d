"""Terziglio, sections 8 and 9, worked examples F and H: points, game points, whole hands."""

from itertools import count
from random import Random

import pytest

from bot.games.cards import CardSet, Seat, as_set
from bot.games.events import CardPaid, DealScored, ScoreLine
from bot.games.sides import summed
from bot.games.terziglio.contract import TerziglioContract
from bot.games.terziglio.events import TrickCombined
from bot.games.terziglio.scoring import flat, gains, game_points, settled
from bot.games.trick import Trick
from tests.games.support.terziglio import (
    FOOL,
    STRAIGHT,
    all_but,
    begun,
    cards,
    ended,
    pile,
    played_so,
    playing,
    reckoned,
    terziglio,
    trick,
    tricks_of,
    with_last_to,
)

# Game points and settlement (worked examples F).

ROUNDED = [(45, 0), (46, 1), (95, 1), (96, 2), (145, 2), (146, 3), (250, 5), (295, 5), (296, 6)]


@pytest.mark.parametrize(("points", "expected"), [*ROUNDED, (939, 18), (0, 0)])
def test_game_points(points: int, expected: int) -> None:
    assert game_points(points) == expected


F = [
    # points of both sides, solo, who won all tricks, what the declarer and each defender gain
    ((239, 201), False, None, "", (8, -4)),
    ((246, 201), False, None, "", (10, -5)),
    ((245, 201), False, None, "", (8, -4)),
    ((180, 180), False, None, "", (-6, 3)),
    ((146, 320), True, None, "", (-24, 12)),
    ((40, 45), False, None, "", (0, 0)),
    (None, False, 0, "", (80, -40)),
    (None, True, 1, "", (-80, 40)),
    ((939, 0), False, 0, STRAIGHT, (116, -58)),
    ((939, 0), True, 0, STRAIGHT, (152, -76)),
    # Not in the table: the option for all tricks in a solo.
    (None, True, 1, "all_tricks_solo=80", (-160, 80)),
    (None, False, 1, "all_tricks_solo=80", (-80, 40)),
    ((939, 0), True, 0, f"{STRAIGHT} all_tricks_solo=80", (232, -116)),
]


@pytest.mark.parametrize(("points", "is_solo", "swept", "options", "gained"), F)
def test_f(
    points: tuple[int, int] | None,
    is_solo: bool,
    swept: int | None,
    options: str,
    gained: tuple[int, int],
) -> None:
    chosen = terziglio(options).options
    if points is None:
        assert swept is not None
        lines = flat(swept, chosen, is_solo=is_solo)
    else:
        lines = gains(points, swept, chosen, is_solo=is_solo)
    scores = settled(TerziglioContract(Seat(1), is_solo), summed(lines.values()))
    assert scores == (gained[1], gained[0], gained[1])


# Whole hands (worked examples H).


def lines(*rows: tuple[str, int, int, int]) -> tuple[ScoreLine, ...]:
    """The lines with these codes and numbers."""
    return tuple(ScoreLine(code, tuple(points)) for code, *points in rows)


def h1(options: str = "") -> DealScored:
    """Seat 0 deals, seat 2 plays with the stock, seat 1 leads and played the Fool."""
    hands = [
        "SK SQ S8 BJ B10 B7 C10 C7 C6 DK DQ D6 T19 T14 T8 T7 M2 M3",
        "SC SJ S9 SA BK BQ B6 BA CC C9 C8 CA DC D9 T18 T17 M1 MAT",
        "S6 BC CK CQ CJ DJ T20 T16 T15 T13 T12 T11 T10 T9 T6 T5 M4 BEG",
    ]
    discard = "S10 S7 B9 B8 D10 D8 D7 DA"
    played = begun(hands, options=options, stock=discard).say("pass", "gioco", "pass")
    played.discard(discard).declare_all().declare_all().declare_all()
    theirs = pile("SK S6 BQ BC BJ CC CJ C10 CA DC DJ D6 T18 T17 T16 T14 T13 T8 T7 M4 MAT S9")
    ours = pile(
        "SQ SC SJ S10 S9 S8 S7 SA BK B10 B9 B8 B7 B6 BA CK CQ C9 C8 C7 C6 DK DQ D10 D9 D8 D7 DA"
        " T20 T19 T15 T12 T11 T10 T9 T6 T5 M1 M2 M3 BEG"
    )
    in_tricks = ours & ~pile(discard) & ~pile("S9") | FOOL
    tricks = with_last_to(tricks_of(2, in_tricks, theirs & ~FOOL, fool_from=1), 2)
    assert sum(found.winner == 2 for found in tricks) == 11
    came, score = ended(played.game, played_so(played, tricks))  # type: ignore[arg-type]
    assert came == [CardPaid(Seat(1), cards("S9")[0])]
    return score


def test_h1() -> None:
    score = h1()
    assert reckoned(score, 2) == {
        "tarocchi": (18, 0),
        "kings": (17, 0),
        "queens": (14, 0),
        "cavaliers": (0, 13),
        "jacks": (0, 12),
        "cricche-doubled": (49, 0),
        "grande": (10, 0),
        "cups": (10, 0),
        "coins": (15, 0),
        "moors": (15, 0),
        "aces": (15, 0),
        "sequences-doubled": (65, 0),
        "cards": (57, 30),
        "last-trick": (6, 0),
        "declared": (15, 43),
        "together": (306, 98),
    }
    assert score.points == (306, 98)
    assert score.lines == lines(("game-points", -6, -6, 12))
    assert score.scores == (-6, -6, 12)


def test_h1_with_the_odd_card_to_the_defenders() -> None:
    score = h1("odd_card=defenders")
    assert reckoned(score, 2)["cards"] == (56, 31)
    assert score.points == (305, 99)


def test_h2() -> None:
    # Seat 0 deals and plays alone; seat 2 played the Fool.
    hands = [
        "SQ BJ B9 C9 CA DQ DC D8 T19 T16 T13 T12 T9 T6 M1 M2 M3 M4",
        "SK S10 S8 S7 SA BK BQ B8 B6 CK CC DJ D10 D9 D7 T18 T11 T8",
        "SJ B7 BA CQ C8 C7 C6 DK D6 DA T20 T17 T14 T10 T7 T5 BEG MAT",
    ]
    stock = "SC S9 S6 BC B10 CJ C10 T15"
    played = begun(hands, stock=stock).say("pass", "pass", "solo")
    played.declare_all().declare_all().declare_all()
    theirs = pile(
        "BQ B9 B7 B6 CK CQ CC C9 C6 CA DK DQ DJ D9 D8 DA"
        " T20 T18 T17 T14 T13 T12 T11 T10 T9 T8 T7 M2 M3 MAT S10"
    )
    ours = pile(
        "SK SQ SC SJ S10 S9 S8 S7 S6 SA BK BC BJ B10 B8 BA CJ C10 C8 C7 DC D10 D7 D6"
        " T19 T16 T15 T6 T5 M1 M4 BEG"
    )
    in_tricks = ours & ~pile(stock) & ~pile("S10") | FOOL
    tricks = with_last_to(tricks_of(0, in_tricks, theirs & ~FOOL, fool_from=2), 0)
    assert sum(found.winner == 0 for found in tricks) == 8

    came, score = ended(played.game, played_so(played, tricks))  # type: ignore[arg-type]

    assert came[-1] == CardPaid(Seat(2), cards("S10")[0])
    assert reckoned(score, 0) == {
        "queens": (0, 14),
        "cavaliers": (13, 0),
        "jacks": (12, 0),
        "grande": (0, 15),
        "swords": (25, 0),
        "batons": (20, 0),
        "cups": (0, 20),
        "coins": (0, 20),
        "moors": (10, 10),
        "aces": (10, 10),
        "sequences-doubled": (65, 75),
        "cards": (44, 43),
        "last-trick": (6, 0),
        "declared": (15, 65),
        "together": (220, 272),
    }
    assert score.points == (220, 272)
    assert score.lines == lines(("game-points", -10, 5, 5), ("solo-doubled", -10, 5, 5))
    assert score.scores == (-20, 10, 10)


def without_combinations(first: CardSet, second: CardSet, fool_from: int) -> tuple[Trick, ...]:
    """Tricks of the rest of the cards in H3, none of which is a combination."""
    gone, rules = pile("T18 T19 T20 BEG M1 M4"), terziglio(STRAIGHT).meld_rules
    for seed in count():
        tricks = tricks_of(0, first & ~gone, second & ~gone, fool_from, Random(seed))
        if not any(rules.best(as_set(found.cards)) for found in tricks):
            return tricks
    raise AssertionError


def test_h3() -> None:
    # Seat 0 plays with the stock and leads; seat 1 played the Fool. Seat 2 deals, so seat 1 is
    # eldest, then seat 0 speaks.
    hands = [
        "SQ S8 BQ BJ CQ C8 DK DQ DA T19 T16 T12 T11 T9 T7 T5 M2 M3 BEG",
        "SK SC SJ S9 S6 SA BK BC CC CJ C7 DC D6 T20 T15 T10 T6 M1 MAT",
        "S10 S7 B10 B9 B8 B7 B6 BA CK C9 C6 CA DJ T18 T17 T14 T13 T8 M4",
    ]
    discard = "C10 D10 D9 D8 D7"
    played = begun(hands, dealer=2, options=STRAIGHT, stock=discard)
    played.say("pass", "gioco", "pass").discard(discard)
    declared = []
    while played.turn[0] == "declare":
        declared.append(played.turn[1])
        played.declare_all()
    assert declared == [0, 2, 1]
    assert played.turn == ("play", 0)
    # What counts in a trick: the seventh and the eighth trick.
    game = played.game
    counted = (trick("T18 T19 T20", 2, winner=0), trick("BEG M1 M4", 0, winner=2))
    for one in counted:
        [combined] = game.after_play(playing(hands, tricks=(one,)), one.seats[-1])
        assert one.winner is not None
        assert combined == TrickCombined(one.winner, one.cards, 10)
    theirs = pile(
        "SK S7 BK BJ B9 CJ C9 C8 DK DC DJ D6 DA T17 T15 T14 T13 T11 T10 T9 T8 T6 M1 M3 M4"
        " BEG MAT S8"
    )
    ours = pile(
        "SQ SC SJ S10 S9 S8 S6 SA BQ BC B10 B8 B7 B6 BA CK CQ CC C10 C7 C6 CA DQ D10 D9 D8 D7"
        " T20 T19 T18 T16 T12 T7 T5 M2"
    )
    in_tricks = ours & ~pile(discard) & ~pile("S8") | FOOL
    tricks = with_last_to(
        (*counted, *without_combinations(in_tricks, theirs & ~FOOL, fool_from=1)), 0
    )
    assert sum(found.winner == 0 for found in tricks) == 10
    held = played_so(played, tricks)

    came, score = ended(terziglio(STRAIGHT), held)

    assert came == [CardPaid(Seat(1), cards("S8")[0])]
    assert reckoned(score, 0) == {
        "kings": (0, 17),
        "queens": (28, 0),
        "cavaliers": (13, 0),
        "jacks": (0, 12),
        "grande": (15, 0),
        "batons": (0, 15),
        "cups": (15, 0),
        "coins": (0, 25),
        "moors": (0, 20),
        "aces": (10, 0),
        "sequences-doubled": (40, 60),
        "cards": (49, 38),
        "last-trick": (6, 0),
        "declared": (53, 56),
        "trick-combos": (10, 10),
        "together": (239, 253),
    }
    assert score.points == (239, 253)
    assert score.lines == lines(("game-points", -10, 5, 5))
    assert score.scores == (-10, 5, 5)


# The points (section 8).


def test_all_tricks_are_counted_in_the_straight_variant() -> None:
    discard = "S6 S7 S8 S9 B6"
    held = playing(tricks=tricks_of(0, all_but(discard), 0, fool_from=1), discard=discard)
    _, score = ended(terziglio(f"{STRAIGHT} trick_combos=off"), held)
    assert score.points == (939, 0)
    assert score.lines == lines(("game-points", 36, -18, -18), ("all-tricks", 80, -40, -40))
    assert score.scores == (116, -58, -58)


def test_a_tie_is_lost_by_the_declarer() -> None:
    even = gains((180, 180), None, terziglio().options, is_solo=False)
    assert even["game-points"] == (0, 3)
