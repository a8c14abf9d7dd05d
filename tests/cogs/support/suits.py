"""Emojis of suits in what people read, where a suit has its word or its plain sign."""

import re
from collections.abc import Iterator
from typing import Any

EMOJI = re.compile(r"<a?:\w+:\d+>|[⚔🗡🏆🍷🪄🪙🃏♠♥♦♣](?!\ufe0e)")
"""An emoji of the application, or a character that a client shows as one for a suit."""
READ = ("content", "description", "label", "placeholder", "title", "text")
"""The parts of a message, or of a component, that are read; an emoji has a field of its own."""


def suit_emojis(part: Any) -> list[str]:
    """All that is read in a message or a component and has an emoji of a suit."""
    return [text for text in _read(part) if EMOJI.search(text)]


def _read(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _read(each)
    if isinstance(part, dict):
        for key, value in part.items():
            if key in READ and isinstance(value, str):
                yield value
            yield from _read(value)
