"""The process that draws cards ends quietly with the one that asks it to."""

from multiprocessing import get_context
from pathlib import Path

import pytest

from rendering.cards.deck import hand_kind
from rendering.cards.look import usual
from rendering.cards.pen import _draw

PATIENCE_S = 60


@pytest.mark.parametrize("is_answered", [False, True], ids=["no answer yet", "an unread answer"])
def test_whoever_asked_is_gone(tmp_path: Path, is_answered: bool) -> None:
    (tmp_path / "file").touch()
    nowhere = tmp_path / "file" / "cards"
    ours, theirs = get_context("spawn").Pipe()
    ours.send((usual("nouveau"), hand_kind("nouveau")))
    if not is_answered:
        ours.close()
    process = get_context("spawn").Process(target=_draw, args=(theirs, nowhere))
    process.start()
    theirs.close()
    if is_answered:
        assert ours.poll(PATIENCE_S)
        ours.close()
    process.join(PATIENCE_S)
    assert process.exitcode == 0
