"""What one seat knows: the only door out of the engine.

Everything that shows a table, and every computer player, works from a `SeatView` alone.
"""

from dataclasses import dataclass

from bot.games.actions import Ask
from bot.games.cards import Card, CardSet, Seat
from bot.games.deal import Deal
from bot.games.events import DealScored, Event, Public
from bot.games.game import Game
from bot.games.match import Match
from bot.games.trick import Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A match as one seat sees it; with `seat` None as everybody sees it.

    `hand` and `discarded` are the seat's own cards, `taken_up` those of the stock that it took
    into its hand. `ask` is what the seat has to answer now. `step` counts what the seat has done
    in this deal. `discards` tells how many cards each seat laid aside. `score` is the result
    of this deal once it is over, `scores` are those of all finished deals, `totals` their sums.
    `facts` are the bids, declarations and so on that the seat may know, `sayings` what it may say
    with each of its cards, `asides` what it may say now without playing one.
    """

    game: Game
    seat: Seat | None
    number: int
    dealer: Seat
    phase: str
    to_act: Seat | None
    step: int
    hand: tuple[Card, ...]
    taken_up: tuple[Card, ...]
    discarded: tuple[Card, ...]
    ask: Ask | None
    cards_left: tuple[int, ...]
    discards: tuple[int, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    facts: tuple[Event, ...]
    sayings: tuple[tuple[Card, tuple[str, ...]], ...]
    asides: tuple[str, ...]
    score: DealScored | None
    scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    over: bool

    @property
    def last_trick(self) -> Trick | None:
        """The newest complete trick of the deal."""
        return self.tricks[-1] if self.tricks else None

    @property
    def my_turn(self) -> bool:
        """Whether this seat has to act."""
        return self.ask is not None

    @property
    def tricks_taken(self) -> tuple[int, ...]:
        """How many tricks each seat has won."""
        winners = [trick.winner for trick in self.tricks]
        return tuple(winners.count(Seat(seat)) for seat in range(self.game.players))

    @property
    def seen(self) -> CardSet:
        """The cards everybody has seen played in this deal."""
        played = 0
        for trick in (*self.tricks, self.trick):
            for card in trick.cards:
                played |= card.bit
        return played


def view(match: Match, seat: Seat | None) -> SeatView:
    """What *seat* knows of the match; what everybody knows if it is None.

    The match must have begun its first deal.
    """
    deal, game = match.deal, match.game
    assert deal is not None
    members = game.pack.members
    took = seat is not None and seat == deal.stock_taker
    return SeatView(
        game=game,
        seat=seat,
        number=deal.number,
        dealer=deal.dealer,
        phase=deal.phase,
        to_act=deal.to_act,
        step=0 if seat is None else deal.steps[seat],
        hand=() if seat is None else members(deal.hands[seat]),
        taken_up=members(deal.stock) if took else (),
        discarded=() if seat is None else members(deal.discards[seat]),
        ask=game.ask(deal, seat),
        cards_left=tuple(hand.bit_count() for hand in deal.hands),
        discards=tuple(cards.bit_count() for cards in deal.discards),
        trick=deal.trick,
        tricks=deal.tricks,
        facts=_facts(deal.facts, seat),
        sayings=_sayings(game, deal, seat),
        asides=() if seat is None else game.asides(deal, seat),
        score=deal.score,
        scores=tuple(scored.scores for scored in match.scored),
        totals=match.totals,
        over=match.over,
    )


def _facts(facts: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    if seat is None:
        return tuple(fact for fact in facts if isinstance(fact, Public))
    return tuple(fact for fact in facts if fact.seen_by(seat))


def _sayings(game: Game, deal: Deal, seat: Seat | None) -> tuple[tuple[Card, tuple[str, ...]], ...]:
    if seat is None or seat != deal.to_act or not game.has_sayings:
        return ()
    return game.open_sayings(deal, seat)
