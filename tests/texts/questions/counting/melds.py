"""Combinations of the Bolognese pack: one by itself, and all that a hand has."""

from collections.abc import Callable, Iterator
from random import Random

from bot.games.bolognese.game import BologneseGame
from bot.games.bolognese.melds import COUNTERS, CRICCA, MANY, SEQUENCE
from bot.games.cards import CardSet, as_set
from bot.games.melds import Meld
from tests.games.support.counting import some_cards
from tests.texts.questions.deals import first_of_each
from tests.texts.questions.question import Cards, Question

FEWEST, MOST = 10, 15
"""Cards of a hand that is asked about."""


def melds(game: BologneseGame, rng: Random) -> list[Question]:
    """A cricca, a sequence with a wild card, a hand with some and one with doubled points."""
    single = first_of_each(_single(game, rng), (_is_cricca, _is_wild))
    hands = first_of_each(((hand,) for hand in _hands(rng)), (_few(game), _many(game)))
    return [
        *(Question("meld", {"cards": Cards.of(game.pack, m.cards)}, m.points) for m in single),
        *(
            Question("melds", {"hand": Cards.of(game.pack, hand)}, game.meld_rules.points(hand))
            for hand in hands
        ),
    ]


def _hands(rng: Random) -> Iterator[CardSet]:
    while True:
        cards = as_set(some_cards(rng))
        if FEWEST <= cards.bit_count() <= MOST:
            yield cards


def _single(game: BologneseGame, rng: Random) -> Iterator[Iterator[Meld]]:
    # Only cards that are one combination and nothing besides.
    rules = game.meld_rules
    for hand in _hands(rng):
        yield (meld for meld in rules.best(hand) if rules.best(meld.cards) == (meld,))


def _is_cricca(meld: Meld) -> bool:
    return meld.sort == CRICCA


def _is_wild(meld: Meld) -> bool:
    return meld.sort == SEQUENCE and bool(meld.cards & COUNTERS) and meld.cards.bit_count() > 3


def _few(game: BologneseGame) -> Callable[[CardSet], bool]:
    def fits(hand: CardSet) -> bool:
        found = game.meld_rules.best(hand)
        return len(found) > 1 and game.meld_points(found) == sum(meld.points for meld in found)

    return fits


def _many(game: BologneseGame) -> Callable[[CardSet], bool]:
    def fits(hand: CardSet) -> bool:
        sorts = [meld.sort for meld in game.meld_rules.best(hand)]
        return max(map(sorts.count, sorts), default=0) >= MANY

    return fits
