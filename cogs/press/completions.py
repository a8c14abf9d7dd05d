"""What is offered while a person types an option of a command."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from discord.app_commands import Choice

from bot.games import catalogue
from bot.games.drawings import drawings
from bot.games.errors import BadOption
from bot.games.numbers import number
from bot.games.options import OptionValue, text_of
from bot.ratings.units import KINDS
from bot.texts import Texts, languages, texts_for
from cogs.layouts.ratings import kind_name
from cogs.layouts.settings.table import round_numbers
from data.finished.period_totals import ALL_KINDS

MOST = 25
"""The most completions that Discord shows."""
USUAL_PLAYERS = 4
"""Where a game has several ratings, that with so many players is meant."""
LONGEST = 100
"""The most characters in a completion."""


def game_meant(typed: str) -> str:
    """Return the key of the game that was typed by its key, its name, or an item of a list.

    The name may be that of any language, as others call the game. Anything else is returned as it
    is.
    """
    wanted = typed.partition(" · ")[0].strip().casefold()
    return next((key for key in catalogue.GAMES if wanted in _names(key)), typed)


def _names(key: str) -> frozenset[str]:
    names = (texts_for(language).say(f"game-{key}") for language in languages())
    return frozenset({key, *(name.casefold() for name in names)})


def game_asked(typed: str) -> str:
    """Return the key of the game that was typed, empty if none was. Raises `UnknownGame`."""
    key = game_meant(typed)
    return catalogue.find(key).key if key else ""


def game_choices(typed: str, texts: Texts) -> list[Choice[str]]:
    """Return the games whose name or key contains what was typed."""
    return matching(typed, ((texts.say(f"game-{key}"), key) for key in catalogue.GAMES))


def kind_meant(typed: str) -> int:
    """Return the number of the rating that was typed by its number or by its game, or `ALL_KINDS`.

    Raises `UnknownGame`.
    """
    if not typed or typed == str(ALL_KINDS):
        return ALL_KINDS
    kind = number(typed, len(KINDS))
    if kind is not None:
        return kind
    key = game_asked(typed)
    found = [kind for kind, (game, _) in enumerate(KINDS, start=1) if game == key]
    usual = [kind for kind in found if KINDS[kind - 1][1] == USUAL_PLAYERS]
    return (usual or found)[0]


def kind_choices(typed: str, texts: Texts) -> list[Choice[str]]:
    """Return all games together, then each kind of rating whose name contains what was typed."""
    kinds = range(ALL_KINDS, len(KINDS) + 1)
    return matching(typed, ((kind_name(kind, texts), str(kind)) for kind in kinds))


def games_to_play(typed: str, usual: str, texts: Texts) -> list[Choice[str]]:
    """Return the same games, the *usual* one first, each with its numbers of players and a hint."""
    games = sorted(catalogue.GAMES.items(), key=lambda item: item[0] != usual)
    named = ((_hinted(key, game.numbers, texts), key) for key, game in games)
    return matching(typed, named)


def pack_choices(key: str, typed: str, texts: Texts) -> list[Choice[str]]:
    """Return the packs for a game whose name or key contains what was typed, its own first."""
    game = catalogue.GAMES.get(key)
    packs = drawings(game.pack.art) if game is not None else ()
    return matching(typed, ((texts.say(f"pack-{pack}"), pack) for pack in packs))


def number_choices(key: str, typed: str) -> list[Choice[int]]:
    """Return the numbers of players the game allows that continue what was typed."""
    game = catalogue.GAMES.get(key)
    numbers = sorted(game.numbers) if game is not None else []
    fits = [number for number in numbers if str(number).startswith(typed.strip())]
    return [Choice(name=str(number), value=number) for number in fits]


def option_choices(key: str, typed: str) -> list[Choice[str]]:
    """Return valid option texts that continue what was typed."""
    if key not in catalogue.GAMES:
        return []
    kind = catalogue.GAMES[key].options_type
    *whole, last = typed.split(" ") if typed else [""]
    begun = " ".join(part for part in whole if part)
    if not _is_valid(kind, begun):
        return []
    taken = {part.partition("=")[0] for part in whole}
    presets = [name for name in [*kind.presets][1:] if last in name and not taken]
    found = presets + [
        f"{begun} {name}={text_of(value)}".strip()
        for name, values in kind.choices().items()
        for value in _worth_offering(values, last.removeprefix(f"{name}="))
        if name not in taken and last in f"{name}={text_of(value)}"
    ]
    return [Choice(name=text, value=text) for text in found if len(text) <= LONGEST][:MOST]


def matching(typed: str, named: Iterable[tuple[str, str]]) -> list[Choice[str]]:
    """Return, of what has this name and key, that of which either contains what was typed."""
    found = [(name, key) for name, key in named if typed.lower() in f"{name} {key}".lower()]
    return [Choice(name=name, value=key) for name, key in found][:MOST]


def _hinted(key: str, numbers: Collection[int], texts: Texts) -> str:
    players = "–".join(map(str, sorted({min(numbers), max(numbers)})))
    game, hint = texts.say(f"game-{key}"), texts.say(f"game-{key}-hint")
    return texts.say("game-hinted", game=game, players=players, hint=hint)


def _worth_offering(values: Sequence[OptionValue], typed: str) -> Sequence[OptionValue]:
    # All but the default; of many numbers only the round ones and the one that was typed.
    if not isinstance(values, range):
        return values[1:]
    offered = round_numbers(values)
    meant = number(typed)
    own = [] if meant is None or meant not in values else [meant]
    return [*own, *(value for value in offered if value not in own)]


def _is_valid(kind: Any, text: str) -> bool:
    try:
        kind.parse(text)
    except BadOption:
        return False
    return True
