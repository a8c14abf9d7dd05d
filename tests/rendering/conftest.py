"""The cards are drawn once for all tests, in the bot's own folder."""

from pathlib import Path

import pytest

from bot.texts import Texts, texts_for
from rendering.canvas.byte_lru import shelf
from rendering.canvas.picture import Picture
from rendering.cards.store import store

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def cards_on_disk() -> None:
    """Uses the folder of the checkout, and no picture kept from another test."""
    store.use(CHECKOUT / "var/cache")
    shelf.drop(Picture)


@pytest.fixture
def texts() -> Texts:
    """The English texts."""
    return texts_for("en-US")
