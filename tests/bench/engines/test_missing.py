"""Where there is no server, the bench says so."""

from pathlib import Path

import pytest

from tests.bench.engines import actions, pages
from tests.bench.engines.cluster import lasting_server
from tests.server import SWITCH


async def test_each_row_that_needs_a_server_says_that_there_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(SWITCH, "off")
    with lasting_server() as server:
        assert server is None
        found = [*await actions.engines(tmp_path, server), *await pages.measured(tmp_path, server)]
    assert {row.value for row in found} == {"not installed"}
    assert all("PostgreSQL" in row.name for row in found)
