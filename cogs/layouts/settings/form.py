"""Forms made of settings: a page asks up to five questions and is stored by itself.

Each field carries in its id what it showed, so a form needs no memory: what its sender did not
change is left as it is, and what was changed by others meanwhile stays.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Generic

import discord
from discord import ui

from bot.texts import Texts
from bot.words.labels import cut
from cogs.layouts.codec import FieldCodec, Id, bits
from cogs.layouts.components import Button, Text
from cogs.layouts.parts import ACCENT, LONGEST_OPTION, PRIMARY, boxed, button, row
from cogs.layouts.settings.setting import Of, Setting

QUESTIONS = 5
"""The most questions of a form."""

MOST_IN_GROUP = 10
"""The most choices of a group; more are a select."""

LONGEST_QUESTION = 45
"""The most characters in the title of a form, and of a question."""

LONGEST_HINT = 100


@dataclass(frozen=True, slots=True)
class Asked(Id):
    """The field of a setting: its key, and the value that the form showed."""

    word = "ask"
    key: Annotated[str, FieldCodec("[a-z0-9_]{1,40}")]
    shown: Annotated[str, FieldCodec("[^:]{1,50}")]


@dataclass(frozen=True, slots=True)
class Ticks(Id):
    """The field of a group of boxes to tick; the bits are the boxes that had a tick."""

    word = "tick"
    group: Annotated[str, FieldCodec("[a-z-]{1,40}")]
    shown: Annotated[int, bits(7)]


FormQuestion = tuple[Setting[Of], ...]
"""A single setting, or several boxes to tick."""


def pages(settings: Iterable[Setting[Of]], of: Of) -> list[list[FormQuestion[Of]]]:
    """Return the questions of each page; boxes of a group are asked together, where its first
    one is."""
    asked: dict[str, list[Setting[Of]]] = {}
    for setting in settings:
        if len(setting.values(of)) > 1:
            asked.setdefault(setting.group or setting.key, []).append(setting)
    questions = [tuple(group) for group in asked.values()]
    return [questions[at : at + QUESTIONS] for at in range(0, len(questions), QUESTIONS)]


def form(
    custom_id: Id, name: str, settings: Sequence[Setting[Of]], of: Of, texts: Texts, page: int = 0
) -> ui.Modal:
    """Return the form for a page, with what is chosen now; one beyond the last page is that one."""
    asked = pages(settings, of)
    page = min(page, len(asked) - 1)
    if len(asked) > 1:
        name = texts.say("form-title", name=name, page=page + 1, pages=len(asked))
    made = ui.Modal(title=cut(name, LONGEST_QUESTION), custom_id=str(custom_id), timeout=None)
    for question in asked[page]:
        first = question[0]
        asks = _boxes(settings, question, of, texts) if first.ticked else _choice(first, of, texts)
        made.add_item(asks)
    made.stop()
    return made


def sent_panel(
    lines: Sequence[str],
    settings: Iterable[Setting[Of]],
    of: Of,
    page: int,
    to: Callable[[int], Id],
    texts: Texts,
) -> ui.LayoutView:
    """Return what stands between two pages: these lines, and buttons *to* the other pages, if
    any."""
    buttons = _turns(page, len(pages(settings, of)), to, texts)
    return boxed(ACCENT, Text("\n".join(lines)), *([row(buttons)] if buttons else []))


class Filled(Generic[Of]):
    """A form that was sent: called with all that is chosen, it changes what its sender changed.

    Afterwards `made` are the settings it changed, `lost` those that somebody else changed in
    another way after the form had been opened.
    """

    def __init__(
        self, settings: Sequence[Setting[Of]], fields: Mapping[str, Sequence[str]]
    ) -> None:
        self._settings = settings
        self._chosen: dict[str, Asked] = {}
        self._ticks: dict[str, Ticks] = {}
        self._fields = fields
        self.made: list[Setting[Of]] = []
        self.lost: list[Setting[Of]] = []
        for each in fields:
            if asked := Asked.parse(each):
                self._chosen[asked.key] = asked
            elif ticks := Ticks.parse(each):
                self._ticks[ticks.group] = ticks

    def __call__(self, of: Of) -> Of:
        """Return what is chosen from now on. Raises `TarotError` if one of the answers is not
        possible."""
        then = of
        for setting in self._settings:
            shown, wanted = self._answer(setting, of)
            if wanted in (shown, setting.chosen(of)):
                continue
            if shown == setting.chosen(of):
                then = setting.choose(then, wanted)
                self.made.append(setting)
            else:
                self.lost.append(setting)
        return then

    def told(self, texts: Texts) -> str:
        """Return what the form did, for its sender."""
        done = ["form-kept"] if self.made else [] if self.lost else ["form-unchanged"]
        lines = [texts.say(key) for key in done]
        if self.lost:
            names = ", ".join(each.title(texts) for each in self.lost)
            lines.append(texts.say("form-lost", names=names))
        return "\n".join(lines)

    def _answer(self, setting: Setting[Of], of: Of) -> tuple[str, str]:
        # What the form showed, and what was sent; the same if it was not asked, or not answered.
        if asked := self._chosen.get(setting.key):
            return asked.shown, "".join(self._fields[str(asked)]) or asked.shown
        ticks = self._ticks.get(setting.group)
        if ticks is None:
            return "", ""
        without = next((each for each in setting.values(of) if each != setting.ticked), "")
        was = _bit(setting, self._settings) & ticks.shown
        now = setting.key in self._fields[str(ticks)]
        return setting.ticked if was else without, setting.ticked if now else without


def _turns(page: int, count: int, to: Callable[[int], Id], texts: Texts) -> list[Button]:
    # The next page first.
    order = [*range(page + 1, count), *range(min(page, count))]
    return [
        button(to(each), texts.say("form-continue", page=each + 1, pages=count), PRIMARY)
        if each == page + 1
        else button(to(each), texts.say("form-page", page=each + 1))
        for each in order
    ]


def _choice(setting: Setting[Of], of: Of, texts: Texts) -> ui.Label[Any]:
    values, shown, usual = setting.values(of), setting.chosen(of), setting.usual(of)
    offered = [
        {"label": _label(setting, each, usual, texts), "value": each, "default": each == shown}
        for each in values
    ]
    custom_id = str(Asked(setting.key, shown))
    # Where none is chosen yet, or one that is not on offer any more, there need be no answer.
    required, asks = shown in values, _select if len(values) > MOST_IN_GROUP else _group
    return _labelled(setting.title(texts), setting.hint(texts), asks(custom_id, offered, required))


def _group(custom_id: str, offered: Sequence[dict[str, Any]], required: bool) -> ui.Item[Any]:
    options = [discord.RadioGroupOption(**each) for each in offered]
    return ui.RadioGroup(custom_id=custom_id, options=options, required=required)


def _select(custom_id: str, offered: Sequence[dict[str, Any]], required: bool) -> ui.Item[Any]:
    options = [discord.SelectOption(**each) for each in offered]
    return ui.Select(custom_id=custom_id, options=options, required=required)


def _boxes(
    settings: Sequence[Setting[Of]], question: FormQuestion[Of], of: Of, texts: Texts
) -> ui.Label[Any]:
    ticked = [each for each in question if each.chosen(of) == each.ticked]
    shown = sum(_bit(each, settings) for each in ticked)
    options = [
        discord.CheckboxGroupOption(
            label=cut(each.title(texts), LONGEST_OPTION),
            value=each.key,
            description=cut(_hint(each, of, texts), LONGEST_HINT) or None,
            default=each in ticked,
        )
        for each in question
    ]
    group = question[0].group
    boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=str(Ticks(group, shown)), options=options, required=False, min_values=0
    )
    return _labelled(texts.say(f"form-{group}"), "", boxes)


def _labelled(title: str, hint: str, asks: ui.Item[Any]) -> ui.Label[Any]:
    return ui.Label(
        text=cut(title, LONGEST_QUESTION),
        description=cut(hint, LONGEST_HINT) or None,
        component=asks,
    )


def _label(setting: Setting[Of], value: str, usual: str, texts: Texts) -> str:
    label = setting.label(value, texts)
    return cut(texts.say("form-usual", value=label) if value == usual else label, LONGEST_OPTION)


def _hint(setting: Setting[Of], of: Of, texts: Texts) -> str:
    # A box has one line below it: what it means, or else what is usual.
    usual = setting.usual(of)
    if hint := setting.hint(texts):
        return hint
    return texts.say("form-box-usual", value=setting.label(usual, texts)) if usual else ""


def _bit(setting: Setting[Of], settings: Sequence[Setting[Of]]) -> int:
    boxes = [each.key for each in settings if each.group == setting.group]
    return 1 << boxes.index(setting.key)
