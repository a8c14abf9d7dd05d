"""Tarocco francese: deal, auction, discard and leads. Sections are those of RULES.md."""

from collections.abc import Mapping, Sequence
from functools import cached_property, reduce
from operator import or_
from typing import ClassVar

from bot.games.actions import Action, Bid, Call, OneOf, Slam
from bot.games.cards import CardSet, Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import Why
from bot.games.events import CardsShown, DealScored, Event, StockShown, StockTaken
from bot.games.francese import handful, partners, scoring, sums
from bot.games.francese.cards import BOUTS, EXCUSE, KINGS, PETIT, SUIT_CARDS, TABLES, TRUMPS
from bot.games.francese.contract import (
    BY_WORD,
    CONTRACTS,
    HIGHEST,
    FrenchContract,
    auction_over,
    called,
    chien_shown,
    highest_bid,
    partners_of,
    slam_announced,
)
from bot.games.francese.marks import own_marks
from bot.games.francese.options import FranceseOptions
from bot.games.francese.phases import Calling, PlayWithHandfuls, SlamAnnouncement
from bot.games.francese.scoring import FrenchScoreInputs
from bot.games.game import Game, Phase, Roles
from bot.games.packs import NOUVEAU
from bot.games.phases.auction import Auction
from bot.games.phases.bidding import PASS, bids
from bot.games.phases.discard import Discarding
from bot.games.sides import Attack, DealMark, Sum
from bot.games.trick import CardLocations, CardTables, Trick, TrickHistory

CHIEN = {3: 6, 4: 6, 5: 3, 6: 6}
"""How many cards nobody is dealt, by the number of players (section 3)."""
PACKET = {3: 4, 4: 3, 5: 3, 6: 3}
CALLS = {3: 0, 4: 0, 5: 1, 6: 2}
"""How many cards the taker calls."""
USUAL_DEALS = {3: 6, 4: 4, 5: 5, 6: 6}
"""The length of a match: whole rounds of deals, at least four deals (section 14)."""
LARGER_HANDFULS = (7, 9, 11)


