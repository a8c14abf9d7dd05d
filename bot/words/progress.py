"""How far a deal is: the trick to show, who is winning it, who does what."""

from dataclasses import dataclass

from bot.games.cards import Card, Seat, Suit
from bot.games.events import StockShown
from bot.games.trick import EMPTY, Trick
from bot.games.view import SeatView
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class DealProgress:
    """The trick to show, the one before it, who is winning it, and how far the deal is.

    That is the trick on the table, or the last one until the next begins. `stock` holds
    the stock's cards if they were turned up and no trick has been played yet.
    """

    phase: str
    trick: Trick
    earlier: Trick | None
    best: Seat | None
    suit: Suit | None
    number: int
    count: int
    stock: tuple[Card, ...]

    @property
    def began(self) -> bool:
        """Whether tricks are being played or have been."""
        return self.count > 0

    def task(self, texts: Texts) -> str:
        """Return what the seat whose turn it is has to do now."""
        key = f"picture-doing-{self.phase}"
        return texts.say(key if texts.has(key) else "picture-doing")


def progress_of(view: SeatView) -> DealProgress:
    """Return how far the deal of the view is."""
    fresh = not view.trick.cards
    shown = (view.tricks[-1] if view.tricks else EMPTY) if fresh else view.trick
    older = view.tricks[:-1] if fresh else view.tricks
    began = bool(view.tricks or view.trick.cards) or view.phase == "play"
    return DealProgress(
        phase=view.phase,
        trick=shown,
        earlier=older[-1] if older else None,
        best=_best(view, shown),
        suit=_suit_led(view, shown),
        number=max(1, len(view.tricks) + (not fresh)),
        count=len(view.tricks) + max(view.cards_left) if began else 0,
        stock=() if began else _stock_shown(view),
    )


def news_of(view: SeatView, *, above: bool) -> Trick | None:
    """Return the last trick, unless it lies *above* the hand because nobody has led to the next
    one."""
    return None if above and not view.trick.cards else view.last_trick


def _stock_shown(view: SeatView) -> tuple[Card, ...]:
    shown = (fact.cards for fact in view.facts if isinstance(fact, StockShown))
    return next(shown, ())


def _best(view: SeatView, trick: Trick) -> Seat | None:
    if trick.winner is not None or not trick.cards:
        return trick.winner
    return view.winning


def _suit_led(view: SeatView, trick: Trick) -> Suit | None:
    follow = view.game.tables.follow
    return next((card.suit for card in trick.cards if follow[card.index]), None)
