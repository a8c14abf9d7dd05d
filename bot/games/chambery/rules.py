"""Chambéry: deal, discard, auction, leads and end. Sections are those of RULES.md."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from bot.games.cards import CardSet, Seat
from bot.games.chambery import cards, discarding, scoring, sums
from bot.games.chambery.cards import EXCUSE, NEVER_DISCARDED
from bot.games.chambery.contract import (
    CALLED,
    CALLED_KING,
    CALLER,
    DECLARER,
    DEFENDER,
    contract,
    next_to_speak,
)
from bot.games.chambery.events import CardsExchanged
from bot.games.chambery.options import ChamberyOptions
from bot.games.chambery.phases import AskingForCards, AuctionInRounds, CallingKing
from bot.games.chambery.scoring import ChamberyScoreInputs
from bot.games.deal import Deal, changed
from bot.games.errors import Why
from bot.games.events import CardsShown, DealScored, Event
from bot.games.game import Game, Phase, Roles
from bot.games.packs import NOUVEAU
from bot.games.phases.bidding import top_bid
from bot.games.phases.discard import Discarding
from bot.games.phases.play import TrickPlay
from bot.games.sides import Attack, Sum
from bot.games.trick import CardLocations, CardTables, Trick, TrickHistory

ROUNDS = {5: (5, 5, 5), 4: (5, 5, 5, 4), 3: (5, 5, 5, 5, 5)}
"""The cards that each player gets in each round, by number of players (section 3)."""
STOCK = {5: 3, 4: 2, 3: 3}
"""How many cards more the dealer takes, and discards."""


class Chambery(Game):
    """Three for themselves; four or five with a declarer alone, or the dealer and a partner."""

    key: ClassVar[str] = "chambery"
    edition = 1
    pack = NOUVEAU
    numbers = (5, 4, 3)
    options_type = ChamberyOptions
    tricks_count = True
    options: ChamberyOptions

    @property
    def counted_in(self) -> int:  # type: ignore[override]
        """A trick, which counts one, has as many cards as there are players (section 2)."""
        return self.players

    @cached_property
    def tables(self) -> CardTables:
        """The order and the values of the cards (section 2)."""
        return cards.tables(self.options)

    @cached_property
    def phases(self) -> tuple[Phase, ...]:
        """The dealer's discard, the auction with what follows from it, and the tricks."""
        bidding = (AuctionInRounds(self), AskingForCards(self), CallingKing(self))
        return (Discarding(self), *(bidding if self.has_attack else ()), TrickPlay(self))

    @property
    def has_attack(self) -> bool:
        """Whether one side plays against the other; three players play for themselves."""
        return self.players > 3

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Return rounds of five cards, the dealer last, and the rest for the dealer (section
        3)."""
        order, rounds = self.from_seat(self.after(dealer)), ROUNDS[self.players]
        return [(seat, size) for size in rounds for seat in order] + [(None, STOCK[self.players])]

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """Give the dealer the last cards into hand (section 3)."""
        return dealer

    def may_discard(self, hand: CardSet) -> CardSet:
        """Return every card of some legal discard (section 4)."""
        if self.options.trump_discard == "free":
            return hand & ~NEVER_DISCARDED
        return discarding.may_discard(hand, STOCK[self.players])

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Return which rule of section 4 the cards break, if any."""
        if self.options.trump_discard == "free":
            return discarding.free_fault(chosen)
        return discarding.fault(hand, chosen, STOCK[self.players])

    def may_have_discarded(
        self, score_inputs: ChamberyScoreInputs, seat: Seat, held: CardSet, discard: CardSet
    ) -> bool:
        """Return the same as in every game, but for a dealer who has exchanged cards since."""
        if seat in score_inputs.exchanged:
            return discarding.free_fault(discard) is None
        return super().may_have_discarded(score_inputs, seat, held, discard)

    def after_discard(self, deal: Deal, seat: Seat, chosen: CardSet) -> list[Event]:
        """Show the lowest trump, and trumps for want of other cards (section 4)."""
        only_together = self.options.trump_discard == "void_only"
        shown = discarding.shown(deal.hands[seat], chosen, only_together=only_together)
        return [CardsShown(seat, NOUVEAU.members(shown))] if shown else []

    def what_follows(self, deal: Deal) -> list[Event]:
        """Return turn, phase or score; a deal that all pass can be thrown in (section 11)."""
        if deal.phase == AuctionInRounds.key and self.options.called_king == "throw_in":
            over = next_to_speak(deal.facts, self.bidders(deal.dealer)) is None
            if over and top_bid(deal.facts) is None:
                return [scoring.thrown_in(self.players)]
        return super().what_follows(deal)

    def evolve(self, deal: Deal, event: Event) -> Deal:
        """Return the deal after an event; cards that are exchanged change hands."""
        after = super().evolve(deal, event)
        if not isinstance(event, CardsExchanged):
            return after
        return replace(after, hands=_moved(deal.hands, event), dealt=_moved(deal.dealt, event))

    def trick_winner(self, deal: Deal, trick: Trick) -> Seat:
        """Let the Fool win only the last trick, led by the side that won all others (section
        6)."""
        by_fool = self._fool_winner(deal, trick)
        return super().trick_winner(deal, trick) if by_fool is None else by_fool

    def winning(self, deal: Deal, roles: Roles) -> Seat | None:
        """Return who wins as in every game, or by the Fool led to the last trick (section 6)."""
        by_fool = self._fool_winner(deal, deal.trick)
        return super().winning(deal, roles) if by_fool is None else by_fool

    def score_inputs(self, dealer: Seat, facts: Sequence[Event]) -> ChamberyScoreInputs:
        """Return the dealer and the contract."""
        return scoring.score_inputs(dealer, facts)

    def sides_in(
        self, score_inputs: ChamberyScoreInputs, held: Sequence[CardSet]
    ) -> tuple[int, ...]:
        """Return the attack and the defence, or each player alone (section 5)."""
        return scoring.sides(score_inputs, self.players)

    def fool_wins(self, leader: Seat, sides: Sequence[int], winners: Sequence[Seat]) -> bool:
        """Return whether the leader's side has won all other tricks (section 6)."""
        return all(sides[winner] == sides[leader] for winner in winners)

    def count(
        self,
        score_inputs: ChamberyScoreInputs,
        locations: CardLocations,
        history: TrickHistory,
    ) -> DealScored:
        """Return what each side has made, and who pays for it (sections 7 to 9)."""
        return scoring.count(score_inputs, locations, history, self.options, self.tables)

    def sums(
        self, score: DealScored, facts: Sequence[Event], tricks: Sequence[Trick]
    ) -> tuple[tuple[Sum, ...], ...]:
        """Return the points of each side, and what is settled (sections 7 to 9)."""
        if not score.counts:
            return ((),) * self.players
        return sums.sums(score, contract(facts), self.options)

    def attack(self, deal: Deal) -> Attack | None:
        """Return the contract, and what each defender lost (section 8)."""
        bid = contract(deal.facts)
        if bid is None or deal.score is None:
            return None
        defender = next(seat for seat in range(self.players) if seat not in bid.attack)
        return Attack(bid.word, bid.multiplier, bid.attack, -deal.score.scores[defender])

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """Return whether every player has dealt as often as was agreed (section 10)."""
        return len(scores) >= self.players * self.options.rounds

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the totals themselves: in each deal some pay the others (section 10)."""
        return totals

    def roles(self, deal: Deal, seat: Seat | None) -> Roles:
        """Return who attacks and who defends, which everybody knows (section 5)."""
        if not self.has_attack or deal.phase in (Discarding.key, AuctionInRounds.key):
            return (None,) * self.players
        bid = contract(deal.facts)
        if bid is None:
            return (None,) * self.players
        names = (CALLER, CALLED) if bid.word == CALLED_KING else (DECLARER,)
        attack = dict(zip(bid.attack, names, strict=True))
        return tuple(attack.get(Seat(other), DEFENDER) for other in range(self.players))

    def friends(self, seat: Seat, roles: Roles) -> frozenset[Seat]:
        """Return the other seats on the same side."""
        if roles[seat] is None:
            return frozenset()
        same = (
            Seat(other)
            for other, role in enumerate(roles)
            if (role == DEFENDER) == (roles[seat] == DEFENDER)
        )
        return frozenset(same) - {seat}

    def _fool_winner(self, deal: Deal, trick: Trick) -> Seat | None:
        # The Fool led to the last trick by a side that has won all the others.
        is_last = sum(ROUNDS[self.players]) == len(deal.tricks) + 1
        if not is_last or not trick.cards or trick.cards[0] is not EXCUSE:
            return None
        side_of = self.sides_in(self.score_inputs(deal.dealer, deal.facts), deal.dealt)
        winners = [each.winner for each in deal.tricks if each.winner is not None]
        return trick.seats[0] if self.fool_wins(trick.seats[0], side_of, winners) else None


def _moved(rows: tuple[CardSet, ...], event: CardsExchanged) -> tuple[CardSet, ...]:
    asked, given = event.asked.bit, event.given.bit
    rows = changed(rows, event.seat, rows[event.seat] & ~given | asked)
    return changed(rows, event.holder, rows[event.holder] & ~asked | given)
