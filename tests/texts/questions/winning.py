"""Who wins a trick."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from bot.games.bolognese.cards import MOORS
from bot.games.cards import Card, Suit
from bot.games.game import Game
from bot.games.packs import BOLOGNESE, JACK
from bot.games.trick import Trick
from tests.texts.questions.deals import finished, first_of_each
from tests.texts.questions.question import Question, Who

TOP = ("T21", "T20")
"""The trumps of which the higher number is not the better one in every game."""


@dataclass(frozen=True)
class Won:
    """A complete trick of a game."""

    game: Game
    trick: Trick

    @property
    def best(self) -> Card:
        """The card that has won it."""
        assert self.trick.winner is not None
        return self.trick.cards[self.trick.seats.index(self.trick.winner)]

    @property
    def suits(self) -> list[Suit]:
        """The suits of its cards, in the order of play."""
        return [card.suit for card in self.trick.cards]

    @property
    def is_plain(self) -> bool:
        """Whether there is neither a trump nor the Fool in it."""
        return not {Suit.TRUMPS, Suit.FOOL} & set(self.suits)


def discarded_on(won: Won) -> bool:
    """A plain card wins, though a card of another suit has a higher rank."""
    others = [card.rank for card in won.trick.cards if card.suit is not won.suits[0]]
    return won.is_plain and max(others, default=0) > won.best.rank


def low_beats_high(won: Won) -> bool:
    """A plain card wins over one of its suit with a higher number."""
    numbers = [c.rank for c in won.trick.cards if c.suit is won.best.suit and c.rank < JACK]
    return won.is_plain and won.best.rank < max(numbers, default=0)


def ruffed_twice(won: Won) -> bool:
    """A plain suit was led, and two trumps were played."""
    plain = won.suits[0] not in (Suit.TRUMPS, Suit.FOOL)
    return plain and won.suits.count(Suit.TRUMPS) > 1


def fool_led(won: Won) -> bool:
    """The Fool was led."""
    return won.suits[0] is Suit.FOOL


def fool_within(won: Won) -> bool:
    """The Fool was played, but not led."""
    return Suit.FOOL in won.suits[1:]


def trumps_led(won: Won) -> bool:
    """Trumps were led, and another one has won."""
    return won.suits[0] is Suit.TRUMPS and won.best is not won.trick.cards[0]


def top_two(won: Won) -> bool:
    """Angel and World fell together."""
    return set(TOP) <= {card.code for card in won.trick.cards}


def moors(won: Won) -> bool:
    """A Moor wins over another."""
    return bool(won.best.bit & MOORS) and sum(bool(c.bit & MOORS) for c in won.trick.cards) > 1


Kind = Callable[[Won], bool]


def winning(game: Game, rng: Random) -> list[Question]:
    """Five tricks of different kinds."""
    return [
        Question("who-wins", {"trick": won.trick}, Who((won.trick.winner,)))
        for won in first_of_each(_tricks(game, rng), _kinds(game))
        if won.trick.winner is not None
    ]


def _kinds(game: Game) -> tuple[Kind, ...]:
    if game.tables.overtrump:
        return (fool_led, fool_within, discarded_on, ruffed_twice, trumps_led)
    special = moors if game.pack is BOLOGNESE else top_two
    return (special, fool_led, fool_within, low_beats_high, ruffed_twice)


def _tricks(game: Game, rng: Random) -> Iterator[Iterator[Won]]:
    for deal in finished(game, rng):
        yield (Won(game, trick) for trick in deal.tricks)
