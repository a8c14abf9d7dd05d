"""A hint in words."""

from bot.tables.thinking.hints import Hint
from bot.words.labels import as_pressed
from bot.words.lists import listed
from bot.words.wording import Wording
from cogs.layouts.thinking.review import cost_in_words


def hint_line(hint: Hint, wording: Wording) -> str:
    """Which cards are best, and how far behind the next one is."""
    if hint.next is None:
        return wording.say("hint-all")
    best = list(dict.fromkeys(as_pressed(card, wording) for card in hint.best))
    return wording.say(
        "hint",
        count=len(best),
        cards=listed(best, wording.texts),
        next=as_pressed(hint.next, wording),
        cost=cost_in_words(hint.ahead, wording.texts),
        points=round(10 * hint.ahead) // 10,
    )
