"""The messages of a language, each parsed when it is first asked for.

Parsing all of them takes a second of processor for each start, and most are never asked for.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ID = r"-?[a-zA-Z][a-zA-Z0-9_-]*"
_START = re.compile(rf"^({_ID}) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_WORD = re.compile(_ID)


class Entries:
    """The messages and terms in the files of a folder, by their keys."""

    def __init__(
        self, language: str, folder: Path, functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        self._bundle = FluentBundle([language], use_isolating=False, functions=dict(functions))
        self._unparsed: dict[str, str] = {}
        for file in sorted(folder.glob("*.ftl")):
            self._unparsed.update(_entries(file.read_text(encoding="utf-8")))
        self._keys = frozenset(self._unparsed)
        # Pictures are drawn in other threads.
        self._parsing = Lock()

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def format(self, key: str, arguments: Mapping[str, object]) -> str:
        """Return the message with its arguments filled in. Raises `KeyError`, or what is wrong
        with it."""
        with self._parsing:
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise errors[0]
        return str(text)

    def _parse(self, key: str) -> None:
        # Together with whatever it may refer to.
        source = self._unparsed.pop(key, None)
        if source is None:
            return
        self._bundle.add_resource(FluentResource(source))
        for word in _WORD.findall(source):
            self._parse(word)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    # Only an entry or a comment begins at the start of a line.
    text = _COMMENT.sub("", text)
    starts = [*_START.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]
