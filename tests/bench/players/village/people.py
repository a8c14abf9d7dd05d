"""People of known strength: players with rules of thumb who lay down some of their cards at random.

They bid, discard and declare like `simple`. Some are those who live at the playground.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count, islice, product
from random import Random

from bot.games.actions import Action, Play, playable
from bot.games.cards import indexes
from bot.games.view import SeatView
from bot.loopback.world import sample
from bot.players import simple

WEAKEST = 0.6
"""So many of the weakest player's cards are any that are allowed."""

FIRST_ID = 1_100_000_000_000_001_000
FIRST_NAMES = (
    "Giulia", "Henri", "Ingrid", "Jonas", "Katharina", "Luca", "Margherita", "Niccolò", "Ottavia",
    "Paul", "Renée", "Silvano", "Tobias", "Ursula", "Vittorio", "Wanda", "Xavier", "Yvonne",
    "Zeno", "Amélie",
)  # fmt: skip
SECOND_NAMES = ("", "Bianchi", "Lefèvre", "Schäfer", "della Rovere", "Ferrari", "O’Neill")


@dataclass(frozen=True, slots=True)
class Villager:
    """A person, and which part of their cards they lay down at random."""

    user_id: int
    name: str
    at_random: float

    def choose(self, view: SeatView, rng: Random) -> Action:
        """What they do. Raises `ValueError` if the seat is asked nothing."""
        cards = tuple(indexes(playable(view.ask)))
        # Of a single card rules of thumb need not be asked.
        if cards and (len(cards) == 1 or rng.random() < self.at_random):
            return Play(view.game.pack.cards[rng.choice(cards)])
        return simple.choose(view, rng)


def villagers(count: int) -> tuple[Villager, ...]:
    """So many people, at least two, of evenly spread strengths."""
    order = Random("strengths").sample(range(count), count)
    shares = [WEAKEST * place / (count - 1) for place in order]
    return tuple(Villager(*who, share) for who, share in zip(_who(count), shares, strict=True))


def _who(count: int) -> Sequence[tuple[int, str]]:
    at_home = ((int(person.id), person.name) for person in sample.PEOPLE)
    others = ((FIRST_ID + number, name) for number, name in enumerate(_names()))
    return [*islice(chain(at_home, others), count)]


def _names() -> Iterator[str]:
    # Whoever comes when all names are taken has one of them with a number.
    for number in count(1):
        for second, first in product(SECOND_NAMES, FIRST_NAMES):
            name = f"{first} {second}".strip()
            yield name if number == 1 else f"{name} {number}"
