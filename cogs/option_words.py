"""The options of a game in words, and which of their values are worth offering."""

from collections.abc import Sequence

from bot.games.game import Game
from bot.games.options import OptionValue, text_of
from bot.texts import Texts
from cogs.labels import named
from cogs.rows import MOST_OPTIONS


def option_name(name: str, texts: Texts) -> str:
    """What an option is called."""
    return named(texts, f"rule-{name}", name)


def value_name(name: str, value: OptionValue, texts: Texts) -> str:
    """What a value of an option is called."""
    text = text_of(value)
    key = text.replace("/", "-")
    return named(texts, f"rule-{name}-{key}", named(texts, f"rule-value-{key}", text))


def preset_name(preset: str, texts: Texts) -> str:
    """What a way of playing is called."""
    return named(texts, f"preset-{preset}", preset)


def rules_in_words(game: Game, texts: Texts) -> str:
    """All that differs from the usual rules; a preset stands for the options it sets."""
    options, parts = game.options, []
    changed = options.changed()
    preset = options.preset
    if preset is not None and any(name in changed for name in options.presets[preset]):
        parts.append(preset_name(preset, texts))
        changed = {n: v for n, v in changed.items() if n not in options.presets[preset]}
    parts += [
        texts.say("rule", name=option_name(name, texts), value=value_name(name, value, texts))
        for name, value in changed.items()
    ]
    return " · ".join(parts) or texts.say("lobby-usual")


def round_numbers(values: range) -> Sequence[int]:
    """All of these numbers, or the round ones among them if they are too many for a select."""
    if len(values) <= MOST_OPTIONS:
        return values
    unit = 10 ** (len(str(len(values))) - 2)
    return [value for value in values if value % unit == 0]


def worth_offering(values: Sequence[OptionValue], chosen: OptionValue) -> list[OptionValue]:
    """The values for a select: of many numbers the round ones and the chosen one."""
    if not isinstance(values, range):
        return list(values)
    return sorted({*round_numbers(values), chosen}, key=int)
