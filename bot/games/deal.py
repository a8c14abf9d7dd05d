"""The state of one deal, as a fold of its events. It knows every card, so nothing shows it."""

from dataclasses import dataclass, field

from bot.games.cards import CardSet, Seat, as_set
from bot.games.events import (
    Act,
    CardPlayed,
    CardsDiscarded,
    DealBegan,
    DealScored,
    Event,
    HandDealt,
    PhaseBegan,
    StockDealt,
    StockTaken,
    TakenBack,
    TrickTaken,
    TurnCame,
)
from bot.games.trick import EMPTY, CardLocations, Trick


@dataclass(frozen=True, kw_only=True)
class Deal:
    """One deal at any moment of it. Card sets are kept out of texts and logs."""

    number: int
    dealer: Seat
    hands: tuple[CardSet, ...] = field(repr=False)
    dealt: tuple[CardSet, ...] = field(repr=False)
    discards: tuple[CardSet, ...] = field(repr=False)
    stock: CardSet = field(default=0, repr=False)

    stock_taker: Seat | None = None
    """Who has taken the cards of the stock into hand."""

    face_down: tuple[CardSet, ...] = field(default=(), repr=False)
    """Cards that may not be looked at yet, seat by seat and the stock at the end."""

    phase: str = ""
    to_act: Seat | None = None

    steps: tuple[int, ...] = ()
    """How many things each seat has done and not taken back."""

    taken_back: int = 0
    """How many cards have been taken back."""

    latest: CardPlayed | TakenBack | None = None
    """The card that may be taken back, or who has just done so; None once anything else happens."""

    trick: Trick = EMPTY
    """The trick on the table."""

    tricks: tuple[Trick, ...] = ()
    """The complete tricks."""

    facts: tuple[Event, ...] = field(default=(), repr=False)
    """The events that have no place of their own here, such as bids and declarations."""

    before: tuple[int, ...] = ()
    """The totals of the match before this deal."""

    score: DealScored | None = None

    @property
    def players(self) -> int:
        """How many people play."""
        return len(self.hands)

    def moment(self, seat: Seat) -> int:
        """Return a number that grows with all the seat does, and twice when any card is taken
        back."""
        return self.steps[seat] + 2 * self.taken_back


def begin(event: DealBegan, players: int) -> Deal:
    """Return the deal before any card was dealt."""
    nothing = (0,) * players
    return Deal(
        number=event.number,
        dealer=event.dealer,
        hands=nothing,
        dealt=nothing,
        discards=nothing,
        steps=nothing,
        before=event.totals or nothing,
    )


def evolve(deal: Deal, event: Event) -> Deal:
    """Return the deal after *event*. It knows no rules and refuses nothing."""
    steps = deal.steps
    if isinstance(event, Act):
        steps = changed(steps, event.seat, steps[event.seat] + 1)
    match event:
        case CardPlayed(seat, card):
            trick = deal.trick
            return _with(
                deal,
                steps=steps,
                hands=changed(deal.hands, seat, deal.hands[seat] & ~card.bit),
                trick=Trick((*trick.seats, seat), (*trick.cards, card)),
                facts=(*deal.facts, event) if event.says else deal.facts,
                latest=None if event.says or deal.hands[seat] == card.bit else event,
            )
        case TurnCame(seat):
            return _with(deal, to_act=seat, latest=deal.latest)
        case TrickTaken(seat):
            taken = Trick(deal.trick.seats, deal.trick.cards, seat)
            return _with(deal, trick=EMPTY, tricks=(*deal.tricks, taken), latest=deal.latest)
        case TakenBack():
            return _without_card(deal, event)
        case PhaseBegan(phase):
            return _with(deal, phase=phase)
        case HandDealt(seat, cards):
            hands = changed(deal.hands, seat, as_set(cards))
            return _with(deal, hands=hands, dealt=hands)
        case StockDealt(cards, taker):
            return _with_stock(deal, as_set(cards), taker)
        case CardsDiscarded(seat, cards):
            return _with_discard(deal, seat, as_set(cards), steps)
        case DealScored():
            return _with(deal, score=event, to_act=None)
        case StockTaken(seat, cards):
            hands = changed(deal.hands, seat, deal.hands[seat] | as_set(cards))
            return _with(deal, hands=hands, stock_taker=seat, facts=(*deal.facts, event))
    return _with(deal, steps=steps, facts=(*deal.facts, event))


def locations_of(deal: Deal) -> CardLocations:
    """Return where the cards lie, apart from those of the stock that somebody has taken."""
    return CardLocations(
        deal.dealt, (*deal.discards, deal.stock if deal.stock_taker is None else 0)
    )


def changed(row: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """Return the row with one seat's entry replaced."""
    return (*row[:seat], value, *row[seat + 1 :])


def _with(deal: Deal, **fields: object) -> Deal:
    # Several times as fast as dataclasses.replace, which looks up every field and sets it anew.
    other = object.__new__(Deal)
    other.__dict__.update(deal.__dict__, latest=None)
    other.__dict__.update(fields)
    return other


def _without_card(deal: Deal, event: TakenBack) -> Deal:
    # The card may have completed its trick.
    is_open = bool(deal.trick.cards)
    trick = deal.trick if is_open else deal.tricks[-1]
    seat, card = event.seat, trick.cards[-1]
    return _with(
        deal,
        steps=changed(deal.steps, seat, deal.steps[seat] - 1),
        taken_back=deal.taken_back + 1,
        hands=changed(deal.hands, seat, deal.hands[seat] | card.bit),
        trick=Trick(trick.seats[:-1], trick.cards[:-1]),
        tricks=deal.tricks if is_open else deal.tricks[:-1],
        latest=event,
    )


def _with_stock(deal: Deal, cards: CardSet, taker: Seat | None) -> Deal:
    if taker is None:
        return _with(deal, stock=cards)
    hands = changed(deal.hands, taker, deal.hands[taker] | cards)
    return _with(deal, stock=cards, stock_taker=taker, hands=hands)


def _with_discard(deal: Deal, seat: Seat, cards: CardSet, steps: tuple[int, ...]) -> Deal:
    return _with(
        deal,
        steps=steps,
        hands=changed(deal.hands, seat, deal.hands[seat] & ~cards),
        discards=changed(deal.discards, seat, cards),
    )
