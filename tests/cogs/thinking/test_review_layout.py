"""A review in words: what a card cost on average, and in whole points as the cards lay."""

import pytest

from bot.loopback.checks.components import walk
from bot.tables.thinking.reviews import Mistake, Review
from bot.texts import texts_for
from bot.words.wording import Wording
from cogs.thinking.review_layout import review_page
from rendering.canvas.picture import Picture
from tests.players.support.positions import PACK, to_play

HAND = "SQ S4 B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4 BC BJ B9 B8 B5 B4 B7"
TWO_THIRDS = 1 - 1 / 3
"""The part of a lead in Scarto that is the own score."""


def told(as_it_lay: float | None) -> str:
    """What is said of a card that cost two points on average, and this much as the cards lay."""
    moment = Mistake(1, 4, PACK.parse("S4"), PACK.parse("SQ"), 2.0, as_it_lay)
    end = to_play(HAND, "1:SC 2:S8", went="B1 B2 B3")
    assert end.seat is not None
    wording = Wording.usual(texts_for("en"), PACK.art)
    page = review_page(
        Review(end, end.seat, (*range(1, 21),), (moment,)), Picture(b"", ""), wording
    )
    [text] = [str(part["content"]) for part in walk(page.to_components()) if part["type"] == 10]
    _, line, *_ = text.split("\n-# ")
    return line


@pytest.mark.parametrize(
    ("as_it_lay", "expected"),
    [
        (3.0, "−3"),
        (-1.0, "+1"),
        (0.0, "0"),
        (TWO_THIRDS * 4.5, "−3"),
        (TWO_THIRDS * -10.5, "+7"),
        (TWO_THIRDS * 2, "−1.3"),
    ],
)
def test_as_the_cards_lay_points_are_whole_where_they_can_be(
    as_it_lay: float, expected: str
) -> None:
    assert told(as_it_lay) == f"better: queen of swords · as the cards lay {expected}"


def test_a_deal_that_did_not_show_how_the_cards_lay() -> None:
    assert told(None) == "better: queen of swords"
