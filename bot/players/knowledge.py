"""What a seat has been told about cards that it does not see."""

from dataclasses import dataclass

from bot.games.cards import CardSet, Seat


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What follows from everything that has been said in a deal so far."""

    holds: tuple[CardSet, ...]
    """By seat, cards that the seat certainly has."""

    lacks: tuple[CardSet, ...]
    """By seat, cards that the seat certainly does not have."""

    discarded: CardSet = 0
    """Cards that nobody holds."""

    trumps_aside: int | None = None
    """How many trumps were discarded, if that is known."""

    sure_to_win: frozenset[Seat] = frozenset()
    """The partners who ask for points on the trick on the table."""

    asked_for: CardSet = 0
    """The cards that a partner asks for."""


def nothing_known(players: int) -> Knowledge:
    """Return what is known where nothing has been said."""
    return Knowledge((0,) * players, (0,) * players)
