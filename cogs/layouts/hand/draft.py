"""What a person has chosen in a form so far, kept in the form's ids and never in memory."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.games.actions import Action
from bot.games.cards import Card, CardSet
from bot.games.view import SeatView
from cogs.layouts.hand.ids import (
    ChooseSaying,
    ChooseSayingOf,
    DeclareMelds,
    DoWithSlam,
    HandVersion,
    PickDiscard,
)


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
    slam: bool = False
    """Whether a slam is announced with the bid or the call."""
    ahead: Action | None = None
    """What was chosen ahead; the table keeps it, as it is done without another press."""
    undo: bool = False
    """Whether the card just played may be taken back; the table knows."""
    back: bool = False
    """Whether whoever plays alone can go back to before what they did last; the table knows."""
    hints: bool = False
    """Whether a hint can be asked for now; the table knows."""
    hint: str = ""
    """The hint that was asked for, or that it is being looked for."""
    opened: str = ""
    """The page that is open inside the hand."""


NOTHING = Draft()
"""Nothing has been chosen yet."""


FOLDED = ("", "none")
"""What is open in a hand when nothing is."""


def is_empty(draft: Draft) -> bool:
    """Return whether nothing is chosen, and nothing open that is being read."""
    return draft.opened in FOLDED and replace(draft, opened="") == NOTHING


def draft_in(found: Iterable[str]) -> Draft:
    """Return the choice that a hand with these ids shows, but for the cards to call."""
    draft = NOTHING
    for text in found:
        if pick := PickDiscard.parse(text):
            draft = replace(draft, cards=pick.chosen)
        elif likely := ChooseSaying.parse(text):
            draft = replace(draft, says=likely.says)
        elif page := ChooseSayingOf.parse(text):
            draft = replace(draft, says=page.says, page=page.page, talking=True)
        elif action := DoWithSlam.parse(text):
            draft = replace(draft, slam=action.slam == "yes")
        elif declare := DeclareMelds.parse(text):
            draft = replace(draft, melds=declare.melds, built=declare.built)
    return draft


def is_current(view: SeatView, moment: HandVersion) -> bool:
    """Return whether a form made for this moment is still current."""
    return (view.number, view.step) == moment[1:]
