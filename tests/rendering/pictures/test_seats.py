"""Seats in pictures: the colours of the sides, and what there is room for."""

from collections import Counter
from dataclasses import replace

from bot.games.events import StockShown
from bot.games.packs import NOUVEAU
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.progress import progress_of
from bot.words.seats import FACES, Nameplate, face_number
from rendering.canvas.colours import AVATARS
from rendering.pictures.play.slots import lines_that_fit
from rendering.pictures.play.table import draw_table, table_layout
from rendering.pictures.seats import faces_of, portrait
from tests.rendering.support.scenes import SITTERS
from tests.words.support.plain import PlainGame, SidesGame, played

GAME = SidesGame(NOUVEAU, 4)
UGO = Nameplate("Ugo")


def _seen(steps: int) -> SeatView:
    return played(GAME, 0, steps).view(None)


def test_partners_have_one_rim_and_nobody_else_has_any() -> None:
    rims = [face.side for face in faces_of(_seen(0), SITTERS[:4])]
    alone = played(PlainGame(NOUVEAU, 4), 0, 0).view(None)

    assert rims[0] == rims[2] != rims[1] == rims[3]
    assert {face.side for face in faces_of(alone, SITTERS[:4])} == {""}


def test_who_plays_against_the_others_has_another_rim_than_they() -> None:
    alone = played(PlainGame(NOUVEAU, 4), 0, 0).view(None)
    seen = replace(alone, roles=("defender", "taker", "partner", "defender"))
    rims = [face.side for face in faces_of(seen, SITTERS[:4])]

    assert rims[1] == rims[2] != rims[0] == rims[3]
    assert "" not in rims
    hidden = replace(seen, roles=(None, "taker", None, None))
    assert [bool(face.side) for face in faces_of(hidden, SITTERS[:4])] == [0, 1, 0, 0]


def test_a_face_has_the_colour_of_the_person_on_every_seat() -> None:
    sitters = (UGO, replace(UGO, face=1), replace(UGO, computer="normal"), replace(UGO, face=1))
    colours = [face.colour for face in faces_of(_seen(0), sitters)]

    assert colours == [portrait(sitter).colour for sitter in sitters]
    assert colours[1] == colours[3]
    assert len(set(colours)) == 3
    assert colours[2] not in AVATARS


def test_there_is_a_colour_for_each_number_of_a_face() -> None:
    assert len(set(AVATARS)) == FACES
    apart = [175928847299117063 + (7919 * number << 22) for number in range(FACES * 100)]
    counted = Counter(map(face_number, apart))
    assert set(counted) == set(range(FACES))
    in_a_row = [1100000000000000011 + number for number in range(FACES)]
    assert len(set(map(face_number, in_a_row))) == FACES


def test_a_stock_that_was_turned_up_lies_below_until_play_begins(texts: Texts) -> None:
    shown = StockShown(NOUVEAU.named("T21 HK"))
    before, after = replace(_seen(0), facts=(shown,)), replace(_seen(2), facts=(shown,))

    assert progress_of(before).stock == shown.cards
    assert progress_of(after).stock == ()
    assert table_layout(before).footer is not None
    assert table_layout(after).footer is None
    assert draw_table(before, SITTERS[:4], texts) != draw_table(_seen(0), SITTERS[:4], texts)


def test_what_does_not_fit_on_a_narrow_plate_is_left_out() -> None:
    calls = "calls king of clubs and queen of hearts"
    assert lines_that_fit(["taker: garde contre", calls, "dealer"], 260, 2) == [
        "taker: garde",
        "contre\u00a0· dealer",
    ]
    assert lines_that_fit(["dealer"], 160, 1) == ["dealer"]
