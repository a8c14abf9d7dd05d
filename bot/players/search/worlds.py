"""Worlds: lies of the cards that contradict nothing a seat knows for certain.

What is known of them stands here; `kernels.spreading` lays the cards by it.
"""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from bot.games.cards import CardSet, Seat, indexes
from bot.games.rules import Rules
from bot.players.search.position import Position

TRIES = 20
"""The most rounds in which worlds that are still missing are tried."""


@dataclass(frozen=True, slots=True)
class HiddenPlace:
    """Where unseen cards may be: a hand, or a part of what lies aside."""

    row: int
    """The seat whose hand it is; the others follow after all seats."""

    room: int
    may_have: CardSet


Fitting = tuple[int, tuple[int, ...]]
"""The index of a card and the places that may have it."""


@dataclass(frozen=True, slots=True)
class Spreading:
    """The places over which unseen cards are spread, and the order in which they are."""

    places: tuple[HiddenPlace, ...]

    order: tuple[Fitting, ...]
    """The cards with the fewest places come first."""


def spreading_of(position: Position) -> Spreading:
    """Return how the unseen cards are spread."""
    places = tuple(_places(position))
    return Spreading(places, tuple(_hardest_first(position.unseen, places)))


def random_numbers(count: int, rng: Random) -> "array[int]":
    """Return *count* random numbers below 2³²."""
    return array("I", rng.randbytes(4 * count))


def doubtful(game: Rules, position: Position) -> list[Seat]:
    """Return the other seats whose cards the rules may not allow."""
    throws_in = type(game).throws_in is not Rules.throws_in
    return [
        seat
        for seat in map(Seat, range(game.players))
        if seat != position.seat and (throws_in or position.aside[seat] or position.buried[seat])
    ]


def is_allowed(
    game: Rules, position: Position, seat: Seat, held: CardSet, discard: CardSet
) -> bool:
    """Return whether a seat may have discarded these cards, or may play if it has discarded
    none."""
    if discard:
        return game.may_have_discarded(position.score_inputs, seat, held, discard)
    return not game.throws_in(held)


def _places(position: Position) -> list[HiddenPlace]:
    hands = [
        HiddenPlace(seat, left, cards)
        for seat, (left, cards) in enumerate(zip(position.left, position.may_hold, strict=True))
        if seat != position.seat and left
    ]
    return [*hands, *_asides(position)]


def _asides(position: Position) -> Iterator[HiddenPlace]:
    # Where the number of trumps aside is known, they have a place of their own.
    trumps = position.rules.tables.trumps
    for place, room in enumerate(position.buried):
        row, may_have = len(position.left) + place, position.may_lie_aside
        if not room:
            continue
        if position.trumps_aside is None:
            yield HiddenPlace(row, room, may_have)
            continue
        hidden = position.trumps_aside - (position.aside[place] & trumps).bit_count()
        if hidden:
            yield HiddenPlace(row, hidden, may_have & trumps)
        if room - hidden:
            yield HiddenPlace(row, room - hidden, may_have & ~trumps)


def _hardest_first(unseen: CardSet, places: Sequence[HiddenPlace]) -> Iterator[Fitting]:
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in indexes(unseen):
        fitting = tuple(n for n, place in enumerate(places) if place.may_have >> card & 1)
        groups.setdefault(fitting, []).append(card)
    for where in sorted(groups, key=lambda where: (len(where), where)):
        yield from [(card, where) for card in groups[where]]


def known(position: Position) -> list[CardSet]:
    """Return the cards known to be in each row, so that only those to be spread are missing.

    Rows are the hands by seat, and then what lies aside: the discards by seat, and the stock.
    """
    rows = [*position.played, *position.aside]
    rows[position.seat] |= position.hand
    return rows
