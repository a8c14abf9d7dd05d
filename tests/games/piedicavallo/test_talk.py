"""Piedicavallo, sections 9 and 12.4: what may be said, and that all of it is true."""

from dataclasses import replace

import pytest

from bot.games.actions import Play, Say
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardPlayed
from bot.games.piedicavallo.cards import PACK
from tests.games.support.piedicavallo import (
    codes,
    may_say,
    piedicavallo,
    refusal,
    run,
    speaking,
    words,
)

TRUMP_HAND = "T7 T21 T18 T4 T1 SK C3"
SUIT_HAND = "C5 CQ C2 DK SK S7 S6 B9 T3"
DEALER_HAND = "S9 SC D3 D2 C1"
T21_TO_T16 = run("T", 21, 16)
ALL_BUT_T1_T9 = f"{run('T', 2, 8)} {run('T', 10, 21)}"

# Row, hand, card played, cards gone, own discard, what is allowed, what is not.
STATEMENTS = [
    ("1", TRUMP_HAND, "T7", "T12 T13 SQ", "", "T.HAVE(21) T.HAVE(18) T.BATTO", "T.HAVE(4)"),
    ("2", TRUMP_HAND, "T7", "T12 T13 SQ", "", "T.SMALL(2)", "T.SMALL(3)"),
    ("3", TRUMP_HAND, "T7", "T12 T13 SQ", "", "T.BAGATTO", "T.NONE T.FOOL"),
    ("4", TRUMP_HAND, "T7", "T12 T13 SQ", "", "", "T.BATTO2"),
    ("5", TRUMP_HAND, "T7", "T20 T19 SQ", "", "T.BATTO2", ""),
    ("6", TRUMP_HAND, "T7", "T20 T19 SQ", "", "", "S.HAVE(S,K) O.ALTOBATTO(black)"),
    ("7", SUIT_HAND, "C5", "CK", "", "S.HAVE(C,Q) S.BATTO(C)", "S.HAVE(D,K) O.HAVE(red,K,1)"),
    ("8", SUIT_HAND, "C5", "CK", "", "S.NUM(C,1) S.COUNT(C,2)", "S.HAVE(C,2)"),
    (
        *("9", SUIT_HAND, "C5", "CK", ""),
        *("O.ALTOBATTO(black) O.HAVE(black,K,1)", "O.ALTOBATTO2(black) S.HAVE(S,K)"),
    ),
    ("10", SUIT_HAND, "C5", "CK", "", "O.NUM(black,3)", "O.ALTO(black)"),
    ("11", SUIT_HAND, "C5", "CK", "", "", "T.SMALL(1) T.HAVE(21) T.NONE T.FOOL T.BATTO"),
    ("12", SUIT_HAND, "C5", "BK", "", "S.HAVE(C,Q)", "S.BATTO(C)"),
    (
        *("13", "MAT T15 T2 B8", "MAT", T21_TO_T16, ""),
        *("T.BATTO T.HAVE(15) T.SMALL(1)", "T.BATTO2 T.FOOL"),
    ),
    ("14", "T9 MAT SK", "T9", "T21", "", "T.NONE T.FOOL T.SMALL(0)", "T.BATTO"),
    ("15", "T9 T1 SK", "T9", ALL_BUT_T1_T9, "", "T.BATTO T.SMALL(1)", "T.BAGATTO"),
    (
        *("16", DEALER_HAND, "S9", "SK", "SQ D4"),
        *("S.BATTO(S) D.SHAVE(S,Q) D.SCOUNT(S,1) D.ONUM(red,1)", "D.OHAVE(red,Q,1)"),
    ),
    (
        *("17", DEALER_HAND, "S9", "SK", ""),
        *("S.HAVE(S,C)", "S.BATTO(S) D.SHAVE(S,Q) D.SCOUNT(S,1) D.SCOUNT(S,0) D.ONUM(red,1)"),
    ),
    ("18", "MAT SK C1", "MAT", "T21", "T7 T15", "T.NONE D.THAVE(15) D.TSMALL(1)", "D.TNONE"),
    (
        *("19", "B7 DK CK S6", "B7", "", ""),
        *("O.ALTOBATTO2(red) O.HAVE(red,K,2) S.NONE(B)", "S.NUM(S,1) S.COUNT(S,1) S.NONE(S)"),
    ),
    ("20", "B7 DK D2 S6", "B7", "", "", "O.ALTO(red) O.ALTOBATTO(red)", "S.NONE(C)"),
    ("21", "D6", "D6", "", "", "S.NONE(D) S.NUM(D,0) O.ALTO(black)", ""),
]


