"""The file of a world: SQLite, with a JSON row for each thing and a blob for each file."""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.loopback.wire.wire import Json, dumps

FILE_LIMIT = 10 * 1024 * 1024
"""The most bytes a file may have."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS thing (
    kind TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (
    id INTEGER PRIMARY KEY, token TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
    bytes BLOB NOT NULL
) STRICT;
"""


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file that can be downloaded with its token."""

    id: str
    token: str
    name: str
    type: str
    data: bytes


class WorldStore:
    """What is stored. Nothing is permanent before `commit`. Without a path it lives in memory.

    Raises `sqlite3.OperationalError` for a file that another process has open.
    """

    def __init__(self, path: Path | None) -> None:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path or ":memory:", timeout=0.5)
        try:
            # The file belongs to one process: a second one would mix two worlds.
            self._db.execute("PRAGMA locking_mode = EXCLUSIVE")
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = NORMAL")
            self._db.executescript(_SCHEMA)
        except sqlite3.Error:
            self._db.close()
            raise

    def put(self, kind: str, id: str, body: Json) -> None:
        """Store a thing, replacing the one of the same kind and id."""
        self._db.execute("REPLACE INTO thing VALUES (?, ?, ?)", (kind, int(id), dumps(body)))

    def remove(self, kind: str, id: str) -> None:
        """Remove a thing."""
        self._db.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (kind, int(id)))

    def all(self, kind: str) -> Iterator[Json]:
        """Yield all things of a kind, oldest first."""
        for (body,) in self._db.execute(
            "SELECT body FROM thing WHERE kind = ? ORDER BY id", (kind,)
        ):
            yield json.loads(body)

    def replace_text(self, old: str, new: str) -> None:
        """Replace a text in all things, such as the address of the files."""
        self._db.execute("UPDATE thing SET body = replace(body, ?, ?)", (old, new))

    def put_file(self, file: StoredFile) -> None:
        """Store a file."""
        self._db.execute(
            "INSERT INTO file VALUES (?, ?, ?, ?, ?)",
            (int(file.id), file.token, file.name, file.type, file.data),
        )

    def file(self, id: str) -> StoredFile | None:
        """Return the file with that id, or None."""
        row = self._db.execute(
            "SELECT token, name, type, bytes FROM file WHERE id = ?", (int(id),)
        ).fetchone()
        return None if row is None else StoredFile(id, *row)

    def remove_file(self, id: str) -> None:
        """Remove a file."""
        self._db.execute("DELETE FROM file WHERE id = ?", (int(id),))

    def commit(self) -> None:
        """Make what was written permanent."""
        self._db.commit()

    def close(self) -> None:
        """Close the file; anything not committed is lost."""
        self._db.close()
