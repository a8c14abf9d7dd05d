"""Tarocco francese, sections 6 and 8, tables C and D: discards and handfuls."""

from dataclasses import replace
from functools import reduce

import pytest

from bot.games.actions import Action, CardsFrom, Discard, OneOf, Play, ShowHandful
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardsDiscarded, CardsShown, HandfulShown, TurnCame
from bot.games.francese import handful
from bot.games.game import Game
from tests.games.support.francese import cards, contract, deal, francese, pile, run, trick

A = "SK S9 S2 HQ H7 DK D10 D3 C1 T21 T17 T14 T9 T8 T5 T2 T1 EXC"
B = "SK HK DK CK S2 H3 T21 T20 T19 T15 T14 T12 T10 T8 T6 T4 T1 EXC"
C = "SK HK DK CK S1 S2 H1 H2 D1 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"

# Pool, players, discard; why it is refused, or the cards shown.
DISCARDS = {
    "C1": (A, 5, "S2 D3 C1", ""),
    "C2": (A, 5, "HQ H7 D10", ""),
    "C3": (A, 5, "SK S2 D3", Why.KING_STAYS),
    "C4": (A, 5, "T2 S2 D3", Why.TRUMPS_GO_LAST),
    "C5": (A, 5, "T1 S2 D3", Why.BOUT_STAYS),
    "C6": (A, 5, "EXC S2 D3", Why.BOUT_STAYS),
    "C7": (A, 5, "S2 D3", Why.WRONG_COUNT),
    "C8": (A, 5, "S2 D3 H9", Why.NOT_IN_HAND),
    "C9": (B, 5, "S2 H3 T4", "T4"),
    "C10": (B, 5, "S2 T4 T6", Why.TRUMPS_GO_LAST),
    "C11": (B, 5, "S2 H3 T1", Why.BOUT_STAYS),
    "C12": (B, 5, "S2 H3 T20", "T20"),
    "C13": (B, 5, "S2 H3 SK", Why.KING_STAYS),
    "C14": (C, 4, "S1 S2 H1 H2 D1 T6", "T6"),
    "C15": (C, 4, "S1 S2 H1 H2 T6 T7", Why.TRUMPS_GO_LAST),
}


def to_discard(pool: str, players: int) -> Deal:
    """A deal in which seat 0 has taken the chien and holds these cards."""
    game = francese(players)
    chien = " ".join(pool.split()[: game.chien])
    state = deal((pool, *[""] * (players - 1)), facts=contract(), stock=chien)
    return replace(state, phase="discard", to_act=Seat(0), stock_taker=Seat(0))


@pytest.mark.parametrize(("pool", "players", "chosen", "found"), DISCARDS.values(), ids=DISCARDS)
def test_discards(pool: str, players: int, chosen: str, found: str) -> None:
    game, state = francese(players), to_discard(pool, players)
    if found in set(Why):
        assert refused(game, state, Discard(cards(chosen))) == found
        return
    laid, *others = game.decide(state, Seat(0), Discard(cards(chosen)))
    assert isinstance(laid, CardsDiscarded)
    assert as_set(laid.cards) == pile(chosen)
    shown = [event.cards for event in others if isinstance(event, CardsShown)]
    assert shown == ([cards(found)] if found else [])


def refused(game: Game, state: Deal, action: Action) -> Why:
    """Why seat 0 may not do this."""
    with pytest.raises(IllegalAction) as caught:
        game.decide(state, Seat(0), action)
    return caught.value.why


@pytest.mark.parametrize(
    ("pool", "players", "offered"),
    [
        (A, 5, "S9 S2 HQ H7 D10 D3 C1"),
        (B, 5, "S2 H3 T20 T19 T15 T14 T12 T10 T8 T6 T4"),
        ("SK S2 H3 H4 T5 T6", 5, "S2 H3 H4"),
    ],
)
def test_trumps_are_offered_only_if_they_are_needed(pool: str, players: int, offered: str) -> None:
    ask = francese(players).ask(to_discard(pool, players), Seat(0))
    assert isinstance(ask, CardsFrom)
    assert as_set(ask.cards) == pile(offered)


# Section 8: trumps held, cards shown, what it counts.
HANDFULS = {
    "D1": (4, "T20 T18 T17 T15 T14 T12 T9 T7 T5 T2", "", 20),
    "D2": (4, "T20 T18 T17 T15 T14 T12 T9 T7 T5 EXC", "", 20),
    "D3": (
        4,
        "T20 T18 T17 T15 T14 T12 T9 T7 T5 T2 EXC",
        "T20 T18 T17 T15 T14 T12 T9 T7 T5 EXC",
        None,
    ),
    "D4": (
        4,
        "T20 T18 T17 T15 T14 T12 T9 T7 T5 T2 EXC",
        "T20 T18 T17 T15 T14 T12 T9 T7 T5 T2",
        20,
    ),
    "D5": (
        4,
        "T20 T18 T17 T15 T14 T12 T11 T9 T7 T5 T3 T2",
        "T20 T18 T17 T15 T14 T12 T11 T9 T7 T5",
        20,
    ),
    "D6": (4, "T20 T18 T17 T15 T14 T12 T11 T9 T7 T5 T3 T2", "", None),
    "D7": (5, "T20 T18 T15 T12 T9 T7 T2 EXC", "", 20),
    "double": (5, "T20 T18 T15 T12 T9 T7 T6 T5 T2 EXC", "", 30),
    "triple with three players": (3, run(20, 3), "", 40),
    "a card not held": (5, "T20 T18 T15 T12 T9 T7 T2 EXC", "T20 T18 T15 T12 T9 T7 T3 EXC", None),
    "a suit card": (5, "T20 T18 T15 T12 T9 T7 T2 SK", "T20 T18 T15 T12 T9 T7 T2 SK", None),
}


