"""Cards that are drawn in a process of their own."""

from pathlib import Path

import pytest

from cogs.messages.looks import draw_apart
from rendering.cards.look import usual


async def test_cards_that_cannot_be_drawn_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    await draw_apart(tmp_path / "file", [usual("piemontese")])
    assert "look not drawn look=piemontese" in caplog.text
