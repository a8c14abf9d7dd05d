"""What the foreign clients in Python share: the program and the script that runs it are strangers.

It imports nothing of the project, for it runs where only a foreign client is installed.
"""

import collections
import json
import logging
import os
import sys
from typing import Any

URL = os.environ["PLAYGROUND"]
API = f"{URL}/api/v10"
TOKEN = os.environ["TOKEN"]
INTENTS = 1 << 0 | 1 << 9 | 1 << 15
"""Servers, messages on servers, and what these say."""

_counts: collections.Counter[str] = collections.Counter()


class _Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps what went wrong."""
        self.said.append(self.format(record))


_errors = _Errors()
logging.getLogger().addHandler(_errors)


def heard(name: str, data: Any) -> None:
    """Counts an event. The one that everybody waits for at the end says what was counted."""
    _counts[name] += 1
    if name == "GUILD_CREATE":
        _say("ready")
    if name == "MESSAGE_CREATE" and data["content"] == os.environ["LAST"]:
        _say(json.dumps({"counts": _counts, "errors": _errors.said}))
        os._exit(0)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
