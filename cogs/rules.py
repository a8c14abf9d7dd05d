"""The rules of a game as short pages, one at a time, with a select for the others."""

import re
from typing import Any, Self

from discord import SelectOption, ui

from bot.games import catalogue
from bot.games.game import Game
from bot.texts import Texts
from cogs.hand_layout import FELT
from cogs.replies import guarded
from cogs.rows import row
from cogs.services import Press, ServingBot, reader_texts

TOPICS = ("deck", "deal", "play", "scoring", "options")
EXPLAINED = {"play": "play", "compensate": "play"}
"""The page that explains a phase; the others are explained with the deal."""


def topics_of(game: type[Game] | Game, texts: Texts) -> tuple[str, ...]:
    """The topics that the game has a page for."""
    return tuple(topic for topic in TOPICS if texts.has(f"rules-{game.key}-{topic}"))


def topic_of(phase: str) -> str:
    """The topic whose page explains a phase."""
    return EXPLAINED.get(phase, "deal")


def rules_page(game: type[Game] | Game, texts: Texts, topic: str = TOPICS[0]) -> ui.LayoutView:
    """One page of the game's rules, which must have it, and a select for the others."""
    title = texts.say(
        "rules-title", game=texts.say(f"game-{game.key}"), topic=texts.say(f"topic-{topic}")
    )
    box: ui.Container[Any] = ui.Container(accent_colour=FELT)
    box.add_item(ui.TextDisplay(f"{title}\n{texts.say(f'rules-{game.key}-{topic}')}"))
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
        await press.response.edit_message(view=rules_page(game, texts, topic))


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
