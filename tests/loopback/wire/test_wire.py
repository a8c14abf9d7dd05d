"""JSON that arrives: what is read, and what is refused before it can do harm."""

import pytest

from bot.loopback.wire.wire import DEEPEST, read_json


def nested(depth: int) -> bytes:
    """Lists in one another."""
    return b"[" * depth + b"]" * depth


def test_json_is_read() -> None:
    assert read_json('{"a": ["è", "\\ud83c\\udccf", 1.5, null]}'.encode()) == {
        "a": ["è", "🃏", 1.5, None]
    }
    assert read_json(b'"x"', "UTF8") == "x"
    assert read_json(nested(DEEPEST)) is not None


REFUSED = {
    "half a pair": (b'{"content": "\\ud83c"}', "surrogates"),
    "a pair the wrong way round": (b'["\\udccf\\ud83c"]', "surrogates"),
    "half a pair as a key": (b'{"\\ud800": 1}', "surrogates"),
    "no number": (b"[NaN]", "not JSON compliant"),
    "too large a number": (b"[1e999]", "not JSON compliant"),
    "no UTF-8": (b"\xff", "decode"),
    "UTF-16": ("[]".encode("utf-16"), "decode"),
    "deep": (nested(DEEPEST + 1), "too deeply"),
    "very deep": (nested(100_000), "too deeply"),
    "very deep and open": (b'{"a":' * 100_000, "too deeply"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_anything_else_is_refused(name: str) -> None:
    body, reason = REFUSED[name]
    with pytest.raises(ValueError, match=reason):
        read_json(body)


@pytest.mark.parametrize("charset", ["latin-1", "klingon", "rot13", ""])
def test_only_utf8_is_read(charset: str) -> None:
    with pytest.raises(ValueError, match="not UTF-8"):
        read_json(b"{}", charset)
