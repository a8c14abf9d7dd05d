"""What the trial shows in the channel: words, buttons, selects and forms."""

import io
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.layouts.components import ROW, ActionRow, Button, Item, Text
from cogs.layouts.parts import (
    ACCENT,
    SECONDARY,
    SUCCESS,
    Select,
    boxed,
    gallery,
    layout_of,
    row,
    rows_of,
)

MARK = "🧪 **Trial of the bot.**"
"""How each public message of the trial begins, by which the next run finds what was left."""
THREAD = "Trial of the bot"
COMMAND = "tarocchi-trial"
WORD = "word"
COMPLETIONS = ("ace", "king", "queen")
PICTURE, BLINK = "number.png", "blink.gif"
CARDS, CHOICES = 24, 25
FRUIT = ("apple", "pear", "plum")

TrialPage = ui.LayoutView


def private(text: str, *items: Item) -> TrialPage:
    """Return a message for the tester."""
    return layout_of(Text(text), *items)


def public(text: str, *items: Item) -> TrialPage:
    """Return a message in the channel, which says what it belongs to."""
    return layout_of(Text(f"{MARK} {text}"), *items)


def pictured(text: str, number: int, *items: Item) -> TrialPage:
    """Return a message with the picture of a number."""
    return layout_of(Text(text), shown(number), *items)


def shown(number: int) -> Item:
    """Return the picture of a number."""
    return gallery(f"The number {number}", PICTURE)


def press(id: str, label: str, style: discord.ButtonStyle = SUCCESS) -> Button:
    """Return a button of the trial."""
    return Button(custom_id=id, label=label, style=style)


def answers(ids: Iterable[tuple[str, str]]) -> ActionRow:
    """Return buttons with answers, or ways to go on, by their ids."""
    return row([press(id, label, SECONDARY) for id, label in ids])


def alone(button: Button) -> ActionRow:
    """Return a row with nothing but this button."""
    return row([button])


def choice(id: str, options: Sequence[str], emoji: discord.Emoji | None = None) -> ActionRow:
    """Return a select that has no choice of its own."""
    made: Select = Select(custom_id=id, placeholder="Choose")
    for option in options:
        made.add_option(label=option, value=option, emoji=emoji)
    return row([made])


def hand(
    text: str,
    number: int,
    ids: Sequence[str],
    select_id: str,
    emoji: discord.Emoji | None,
    *,
    below: bool = False,
) -> TrialPage:
    """Return as many components as the fullest hand has, above or below its picture."""
    cards = [
        Button(custom_id=id, label=f"{index + 1}", style=SECONDARY, emoji=emoji)
        for index, id in enumerate(ids)
    ]
    options = [f"card {index + 1}" for index in range(CHOICES)]
    controls = [*rows_of(cards, ROW), choice(select_id, options, emoji)]
    picture = shown(number)
    parts = [*controls, picture] if below else [picture, *controls]
    return boxed(ACCENT, Text(text), *parts)


def number_form(id: str) -> ui.Modal:
    """Return the form in which the tester types the number of the terminal."""
    made = ui.Modal(title="Trial of the bot", custom_id=id)
    field: ui.TextInput[Any] = ui.TextInput(custom_id="number", min_length=1, max_length=10)
    made.add_item(ui.Label(text="The number that the terminal shows", component=field))
    return made


def whole_form(id: str) -> ui.Modal:
    """Return a form with all kinds of parts that the bot uses."""
    made = ui.Modal(title="Fill in anything", custom_id=id)
    radio: ui.RadioGroup[Any] = ui.RadioGroup(custom_id="radio")
    boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(custom_id="boxes", min_values=1)
    select: Select = Select(custom_id="select")
    for fruit in FRUIT:
        radio.add_option(label=fruit, value=fruit)
        boxes.add_option(label=fruit, value=fruit)
        select.add_option(label=fruit, value=fruit)
    text: ui.TextInput[Any] = ui.TextInput(custom_id="text", max_length=20)
    parts: dict[str, ui.Item[Any]] = {"Text": text, "Radio buttons": radio, "Checkboxes": boxes}
    parts |= {"Select": select, "One box": ui.Checkbox(custom_id="box")}
    for label, part in parts.items():
        made.add_item(ui.Label(text=label, component=part))
    return made


FORM_FIELDS = ("text", "radio", "boxes", "select", "box")


def text_file() -> discord.File:
    """Return a small file."""
    return discord.File(io.BytesIO(b"A file of the trial.\n"), "trial.txt")


def filed(file: discord.File) -> Item:
    """Return the file as a part of a message."""
    made: ui.File[Any] = ui.File(f"attachment://{file.filename}")
    return made


def blinking() -> Item:
    """Return the picture that moves."""
    return gallery("Two colours", BLINK)