@pytest.mark.parametrize(
    ("hand", "card", "gone", "discard", "allowed", "forbidden"),
    [row[1:] for row in STATEMENTS],
    ids=[f"12.4-{row[0]}" for row in STATEMENTS],
)
def test_statements(
    hand: str, card: str, gone: str, discard: str, allowed: str, forbidden: str
) -> None:
    said = may_say(piedicavallo(), speaking(hand, gone, discard), card)
    assert said >= set(allowed.split())
    assert not said & set(forbidden.split())


def test_row_22_who_waits_for_his_partner_says_nothing() -> None:
    game, state = piedicavallo(), replace(speaking(TRUMP_HAND), to_act=Seat(2))
    assert game.asides(state, Seat(0)) == ()
    with pytest.raises(IllegalAction) as caught:
        game.decide(state, Seat(0), Say(("G.TAKE",)))
    assert caught.value.why is Why.NOT_YOUR_TURN


def statements(state: Deal, card: str) -> set[str]:
    """All that seat 0 may say with this card, suggestions aside."""
    return {code for code in may_say(piedicavallo(), state, card) if not code.startswith("G.")}


def test_all_that_may_be_said_with_a_trump() -> None:
    # Row 1's hand: beside what the rows name there is nothing.
    assert statements(speaking(TRUMP_HAND, "T12 T13 SQ"), "T7") == words(
        "T.HAVE(21) T.HAVE(18) T.SMALL(2) T.BATTO T.BAGATTO"
    )


def test_all_that_may_be_said_with_a_suit_card() -> None:
    assert statements(speaking(SUIT_HAND, "CK"), "C5") == words(
        "S.HAVE(C,Q) S.NUM(C,1) S.COUNT(C,2) S.BATTO(C) "
        "O.ALTOBATTO(black) O.HAVE(black,K,1) O.NUM(black,3)"
    )


def test_all_that_the_dealer_may_say() -> None:
    assert statements(speaking(DEALER_HAND, "SK", "SQ D4"), "S9") == words(
        "S.HAVE(S,C) S.NUM(S,0) S.COUNT(S,1) S.BATTO(S) O.NUM(red,3) "
        "D.SHAVE(S,Q) D.SNUM(S,0) D.SCOUNT(S,1) D.ONUM(red,1)"
    )


def test_the_last_card_leaves_nothing_to_hold() -> None:
    assert statements(speaking("D6"), "D6") == words(
        "S.NUM(D,0) S.COUNT(D,0) S.NONE(D) O.ALTO(black) O.NUM(black,0)"
    )
    assert statements(speaking("MAT"), "MAT") == {"T.SMALL(0)", "T.NONE"}


def test_nothing_is_said_before_the_play() -> None:
    state = replace(speaking(TRUMP_HAND), phase="discard")
    assert may_say(piedicavallo(), state, "T7") == set()
    assert {says for _, says in piedicavallo().open_sayings(state, Seat(0))} <= {()}


def test_talk_off() -> None:
    game, state = piedicavallo("talk=off"), speaking(TRUMP_HAND)
    assert may_say(game, state, "T7") == set()
    assert refusal(game, state, "T7", "G.TAKE") is Why.NOT_TO_BE_SAID
    assert refusal(game, state, "T7", "G.FARLO") is Why.NOT_TO_BE_SAID


def test_a_false_statement_is_refused() -> None:
    game, state = piedicavallo(), speaking(TRUMP_HAND, "T12 T13 SQ")
    assert refusal(game, state, "T7", "T.HAVE(21) T.SMALL(2) T.BATTO") is None
    assert refusal(game, state, "T7", "T.HAVE(21) T.SMALL(3)") is Why.NOT_TO_BE_SAID
    assert refusal(game, state, "T7", "T.HAVE(21) T.HAVE(21)") is Why.SAID_TWICE


def test_what_is_said_goes_with_the_card() -> None:
    game, state = piedicavallo(), speaking(TRUMP_HAND)
    [played, *_] = game.decide(state, Seat(0), Play(PACK.parse("T7"), ("T.BATTO",)))
    assert played == CardPlayed(Seat(0), PACK.parse("T7"), ("T.BATTO",))


# Options.


def test_small_scope_all_counts_every_trump() -> None:
    said = may_say(piedicavallo("small_scope=all"), speaking(TRUMP_HAND), "T7")
    assert "T.SMALL(4)" in said
    assert "T.SMALL(2)" not in said


