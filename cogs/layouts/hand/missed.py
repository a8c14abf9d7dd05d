"""What was done for a person who was away, or whose hand could not show it."""

from collections.abc import Sequence

from bot.games.cards import Card
from bot.games.view import SeatView
from bot.words.labels import briefly
from bot.words.lists import listed
from bot.words.wording import Wording
from data.seats import Sitter

FEW = 3
"""Up to this many cards are named in words."""


def missed_line(view: SeatView, sitter: Sitter, wording: Wording) -> str:
    """Return which cards a computer has played for the person, in this deal; empty if it did
    nothing."""
    done = view.acts - _step(view, sitter)
    if not sitter.was_away or done < 1:
        return ""
    return _told(_played(view)[-done:], "hand-missed", wording) or wording.say("hand-missed-more")


def unseen_line(view: SeatView, seen: int, wording: Wording) -> str:
    """Return which cards were played since the step of this deal that the person has *seen*.

    Empty once any card was taken back: steps do not count what was done any more.
    """
    done = 0 if view.taken_back else view.step - seen
    return _told(_played(view)[-done:] if done > 0 else [], "hand-unseen", wording)


def _told(cards: Sequence[Card], key: str, wording: Wording) -> str:
    if not cards:
        return ""
    few = len(cards) <= FEW
    names = listed(map(wording.name, cards), wording.texts) if few else briefly(cards, wording)
    return wording.say(key, count=len(cards), cards=names)


def _step(view: SeatView, sitter: Sitter) -> int:
    # What the seat had done in this deal when a computer took over.
    deal, step = sitter.away_at or (0, 0)
    return step if deal == view.number else 0


def _played(view: SeatView) -> list[Card]:
    return [
        card
        for trick in (*view.tricks, view.trick)
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if seat == view.seat
    ]
