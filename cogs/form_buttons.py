"""The buttons and selects of the forms in a private hand.

As on cards, their ids name the table, the deal and the step of the seat, and hold what was chosen
so far.
"""

import re
from typing import Any, ClassVar, Self

from discord import ui

from cogs.buttons import BASE, Handler, number_text
from cogs.draft import Draft, Ids
from cogs.replies import guarded
from cogs.services import Press

_IDS = r"(?P<table>[0-9]{1,18}):(?P<deal>[0-9]{1,6}):(?P<step>[0-9]{1,4})"
_MASK = r"[0-9a-z]{1,60}"
_BUILT = r"(?P<melds>-|[0-9a-z]{1,8}):(?P<built>[0-9a-z.]{0,52})"

LONGEST_ID = 100


class DeedButton(
    ui.DynamicItem[ui.Button[Any]], template=rf"(?P<how>do|nth):{_IDS}:(?P<code>[^:]{{1,90}})"
):
    """Does something other than playing a card.

    The id ends with the code of the action, or with its place among those that are asked for.
    """

    handler: ClassVar[Handler]

    def __init__(self, how: str, ids: Ids, code: str, button: ui.Button[Any] | None = None) -> None:
        button = button or ui.Button()
        button.custom_id = _joined(how, ids, code)
        super().__init__(button)
        self.how, self.ids, self.code = how, ids, code

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button that was pressed."""
        return cls(match["how"], _ids(match), match["code"])

    async def callback(self, press: Press) -> None:
        """Does it."""
        await guarded(press, type(self).handler(press, self.ids, self.how, self.code))


class DeedSelect(ui.DynamicItem[ui.Select[Any]], template=rf"deeds:{_IDS}:(?P<group>[0-9]{{1,2}})"):
    """Does one of many things; each value is `do:` or `nth:` and what follows it in an id."""

    handler: ClassVar[Handler]

    def __init__(self, ids: Ids, group: int, select: ui.Select[Any]) -> None:
        select.custom_id = _joined("deeds", ids, str(group))
        super().__init__(select)
        self.ids, self.group = ids, group

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        return cls(_ids(match), int(match["group"]), item)

    async def callback(self, press: Press) -> None:
        """Does what was chosen."""
        how, _, code = self.item.values[0].partition(":")
        await guarded(press, type(self).handler(press, self.ids, how, code))


class SayingsSelect(
    ui.DynamicItem[ui.Select[Any]],
    template=rf"says:{_IDS}:(?P<page>[0-9]{{1,2}}):(?P<says>{_MASK})",
):
    """What goes with the next card; the id holds what is chosen, of this page and of others."""

    handler: ClassVar[Handler]

    def __init__(self, ids: Ids, draft: Draft, select: ui.Select[Any]) -> None:
        select.custom_id = _joined("says", ids, str(draft.page), number_text(draft.says))
        super().__init__(select)
        self.ids, self.draft = ids, draft

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        draft = Draft(says=int(match["says"], BASE), page=int(match["page"]))
        return cls(_ids(match), draft, item)

    async def callback(self, press: Press) -> None:
        """Shows the hand with the new choice."""
        work = type(self).handler(press, self.ids, self.draft, self.item.values)
        await guarded(press, work)


class AsideSelect(ui.DynamicItem[ui.Select[Any]], template=rf"aside:{_IDS}"):
    """What can be said now without playing a card; each value is a code."""

    handler: ClassVar[Handler]

    def __init__(self, ids: Ids, select: ui.Select[Any]) -> None:
        select.custom_id = _joined("aside", ids)
        super().__init__(select)
        self.ids = ids

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        return cls(_ids(match), item)

    async def callback(self, press: Press) -> None:
        """Says it."""
        await guarded(press, type(self).handler(press, self.ids, self.item.values))


class MeldSelect(
    ui.DynamicItem[ui.Select[Any]], template=rf"(?P<what>melds|build):{_IDS}:{_BUILT}"
):
    """Which combinations to declare (`melds`), or which cards make one more (`build`)."""

    handler: ClassVar[Handler]

    def __init__(self, what: str, ids: Ids, draft: Draft, select: ui.Select[Any]) -> None:
        select.custom_id = _joined(what, ids, *_melds_text(draft))
        super().__init__(select)
        self.what, self.ids, self.draft = what, ids, draft

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        return cls(match["what"], _ids(match), _melds_of(match), item)

    async def callback(self, press: Press) -> None:
        """Shows the form with the new choice."""
        work = type(self).handler(press, self.what, self.ids, self.draft, self.item.values)
        await guarded(press, work)


class DeclareButton(ui.DynamicItem[ui.Button[Any]], template=rf"declare:{_IDS}:{_BUILT}"):
    """Declares the combinations that are chosen."""

    handler: ClassVar[Handler]

    def __init__(self, ids: Ids, draft: Draft, button: ui.Button[Any] | None = None) -> None:
        button = button or ui.Button()
        button.custom_id = _joined("declare", ids, *_melds_text(draft))
        super().__init__(button)
        self.ids, self.draft = ids, draft

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button that was pressed."""
        return cls(_ids(match), _melds_of(match))

    async def callback(self, press: Press) -> None:
        """Declares them."""
        await guarded(press, type(self).handler(press, self.ids, self.draft))


def fits(ids: Ids, code: str) -> bool:
    """Whether the code of an action can stand in an id."""
    return ":" not in code and len(_joined("do", ids, code)) <= LONGEST_ID


def _joined(word: str, ids: Ids, *rest: str) -> str:
    return ":".join((word, *map(str, ids), *rest))


def _ids(match: re.Match[str]) -> Ids:
    return int(match["table"]), int(match["deal"]), int(match["step"])


def _melds_text(draft: Draft) -> tuple[str, str]:
    chosen = "-" if draft.melds is None else number_text(draft.melds)
    return chosen, ".".join(map(number_text, draft.built))


def _melds_of(match: re.Match[str]) -> Draft:
    chosen = None if match["melds"] == "-" else int(match["melds"], BASE)
    built = tuple(int(text, BASE) for text in match["built"].split(".") if text)
    return Draft(melds=chosen, built=built)


ITEMS = (DeedButton, DeedSelect, SayingsSelect, AsideSelect, MeldSelect, DeclareButton)
"""All of them."""