def test_small_scope_unnamed_counts_what_is_not_named() -> None:
    game, state = piedicavallo("small_scope=unnamed"), speaking(TRUMP_HAND)
    numbers = {code for code in may_say(game, state, "T7") if code.startswith("T.SMALL")}
    assert numbers == {"T.SMALL(2)", "T.SMALL(3)", "T.SMALL(4)"}
    # T21 T18 T4 T1 remain.
    assert refusal(game, state, "T7", "T.SMALL(4)") is None
    assert refusal(game, state, "T7", "T.HAVE(21) T.SMALL(3)") is None
    assert refusal(game, state, "T7", "T.HAVE(21) T.HAVE(18) T.SMALL(2)") is None
    assert refusal(game, state, "T7", "T.HAVE(21) T.SMALL(4)") is Why.NOT_TO_BE_SAID
    assert refusal(game, state, "T7", "T.SMALL(2)") is Why.NOT_TO_BE_SAID
    assert refusal(game, state, "T7", "T.BAGATTO T.SMALL(4)") is None


def test_small_scope_does_not_touch_the_discard() -> None:
    said = may_say(piedicavallo("small_scope=all"), speaking("MAT SK C1", "T21", "T7 T15"), "MAT")
    assert "D.TSMALL(1)" in said


@pytest.mark.parametrize(
    ("hand", "top_two", "second_and_third"),
    [("T9 T21 T20", True, False), ("T9 T20 T19", False, True), ("T9 T21 T20 T19", True, True)],
)
def test_batto2(hand: str, top_two: bool, second_and_third: bool) -> None:
    state = speaking(hand)
    assert ("T.BATTO2" in may_say(piedicavallo(), state, "T9")) is top_two
    other = piedicavallo("batto2=second_and_third")
    assert ("T.BATTO2" in may_say(other, state, "T9")) is second_and_third


def test_batto2_needs_as_many_trumps_as_it_speaks_of() -> None:
    state = speaking("T9 T21 T20", f"{run('T', 1, 8)} {run('T', 10, 19)}")
    assert "T.BATTO2" in may_say(piedicavallo(), state, "T9")
    assert "T.BATTO2" not in may_say(piedicavallo("batto2=second_and_third"), state, "T9")


def test_batto_follows_the_order_of_trumps() -> None:
    state = speaking("T9 T20")
    assert "T.BATTO" not in may_say(piedicavallo(), state, "T9")
    assert "T.BATTO" in may_say(piedicavallo("trump_order=angel_high"), state, "T9")


@pytest.mark.parametrize(
    ("hand", "gone", "open_in"),
    [
        ("T9 T1 T4", "", "capturable always"),
        ("T9 T1", "", "capturable last_trump always"),
        ("T9 T1", ALL_BUT_T1_T9, "last_trump always"),
        ("T9 T4", "", ""),
    ],
)
def test_bagatto_jeopardy(hand: str, gone: str, open_in: str) -> None:
    state = speaking(hand, gone)
    for value in ("capturable", "last_trump", "always"):
        said = may_say(piedicavallo(f"bagatto_jeopardy={value}"), state, "T9")
        assert ("T.BAGATTO" in said) is (value in open_in.split()), value


def test_altobatto_exact_is_for_one_king_only() -> None:
    exact = piedicavallo("altobatto=exact")
    assert "O.ALTOBATTO(red)" not in may_say(exact, speaking("B7 DK CK"), "B7")
    assert "O.ALTOBATTO(red)" in may_say(exact, speaking("B7 DK"), "B7")
    assert "O.ALTOBATTO(red)" in may_say(piedicavallo(), speaking("B7 DK CK"), "B7")


def test_colour_numerals_one_suit_gives_both_counts() -> None:
    game = piedicavallo("colour_numerals=one_suit")
    said = may_say(game, speaking("C5 S7 S6 B9"), "C5")
    assert {c for c in said if c.startswith("O.NUM")} == {"O.NUM(black,2)", "O.NUM(black,1)"}
    same = may_say(game, speaking("C5 S7 B9"), "C5")
    assert {c for c in same if c.startswith("O.NUM")} == {"O.NUM(black,1)"}


@pytest.mark.parametrize("most", [1, 2, 3])
def test_max_statements(most: int) -> None:
    game, state = piedicavallo(f"max_statements={most}"), speaking(TRUMP_HAND)
    four = ("T.HAVE(21)", "T.HAVE(18)", "G.TAKE", "T.BATTO")
    assert refusal(game, state, "T7", " ".join(four[:most])) is None
    assert refusal(game, state, "T7", " ".join(four[: most + 1])) is Why.SAID_TOO_MUCH


def test_all_codes_are_written_without_blanks() -> None:
    for _, hand, card, gone, discard, *_ in STATEMENTS:
        said = may_say(piedicavallo(), speaking(hand, gone, discard), card)
        assert codes(said).split() == list(said)
