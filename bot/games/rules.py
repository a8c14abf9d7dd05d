"""The rules of a game that need no deal: its cards, its options, and how they are judged."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from bot.games.actions import Action, Codes, Saying
from bot.games.cards import Card, CardSet, Pack, Seat
from bot.games.errors import UnknownEdition, Why, WrongNumberOfPlayers
from bot.games.events import DealScored, Event
from bot.games.melds import Meld
from bot.games.options import Options
from bot.games.sides import Sum, sum_of
from bot.games.trick import CardLocations, CardTables, Trick, TrickHistory


class Rules(ABC):
    """The rules of one game as a table plays it: with these options and this many players."""

    key: ClassVar[str]
    edition: int
    """The edition by which the table plays; a class has the newest there is."""

    pack: ClassVar[Pack]
    numbers: ClassVar[tuple[int, ...]]
    options_type: ClassVar[type[Options]]
    teams: ClassVar[tuple[tuple[int, ...], ...]] = ()
    """The seats that always play together, if partnerships are fixed."""

    counted_in: ClassVar[int] = 3
    """Cards are counted in groups of this size; a group of the cheapest cards counts one point."""

    tricks_count: ClassVar[bool] = False
    """Whether each trick, and the whole discard, counts a point besides its cards. The values of
    cards are one more then, as in games that count in groups as large as a trick."""

    in_half_points: ClassVar[bool] = False
    """Whether the values of cards are half points."""

    has_sayings: ClassVar[bool] = False
    """Whether anything can be said or signalled with a card."""

    announces_slams: ClassVar[bool] = False
    """Whether the player who discards is then asked about a slam."""

    signals: ClassVar[tuple[str, ...]] = ()
    """The codes that are signalled with a card rather than said."""

    poll: ClassVar[tuple[str, ...]] = ()
    """The bids of a poll on whether to play at all."""

    def __init__(
        self,
        options: Options | None = None,
        players: int | None = None,
        edition: int | None = None,
    ) -> None:
        """Make the game with these options, for this many players, in its newest edition or an
        earlier.

        Raises `WrongNumberOfPlayers` or `UnknownEdition`.
        """
        if edition is not None:
            self.edition = self._known(edition)
        self.players = self.numbers[0] if players is None else players
        if self.players not in self.numbers:
            raise WrongNumberOfPlayers(self.players, self.numbers)
        self.options = self.options_type() if options is None else options

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that score together: the partnerships, or each seat by itself."""
        return self.teams or tuple((seat,) for seat in range(self.players))

    def places(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Return the place of each seat, from 1; partners share one, and so do equal totals."""
        reached = [totals[side[0]] for side in self.sides]
        return tuple(1 + sum(other > total for other in reached) for total in totals)

    # What a game must say.

    @cached_property
    @abstractmethod
    def tables(self) -> CardTables:
        """All that card play needs."""

    @abstractmethod
    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """Return how the pack is dealt from the top: so many cards to a seat, or None for the
        stock."""

    @abstractmethod
    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """Return whether a match with these scores of its deals so far has ended."""

    @abstractmethod
    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return what each seat gains when the match ends with these totals."""

    # The count. What it needs besides the cards are the score inputs of a deal: plain numbers and
    # sets of cards, of a form that each game has for itself.

    @abstractmethod
    def score_inputs(self, dealer: Seat, facts: Sequence[Event]) -> Any:
        """Return what the count of a deal depends on that was said and done with no card of a
        trick."""

    @abstractmethod
    def count(
        self, score_inputs: Any, locations: CardLocations, history: TrickHistory
    ) -> DealScored:
        """Return the points of a deal whose last card was played, with their reasons."""

    def sides_in(self, score_inputs: Any, held: Sequence[CardSet]) -> tuple[int, ...]:
        """Return the side of each seat in a deal, from 0; *held* has the cards that each has
        had."""
        return tuple(
            next(side for side, seats in enumerate(self.sides) if seat in seats)
            for seat in range(self.players)
        )

    @property
    def has_attack(self) -> bool:
        """Whether one side plays against the rest in each deal, and which differs."""
        return type(self).sides_in is not Rules.sides_in

    def may_have_discarded(
        self, score_inputs: Any, seat: Seat, held: CardSet, discard: CardSet
    ) -> bool:
        """Return whether a seat that has had these cards in play may have discarded those
        others."""
        return self.discard_fault(held | discard, discard) is None

    def all_declared(self, score_inputs: Any, hands: Sequence[CardSet]) -> Any:
        """Return the score inputs if every seat, before the first lead, declares all that it has in
        hand."""
        return score_inputs

    def fool_wins(self, leader: Seat, sides: Sequence[int], winners: Sequence[Seat]) -> bool:
        """Return whether the Fool wins the last trick, led to it after these winners of all
        others."""
        return False

    # What games share, unless they say otherwise.

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in the order of play."""
        return Seat((seat + 1) % self.players)

    def from_seat(self, first: Seat) -> tuple[Seat, ...]:
        """Return all seats in the order of play, this one first."""
        return tuple(Seat((first + step) % self.players) for step in range(self.players))

    def bidders(self, dealer: Seat) -> tuple[Seat, ...]:
        """Return all seats in the order in which they bid, the one after the dealer first."""
        return self.from_seat(self.after(dealer))

    def first_leader(self, dealer: Seat, facts: Sequence[Event]) -> Seat:
        """Return who leads to the first trick, after all that was said: the next after the
        dealer."""
        return self.after(dealer)

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """Return who takes the stock into hand as part of the deal, if anybody."""
        return None

    def throws_in(self, dealt: CardSet) -> bool:
        """Return whether a deal in which a seat is dealt this hand is not played."""
        return False

    def may_discard(self, hand: CardSet) -> CardSet:
        """Return the cards of a hand that can be part of a discard."""
        return hand

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Return why these cards of the hand may not be discarded together, or None if they may."""
        return None

    @property
    def order_matters(self) -> CardSet:
        """The cards of which none may be in a hand still if the rest of a deal is claimed.

        While one is, the order of play could change the score. Always the Fool.
        """
        return self.tables.fool

    def bidding_facts(self, hand: CardSet) -> Mapping[str, int]:
        """Return the numbers that a player with this hand needs to know when bidding, by their
        names."""
        return {}

    @property
    def most_sayings(self) -> int | None:
        """How many things may be said with one card, if there is a limit."""
        return None

    def talk_topics(self, codes: Codes) -> dict[str, Codes]:
        """Return these codes by what they are about, the likely ones first.

        Of codes that say the same only one is there. Signals are about nothing but themselves.
        """
        return {"": codes} if codes else {}

    def read_saying(self, code: str) -> Saying:
        """Return what a code of something said or signalled names."""
        return Saying(code)

    def slam_follows(self, action: Action, facts: Sequence[Event]) -> bool:
        """Return whether whoever does this is asked about a slam next, unless somebody bids
        higher."""
        return False

    def read_melds(self, laid: Sequence[CardSet]) -> tuple[Meld, ...] | None:
        """Return these sets of cards as combinations of different kinds; None if they are none
        here."""
        return None

    def meld_points(self, melds: Iterable[Meld]) -> int:
        """Return what combinations count together."""
        return sum(meld.points for meld in melds)

    def hands_from(self, dealer: Seat, deck: Sequence[Card]) -> list[tuple[Card, ...]]:
        """Return the hands that this deck gives, seat by seat, and the stock at the end."""
        dealt: dict[Seat | None, list[Card]] = {Seat(seat): [] for seat in range(self.players)}
        dealt[None] = []
        top = 0
        for seat, count in self.packets(dealer):
            dealt[seat].extend(deck[top : top + count])
            top += count
        return [tuple(cards) for cards in dealt.values()]

    def sums(
        self, score: DealScored, facts: Sequence[Event], tricks: Sequence[Trick]
    ) -> tuple[tuple[Sum, ...], ...]:
        """Return how each seat's score of a deal comes about: sums that give it together."""
        return tuple(
            (sum_of((line.code, line.points[seat]) for line in score.lines),)
            for seat in range(self.players)
        )

    @classmethod
    def _known(cls, edition: int) -> int:
        if not 1 <= edition <= cls.edition:
            raise UnknownEdition(edition, cls.edition)
        return edition
