"""Piedicavallo, section 9.7: what may be suggested to the partner with a card."""

import pytest

from bot.games.deal import Deal
from bot.games.errors import Why
from tests.games.support.piedicavallo import (
    GENERIC,
    may_say,
    piedicavallo,
    refusal,
    speaking,
    words,
)


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