class Francese(Game):
    """Three to six players; the taker and any partners called play against the others."""

    key: ClassVar[str] = "tarocco-francese"
    edition = 1
    pack = NOUVEAU
    numbers = (4, 3, 5, 6)
    counted_in = 2
    in_half_points = True
    options_type = FranceseOptions
    announces_slams = True
    options: FranceseOptions

    @cached_property
    def phases(self) -> tuple[Phase, ...]:
        """The auction, calls, the discard, a slam announced, and tricks with handfuls."""
        return (
            Auction(self, self._words()),
            Calling(self, CALLS[self.players], self.options.call),
            Discarding(self),
            SlamAnnouncement(self),
            PlayWithHandfuls(self, self.handful_sizes),
        )

    @cached_property
    def tables(self) -> CardTables:
        """Follow suit, else trump, always higher if possible (section 9)."""
        return TABLES

    @property
    def order_matters(self) -> CardSet:
        """The Excuse, and the Petit, which counts in the last trick (section 11)."""
        return EXCUSE.bit | PETIT.bit

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
        """Return packets round after round; after each of the first a card to the chien (section
        3)."""
        size = PACKET[self.players]
        order = self.from_seat(self.after(dealer))
        packets: list[tuple[Seat | None, int]] = []
        for number in range(self.players * self.cards_each // size):
            packets.append((order[number % self.players], size))
            if number < self.chien:
                packets.append((None, 1))
        return packets

    def what_follows(self, deal: Deal) -> list[Event]:
        """Return turn, phase or score, after what comes by itself: the deal thrown in, or the chien
        turned up."""
        came = self._of_itself(deal)
        if came and isinstance(came[-1], DealScored):
            return came
        return came + super().what_follows(reduce(self.evolve, came, deal))

    def throws_in(self, dealt: CardSet) -> bool:
        """Return whether a hand is *petit sec*: the Petit with no other trump and no Excuse
        (section 3)."""
        return dealt & (TRUMPS | EXCUSE.bit) == PETIT.bit

    def discarder(self, deal: Deal) -> Seat | None:
        """Return the taker, if the contract gives them the chien (section 6)."""
        return deal.stock_taker

    def may_discard(self, hand: CardSet) -> CardSet:
        """Return all suit cards but kings, and trumps only where those are too few (section 6)."""
        free = hand & SUIT_CARDS & ~KINGS
        return free if free.bit_count() >= self.chien else free | hand & TRUMPS & ~BOUTS

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Return which rule of section 6 the cards break, if any."""
        if chosen & KINGS:
            return Why.KING_STAYS
        if chosen & BOUTS:
            return Why.BOUT_STAYS
        if chosen & TRUMPS and hand & SUIT_CARDS & ~KINGS & ~chosen:
            return Why.TRUMPS_GO_LAST
        return None

    def bidding_facts(self, hand: CardSet) -> Mapping[str, int]:
        """Return the bouts of the hand, and the points that an attack with them needs (section
        12)."""
        bouts = (hand & BOUTS).bit_count()
        return {"bouts": bouts, "needed": scoring.NEEDED[bouts]}

    def after_discard(self, deal: Deal, seat: Seat, chosen: CardSet) -> list[Event]:
        """Show discarded trumps to all (section 6)."""
        trumps = NOUVEAU.members(chosen & TRUMPS)
        return [CardsShown(seat, trumps)] if trumps else []

    def first_leader(self, dealer: Seat, facts: Sequence[Event]) -> Seat:
        """Return the player after the dealer, or a taker who announced a slam (section 7)."""
        top = highest_bid(facts)
        if top is not None and slam_announced(facts):
            return top[0]
        return self.after(dealer)

    def legal_cards(self, deal: Deal, seat: Seat) -> CardSet:
        """Return what every game allows, but no first lead of a called suit (section 5)."""
        allowed = super().legal_cards(deal, seat)
        if deal.tricks or deal.trick.cards or self.options.first_lead_ban == "off":
            return allowed
        cards = called(deal.facts)
        suits = reduce(or_, (TABLES.follow[card.index] for card in cards), 0)
        return allowed & ~(suits & ~as_set(cards)) or allowed

    def trick_winner(self, deal: Deal, trick: Trick) -> Seat:
        """Let the Excuse win only the last trick, led by the side that won all others (section
        10)."""
        leader = trick.seats[0]
        last = len(deal.tricks) + 1 == self.cards_each
        if last and trick.cards[0] is EXCUSE:
            sides = self.sides_in(self.score_inputs(deal.dealer, deal.facts), deal.dealt)
            winners = [trick.winner for trick in deal.tricks if trick.winner is not None]
            if self.fool_wins(leader, sides, winners):
                return leader
        return super().trick_winner(deal, trick)

    def winning(self, deal: Deal, roles: Roles) -> Seat | None:
        """Return who wins as in every game, or by the Excuse led to the last trick of a slam
        (section 10)."""
        leader = deal.trick.leader
        if leader is None or deal.trick.cards[0] is not EXCUSE:
            return super().winning(deal, roles)
        last = len(deal.tricks) + 1 == self.cards_each
        if last and partners.surely_won_all(deal.tricks, roles, leader):
            return leader
        return super().winning(deal, roles)

    def score_inputs(self, dealer: Seat, facts: Sequence[Event]) -> FrenchScoreInputs:
        """Return taker and contract, with what was called, shown and announced."""
        return scoring.score_inputs(facts)

    def sides_in(self, score_inputs: FrenchScoreInputs, held: Sequence[CardSet]) -> tuple[int, ...]:
        """Return the attack and the defence (section 5)."""
        attack = {
            score_inputs.taker,
            *partners_of(score_inputs.called, held, score_inputs.taker),
        }
        return tuple(int(seat not in attack) for seat in range(self.players))

    def fool_wins(self, leader: Seat, sides: Sequence[int], winners: Sequence[Seat]) -> bool:
        """Return whether the leader's side has won all other tricks (section 10)."""
        return all(sides[winner] == sides[leader] for winner in winners)

    def count(
        self, score_inputs: FrenchScoreInputs, locations: CardLocations, history: TrickHistory
    ) -> DealScored:
        """Return what the attack made, and what that gives to each seat (sections 10 to 13)."""
        return scoring.count(score_inputs, locations, history, self.options)

    def sums(
        self, score: DealScored, facts: Sequence[Event], tricks: Sequence[Trick]
    ) -> tuple[tuple[Sum, ...], ...]:
        """Return what each defender and the attack settle, and its shares (section 13)."""
        if not score.counts:
            return ((),) * self.players
        return sums.sums(score, scoring.score_inputs(facts), tricks, self.options)

    def attack(self, deal: Deal) -> Attack:
        """Return the contract, and what each defender lost to the attack (section 13)."""
        return scoring.attack(*self.counted(deal), self.options)

    def marks(self, deal: Deal) -> tuple[DealMark, ...]:
        """Return the marks of every game, and handfuls, slams announced and the Petit."""
        common = enumerate(super().marks(deal))
        return tuple(mark | own_marks(deal, Seat(seat)) for seat, mark in common)

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """Return whether as many deals as were agreed are over; those thrown in do not count
        (section 14)."""
        return len(scores) >= (self.options.deals or USUAL_DEALS[self.players])

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the totals themselves: in each deal some pay the others."""
        return totals

    def foreseen(self, deal: Deal, seat: Seat) -> OneOf | None:
        """Return the choice of a slam, for whoever would take as it stands (section 7)."""
        top = highest_bid(deal.facts)
        if deal.phase != Auction.key or seat == deal.to_act or top is None or top[0] != seat:
            return None
        return SlamAnnouncement(self).ask(deal) if self.slam_follows(Bid(top[1].word), ()) else None

    def slam_follows(self, action: Action, facts: Sequence[Event]) -> bool:
        """Return whether a slam follows: after a bid that takes no chien, and where one calls,
        after the call (section 7)."""
        match action:
            case Bid(word) if not CALLS[self.players]:
                return word != PASS and not BY_WORD[word].takes_chien
            case Call():
                top = highest_bid(facts)
                return top is not None and not top[1].takes_chien
        return False

    def roles(self, deal: Deal, seat: Seat | None) -> Roles:
        """Return `taker`, `partner` or `defender`, as far as the seat can tell (section 5)."""
        return partners.roles(deal, seat)

    def friends(self, seat: Seat, roles: Roles) -> frozenset[Seat]:
        """Return the other seats on the same side, or more likely so than not."""
        return partners.friends(seat, roles)

    def taken_for_granted(self, deal: Deal) -> Action | None:
        """Let a record leave out that no slam is announced."""
        return Slam(False) if deal.phase == SlamAnnouncement.key else None

    def needless(self, deal: Deal) -> tuple[tuple[Seat, Action], ...]:
        """Let those after a garde contre pass, said or unsaid: nothing beats it (section 4)."""
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
        for seat, hand in enumerate(deal.hands):
            if self.throws_in(hand):
                return [CardsShown(Seat(seat), NOUVEAU.members(hand)), self._thrown_in()]
        return []

    def _turned_up(self, deal: Deal, taker: Seat, contract: FrenchContract) -> list[Event]:
        # After bids and calls the chien is shown and goes to the taker, if the contract says so.
        calling = CALLS[self.players] and not called(deal.facts)
        if calling or not contract.takes_chien or deal.stock_taker is not None:
            return []
        chien = NOUVEAU.members(deal.stock)
        return [StockShown(chien), StockTaken(taker, chien)]

    def _thrown_in(self) -> DealScored:
        return DealScored((), (0,) * self.players, (), counts=False)
