"""Tables stored by an older version open as they were, and can be played on."""

import json
import shutil
from pathlib import Path

import pytest

from tests.tables.stored.make import EXPECTED, FILE, REBUILT, expected


@pytest.fixture(scope="module")
def wanted() -> dict[str, object]:
    found: dict[str, object] = json.loads(EXPECTED.read_text("utf-8"))
    return found


@pytest.mark.parametrize("file", [FILE, REBUILT], ids=lambda file: file.stem)
async def test_stored_tables_open_and_play_on(
    tmp_path: Path, wanted: dict[str, object], file: Path
) -> None:
    path = tmp_path / "tables.db"
    shutil.copy(file, path)
    assert await expected(path) == wanted


def test_the_stored_file_holds_every_game_and_kind_of_moment(wanted: dict[str, object]) -> None:
    text = json.dumps(wanted)
    for key in ("ottocento", "terziglio", "scarto", "piedicavallo", "tarocco-francese"):
        assert f'"game": "{key}"' in text
    for moment in ('"phase": "auction"', '"state": "lobby"', '"state": "finished"', '"token-3-0"'):
        assert moment in text
    for file in (FILE, REBUILT):
        assert file.stat().st_size <= 200_000
