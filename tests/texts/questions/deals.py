"""Deals at random, and the first moments in them that are of some kind."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import islice
from random import Random
from typing import TypeVar

from bot.games.actions import Action, CardsFrom, Declare, Discard, MeldsFrom, OneOf, Play
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.game import Game
from tests.games.support.playing import shuffled

MOST_DEALS = 2_000
"""If so many deals have no moment of some kind, there is none."""

Found = TypeVar("Found")


def deals(game: Game, rng: Random) -> Iterator[Iterator[Deal]]:
    """One deal after the other, each as it is before all that is done in it and at the end."""
    while True:
        yield moments(game, rng)


def moments(game: Game, rng: Random) -> Iterator[Deal]:
    """A deal at random as it is before all that is done in it and at the end."""
    dealer = Seat(rng.randrange(game.players))
    deal = game.replay(game.deal(1, dealer, shuffled(game, rng)))
    yield deal
    while deal.to_act is not None:
        events = game.decide(deal, deal.to_act, some_action(game, deal, rng))
        deal = reduce(game.evolve, events, deal)
        yield deal


def some_action(game: Game, deal: Deal, rng: Random) -> Action:
    """Any legal action of the seat whose turn it is, without a word."""
    assert deal.to_act is not None
    match game.ask(deal, deal.to_act):
        case OneOf(actions):
            plays = [action for action in actions if isinstance(action, Play)]
            return rng.choice(plays or list(actions))
        case CardsFrom(cards, count):
            while True:
                chosen = tuple(rng.sample(cards, count))
                if game.discard_fault(deal.hands[deal.to_act], as_set(chosen)) is None:
                    return Discard(chosen)
        case MeldsFrom(melds):
            return Declare(tuple(meld for meld in melds if rng.random() < 0.5))
    raise AssertionError("nobody can act")


def finished(game: Game, rng: Random) -> Iterator[Deal]:
    """One deal after the other that was played to its end, all sides winning tricks."""
    for steps in deals(game, rng):
        *_, deal = steps
        winners = {trick.winner for trick in deal.tricks}
        if winners and all(winners & set(side) for side in game.sides):
            yield deal


def first_of_each(
    deals: Iterable[Iterable[Found]], kinds: Sequence[Callable[[Found], bool]]
) -> list[Found]:
    """For each kind the first moment that is of it, each from a deal of its own."""
    found: dict[int, Found] = {}
    for deal in islice(deals, MOST_DEALS):
        missing = [place for place in range(len(kinds)) if place not in found]
        fitting = ((place, each) for each in deal for place in missing if kinds[place](each))
        place, moment = next(fitting, (None, None))
        if place is not None and moment is not None:
            found[place] = moment
        if len(found) == len(kinds):
            return [found[place] for place in range(len(kinds))]
    raise AssertionError(f"found {sorted(found)} of {len(kinds)}")
