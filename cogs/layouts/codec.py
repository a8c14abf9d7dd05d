"""How an id is written and read: a word, then its fields, with colons between them.

An id holds everything its button needs, so the button still works after a restart. Behind it may
stand a mark that means nothing: Discord does not send the same choice twice for the same id, and
shows what was chosen, so a select whose answer leaves it as it was gets another mark.
"""

import re
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, Self, get_type_hints

LONGEST = 100
"""The longest id that Discord accepts."""

MARK = "#"
"""Stands between an id and its mark."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    """Return a number in base 36, short enough for a set of cards of a whole pack."""
    digits = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits or "0"


def _from36(text: str) -> int:
    return int(text, len(DIGITS))


@dataclass(frozen=True, slots=True)
class FieldCodec:
    """How a field is encoded in an id: its pattern, and how to read and write it."""

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


def bits(most: int) -> FieldCodec:
    """Return a set as a number in base 36 with at most this many digits."""
    return FieldCodec(f"[0-9a-z]{{1,{most}}}", _from36, base36)


def number(most: int) -> FieldCodec:
    """Return a number with at most this many digits."""
    return FieldCodec(f"[0-9]{{1,{most}}}", int)


def _read_optional(text: str) -> int | None:
    return None if text == "-" else _from36(text)


def _write_optional(value: int | None) -> str:
    return "-" if value is None else base36(value)


def _read_sets(text: str) -> tuple[int, ...]:
    return tuple(_from36(part) for part in text.split(".") if part)


def _write_sets(sets: tuple[int, ...]) -> str:
    return ".".join(map(base36, sets))


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def _write_numbers(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers))


TableNumber = Annotated[int, number(18)]
UserNumber = Annotated[int, number(20)]
UserBits = Annotated[int, bits(13)]
PlaceBits = Annotated[int, bits(12)]
DealNumber = Annotated[int, number(6)]
StepNumber = Annotated[int, number(4)]
SmallNumber = Annotated[int, number(2)]
Milliseconds = Annotated[int, number(15)]
CardBits = Annotated[int, bits(20)]
SayingBits = Annotated[int, bits(60)]
MeldBits = Annotated[int | None, FieldCodec("-|[0-9a-z]{1,8}", _read_optional, _write_optional)]
BoardSpot = Annotated[
    tuple[int, ...],
    FieldCodec(r"-?[0-9]{1,18}(?:\.-?[0-9]{1,19}){1,2}", _read_numbers, _write_numbers),
]
CardSets = Annotated[tuple[int, ...], FieldCodec("[0-9a-z.]{0,52}", _read_sets, _write_sets)]


@dataclass(frozen=True, slots=True)
class Id:
    """What a button, a select or a form is for. Its text is its `custom_id`.

    It begins with `word` and may end with `tail`. A field with a default is left out where it has
    that value.
    """

    word: ClassVar[str]
    tail: ClassVar[str] = ""

    def __str__(self) -> str:
        parts, kind = [self.word], _any(type(self))
        for name, form, default in _fields(kind):
            value = getattr(self, name)
            if value != default:
                parts.append(form.write(value))
        return ":".join(parts) + (f":{self.tail}" if self.tail else "")

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Return the id of this kind with this text, or None if the text is of another kind."""
        kind = _any(cls)
        match = _pattern(kind).fullmatch(plain_id(text))
        if match is None:
            return None
        found = {
            name: form.read(match[name])
            for name, form, _ in _fields(kind)
            if match[name] is not None
        }
        return cls(**found)


def plain_id(text: str) -> str:
    """Return the id without its mark."""
    return text.partition(MARK)[0]


def marked(text: str, mark: str) -> str:
    """Return the id with this mark instead of the one it has, or none where there is no room for
    one."""
    plain = plain_id(text)
    whole = f"{plain}{MARK}{mark}"
    return whole if len(whole) <= LONGEST else plain


def next_mark(text: str) -> str:
    """Return another mark than that of this id."""
    mark = text.partition(MARK)[2]
    return base36((int(mark, len(DIGITS)) + 1) % len(DIGITS) ** 3) if mark else "1"


def _any(kind: Any) -> Any:
    # The type checker takes a frozen dataclass for unhashable; the class itself is hashable.
    return kind


@cache
def _fields(kind: Any) -> tuple[tuple[str, FieldCodec, object], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        (field.name, hints[field.name].__metadata__[0], field.default) for field in fields(kind)
    )


@cache
def _pattern(kind: Any) -> re.Pattern[str]:
    pattern = re.escape(kind.word)
    for name, form, default in _fields(kind):
        part = f":(?P<{name}>{form.pattern})"
        pattern += part if default is MISSING else f"(?:{part})?"
    return re.compile(pattern + (f":{kind.tail}" if kind.tail else ""))
