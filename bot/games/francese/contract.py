"""Tarocco francese: the contracts, and what the facts of a deal say about the one played."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.cards import Card, CardSet, Seat
from bot.games.events import CardsCalled, Event, SlamSpoken, StockShown
from bot.games.phases import bidding
from bot.games.phases.bidding import top_bid


@dataclass(frozen=True, slots=True)
class FrenchContract:
    """A bid that can be played: its word, what it multiplies by, what becomes of the chien."""

    word: str
    multiplier: int
    takes_chien: bool = False
    counts_chien: bool = False


CONTRACTS = (
    FrenchContract("petite", 1, takes_chien=True),
    FrenchContract("garde", 2, takes_chien=True),
    FrenchContract("garde_sans", 4, counts_chien=True),
    FrenchContract("garde_contre", 6),
)
"""All contracts, each higher than the one before (section 4)."""

HIGHEST = CONTRACTS[-1].word
BY_WORD = {contract.word: contract for contract in CONTRACTS}


def highest_bid(facts: Iterable[Event]) -> tuple[Seat, FrenchContract] | None:
    """Return who holds the highest bid so far, and which; None if nobody has bid."""
    top = top_bid(facts)
    return None if top is None else (top.seat, BY_WORD[top.bid])


def auction_over(facts: Iterable[Event], players: int) -> bool:
    """Return whether everybody has spoken, or nobody can bid higher (section 4)."""
    return bidding.auction_over(facts, players, HIGHEST)


def called(facts: Iterable[Event]) -> tuple[Card, ...]:
    """Return the cards that were called, in their order."""
    calls = [fact.cards for fact in facts if isinstance(fact, CardsCalled)]
    return calls[0] if calls else ()


def slam_spoken(facts: Iterable[Event]) -> SlamSpoken | None:
    """Return what the taker said about a slam, if anything yet."""
    return next((fact for fact in facts if isinstance(fact, SlamSpoken)), None)


def slam_announced(facts: Iterable[Event]) -> bool:
    """Return whether a slam was announced."""
    spoken = slam_spoken(facts)
    return spoken is not None and spoken.announced


def chien_shown(facts: Iterable[Event]) -> tuple[Card, ...]:
    """Return the cards of the chien once everybody has seen them."""
    shown = [fact.cards for fact in facts if isinstance(fact, StockShown)]
    return shown[0] if shown else ()


def partners_of(
    called: Iterable[CardSet], held: Sequence[CardSet], taker: Seat
) -> tuple[Seat | None, ...]:
    """Return for each called card the other seat that has held it; None if the taker or the chien
    had it.

    *held* has, by seat, the cards it was dealt.
    """
    return tuple(_holder(card, held, taker) for card in called)


def _holder(card: CardSet, held: Sequence[CardSet], taker: Seat) -> Seat | None:
    for seat, cards in enumerate(held):
        if cards & card and seat != taker:
            return Seat(seat)
    return None
