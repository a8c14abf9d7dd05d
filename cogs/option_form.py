"""The form for the rules of a table: a few questions a page, what matters most first."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.games.drawings import drawings
from bot.games.errors import BadCard
from bot.games.game import Game
from bot.games.options import text_of
from bot.tables.table import Table
from bot.texts import Texts
from cogs.buttons import number_text
from cogs.hand_layout import ACCENT
from cogs.option_buttons import OptionsButton, OptionSelect
from cogs.option_words import option_name, preset_name, rules_in_words, value_name, worth_offering
from cogs.rows import row

PRESET, PLAYERS, PACK = ".preset", ".players", ".pack"
"""Questions that are no option; a point is in no name of one."""

ON_A_PAGE = 4
"""Questions of a page; with the buttons that makes five rows."""

SEPARATE = 3
"""So many options at most are on the first page."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to choose: its title and its answers, each a value with its label."""

    key: str
    title: str
    answers: tuple[tuple[str, str], ...]
    chosen: str | None


def options_form(table: Table, texts: Texts, page: int = 0, note: str = "") -> ui.LayoutView:
    """A page of the form as the rules are now; one that is too far gives the last one."""
    pages = _pages(table, texts)
    page = min(page, len(pages) - 1)
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
    lines = [texts.say("options-title", game=texts.say(f"game-{table.game.key}"))]
    lines.append(texts.say("lobby-options", options=rules_in_words(table.game, texts)))
    box.add_item(ui.TextDisplay("\n".join([*lines, note] if note else lines)))
    for question in pages[page]:
        box.add_item(ui.TextDisplay(f"**{question.title}**"))
        box.add_item(row([_select(table, page, question)]))
    buttons = _buttons(table, page, len(pages), texts)
    if buttons:
        box.add_item(row(buttons))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(box)
    return layout


def mark_of(game: Game) -> str:
    """A short mark of the rules that a form shows: other rules have another one."""
    return number_text(zlib.crc32(f"{game.players} {game.options}".encode()))


def chosen_game(game: Game, key: str, value: str) -> Game:
    """The game as it is played with this answer to a question.

    Raises `BadOption`, `WrongNumberOfPlayers`, or `BadCard` for an answer that there is not.
    """
    options, players = game.options, game.players
    if key == PRESET:
        if value not in options.presets:
            raise BadCard(value)
        options = options.but(options.presets[value])
    elif key == PLAYERS:
        if not (value.isascii() and value.isdecimal()):
            raise BadCard(value)
        players = int(value)
    else:
        options = options.but_for(key, value)
    return type(game)(options, players)


def _pages(table: Table, texts: Texts) -> list[list[Question]]:
    head = [*_preset(table.game, texts), *_players(table, texts)]
    options = [_option(table.game, name, texts) for name in table.game.options.names()]
    first = min(ON_A_PAGE - len(head), SEPARATE, len(table.game.options.first) or SEPARATE)
    # The pack on the first page if there is room for it.
    questions = [*head, *options[:first], *_pack(table, texts), *options[first:]]
    rest = questions[ON_A_PAGE:]
    later = [rest[at : at + ON_A_PAGE] for at in range(0, len(rest), ON_A_PAGE)]
    return [questions[:ON_A_PAGE], *later]


def _preset(game: Game, texts: Texts) -> list[Question]:
    if not game.options.presets:
        return []
    answers = tuple((name, preset_name(name, texts)) for name in game.options.presets)
    return [Question(PRESET, texts.say("options-preset"), answers, game.options.preset)]


def _players(table: Table, texts: Texts) -> list[Question]:
    least = len(table.seating.humans())
    numbers = sorted(number for number in table.game.numbers if number >= least)
    if len(numbers) < 2:
        return []
    answers = tuple((str(n), texts.say("options-number", count=n)) for n in numbers)
    return [Question(PLAYERS, texts.say("options-players"), answers, str(table.game.players))]


def _pack(table: Table, texts: Texts) -> list[Question]:
    packs = drawings(table.game.pack.art)
    if len(packs) < 2:
        return []
    answers = [(pack, texts.say(f"settings-pack-{pack}")) for pack in packs]
    answers[0] = answers[0][0], texts.say("options-usual", value=answers[0][1])
    return [Question(PACK, texts.say("options-pack"), tuple(answers), table.drawing)]


def _option(game: Game, name: str, texts: Texts) -> Question:
    options = game.options
    chosen, usual = getattr(options, name), options.usual(options.changed())[name]
    answers = []
    for value in worth_offering(options.choices()[name], chosen):
        label = value_name(name, value, texts)
        if value == usual:
            label = texts.say("options-usual", value=label)
        answers.append((text_of(value), label))
    return Question(name, option_name(name, texts), tuple(answers), text_of(chosen))


def _select(table: Table, page: int, question: Question) -> OptionSelect:
    select: ui.Select[Any] = ui.Select(
        placeholder=question.title[:150],
        options=[
            discord.SelectOption(label=label[:100], value=value, default=value == question.chosen)
            for value, label in question.answers
        ],
    )
    return OptionSelect(table.id, mark_of(table.game), page, question.key, select)


def _buttons(table: Table, page: int, pages: int, texts: Texts) -> Sequence[OptionsButton]:
    turns = [(page - 1, "options-back"), (page + 1, "options-more")]
    return [
        OptionsButton(table.id, to, ui.Button(label=texts.say(key)))
        for to, key in turns
        if 0 <= to < pages
    ]
