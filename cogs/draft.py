"""What somebody has chosen in a form so far. It rides in the ids of the form, never in memory."""

from dataclasses import dataclass

from bot.games.cards import Card, CardSet
from bot.games.views import SeatView

Ids = tuple[int, int, int]
"""The table, the deal and the step of the seat that a form was made for."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A choice that was not sent yet.

    `cards` are those for the discard. `says` has a bit for each code of what goes with the next
    card, and `page` is the part of the codes that is offered. `melds` has a bit for each ready-made
    combination, None as long as nobody touched them, and `built` are those put together by hand.
    `called` are the first of the cards to call.
    """

    cards: CardSet = 0
    says: int = 0
    page: int = 0
    melds: int | None = None
    built: tuple[CardSet, ...] = ()
    called: tuple[Card, ...] = ()


NOTHING = Draft()
"""Nothing is chosen yet."""


def is_current(view: SeatView, ids: Ids) -> bool:
    """Whether a form with these ids asks what the seat is asked now."""
    return (view.number, view.step) == ids[1:]
