"""What layouts are made of: rows, buttons, selects, boxes, and names as Discord shows them."""

import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
from discord import ui
from discord.utils import escape_markdown

from bot.tables.seating import level_of
from bot.tables.table import Table
from bot.texts import Texts, isolated, texts_for
from bot.words.seats import person_name, seat_name
from bot.words.wording import Wording
from cogs.layouts.codec import Id, base36, marked
from cogs.layouts.components import (
    ROW,
    ActionRow,
    Button,
    Container,
    FinishedButtons,
    FinishedLayout,
    Gallery,
    Item,
    Text,
    walked,
)
from cogs.layouts.ids import TableAction, TableButton
from data.finished.progress import Progress
from data.results import Result
from data.seats import Sitter
from rendering.canvas.picture import Picture

Select = ui.Select[Any]

SELECTS = (3, 5, 6, 7, 8)
"""The types of parts of which something is chosen."""
MOST_OPTIONS = 25
"""The most options in a select."""
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
MARKS = 36**3
"""How many marks the ids of selects may have."""

ACCENT = discord.Colour(0xE2A72E)
FELT = discord.Colour(0x1E403A)

PRIMARY = discord.ButtonStyle.primary
SECONDARY = discord.ButtonStyle.secondary
SUCCESS = discord.ButtonStyle.success
DANGER = discord.ButtonStyle.danger


def layout_of(*items: Item) -> FinishedLayout:
    """Return a message with these parts, one below the other. Raises `LayoutTooLarge`."""
    return FinishedLayout(item.to_component_dict() for item in items)


def plain_buttons(*buttons: Button) -> FinishedButtons:
    """Return the buttons of a plain message, whose text is no part of its layout."""
    return FinishedButtons(each.to_component_dict() for each in rows_of(buttons))


def boxed(colour: discord.Colour, *items: Item) -> FinishedLayout:
    """Return a message with these parts in a box whose edge has this colour."""
    return layout_of(box(colour, *items))


def box(colour: discord.Colour, *items: Item) -> Container:
    """Return a box around these parts."""
    return Container(colour, items)


def words(text: str) -> FinishedLayout:
    """Return a message with nothing but this text."""
    return layout_of(Text(text))


NOT_YET = Picture(b"", "")
"""Stands for a picture whose cards are still being drawn."""


def pictures_of(picture: Picture | None, filename: str, wording: Wording) -> list[Item]:
    """Return the picture, or a sentence while its cards are being drawn; nothing if there is
    none."""
    if picture is None:
        return []
    if picture is NOT_YET:
        return [Text(wording.say("cards-drawing"))]
    return [gallery(picture.alt, filename)]


def gallery(alt: str, filename: str) -> Item:
    """Show the file, with its alt text."""
    return Gallery(alt, filename)


def button(
    request: Id,
    label: str,
    style: discord.ButtonStyle = SECONDARY,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button for this request."""
    return Button(str(request), label[:LONGEST_LABEL], style, emoji, disabled)


def table_button(
    table: int,
    action: TableAction,
    words: Texts | Wording,
    style: discord.ButtonStyle = SECONDARY,
    disabled: bool = False,
) -> Button:
    """Return a button for this action, with its usual label."""
    label = words.say(f"button-{action}")
    return button(TableButton(table, action), label, style, disabled=disabled)


def select(
    request: Id,
    options: list[discord.SelectOption],
    placeholder: str | None = None,
    least: int = 1,
    most: int = 1,
) -> Select:
    """Return a select for this request, of which *least* to *most* options can be chosen."""
    return ui.Select(
        custom_id=str(request),
        options=options,
        placeholder=placeholder and placeholder[:LONGEST_PLACEHOLDER],
        min_values=least,
        max_values=most,
    )


def renewed(view: ui.LayoutView, mark_of: Callable[[str], str]) -> FinishedLayout:
    """Return the message with other marks on the ids of its selects, each made from the one it
    has."""
    made = FinishedLayout(view.to_components())  # type: ignore[no-untyped-call]
    for part in walked(made.components):
        if part["type"] in SELECTS:
            part["custom_id"] = marked(part["custom_id"], mark_of(part["custom_id"]))
    return made


def marked_by(token: str, view: ui.LayoutView) -> FinishedLayout:
    """Put a mark of this token on the ids of the selects of a message.

    In the answer to another press the same can then be chosen again. A mark tells nothing of its
    token.
    """
    digest = hashlib.sha256(token.encode()).digest()
    mark = base36(int.from_bytes(digest[:2]) % MARKS)
    return renewed(view, lambda _: mark)


def row(items: Sequence[Item]) -> ActionRow:
    """Return a row with these items."""
    return ActionRow(list(items))


def rows_of(items: Sequence[Item], width: int = ROW) -> list[ActionRow]:
    """Return these items in rows of at most so many."""
    return [row(items[i : i + width]) for i in range(0, len(items), width)]


def plain(text: str) -> str:
    """Return the text, escaped so that Discord reads no markup, mention, time or link in it."""
    escaped = escape_markdown(text, ignore_links=False).replace("<", "\\<")
    return escaped.replace("://", "\\://").replace("@", "@\u200b")


def quoted(text: str) -> str:
    """Return the text as code, also if it holds the marks of code itself."""
    runs = re.findall("`+", text)
    if not runs:
        return f"`{text}`"
    fence = "`" * (max(map(len, runs)) + 1)
    return f"{fence} {text} {fence}"


def plain_name(name: str, texts: Texts) -> str:
    """Return the name of a person who has no seat, as plain text."""
    return plain(person_name(name, texts))


def label_of(sitter: Sitter | Result, texts: Texts) -> str:
    """Return the name as it may be shown where Discord reads no markup: on labels and in files."""
    return seat_name(sitter.name, sitter.seat, texts)


def labels_of(sitters: Iterable[Sitter | Result], texts: Texts) -> str:
    """Return all these names in a row, where Discord reads no markup."""
    return ", ".join(isolated(label_of(sitter, texts)) for sitter in sitters)


def name_of(sitter: Sitter | Result, texts: Texts) -> str:
    """Return the name as it may be shown, as plain text."""
    return plain(label_of(sitter, texts))


def sign_of(sitter: Sitter, wording: Wording) -> str:
    """Return the sign of a computer and how well it plays; empty for a person."""
    level = level_of(sitter)
    return wording.say(f"level-{level}") if level else ""


def names_of(table: Table, texts: Texts, deal: int | None = None) -> tuple[str, ...]:
    """Return the names in seat order, now or at a deal, as plain text."""
    seating = table.seating
    sitters = seating.sitters if deal is None else seating.at_deal(deal)
    return tuple(name_of(sitter, texts) for sitter in sitters)


def first_of(told: Sequence[str], most: int, texts: Texts) -> list[str]:
    """Return so many of these at most, and how many more there are."""
    more = len(told) - most
    return [*told[:most], *([texts.say("evening-more", count=more)] if more > 0 else [])]


def recounting(how_far: Progress | None, texts: Texts) -> list[Item]:
    """Say above numbers that they are being counted again, and how far that has come."""
    if how_far is None:
        return []
    return [Text(texts.say("recounting", percent=how_far.percent))]


def rated_line(table: Table, wording: Wording) -> str:
    """Return whether the deals of the table are rated, with the people who are there now, or why
    not."""
    why = table.unrated
    return wording.say("rated" if why is None else f"unrated-{why}")


def table_wording(table: Table) -> Wording:
    """Return the words for everyone at a table; cards are called what its pictures show."""
    return Wording.usual(texts_for(table.row.language), table.setup.drawing)
