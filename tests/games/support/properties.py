"""What tests of all games at random share. A property draws a number and plays what it gives."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from bot.games.catalogue import GAMES

every_game = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
seeds = st.integers(0, 2**32 - 1)
few = settings(max_examples=4, deadline=None, derandomize=True, database=None)
many = settings(few, max_examples=40)
