"""What reviews find and take: `python -m tests.bench.players.kernels.reviewing --worlds 400`.

In each deal the first seat's cards are looked at; chance chose a part of them. The figures are for
a deal: processor time in seconds, cards that were a choice, those that cost something for certain,
and what these cost on average in points of the seat's own score, or of its partnership's lead.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from tempfile import TemporaryDirectory
from time import process_time

from bot.games.actions import Action, Play, playable
from bot.games.catalogue import GAMES
from bot.games.deal import Deal
from bot.games.game import Game
from bot.games.match import Match
from bot.players.choosing import choose
from bot.players.search import engine
from bot.players.search.from_view import position_of
from bot.players.search.losses import loss_of
from bot.players.search.position import Position
from bot.players.search.questions import CardLoss
from bot.players.search.search import Budget
from tests.games.support.playing import moves, some_action
from tests.players.search.moments import truth

CHANCE = 0.3
"""So many of the cards are chosen by chance; the others are those of `normal`."""

SEED = 11

Chosen = list[tuple[Position, int, Deal]]
"""Positions, the card that was played in each, and the deal as it lay."""


def deals(kind: type[Game], players: int, count: int) -> Iterator[Chosen]:
    """The choices of the first seat in so many deals that were played to their last card."""
    rng, chosen, found = Random(SEED), Chosen(), 0

    def act(game: Game, match: Match, rng: Random) -> Action:
        assert match.deal is not None
        seat = match.deal.to_act
        assert seat is not None
        seen = match.view(seat)
        is_card = bool(playable(seen.ask))
        by_chance = is_card and rng.random() < CHANCE
        action = some_action(game, match, rng) if by_chance else choose("normal", seen, rng)
        if seat == 0 and isinstance(action, Play):
            position = position_of(seen)
            if {*position.candidates} != {action.card.index}:
                chosen.append((position, action.card.index, match.deal))
        return action

    while True:
        for match, _ in moves(kind(None, players), rng, act=act):
            if match.deal is not None and match.deal.score is not None:
                if chosen:
                    yield chosen
                    found += 1
                chosen = Chosen()
            if found == count:
                return


def row(kind: type[Game], players: int, count: int, worlds: int) -> str:
    """A row of the table: game, seconds, choices, certain losses, and their mean."""
    spent, choices, costs = 0.0, 0, []
    for chosen in deals(kind, players, count):
        began = process_time()
        losses = [loss_of(*each[:2], Budget(worlds), Random(SEED)) for each in chosen]
        spent += process_time() - began
        choices += len(chosen)
        costs += [
            _own(loss, each) for loss, each in zip(losses, chosen, strict=True) if loss.is_sure
        ]
    figures = f"{spent / count:.2f} s | {choices / count:.1f} | {len(costs) / count:.1f}"
    return f"| {kind.key}, {players} | {figures} | {fmean(costs) if costs else 0:.1f} |"


def _own(loss: CardLoss, chosen: tuple[Position, int, Deal]) -> float:
    position, _, deal = chosen
    return position.own_part(truth(deal).held) * loss.points


def main() -> None:
    """Measures every game, with each number of players."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--deals", type=int, default=15)
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        engine.prepare(Path(folder))
        sys.stdout.write("compiled\n" if engine.is_compiled() else "plain Python\n")
        for kind in GAMES.values():
            for players in kind.numbers:
                sys.stdout.write(row(kind, players, wanted.deals, wanted.worlds) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
