"""What was lost in each trick of a deal, as far as it is certain."""

from enum import Enum, auto

from bot.ratings.units import scale_of
from bot.tables.thinking.reviews import Review


class Grade(Enum):
    """How a trick was played: without a choice, without a certain loss, with a small or a big one.

    A loss is big from one unit of the rating on.
    """

    FORCED = auto()
    FINE = auto()
    SLIP = auto()
    BLUNDER = auto()


def grades(review: Review) -> tuple[Grade, ...]:
    """Return how each trick of a deal was played, in their order."""
    unit = scale_of(review.end.game).unit
    lost = {moment.trick: moment.cost for moment in review.moments}

    def grade(trick: int) -> Grade:
        if trick not in review.chosen:
            return Grade.FORCED
        if trick not in lost:
            return Grade.FINE
        return Grade.SLIP if lost[trick] < unit else Grade.BLUNDER

    return tuple(map(grade, range(1, len(review.end.tricks) + 1)))
