"""What a computer did for a person who was away."""

from bot.games.cards import Card
from bot.games.view import SeatView
from bot.words.labels import briefly
from bot.words.wording import Wording
from data.seats import Sitter

FEW = 3
"""Up to this many cards are named in words."""


def missed_line(view: SeatView, sitter: Sitter, wording: Wording) -> str:
    """Which cards a computer has played for the person, in this deal; empty if it did nothing."""
    done = view.step - _step(view, sitter)
    if not sitter.was_away or done < 1:
        return ""
    cards = _played(view)[-done:]
    if not cards:
        return wording.say("hand-missed-more")
    few = len(cards) <= FEW
    names = ", ".join(map(wording.name, cards)) if few else briefly(cards, wording)
    return wording.say("hand-missed", count=len(cards), cards=names)


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
