"""Who plays with whom at a night."""

from collections.abc import Sequence
from random import Random

MOST_TABLES = 5
"""The most tables that open at a night."""


def draw(people: Sequence[int], seats: int, rng: Random) -> list[tuple[int, ...]]:
    """Return who sits at which table of so many *seats*, by chance and as even as can be.

    Who is beyond the last table is left out: the first to come has a seat. Nobody who could play
    with another person is alone.
    """
    placed = [*people[: MOST_TABLES * seats]]
    tables = -(-len(placed) // seats)
    rng.shuffle(placed)
    return [tuple(placed[first::tables]) for first in range(tables)]
