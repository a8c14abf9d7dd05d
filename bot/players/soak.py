"""Many matches between computer players with random options: `python -m bot.players.soak`.

It looks for errors of the program: every move must be allowed, cards must neither vanish nor
appear, and the log of a deal must lead to the deal as it was played.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.cards import as_set
from bot.games.catalogue import GAMES, find
from bot.games.events import Event
from bot.games.game import Game
from bot.games.match import Match
from bot.players.arena import Player, moves
from bot.players.levels import LEVELS, choose


@dataclass(frozen=True, slots=True)
class Tally:
    """How much was played."""

    deals: int = 0
    moves: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.deals + other.deals, self.moves + other.moves)


class Fault(Exception):
    """A match that went wrong; the text says which, so that it can be played again."""


def soak(key: str, matches: int, seed: str) -> Tally:
    """Plays so many matches of a game. Raises `Fault` for the first that goes wrong."""
    tally = Tally()
    for number in range(matches):
        tally += _soaked(key, f"{seed} match {number}")
    return tally


def random_game(key: str, rng: Random) -> Game:
    """The game with options and a number of players drawn at random."""
    kind = find(key)
    drawn = {name: rng.choice(values) for name, values in kind.options_type.choices().items()}
    return kind(kind.options_type.of(drawn), rng.choice(kind.numbers))


def check(match: Match, log: Sequence[Event]) -> None:
    """Raises `AssertionError` if the newest deal, with this log, cannot be right."""
    deal, game = match.deal, match.game
    assert deal is not None
    places = [*deal.hands, *deal.discards, *deal.face_down, as_set(deal.trick.cards)]
    places += [as_set(trick.cards) for trick in deal.tricks]
    if deal.stock_taker is None:
        places.append(deal.stock)
    assert sum(map(int.bit_count, places)) == len(game.pack.cards), "cards vanished or appeared"
    assert sum(places) == game.pack.everything, "a card is in two places"
    if deal.score is not None:
        assert game.replay(log) == deal, "the log leads to another deal"
        assert not (deal.tricks and any(deal.hands)), "a deal ended with cards in hand"


def _soaked(key: str, seed: str) -> Tally:
    rng = Random(seed)
    game = random_game(key, rng)
    levels = [rng.choice(LEVELS) for _ in range(game.players)]
    try:
        return _checked(game, [_of_level(level) for level in levels], seed)
    except Exception as error:
        raise Fault(f"{key} {game.options} {' '.join(levels)}, seed {seed!r}") from error


def _checked(game: Game, players: Sequence[Player], seed: str) -> Tally:
    log: list[Event] = []
    tally = Tally()
    for match, events in moves(game, players, seed):
        tally += Tally(deals=not log, moves=bool(log))
        log += events
        check(match, log)
        if match.between_deals:
            log = []
    return tally


def _of_level(level: str) -> Player:
    return lambda view, rng: choose(level, view, rng)


def _arguments(arguments: Sequence[str]) -> Namespace:
    parser = ArgumentParser("python -m bot.players.soak", description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=tuple(GAMES))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", default="1")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Plays the matches that the arguments ask for and writes how many went well."""
    wanted = _arguments(arguments)
    tally = soak(wanted.game, wanted.matches, wanted.seed)
    sys.stdout.write(
        f"{wanted.matches} matches, {tally.deals} deals, {tally.moves} moves: no fault\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
