"""The options of a game, in words."""

from dataclasses import asdict
from functools import cache

from bot.games.options import Options, OptionValue, text_of
from bot.games.rules import Rules
from bot.texts import Texts
from bot.words.labels import named


def option_name(name: str, texts: Texts) -> str:
    """Return what an option of a game, or something else that is chosen for a table, is called."""
    return named(texts, f"rule-{name}", named(texts, f"options-{name}", name))


def value_name(name: str, value: OptionValue, texts: Texts) -> str:
    """Return what a value of an option is called."""
    text = text_of(value)
    key = text.replace("/", "-")
    return named(
        texts,
        f"rule-{name}-{key}",
        named(texts, f"rule-value-{key}", named(texts, f"{name}-{key}", text)),
    )


def preset_name(preset: str, texts: Texts) -> str:
    """Return what a preset is called."""
    return named(texts, f"preset-{preset}", preset)


def rule_arguments(game: type[Rules] | Rules) -> dict[str, str | int]:
    """Return what the pages of the rules are filled in with: each option, and how many play.

    A game without a table has the usual options; `players` is 0 if it is for several numbers. A
    value that begins with a digit has an *n* before it, as texts need.
    """
    rules = game() if isinstance(game, type) else game
    open_number = isinstance(game, type) and len(game.numbers) > 1
    players = 0 if open_number else rules.players
    return {**_arguments(rules.options), "players": players}


@cache
def _arguments(options: Options) -> dict[str, str | int]:
    return {name: _argument(value) for name, value in asdict(options).items()}


def _argument(value: OptionValue) -> str | int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    text = text_of(value).replace("/", "-")
    return f"n{text}" if text[0].isdecimal() else text


def rules_in_words(game: Rules, texts: Texts) -> str:
    """Return everything that differs from the usual rules; a preset replaces the options it
    sets."""
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
