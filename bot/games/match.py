"""A match: deals in a row with running totals. Like a deal it knows every card."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.games.actions import Action
from bot.games.cards import Card, Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import DealBegan, DealScored, Event
from bot.games.game import Game


@dataclass(frozen=True, slots=True)
class Match:
    """A match at any moment: its game, the scores of its finished deals and the newest deal.

    It is `stopped` if the players ended it before the game would have.
    """

    game: Game
    first_dealer: Seat
    scored: tuple[DealScored, ...] = ()
    deal: Deal | None = field(default=None, repr=False)
    stopped: bool = False

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has scored so far."""
        return tuple(
            sum(deal.scores[seat] for deal in self.scored) for seat in range(self.game.players)
        )

    @property
    def over(self) -> bool:
        """Whether no further deal follows."""
        return self.stopped or self.game.is_over([deal.scores for deal in self.scored])

    @property
    def between_deals(self) -> bool:
        """Whether the next deal can begin now."""
        return not self.over and (self.deal is None or self.deal.score is not None)

    def next_deal(self, deck: Sequence[Card]) -> list[Event]:
        """The events that begin the next deal with this deck, first card on top."""
        if self.deal is None:
            return self.game.deal(1, self.first_dealer, deck, self.totals)
        dealer = self.game.after(self.deal.dealer)
        return self.game.deal(self.deal.number + 1, dealer, deck, self.totals)

    def decide(self, seat: Seat, action: Action) -> list[Event]:
        """What happens if *seat* does *action* now. Raises `IllegalAction` if it may not."""
        if self.deal is None:
            raise IllegalAction(Why.DEAL_OVER)
        return self.game.decide(self.deal, seat, action)

    def after(self, events: Sequence[Event]) -> "Match":
        """The match after these events."""
        match = self
        for event in events:
            match = match._evolve(event)
        return match

    def winners(self) -> tuple[Seat, ...]:
        """Every seat with the highest total."""
        totals = self.totals
        return tuple(Seat(s) for s, total in enumerate(totals) if total == max(totals))

    def _evolve(self, event: Event) -> "Match":
        if isinstance(event, DealBegan):
            return replace(self, deal=self.game.begin(event))
        assert self.deal is not None
        deal = self.game.evolve(self.deal, event)
        scored = self.scored
        if isinstance(event, DealScored) and event.counts:
            scored = (*scored, event)
        return replace(self, scored=scored, deal=deal)
