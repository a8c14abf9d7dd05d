"""Piedicavallo, sections 9 and 12.4: what may be said, and that all of it is true."""

from dataclasses import replace

import pytest

from bot.games.actions import Play, Say
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardPlayed
from bot.games.piedicavallo.events import SaidAside
from bot.games.piedicavallo.pack import PACK
from bot.games.piedicavallo.rules import Piedicavallo
from tests.games.worked.piedicavallo import (
    codes,
    deal,
    may_say,
    piedicavallo,
    run,
    speaking,
    trick,
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


def words(text: str) -> set[str]:
    """The codes of a text."""
    return set(text.split())


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


def refusal(game: Piedicavallo, state: Deal, card: str, says: str) -> Why | None:
    """Why seat 0 may not say this with the card, or None if it may."""
    try:
        game.decide(state, Seat(0), Play(PACK.parse(card), tuple(says.split())))
    except IllegalAction as fault:
        return fault.why
    return None


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


# Suggestions (9.7).

GENERIC = {"G.TAKE", "G.LEAVE", "G.POINTS", "G.NOPOINTS"}


def suggestions(state: Deal, card: str, options: str = "") -> set[str]:
    """What seat 0 may suggest with this card, generic words aside."""
    said = may_say(piedicavallo(options), state, card)
    assert said >= GENERIC
    return {code for code in said if code.startswith("G.")} - GENERIC


def test_suggestions_with_a_trump() -> None:
    # T21 is the speaker's own, T19 is gone.
    assert suggestions(speaking("T9 T21", "T19"), "T9") == words(
        "G.TRUMP G.TRUMPHIGH G.TRUMPLOW G.TRUMP(20) G.TRUMP(18) G.TRUMP(17) G.TRUMP(16) G.TRUMP(15)"
    )


def test_suggest_any_trump() -> None:
    offered = suggestions(speaking("T9 T21", "T19"), "T9", "suggest_any_trump=true")
    assert {"G.TRUMP(1)", "G.TRUMP(14)"} <= offered
    assert not {"G.TRUMP(9)", "G.TRUMP(21)", "G.TRUMP(19)"} & offered


def test_suggestions_with_a_suit_card() -> None:
    assert suggestions(speaking("S9 SQ", "S8"), "S9") == words(
        "G.SUIT(S) G.CARD(SK) G.CARD(SC) G.CARD(SJ) G.CARD(S10) G.CARD(S7) G.CARD(S6) G.CARD(S5) "
        "G.COLOUR(red) G.COLOURCARD(red,K) G.COLOURCARD(red,Q) G.COLOURCARD(red,C) "
        "G.COLOURCARD(red,J) G.COLOURCARD(red,num)"
    )


def test_suggestions_with_the_fool() -> None:
    assert suggestions(speaking("MAT T9"), "MAT") == set()
    offered = suggestions(speaking("MAT T9"), "MAT", "suggest_trump_with_fool=true")
    assert {"G.TRUMP", "G.TRUMP(18)"} <= offered


@pytest.mark.parametrize(
    ("card", "allowed", "forbidden"),
    [
        ("T9", "G.TRUMP G.TRUMP(18)", "G.SUIT(S) G.COLOUR(red) G.CARD(SK)"),
        (
            *("S9", "G.SUIT(S) G.CARD(SK) G.COLOURCARD(red,K)"),
            "G.TRUMP G.TRUMP(18) G.CARD(CK) G.SUIT(B) G.COLOUR(black) G.COLOURCARD(black,K)",
        ),
        ("MAT", "G.TAKE", "G.SUIT(S) G.CARD(SK) G.TRUMP G.COLOUR(red)"),
    ],
)
def test_what_the_sheet_says_of_suggestions(card: str, allowed: str, forbidden: str) -> None:
    game, state = piedicavallo(), speaking("T9 S9 MAT B6")
    assert words(allowed) <= may_say(game, state, card)
    for code in forbidden.split():
        assert refusal(game, state, card, code) is Why.NOT_TO_BE_SAID


# Farlo: the partner, seat 2, has spoken before.


def after(
    words: str, played: str, later: str = "", partner: str = "", discard: str = "", dealer: int = 1
) -> Deal:
    """Seat 2 said these words with the last card of the first trick; seat 0 is to play T2.

    *later* is what seat 2 led to the tricks after it, *partner* what it holds still.
    """
    first = trick(played, leader=3, winner=2)
    used = {*played.split(), *later.split(), *partner.split(), *discard.split(), "T2"}
    rest = iter(card for card in PACK.cards if str(card) not in used)
    tricks = [first]
    for card in later.split():
        others = [next(c for c in rest if c.suit is PACK.parse(card).suit) for _ in range(3)]
        tricks.append(trick(codes([card, *others]), leader=2, winner=2))
    said = CardPlayed(Seat(2), first.cards[-1], tuple(words.split()))
    return deal(("T2", "", partner, ""), None, tuple(tricks), discard, dealer, (said,))


def farlo(state: Deal, options: str = "") -> tuple[bool, bool]:
    """Whether farlo is offered, and whether it is accepted."""
    game = piedicavallo(options)
    offered = "G.FARLO" in may_say(game, state, "T2")
    return offered, refusal(game, state, "T2", "G.FARLO") is None


OPEN, SHUT, HIDDEN = (True, True), (False, False), (False, True)

FARLO = [
    ("S.HAVE(S,K)", "S8 S7 S6 S9", "", "SK", OPEN, "not yet played"),
    ("S.HAVE(S,K)", "S8 S7 S6 S9", "SK", "SC", SHUT, "gone once it has been played"),
    ("S.HAVE(S,K)", "S8 S7 S6 S9", "D6", "SK", OPEN, "another card was played"),
    ("S.COUNT(S,1) O.ALTO(red)", "S8 S7 S6 S9", "", "SK", SHUT, "points to no card"),
    ("T.NONE T.SMALL(0)", "T8 T7 T6 T9", "", "SK", SHUT, "points to no card"),
    ("T.HAVE(18)", "T8 T7 T6 T9", "", "T18", OPEN, "a trump"),
    ("T.FOOL", "T8 T7 T6 T9", "", "MAT", OPEN, "the Fool"),
    ("T.BAGATTO", "T8 T7 T6 T9", "T1", "T18", SHUT, "the Bagatto was played"),
    ("T.BATTO", "T8 T7 T6 T9", "", "T21", OPEN, "batto"),
    ("T.BATTO", "T8 T7 T6 T9", "T3", "T21", OPEN, "batto, and a lower trump played"),
    ("T.BATTO", "T8 T7 T6 T9", "T21", "T3", SHUT, "batto played"),
    ("T.BATTO2", "T8 T7 T6 T9", "T20", "T21", SHUT, "one of the two was played"),
    ("T.BATTO2", "T8 T7 T6 T9", "T3", "T21 T20", OPEN, "none of the two was played"),
    ("O.ALTOBATTO(red)", "S8 S7 S6 S9", "", "CK", OPEN, "a king of that colour"),
    ("O.ALTOBATTO(red)", "S8 S7 S6 S9", "DK", "CK", SHUT, "one he can have meant was played"),
    ("O.HAVE(red,Q,1)", "S8 S7 S6 S9", "", "CQ", OPEN, "a queen of that colour"),
    ("O.HAVE(red,Q,1)", "S8 S7 S6 S9", "CQ", "", SHUT, "it was played"),
    ("T.HAVE(18) T.HAVE(17)", "T8 T7 T6 T9", "T17", "T18", OPEN, "an older claim is left"),
]


@pytest.mark.parametrize(
    ("words", "played", "later", "partner", "outcome", "why"),
    FARLO,
    ids=[f"{row[0]}-{row[5]}" for row in FARLO],
)
def test_farlo(
    words: str, played: str, later: str, partner: str, outcome: tuple[bool, bool], why: str
) -> None:
    assert farlo(after(words, played, later, partner)) == outcome, why


def test_farlo_goes_with_the_fool_too() -> None:
    state = after("S.HAVE(S,K)", "S8 S7 S6 S9", "", "SK")
    state = replace(state, hands=(PACK.set_of("MAT T2"), *state.hands[1:]))
    assert {"G.TAKE", "G.FARLO"} <= may_say(piedicavallo(), state, "MAT")


def test_farlo_is_not_for_what_oneself_or_an_opponent_said() -> None:
    state = after("S.HAVE(S,K)", "S8 S7 S6 S9", "", "SK")
    for seat in (0, 1, 3):
        said = CardPlayed(Seat(seat), PACK.parse("S9"), ("S.HAVE(S,K)",))
        assert farlo(replace(state, facts=(said,))) == SHUT


@pytest.mark.parametrize(
    ("later", "partner", "outcome"),
    [
        ("", "SC S5", OPEN),
        ("S5", "SC", HIDDEN),
        ("SC", "S5", SHUT),
        ("D6", "SC S5", OPEN),
    ],
    ids=["unplayed", "a lower one played", "played", "another suit played"],
)
def test_what_a_dealers_batto_means_shows_only_as_far_as_all_can_tell(
    later: str, partner: str, outcome: tuple[bool, bool]
) -> None:
    # He has laid SQ aside, the king is gone: his batto is SC, but others may take it for SQ.
    state = after("S.BATTO(S)", "SK S7 S6 S9", later, partner, "SQ D4", dealer=2)
    assert farlo(state) == outcome


@pytest.mark.parametrize(
    ("later", "partner", "outcome"),
    [("", "SK S5", OPEN), ("S5", "SK", OPEN), ("SK", "S5", SHUT)],
)
def test_a_king_cannot_have_been_laid_aside(
    later: str, partner: str, outcome: tuple[bool, bool]
) -> None:
    state = after("S.BATTO(S)", "S8 S7 S6 S9", later, partner, "SQ D4", dealer=2)
    assert farlo(state) == outcome


def test_farlo_of_batto2_second_and_third() -> None:
    options = "batto2=second_and_third"
    held = after("T.BATTO2", "T8 T7 T6 T9", "T3", "T20 T19")
    assert farlo(held, options) == OPEN
    # With T21 as well he meant 21 and 20; others cannot tell.
    gone = after("T.BATTO2", "T8 T7 T6 T9", "T19", "T21 T20")
    assert farlo(gone, options) == HIDDEN


# Words while the partner is about to play (option suggest_timing=partner_turn).

PARTNERS_TURN = "suggest_timing=partner_turn"


def waiting() -> Deal:
    """Seat 2 has claimed the king of swords and is about to play; seat 0 waits."""
    return replace(after("S.HAVE(S,K)", "S8 S7 S6 S9", "", "SK"), to_act=Seat(2))


def aside_refusal(
    game: Piedicavallo, state: Deal, says: tuple[str, ...], seat: int = 0
) -> Why | None:
    try:
        game.decide(state, Seat(seat), Say(says))
    except IllegalAction as fault:
        return fault.why
    return None


def test_words_while_the_partner_is_about_to_play() -> None:
    game, state = piedicavallo(PARTNERS_TURN), waiting()
    assert set(game.asides(state, Seat(0))) == {*GENERIC, "G.FARLO"}
    assert game.asides(state, Seat(1)) == game.asides(state, Seat(2)) == ()
    said, turn = game.decide(state, Seat(0), Say(("G.FARLO", "G.TAKE")))
    assert said == SaidAside(Seat(0), ("G.FARLO", "G.TAKE"), 1)
    after_it = game.evolve(game.evolve(state, said), turn)
    assert after_it.to_act == 2
    assert set(game.asides(after_it, Seat(0))) == {"G.LEAVE", "G.POINTS", "G.NOPOINTS"}
    assert aside_refusal(game, after_it, ("G.TAKE",)) is Why.SAID_TWICE


def test_only_generic_words_and_farlo_without_a_card() -> None:
    game, state = piedicavallo(PARTNERS_TURN), waiting()
    assert aside_refusal(game, state, ("G.TRUMP",)) is Why.NOT_TO_BE_SAID
    assert aside_refusal(game, state, ("T.NONE",)) is Why.NOT_TO_BE_SAID
    assert aside_refusal(game, state, ()) is Why.NOT_TO_BE_SAID
    assert aside_refusal(game, state, ("G.TAKE",), seat=1) is Why.NOT_YOUR_TURN
    assert aside_refusal(game, state, ("G.TAKE",), seat=2) is Why.WRONG_PHASE


def test_words_without_a_card_are_limited_too() -> None:
    game, state = piedicavallo(f"{PARTNERS_TURN} max_statements=1"), waiting()
    assert aside_refusal(game, state, ("G.TAKE", "G.FARLO")) is Why.SAID_TOO_MUCH
    [said, _] = game.decide(state, Seat(0), Say(("G.TAKE",)))
    assert game.asides(game.evolve(state, said), Seat(0)) == ()


def test_all_codes_are_written_without_blanks() -> None:
    for _, hand, card, gone, discard, *_ in STATEMENTS:
        said = may_say(piedicavallo(), speaking(hand, gone, discard), card)
        assert codes(said).split() == list(said)
