"""How deal and match stand for one seat: only what it may know, its own side first."""

from dataclasses import replace

import pytest

from bot.games.cards import Seat
from bot.games.events import MeldsDeclared, Spoke
from bot.games.packs import NOUVEAU
from bot.games.trick import Trick
from bot.games.view import SeatView
from bot.texts import texts_for
from bot.words.standing import BRIEF, WORDS, standing
from tests import moments
from tests.words.support.plain import PlainGame, SidesGame, played

TEXTS = texts_for("en")
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elena", "Fabio")


def _stands(view: SeatView, form: str = BRIEF) -> tuple[str, ...]:
    return standing(view, NAMES[: view.game.players], TEXTS, form)


def _in_turn(key: str, players: int) -> SeatView:
    return moments.on_turn(moments.playing(key, players))


def _won(*winners: int) -> tuple[Trick, ...]:
    return tuple(Trick(winner=Seat(winner)) for winner in winners)


def test_nothing_is_told_before_there_is_anything_to_tell() -> None:
    assert _stands(played(PlainGame(NOUVEAU, 4), 0, 0).view(Seat(1))) == ()


def test_who_plays_alone_is_told_their_own_tricks_and_every_total() -> None:
    view = replace(
        played(PlainGame(NOUVEAU, 4), 0, 1).view(Seat(2)),
        tricks=_won(2, 0, 2),
        scores=((3, -1, -1, -1),),
        totals=(3, -1, 0, -2),
    )

    assert _stands(view) == ("tricks 2", "total 0", "Dino −2", "Ada +3", "Bruno −1")


def test_partners_are_told_the_tricks_and_totals_of_both_sides() -> None:
    view = replace(
        played(SidesGame(NOUVEAU, 4), 0, 1).view(Seat(3)),
        tricks=_won(2, 1, 3, 1),
        scores=((-5, 5, -5, 5),),
        totals=(-5, 5, -5, 5),
    )

    assert _stands(view)[-2:] == ("tricks 3 : 1", "total +5 : −5")
    assert _stands(view, WORDS)[-2:] == (
        "Tricks: your side 3, the others 1",
        "Totals: your side +5, the others −5",
    )


def test_declared_points_are_told_by_sides_and_silence_is_not() -> None:
    view = played(SidesGame(NOUVEAU, 4), 0, 1).view(Seat(0))
    declared = (MeldsDeclared(Seat(2), (), 43), MeldsDeclared(Seat(3), (), 15))

    assert "declared 43 : 15" in _stands(replace(view, facts=declared))
    assert _stands(replace(view, facts=(MeldsDeclared(Seat(2), (), 0),))) == ()


def test_the_contract_is_the_bid_of_who_plays_it_and_comes_first() -> None:
    bids = (Spoke(Seat(0), "petite"), Spoke(Seat(1), "garde"), Spoke(Seat(2), "pass"))
    view = replace(played(SidesGame(NOUVEAU, 4), 0, 1).view(Seat(0)), facts=bids)

    assert _stands(view)[0] == "Bruno: garde"
    assert _stands(view, WORDS)[0] == "Contract: garde by Bruno"
    assert _stands(replace(view, roles=(None,) * 4)) == ()


@pytest.mark.parametrize("number", range(5))
def test_a_hidden_partner_is_not_given_away_by_the_count_of_tricks(number: int) -> None:
    match = moments.playing("tarocco-francese", 5)
    view = match.view(Seat(number))
    own = view.tricks_taken[number]
    others = len(view.tricks) - own

    (tricks,) = (part for part in _stands(view) if part.startswith("tricks "))

    if None in match.view(Seat(number)).roles:
        assert tricks == f"tricks {own}"
    else:
        assert own + others == sum(map(int, tricks.removeprefix("tricks ").split(" : ")))


def test_real_deals() -> None:
    assert _stands(_in_turn("scarto", 3)) == ("tricks 2",)
    assert _stands(_in_turn("piedicavallo", 4)) == ("tricks 2 : 2",)
    assert _stands(_in_turn("ottocento", 4)) == ("tricks 3 : 1", "declared 73 : 15")
    assert _stands(_in_turn("terziglio", 3)) == ("Ada: gioco", "tricks 1 : 3", "declared 0 : 45")
    assert _stands(_in_turn("tarocco-francese", 4)) == ("Dino: petite", "tricks 2 : 2")
    assert _stands(_in_turn("tarocco-francese", 6)) == ("Carla: garde contre", "tricks 0 : 4")


def test_every_part_has_a_sentence_for_those_who_cannot_see_it() -> None:
    for key, players in (("ottocento", 4), ("terziglio", 3), ("tarocco-francese", 5)):
        view = _in_turn(key, players)
        assert len(_stands(view)) == len(_stands(view, WORDS))
