"""Seats in pictures: the colours of the sides, and what there is room for."""

from dataclasses import replace

from bot.games.events import StockShown
from bot.games.packs import NOUVEAU
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.progress import progress_of
from bot.words.seats import Nameplate
from rendering.pictures.play.slots import lines_that_fit
from rendering.pictures.play.table import draw_table, table_layout
from rendering.pictures.seats import colour_of
from tests.rendering.support.scenes import SITTERS
from tests.words.support.plain import PlainGame, SidesGame, played

GAME = SidesGame(NOUVEAU, 4)
UGO = Nameplate("Ugo")


def _seen(steps: int) -> SeatView:
    return played(GAME, 0, steps).view(None)


def test_partners_have_one_colour() -> None:
    colours = [colour_of(GAME, seat) for seat in range(4)]

    assert colours[0] == colours[2] != colours[1] == colours[3]
    assert len({colour_of(PlainGame(NOUVEAU, 4), seat) for seat in range(4)}) == 4


def test_a_stock_that_was_turned_up_lies_below_until_play_begins(texts: Texts) -> None:
    shown = StockShown(NOUVEAU.named("T21 HK"))
    before, after = replace(_seen(0), facts=(shown,)), replace(_seen(2), facts=(shown,))

    assert progress_of(before).stock == shown.cards
    assert progress_of(after).stock == ()
    assert table_layout(before).footer is not None
    assert table_layout(after).footer is None
    assert draw_table(before, SITTERS[:4], texts) != draw_table(_seen(0), SITTERS[:4], texts)


def test_what_does_not_fit_on_a_narrow_plate_is_left_out() -> None:
    calls = "calls king of clubs, queen of hearts"
    assert lines_that_fit(["taker: garde contre", calls, "dealer"], 150) == [
        "taker: garde",
        "contre\u00a0· dealer",
    ]
    assert lines_that_fit(["computer"], 150) == ["computer"]
