"""The soak plays whole matches of all games and finds what is wrong with one."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.actions import Action, OneOf, Play
from bot.games.cards import Seat
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.games.record import Fault as FalseStatement
from bot.games.scarto.rules import Scarto
from bot.games.view import SeatView
from bot.players.choosing import choose
from tests.games import soak as module
from tests.games.soak import Fault, check, check_whole, main, soak
from tests.games.support.offers import check_not_offered, check_offers, offered
from tests.games.support.playing import SECRET, moves
from tests.games.support.properties import every_game

FAIRNESS = Fairness("m-1", SECRET, ())
DEAL = 77
"""The steps of a deal of Scarto: it begins, the dealer lays cards aside, 75 cards are played."""


def some_match(steps: int | None = None) -> tuple[Match, list[list[Event]]]:
    """A match of Scarto after so many steps, or at its end, and the events of each step."""
    log: list[list[Event]] = []
    for match, events in moves(Scarto(), Random(1), FAIRNESS):  # noqa: B007
        log.append(events)
        if len(log) == steps:
            break
    return match, log


def flat(log: list[list[Event]]) -> list[Event]:
    return [event for events in log for event in events]


@every_game
def test_matches_of_every_game_are_sound(kind: type[Game]) -> None:
    tally = soak(kind, 3, 1)
    assert tally.deals >= 3
    assert tally.moves > 20 * tally.deals


def test_the_command_tells_how_each_game_went(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "1", "--game", "scarto", "--seed", "5"]) == 0
    assert capsys.readouterr().out.startswith("scarto: 1 matches, 3 deals, 228 moves, ")


@pytest.fixture
def cheat(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the place of the novice a player that plays any card of its hand, allowed or not."""

    def cheat(level: str, view: SeatView, rng: Random) -> Action:
        if level == "novice" and isinstance(view.ask, OneOf):
            return Play(rng.choice(view.hand))
        return choose(level, view, rng)

    monkeypatch.setattr(module, "choose", cheat)


@pytest.mark.usefixtures("cheat")
def test_a_fault_names_the_match() -> None:
    with pytest.raises(Fault, match=r"^scarto with seed \d: .*novice.*; options: ") as fault:
        soak(Scarto, 5, 1)
    assert isinstance(fault.value.__cause__, IllegalAction)


@pytest.mark.usefixtures("cheat")
def test_the_command_fails_with_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "5", "--game", "scarto"]) == 1
    written = capsys.readouterr()
    assert written.out.startswith("scarto with seed ")
    assert "IllegalAction" in written.err


# Each kind of fault, planted.


@pytest.mark.parametrize("steps", [1, 30, DEAL])
def test_a_sound_match_passes(steps: int) -> None:
    match, log = some_match(steps)
    check(match, log[-1])
    check_offers(match, Random(1))


def test_a_card_that_vanished_is_found() -> None:
    match, log = some_match(30)
    assert match.deal is not None
    hands = (match.deal.hands[0] & (match.deal.hands[0] - 1), *match.deal.hands[1:])
    with pytest.raises(AssertionError, match="vanished"):
        check(replace(match, deal=replace(match.deal, hands=hands)), log[-1])


def test_a_card_in_two_places_is_found() -> None:
    match, log = some_match(1)
    assert match.deal is not None
    hands = list(match.deal.hands)
    hands[1] = hands[2]
    with pytest.raises(AssertionError, match="two places"):
        check(replace(match, deal=replace(match.deal, hands=tuple(hands))), log[-1])


def test_a_deal_in_which_nobody_can_act_is_found() -> None:
    match, log = some_match(1)
    assert match.deal is not None
    with pytest.raises(AssertionError):
        check(replace(match, deal=replace(match.deal, to_act=None)), log[-1])


def test_scores_that_do_not_add_up_are_found() -> None:
    match, log = some_match(DEAL)
    assert match.deal is not None
    assert match.deal.score is not None
    scores = tuple(score + 1 for score in match.deal.score.scores)
    wrong = replace(match.deal, score=replace(match.deal.score, scores=scores))
    with pytest.raises(AssertionError):
        check(replace(match, deal=wrong), log[-1])


def test_points_that_are_too_many_are_found() -> None:
    match, log = some_match(DEAL)
    assert match.deal is not None
    assert match.deal.score is not None
    points = (match.deal.score.points[0] + 1, *match.deal.score.points[1:])
    wrong = replace(match.deal, score=replace(match.deal.score, points=points))
    with pytest.raises(AssertionError):
        check(replace(match, deal=wrong), log[-1])


def test_an_offer_that_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = some_match(30)
    assert match.deal is not None
    hand = match.game.pack.members(match.deal.hands[match.deal.to_act or Seat(0)])
    ask = OneOf(tuple(map(Play, hand)))
    assert len(hand) > len(offered(match))
    monkeypatch.setattr(Scarto, "ask", lambda *_: ask)
    with pytest.raises(AssertionError):
        check_offers(match, Random(1))


def test_what_is_accepted_without_an_offer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = some_match(30)
    assert match.deal is not None
    assert match.deal.to_act is not None
    first = offered(match)[0]
    check_not_offered(match, match.deal.to_act, [first])
    monkeypatch.setattr(Scarto, "ask", lambda *_: None)
    with pytest.raises(AssertionError, match="Play"):
        check_not_offered(match, match.deal.to_act, [first])


def test_a_log_that_leads_elsewhere_is_found() -> None:
    match, log = some_match()
    check_whole(match, FAIRNESS, flat(log))
    with pytest.raises(AssertionError):
        check_whole(match, FAIRNESS, flat(log[:DEAL] + log[2 * DEAL :]))


def test_a_record_that_does_not_hold_is_found() -> None:
    match, log = some_match()
    with pytest.raises(FalseStatement, match="wrong-first-dealer"):
        check_whole(match, Fairness("m-2", SECRET, ()), flat(log))


def test_a_match_that_is_not_over_is_found() -> None:
    match, log = some_match(2 * DEAL)
    with pytest.raises(AssertionError):
        check_whole(match, FAIRNESS, flat(log))
