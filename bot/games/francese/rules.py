"""Tarocco francese: options, deal, discard and leads. Sections are those of its rule sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from bot.games.actions import Action, Bid, Slam
from bot.games.cards import CardSet, Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import Why
from bot.games.events import CardsShown, DealScored, Event, StockShown, StockTaken
from bot.games.francese import advice, handful, knowledge, scoring, sides
from bot.games.francese.cards import BOUTS, EXCUSE, KINGS, PETIT, SUIT_CARDS, TABLES, TRUMPS
from bot.games.francese.contract import (
    CONTRACTS,
    HIGHEST,
    Contract,
    auction_over,
    called,
    chien_shown,
    highest_bid,
    slam_announced,
)
from bot.games.francese.phases import Calling, PlayWithHandfuls, SlamAnnouncement
from bot.games.game import Game
from bot.games.knowledge import Knowledge
from bot.games.options import Options, OptionValue
from bot.games.packs import NOUVEAU
from bot.games.phases.auction import PASS, Auction, bids
from bot.games.phases.discard import LayingAside
from bot.games.trick import Trick, TrickTables

if TYPE_CHECKING:
    from bot.games.views import SeatView

CHIEN = {3: 6, 4: 6, 5: 3, 6: 6}
"""How many cards nobody is dealt, by the number of players (section 3)."""
PACKET = {3: 4, 4: 3, 5: 3, 6: 3}
CALLS = {3: 0, 4: 0, 5: 1, 6: 2}
"""How many cards the taker calls."""
USUAL_DEALS = {3: 6, 4: 4, 5: 5, 6: 6}
"""The length of a match: whole rounds of deals, at least four deals (section 14)."""
LARGER_HANDFULS = (7, 9, 11)


@dataclass(frozen=True)
class FranceseOptions(Options):
    """Where tables differ (section 14); `deals` 0 stands for whole rounds of deals."""

    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "federation": {"petit": "side", "call": "ladder"},
        "playroom": {"petit": "personal", "call": "free"},
    }
    first = ("deals", "lowest_bid", "petit")

    petit: Literal["side", "personal"] = "side"
    excuse_last: Literal["changes_side", "trick_winner"] = "changes_side"
    call: Literal["ladder", "free"] = "ladder"
    first_lead_ban: Literal["on", "off"] = "on"
    share5: Literal["two_thirds", "equal"] = "two_thirds"
    share_both: Literal["third", "half"] = "third"
    handful6: Literal["6-8-10", "7-9-11"] = "6-8-10"
    lowest_bid: Literal["petite", "garde"] = "petite"
    deals: Annotated[int, range(25)] = 0


class Francese(Game):
    """Three to six players; the taker and the partners he called play against the others."""

    key: ClassVar[str] = "tarocco-francese"
    edition: ClassVar[int] = 1
    pack = NOUVEAU
    numbers = (4, 3, 5, 6)
    counted_in = 2
    in_half_points = True
    options_type = FranceseOptions
    options: FranceseOptions

    def __init__(self, options: FranceseOptions | None = None, players: int | None = None) -> None:
        """The game with these options, for so many players. Raises `WrongNumberOfPlayers`."""
        super().__init__(options, players)
        self.phases = (
            Auction(self._words()),
            Calling(CALLS[self.players], self.options.call),
            LayingAside(),
            SlamAnnouncement(),
            PlayWithHandfuls(self.handful_sizes),
        )

    @cached_property
    def tables(self) -> TrickTables:
        """Follow suit, else trump, always higher if possible (section 9)."""
        return TABLES

    @property
    def chien(self) -> int:
        """How many cards the chien has."""
        return CHIEN[self.players]

    @property
    def cards_each(self) -> int:
        """How many cards each player is dealt; there are as many tricks."""
        return (len(NOUVEAU.cards) - self.chien) // self.players

    @property
    def handful_sizes(self) -> tuple[int, ...]:
        """How many trumps a simple, a double and a triple handful take (section 8)."""
        if self.players == 6 and self.options.handful6 == "7-9-11":
            return LARGER_HANDFULS
        return handful.SIZES[self.players]

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Packets round after round; after each of the first a card to the chien (section 3)."""
        size = PACKET[self.players]
        order = self.from_seat(self.after(dealer))
        packets: list[tuple[Seat | None, int]] = []
        for number in range(self.players * self.cards_each // size):
            packets.append((order[number % self.players], size))
            if number < self.chien:
                packets.append((None, 1))
        return packets

    def what_follows(self, deal: Deal) -> list[Event]:
        """Beside turn, phase and score: deals thrown in, and the chien turned up."""
        came = self._of_itself(deal)
        if came and isinstance(came[-1], DealScored):
            return came
        return came + super().what_follows(reduce(self.evolve, came, deal))

    def discarder(self, deal: Deal) -> Seat | None:
        """The taker, if his contract gives him the chien (section 6)."""
        return deal.stock_taker

    def may_discard(self, hand: CardSet) -> CardSet:
        """All suit cards but kings, and trumps only where those are too few (section 6)."""
        free = hand & SUIT_CARDS & ~KINGS
        return free if free.bit_count() >= self.chien else free | hand & TRUMPS & ~BOUTS

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Which rule of section 6 the cards break, if any."""
        if chosen & KINGS:
            return Why.KING_STAYS
        if chosen & BOUTS:
            return Why.BOUT_STAYS
        if chosen & TRUMPS and hand & SUIT_CARDS & ~KINGS & ~chosen:
            return Why.TRUMPS_GO_LAST
        return None

    def after_discard(self, deal: Deal, seat: Seat, chosen: CardSet) -> list[Event]:
        """Trumps laid aside are shown to all (section 6)."""
        trumps = NOUVEAU.members(chosen & TRUMPS)
        return [CardsShown(seat, trumps)] if trumps else []

    def first_leader(self, deal: Deal) -> Seat:
        """The dealer's right; the taker if he announced a slam (section 7)."""
        top = highest_bid(deal.facts)
        if top is not None and slam_announced(deal.facts):
            return top[0]
        return self.after(deal.dealer)

    def legal_cards(self, deal: Deal, seat: Seat) -> CardSet:
        """As in every game, but the first lead may not be of a called suit (section 5)."""
        allowed = super().legal_cards(deal, seat)
        if deal.tricks or deal.trick.cards or self.options.first_lead_ban == "off":
            return allowed
        cards = called(deal.facts)
        suits = reduce(or_, (TABLES.follow[card.index] for card in cards), 0)
        return allowed & ~(suits & ~as_set(cards)) or allowed

    def trick_winner(self, deal: Deal, trick: Trick) -> Seat:
        """The Excuse wins only the last trick, led by the side that won all others (section 10)."""
        leader = trick.seats[0]
        last = len(deal.tricks) + 1 == self.cards_each
        if last and trick.cards[0] is EXCUSE and sides.won_all(deal, leader):
            return leader
        return super().trick_winner(deal, trick)

    def winning(self, view: SeatView) -> Seat | None:
        """As in every game, and the Excuse led to the last trick of a slam (section 10)."""
        leader = view.trick.leader
        if leader is None or view.trick.cards[0] is not EXCUSE:
            return super().winning(view)
        last = len(view.tricks) + 1 == self.cards_each
        return leader if last and sides.surely_won_all(view, leader) else super().winning(view)

    def score(self, deal: Deal) -> DealScored:
        """What the attack made, and what that gives to each seat (sections 10 to 13)."""
        return scoring.score(self, deal)

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """After as many deals as were agreed; those thrown in do not count (section 14)."""
        return len(scores) >= (self.options.deals or USUAL_DEALS[self.players])

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The totals themselves: in each deal some pay the others."""
        return totals

    def roles(self, view: SeatView) -> tuple[str | None, ...]:
        """`taker`, `partner` or `defender`, as far as the view can tell (section 5)."""
        return sides.roles(view)

    def friends(self, view: SeatView) -> frozenset[Seat]:
        """The other seats on the same side, or more likely so than not."""
        return sides.friends(view)

    def advice(self, view: SeatView) -> Action | None:
        """A bid by the strength of the hand; a call, a slam, a handful."""
        return advice.advice(view)

    def prizes(self, view: SeatView) -> Sequence[float]:
        """Points; the Petit is worth more than its own, as the attack needs more without it."""
        return knowledge.PRIZES

    def knowledge(self, view: SeatView) -> Knowledge:
        """What chien, discard and handfuls tell of others' cards."""
        return knowledge.knowledge(view)

    def taken_for_granted(self, deal: Deal) -> Action | None:
        """A record may leave out that no slam is announced."""
        return Slam(False) if deal.phase == SlamAnnouncement.key else None

    def needless(self, deal: Deal) -> tuple[tuple[Seat, Action], ...]:
        """Nothing beats a garde contre: those after it pass, said or unsaid (section 4)."""
        spoken = bids(deal.facts)
        if not spoken or spoken[-1].bid != HIGHEST or deal.facts[-1] is not spoken[-1]:
            return ()
        return tuple((seat, Bid(PASS)) for seat in self.bidders(deal.dealer)[len(spoken) :])

    def _words(self) -> tuple[str, ...]:
        words = tuple(contract.word for contract in CONTRACTS)
        return words[words.index(self.options.lowest_bid) :]

    def _of_itself(self, deal: Deal) -> list[Event]:
        if not deal.phase:
            return self._cancelled(deal)
        if deal.phase == PlayWithHandfuls.key:
            shown = any(deal.hands) or deal.trick.cards or chien_shown(deal.facts)
            return [] if shown else [StockShown(NOUVEAU.members(deal.stock))]
        if not auction_over(deal.facts, self.players):
            return []
        top = highest_bid(deal.facts)
        if top is None:
            return [self._thrown_in()]
        return self._turned_up(deal, *top)

    def _cancelled(self, deal: Deal) -> list[Event]:
        # Petit sec: who is dealt the Petit with no other trump and no Excuse (section 3).
        for seat, hand in enumerate(deal.hands):
            if hand & (TRUMPS | EXCUSE.bit) == PETIT.bit:
                return [CardsShown(Seat(seat), NOUVEAU.members(hand)), self._thrown_in()]
        return []

    def _turned_up(self, deal: Deal, taker: Seat, contract: Contract) -> list[Event]:
        # After bids and calls the chien is shown and goes to the taker, if the contract says so.
        calling = CALLS[self.players] and not called(deal.facts)
        if calling or not contract.takes_chien or deal.stock_taker is not None:
            return []
        chien = NOUVEAU.members(deal.stock)
        return [StockShown(chien), StockTaken(taker, chien)]

    def _thrown_in(self) -> DealScored:
        return DealScored((), (0,) * self.players, (), counts=False)
