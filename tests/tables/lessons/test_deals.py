"""Every lesson there is: by the rules, and what it calls right better than what it calls wrong."""

from pathlib import Path

import pytest

from bot.players.search import engine
from bot.players.search.kernels.compiling import is_installed
from bot.tables.lessons.curriculum import FOLDER
from tests.bench.players.lessons.checking import deep_faults, faults
from tests.players.search.kernels.alike import FOLDER as COMPILED

FILES = sorted(FOLDER.glob("*/*.json"))

each = pytest.mark.parametrize("file", FILES, ids=[f"{f.parent.name}/{f.stem}" for f in FILES])


@each
def test_each_lesson_can_stay(file: Path) -> None:
    assert [*faults(file.stem, file.read_text(encoding="utf-8"))] == []


@pytest.mark.skipif(not is_installed(), reason="the extra 'fast' is not installed")
@each
def test_what_is_wrong_is_certainly_worse_and_loses(file: Path) -> None:
    assert engine.is_compiled() or engine.prepare(COMPILED)
    assert [*deep_faults(file.stem, file.read_text(encoding="utf-8"))] == []
