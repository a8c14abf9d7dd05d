"""The rules of a game as short pages, one at a time, with a select for the others."""

import re
from typing import Any, Self

from discord import File, SelectOption, ui

from bot.games import catalogue
from bot.games.actions import MeldsFrom
from bot.games.game import Game
from bot.games.views import SeatView
from bot.texts import Texts
from cogs.hand_layout import FELT
from cogs.pictures import file_of, gallery, may_attach
from cogs.replies import guarded
from cogs.rows import row
from cogs.services import Press, ServingBot, reader_texts, services
from rendering.order import draw_order
from rendering.picture import Picture

TOPICS = ("deck", "deal", "play", "scoring", "options")
EXPLAINED = {"play": "play", "compensate": "play", "call-out": "options"}
"""The page that explains a phase; the others are explained with the deal."""
PICTURED = "deck"
"""The page with a picture of all cards."""
PICTURE = "order.png"


def topics_of(game: type[Game] | Game, texts: Texts) -> tuple[str, ...]:
    """The topics that the game has a page for."""
    return tuple(topic for topic in TOPICS if texts.has(f"rules-{game.key}-{topic}"))


def topic_of(view: SeatView) -> str:
    """The topic whose page explains what is asked now, or the part of the deal."""
    declares = isinstance(view.ask, MeldsFrom) and view.phase == "play"
    return "deal" if declares else EXPLAINED.get(view.phase, "deal")


async def show_rules(press: Press, game: type[Game] | Game, topic: str = TOPICS[0]) -> None:
    """Shows a page of the game's rules, which must have it, to the person alone."""
    layout, files = await _page(press, game, topic)
    await press.response.send_message(view=layout, files=files, ephemeral=True)


def rules_page(
    game: type[Game] | Game, texts: Texts, topic: str, picture: Picture | None
) -> ui.LayoutView:
    """One page of the rules with its picture, if it has one, and a select for the others."""
    title = texts.say(
        "rules-title", game=texts.say(f"game-{game.key}"), topic=texts.say(f"topic-{topic}")
    )
    box: ui.Container[Any] = ui.Container(accent_colour=FELT)
    box.add_item(ui.TextDisplay(f"{title}\n{texts.say(f'rules-{game.key}-{topic}')}"))
    if picture is not None:
        box.add_item(gallery(picture, PICTURE))
    box.add_item(row([_topic_select(game, texts, topic)]))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(box)
    return layout


class TopicSelect(ui.DynamicItem[ui.Select[Any]], template=r"topic:(?P<game>[a-z-]{1,40})"):
    """Turns to another page of a game's rules."""

    def __init__(self, game: str, select: ui.Select[Any]) -> None:
        select.custom_id = f"topic:{game}"
        super().__init__(select)
        self.game = game

    @classmethod
    async def from_custom_id(
        cls, press: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used."""
        assert isinstance(item, ui.Select)
        return cls(match["game"], item)

    async def callback(self, press: Press) -> None:
        """Shows the page."""
        await guarded(press, self._turn(press))

    async def _turn(self, press: Press) -> None:
        game, texts = catalogue.find(self.game), reader_texts(press)
        wanted = self.item.values[0]
        topic = wanted if wanted in topics_of(game, texts) else TOPICS[0]
        layout, files = await _page(press, game, topic)
        await press.response.edit_message(view=layout, attachments=files)


async def _page(
    press: Press, game: type[Game] | Game, topic: str
) -> tuple[ui.LayoutView, list[File]]:
    texts = reader_texts(press)
    if topic != PICTURED or not may_attach(press):
        return rules_page(game, texts, topic, None), []
    rules = game() if isinstance(game, type) else game
    picture = await services(press).artist.draw(draw_order, rules, texts)
    return rules_page(game, texts, topic, picture), [file_of(picture, PICTURE)]


def _topic_select(game: type[Game] | Game, texts: Texts, shown: str) -> TopicSelect:
    options = [
        SelectOption(
            label=texts.say(f"topic-{topic}").capitalize(), value=topic, default=topic == shown
        )
        for topic in topics_of(game, texts)
    ]
    return TopicSelect(game.key, ui.Select(options=options))


async def setup(bot: ServingBot) -> None:
    """Makes the select known."""
    bot.add_dynamic_items(TopicSelect)
