"""A hint in words."""

from bot.tables.thinking.hints import Hint
from bot.words.lists import listed
from bot.words.wording import Wording
from cogs.layouts.thinking.review import cost_in_words


def hint_line(hint: Hint, wording: Wording) -> str:
    """Which cards are best, and how far behind the next one is."""
    if hint.next is None:
        return wording.say("hint-all")
    return wording.say(
        "hint",
        count=len(hint.best),
        cards=listed(map(wording.name, hint.best), wording.texts),
        next=wording.name(hint.next),
        cost=cost_in_words(hint.ahead, wording.texts),
    )
