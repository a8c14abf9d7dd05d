"""Terziglio: deal, auction, stock, leads, end. Sections are those of RULES.md."""

from collections.abc import Sequence
from functools import cached_property, reduce
from typing import ClassVar

from bot.games.actions import MeldsFrom
from bot.games.bolognese.cards import TopTrump
from bot.games.bolognese.compensating import Compensating
from bot.games.bolognese.declaring import Declaring, foreseen
from bot.games.bolognese.game import BologneseGame, declared_points, paid
from bot.games.bolognese.piles import Piles, won
from bot.games.cards import CardSet, Seat, as_set
from bot.games.deal import Deal
from bot.games.events import DealScored, Event, StockShown, StockTaken
from bot.games.game import Phase, Roles
from bot.games.packs import BOLOGNESE
from bot.games.phases.auction import Auction
from bot.games.phases.bidding import bids
from bot.games.phases.discard import Discarding
from bot.games.phases.play import TrickPlay
from bot.games.sides import Attack, Sum
from bot.games.terziglio import cards, scoring
from bot.games.terziglio.contract import (
    DECLARER,
    DEFENDER,
    PLAYERS,
    WORDS,
    contract,
    contract_of,
    is_bid,
)
from bot.games.terziglio.events import TrickCombined
from bot.games.terziglio.options import TerziglioOptions
from bot.games.terziglio.scoring import TerziglioScoreInputs
from bot.games.trick import CardLocations, CardTables, Trick, TrickHistory

ROUNDS = {"18/8": (6, 6, 6), "19/5": (6, 6, 7)}
"""The cards that each player gets in each round; what is left is the stock (sections 2 and 10)."""
CARDS_EACH = {deal: sum(packets) for deal, packets in ROUNDS.items()}


