"""The rooms of the page: which may import which."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[3] / "bot" / "loopback" / "web"

ORDER = (
    "words",
    "dom",
    "wire",
    "state",
    "text",
    "components",
    "interactions",
    "messages",
    "composer",
    "shell",
)
"""A room may import itself and those before it."""

STYLES = "styles"
CARDS = "cards"

IMPORT = re.compile(r'^import [^"]*"([^"]+)";$', re.MULTILINE)


def faults(room: str, source: str) -> Iterator[str]:
    """What a module of a room with this text imports that its room does not allow."""
    for path in IMPORT.findall(source):
        found = re.fullmatch(r"\./\w+\.js|\.\./(\w+)/\w+\.js", path)
        if found is None or (found[1] or room) not in ORDER[: ORDER.index(room) + 1]:
            yield path


@pytest.mark.parametrize(
    "path", sorted(WEB.rglob("*.js")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_imports_point_to_the_rooms_before(path: Path) -> None:
    source = path.read_text("utf-8")
    assert list(faults(path.parent.name, source)) == []
    # One written over several lines, or in another form, would not have been looked at.
    assert source.count("import ") == len(IMPORT.findall(source))


@pytest.mark.parametrize(
    ("room", "planted"),
    [
        ("dom", 'import { Store } from "../state/store.js";'),
        ("components", 'import { openModal } from "../interactions/modal.js";'),
        ("shell", 'import { x } from "https://elsewhere.example/x.js";'),
        ("text", 'import "/web/shell/app.js";'),
    ],
)
def test_an_import_of_a_later_room_is_found(room: str, planted: str) -> None:
    assert list(faults(room, planted))


def test_every_folder_is_a_room() -> None:
    assert {path.name for path in WEB.iterdir() if path.is_dir()} == {*ORDER, STYLES, CARDS}


def test_the_page_asks_for_parts_that_are_there() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    asked = re.findall(r'(?:href|src)="/web/([^"]+)"', page)
    assert [path for path in asked if not (WEB / path).is_file()] == []
    assert {path for path in asked if path.endswith(".css")} == {
        f"{STYLES}/{path.name}" for path in (WEB / STYLES).iterdir()
    }
