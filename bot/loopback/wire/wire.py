"""How values look on the wire: JSON, times and message flags."""

import json
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

EPHEMERAL = 1 << 6
HAS_THREAD = 1 << 5
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def dumps(value: Any) -> str:
    """A value as compact JSON."""
    return _encode(value)


def iso(moment: float) -> str:
    """A moment (Unix seconds) in Discord's notation."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
