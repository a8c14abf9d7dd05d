"""How a deal stands for everybody: sides, tricks and cards, and nothing that is hidden."""

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.view import SeatView
from bot.words.scoreboard import card_points, scoreboard, taken_by
from tests import moments
from tests.words.support.deals import wording_of

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elena", "Fabio")


def lines(view: SeatView) -> list[str]:
    """The lines for everybody."""
    return scoreboard(view, NAMES[: view.game.players], wording_of(view.game))


@pytest.mark.parametrize("key", ["ottocento", "piedicavallo"])
def test_partners_are_counted_together(key: str) -> None:
    view = moments.public(moments.playing(key, 4))
    first, second, note = lines(view)
    tricks = [len(taken_by(view, team)) for team in view.game.teams]

    assert sum(tricks) == 4
    assert first.startswith(f"**Team A** (Ada and Carla): 0 · {tricks[0]} trick")
    assert second.startswith(f"**Team B** (Bruno and Dino): 0 · {tricks[1]} trick")
    assert note.startswith("-# Only cards in tricks")


def test_cards_in_tricks_are_what_the_engine_counts_for_them() -> None:
    view = moments.public(moments.scored("piedicavallo", 4))
    assert view.score is not None
    counted = {line.code: line.points for line in view.score.lines}

    for team in view.game.teams:
        points = card_points(view, taken_by(view, team))
        # A card given for the Fool may have changed sides.
        assert abs(points - counted["cards"][team[0]]) <= 1
    discard, fool = sum(counted["discard"]) // 2, Fraction(4)
    assert card_points(view, view.tricks) + discard + fool == sum(view.score.points)


def test_the_bidder_and_the_others_are_told_once_everybody_knows_them() -> None:
    view = moments.public(moments.playing("tarocco-francese", 4))
    taker = view.roles.index("taker")
    others = [seat for seat in range(4) if seat != taker]
    contest = lines(view)[4]
    sides = [card_points(view, taken_by(view, seats)) for seats in ([taker], others)]

    assert contest.startswith(f"**{NAMES[taker]}** against the others: ")
    assert sum(sides) == card_points(view, view.tricks) > 0
    unknown = replace(view, roles=tuple(role if role == "taker" else None for role in view.roles))
    assert not [line for line in lines(unknown) if "against" in line]


def test_everybody_alone_has_a_line_with_the_total() -> None:
    view = replace(moments.public(moments.playing("scarto", 3)), totals=(7, 0, -7))

    assert lines(view)[0].startswith("Ada: +7 · ")
    assert lines(view)[2].startswith("Carla: −7 · ")
    assert len(lines(view)) == 4


def test_a_deal_that_is_over_tells_what_it_gave() -> None:
    view = moments.public(moments.scored("scarto", 3))
    assert view.score is not None
    told = lines(view)

    assert len(told) == 3
    assert told[0].endswith("in this deal")


@pytest.mark.parametrize("key", GAMES)
def test_nothing_but_tricks_on_the_table_is_counted(key: str) -> None:
    match = moments.playing(key, GAMES[key].numbers[0])
    view = moments.public(match)
    seen = sum((card_points(view, (trick,)) for trick in view.tricks), Fraction(0))

    for seat in range(view.game.players):
        own = match.view(Seat(seat))
        assert card_points(own, own.tricks) == seen
    assert lines(replace(view, facts=(), discards=(0,) * view.game.players)) == lines(view)
