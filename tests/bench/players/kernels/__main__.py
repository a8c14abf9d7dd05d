"""Counts last tricks as kernels do and as the engine does: `python -m tests.bench.players.kernels`.

Matches are played at random with any options until each option of a game has had each value in
`--deals` deals.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from bot.games.actions import Action, Compensate, playable
from bot.games.catalogue import GAMES
from bot.games.deal import Deal
from bot.games.game import Game
from bot.games.match import Match
from bot.players import simple
from bot.players.search import engine
from bot.players.search.from_view import position_of
from bot.players.search.playouts import lead, values
from bot.players.search.position import Position
from tests.games.support.playing import moves, some_action, with_some_options
from tests.players.search.moments import truth

FEW_VALUES = 4
"""An option with more values than these is a number of deals or points, which no count reads."""


def compared(kind: type[Game], deals: int) -> tuple[int, int, int]:
    """How many last tricks were counted and how many of those wrongly, and the rarest value."""
    options = kind.options_type.choices().items()
    left = Counter(
        {
            (name, value): deals
            for name, values in options
            if len(values) <= FEW_VALUES
            for value in values
        }
    )
    tricks = wrong = 0
    for seed in count():
        if max(left.values(), default=0) <= 0:
            break
        for game, last, ended in _endings(kind, seed):
            tricks += 1
            wrong += _is_wrong(game, last, ended)
            for name in {name for name, _ in left}:
                left[name, getattr(game.options, name)] -= 1
    return tricks, wrong, deals - max(left.values(), default=0)


def _endings(kind: type[Game], seed: int) -> Iterator[tuple[Game, list[Position], Deal]]:
    # The positions of the last trick of each deal of a match, and the deal once it is scored.
    rng, last = Random(seed), list[Position]()
    for match, _ in moves(with_some_options(kind, rng), rng, act=_some_action):
        deal = match.deal
        if deal is None:
            continue
        if deal.score is not None:
            if last:
                yield match.game, last, deal
            last = []
        elif deal.to_act is not None and deal.hands[deal.to_act].bit_count() == 1:
            seen = match.view(deal.to_act)
            if playable(seen.ask):
                last.append(position_of(seen))


def _some_action(game: Game, match: Match, rng: Random) -> Action:
    # For the Fool the card is given that playouts expect.
    assert match.deal is not None
    assert match.deal.to_act is not None
    action = some_action(game, match, rng)
    if isinstance(action, Compensate):
        return simple.choose(match.view(match.deal.to_act), rng)
    return action


def _is_wrong(game: Game, last: Sequence[Position], deal: Deal) -> bool:
    assert deal.score is not None
    world = truth(deal)
    for position in last:
        sides = game.sides_in(position.score_inputs, world.held)
        ahead = lead(deal.score.scores, sides, position.seat)
        if values(position, [world], position.candidates) != [[ahead]]:
            return True
    return False


def main(arguments: Sequence[str]) -> int:
    """Compares and writes a line a game; 1 if anything differs or nothing is compiled."""
    parser = ArgumentParser("python -m tests.bench.players.kernels", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    wanted = parser.parse_args(arguments)
    failed = not engine.prepare()
    for key, kind in GAMES.items():
        tricks, wrong, rarest = compared(kind, wanted.deals)
        failed = failed or wrong > 0
        sys.stdout.write(
            f"{key}: {wrong} of {tricks} last tricks counted wrongly, "
            f"each value of each option in {rarest} or more\n"
        )
        sys.stdout.flush()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
