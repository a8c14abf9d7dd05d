"""Who can be told to play in a contest."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time

from bot.games.actions import Action
from bot.games.view import SeatView
from bot.players.choosing import Player, choose
from bot.players.contest.pipe import piped
from bot.players.contest.program import Program
from bot.players.fitted import weighing
from bot.players.levels import LEVELS
from bot.players.search import player, quick
from bot.players.search.search import Budget

PIPE = "pipe"
SEARCHES: dict[str, Callable[[SeatView, Random, Budget], Action]] = {
    "search": player.choose,
    "cards": player.cards_alone,
    "thrifty": player.thrifty,
}
"""Those that search."""

OTHERS: dict[str, Player] = {
    "policy": quick.choose,
    "fitted": weighing.choose,
}
"""Others than levels: their cards alone are their own."""

CONTENDERS = (*LEVELS, *SEARCHES, *OTHERS, PIPE)
"""Who can be told to play."""


@dataclass(slots=True)
class Contender:
    """A player whose moves are timed, in milliseconds."""

    play: Player
    clock: Callable[[], float] = process_time
    spent_ms: list[float] = field(default_factory=list)

    def __call__(self, view: SeatView, rng: Random) -> Action:
        """Return what the player does."""
        began = self.clock()
        action = self.play(view, rng)
        self.spent_ms.append(round((self.clock() - began) * 1000, 3))
        return action

    def taken(self) -> list[float]:
        """Return what its moves took since this was asked last, in milliseconds."""
        spent, self.spent_ms = self.spent_ms, []
        return spent


def contender(name: str, budget: Budget, program: Program | None) -> Contender:
    """Return the contender of this name; the budget is for a search, the program for a pipe.

    Time is that of the processor, but for a program, which has its own.
    """
    if name == PIPE:
        assert program is not None
        return Contender(piped(program), perf_counter)
    return Contender(_player(name, budget))


def _player(name: str, budget: Budget) -> Player:
    if name in OTHERS:
        return OTHERS[name]
    if name in SEARCHES:
        return lambda view, rng: SEARCHES[name](view, rng, budget)
    return lambda view, rng: choose(name, view, rng)
