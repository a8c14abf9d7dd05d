"""Matches of every game between computer players, with random options, and all that must hold.

`python -m tests.games.soak --matches 1000` plays so many of each game. After every move the cards
are counted and somebody must be able to act. Now and then all that is offered is tried, and much
that is not, and the cards that a seat cannot see are exchanged: its view must stay the same. Each
deal must add up; each match must come out the same from its events, as they are stored, and from
its record. The status is 1 if anything does not hold.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from time import monotonic
from traceback import format_exception

from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.events import DealBegan, Event
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.players.choosing import choose
from bot.players.levels import LEVELS
from tests.games.support.hidden import leaks_of
from tests.games.support.invariants import (
    cards_are_conserved,
    events_survive_json,
    record_holds,
    replay_equals_live,
    somebody_can_act,
)
from tests.games.support.offers import check_offers, offered
from tests.games.support.playing import moves, some_action, with_some_options
from tests.games.support.sums import scores_add_up

ANYTHING = "anything"
"""A player that does anything legal and says anything true, sensible or not."""
PLAYERS = (*LEVELS, ANYTHING)

TRIED = 0.2
"""The part of all moves after which offers are tried and hidden cards exchanged."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How much was played."""

    deals: int = 0
    moves: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.deals + other.deals, self.moves + other.moves)


class Fault(Exception):
    """A match that went wrong; the text says which, so that it can be played again."""


def soak(kind: type[Game], matches: int, seed: int) -> Tally:
    """Plays so many matches, the first with this seed. Raises `Fault` for the first fault."""
    return sum((soaked(kind, seed + number) for number in range(matches)), Tally())


def soaked(kind: type[Game], seed: int) -> Tally:
    """Plays the match of this seed. Raises `Fault` if something does not hold."""
    rng = Random(seed)
    game = with_some_options(kind, rng)
    names = [rng.choice(PLAYERS) for _ in range(game.players)]
    try:
        return checked(game, names, rng, seed)
    except Exception as error:
        raise Fault(
            f"{kind.key} with seed {seed}: {' '.join(names)}; options: {game.options}"
        ) from error


def checked(game: Game, names: Sequence[str], rng: Random, seed: int) -> Tally:
    """Plays a match between these players. Raises `AssertionError` if something does not hold."""

    def act(_: Game, match: Match, rng: Random) -> Action:
        return action(names, match, rng)

    checks = Random(f"checks {seed}")
    fairness = Fairness(f"soak {seed}", sha256(str(seed).encode()).digest(), ())
    met: set[Action] = set()
    log: list[Event] = []
    tally = Tally()
    for match, events in moves(game, rng, fairness, act):
        check(match, events)
        if checks.random() < TRIED:
            check_offers(match, checks, met)
            assert not list(leaks_of(match, checks)), "a view shows what is hidden"
        met.update(offered(match))
        log += events
        dealt = isinstance(events[0], DealBegan)
        tally += Tally(deals=dealt, moves=not dealt)
    check_whole(match, fairness, log)
    return tally


def action(names: Sequence[str], match: Match, rng: Random) -> Action:
    """What the player whose turn it is does."""
    assert match.deal is not None
    seat = match.deal.to_act
    assert seat is not None
    if names[seat] == ANYTHING:
        return some_action(match.game, match, rng)
    return choose(names[seat], match.view(Seat(seat)), rng)


def check(match: Match, events: Sequence[Event]) -> None:
    """Raises `AssertionError` if these events cannot have led to the match as it is."""
    deal = match.deal
    assert deal is not None
    cards_are_conserved(match.game, deal)
    somebody_can_act(match.game, deal, events)
    if deal.score is not None:
        scores_add_up(match.game, deal)


def check_whole(match: Match, fairness: Fairness, log: Sequence[Event]) -> None:
    """Raises `AssertionError`, or `Fault` of the record, if these events are not the match's."""
    assert match.over
    assert sum(match.game.payoffs(match.totals)) == 0
    replay_equals_live(match, log)
    events_survive_json(match.game, log)
    record_holds(match.game, fairness, log)


def _arguments(arguments: Sequence[str]) -> Namespace:
    parser = ArgumentParser("python -m tests.games.soak", description=__doc__)
    parser.add_argument("--game", choices=tuple(GAMES), help="this game alone")
    parser.add_argument("--matches", type=int, default=20, help="how many of each game (20)")
    parser.add_argument("--seed", type=int, default=1, help="of the first match (1)")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Plays the matches that the arguments ask for, writes a line for each game; 1 for a fault."""
    wanted = _arguments(arguments)
    keys = [wanted.game] if wanted.game else list(GAMES)
    return max(_told(GAMES[key], wanted.matches, wanted.seed) for key in keys)


def _told(kind: type[Game], matches: int, seed: int) -> int:
    began = monotonic()
    try:
        tally = soak(kind, matches, seed)
    except Fault as fault:
        sys.stderr.write("".join(format_exception(fault)))
        sys.stdout.write(f"{fault}: a fault\n")
        return 1
    sys.stdout.write(
        f"{kind.key}: {matches} matches, {tally.deals} deals, {tally.moves} moves, "
        f"{monotonic() - began:.0f} s: no fault\n"
    )
    sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
