"""The cards that a person chose in a deal that is over, each with what they saw before."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Card, Seat
from bot.games.events import Act, CardPlayed, DealBegan, Event, RestClaimed, TakenBack
from bot.games.fair import Fairness
from bot.games.match import Match
from bot.games.view import SeatView
from data.events import ActedBy


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card that its person chose."""

    seen: SeatView
    """What they saw when they had to play it."""

    card: Card

    step: int
    """After so many steps of the deal it was played, as a replay counts them."""

    chance: bytes
    """What is left to chance when it is looked at: the same each time."""


@dataclass(frozen=True, slots=True)
class OwnDeal:
    """A deal that is over, as everybody saw its end, and the own cards of one seat in it."""

    end: SeatView
    seat: Seat
    cards: tuple[OwnCard, ...]


LoggedEvents = Sequence[tuple[Event, ActedBy | None]]
"""Events of a deal, with the bounds of those before, and who chose each of them."""


def own_deal(before: Match, log: LoggedEvents, seat: Seat, fairness: Fairness) -> OwnDeal:
    """Return what the seat's person played in the newest deal of a log, which must be over.

    Left out is what a computer chose, what was taken back, and what was claimed.
    """
    now, own, is_own, steps = before, list[OwnCard](), True, 0
    for event, by in log:
        match event:
            case RestClaimed():
                is_own = False
            case TakenBack(seat=who) if who == seat:
                own.pop()
            case CardPlayed(seat=who, card=card) if (
                who == seat and is_own and by != ActedBy.COMPUTER
            ):
                seen = now.view(seat)
                chance = fairness.chance(seen.number, seen.step, seat)
                own.append(OwnCard(seen, card, steps, chance))
            case DealBegan():
                steps = 0
        steps += isinstance(event, Act)
        now = now.after([event])
    return OwnDeal(now.view(None), seat, tuple(own))
