"""The loopback stands alone: of the project it knows itself only, and discord.py in one place."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parents[2] / "bot" / "loopback"
FOREIGN = ("bot", "cogs", "rendering", "data")


def imported(path: Path) -> Iterator[str]:
    """The names of the modules a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("path", sorted(HERE.glob("*.py")), ids=lambda path: path.stem)
def test_imports(path: Path) -> None:
    for name in imported(path):
        first = name.partition(".")[0]
        assert first not in FOREIGN or name.startswith("bot.loopback")
        assert first != "discord" or path.name == "pointing.py"
        assert first != "PIL"
