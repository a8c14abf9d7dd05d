"""The pages of a game's rules as `/tarocchi rules` shows them, in plain text."""

import re

from bot.games.game import Game
from bot.texts import texts_for
from bot.words.wording import letters_of
from cogs.rules.commands import PICTURED
from cogs.rules.layout import page_text, topics_of
from rendering.pictures.pages.order import order_in_words

MARKS = re.compile(r"\*\*?|`")
"""What Discord does not show of a text, but takes for how to show it."""


def pages(kind: type[Game], language: str) -> str:
    """All pages one after the other, each with its title; a picture by its words."""
    texts, shown = texts_for(language), []
    for topic in topics_of(kind, texts):
        game, about = texts.say(f"game-{kind.key}"), texts.say(f"topic-{topic}")
        title = texts.say("rules-title", game=game, topic=about).removeprefix("## ")
        text = page_text(kind, texts, letters_of(texts), topic)
        shown += [title, "=" * len(title), plain(text)]
        if topic == PICTURED:
            shown.append(f"[{order_in_words(kind(), texts)}]")
        shown.append("")
    return "\n".join(shown)


def plain(text: str) -> str:
    """A text without the marks for bold, slanted and typed words."""
    return MARKS.sub("", text)
