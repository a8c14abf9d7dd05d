"""What is new by a match, in a line below its result."""

from collections.abc import Sequence

from bot.tables.table import Table
from bot.texts import Texts
from bot.words.lists import listed
from cogs.layouts.parts import name_of
from cogs.layouts.periods import season_name
from cogs.layouts.ratings import kind_name
from data.evenings.news import News


def news_lines(table: Table, news: Sequence[News], texts: Texts) -> list[str]:
    """Return all that is new, in a line; none if nothing is."""
    told = " · ".join(_told(table, each, texts) for each in news)
    return [texts.say("news-line", news=told)] if told else []


def _told(table: Table, news: News, texts: Texts) -> str:
    called = {each.user_id: name_of(each, texts) for each in table.seating.humans()}
    return texts.say(
        f"news-{news.sort or news.what}" if news.was is None else "news-better",
        names=listed((called[user] for user in news.users), texts),
        game=kind_name(news.kind, texts),
        value=news.value,
        was=news.was or 0,
        season="" if news.season is None else season_name(news.season, texts),
    )
