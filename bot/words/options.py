"""The options of a game, in words."""

from collections.abc import Mapping, Sequence
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


def options_in_words(kind: type[Options], texts: Texts) -> list[str]:
    """Return a line for each option: what it and its values are called, and how each is typed.

    The default is the first of the values. Presets that set several options tell what they change.
    """
    presets, usual, choices = kind.presets, kind.usual({}), kind.choices()
    found = [_choice("preset", "", [*presets], texts)] if presets else []
    for preset, chosen in presets.items():
        options = asdict(kind.of(chosen))
        changed = {name: options[name] for name in kind.names() if options[name] != usual[name]}
        if changed:
            rules = " · ".join(_rules(changed, texts))
            found.append(texts.say("rule", name=f"**{preset_name(preset, texts)}**", value=rules))
    for name in kind.names():
        values = choices[name]
        shown = [usual[name], values] if isinstance(values, range) else [*values]
        found.append(_choice(name, f" `{name}`", shown, texts))
    return found


def example_of(kind: type[Options]) -> str:
    """Return what somebody might type who wants other options than the usual ones."""
    name = kind.names()[0]
    values = kind.choices()[name]
    other = values[len(values) // 3] if isinstance(values, range) else values[1]
    return " ".join([*list(kind.presets)[1:2], f"{name}={text_of(other)}"])


def _choice(name: str, typed: str, values: Sequence[OptionValue | range], texts: Texts) -> str:
    called = f"**{option_name(name, texts)}**{typed}"
    shown = " · ".join(_typed(name, value, texts) for value in values)
    return texts.say("rule", name=called, value=shown)


def _typed(name: str, value: OptionValue | range, texts: Texts) -> str:
    if isinstance(value, range):
        return f"`{value[0]}`–`{value[-1]}`"
    called, typed = value_name(name, value, texts), text_of(value)
    return f"`{typed}`" if called == typed else f"{called} `{typed}`"


def _rules(values: Mapping[str, OptionValue], texts: Texts) -> list[str]:
    return [
        texts.say("rule", name=option_name(name, texts), value=value_name(name, value, texts))
        for name, value in values.items()
    ]


def rules_in_words(game: Rules, texts: Texts) -> str:
    """Return everything that differs from the usual rules; a preset replaces the options it
    sets."""
    options, parts = game.options, []
    changed = options.changed()
    preset = options.preset
    if preset is not None and any(name in changed for name in options.presets[preset]):
        parts.append(preset_name(preset, texts))
        changed = {n: v for n, v in changed.items() if n not in options.presets[preset]}
    parts += _rules(changed, texts)
    return " · ".join(parts) or texts.say("lobby-usual")
