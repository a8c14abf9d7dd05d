"""Piedicavallo: *farlo*, after what the partner said, and words before the partner plays."""

from dataclasses import replace

import pytest

from bot.games.actions import Say
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardPlayed, SaidAside
from bot.games.piedicavallo.cards import PACK
from bot.games.piedicavallo.rules import Piedicavallo
from tests.games.support.piedicavallo import (
    GENERIC,
    codes,
    deal,
    may_say,
    piedicavallo,
    refusal,
    trick,
)


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
    (
        "O.ALTOBATTO(red)",
        "S8 S7 S6 S9",
        "DK",
        "CK",
        SHUT,
        "one that can have been meant was played",
    ),
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
    # SQ is in the dealer's discard and the king is gone: the batto is SC, but may be taken for SQ.
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
    # With T21 as well, 21 and 20 were meant; others cannot tell.
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


def test_nobody_speaks_before_the_first_lead() -> None:
    # Section 9.1, F3; in the first edition the partner of the first leader could.
    state = deal(("S9 S8", "B9", "C3", "D3"), dealer=3)
    first = replace(state, to_act=Seat(2))
    assert piedicavallo(PARTNERS_TURN).asides(first, Seat(0)) == ()
    assert aside_refusal(piedicavallo(PARTNERS_TURN), first, ("G.TAKE",)) is Why.NOT_YOUR_TURN
    earlier = piedicavallo(PARTNERS_TURN, edition=1)
    assert set(earlier.asides(first, Seat(0))) == GENERIC
    assert aside_refusal(earlier, first, ("G.TAKE",)) is None
    led = replace(first, trick=trick("B9", leader=1))
    assert set(piedicavallo(PARTNERS_TURN).asides(led, Seat(0))) == GENERIC


def test_words_without_a_card_are_limited_too() -> None:
    game, state = piedicavallo(f"{PARTNERS_TURN} max_statements=1"), waiting()
    assert aside_refusal(game, state, ("G.TAKE", "G.FARLO")) is Why.SAID_TOO_MUCH
    [said, _] = game.decide(state, Seat(0), Say(("G.TAKE",)))
    assert game.asides(game.evolve(state, said), Seat(0)) == ()
