"""The ids of what can be asked of the search."""

from cogs.layouts.ids import HandId, ReplayId, TableWish


class ReviewDeal(ReplayId):
    """Ask what your own cards cost in this deal."""

    word = "review"


class ReviewMatch(TableWish):
    """Ask which of your own cards cost most in a match that is over."""

    tail = "review"


class AskHint(HandId):
    """Ask which card is best now."""

    word = "hint"
