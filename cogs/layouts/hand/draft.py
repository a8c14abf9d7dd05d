"""What a person has chosen in a form so far, kept in the form's ids and never in memory."""

from dataclasses import dataclass

from bot.games.cards import Card, CardSet
from bot.games.view import SeatView
from cogs.layouts.ids import Moment


@dataclass(frozen=True, slots=True)
class Draft:
    """A choice that has not been sent yet."""

    cards: CardSet = 0
    """The cards to discard."""
    says: int = 0
    """What to say with the next card, one bit for each open code."""
    page: int = 0
    """The page of codes that was turned to last."""
    talking: bool = False
    """Whether what can be said is unfolded."""
    melds: int | None = None
    """The ready-made combinations, one bit each; None until the person has changed them."""
    built: tuple[CardSet, ...] = ()
    """The combinations built by hand."""
    called: tuple[Card, ...] = ()
    """The first of the cards to call."""
    ahead: Card | None = None
    """The card chosen ahead; the table keeps it, as it is played without another press."""


NOTHING = Draft()
"""Nothing has been chosen yet."""


def is_current(view: SeatView, moment: Moment) -> bool:
    """Whether a form made for this moment is still current."""
    return (view.number, view.step) == moment[1:]
