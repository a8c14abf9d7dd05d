"""The soak plays whole matches and finds what is wrong with one."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.games.actions import Action, OneOf, Play
from bot.games.cards import Seat
from bot.games.events import Event
from bot.games.match import Match
from bot.games.scarto.rules import Scarto
from bot.games.views import SeatView
from bot.players import levels, novice
from bot.players.arena import moves
from bot.players.soak import Fault, check, main, random_game, soak


def some_deal(moves_made: int) -> tuple[Match, list[Event]]:
    """A deal of novices after so many moves, and its log."""
    log: list[Event] = []
    for made, (match, events) in enumerate(moves(Scarto(), [novice.choose] * 3, "1")):
        log += events
        if made == moves_made:
            return match, log
    raise AssertionError("the match is shorter")


def test_a_soak_counts_what_it_played() -> None:
    tally = soak("scarto", 2, "test")
    assert tally.deals % 3 == 0
    assert tally.moves == tally.deals * 76


def test_the_command_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "1"]) == 0
    assert capsys.readouterr().out == "1 matches, 3 deals, 228 moves: no fault\n"


def test_games_differ_in_their_options() -> None:
    games = [random_game("scarto", Random(seed)) for seed in range(20)]
    assert len({str(game.options) for game in games}) > 10


def test_a_sound_deal_passes() -> None:
    check(*some_deal(0))
    check(*some_deal(30))
    check(*some_deal(76))


def test_a_card_that_vanished_is_found() -> None:
    match, log = some_deal(30)
    assert match.deal is not None
    hands = (match.deal.hands[0] & (match.deal.hands[0] - 1), *match.deal.hands[1:])
    with pytest.raises(AssertionError, match="vanished"):
        check(replace(match, deal=replace(match.deal, hands=hands)), log)


def test_a_card_in_two_places_is_found() -> None:
    match, log = some_deal(0)
    assert match.deal is not None
    hands = list(match.deal.hands)
    hands[1] = hands[2]
    with pytest.raises(AssertionError, match="two places"):
        check(replace(match, deal=replace(match.deal, hands=tuple(hands))), log)


def test_a_log_that_leads_elsewhere_is_found() -> None:
    match, log = some_deal(76)
    assert match.deal is not None
    with pytest.raises(AssertionError, match="another deal"):
        check(replace(match, deal=replace(match.deal, dealer=Seat(match.deal.dealer - 1))), log)


@pytest.fixture
def cheat(monkeypatch: pytest.MonkeyPatch) -> Callable[[SeatView, Random], Action]:
    """A player in the place of the novice that plays any card of its hand, allowed or not."""

    def choose(view: SeatView, rng: Random) -> Action:
        if isinstance(view.ask, OneOf):
            return Play(rng.choice(view.hand))
        return novice.choose(view, rng)

    monkeypatch.setitem(levels._CHOICES, "novice", choose)
    return choose


def test_a_fault_names_the_match(cheat: Callable[[SeatView, Random], Action]) -> None:
    with pytest.raises(Fault, match=r"scarto .* seed 'test match") as fault:
        soak("scarto", 5, "test")
    assert fault.value.__cause__ is not None
