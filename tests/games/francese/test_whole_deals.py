"""Tarocco francese: deals from the first bid to the scores, and what options change in them."""

from functools import reduce

import pytest

from bot.games.actions import Action, Bid, Call, OneOf, Play, ShowHandful, Slam
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.events import DealScored, ScoreLine
from bot.games.francese.rules import Francese
from bot.games.game import Game
from bot.games.trick import Trick
from tests.games.support.francese import cards, contract, deal, francese, pile, run, trick

ALL_BUT_THE_EXCUSE = f"{run(21, 8)} SK HK DK"


def dealt(game: Francese, hand: str, dealer: int) -> Deal:
    """A deal in which seat 0 holds these cards, and the others and the chien what is left."""
    own = cards(hand)
    rest = [card for card in game.pack.cards if card not in own]
    chien = [rest.pop(0) for _ in range(game.chien)]
    # Taken by turns, so that nobody has the Petit alone.
    others = [tuple(rest[place :: game.players - 1]) for place in range(game.players - 1)]
    return game.replay(game.deal_as(1, Seat(dealer), [own, *others, tuple(chien)]))


def done(game: Game, deal: Deal, *actions: Action) -> Deal:
    """The deal after the seats whose turn it was did these things."""
    for action in actions:
        assert deal.to_act is not None
        deal = reduce(game.evolve, game.decide(deal, deal.to_act, action), deal)
    return deal


def led(game: Francese, deal: Deal, codes: str) -> Deal:
    """The deal after seat 0 played these cards, one to each trick, and the others any."""
    own = iter(cards(codes))
    last = len(deal.tricks) + len(codes.split())
    while len(deal.tricks) < last:
        assert deal.to_act is not None
        allowed = game.pack.members(game.legal_cards(deal, deal.to_act))
        deal = done(game, deal, Play(next(own) if deal.to_act == 0 else allowed[0]))
    return deal


def scored(deal: Deal) -> DealScored:
    """How the deal ended."""
    assert deal.score is not None
    return deal.score


def announced(game: Francese) -> Deal:
    """Seat 0 plays a garde sans with a hand that wins all tricks, and leads after a handful."""
    begun = dealt(game, f"{ALL_BUT_THE_EXCUSE} EXC", dealer=1)
    bids = [Bid("pass"), Bid("pass"), Bid("garde_sans"), Bid("pass")]
    shown = ShowHandful(cards(f"{run(21, 8)} EXC"))
    return done(game, begun, *bids, Slam(True), shown)


def test_a_slam_is_announced_and_won_with_the_excuse_in_the_last_trick() -> None:
    game = francese()
    deal = led(game, announced(game), f"{ALL_BUT_THE_EXCUSE} EXC")
    assert [trick.winner for trick in deal.tricks] == [0] * 18
    assert scored(deal).points == (182, 3)
    assert scored(deal).lines == (
        ScoreLine("contract", (960, -320, -320, -320)),
        ScoreLine("handful", (120, -40, -40, -40)),
        ScoreLine("slam", (1200, -400, -400, -400)),
    )


def test_an_excuse_that_is_led_too_early_costs_the_slam() -> None:
    game = francese()
    deal = led(game, announced(game), f"{run(21, 8)} SK HK EXC DK")
    assert [trick.winner == 0 for trick in deal.tricks[:17]] == [True] * 16 + [False]
    # The Excuse stays with the attack all the same.
    assert scored(deal).points[1] == 3
    assert scored(deal).lines[-1] == ScoreLine("slam", (-600, 200, 200, 200))


def test_what_the_contract_needed_is_told_at_the_takers_seat() -> None:
    game = francese()
    deal = led(game, announced(game), f"{ALL_BUT_THE_EXCUSE} EXC")
    assert scored(deal).reckoning == (
        ScoreLine("points", (91, 0, 0, 0)),
        ScoreLine("bouts", (3, 0, 0, 0)),
        ScoreLine("needed", (36, 0, 0, 0)),
    )


@pytest.mark.parametrize(
    ("made", "told"), [("SK SQ SC", [10, 0, 56]), ("SK SQ T21", [12, 1, 51]), ("S2", [0, 0, 56])]
)
def test_a_half_point_is_told_as_it_counts(made: str, told: list[int]) -> None:
    # With three players; the contract is lost, so the half points go to the defence.
    discards = (made, "", "")
    lost = [trick("C2 C3 C4", players=3, winner=1)] * 2
    state = deal(("",) * 3, tricks=lost, facts=contract(), discards=discards)
    assert [line.points[0] for line in scored_by(state, 3, "").reckoning] == told


OWN = trick("C2 C3 C4 C5", winner=0)
OTHER = trick("C2 C3 C4 C5", winner=1)


def scored_by(state: Deal, players: int, options: str) -> DealScored:
    """What the game with these options makes of a deal."""
    return francese(players, options).score(state)


def in_the_end(*last: Trick) -> Deal:
    """A deal that seat 0 played alone; both sides won tricks before these."""
    return deal(tricks=[OWN, OTHER, *last], facts=contract())


@pytest.mark.parametrize(
    ("options", "points"), [("", (12, 1)), ("excuse_last=trick_winner", (4, 0))]
)
def test_excuse_last(options: str, points: tuple[int, int]) -> None:
    # As in E6; the attack has the four half points of its own trick besides.
    state = in_the_end(trick("S5 EXC S3 SK", winner=3))
    assert scored_by(state, 4, options).points == points


@pytest.mark.parametrize(
    ("options", "line"),
    [("", (60, -20, -20, -20)), ("petit=personal", (-10, -10, 30, -10))],
)
def test_petit(options: str, line: tuple[int, ...]) -> None:
    # A defender's Petit that is lost to the taker; another that its defender wins with.
    last = trick("T9 S2 T1 S4", winner=0) if not options else trick("S2 S3 T1 S4", winner=2)
    lines = scored_by(in_the_end(last), 4, options).lines
    assert [found.points for found in lines if found.code == "petit"] == [line]


@pytest.mark.parametrize(("options", "count"), [("", 8), ("call=free", 56)])
def test_call(options: str, count: int) -> None:
    game = francese(5, options)
    hand = f"SK HK DK CK {run(20, 10)}"
    state = done(game, dealt(game, hand, dealer=1), *[Bid("pass")] * 3, Bid("garde"), Bid("pass"))
    ask = game.ask(state, Seat(0))
    assert isinstance(ask, OneOf)
    calls = [action.cards for action in ask.actions if isinstance(action, Call)]
    assert len(calls) == count
    assert as_set(card for [card] in calls) & pile("SK SQ") == pile("SK SQ")
