"""Files that SQLite locks in a way that knows no shared memory, as on a network share."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest


def as_on_a_network_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on SQLite locks every file by another file beside it, and keeps no log ahead."""
    connect = sqlite3.connect

    def by_lock_file(path: str | Path, **more: Any) -> sqlite3.Connection:
        address = path if more.get("uri") else f"{Path(path).resolve().as_uri()}?vfs=unix-dotfile"
        connection: sqlite3.Connection = connect(address, **{**more, "uri": True})
        return connection

    monkeypatch.setattr(sqlite3, "connect", by_lock_file)
