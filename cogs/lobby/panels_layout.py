"""Private panels that the buttons of a lobby open: what is done there changes the lobby."""

import zlib
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.games.fair import SEED_BYTES
from bot.tables.table import Table
from bot.texts import Texts, language_name, languages
from bot.words.lists import listed
from cogs.layouts.codec import base36
from cogs.layouts.components import Button, Text
from cogs.layouts.hand.lesson import learn_button
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import (
    DANGER,
    FELT,
    PRIMARY,
    SECONDARY,
    Select,
    boxed,
    button,
    plain_name,
    row,
    select,
    table_button,
)
from cogs.lobby import ids
from data.kept_seats import KeptSeat

MENU = (
    ((TableAction.CHOOSE_OPTIONS, SECONDARY), (TableAction.MOVE, SECONDARY)),
    ((TableAction.CUT, SECONDARY), (TableAction.LEAVE, SECONDARY), (TableAction.CLOSE, DANGER)),
)
"""What can be done in the menu, in rows that fit on a phone."""


def computers_panel(levels: Sequence[str], table: Table, texts: Texts) -> ui.LayoutView:
    """Return how many computers play, and the buttons for one more of each level, and for one
    less."""
    count = sum(sitter.computer is not None for sitter in table.seating.sitters)
    free = len(table.seating.free) - len(table.kept)
    lines = [texts.say("computers-panel", count=count, free=free)]
    lines += [*_kept(table, texts)]
    lines += [texts.say(f"computers-{level}", sign=texts.say(f"level-{level}")) for level in levels]
    fewer = [
        table_button(table.id, TableAction.REMOVE_COMPUTER, texts, disabled=not count),
        *_release(table, texts),
    ]
    rows = [row([_one_more(table, texts, level) for level in levels]), row(fewer)]
    if free > 1:
        rows.insert(0, row([_all(table, texts, level) for level in levels]))
    return boxed(FELT, Text("\n".join(lines)), *rows)


def menu_panel(table: Table, texts: Texts, note: str = "") -> ui.LayoutView:
    """Return everything that is done less often than sitting down and starting, with a note on
    top."""
    rows = [
        row([table_button(table.id, action, texts, style) for action, style in actions])
        for actions in MENU
    ]
    people = [row([_people(table, texts)])] if table.seating.free else []
    released = [row(items)] if (items := _release(table, texts)) else []
    spoken = Text(f"**{texts.say('menu-language')}**"), row([_language(table)])
    lines = [*([note] if note else []), texts.say("menu-panel"), *_kept(table, texts)]
    text = Text("\n".join(lines))
    return boxed(FELT, text, *people, *released, *spoken, *rows)


def seat_panel(table: Table, texts: Texts) -> ui.LayoutView:
    """Return the panel for a person who sits here already: another seat, or none."""
    buttons = [
        table_button(table.id, action, texts) for action in (TableAction.LEAVE, TableAction.MOVE)
    ]
    return boxed(FELT, Text(texts.say("table-already-seated")), row(buttons))


def help_panel(table: Table, texts: Texts, *, learn: bool) -> ui.LayoutView:
    """Return what the buttons of a lobby do, with the rules of the game and why the deals are
    fair; *learn* says whether lessons in it are offered."""
    buttons = [
        table_button(table.id, action, texts)
        for action in (TableAction.SHOW_RULES, TableAction.SHOW_FAIRNESS)
    ]
    buttons += [learn_button(table.game.key, texts)] if learn else []
    return boxed(FELT, Text(texts.say("lobby-help", spoken=table.row.language)), row(buttons))


def fairness_panel(table: Table, texts: Texts) -> ui.LayoutView:
    """Return why the deals are fair, with the whole fingerprint of the secret."""
    why = texts.say(
        "lobby-why-fair", id=str(table.id), commitment=table.commitment, spoken=table.row.language
    )
    return boxed(FELT, Text(why))


def mark_of(kept: Sequence[KeptSeat]) -> str:
    """Return a short mark of the people for whom seats are kept, and until when."""
    return base36(zlib.crc32(repr(sorted((each.user_id, each.until) for each in kept)).encode()))


def _kept(table: Table, texts: Texts) -> list[str]:
    if not table.kept:
        return []
    return [
        texts.say(
            "panel-kept", names=listed((plain_name(k.name, texts) for k in table.kept), texts)
        )
    ]


def _release(table: Table, texts: Texts) -> list[Button]:
    return [table_button(table.id, TableAction.RELEASE, texts)] if table.kept else []


def _people(table: Table, texts: Texts) -> ui.UserSelect[Any]:
    # Whoever is not chosen any more is not invited any more.
    user = discord.SelectDefaultValueType.user
    kept = [discord.SelectDefaultValue(id=each.user_id, type=user) for each in table.kept]
    return ui.UserSelect(
        custom_id=str(ids.Invite(table.id, mark_of(table.kept))),
        placeholder=texts.say("invite-choose"),
        min_values=0,
        max_values=len(table.seating.free),
        default_values=kept,
    )


def _language(table: Table) -> Select:
    options = [
        discord.SelectOption(
            label=language_name(each), value=each, default=each == table.row.language
        )
        for each in languages()
    ]
    return select(ids.ChooseLanguage(table.id), options)


def _all(table: Table, texts: Texts, level: str) -> Button:
    label = texts.say("button-fill", sign=texts.say(f"level-{level}"))
    return button(ids.FillSeats(table.id, level), label, PRIMARY)


def _one_more(table: Table, texts: Texts, level: str) -> Button:
    label = texts.say("button-add", sign=texts.say(f"level-{level}"))
    return button(ids.AddComputer(table.id, level), label, disabled=not table.seating.free)


WORD = "word"
"""The id of the field for the word that cuts the pack."""


def cut_form(table: int, texts: Texts) -> ui.Modal:
    """Return the form that asks for a word to cut the pack with."""
    form = ui.Modal(title=texts.say("cut-title"), custom_id=str(ids.CutForm(table)), timeout=None)
    word: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=WORD, required=False, max_length=SEED_BYTES
    )
    hint = texts.say("cut-hint")
    form.add_item(ui.Label(text=texts.say("cut-label"), description=hint, component=word))
    form.stop()
    return form
