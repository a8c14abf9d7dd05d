"""The options of a game: a frozen dataclass whose fields name the values they take."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Annotated, ClassVar, Literal, Self, get_args, get_origin, get_type_hints

from bot.games.errors import BadOption
from bot.games.numbers import number

OptionValue = str | int | bool


@dataclass(frozen=True)
class Options:
    """What a table can choose of a game's rules.

    A field is a bool, a `Literal`, or an int `Annotated` with the range it lies in.
    """

    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {}
    """Rule sets that have a name, with the options they set; the usual one first."""

    first: ClassVar[tuple[str, ...]] = ()
    """The options that players talk about before all others."""

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """Return all options, starting with those that players talk about first.

        An option that is all a preset sets is left out, because choosing the preset chooses it.
        """
        alone = {name for values in cls.presets.values() if len(values) == 1 for name in values}
        others = (field.name for field in fields(cls) if field.name not in cls.first)
        return tuple(name for name in (*cls.first, *others) if name not in alone)

    @classmethod
    def choices(cls) -> dict[str, Sequence[OptionValue]]:
        """Return the values each option can take, the default first; numbers as a range."""
        hints = get_type_hints(cls, include_extras=True)
        found: dict[str, Sequence[OptionValue]] = {}
        for field in fields(cls):
            default: OptionValue = field.default  # type: ignore[assignment]
            values = _values(hints[field.name])
            if not isinstance(values, range):
                values = (default, *(value for value in values if value != default))
            found[field.name] = values
        return found

    @classmethod
    def of(cls, chosen: Mapping[str, OptionValue]) -> Self:
        """Return the options with these values chosen. Raises `BadOption` for an unknown name or
        value."""
        choices = cls.choices()
        for name, value in chosen.items():
            if name not in choices:
                raise BadOption(name, None, tuple(choices))
            if not _takes(choices[name], value):
                raise BadOption(name, text_of(value), _texts(choices[name]))
        return cls(**(cls.usual(chosen) | dict(chosen)))

    @classmethod
    def usual(cls, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Return the default of each option; what is chosen can change the defaults of others."""
        return {field.name: field.default for field in fields(cls)}  # type: ignore[misc]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the options of a text such as `a=x b=true`, its parts separated by blanks or
        commas.

        A part can also be the name of a preset; what follows it can change its options again.
        Raises `BadOption`.
        """
        choices = cls.choices()
        chosen: dict[str, OptionValue] = {}
        for part in text.replace(",", " ").split():
            if part in cls.presets:
                chosen |= cls.presets[part]
                continue
            name, _, value = part.partition("=")
            if name not in choices:
                raise BadOption(name, None, tuple(choices))
            chosen[name] = _read(name, value, choices[name])
        return cls.of(chosen)

    @property
    def preset(self) -> str | None:
        """The name of the first preset whose options have all these values, if there is one."""
        for name, values in self.presets.items():
            if all(getattr(self, option) == value for option, value in values.items()):
                return name
        return None

    def but(self, chosen: Mapping[str, OptionValue]) -> Self:
        """Return these options with new values for some. Raises `BadOption` as `of` does.

        Options that were never chosen follow their default when it changes.
        """
        return self.of(self.changed() | dict(chosen))

    def but_for(self, name: str, text: str) -> Self:
        """Return these options with a new value, given as a text, for one. Raises `BadOption`."""
        choices = self.choices()
        if name not in choices:
            raise BadOption(name, None, tuple(choices))
        return self.but({name: _read(name, text, choices[name])})

    def changed(self) -> dict[str, OptionValue]:
        """Return the options that differ from the default."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        usual = self.usual(values)
        return {name: value for name, value in values.items() if value != usual[name]}

    def __str__(self) -> str:
        """Return the text that `parse` reads: the options that differ from the default."""
        return " ".join(f"{name}={text_of(value)}" for name, value in self.changed().items())


def text_of(value: OptionValue) -> str:
    """Return a value as it is written in a text of options."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values(hint: object) -> Sequence[OptionValue]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is Annotated:
        numbers: range = get_args(hint)[1]
        return numbers
    assert hint is bool, hint
    return (False, True)


def _takes(values: Sequence[OptionValue], value: OptionValue) -> bool:
    if isinstance(values, range):
        return type(value) is int and value in values
    return any(type(value) is type(allowed) and value == allowed for allowed in values)


def _texts(values: Sequence[OptionValue]) -> tuple[str, ...]:
    if isinstance(values, range):
        return (f"{values[0]}–{values[-1]}",)
    return tuple(text_of(value) for value in values)


def _read(name: str, text: str, allowed: Sequence[OptionValue]) -> OptionValue:
    if isinstance(allowed, range):
        meant = number(text)
        if meant is not None and meant in allowed:
            return meant
        raise BadOption(name, text, _texts(allowed))
    for value in allowed:
        if text_of(value) == text:
            return value
    raise BadOption(name, text, _texts(allowed))
