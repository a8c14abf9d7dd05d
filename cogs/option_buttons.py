"""What is pressed in the form for the rules of a table."""

import re
from typing import Any, ClassVar, Self

from discord import ui

from cogs.buttons import Handler
from cogs.replies import guarded
from cogs.services import Press


class OptionSelect(
    ui.DynamicItem[ui.Select[Any]],
    template=(
        r"option:(?P<table>[0-9]{1,18}):(?P<mark>[0-9a-z]{1,7}):(?P<page>[0-9]{1,2})"
        r":(?P<key>[.a-z0-9_]{1,40})"
    ),
):
    """A question of the form; the mark tells which rules the form showed."""

    handler: ClassVar[Handler]

    def __init__(self, table: int, mark: str, page: int, key: str, select: ui.Select[Any]) -> None:
        select.custom_id = f"option:{table}:{mark}:{page}:{key}"
        super().__init__(select)
        self.table, self.mark, self.page, self.key = table, mark, page, key

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        return cls(int(match["table"]), match["mark"], int(match["page"]), match["key"], item)

    async def callback(self, press: Press) -> None:
        """Has the game played as it was answered."""
        seen = (self.table, self.mark, self.page)
        await guarded(press, type(self).handler(press, *seen, self.key, self.item.values[0]))


class OptionsButton(
    ui.DynamicItem[ui.Button[Any]],
    template=r"options:(?P<table>[0-9]{1,18}):(?P<page>[0-9]{1,2})",
):
    """Turns to another page of the form."""

    handler: ClassVar[Handler]

    def __init__(self, table: int, page: int, button: ui.Button[Any]) -> None:
        button.custom_id = f"options:{table}:{page}"
        super().__init__(button)
        self.table, self.page = table, page

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button that was pressed."""
        assert isinstance(item, ui.Button)
        return cls(int(match["table"]), int(match["page"]), item)

    async def callback(self, press: Press) -> None:
        """Shows the page."""
        await guarded(press, type(self).handler(press, self.table, self.page))
