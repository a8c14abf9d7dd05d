"""What a game is: its rules, and how a deal is dealt, played and counted."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property, reduce
from typing import Any, ClassVar, Protocol

from bot.games.actions import Action, Ask, TakeBack
from bot.games.cards import Card, CardSet, Seat
from bot.games.deal import Deal, begin, evolve, locations_of
from bot.games.errors import IllegalAction, Why
from bot.games.events import (
    CardPlayed,
    DealBegan,
    DealScored,
    Event,
    HandDealt,
    PhaseBegan,
    StockDealt,
    TakenBack,
    TurnCame,
)
from bot.games.rules import Rules
from bot.games.sides import Attack, DealMark
from bot.games.trick import (
    CardLocations,
    Trick,
    TrickHistory,
    history_of,
    legal,
    trick_so_far,
    winner,
)

Roles = tuple[str | None, ...]
"""What each seat is in a deal, as a code; None where it is unknown, or there is nothing to be."""


class Phase(Protocol):
    """A part of a deal: who acts, what is asked, and what follows from the answer."""

    key: ClassVar[str]

    def actor(self, deal: Deal) -> Seat | None:
        """Return whose turn it is, or None when the phase is over (or has nothing to do)."""

    def ask(self, deal: Deal) -> Ask:
        """Return what the seat whose turn it is may do."""

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Return what happens if *seat*, whose turn it is, does this. Raises `IllegalAction`."""


