"""Private panels that the buttons of a lobby open: what is done there changes the lobby."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.tables.table import Table
from bot.texts import Texts, language_name, languages
from cogs.layouts import ids
from cogs.layouts.ids import TableWish
from cogs.layouts.parts import (
    DANGER,
    FELT,
    SECONDARY,
    Button,
    Select,
    Text,
    boxed,
    button,
    row,
    select,
)


def computers_panel(levels: Sequence[str], table: Table, texts: Texts) -> ui.LayoutView:
    """How many computers play, and the buttons for one more of each level, and for one less."""
    count = sum(sitter.computer is not None for sitter in table.seating.sitters)
    free = len(table.seating.free)
    lines = [texts.say("computers-panel", count=count, free=free)]
    lines += [texts.say(f"computers-{level}", sign=texts.say(f"level-{level}")) for level in levels]
    fewer = _wish(table, texts, ids.RemoveComputer, disabled=not count)
    more = [_one_more(table, texts, level) for level in levels]
    return boxed(FELT, Text("\n".join(lines)), row(more), row([fewer]))


def menu_panel(table: Table, texts: Texts) -> ui.LayoutView:
    """Everything that is done less often than sitting down and starting."""
    kinds = (ids.ChooseOptions, ids.Move, ids.Cut, ids.Leave)
    buttons = [_wish(table, texts, kind) for kind in kinds]
    close = _wish(table, texts, ids.Close, DANGER)
    people = [row([_people(table, texts)])] if table.seating.free else []
    spoken = Text(f"**{texts.say('menu-language')}**"), row([_language(table)])
    return boxed(FELT, Text(texts.say("menu-panel")), *people, *spoken, row([*buttons, close]))


def seat_panel(table: Table, texts: Texts) -> ui.LayoutView:
    """For a person who sits here already: another seat, or none."""
    buttons = [_wish(table, texts, kind) for kind in (ids.Leave, ids.Move)]
    return boxed(FELT, Text(texts.say("table-already-seated")), row(buttons))


def help_panel(table: Table, texts: Texts) -> ui.LayoutView:
    """What the buttons of a lobby do, with the rules of the game and why the deals are fair."""
    buttons = [_wish(table, texts, kind) for kind in (ids.ShowRules, ids.ShowFairness)]
    return boxed(FELT, Text(texts.say("lobby-help")), row(buttons))


def fairness_panel(table: Table, texts: Texts) -> ui.LayoutView:
    """Why the deals are fair, with the whole fingerprint of the secret."""
    why = texts.say("lobby-why-fair", id=str(table.id), commitment=table.commitment)
    return boxed(FELT, Text(why))


def _people(table: Table, texts: Texts) -> ui.UserSelect[Any]:
    # Whoever is not chosen any more is not invited any more.
    user = discord.SelectDefaultValueType.user
    kept = [discord.SelectDefaultValue(id=each.user_id, type=user) for each in table.kept]
    return ui.UserSelect(
        custom_id=str(ids.Invite(table.id)),
        placeholder=texts.say("invite-choose"),
        min_values=0,
        max_values=len(table.seating.free),
        default_values=kept,
    )


def _language(table: Table) -> Select:
    options = [
        discord.SelectOption(label=language_name(each), value=each, default=each == table.language)
        for each in languages()
    ]
    return select(ids.ChooseLanguage(table.id), options)


def _one_more(table: Table, texts: Texts, level: str) -> Button:
    label = texts.say("button-add", sign=texts.say(f"level-{level}"))
    return button(ids.AddComputer(table.id, level), label, disabled=not table.seating.free)


def _wish(
    table: Table,
    texts: Texts,
    kind: type[TableWish],
    style: discord.ButtonStyle = SECONDARY,
    disabled: bool = False,
) -> Button:
    label = texts.say(f"button-{kind.tail}")
    return button(kind(table.id), label, style, disabled=disabled)
