"""Tarocco francese: call, slam and the play with its handfuls."""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.actions import Action, Call, OneOf, Play, ShowHandful, Slam
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardsCalled, Event, HandfulShown, SlamSpoken
from bot.games.francese import handful
from bot.games.francese.calls import calls
from bot.games.francese.cards import EXCUSE, TRUMPS
from bot.games.francese.contract import called, highest_bid, slam_spoken
from bot.games.game import Game
from bot.games.phases.play import TrickPlay


@dataclass(frozen=True)
class Calling:
    """The taker calls `count` cards, before the chien is shown (section 5).

    `rule` says what a taker with all kings may call.
    """

    key: ClassVar[str] = "call"
    game: Game
    count: int
    rule: str

    def actor(self, deal: Deal) -> Seat | None:
        """Return the taker, until the call is made."""
        return taker(deal) if self.count and not called(deal.facts) else None

    def ask(self, deal: Deal) -> OneOf:
        """Return every call that the taker's hand allows."""
        assert deal.to_act is not None
        return OneOf(tuple(map(Call, calls(deal.hands[deal.to_act], self.count, self.rule))))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Call the cards. Raises `IllegalAction` if the cards cannot be called."""
        if not isinstance(action, Call):
            raise IllegalAction(Why.WRONG_PHASE)
        if action.cards not in calls(deal.hands[seat], self.count, self.rule):
            raise IllegalAction(Why.NOT_TO_BE_CALLED)
        return [CardsCalled(seat, action.cards)]


@dataclass(frozen=True)
class SlamAnnouncement:
    """The taker says whether their side will win every trick (section 7)."""

    key: ClassVar[str] = "slam"
    game: Game

    def actor(self, deal: Deal) -> Seat | None:
        """Return the taker, until they have spoken."""
        return None if slam_spoken(deal.facts) else taker(deal)

    def ask(self, deal: Deal) -> OneOf:
        """Return the choice to announce it or not."""
        return OneOf((Slam(False), Slam(True)))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Announce the slam, or nothing."""
        if not isinstance(action, Slam):
            raise IllegalAction(Why.WRONG_PHASE)
        return [SlamSpoken(seat, action.announce)]


@dataclass(frozen=True)
class PlayWithHandfuls(TrickPlay):
    """The tricks; anybody may show a handful of these sizes before their first card (section 8)."""

    sizes: tuple[int, ...]

    def ask(self, deal: Deal) -> OneOf:
        """Return every card that may be played, after a ready-made handful of each size."""
        cards = self.cards_to_play(deal)
        assert deal.to_act is not None
        if not may_show(deal, deal.to_act):
            return cards
        shown = handful.ready_made(trumps_of(deal, deal.to_act), self.sizes)
        members = self.game.pack.members
        return OneOf((*(ShowHandful(members(one)) for one in shown), *cards.actions))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Play the card or show the handful. Raises `IllegalAction`."""
        if isinstance(action, Play):
            return super().decide(deal, seat, action)
        if not isinstance(action, ShowHandful) or not may_show(deal, seat):
            raise IllegalAction(Why.WRONG_PHASE)
        shown = as_set(action.cards)
        if shown.bit_count() != len(action.cards):
            raise IllegalAction(Why.CARD_TWICE)
        points = handful.points(shown, trumps_of(deal, seat), self.sizes)
        if points is None:
            raise IllegalAction(Why.NO_HANDFUL)
        return [HandfulShown(seat, self.game.pack.members(shown), points)]


def taker(deal: Deal) -> Seat | None:
    """Return who holds the highest bid, if anybody has bid."""
    top = highest_bid(deal.facts)
    return None if top is None else top[0]


def may_show(deal: Deal, seat: Seat) -> bool:
    """Return whether the seat has neither played nor shown a handful yet."""
    if deal.tricks:
        return False
    return not any(isinstance(fact, HandfulShown) and fact.seat == seat for fact in deal.facts)


def trumps_of(deal: Deal, seat: Seat) -> int:
    """Return the trumps and the Excuse of a seat, with the trumps it was forced to discard."""
    return (deal.hands[seat] | deal.discards[seat]) & (TRUMPS | EXCUSE.bit)
