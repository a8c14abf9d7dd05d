"""The strip of deals: a tile for each, with what every side made."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.texts import Texts
from rendering.canvas.picture import LONGEST_ALT
from rendering.pictures.pages.deals import (
    GAP,
    MOST,
    SIDE,
    DealScore,
    deals_in_words,
    draw_deals,
    in_row,
    tile_size,
)
from tests.rendering.support.scenes import SITTERS, public


def _height(png: bytes) -> int:
    return Image.open(io.BytesIO(png)).height


@pytest.mark.parametrize(("players", "cards"), [(3, 76), (4, 77), (6, 73)])
def test_five_deals_make_a_row(players: int, cards: int, texts: Texts) -> None:
    seen = public("nouveau", players, 3, cards)
    sitters, scores = SITTERS[:players], tuple(range(-1, players - 1))
    for count, rows in ((1, 1), (5, 1), (6, 2), (MOST + 4, MOST // 5)):
        deals = [DealScore(number, scores) for number in range(1, count + 1)]
        picture = draw_deals(seen, sitters, deals, texts)
        assert _height(picture.png) == 2 * SIDE + rows * (tile_size(seen)[1] + GAP) - GAP


def test_words_tell_every_deal_and_those_thrown_in(texts: Texts) -> None:
    seen, sitters = public("nouveau", 3, 3, 76), SITTERS[:3]
    deals = [DealScore(1, (12, -6, -6)), DealScore(2, None), DealScore(3, (0, 5, -5))]
    words = deals_in_words(seen, sitters, deals, texts)
    names = [sitter.name for sitter in sitters]
    assert words.startswith(f"Deals with the scores of {names[0]}, {names[1]} and {names[2]}: ")
    assert words.endswith(": 1. +12, −6, −6. 2. thrown in. 3. 0, +5, −5.")


def test_words_keep_the_newest_deals_if_there_are_many(texts: Texts) -> None:
    seen, sitters = public("nouveau", 3, 3, 76), SITTERS[:3]
    deals = [DealScore(number, (100, -50, -50)) for number in range(1, 60)]
    words = deals_in_words(seen, sitters, deals, texts)
    assert len(words) <= LONGEST_ALT
    assert words.endswith(" 59. +100, −50, −50.")
    assert " 1. " not in words


def test_partners_share_a_line(texts: Texts) -> None:
    seen = public("nouveau", 4, 3, 77)
    game = type("Pairs", (type(seen.game),), {"teams": ((0, 2), (1, 3))})(seen.game.pack, 4)
    pairs = replace(seen, game=game)
    assert (in_row(pairs), in_row(seen)) == (4, 5)
    assert tile_size(pairs)[1] < tile_size(seen)[1]
    words = deals_in_words(pairs, SITTERS[:4], [DealScore(1, (9, -9, 9, -9))], texts)
    assert words.endswith(": 1. +9, −9.")
