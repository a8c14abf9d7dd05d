"""The state of one deal, as a fold of its events. It knows every card: nothing shows it."""

from dataclasses import dataclass, field

from bot.games.cards import CardSet, Seat, as_set
from bot.games.events import (
    CardPlayed,
    CardsDiscarded,
    DealBegan,
    DealScored,
    Event,
    HandDealt,
    PhaseBegan,
    StockDealt,
    TrickTaken,
    TurnCame,
)
from bot.games.trick import EMPTY, Trick


@dataclass(frozen=True, kw_only=True)
class Deal:
    """One deal at any moment of it.

    `steps` counts what each seat has done so far, `tricks` are the complete ones, `trick` is the
    one on the table. Card sets are hidden from texts and logs.
    """

    number: int
    dealer: Seat
    hands: tuple[CardSet, ...] = field(repr=False)
    dealt: tuple[CardSet, ...] = field(repr=False)
    discards: tuple[CardSet, ...] = field(repr=False)
    stock: CardSet = field(default=0, repr=False)
    phase: str = ""
    to_act: Seat | None = None
    steps: tuple[int, ...] = ()
    trick: Trick = EMPTY
    tricks: tuple[Trick, ...] = ()
    score: DealScored | None = None

    @property
    def players(self) -> int:
        """How many people play."""
        return len(self.hands)


def begin(event: DealBegan, players: int) -> Deal:
    """The deal before any card was dealt."""
    nothing = (0,) * players
    return Deal(
        number=event.number,
        dealer=event.dealer,
        hands=nothing,
        dealt=nothing,
        discards=nothing,
        steps=nothing,
    )


def evolve(deal: Deal, event: Event) -> Deal:
    """The deal after *event*. Knows no rules and refuses nothing but an unknown event."""
    match event:
        case CardPlayed(seat, card):
            trick = deal.trick
            return _with(
                deal,
                hands=changed(deal.hands, seat, deal.hands[seat] & ~card.bit),
                steps=changed(deal.steps, seat, deal.steps[seat] + 1),
                trick=Trick((*trick.seats, seat), (*trick.cards, card)),
            )
        case TurnCame(seat):
            return _with(deal, to_act=seat)
        case TrickTaken(seat):
            taken = Trick(deal.trick.seats, deal.trick.cards, seat)
            return _with(deal, trick=EMPTY, tricks=(*deal.tricks, taken))
        case PhaseBegan(phase):
            return _with(deal, phase=phase)
        case HandDealt(seat, cards):
            hands = changed(deal.hands, seat, as_set(cards))
            return _with(deal, hands=hands, dealt=hands)
        case StockDealt(cards, taker):
            return _with_stock(deal, as_set(cards), taker)
        case CardsDiscarded(seat, cards):
            return _with_discard(deal, seat, as_set(cards))
        case DealScored():
            return _with(deal, score=event, to_act=None)
    raise TypeError(f"no deal knows the event {type(event).__name__}")


def changed(row: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """The row with one seat's entry replaced."""
    return (*row[:seat], value, *row[seat + 1 :])


def _with(deal: Deal, **fields: object) -> Deal:
    # Several times as quick as dataclasses.replace, which looks every field up and sets it anew.
    other = object.__new__(type(deal))
    other.__dict__.update(deal.__dict__, **fields)
    return other


def _with_stock(deal: Deal, cards: CardSet, taker: Seat | None) -> Deal:
    if taker is None:
        return _with(deal, stock=cards)
    hands = changed(deal.hands, taker, deal.hands[taker] | cards)
    return _with(deal, stock=cards, hands=hands)


def _with_discard(deal: Deal, seat: Seat, cards: CardSet) -> Deal:
    return _with(
        deal,
        hands=changed(deal.hands, seat, deal.hands[seat] & ~cards),
        discards=changed(deal.discards, seat, cards),
        steps=changed(deal.steps, seat, deal.steps[seat] + 1),
    )
