"""What can be chosen for a table: the rules of its game, and how it is played and shown."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.drawings import drawings
from bot.games.errors import BadCard
from bot.games.game import Game
from bot.games.numbers import number
from bot.games.options import Options, OptionValue, text_of
from bot.tables.setup import CLOCKS, Setup
from bot.texts import Texts
from bot.words.options import option_name, preset_name, value_name
from cogs.layouts.parts import MOST_OPTIONS
from cogs.layouts.settings.form import QUESTIONS, pages
from cogs.layouts.settings.setting import NO, UNSET, YES, Setting, field

ON_OFF = (frozenset({YES, NO}), frozenset({"on", "off"}))
"""The values of options that are a mere yes or no."""


def clock_name(value: str, texts: Texts) -> str:
    """Return what a clock is called."""
    return texts.say(f"clock-{value}")


def table_settings(setup: Setup, people: int, *, hints: bool) -> list[Setting[Setup]]:
    """Return all that can be chosen for a table at which so many people sit.

    *hints* says whether the host has them on offer. What is no rule of the game stands on the
    first page of the form, below the first rules.
    """
    hinted = (False, True) if hints or setup.hints else ()
    box = partial(field, text=_text, ticked=YES, group="boxes-table")
    head = [PRESET, _players(people)]
    arranged: list[Setting[Setup]] = [
        field("clock", CLOCKS, _text, clock_name),
        box("undo", (False, True)),
        box("hints", hinted),
        box("rated", (False, True)),
    ]
    options = options_of(setup.game)
    room = QUESTIONS - len(pages([*head, *arranged], setup)[0])
    return [*head, *options[:room], *arranged, PACK, *options[room:]]


def options_of(game: type[Game] | Game) -> list[Setting[Setup]]:
    """Return the options of a game, those that players talk about first."""
    choices = game.options_type.choices()
    return [_option(name, choices[name]) for name in game.options_type.names()]


def _option(key: str, choices: Sequence[OptionValue]) -> Setting[Setup]:
    def values(of: Setup) -> Sequence[str]:
        return [text_of(each) for each in worth_offering(choices, getattr(of.game.options, key))]

    def usual(of: Setup) -> str:
        options = of.game.options
        return text_of(options.usual(options.changed())[key])

    ticked = _ticked(choices)
    return Setting(
        key,
        title=partial(option_name, key),
        label=partial(value_name, key),
        values=values,
        chosen=lambda of: text_of(getattr(of.game.options, key)),
        # Options that were never chosen follow.
        choose=lambda of, value: _playing(of, of.game.options.but_for(key, value)),
        usual=usual,
        ticked=ticked,
        group="boxes-rules" if ticked else "",
    )


def _ticked(values: Sequence[OptionValue]) -> str:
    # The value that a tick stands for, if the option is a mere yes or no.
    found = [] if isinstance(values, range) else [text_of(value) for value in values]
    is_yes_or_no = frozenset(found) in ON_OFF
    return next(value for value in found if value in (YES, "on")) if is_yes_or_no else ""


def _playing(setup: Setup, options: Options) -> Setup:
    game = setup.game
    return replace(setup, game=type(game)(options, game.players))


def _playing_preset(setup: Setup, value: str) -> Setup:
    presets = setup.game.options.presets
    if value not in presets:
        raise BadCard(value)
    return _playing(setup, setup.game.options.but(presets[value]))


PRESET: Setting[Setup] = Setting(
    "preset",
    title=partial(option_name, "preset"),
    label=preset_name,
    values=lambda of: tuple(of.game.options.presets),
    chosen=lambda of: of.game.options.preset or UNSET,
    choose=_playing_preset,
)
"""The set of rules that has a name."""

PACK: Setting[Setup] = Setting(
    "pack",
    title=partial(option_name, "pack"),
    label=lambda value, texts: texts.say(f"settings-pack-{value}"),
    values=lambda of: drawings(of.game.pack.art),
    chosen=lambda of: of.drawing,
    choose=Setup.shown_with,
    usual=lambda of: of.game.pack.art,
)
"""The drawing in which everybody sees the cards."""


def _players(least: int) -> Setting[Setup]:
    def choose(of: Setup, value: str) -> Setup:
        players = number(value)
        if players is None:
            raise BadCard(value)
        return replace(of, game=type(of.game)(of.game.options, players))

    return Setting(
        "players",
        title=partial(option_name, "players"),
        label=lambda value, texts: texts.say("options-number", count=int(value)),
        values=lambda of: [str(each) for each in sorted(of.game.numbers) if each >= least],
        chosen=lambda of: str(of.game.players),
        choose=choose,
    )


def _text(key: str, tail: str = "") -> str:
    return f"options-{key}-{tail}" if tail else f"options-{key}"


def worth_offering(values: Sequence[OptionValue], chosen: OptionValue) -> list[OptionValue]:
    """Return the values for a select; of many numbers only the round ones and the chosen one."""
    if not isinstance(values, range):
        return list(values)
    return sorted({*round_numbers(values), chosen}, key=int)


def round_numbers(values: range) -> Sequence[int]:
    """Return all of these numbers, or the round ones among them if they are too many for a
    select."""
    if len(values) <= MOST_OPTIONS:
        return values
    unit = 10 ** (len(str(len(values))) - 2)
    return [value for value in values if value % unit == 0]
