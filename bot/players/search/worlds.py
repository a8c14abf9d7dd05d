"""Worlds: lies of the cards that contradict nothing a seat knows for certain."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.games.cards import CardSet, indexes
from bot.games.rules import Rules
from bot.games.trick import Lie
from bot.players.search.position import Position

TRIES = 20
"""So many times as often as worlds are wanted, the cards are spread at most."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where unseen cards may be: a hand, or a part of what lies aside."""

    row: int
    """The seat whose hand it is; the others follow after all seats."""

    room: int
    may_have: CardSet


def sample(position: Position, count: int, rng: Random) -> list[Lie]:
    """So many worlds at random, fewer where the cards can hardly be spread as they must be."""
    game, places = position.rules, _places(position)
    order = _hardest_first(position.unseen, places)
    found: list[Lie] = []
    for _ in range(TRIES * count):
        spread = _spread(order, places, rng)
        if spread is not None:
            world = _world(position, places, spread)
            if is_possible(game, position, world):
                found.append(world)
                if len(found) == count:
                    break
    return found


def is_possible(game: Rules, position: Position, world: Lie) -> bool:
    """Whether the rules allow the discards of a world and play on with the hands as dealt."""
    for seat, (held, discard) in enumerate(zip(world.held, world.aside, strict=False)):
        if seat == position.seat:
            continue
        if discard and game.discard_fault(held | discard, discard) is not None:
            return False
        if not discard and game.throws_in(held):
            return False
    return True


def _places(position: Position) -> list[Place]:
    hands = [
        Place(seat, left, cards)
        for seat, (left, cards) in enumerate(zip(position.left, position.may_hold, strict=True))
        if seat != position.seat and left
    ]
    return [*hands, *_asides(position)]


def _asides(position: Position) -> Iterator[Place]:
    # Where the number of trumps aside is known, they have a place of their own.
    trumps = position.rules.tables.trumps
    for place, room in enumerate(position.buried):
        row, may_have = len(position.left) + place, position.may_lie_aside
        if not room:
            continue
        if position.trumps_aside is None:
            yield Place(row, room, may_have)
            continue
        hidden = position.trumps_aside - (position.aside[place] & trumps).bit_count()
        if hidden:
            yield Place(row, hidden, may_have & trumps)
        if room - hidden:
            yield Place(row, room - hidden, may_have & ~trumps)


Order = list[tuple[list[int], list[int]]]
"""Cards that may be in the same places, as bits, with those places; the fewest places first."""


def _hardest_first(unseen: CardSet, places: list[Place]) -> Order:
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in indexes(unseen):
        fitting = tuple(n for n, place in enumerate(places) if place.may_have >> card & 1)
        groups.setdefault(fitting, []).append(1 << card)
    return [(groups[where], list(where)) for where in sorted(groups, key=lambda w: (len(w), w))]


def _spread(order: Order, places: list[Place], rng: Random) -> list[CardSet] | None:
    # The cards of each place; None if a card finds none.
    room = [place.room for place in places]
    spread = [0] * len(places)
    for cards, where in order:
        rng.shuffle(cards)
        for card in cards:
            place = _any_of(where, room, rng)
            if place is None:
                place = _made_free(where, room, spread, places)
                if place is None:
                    return None
            spread[place] |= card
            room[place] -= 1
    return spread


def _any_of(where: list[int], room: list[int], rng: Random) -> int | None:
    # A place with room, the likelier the more it has.
    free = sum([room[place] for place in where])
    if not free:
        return None
    pick = int(rng.random() * free)
    for place in where:
        pick -= room[place]
        if pick < 0:
            return place
    return None


def _made_free(
    where: list[int], room: list[int], spread: list[CardSet], places: list[Place]
) -> int | None:
    # A full place whose card can go to one with room.
    for full in where:
        for other, place in enumerate(places):
            movable = spread[full] & place.may_have
            if room[other] and movable:
                moved = movable & -movable
                spread[full] ^= moved
                spread[other] |= moved
                room[full] += 1
                room[other] -= 1
                return full
    return None


def _world(position: Position, places: list[Place], spread: list[CardSet]) -> Lie:
    rows = [*position.played, *position.aside]
    rows[position.seat] |= position.hand
    for place, cards in zip(places, spread, strict=True):
        rows[place.row] |= cards
    players = len(position.left)
    return Lie(tuple(rows[:players]), tuple(rows[players:]))
