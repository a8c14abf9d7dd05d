"""The plate of what was laid away: its words stand beside the cards."""

import pytest

from bot.texts import languages, texts_for
from rendering.canvas.script import length
from rendering.pictures.laid_away import INSET, STRIP, WORDS

WIDTH = 1052
"""The plate is as wide as a picture without its margins."""
MOST = {"": 8, "-tarocco-francese": 6}
"""The most cards that nobody may have taken, in Terziglio and with three in Tarocco francese."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", MOST)
def test_the_name_of_an_untouched_stock_is_whole(language: str, game: str) -> None:
    name = texts_for(language).say(f"picture-untouched{game}")
    assert length(name, WORDS.style) <= WIDTH - 2 * INSET - STRIP * MOST[game]
