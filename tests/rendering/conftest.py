"""The cards are drawn once for all tests, where the bot keeps them too."""

from pathlib import Path

import pytest

from bot.texts import Texts, texts_for
from rendering import sprites
from rendering.album import album

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def cards_on_disk() -> None:
    """The folder of the checkout, and no picture kept from another test."""
    if sprites.folder() != CHECKOUT / "var/cache":
        sprites.use_folder(CHECKOUT / "var/cache")
    album.clear()


@pytest.fixture
def texts() -> Texts:
    """The English texts."""
    return texts_for("en-US")
