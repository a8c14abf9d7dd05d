"""The form for the rules of a table: a few questions per page, the most important first."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.games.drawings import drawings
from bot.games.errors import BadCard
from bot.games.game import Game
from bot.games.numbers import number
from bot.games.options import OptionValue, text_of
from bot.tables.rated import LEAST_PEOPLE, why_unrated
from bot.tables.setup import CLOCKS, Setup
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.options import option_name, preset_name, rules_in_words, value_name
from cogs.layouts import ids
from cogs.layouts.codec import base36
from cogs.layouts.parts import (
    ACCENT,
    LONGEST_OPTION,
    MOST_OPTIONS,
    Button,
    Item,
    Select,
    Text,
    boxed,
    button,
    row,
    select,
)

PRESET, PLAYERS, PACK, CLOCK = ".preset", ".players", ".pack", ".clock"
UNDO, HINTS, RATED = ".undo", ".hints", ".rated"
"""Questions other than options; the dot keeps them apart, as no option's name has one."""

YES_OR_NO = ("yes", "no")

ON_A_PAGE = 4
"""Questions on a page; with the buttons they make five rows."""

SEPARATE = 3
"""The most options on the first page."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to choose: its title and its answers, each a value with its label.

    One that is settled by other answers is shown, but cannot be answered.
    """

    key: str
    title: str
    answers: tuple[tuple[str, str], ...]
    chosen: str | None
    settled: bool = False


def options_form(
    table: Table, texts: Texts, page: int = 0, note: str = "", *, hints: bool = False
) -> ui.LayoutView:
    """A page of the form with the current rules; a number beyond the last page gives that one.

    *hints* says whether the host has them on offer.
    """
    pages = _pages(table, texts, hints or table.setup.hints)
    page = min(page, len(pages) - 1)
    head = [texts.say("options-title", game=texts.say(f"game-{table.game.key}"))]
    head.append(texts.say("lobby-options", options=rules_in_words(table.game, texts)))
    items: list[Item] = [Text("\n".join([*head, note] if note else head))]
    for question in pages[page]:
        items.append(Text(f"**{question.title}**"))
        items.append(row([_select(table, page, question)]))
    buttons = _buttons(table, page, len(pages), texts)
    return boxed(ACCENT, *items, *([row(buttons)] if buttons else []))


def mark_of(game: Game) -> str:
    """A short mark of the rules that a form shows, different for different rules."""
    return base36(zlib.crc32(f"{game.players} {game.options}".encode()))


def chosen_setup(setup: Setup, key: str, value: str) -> Setup:
    """The setup with this answer to a question.

    Raises `BadOption`, `WrongNumberOfPlayers`, or `BadCard` for an unknown answer.
    """
    if key == PACK:
        return setup.shown_with(value)
    if key == CLOCK:
        return setup.timed_by(value)
    if key == UNDO:
        return replace(setup, undo=_truth(value))
    if key == HINTS:
        return replace(setup, hints=_truth(value))
    if key == RATED:
        return replace(setup, rated=_truth(value))
    return replace(setup, game=_chosen_game(setup.game, key, value))


def _truth(value: str) -> bool:
    if value not in YES_OR_NO:
        raise BadCard(value)
    return value == "yes"


def _chosen_game(game: Game, key: str, value: str) -> Game:
    options, players = game.options, game.players
    if key == PRESET:
        if value not in options.presets:
            raise BadCard(value)
        options = options.but(options.presets[value])
    elif key == PLAYERS:
        meant = number(value)
        if meant is None:
            raise BadCard(value)
        players = meant
    else:
        options = options.but_for(key, value)
    return type(game)(options, players)


def _pages(table: Table, texts: Texts, hints: bool) -> list[list[Question]]:
    head = [*_preset(table.game, texts), *_players(table, texts)]
    options = [_option(table.game, name, texts) for name in table.game.options.names()]
    first = min(ON_A_PAGE - len(head), SEPARATE, len(table.game.options.first) or SEPARATE)
    # Beside the first options there may be room for the pack; what is no rule comes next.
    opening = [*head, *options[:first], *_pack(table, texts)]
    later = [*opening[ON_A_PAGE:], *options[first:]]
    questions = [*opening[:ON_A_PAGE], *_arrangements(table, texts, hints), *later]
    return [questions[at : at + ON_A_PAGE] for at in range(0, len(questions), ON_A_PAGE)]


def _arrangements(table: Table, texts: Texts, hints: bool) -> list[Question]:
    allowed = [_hints(table, texts)] if hints else []
    return [_clock(table, texts), _undo(table, texts), *allowed, _rated(table, texts)]


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


def _clock(table: Table, texts: Texts) -> Question:
    answers = tuple((clock, texts.say(f"clock-{clock}")) for clock in CLOCKS)
    return Question(CLOCK, texts.say("options-clock"), answers, table.setup.clock)


def _undo(table: Table, texts: Texts) -> Question:
    answers = tuple((answer, texts.say(f"undo-{answer}")) for answer in YES_OR_NO)
    return Question(UNDO, texts.say("options-undo"), answers, YES_OR_NO[not table.setup.undo])


def _hints(table: Table, texts: Texts) -> Question:
    answers = tuple((answer, texts.say(f"hints-{answer}")) for answer in YES_OR_NO)
    return Question(HINTS, texts.say("options-hints"), answers, YES_OR_NO[not table.setup.hints])


def _rated(table: Table, texts: Texts) -> Question:
    answers = tuple((answer, texts.say(f"rated-{answer}")) for answer in YES_OR_NO)
    settled = why_unrated(replace(table.setup, rated=True), LEAST_PEOPLE) is not None
    chosen = YES_OR_NO[settled or not table.setup.rated]
    return Question(RATED, texts.say("options-rated"), answers, chosen, settled)


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


def _select(table: Table, page: int, question: Question) -> Select:
    options = [
        discord.SelectOption(
            label=label[:LONGEST_OPTION], value=value, default=value == question.chosen
        )
        for value, label in question.answers
    ]
    wish = ids.AnswerOption(table.id, mark_of(table.game), page, question.key)
    made = select(wish, options, question.title)
    made.disabled = question.settled
    return made


def _buttons(table: Table, page: int, pages: int, texts: Texts) -> Sequence[Button]:
    turns = [(page - 1, "options-back"), (page + 1, "options-more")]
    return [
        button(ids.TurnOptions(table.id, to), texts.say(key))
        for to, key in turns
        if 0 <= to < pages
    ]


def worth_offering(values: Sequence[OptionValue], chosen: OptionValue) -> list[OptionValue]:
    """The values for a select; of many numbers only the round ones and the chosen one."""
    if not isinstance(values, range):
        return list(values)
    return sorted({*round_numbers(values), chosen}, key=int)


def round_numbers(values: range) -> Sequence[int]:
    """All of these numbers, or the round ones among them if they are too many for a select."""
    if len(values) <= MOST_OPTIONS:
        return values
    unit = 10 ** (len(str(len(values))) - 2)
    return [value for value in values if value % unit == 0]
