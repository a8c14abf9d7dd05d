"""The ids of what can be asked of the search."""

from cogs.layouts.ids import HandId, ReplayId


class ReviewDeal(ReplayId):
    """Ask what your own cards cost in this deal."""

    word = "review"


class AskHint(HandId):
    """Ask which card is best now."""

    word = "hint"
