"""A setting: one thing that can be chosen, with its words, its choices and where it is kept."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bot.games.errors import BadCard
from bot.games.options import OptionValue, text_of
from bot.texts import Texts
from bot.words.labels import named

Of = TypeVar("Of")
"""What holds all that is chosen: the setup of a table, the preferences of a person…"""

Label = Callable[[str, Texts], str]

UNSET = "-"
"""Stands for a choice that was not made: Discord takes no empty value."""

YES, NO = "true", "false"
"""The values of a field that is true or false."""


def _nothing(_: Any) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Setting(Generic[Of]):
    """One thing that can be chosen. Forms, storage and texts know it by its key alone.

    A value is a text; `values` are those on offer now, fewer than two if there is nothing to ask.
    `chosen` is `UNSET` where it is none of them; `usual` is the one that holds where nobody
    chooses, if that is worth telling. `choose` raises `TarotError` for what cannot be chosen.
    Where there is a value `ticked`, the setting is a box to tick, and that is its value with the
    tick; boxes with the same `group`, the key of a text, stand together.
    """

    key: str
    title: Callable[[Texts], str]
    label: Label
    values: Callable[[Of], Sequence[str]]
    chosen: Callable[[Of], str]
    choose: Callable[[Of, str], Of]
    usual: Callable[[Of], str] = _nothing
    hint: Callable[[Texts], str] = _nothing
    ticked: str = ""
    group: str = ""


def field(
    key: str,
    values: Sequence[OptionValue],
    text: Callable[..., str],
    called: Label | None = None,
    *,
    unset: str = UNSET,
    ticked: str = "",
    group: str = "",
) -> Setting[Any]:
    """Return a field of a dataclass that takes these values; what is empty counts as *unset*.

    *text* gives the keys of its texts, by the field and what they end in: nothing, `hint`, or a
    value that does not go by *called*.
    """
    by_text = {text_of(value) or unset: value for value in values}

    def label(value: str, texts: Texts) -> str:
        if ticked:
            return texts.say(f"rule-value-{YES if value == ticked else NO}")
        if called is None or value == UNSET:
            return texts.say(text(key, "unset" if value == UNSET else value))
        return called(value, texts)

    def choose(of: Any, value: str) -> Any:
        if value not in by_text:
            raise BadCard(value)
        return replace(of, **{key: by_text[value]})

    return Setting(
        key,
        title=lambda texts: texts.say(text(key)),
        label=label,
        values=lambda _: tuple(by_text),
        chosen=lambda of: text_of(getattr(of, key)) or unset,
        choose=choose,
        hint=lambda texts: named(texts, text(key, "hint"), ""),
        ticked=ticked,
        group=group,
    )


def lines_of(settings: Iterable[Setting[Of]], of: Of, texts: Texts) -> list[str]:
    """Return what is chosen in each of these settings."""
    return [
        texts.say("rule", name=each.title(texts), value=each.label(each.chosen(of), texts))
        for each in settings
    ]
