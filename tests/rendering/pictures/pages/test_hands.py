"""All hands open: a row a seat, with every card, and the rim of whoever is on turn."""

import io

import pytest
from PIL import Image

from bot.texts import Texts
from bot.words.ranks import hand_order
from bot.words.wording import Wording
from rendering.canvas.colours import GOLD
from rendering.canvas.picture import LONGEST_ALT
from rendering.cards.look import usual
from rendering.cards.store import store
from rendering.pictures.pages.hands import (
    CARDS,
    GAP,
    SIDE,
    WIDTH,
    draw_hands,
    hands_in_words,
    row_height,
)
from tests.rendering.support.scenes import SITTERS, seat


@pytest.mark.parametrize(
    ("art", "players"), [("piemontese", 3), ("bolognese", 4), ("nouveau", 5), ("nouveau", 6)]
)
@pytest.mark.parametrize("steps", [2, 40])
def test_a_row_a_seat(art: str, players: int, steps: int, texts: Texts) -> None:
    views = tuple(seat(art, players, 3, steps, number) for number in range(players))
    image = Image.open(io.BytesIO(draw_hands(views, SITTERS[:players], texts).png)).convert("RGB")
    height = row_height(store.deck(usual(art), CARDS))
    assert image.size == (WIDTH, 2 * SIDE + players * (height + GAP) - GAP)
    gold = Image.new("RGB", (1, 1), GOLD).getpixel((0, 0))
    tops = [SIDE + number * (height + GAP) for number in range(players)]
    rimmed = [image.getpixel((WIDTH // 2, top + 1)) == gold for top in tops]
    assert rimmed == [number == views[0].to_act for number in range(players)]


def test_words_tell_every_card(texts: Texts) -> None:
    wording = Wording.usual(texts, "nouveau")
    for steps in (2, 60):
        views = tuple(seat("nouveau", 4, 3, steps, number) for number in range(4))
        words = hands_in_words(views, SITTERS[:4], wording)
        assert len(words) <= LONGEST_ALT
        for view, sitter in zip(views, SITTERS, strict=False):
            named = [wording.name(card) for card in hand_order(view)]
            codes = [card.code for card in hand_order(view)]
            told = (f"{sitter.name}: {', '.join(named)}.", f"{sitter.name}: {' '.join(codes)}.")
            assert any(each in words for each in told)
