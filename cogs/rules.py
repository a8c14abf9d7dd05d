"""The rules of a game as short pages."""

from typing import Any

from discord import ui

from bot.games.game import Game
from bot.texts import Texts
from cogs.hand_layout import FELT

TOPICS = ("deck", "deal", "play", "scoring", "options")


def rules_pages(game: type[Game] | Game, texts: Texts) -> ui.LayoutView:
    """All pages of the game's rules, one below the other."""
    box: ui.Container[Any] = ui.Container(accent_colour=FELT)
    for topic in TOPICS:
        title = texts.say(
            "rules-title", game=texts.say(f"game-{game.key}"), topic=texts.say(f"topic-{topic}")
        )
        box.add_item(ui.TextDisplay(f"{title}\n{texts.say(f'rules-{game.key}-{topic}')}"))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(box)
    return layout
