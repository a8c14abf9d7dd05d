"""The rooms of the loopback: which may import which."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_layers import imports, within

CHECKOUT = Path(__file__).parents[2]
LOOPBACK = CHECKOUT / "bot" / "loopback"
NAME = "bot.loopback"

ORDER = ("wire", "world", "checks", "api", "people")
"""A room may import itself and those before it, and nothing of the loopback beside them."""

ALONE = {"person": ("wire", "checks"), "pointing": (), "page": ()}
"""Modules beside the rooms, and the rooms they may import. All others join everything."""


def allowed(module: str) -> tuple[str, ...] | None:
    """What of the loopback a module may import; None for everything."""
    first = module.removeprefix(f"{NAME}.").partition(".")[0]
    rooms = ORDER[: ORDER.index(first) + 1] if first in ORDER else ALONE.get(first)
    return None if rooms is None else tuple(f"{NAME}.{room}" for room in rooms)


def faults(module: str, source: str) -> Iterator[str]:
    """The imports of a module with this text that its room does not allow."""
    may = allowed(module)
    for found in imports(ast.parse(source), module.rpartition(".")[0]):
        if may is not None and within(found.name, (NAME,)) and not within(found.name, may):
            yield f"{module}:{found.line} imports {found.name}"


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the loopback with its file."""
    for path in sorted(LOOPBACK.rglob("*.py")):
        parts = path.relative_to(CHECKOUT).with_suffix("").parts
        yield ".".join(part for part in parts if part != "__init__"), path


@pytest.mark.parametrize(("module", "path"), [*modules()], ids=lambda value: str(value)[-40:])
def test_imports_point_to_the_rooms_before(module: str, path: Path) -> None:
    assert list(faults(module, path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("module", "planted"),
    [
        ("bot.loopback.wire.wire", "from bot.loopback.world.clock import Clock"),
        ("bot.loopback.world.messages", "from bot.loopback.checks import drafts"),
        ("bot.loopback.checks.limits", "import bot.loopback.api.rest"),
        ("bot.loopback.api.gateway", "from bot.loopback.people.screens import Screens"),
        ("bot.loopback.api.gateway", "from bot.loopback import Loopback"),
        ("bot.loopback.people.control", "from ..server import Loopback"),
        ("bot.loopback.person", "from bot.loopback.world.world import World"),
    ],
)
def test_an_import_of_a_later_room_is_found(module: str, planted: str) -> None:
    assert list(faults(module, planted))


def test_every_folder_of_modules_is_a_room() -> None:
    folders = {path.parent.name for path in LOOPBACK.glob("*/*.py")}
    assert folders == set(ORDER)