@pytest.mark.parametrize(("players", "held", "shown", "points"), HANDFULS.values(), ids=HANDFULS)
def test_handfuls(players: int, held: str, shown: str, points: int | None) -> None:
    game = francese(players)
    state = to_play(held + " S5", players)
    action = ShowHandful(cards(shown or held))
    if points is None:
        assert refused(game, state, action) is Why.NO_HANDFUL
        return
    event, turn = game.decide(state, Seat(0), action)
    assert isinstance(event, HandfulShown)
    assert (as_set(event.cards), event.points) == (as_set(action.cards), points)
    assert turn == TurnCame(Seat(0))


def to_play(hand: str, players: int, discard: str = "") -> Deal:
    """A deal in which seat 0 is about to play the first card, and plays the contract."""
    nothing = ("",) * (players - 1)
    state = deal((hand, *nothing), facts=contract(), discards=(discard, *nothing))
    return replace(state, to_act=Seat(0), dealer=Seat(players - 1))


@pytest.mark.parametrize(("size", "points"), [("6-8-10", 20), ("7-9-11", None)])
def test_handfuls_of_six_players(size: str, points: int | None) -> None:
    game = francese(6, f"handful6={size}")
    held = "T20 T18 T15 T12 T9 T7"
    assert handful.points(pile(held), pile(held), game.handful_sizes) == points


def test_trumps_laid_aside_count_and_are_shown_again_C14() -> None:
    game = francese()
    hand = "SK HK DK CK " + run(20, 7)
    state = to_play(hand, 4, discard="S1 S2 H1 H2 D1 T6")

    ask = game.ask(state, Seat(0))
    assert isinstance(ask, OneOf)
    offered = [action for action in ask.actions if isinstance(action, ShowHandful)]
    assert [len(action.cards) for action in offered] == [10, 13, 15]
    assert as_set(offered[-1].cards) == pile(run(20, 6))
    event, _ = game.decide(state, Seat(0), offered[-1])
    assert isinstance(event, HandfulShown)
    assert event.points == 40


def test_who_shows_the_excuse_shows_the_trumps_laid_aside_too() -> None:
    game = francese()
    state = to_play("SK HK DK CK " + run(16, 8) + " EXC", 4, discard="S1 S2 H1 H2 D1 T6")
    without = ShowHandful(cards(run(16, 8) + " EXC"))
    assert refused(game, state, without) is Why.NO_HANDFUL
    # With T6 it would be eleven trumps: no size. Nine trumps and T6 without the Excuse are ten.
    assert refused(game, state, ShowHandful((*without.cards, *cards("T6")))) is Why.NO_HANDFUL
    game.decide(state, Seat(0), ShowHandful(cards(run(16, 8) + " T6")))


def test_a_handful_is_shown_once_and_before_the_first_card() -> None:
    game = francese(5)
    state = to_play("T20 T18 T15 T12 T9 T7 T6 T5 T2 S5", 5)
    action = ShowHandful(cards("T20 T18 T15 T12 T9 T7 T6 T5"))
    shown = reduce(game.evolve, game.decide(state, Seat(0), action), state)

    assert shown.to_act == 0
    assert shown.steps[0] == 1
    assert refused(game, shown, action) is Why.WRONG_PHASE
    ask = game.ask(shown, Seat(0))
    assert isinstance(ask, OneOf)
    assert all(isinstance(action, Play) for action in ask.actions)
    later = replace(state, tricks=(trick("C2 C3 C4 C5 C6", players=5, winner=0),))
    assert refused(game, later, action) is Why.WRONG_PHASE


def test_the_same_card_cannot_be_shown_twice() -> None:
    state = to_play("T20 T18 T15 T12 T9 T7 T6 T5 T2 S5", 5)
    twice = ShowHandful(cards("T20 T20 T18 T15 T12 T9 T7 T6"))
    assert refused(francese(5), state, twice) is Why.CARD_TWICE


def test_the_petit_and_high_trumps_stay_hidden_in_ready_made_handfuls() -> None:
    held = pile("T21 T18 T15 T12 T9 T7 T6 T5 T2 T1")
    simple, double = handful.ready_made(held, (8, 10, 13))
    assert simple == pile("T18 T15 T12 T9 T7 T6 T5 T2")
    assert double == held
