"""The parts of messages as they are sent, and messages of such parts.

The library's own parts wait for presses. Ours are answered by their ids, so a layout is nothing but
what is sent; the library only has to take it for one of its views.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import discord
from discord import ui

Json = dict[str, Any]

ROW = 5
"""The most buttons in a row."""
MOST_PARTS = 40
"""The most parts of a message, those within others among them."""
MOST_CHARACTERS = 4000
"""The most characters in all texts of a message."""


class LayoutTooLarge(Exception):
    """A message with more than Discord takes."""


class Item(Protocol):
    """A part of a message, ours or one of the library."""

    def to_component_dict(self) -> Any:
        """Return what is sent."""


@dataclass(slots=True)
class Text:
    """A text in Discord's markup."""

    content: str

    def to_component_dict(self) -> Json:
        """Return what is sent."""
        return {"type": 10, "content": self.content}


@dataclass(slots=True)
class Button:
    """A button that is answered by its id."""

    custom_id: str
    label: str
    style: discord.ButtonStyle
    emoji: str | discord.Emoji | None = None
    disabled: bool = False

    def to_component_dict(self) -> Json:
        """Return what is sent."""
        made = {
            "type": 2,
            "style": self.style.value,
            "disabled": self.disabled,
            "custom_id": self.custom_id,
        }
        if self.label:
            made["label"] = self.label
        if self.emoji:
            made["emoji"] = _emoji(str(self.emoji))
        return made


@dataclass(slots=True)
class ActionRow:
    """Some buttons beside each other, or one select."""

    children: list[Item]

    @property
    def is_full(self) -> bool:
        """Whether no other button has room in it."""
        return len(self.children) == ROW or not isinstance(self.children[-1], Button)

    def to_component_dict(self) -> Json:
        """Return what is sent. Raises `LayoutTooLarge`."""
        if len(self.children) > ROW:
            raise LayoutTooLarge(f"{len(self.children)} in a row")
        return {"type": 1, "components": [each.to_component_dict() for each in self.children]}


@dataclass(slots=True)
class Container:
    """Parts in a box with a coloured edge."""

    colour: discord.Colour
    children: Sequence[Item]

    def to_component_dict(self) -> Json:
        """Return what is sent."""
        inner = [each.to_component_dict() for each in self.children]
        colour = self.colour.value
        return {"type": 17, "accent_color": colour, "spoiler": False, "components": inner}


@dataclass(slots=True)
class Gallery:
    """A picture that is attached, with its alt text."""

    alt: str
    filename: str

    def to_component_dict(self) -> Json:
        """Return what is sent."""
        item = {"media": {"url": f"attachment://{self.filename}"}, "spoiler": False}
        return {"type": 12, "items": [item | ({"description": self.alt} if self.alt else {})]}


@dataclass(slots=True)
class Beside:
    """A text with a button on its right."""

    text: Text
    button: Button

    def to_component_dict(self) -> Json:
        """Return what is sent."""
        text, button = self.text.to_component_dict(), self.button.to_component_dict()
        return {"type": 9, "components": [text], "accessory": button}


class _Finished:
    # What the library asks of a view before it sends it: it is not to wait for presses.

    timeout: float | None = None

    def __init__(self, components: Iterable[Json]) -> None:
        self.components = list(components)
        parts = list(walked(self.components))
        characters = sum(len(part.get("content", "")) for part in parts)
        if len(parts) > MOST_PARTS or characters > MOST_CHARACTERS:
            raise LayoutTooLarge(f"{len(parts)} parts, {characters} characters")

    def to_components(self) -> list[Json]:
        """Return what is sent."""
        return self.components

    def is_finished(self) -> bool:
        """Return that the library has not to keep it."""
        return True

    def is_dispatchable(self) -> bool:
        """Return that the library has no presses to tell it of."""
        return False


class FinishedLayout(_Finished, ui.LayoutView):
    """A message as it is sent. Raises `LayoutTooLarge`."""

    def has_components_v2(self) -> bool:
        """Return that its texts are among its parts."""
        return True


class FinishedButtons(_Finished, ui.View):
    """The buttons of a plain message as they are sent. Raises `LayoutTooLarge`."""

    def has_components_v2(self) -> bool:
        """Return that its text is no part of it."""
        return False


def walked(components: Iterable[Json]) -> Iterator[Json]:
    """Yield all parts, each before those within it."""
    for each in components:
        yield each
        yield from walked(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]


@lru_cache(maxsize=256)
def _emoji(text: str) -> Any:
    return discord.PartialEmoji.from_str(text).to_dict()
