"""Worlds obey everything that a seat knows for certain, and the true deal is always one of them."""

from random import Random

from hypothesis import given

from bot.games.cards import CardSet, as_set
from bot.games.events import StockShown
from bot.games.game import Game
from bot.games.rules import Rules
from bot.games.trick import CardLocations
from bot.games.view import SeatView
from bot.players.search.from_view import position_of
from bot.players.search.playouts import sample
from bot.players.search.position import Position
from bot.players.search.worlds import doubtful, is_allowed
from tests.games.support.imagine import Guess, imagine
from tests.games.support.properties import every_game, few, seeds
from tests.players.search.moments import moments, truth

SHARE = 0.03
WORLDS = 5


def faults(position: Position, world: CardLocations) -> list[str]:
    """What in this lie of the cards contradicts the position."""
    trumps = position.rules.tables.trumps
    found = []
    for seat, (held, played) in enumerate(zip(world.held, position.played, strict=True)):
        hand = held & ~played
        if played & ~held or hand.bit_count() != position.left[seat]:
            found.append(f"seat {seat} has other cards, or another number of them")
        if seat != position.seat and hand & ~position.may_hold[seat]:
            found.append(f"seat {seat} cannot hold {hand}")
    for place, (cards, known) in enumerate(zip(world.aside, position.aside, strict=True)):
        hidden = cards & ~known
        if known & ~cards or hidden.bit_count() != position.buried[place]:
            found.append(f"other cards lie aside in place {place}")
        if hidden & ~position.may_lie_aside:
            found.append(f"in place {place} cannot lie {hidden}")
    aside = sum(world.aside)
    if position.trumps_aside not in (None, (aside & trumps).bit_count()):
        found.append("not so many trumps lie aside")
    return found


def guess(seen: SeatView, position: Position, world: CardLocations) -> Guess:
    """The world as a guess of the whole deal; any cards of who took the stock came from there."""
    *discards, stock = world.aside
    hands = tuple(held & ~gone for held, gone in zip(world.held, position.played, strict=True))
    shown = [fact.cards for fact in seen.facts if isinstance(fact, StockShown)]
    if shown or seen.taken_up:
        stock = as_set(shown[0] if shown else seen.taken_up)
    elif any(discards):
        taker = next(seat for seat, cards in enumerate(discards) if cards)
        stock = some_of(world.held[taker] | discards[taker], discards[taker].bit_count())
    return Guess(hands, tuple(discards), stock)


def is_possible(game: Rules, position: Position, world: CardLocations) -> bool:
    """Whether the rules allow the discards of a world and play on with the hands as
    dealt."""
    return all(
        is_allowed(game, position, seat, world.held[seat], world.aside[seat])
        for seat in doubtful(game, position)
    )


def some_of(cards: CardSet, count: int) -> CardSet:
    """So many cards of a set."""
    return 0 if not count else cards & -cards | some_of(cards & (cards - 1), count - 1)


@every_game
@few
@given(seeds)
def test_worlds_contradict_nothing(kind: type[Game], seed: int) -> None:
    for _, _, seen in moments(kind, seed, SHARE):
        position = position_of(seen)
        for world in sample(position, WORLDS, Random(seed)):
            assert faults(position, world) == []
            assert is_possible(position.rules, position, world)
            assert imagine(seen, guess(seen, position, world)).view(seen.seat) == seen


@every_game
@few
@given(seeds)
def test_the_true_deal_is_possible(kind: type[Game], seed: int) -> None:
    for match, _, seen in moments(kind, seed, 0.2):
        assert match.deal is not None
        position, world = position_of(seen), truth(match.deal)
        assert faults(position, world) == []
        assert is_possible(position.rules, position, world)
