"""A match: deals in a row with running totals. Like a deal it knows every card."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.games.actions import Action
from bot.games.cards import Card, Seat
from bot.games.deal import Deal, begin
from bot.games.errors import IllegalAction, Why
from bot.games.events import DealBegan, DealScored, Event, Public
from bot.games.game import Game
from bot.games.view import LaidAway, SeatView


@dataclass(frozen=True, slots=True)
class Match:
    """A match at any moment."""

    game: Game
    first_dealer: Seat

    scored: tuple[DealScored, ...] = ()
    """The scores of the finished deals."""

    deal: Deal | None = field(default=None, repr=False)
    """The newest deal."""

    stopped: bool = False
    """Whether the players ended the match before the game would have."""

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has scored so far."""
        nothing = (0,) * self.game.players
        return tuple(map(sum, zip(nothing, *(deal.scores for deal in self.scored), strict=True)))

    @property
    def over(self) -> bool:
        """Whether no further deal follows."""
        return self.stopped or self.game.is_over([deal.scores for deal in self.scored])

    @property
    def between_deals(self) -> bool:
        """Whether the next deal can begin now."""
        return not self.over and (self.deal is None or self.deal.score is not None)

    def next_deal(self, deck: Sequence[Card]) -> list[Event]:
        """Return the events that begin the next deal with this deck, first card on top."""
        if self.deal is None:
            return self.game.deal(1, self.first_dealer, deck, self.totals)
        dealer = self.game.after(self.deal.dealer)
        return self.game.deal(self.deal.number + 1, dealer, deck, self.totals)

    def decide(self, seat: Seat, action: Action) -> list[Event]:
        """Return what happens if *seat* does *action* now. Raises `IllegalAction` if it may not."""
        if self.deal is None:
            raise IllegalAction(Why.DEAL_OVER)
        return self.game.decide(self.deal, seat, action)

    def after(self, events: Sequence[Event]) -> "Match":
        """Return the match after these events."""
        deal, scored = self.deal, self.scored
        for event in events:
            if isinstance(event, DealBegan):
                deal = begin(event, self.game.players)
                continue
            assert deal is not None
            deal = self.game.evolve(deal, event)
            if isinstance(event, DealScored) and event.counts:
                scored = (*scored, event)
        return replace(self, scored=scored, deal=deal)

    def winners(self) -> tuple[Seat, ...]:
        """Return every seat with the highest total."""
        totals = self.totals
        return tuple(Seat(s) for s, total in enumerate(totals) if total == max(totals))

    def view(self, seat: Seat | None) -> SeatView:
        """Return what *seat* knows of the match; with None, what everybody knows.

        The match must have begun its first deal.
        """
        deal, game = self.deal, self.game
        assert deal is not None
        members = game.pack.members
        took = seat is not None and seat == deal.stock_taker
        roles = game.roles(deal, seat)
        return SeatView(
            game=game,
            seat=seat,
            number=deal.number,
            dealer=deal.dealer,
            phase=deal.phase,
            to_act=deal.to_act,
            step=0 if seat is None else deal.moment(seat),
            taken_back=deal.taken_back,
            latest=deal.latest,
            hand=() if seat is None else members(deal.hands[seat]),
            taken_up=members(deal.stock) if took else (),
            discarded=() if seat is None else members(deal.discards[seat]),
            ask=game.ask(deal, seat),
            foreseen=None if seat is None else game.foreseen(deal, seat),
            cards_left=tuple([hand.bit_count() for hand in deal.hands]),
            discards=tuple([cards.bit_count() for cards in deal.discards]),
            laid_away=_laid_away(game, deal),
            trick=deal.trick,
            tricks=deal.tricks,
            winning=game.winning(deal, roles),
            roles=roles,
            friends=frozenset() if seat is None else game.friends(seat, roles),
            facts=_known(deal.facts, seat),
            sayings=_sayings(game, deal, seat),
            asides=() if seat is None else game.asides(deal, seat),
            score=deal.score,
            scores=tuple([scored.scores for scored in self.scored]),
            totals=self.totals,
            over=self.over,
        )


def _known(facts: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    if seat is None:
        return tuple(fact for fact in facts if isinstance(fact, Public))
    return tuple(fact for fact in facts if fact.seen_by(seat))


def _laid_away(game: Game, deal: Deal) -> LaidAway | None:
    # Not even then where no card was played: there is nothing to count.
    if deal.score is None or not deal.score.counts or not deal.tricks:
        return None
    for seat, cards in enumerate(deal.discards):
        if cards:
            return LaidAway(Seat(seat), game.pack.members(cards))
    if not deal.stock or deal.stock_taker is not None:
        return None
    return LaidAway(None, game.pack.members(deal.stock))


def _sayings(game: Game, deal: Deal, seat: Seat | None) -> tuple[tuple[Card, tuple[str, ...]], ...]:
    if seat is None or seat != deal.to_act or not game.has_sayings:
        return ()
    return game.open_sayings(deal, seat)
