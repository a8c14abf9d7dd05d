"""What can be asked of the search: the ids, and the button for a hint."""

from bot.words.wording import Wording
from cogs.layouts.ids import HandId, HandVersion, ReplayId
from cogs.layouts.parts import Button, button

HINT = "💡"


class ReviewDeal(ReplayId):
    """Ask what your own cards cost in this deal."""

    word = "review"


class AskHint(HandId):
    """Ask what is best now."""

    word = "hint"


def hint_button(moment: HandVersion, wording: Wording, *, is_asked: bool) -> Button:
    """Return the button for it. It stays in its place: a second press would hit another button
    there."""
    return button(AskHint(*moment), wording.say("button-hint"), emoji=HINT, disabled=is_asked)
