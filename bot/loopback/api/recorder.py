"""The record: each request of the bot with its response, one JSON line each."""

import hashlib
import json
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

from bot.loopback.checks.media import UploadedFile
from bot.loopback.wire.wire import Json, dumps
from bot.loopback.world.models import Interaction

KEPT = 2000
"""How many requests stay in memory."""

RequestListener = Callable[[Json, dict[str, bytes]], None]


class Recorder:
    """Keeps the last requests, and writes all of them to a file if there is one.

    Each of `listeners` gets the entry and the contents of its files by name.
    """

    def __init__(self, path: Path | None) -> None:
        self.listeners: list[RequestListener] = []
        self._kept: deque[tuple[Json, str]] = deque(maxlen=KEPT)
        self._file: IO[str] | None = path.open("a", encoding="utf-8") if path else None

    @property
    def entries(self) -> list[Any]:
        """The last requests, oldest first."""
        return [json.loads(_line(*kept)) for kept in self._kept]

    def add(
        self,
        entry: Json,
        response: str | None,
        uploads: Sequence[UploadedFile],
        interaction: Interaction | None,
    ) -> None:
        """Record a request and the JSON text of its response."""
        entry["files"] = [_described(upload) for upload in uploads]
        if interaction is not None:
            entry["interaction"] = {"id": interaction.id, "user_id": interaction.user_id}
            if interaction.message_id:
                entry["interaction"]["message_id"] = interaction.message_id
        self._kept.append((entry, response or "null"))
        if self._file:
            self._file.write(_line(*self._kept[-1]) + "\n")
            self._file.flush()
        for listener in self.listeners:
            told = json.loads(_line(*self._kept[-1]))
            listener(told, {upload.name: upload.data for upload in uploads})

    def close(self) -> None:
        """Close the file."""
        if self._file:
            self._file.close()


def _line(entry: Json, response: str) -> str:
    return f'{dumps(entry)[:-1]},"response":{response}}}'


def _described(upload: UploadedFile) -> Json:
    return {
        "name": f"files[{upload.index}]",
        "filename": upload.name,
        "size": len(upload.data),
        "sha256": hashlib.sha256(upload.data).hexdigest(),
        "content_type": upload.type,
    }
