"""What moderators choose for their server, and for each game there."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.games import catalogue
from bot.games.game import Game
from bot.tables.seating import LEVELS, USUAL_LEVEL
from bot.tables.setup import CLOCKS, Setup
from bot.texts import language_name, languages
from cogs.layouts.settings.setting import YES, Setting, field
from cogs.layouts.settings.table import PACK, PRESET, clock_name, options_of
from data.choices.servers import ServerChoices

MOST = range(1, 26)
"""At how many lobbies or matches a person may be allowed to be at once."""


def server_settings() -> Sequence[Setting[ServerChoices]]:
    """Return all settings of a server."""
    here = partial(field, text=_text)
    return [
        here("game", ("", *catalogue.GAMES), called=lambda key, texts: texts.say(f"game-{key}")),
        here("language", ("", *languages()), called=lambda each, _: language_name(each)),
        here("clock", CLOCKS, called=clock_name, unset=CLOCKS[0]),
        here(
            "level",
            LEVELS,
            called=lambda level, texts: texts.say(f"level-name-{level}"),
            unset=USUAL_LEVEL,
        ),
        here("computers", (False, True), ticked=YES, group="boxes-server"),
        here("news", (False, True), ticked=YES, group="boxes-server"),
        here("lobbies", MOST, called=lambda number, _: number),
        here("matches", MOST, called=lambda number, _: number),
        here("nights", ("everyone", "moderators")),
    ]


def game_settings(kind: type[Game]) -> Sequence[Setting[Setup]]:
    """Return what can be usual in a game."""
    return [PRESET, PACK, *options_of(kind)]


def usual_setup(choices: ServerChoices, kind: type[Game]) -> Setup:
    """Return how a game is played where nobody chooses anything else.

    Raises `BadOption` if what was chosen is not possible any more.
    """
    setup = Setup(kind(kind.options_type.parse(choices.options.get(kind.key, ""))))
    pack = choices.packs.get(kind.key)
    return setup.shown_with(pack) if pack else setup


def with_usual(choices: ServerChoices, setup: Setup) -> ServerChoices:
    """Return the choices with this setup usual in its game; what is so anyway is not kept."""
    game = setup.game
    pack = "" if setup.drawing == game.pack.art else setup.drawing
    return replace(
        choices,
        options=_with(choices.options, game.key, str(game.options)),
        packs=_with(choices.packs, game.key, pack),
    )


def _with(chosen: Mapping[str, str], game: str, now: str) -> dict[str, str]:
    others = {key: text for key, text in chosen.items() if key != game}
    return others | ({game: now} if now else {})


def _text(key: str, tail: str = "") -> str:
    return f"admin-{key}-{tail}" if tail else f"admin-{key}"
