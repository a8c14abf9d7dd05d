"""Two levels against each other: `python -m bot.players.contest a=simple b=novice`.

Every match is played in each arrangement of one player of one level among others of the other
level, or with partners of one level against partners of the other, with the same decks, so the luck
of the deal is the same for both. With `--side` single deals are played as side duels instead.
"""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time

from bot.games.actions import Action
from bot.games.catalogue import GAMES, find
from bot.games.errors import BadOption, WrongNumberOfPlayers
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players import yardsticks
from bot.players.arena import Player, moves
from bot.players.duel import duel
from bot.players.fitted import weighing
from bot.players.levels import LEVELS, choose
from bot.players.search import engine, quick
from bot.players.search.player import USUAL
from bot.players.search.player import choose as search
from bot.players.search.search import Budget

SEARCH = "search"
OTHERS: dict[str, Player] = {
    "random": yardsticks.any_card,
    "greedy": yardsticks.greedy,
    "policy": quick.choose,
    "fitted": weighing.choose,
}
"""Others than levels: their cards alone are their own."""

CONTENDERS = (*LEVELS, SEARCH, *OTHERS)
"""Who can be told to play."""

NORMAL_95 = 1.96
"""Half the width of the range that holds 95 % of a normal distribution, in standard deviations."""


@dataclass(slots=True)
class Contender:
    """A player whose moves are timed, in milliseconds of the processor."""

    play: Player
    spent_ms: list[float] = field(default_factory=list)

    def __call__(self, view: SeatView, rng: Random) -> Action:
        """What the player does."""
        began = process_time()
        action = self.play(view, rng)
        self.spent_ms.append((process_time() - began) * 1000)
        return action


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a contest showed: how much more a seat of A scores in a deal than one of B.

    Each difference is the mean of all arrangements of one match, or of one deal in a side duel.
    """

    differences: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The mean difference in points a deal."""
        return fmean(self.differences)

    @property
    def spread(self) -> float:
        """The standard deviation of the differences."""
        return stdev(self.differences)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread / sqrt(len(self.differences))

    @property
    def margin(self) -> float:
        """Half the width of the 95 % confidence interval of the mean."""
        return NORMAL_95 * self.error


def contest(game: Game, a: Player, b: Player, matches: int, seed: str) -> Outcome:
    """Plays this many matches, at least two, in every arrangement."""
    return Outcome(tuple(_difference(game, a, b, f"{seed} match {n}") for n in range(matches)))


def sides(game: Game) -> Iterator[tuple[bool, ...]]:
    """Which seats A has: each side in turn where they are fixed, else every arrangement."""
    for team in game.teams:
        yield tuple(seat in team for seat in range(game.players))
    if not game.teams:
        yield from arrangements(game.players)


def arrangements(players: int) -> Iterator[tuple[bool, ...]]:
    """Which seats A has: each seat alone, then all but each seat (once, where that is the same)."""
    alone = [tuple(seat == one for seat in range(players)) for one in range(players)]
    yield from alone
    if players > 2:
        yield from (tuple(not held for held in seats) for seats in alone)


def _difference(game: Game, a: Player, b: Player, seed: str) -> float:
    return fmean(
        _lead(_played(game, [a if held else b for held in seats], seed), seats)
        for seats in sides(game)
    )


def _played(game: Game, players: Sequence[Player], seed: str) -> Match:
    *_, (match, _) = moves(game, players, seed)
    return match


def _lead(match: Match, seats: Sequence[bool]) -> float:
    ours = fmean(total for total, held in zip(match.totals, seats, strict=True) if held)
    theirs = fmean(total for total, held in zip(match.totals, seats, strict=True) if not held)
    return (ours - theirs) / len(match.scored)


def report(
    names: dict[str, str], players: dict[str, Contender], outcome: Outcome, what: str = "matches"
) -> str:
    """The outcome in words, and what a move costs."""
    low, high = outcome.mean - outcome.margin, outcome.mean + outcome.margin
    lines = [
        f"{names['a']} scores {outcome.mean:+.2f} points a deal against {names['b']} "
        f"(standard error {outcome.error:.2f}, 95 % between {low:+.2f} and {high:+.2f}, "
        f"standard deviation {outcome.spread:.1f}, {len(outcome.differences)} {what})"
    ]
    for side, player in players.items():
        spent = sorted(player.spent_ms)
        lines.append(
            f"{names[side]} ({side}): {fmean(spent):.3f} ms a move, "
            f"99 of 100 below {spent[len(spent) * 99 // 100]:.3f} ms, {len(spent)} moves"
        )
    return "\n".join(lines)


def _side(text: str) -> tuple[str, str]:
    side, _, level = text.partition("=")
    if side not in ("a", "b") or level not in CONTENDERS:
        raise ArgumentTypeError(f"{text!r} is not a=LEVEL or b=LEVEL with one of {CONTENDERS}")
    return side, level


def _arguments(arguments: Sequence[str]) -> Namespace:
    parser = ArgumentParser("python -m bot.players.contest", description=__doc__)
    parser.add_argument("sides", nargs=2, type=_side, metavar="a=LEVEL b=LEVEL")
    parser.add_argument("--game", default=next(iter(GAMES)), choices=tuple(GAMES))
    parser.add_argument("--players", type=int, help="how many, where a game has several numbers")
    parser.add_argument("--options", default="", help="options of the game, as name=value …")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--side", action="store_true", help="play side duels of single deals")
    parser.add_argument("--deals", type=int, default=100, help="how many side duels")
    parser.add_argument("--worlds", type=int, default=USUAL.worlds, help="how many a search tries")
    parser.add_argument("--pure", action="store_true", help="search in plain Python alone")
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args(arguments)
    fewest = min(wanted.matches, wanted.deals)
    if {side for side, _ in wanted.sides} != {"a", "b"} or fewest < 2 or wanted.worlds < 1:
        parser.error("a contest needs a side a, a side b, two matches or deals, and a world")
    kind = find(wanted.game)
    try:
        wanted.game = kind(kind.options_type.parse(wanted.options), wanted.players)
    except BadOption as fault:
        parser.error(f"no such option: {fault}")
    except WrongNumberOfPlayers as fault:
        parser.error(f"not for {fault} players, but for {' or '.join(map(str, fault.allowed))}")
    return wanted


def main(arguments: Sequence[str]) -> int:
    """Plays the contest that the arguments ask for and writes how it went."""
    wanted = _arguments(arguments)
    names = dict(sorted(wanted.sides))
    budget = Budget(wanted.worlds)
    if SEARCH in names.values() and not wanted.pure:
        engine.prepare()
    players = {side: Contender(_of_level(level, budget)) for side, level in names.items()}
    a, b = players["a"], players["b"]
    if wanted.side:
        outcome = Outcome(duel(wanted.game, a, b, wanted.deals, wanted.seed))
    else:
        outcome = contest(wanted.game, a, b, wanted.matches, wanted.seed)
    what = "deals" if wanted.side else "matches"
    sys.stdout.write(report(names, players, outcome, what) + "\n")
    return 0


def _of_level(level: str, budget: Budget) -> Player:
    if level in OTHERS:
        return OTHERS[level]
    if level == SEARCH:
        return lambda view, rng: search(view, rng, budget)
    return lambda view, rng: choose(level, view, rng)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