class Terziglio(BologneseGame):
    """Three players; the highest bidder plays alone against the two others."""

    key: ClassVar[str] = "terziglio"
    edition = 1
    numbers = (PLAYERS,)
    options_type = TerziglioOptions
    options: TerziglioOptions

    @cached_property
    def phases(self) -> tuple[Phase, ...]:
        """The auction, the discard, declarations and tricks; at last a card for the Fool."""
        phases: list[Phase] = [Auction(self, WORDS), Discarding(self)]
        phases += [Declaring(self), TrickPlay(self)]
        phases += [Compensating(self)] if self.options.comp_card == "owner" else []
        return tuple(phases)

    @cached_property
    def tables(self) -> CardTables:
        """The order and the values of the cards (section 1)."""
        return cards.tables(self.options)

    @property
    def order_matters(self) -> CardSet:
        """The Fool; every card where the cards of one trick can be combinations (section 10.8)."""
        if self.options.trick_combos == "on":
            return self.pack.everything
        return super().order_matters

    @property
    def top_trump(self) -> TopTrump:
        """The highest trump, which also heads the Grande (section 7)."""
        return self.options.top

    @property
    def stock_size(self) -> int:
        """How many cards the stock has; the declarer discards as many (section 4)."""
        return len(BOLOGNESE.cards) - PLAYERS * CARDS_EACH[self.options.deal]

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Return three rounds, the dealer last; what is left is the stock (section 2)."""
        order, rounds = self.from_seat(self.after(dealer)), ROUNDS[self.options.deal]
        return [(seat, size) for size in rounds for seat in order] + [(None, self.stock_size)]

    # With `direction=mixed` bids and declarations go round against the order of play.

    def eldest(self, dealer: Seat) -> Seat:
        """Return who speaks first: the next after the dealer in the order in which all speak."""
        return self._speakers(dealer)[1]

    def bidders(self, dealer: Seat) -> tuple[Seat, ...]:
        """Return the seats, eldest first and the dealer last (section 3)."""
        return self._speakers(self.eldest(dealer))

    def declaring_order(self, deal: Deal) -> tuple[Seat, ...]:
        """Return the seats in the order in which they declare, the first leader first (sections 5
        and 10)."""
        return self._speakers(self.first_leader(deal.dealer, deal.facts))

    def first_leader(self, dealer: Seat, facts: Sequence[Event]) -> Seat:
        """Return eldest, or the declarer (sections 6 and 10)."""
        if self.options.first_lead == "declarer":
            return contract_of(facts).declarer
        return self.eldest(dealer)

    def discarder(self, deal: Deal) -> Seat | None:
        """Return the declarer, after taking the stock (section 4)."""
        return deal.stock_taker

    def foreseen(self, deal: Deal, seat: Seat) -> MeldsFrom | None:
        """Return what the seat can declare once its turn comes."""
        return foreseen(self, deal, seat)

    def may_signal(self, deal: Deal, seat: Seat) -> bool:
        """Return whether a defender plays: the declarer has nobody to signal to (section 6)."""
        return deal.phase == TrickPlay.key and seat != contract_of(deal.facts).declarer

    def what_follows(self, deal: Deal) -> list[Event]:
        """Return turn, phase or score; after the auction the stock goes to the declarer."""
        bid = deal.phase == Auction.key and is_bid(deal.facts)
        if bid and contract(deal.facts) is None:
            return [scoring.thrown_in()]
        taken = self._stock_taken(deal) if bid and deal.stock_taker is None else []
        return taken + super().what_follows(reduce(self.evolve, taken, deal))

    def after_play(self, deal: Deal, seat: Seat) -> list[Event]:
        """Tell a combination in the trick, and turn up an unseen stock after the last card."""
        came = [*self._combined(deal), *self._turned_up(deal)]
        return came + super().after_play(deal, seat)

    def score_inputs(self, dealer: Seat, facts: Sequence[Event]) -> TerziglioScoreInputs:
        """Return the contract, with what was declared and paid."""
        return TerziglioScoreInputs(
            contract_of(facts), declared_points(facts, PLAYERS), paid(facts)
        )

    def sides_in(
        self, score_inputs: TerziglioScoreInputs, held: Sequence[CardSet]
    ) -> tuple[int, ...]:
        """Return the declarer against the defenders (section 6)."""
        return score_inputs.bid.sides

    def all_declared(
        self, score_inputs: TerziglioScoreInputs, hands: Sequence[CardSet]
    ) -> TerziglioScoreInputs:
        """Return the score inputs if everybody declares all they hold (section 5)."""
        return score_inputs._replace(declared=tuple(map(self.meld_rules.points, hands)))

    def won(
        self, score_inputs: TerziglioScoreInputs, locations: CardLocations, history: TrickHistory
    ) -> Piles:
        """Return the tricks of the declarer and of the defenders, with discard or stock (section
        4)."""
        bid, side = score_inputs.bid, 0
        if bid.is_solo and self.options.solo_stock == "last_trick":
            side = bid.sides[history.winners[-1]]
        aside = locations.aside[-1] if bid.is_solo else locations.aside[bid.declarer]
        return won(self.tables, history, bid.sides, (0, aside) if side else (aside, 0))

    def count(
        self, score_inputs: TerziglioScoreInputs, locations: CardLocations, history: TrickHistory
    ) -> DealScored:
        """Return what both sides have made, and what it is worth in game points (section 8)."""
        piles = self.final_piles(score_inputs, locations, history)
        combined = [0] * PLAYERS
        if self.options.trick_combos == "on":
            for trick, winner in zip(history.tricks, history.winners, strict=True):
                combined[winner] += self._combination(trick)
        return scoring.count(
            score_inputs,
            history,
            piles,
            tuple(combined),
            self.options,
            self.tables,
            self.meld_rules,
        )

    def attack(self, deal: Deal) -> Attack:
        """Return the contract, and what each defender lost (section 9)."""
        return scoring.attack(deal)

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """Return whether as many deals as were agreed are over; those thrown in do not count
        (section 9)."""
        return len(scores) >= self.options.hands

    def sums(
        self, score: DealScored, facts: Sequence[Event], tricks: Sequence[Trick]
    ) -> tuple[tuple[Sum, ...], ...]:
        """Return the points of each side, and the game points that are settled (sections 8 and
        9)."""
        if not score.counts:
            return ((),) * PLAYERS
        return scoring.sums(score, contract_of(facts))

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the totals themselves: in each deal some pay the others."""
        return totals

    def roles(self, deal: Deal, seat: Seat | None) -> Roles:
        """Return `declarer` or `defender`, once the auction is over."""
        # Every view asks, so only the first facts are looked at: a deal begins with the auction.
        spoken = bids(deal.facts[: self.players])
        bid = contract(spoken)
        if bid is None or not is_bid(spoken):
            return (None,) * self.players
        return tuple(DEFENDER if side else DECLARER for side in bid.sides)

    def friends(self, seat: Seat, roles: Roles) -> frozenset[Seat]:
        """Return the other defender, for a defender."""
        if roles[seat] != DEFENDER:
            return frozenset()
        defenders = (Seat(other) for other, role in enumerate(roles) if role == DEFENDER)
        return frozenset(defenders) - {seat}

    def _speakers(self, first: Seat) -> tuple[Seat, ...]:
        order = self.from_seat(first)
        return (first, *reversed(order[1:])) if self.options.direction == "mixed" else order

    def _stock_taken(self, deal: Deal) -> list[Event]:
        bid = contract_of(deal.facts)
        stock = BOLOGNESE.members(deal.stock)
        return [] if bid.is_solo else [StockTaken(bid.declarer, stock)]

    def _combined(self, deal: Deal) -> list[Event]:
        # The three cards of a trick, no less, can be a combination, or two (section 10.8).
        if self.options.trick_combos == "off" or deal.trick.cards:
            return []
        trick = deal.tricks[-1]
        points = self._combination(as_set(trick.cards))
        if not points or trick.winner is None:
            return []
        return [TrickCombined(trick.winner, trick.cards, points)]

    def _combination(self, trick: CardSet) -> int:
        return sum(meld.points for meld in self.meld_rules.best(trick))

    def _turned_up(self, deal: Deal) -> list[Event]:
        lies = not any(deal.hands) and contract_of(deal.facts).is_solo
        return [StockShown(BOLOGNESE.members(deal.stock))] if lies else []
