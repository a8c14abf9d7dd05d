"""What a game is: its pack, its phases and the hooks where games differ. Holds no state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property, reduce
from typing import TYPE_CHECKING, ClassVar

from bot.games import trick as core
from bot.games.actions import Action, Ask
from bot.games.cards import Card, CardSet, Pack, Seat
from bot.games.deal import Deal, begin, evolve
from bot.games.errors import IllegalAction, Why, WrongNumberOfPlayers
from bot.games.events import (
    DealBegan,
    DealScored,
    Event,
    HandDealt,
    PhaseBegan,
    StockDealt,
    TurnCame,
)
from bot.games.knowledge import Knowledge, nothing_known
from bot.games.melds import Meld
from bot.games.options import Options
from bot.games.phases.phase import Phase
from bot.games.trick import Trick, TrickTables

if TYPE_CHECKING:
    from bot.games.views import SeatView


class Game(ABC):
    """The rules of one game as a table plays it: with these options and so many players."""

    key: ClassVar[str]
    edition: ClassVar[int]
    pack: ClassVar[Pack]
    numbers: ClassVar[tuple[int, ...]]
    options_type: ClassVar[type[Options]]
    teams: ClassVar[tuple[tuple[int, ...], ...]] = ()
    """The seats that always play together, if partnerships are fixed."""

    counted_in: ClassVar[int] = 3
    """In groups of how many cards are counted: so many of the cheapest ones count one point."""

    in_half_points: ClassVar[bool] = False
    """Whether the values of cards are half points."""

    has_sayings: ClassVar[bool] = False
    """Whether anything can be said or signalled with a card."""

    phases: tuple[Phase, ...]

    def __init__(self, options: Options | None = None, players: int | None = None) -> None:
        """The game with these options, for so many players. Raises `WrongNumberOfPlayers`."""
        self.players = self.numbers[0] if players is None else players
        if self.players not in self.numbers:
            raise WrongNumberOfPlayers(self.players, self.numbers)
        self.options = self.options_type() if options is None else options

    # What a game must say.

    @cached_property
    @abstractmethod
    def tables(self) -> TrickTables:
        """All that card play needs."""

    @abstractmethod
    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """How the pack is dealt from the top: so many cards to a seat, or None for the stock."""

    @abstractmethod
    def score(self, deal: Deal) -> DealScored:
        """The points of a deal whose last card was played, with their reasons."""

    @abstractmethod
    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """Whether a match with these scores of its deals so far has ended."""

    @abstractmethod
    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """What each seat gains when the match ends with these totals."""

    # What games share, unless they say otherwise.

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """Who takes the stock into his hand as part of the deal, if anybody."""
        return None

    def discarder(self, deal: Deal) -> Seat | None:
        """Who lays as many cards aside as the stock has, if anybody."""
        return self.stock_taker(deal.dealer)

    def may_discard(self, hand: CardSet) -> CardSet:
        """The cards of a hand that can be among those laid aside."""
        return hand

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Why these cards of the hand may not be laid aside together, or None if they may."""
        return None

    def after_discard(self, deal: Deal, seat: Seat, chosen: CardSet) -> list[Event]:
        """What everybody learns of a discard, beside that it was made."""
        return []

    def begin(self, event: DealBegan) -> Deal:
        """A deal before any card was dealt; a game with more to remember makes its own kind."""
        return begin(event, self.players)

    def after(self, seat: Seat) -> Seat:
        """The next seat in the order of play."""
        return Seat((seat + 1) % self.players)

    def from_seat(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in the order of play from this one on."""
        return tuple(Seat((first + step) % self.players) for step in range(self.players))

    def bidders(self, dealer: Seat) -> tuple[Seat, ...]:
        """All seats in the order in which they bid: from the one after the dealer on."""
        return self.from_seat(self.after(dealer))

    def first_leader(self, deal: Deal) -> Seat:
        """Who leads to the first trick: the next after the dealer."""
        return self.after(deal.dealer)

    def trick_winner(self, deal: Deal, trick: Trick) -> Seat:
        """Who wins a complete trick of the deal."""
        return trick.seats[core.winner(self.tables, [card.index for card in trick.cards])]

    def winning(self, view: SeatView) -> Seat | None:
        """Who wins the trick on the table so far, if anybody, as far as the view can tell."""
        laid = [card.index for card in view.trick.cards]
        best = core.state(self.tables, laid)[1]
        if not laid or self.tables.fool >> best & 1:
            return None
        return view.trick.seats[laid.index(best)]

    def legal_cards(self, deal: Deal, seat: Seat) -> CardSet:
        """The cards the seat may play to the trick on the table."""
        led, best = core.state(self.tables, [card.index for card in deal.trick.cards])
        return core.legal(self.tables, deal.hands[seat], led, best)

    def sayings(self, deal: Deal, seat: Seat, card: Card) -> tuple[str, ...]:
        """The codes of all that may be said or signalled with this card now; all of it is true."""
        return ()

    def open_sayings(self, deal: Deal, seat: Seat) -> tuple[tuple[Card, tuple[str, ...]], ...]:
        """The cards that the seat may play, each with what may be said with it."""
        cards = self.pack.members(self.legal_cards(deal, seat))
        return tuple((card, self.sayings(deal, seat, card)) for card in cards)

    def false_sayings(
        self, deal: Deal, seat: Seat, card: Card, says: tuple[str, ...]
    ) -> tuple[str, ...]:
        """Those of the codes that may not be said with this card now, or not together."""
        allowed = self.sayings(deal, seat, card)
        return tuple(code for code in says if code not in allowed)

    @property
    def most_sayings(self) -> int | None:
        """How many things may be said with one card, if there is a limit."""
        return None

    def asides(self, deal: Deal, seat: Seat) -> tuple[str, ...]:
        """The codes of all that a seat may say now without playing a card."""
        return ()

    def after_play(self, deal: Deal, seat: Seat) -> list[Event]:
        """What follows at once from the card the seat has just laid, beside the trick's winner."""
        return []

    def evolve(self, deal: Deal, event: Event) -> Deal:
        """The deal after an event; a game with events of its own handles them first."""
        return evolve(deal, event)

    def friends(self, view: SeatView) -> frozenset[Seat]:
        """The other seats that the seat of this view knows, or thinks, to be on its side."""
        return frozenset(
            Seat(seat)
            for team in self.teams
            if view.seat in team
            for seat in team
            if seat != view.seat
        )

    def roles(self, view: SeatView) -> tuple[str | None, ...]:
        """What each seat is in this deal, as a code, as far as the seat of this view can tell."""
        return (None,) * self.players

    def read_melds(self, laid: Sequence[CardSet]) -> tuple[Meld, ...] | None:
        """These sets of cards as combinations of different kinds; None if they are none here."""
        return None

    def advice(self, view: SeatView) -> Action | None:
        """What a sensible player does now, where the game can tell; None leaves it to others."""
        return None

    def prizes(self, view: SeatView) -> Sequence[float]:
        """What each card, by index, is good for in the pile of a side, in points."""
        return self.tables.value

    def knowledge(self, view: SeatView) -> Knowledge:
        """What the seat of this view knows of others' cards from what they said."""
        return nothing_known(self.players)

    def remarks(self, view: SeatView, card: Card) -> tuple[str, ...]:
        """The codes of what a sensible player says with this card."""
        return ()

    # What records may leave out, or say beyond what is asked.

    def taken_for_granted(self, deal: Deal) -> Action | None:
        """What the seat to act does if a record goes on with an action of another kind."""
        return None

    def needless(self, deal: Deal) -> tuple[tuple[Seat, Action], ...]:
        """The actions, all or none, that a record may have here though nobody is asked for them."""
        return ()

    # What the engine does with it.

    def deal(
        self, number: int, dealer: Seat, deck: Sequence[Card], totals: tuple[int, ...] = ()
    ) -> list[Event]:
        """The events that begin a deal with *deck*, first card on top: cards, phase and turn.

        *totals* are those of the match so far.
        """
        return self.deal_as(number, dealer, self.hands_from(dealer, deck), totals)

    def hands_from(self, dealer: Seat, deck: Sequence[Card]) -> list[tuple[Card, ...]]:
        """The hands that this deck gives, seat by seat, and the stock at the end."""
        dealt: dict[Seat | None, list[Card]] = {Seat(seat): [] for seat in range(self.players)}
        dealt[None] = []
        top = 0
        for seat, count in self.packets(dealer):
            dealt[seat].extend(deck[top : top + count])
            top += count
        return [tuple(cards) for cards in dealt.values()]

    def deal_as(
        self,
        number: int,
        dealer: Seat,
        dealt: Sequence[tuple[Card, ...]],
        totals: tuple[int, ...] = (),
    ) -> list[Event]:
        """The events that begin a deal with these hands, seat by seat, and the stock at the end."""
        log: list[Event] = [DealBegan(number, dealer, totals)]
        log += [HandDealt(Seat(seat), dealt[seat]) for seat in range(self.players)]
        log.append(StockDealt(dealt[-1], self.stock_taker(dealer)))
        return log + self.what_follows(self.replay(log))

    def as_dealt(self, events: Sequence[Event]) -> list[tuple[Card, ...]]:
        """The hands that a deal with these events began with, and the stock at the end."""
        hands = [event.cards for event in events if isinstance(event, HandDealt)]
        return hands + [event.cards for event in events if isinstance(event, StockDealt)]

    def replay(self, events: Sequence[Event]) -> Deal:
        """The deal that these events, from its beginning, lead to."""
        first, *rest = events
        assert isinstance(first, DealBegan)
        return reduce(self.evolve, rest, self.begin(first))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """What happens if *seat* does *action* now. Raises `IllegalAction` if it may not."""
        if deal.score is not None:
            raise IllegalAction(Why.DEAL_OVER)
        if seat != deal.to_act:
            raise IllegalAction(Why.NOT_YOUR_TURN)
        log = self.phase(deal).decide(self, deal, seat, action)
        return log + self.what_follows(reduce(self.evolve, log, deal))

    def what_follows(self, deal: Deal) -> list[Event]:
        """Turn, phase or score that come by themselves once something was done."""
        keys = [phase.key for phase in self.phases]
        start = keys.index(deal.phase) if deal.phase else 0
        for phase in self.phases[start:]:
            actor = phase.actor(self, deal)
            if actor is not None:
                began: list[Event] = [] if phase.key == deal.phase else [PhaseBegan(phase.key)]
                return [*began, TurnCame(actor)]
        return [self.score(deal)]

    def phase(self, deal: Deal) -> Phase:
        """The part of the deal that it is in."""
        return next(phase for phase in self.phases if phase.key == deal.phase)

    def ask(self, deal: Deal, seat: Seat | None) -> Ask | None:
        """What the seat is asked now, if anything."""
        if seat is None or seat != deal.to_act:
            return None
        return self.phase(deal).ask(self, deal)
