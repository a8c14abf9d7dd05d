"""What plays the playouts: without a compiler, without a folder, and while it compiles."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.players.search import engine
from bot.players.search.kernels import compiling
from bot.players.search.kernels.compiling import is_installed
from tests.players.search.kernels.alike import FOLDER

BEGINNING = """
import sys
from pathlib import Path
from tests.players.search.moments import moments
from bot.games.catalogue import GAMES
from bot.players.search import engine, playouts
from bot.players.search.from_view import position_of
from bot.players.search.trials import trials
from random import Random

folder = Path(sys.argv[1])
_, _, seen = next(moments(next(iter(GAMES.values())), 1, 0.2))
position = position_of(seen)
cards = position.candidates
plain = playouts.trials(position, 3, cards, Random(1))

def same():
    return trials(position, 3, cards, Random(1)) == plain
"""
WITHOUT = "import sys\nsys.modules['numba'] = None\n"

UNKNOWN = """
import sys
from types import ModuleType

for name in ("numba", "numba.core", "numba.extending"):
    sys.modules[name] = ModuleType(name)
sys.modules["numba.core"].config = sys.modules["numba.core"].types = None
sys.modules["numba.extending"].intrinsic = None
"""

needs_compiler = pytest.mark.skipif(not is_installed(), reason="the extra 'fast' is not installed")


def said(script: str, folder: Path) -> str:
    """What a process of its own says in the end."""
    made = subprocess.run(
        [sys.executable, "-c", script, str(folder)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[4],
    )
    return made.stdout.strip()


def test_plain_python_plays_where_no_compiler_is_installed(tmp_path: Path) -> None:
    script = WITHOUT + BEGINNING + "print(engine.prepare(folder), engine.is_compiled(), same())"
    assert said(script, tmp_path) == "False False True"


def test_plain_python_plays_where_the_compiler_fails(tmp_path: Path) -> None:
    script = UNKNOWN + BEGINNING + "print(engine.prepare(folder), engine.is_compiled(), same())"
    assert said(script, tmp_path) == "False False True"


def test_plain_python_plays_where_the_folder_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    script = BEGINNING + "print(engine.prepare(folder), engine.is_compiled(), same())"
    assert said(script, file / "kernels") == "False False True"


@needs_compiler
def test_compiled_copies_take_over_once_they_are_ready() -> None:
    # Compiled by the first test that needs it: `test_apart` has it done in a folder of its own.
    script = BEGINNING + (
        "before = engine.is_compiled(), same(), 'numba' in sys.modules\n"
        "engine.prepare(folder)\n"
        "print(before, (engine.is_compiled(), same()))"
    )
    assert said(script, FOLDER) == "(False, True, False) (True, True)"
    assert list(FOLDER.rglob("*.nbi"))


@needs_compiler
def test_what_another_compiler_has_made_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine.is_compiled() or engine.prepare(FOLDER)
    assert not engine.is_to_compile(FOLDER)
    monkeypatch.setattr(compiling, "version_of_compiler", lambda: "0")
    assert engine.is_to_compile(FOLDER)


def test_who_does_not_compile_needs_nothing_of_the_compiler(tmp_path: Path) -> None:
    (tmp_path / "numba").mkdir()
    (tmp_path / "numba" / "__init__.py").touch()
    script = """
import sys
sys.path.insert(0, sys.argv[1])
from random import Random
import bot.app.running
from bot.games.catalogue import GAMES
from bot.players import normal
from tests.players.search.moments import moments

seen = next(seen for _, _, seen in moments(GAMES["scarto"], 1, 1.0) if len(seen.hand) == 3)
normal.choose(seen, Random(1))
print("bot.players.search.kernels.playouts" in sys.modules, "numba" in sys.modules)
"""
    assert said(script, tmp_path) == "True False"
