"""A page of a game's rules, with a select for the others."""

from discord import SelectOption, ui

from bot.games.actions import MeldsFrom
from bot.games.game import Game
from bot.games.view import SeatView
from bot.texts import Texts
from cogs.layouts import ids
from cogs.layouts.parts import FELT, Row, Text, boxed, gallery, row, select
from rendering.canvas.picture import Picture

TOPICS = ("deck", "deal", "play", "scoring", "options")
EXPLAINED = {"play": "play", "compensate": "play", "call-out": "options"}
"""The page that explains a phase; other phases are explained on the page of the deal."""
PICTURE = "order.png"


def topics_of(game: type[Game] | Game, texts: Texts) -> tuple[str, ...]:
    """The topics that the game has a page for."""
    return tuple(topic for topic in TOPICS if texts.has(f"rules-{game.key}-{topic}"))


def topic_of(view: SeatView) -> str:
    """The topic whose page explains the current question, or else this part of the deal."""
    declares = isinstance(view.ask, MeldsFrom) and view.phase == "play"
    return "deal" if declares else EXPLAINED.get(view.phase, "deal")


def rules_page(
    game: type[Game] | Game, texts: Texts, topic: str, picture: Picture | None
) -> ui.LayoutView:
    """One page of the rules with its picture, if it has one, and a select for the others."""
    title = texts.say(
        "rules-title", game=texts.say(f"game-{game.key}"), topic=texts.say(f"topic-{topic}")
    )
    text = Text(f"{title}\n{texts.say(f'rules-{game.key}-{topic}')}")
    pictures = [] if picture is None else [gallery(picture.alt, PICTURE)]
    return boxed(FELT, text, *pictures, _topics(game, texts, topic))


def _topics(game: type[Game] | Game, texts: Texts, shown: str) -> Row:
    options = [
        SelectOption(
            label=texts.say(f"topic-{topic}").capitalize(), value=topic, default=topic == shown
        )
        for topic in topics_of(game, texts)
    ]
    return row([select(ids.ChooseTopic(game.key), options)])
