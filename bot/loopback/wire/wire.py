"""How values look on the wire: JSON, times and message flags."""

import codecs
import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

EPHEMERAL = 1 << 6
HAS_THREAD = 1 << 5
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12

DEEPEST = 100
"""How many lists and objects may lie in one another."""

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


def dumps(value: Any) -> str:
    """Return a value as compact JSON."""
    return _encode(value)


def read_json(body: bytes, charset: str | None = None) -> Any:
    """Return the value of a JSON text. Raises `ValueError` for any text but valid JSON in UTF-8.

    So whatever it returns can be stored and sent on: half a surrogate pair, a number that JSON does
    not know, or nesting that exhausts the stack are refused here.
    """
    if charset is not None and not _is_utf8(charset):
        raise ValueError(f"the charset is not UTF-8: {charset}")
    try:
        value = json.loads(body.decode())
    except RecursionError:
        raise ValueError("the JSON is nested too deeply") from None
    if _depth(value) > DEEPEST:
        raise ValueError("the JSON is nested too deeply")
    dumps(value).encode()
    return value


def _is_utf8(charset: str) -> bool:
    try:
        return codecs.lookup(charset).name == "utf-8"
    except LookupError:
        return False


def _depth(value: Any) -> int:
    depth, level = 0, [value]
    while level := [each for each in level if isinstance(each, (dict, list))]:
        level = [inner for each in level for inner in _inside(each)]
        depth += 1
    return depth


def _inside(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value


def iso(moment: float) -> str:
    """Return a moment (Unix seconds) in Discord's notation."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