class Game(Rules):
    """The rules of one game with the procedure of its deals. It never changes."""

    # What a game must say.

    @cached_property
    @abstractmethod
    def phases(self) -> tuple[Phase, ...]:
        """The parts of a deal, in their order."""

    # What games share, unless they say otherwise.

    def evolve(self, deal: Deal, event: Event) -> Deal:
        """Return the deal after an event; a game with events of its own handles them first."""
        return evolve(deal, event)

    def discarder(self, deal: Deal) -> Seat | None:
        """Return who discards as many cards as the stock has, if anybody."""
        return self.stock_taker(deal.dealer)

    def after_discard(self, deal: Deal, seat: Seat, chosen: CardSet) -> list[Event]:
        """Return what everybody learns about a discard, besides that it was made."""
        return []

    def score(self, deal: Deal) -> DealScored:
        """Return the points of a deal whose last card was played, with their reasons."""
        return self.count(*self.counted(deal))

    def counted(self, deal: Deal) -> tuple[Any, CardLocations, TrickHistory]:
        """Return what the count of a deal depends on: its score inputs, its cards and its
        tricks."""
        score_inputs = self.score_inputs(deal.dealer, deal.facts)
        return score_inputs, locations_of(deal), history_of(deal.tricks, deal.players)

    def legal_cards(self, deal: Deal, seat: Seat) -> CardSet:
        """Return the cards the seat may play to the trick on the table."""
        led, best = trick_so_far(self.tables, [card.index for card in deal.trick.cards])
        return legal(self.tables, deal.hands[seat], led, best)

    def trick_winner(self, deal: Deal, trick: Trick) -> Seat:
        """Return who wins a complete trick of the deal."""
        return trick.seats[winner(self.tables, [card.index for card in trick.cards])]

    def after_play(self, deal: Deal, seat: Seat) -> list[Event]:
        """Return what follows at once from the card just played, besides the winner of the
        trick."""
        return []

    def attack(self, deal: Deal) -> Attack | None:
        """Return the contract of a deal whose last card was played; None in a game without any."""
        return None

    def marks(self, deal: Deal) -> tuple[DealMark, ...]:
        """Return what was special about each seat in a deal whose last card was played."""
        score_inputs, locations, history = self.counted(deal)
        sides = self.sides_in(score_inputs, locations.held)
        won = {sides[winner] for winner in history.winners}
        return tuple(
            (DealMark.SLAM if won == {side} else DealMark.NOTHING)
            | (DealMark.LAST_TRICK if history.winners[-1] == seat else DealMark.NOTHING)
            for seat, side in enumerate(sides)
        )

    # What may be said.

    def sayings(self, deal: Deal, seat: Seat, card: Card) -> tuple[str, ...]:
        """Return the codes of all that may be said or signalled with this card now; all of it is
        true."""
        return ()

    def open_sayings(self, deal: Deal, seat: Seat) -> tuple[tuple[Card, tuple[str, ...]], ...]:
        """Return the cards that the seat may play, each with what may be said with it."""
        cards = self.pack.members(self.legal_cards(deal, seat))
        return tuple((card, self.sayings(deal, seat, card)) for card in cards)

    def false_sayings(
        self, deal: Deal, seat: Seat, card: Card, says: tuple[str, ...]
    ) -> tuple[str, ...]:
        """Return those of the codes that may not be said with this card now, or not together."""
        allowed = self.sayings(deal, seat, card)
        return tuple(code for code in says if code not in allowed)

    def asides(self, deal: Deal, seat: Seat) -> tuple[str, ...]:
        """Return the codes of all that a seat may say now without playing a card."""
        return ()

    # What a seat can tell. None of these may use what the seat cannot see.

    def foreseen(self, deal: Deal, seat: Seat) -> Ask | None:
        """Return what the seat will be asked next, where whatever others do can hardly change
        it."""
        return None

    def roles(self, deal: Deal, seat: Seat | None) -> Roles:
        """Return what the seat knows each seat to be; with None, what everybody knows."""
        return (None,) * self.players

    def friends(self, seat: Seat, roles: Roles) -> frozenset[Seat]:
        """Return the other seats that a seat with this knowledge of roles takes to be on its
        side."""
        return frozenset(
            Seat(other) for team in self.teams if seat in team for other in team if other != seat
        )

    def winning(self, deal: Deal, roles: Roles) -> Seat | None:
        """Return who is winning the trick on the table, for a seat with this knowledge of roles."""
        if not deal.trick.cards:
            return None
        laid = [card.index for card in deal.trick.cards]
        best = trick_so_far(self.tables, laid)[1]
        return None if self.tables.fool >> best & 1 else deal.trick.seats[laid.index(best)]

    # What records may leave out, or say beyond what is asked.

    def taken_for_granted(self, deal: Deal) -> Action | None:
        """Return what the seat to act does if a record goes on with an action of another kind."""
        return None

    def needless(self, deal: Deal) -> tuple[tuple[Seat, Action], ...]:
        """Return the actions, all or none, that a record may have here though nobody is asked
        for them."""
        return ()

    # What the engine does with it.

    def deal(
        self, number: int, dealer: Seat, deck: Sequence[Card], totals: tuple[int, ...] = ()
    ) -> list[Event]:
        """Return the events that begin a deal with *deck*, first card on top: cards, phase and
        turn.

        *totals* are those of the match so far.
        """
        return self.deal_as(number, dealer, self.hands_from(dealer, deck), totals)

    def deal_as(
        self,
        number: int,
        dealer: Seat,
        dealt: Sequence[tuple[Card, ...]],
        totals: tuple[int, ...] = (),
    ) -> list[Event]:
        """Return the events that begin a deal with these hands, seat by seat, and the stock at
        the end."""
        log: list[Event] = [DealBegan(number, dealer, totals)]
        log += [HandDealt(Seat(seat), dealt[seat]) for seat in range(self.players)]
        log.append(StockDealt(dealt[-1], self.stock_taker(dealer)))
        return log + self.what_follows(self.replay(log))

    def as_dealt(self, events: Sequence[Event]) -> list[tuple[Card, ...]]:
        """Return the hands that a deal with these events began with, and the stock at the end."""
        hands = [event.cards for event in events if isinstance(event, HandDealt)]
        return hands + [event.cards for event in events if isinstance(event, StockDealt)]

    def replay(self, events: Sequence[Event]) -> Deal:
        """Return the deal that these events, from its beginning, lead to."""
        first, *rest = events
        assert isinstance(first, DealBegan)
        return reduce(self.evolve, rest, begin(first, self.players))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Return what happens if *seat* does *action* now. Raises `IllegalAction` if it may not."""
        if deal.score is not None:
            raise IllegalAction(Why.DEAL_OVER)
        if isinstance(action, TakeBack):
            return self._taken_back(deal, seat)
        if seat != deal.to_act:
            raise IllegalAction(Why.NOT_YOUR_TURN)
        log = self.phase(deal).decide(deal, seat, action)
        return log + self.what_follows(reduce(self.evolve, log, deal))

    def _taken_back(self, deal: Deal, seat: Seat) -> list[Event]:
        if not isinstance(deal.latest, CardPlayed) or deal.latest.seat != seat:
            raise IllegalAction(Why.NOTHING_TO_TAKE_BACK)
        return [TakenBack(seat), TurnCame(seat)]

    def what_follows(self, deal: Deal) -> list[Event]:
        """Return the turn, phase or score that comes by itself once something has been done."""
        keys = [phase.key for phase in self.phases]
        start = keys.index(deal.phase) if deal.phase else 0
        for phase in self.phases[start:]:
            actor = phase.actor(deal)
            if actor is not None:
                began: list[Event] = [] if phase.key == deal.phase else [PhaseBegan(phase.key)]
                return [*began, TurnCame(actor)]
        return [self.score(deal)]

    def phase(self, deal: Deal) -> Phase:
        """Return the part that the deal is in."""
        return next(phase for phase in self.phases if phase.key == deal.phase)

    def ask(self, deal: Deal, seat: Seat | None) -> Ask | None:
        """Return what the seat is asked now, if anything."""
        if seat is None or seat != deal.to_act:
            return None
        return self.phase(deal).ask(deal)
