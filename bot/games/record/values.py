"""Strict reading of JSON values: each knows its path, and names it when it is wrong."""

from collections.abc import Collection
from dataclasses import dataclass
from json import dumps

from bot.games.errors import TarotError

LONGEST_SHOWN = 60
"""How many characters of a wrong value are shown."""


class BadRecord(TarotError):
    """This is not a match record: `path` says where the fault is, `problem` what it is."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


@dataclass(frozen=True, slots=True)
class JsonValue:
    """A JSON value and its place in the record. Every reading of it can raise `BadRecord`."""

    path: str
    value: object

    def bad(self, problem: str) -> BadRecord:
        """Return the error to raise if this value has a fault."""
        return BadRecord(self.path, problem)

    def fields(
        self, required: Collection[str], optional: Collection[str]
    ) -> dict[str, "JsonValue"]:
        """Return the values of an object with all required keys, and no others but optional
        ones."""
        found = self._object()
        for key in found:
            if key not in required and key not in optional:
                allowed = ", ".join((*required, *optional))
                raise self.bad(f"unknown key {shown(key)}; there are {allowed}")
        for key in required:
            if key not in found:
                raise self.bad(f"{shown(key)} is missing")
        return {key: JsonValue(self._below(key), value) for key, value in found.items()}

    def field(self, key: str) -> "JsonValue":
        """Return the value of one key of an object."""
        found = self._object()
        if key not in found:
            raise self.bad(f"{shown(key)} is missing")
        return JsonValue(self._below(key), found[key])

    def has(self, key: str) -> bool:
        """Return whether an object has this key."""
        return key in self._object()

    def items(self) -> list["JsonValue"]:
        """Return the values of a list."""
        if not isinstance(self.value, list):
            raise self.bad(f"a list is needed, not {shown(self.value)}")
        return [JsonValue(f"{self.path}[{n}]", value) for n, value in enumerate(self.value)]

    def exactly(self, count: int) -> list["JsonValue"]:
        """Return the values of a list of this length."""
        items = self.items()
        if len(items) != count:
            raise self.bad(f"{count} entries are needed, not {len(items)}")
        return items

    def text(self) -> str:
        """Return a text that can be written in UTF-8."""
        if not isinstance(self.value, str):
            raise self.bad(f"a text is needed, not {shown(self.value)}")
        if any("\ud800" <= letter <= "\udfff" for letter in self.value):
            raise self.bad("half a character stands in this text")
        return self.value

    def number(self) -> int:
        """Return a whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.bad(f"a whole number is needed, not {shown(self.value)}")
        return self.value

    def truth(self) -> bool:
        """Return the value as true or false. Raises `BadRecord`."""
        if not isinstance(self.value, bool):
            raise self.bad("true or false is needed")
        return self.value

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to *limit* - 1."""
        number = self.number()
        if not 0 <= number < limit:
            raise self.bad(f"a number from 0 to {limit - 1} is needed, not {shown(number)}")
        return number

    def one_of(self, allowed: Collection[str]) -> str:
        """Return one of these words."""
        word = self.text()
        if word not in allowed:
            raise self.bad(f"{shown(word)} is not known; there are {', '.join(allowed)}")
        return word

    def choice(self) -> str | int | bool:
        """Return the value of an option, whichever it is."""
        if not isinstance(self.value, str | int | bool):
            raise self.bad(f"an option cannot be {shown(self.value)}")
        return self.value

    def _object(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise self.bad(f"an object is needed, not {shown(self.value)}")
        return self.value

    def _below(self, key: str) -> str:
        return key if self.path == TOP else f"{self.path}.{key}"


TOP = "record"
"""The path of the whole record."""


def shown(value: object) -> str:
    """Return a value as JSON in plain ASCII, cut where it is long."""
    text = dumps(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."
