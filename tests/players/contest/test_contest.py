"""Contests between levels: the same deals for both, and the better one wins."""

from itertools import islice
from random import Random

import pytest

from bot.games.actions import Action, Bid, OneOf
from bot.games.catalogue import find
from bot.games.game import Game
from bot.games.scarto.rules import Scarto
from bot.games.terziglio.rules import Terziglio
from bot.games.view import SeatView
from bot.players import novice, simple
from bot.players.contest.__main__ import main
from bot.players.contest.arranged import arrangements, leads_in_deals
from bot.players.contest.contenders import OTHERS, Contender
from bot.players.contest.outcome import ContestResult
from bot.players.duel import duel
from tests.games.support.properties import every_game
from tests.players.support.contests import contest


def test_simple_beats_novice_clearly() -> None:
    outcome = contest(Scarto(), simple.choose, novice.choose, 4, "test")
    assert outcome.mean - outcome.margin > 5


def test_a_level_is_as_strong_as_itself() -> None:
    outcome = contest(Scarto(), novice.choose, novice.choose, 3, "test")
    assert outcome.differences == pytest.approx([0, 0, 0])


def test_the_same_seed_gives_the_same_contest() -> None:
    first, again = (contest(Scarto(), simple.choose, novice.choose, 2, "s") for _ in range(2))
    other = contest(Scarto(), simple.choose, novice.choose, 2, "t")
    assert first == again != other


def test_each_side_sits_alone_and_together_on_every_seat() -> None:
    assert list(arrangements(3)) == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
        (False, True, True),
        (True, False, True),
        (True, True, False),
    ]
    assert list(arrangements(2)) == [(True, False), (False, True)]


def test_mean_and_margin() -> None:
    # Standard deviation 2; its error with four matches is 1, and 95 % lie within 1.96 of these.
    outcome = ContestResult((3.0, 5.0, 5.0 + 3**0.5, 3.0 - 3**0.5))
    assert outcome.mean == pytest.approx(4)
    assert outcome.error == pytest.approx((10 + 4 * 3**0.5) ** 0.5 / 12**0.5)
    assert outcome.margin == pytest.approx(1.96 * (10 + 4 * 3**0.5) ** 0.5 / 12**0.5)


def test_a_contender_counts_its_moves() -> None:
    def idle(view: SeatView, rng: Random) -> Action:
        return novice.choose(view, rng)

    contender = Contender(idle)
    contest(Scarto(), contender, idle, 2, "1")
    # Half the seats of six arrangements of two matches: three discards and 225 cards a match.
    assert len(contender.spent_ms) == 2 * 3 * (3 + 225)


def test_the_command_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a=novice", "b=novice", "--matches", "2", "--options", "top_trump=world"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(
        "novice scores +0.00 points a deal against novice (standard error 0.00"
    )
    assert [line.split(":")[0] for line in lines[1:]] == ["novice (a)", "novice (b)"]


def test_the_number_of_players_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    game = ["--game", "tarocco-francese", "--players", "6", "--options", "deals=1"]
    assert main(["a=novice", "b=novice", "--matches", "2", *game]) == 0
    # Half the seats of twelve arrangements of two matches; each of six plays twelve cards.
    assert int(capsys.readouterr().out.split()[-2]) > 2 * 12 * 3 * 12


def test_a_side_duel_is_even_between_equals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a=simple", "b=simple", "--side", "--deals", "2", "--game", "ottocento"]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith("simple scores +0.00 points a deal against simple")
    assert first.endswith("standard deviation 0.0, 2 side duels)")


def test_a_side_duel_is_about_the_cards_alone() -> None:
    asked: set[str] = set()

    def player(view: SeatView, rng: Random) -> Action:
        asked.add(view.phase)
        return simple.choose(view, rng)

    assert len(duel(Terziglio(), player, novice.choose, 2, "test")) == 2
    assert asked == {"play"}


def test_single_deals_are_played_in_every_arrangement(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a=simple", "b=novice", "--deals", "2"]) == 0
    first, a, b = capsys.readouterr().out.splitlines()
    assert first.endswith("2 deals)")
    # Half the seats of six arrangements of two deals: a discard and 75 cards a deal.
    assert [line.split()[-2] for line in (a, b)] == [str(2 * 3 * 76)] * 2


def test_a_deal_that_is_thrown_in_is_dealt_again() -> None:
    played: set[int] = set()

    def player(view: SeatView, rng: Random) -> Action:
        if view.phase == "auction":
            assert isinstance(view.ask, OneOf)
            least = Bid("petite")
            return least if view.number > 1 and least in view.ask.actions else Bid("pass")
        if view.phase == "play":
            played.add(view.number)
        return simple.choose(view, rng)

    game = find("tarocco-francese")(None, 4)
    assert len(list(islice(leads_in_deals(game, player, player, "s"), 1))) == 1
    assert played == {2}


def test_the_search_can_be_told_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--side", "--deals", "2", "--worlds", "1"]
    assert main(["a=search", "b=novice", *options]) == 0
    assert capsys.readouterr().out.startswith("search scores +")


@every_game
def test_cards_of_contenders_are_legal_and_their_own(kind: type[Game]) -> None:
    for name, player in OTHERS.items():
        assert len(duel(kind(), player, simple.choose, 1, name)) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["a=simple"],
        ["a=simple", "a=novice"],
        ["a=simple", "b=genius"],
        ["a=simple", "b=novice", "--matches", "1"],
        ["a=simple", "b=novice", "--deals", "1"],
        ["a=simple", "b=novice", "--side", "--deals", "1"],
        ["a=simple", "b=novice", "--side", "--matches", "2"],
        ["a=simple", "b=novice", "--deals", "2", "--matches", "2"],
        ["a=search", "b=novice", "--worlds", "0"],
        ["a=simple", "b=novice", "--game", "whist"],
        ["a=simple", "b=novice", "--players", "4"],
        ["a=simple", "b=novice", "--options", "top_trump=fool"],
    ],
)
def test_wrong_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
