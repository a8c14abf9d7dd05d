"""What can be chosen among the calls that somebody wishes."""

from cogs.layouts.codec import Id


class EndCallWish(Id):
    """Say to what you wish to be called no longer."""

    word = "calls:end"
