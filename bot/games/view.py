"""What one seat knows: the only door out of the engine.

Everything that shows a table, and every computer player, works from a `SeatView` alone.
"""

from dataclasses import dataclass

from bot.games.actions import Ask
from bot.games.cards import Card, CardSet, Seat
from bot.games.events import CardPlayed, DealScored, Event, TakenBack
from bot.games.rules import Rules
from bot.games.trick import Trick


@dataclass(frozen=True, slots=True)
class LaidAway:
    """Cards that were in no trick: the discard of a seat, or the stock that nobody took."""

    seat: Seat | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A match as one seat sees it; with `seat` None as everybody sees it."""

    game: Rules
    seat: Seat | None

    number: int
    """The deal's number in the match."""

    dealer: Seat
    phase: str
    to_act: Seat | None

    step: int
    """A number that grows with all that the seat does in this deal."""

    taken_back: int
    """How many cards have been taken back in this deal."""

    latest: CardPlayed | TakenBack | None
    """The card that may be taken back, or who has just done so; None once anything else happens."""

    hand: tuple[Card, ...]

    taken_up: tuple[Card, ...]
    """The cards of the stock that the seat took into hand."""

    discarded: tuple[Card, ...]
    """The seat's own discard."""

    ask: Ask | None
    """What the seat has to answer now."""

    foreseen: Ask | None
    """What the seat will have to answer next, so far as that is certain, and may answer ahead."""

    cards_left: tuple[int, ...]
    """How many cards each seat holds."""

    discards: tuple[int, ...]
    """How many cards each seat has discarded."""

    laid_away: LaidAway | None
    """The discard, or the untouched stock, shown to all with the count of the deal."""

    trick: Trick
    tricks: tuple[Trick, ...]

    winning: Seat | None
    """Who is winning the trick on the table, as far as the seat can tell."""

    roles: tuple[str | None, ...]
    """What each seat is in this deal, as a code, as far as the seat can tell."""

    friends: frozenset[Seat]
    """The other seats that the seat knows, or thinks, to be on its side."""

    facts: tuple[Event, ...]
    """The bids, declarations and so on that the seat may know."""

    sayings: tuple[tuple[Card, tuple[str, ...]], ...]
    """What the seat may say with each of its cards."""

    asides: tuple[str, ...]
    """What the seat may say now without playing a card."""

    score: DealScored | None
    """The result of this deal once it is over."""

    scores: tuple[tuple[int, ...], ...]
    """The scores of all finished deals."""

    totals: tuple[int, ...]
    """The sums of those scores."""

    over: bool

    @property
    def last_trick(self) -> Trick | None:
        """The newest complete trick of the deal."""
        return self.tricks[-1] if self.tricks else None

    @property
    def acts(self) -> int:
        """How many things the seat has done in this deal and not taken back."""
        return self.step - 2 * self.taken_back

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
    def played(self) -> tuple[CardSet, ...]:
        """The cards that each seat has played in this deal."""
        played = [0] * self.game.players
        for trick in (*self.tricks, self.trick):
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                played[seat] |= card.bit
        return tuple(played)

    @property
    def seen(self) -> CardSet:
        """The cards everybody has seen played in this deal."""
        played = 0
        for trick in (*self.tricks, self.trick):
            for card in trick.cards:
                played |= card.bit
        return played
