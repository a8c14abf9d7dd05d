"""What a seat has been told of cards that it does not see."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.cards import CardSet, Seat


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What follows from all that was said in a deal so far.

    `holds` and `lacks` are by seat: the cards it surely has, and those it surely has not. `aside`
    are cards that nobody holds. `sure` are the partners who call for points on the trick on the
    table, `wanted` the cards that a partner asks for.
    """

    holds: tuple[CardSet, ...]
    lacks: tuple[CardSet, ...]
    aside: CardSet = 0
    sure: frozenset[Seat] = frozenset()
    wanted: CardSet = 0


def nothing_known(players: int) -> Knowledge:
    """What is known where nothing was said."""
    return Knowledge((0,) * players, (0,) * players)
