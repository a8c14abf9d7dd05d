"""The options of a game: a frozen dataclass whose fields name the values they take."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Literal, Self, get_args, get_origin, get_type_hints

from bot.games.errors import BadOption

OptionValue = str | int | bool


@dataclass(frozen=True)
class Options:
    """What a table can choose of a game's rules; the first value of each field is the default."""

    @classmethod
    def choices(cls) -> dict[str, tuple[OptionValue, ...]]:
        """The values each option can take, the default first."""
        hints = get_type_hints(cls)
        found: dict[str, tuple[OptionValue, ...]] = {}
        for field in fields(cls):
            default: OptionValue = field.default  # type: ignore[assignment]
            values = _values(hints[field.name])
            found[field.name] = (default, *(value for value in values if value != default))
        return found

    @classmethod
    def of(cls, chosen: Mapping[str, OptionValue]) -> Self:
        """The options with some chosen. Raises `BadOption` for an unknown name or value."""
        choices = cls.choices()
        for name, value in chosen.items():
            if name not in choices:
                raise BadOption(name, None, tuple(choices))
            if not any(value is allowed or _same(value, allowed) for allowed in choices[name]):
                raise BadOption(name, text_of(value), _texts(choices[name]))
        return cls(**chosen)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The options of a text such as `a=x b=true`, parts apart by blanks or commas.

        Raises `BadOption`.
        """
        choices = cls.choices()
        chosen: dict[str, OptionValue] = {}
        for part in text.replace(",", " ").split():
            name, _, value = part.partition("=")
            if name not in choices:
                raise BadOption(name, None, tuple(choices))
            chosen[name] = _read(name, value, choices[name])
        return cls.of(chosen)

    def changed(self) -> dict[str, OptionValue]:
        """The options that differ from the default."""
        named = ((field.name, field.default) for field in fields(self))
        return {name: getattr(self, name) for name, usual in named if getattr(self, name) != usual}

    def __str__(self) -> str:
        """The text that `parse` reads: the options that differ from the default."""
        return " ".join(f"{name}={text_of(value)}" for name, value in self.changed().items())


def text_of(value: OptionValue) -> str:
    """A value as it is written in a text of options."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values(hint: object) -> tuple[OptionValue, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    assert hint is bool, hint
    return (False, True)


def _same(value: OptionValue, allowed: OptionValue) -> bool:
    return type(value) is type(allowed) and value == allowed


def _texts(values: tuple[OptionValue, ...]) -> tuple[str, ...]:
    return tuple(text_of(value) for value in values)


def _read(name: str, text: str, allowed: tuple[OptionValue, ...]) -> OptionValue:
    for value in allowed:
        if text_of(value) == text:
            return value
    raise BadOption(name, text, _texts(allowed))
