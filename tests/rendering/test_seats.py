"""What is told of a seat: its side, its bid, its part in the deal."""

from dataclasses import replace
from typing import ClassVar

from bot.games.cards import Seat
from bot.games.events import CardsCalled, Spoke, StockShown
from bot.games.packs import NOUVEAU
from bot.games.views import SeatView, view
from bot.texts import Texts
from rendering.seats import colour_of, last_bid, told_of
from rendering.sitter import Sitter
from rendering.standing import standing
from rendering.table import draw_table, table_layout
from rendering.table_slots import lines_that_fit
from tests import moments
from tests.rendering.plain import PlainGame, played
from tests.rendering.scenes import SITTERS


class SidesGame(PlainGame):
    """Two against two, and seat 1 is the taker."""

    teams: ClassVar[tuple[tuple[int, ...], ...]] = ((0, 2), (1, 3))

    def roles(self, view: SeatView) -> tuple[str | None, ...]:
        """The taker and nothing else that is known."""
        return (None, "taker", None, "defender")


GAME = SidesGame(NOUVEAU, 4)
UGO = Sitter("Ugo")


def _seen(steps: int) -> SeatView:
    return view(played(GAME, 0, steps), None)


def test_partners_have_one_colour() -> None:
    colours = [colour_of(GAME, seat) for seat in range(4)]

    assert colours[0] == colours[2] != colours[1] == colours[3]
    assert len({colour_of(PlainGame(NOUVEAU, 4), seat) for seat in range(4)}) == 4


def test_the_last_word_of_a_seat_counts(texts: Texts) -> None:
    facts = (Spoke(Seat(1), "petite"), Spoke(Seat(2), "pass"), Spoke(Seat(1), "garde_sans"))
    seen = replace(_seen(0), facts=facts)

    assert [last_bid(seen, Seat(seat), texts) for seat in range(4)] == [
        "",
        "garde sans",
        "passes",
        "",
    ]


def test_a_word_without_a_text_is_shown_as_it_is(texts: Texts) -> None:
    seen = replace(_seen(0), facts=(Spoke(Seat(0), "grand_slam"),))

    assert last_bid(seen, Seat(0), texts) == "grand slam"


def test_side_part_and_call_come_before_the_rest(texts: Texts) -> None:
    facts = (Spoke(Seat(1), "garde"), CardsCalled(Seat(1), NOUVEAU.named("HK")))
    seen = replace(_seen(0), facts=facts, dealer=Seat(1))

    assert told_of(seen, Seat(1), Sitter("Ugo", computer=True, away=True), texts, "nouveau") == [
        "team B",
        "taker: garde",
        "calls king of hearts",
        "dealer",
        "away",
        "computer",
    ]
    assert told_of(seen, Seat(3), UGO, texts, "nouveau") == ["team B"]


def test_a_stock_that_was_turned_up_lies_below_until_play_begins(texts: Texts) -> None:
    shown = StockShown(NOUVEAU.named("T21 HK"))
    before, after = replace(_seen(0), facts=(shown,)), replace(_seen(2), facts=(shown,))

    assert standing(before).stock == shown.cards
    assert standing(after).stock == ()
    assert table_layout(before).below is not None
    assert table_layout(after).below is None
    assert draw_table(before, SITTERS[:4], texts) != draw_table(_seen(0), SITTERS[:4], texts)


def test_what_does_not_fit_on_a_narrow_plate_is_left_out() -> None:
    calls = "calls king of clubs, queen of hearts"
    assert lines_that_fit(["taker: garde contre", calls, "dealer"], 150) == [
        "taker: garde",
        "contre\u00a0· dealer",
    ]
    assert lines_that_fit(["computer"], 150) == ["computer"]


def test_only_who_bid_is_told_with_his_bid(texts: Texts) -> None:
    seen = moments.public(moments.playing("tarocco-francese", 6))
    told = [told_of(seen, Seat(seat), UGO, texts, "nouveau")[:1] for seat in range(6)]

    roles = [role for role in told if role and role[0].startswith(("taker", "partner"))]
    assert roles == [["partner"], ["taker: garde contre"]]
