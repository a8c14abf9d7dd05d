"""The buttons and selects. Their ids hold all they need, so that they work after a restart.

Ids on public messages name a table and a wish; ids on private hands also name the deal, the step
of the seat (how often it has acted in this deal) and the card.
"""

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, ClassVar, Self

import discord
from discord import ui

from bot.games.cards import CardSet
from bot.tables.errors import TableError, TableFault
from cogs.draft import Ids
from cogs.replies import guarded
from cogs.services import Press

Handler = Callable[..., Awaitable[None]]

BASE = 36


def number_text(number: int) -> str:
    """A number in base 36, short enough for the set of a whole pack."""
    digits = ""
    while number:
        number, digit = divmod(number, BASE)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"


class TableButton(
    ui.DynamicItem[ui.Button[Any]], template=r"table:(?P<table>[0-9]{1,18}):(?P<wish>[a-z]{1,16})"
):
    """A button on a public message: join, start, my hand, scores and so on."""

    handler: ClassVar[Handler]

    def __init__(self, table: int, wish: str, button: ui.Button[Any] | None = None) -> None:
        super().__init__(button or ui.Button(custom_id=f"table:{table}:{wish}"))
        self.table = table
        self.wish = wish

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button that was pressed."""
        return cls(int(match["table"]), match["wish"])

    async def callback(self, press: Press) -> None:
        """Does what the button says."""
        await guarded(press, type(self).handler(press, self.table, self.wish))


class CardButton(
    ui.DynamicItem[ui.Button[Any]],
    template=(
        r"play:(?P<table>[0-9]{1,18}):(?P<deal>[0-9]{1,6}):(?P<step>[0-9]{1,4})"
        r":(?P<code>[A-Z0-9]{1,4})(?::(?P<says>[0-9a-z]{1,60}))?"
    ),
):
    """A card of a private hand, and what is said with it; each bit of `says` is a code."""

    handler: ClassVar[Handler]

    def __init__(
        self, ids: Ids, code: str, says: int = 0, button: ui.Button[Any] | None = None
    ) -> None:
        button = button or ui.Button()
        button.custom_id = "play:{}:{}:{}:{}".format(*ids, code)
        if says:
            button.custom_id += f":{number_text(says)}"
        super().__init__(button)
        self.ids, self.code, self.says = ids, code, says

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The card that was pressed."""
        ids = int(match["table"]), int(match["deal"]), int(match["step"])
        return cls(ids, match["code"], int(match["says"] or "0", BASE))

    async def callback(self, press: Press) -> None:
        """Plays the card."""
        work = type(self).handler(press, self.ids, self.code, self.says)
        await guarded(press, work)


class PickSelect(
    ui.DynamicItem[ui.Select[Any]],
    template=(
        r"pick:(?P<table>[0-9]{1,18}):(?P<deal>[0-9]{1,6}):(?P<step>[0-9]{1,4})"
        r":(?P<group>[0-9]):(?P<chosen>[0-9a-z]{1,20})"
    ),
):
    """A part of the hand to choose cards for the discard from; the id holds what is chosen."""

    handler: ClassVar[Handler]

    def __init__(self, ids: Ids, group: int, chosen: CardSet, select: ui.Select[Any]):
        select.custom_id = "pick:{}:{}:{}:{}:{}".format(*ids, group, number_text(chosen))
        super().__init__(select)
        self.ids, self.group, self.chosen = ids, group, chosen

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        ids = int(match["table"]), int(match["deal"]), int(match["step"])
        return cls(ids, int(match["group"]), int(match["chosen"], BASE), item)

    async def callback(self, press: Press) -> None:
        """Shows the hand with the new choice."""
        work = type(self).handler(press, self.ids, self.group, self.chosen, self.item.values)
        await guarded(press, work)


class LayButton(
    ui.DynamicItem[ui.Button[Any]],
    template=(
        r"(?P<wish>lay|clear):(?P<table>[0-9]{1,18}):(?P<deal>[0-9]{1,6}):(?P<step>[0-9]{1,4})"
        r":(?P<chosen>[0-9a-z]{1,20})"
    ),
):
    """Confirms the discard, or begins the choice anew."""

    handler: ClassVar[Handler]

    def __init__(
        self,
        wish: str,
        ids: Ids,
        chosen: CardSet,
        button: ui.Button[Any] | None = None,
    ) -> None:
        custom_id = "{}:{}:{}:{}:{}".format(wish, *ids, number_text(chosen))
        button = button or ui.Button()
        button.custom_id = custom_id
        super().__init__(button)
        self.wish, self.ids, self.chosen = wish, ids, chosen

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button that was pressed."""
        ids = int(match["table"]), int(match["deal"]), int(match["step"])
        return cls(match["wish"], ids, int(match["chosen"], BASE))

    async def callback(self, press: Press) -> None:
        """Lays the cards aside, or shows the hand with nothing chosen."""
        await guarded(press, type(self).handler(press, self.wish, self.ids, self.chosen))


def table_button(
    table: int,
    wish: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> TableButton:
    """A button on a public message of the table."""
    button: ui.Button[Any] = ui.Button(label=label, style=style, custom_id=f"table:{table}:{wish}")
    return TableButton(table, wish, button)


def table_chosen(value: str) -> int:
    """The id of a table chosen in a select. Raises `TableError` for a value that names none."""
    if not re.fullmatch("[0-9]{1,18}", value):
        raise TableError(TableFault.NO_SUCH_TABLE)
    return int(value)


def is_there(press: Press, custom_id: str) -> bool:
    """Whether the message that was pressed really has a component with this id."""
    return press.message is not None and _holds(press.message.components, custom_id)


def _holds(components: Iterable[Any], custom_id: str) -> bool:
    return any(
        getattr(component, "custom_id", None) == custom_id
        or _holds(getattr(component, "children", ()), custom_id)
        or getattr(getattr(component, "accessory", None), "custom_id", None) == custom_id
        for component in components
    )
