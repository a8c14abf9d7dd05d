"""How a deal stands, as pictures tell it: the trick to show, who wins it, who does what."""

from dataclasses import dataclass

from bot.games.cards import Card, Seat, Suit
from bot.games.events import StockShown
from bot.games.trick import EMPTY, Trick
from bot.games.views import SeatView
from bot.texts import Texts
from rendering.phrases import phrase


@dataclass(frozen=True, slots=True)
class Standing:
    """The trick in the slots, the one before it, who wins it, and how far the deal is.

    The slots show the trick on the table, or the last one until the next one begins. `stock` are
    its cards if they were turned up and no trick was played yet.
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
        """Whether tricks are being played, or were."""
        return self.count > 0

    def task(self, texts: Texts) -> str:
        """What the seat whose turn it is has to do."""
        key = f"picture-doing-{self.phase}"
        return phrase(texts, key if texts.has(key) else "picture-doing")


def standing(view: SeatView) -> Standing:
    """How the deal of the view stands."""
    fresh = not view.trick.cards
    shown = (view.tricks[-1] if view.tricks else EMPTY) if fresh else view.trick
    older = view.tricks[:-1] if fresh else view.tricks
    began = bool(view.tricks or view.trick.cards) or view.phase == "play"
    return Standing(
        phase=view.phase,
        trick=shown,
        earlier=older[-1] if older else None,
        best=_best(view, shown),
        suit=_suit_led(view, shown),
        number=max(1, len(view.tricks) + (not fresh)),
        count=len(view.tricks) + max(view.cards_left) if began else 0,
        stock=() if began else _stock_shown(view),
    )


def _stock_shown(view: SeatView) -> tuple[Card, ...]:
    shown = (fact.cards for fact in view.facts if isinstance(fact, StockShown))
    return next(shown, ())


def _best(view: SeatView, trick: Trick) -> Seat | None:
    if trick.winner is not None or not trick.cards:
        return trick.winner
    return view.game.winning(view)


def _suit_led(view: SeatView, trick: Trick) -> Suit | None:
    follow = view.game.tables.follow
    return next((card.suit for card in trick.cards if follow[card.index]), None)
