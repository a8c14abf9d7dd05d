"""How much more the chosen deals of days tell players apart than others, and what a day costs.

With the extra `fast` it takes a quarter of an hour, without it a day: it is measured only where it
is named.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, stdev
from time import process_time

from bot.games import catalogue
from bot.games.actions import Action
from bot.games.view import SeatView
from bot.players import choosing
from bot.players.levels import STRONG
from bot.players.search import engine
from bot.players.search.phases import answer, turn_to_try
from bot.players.search.questions import ExactQuestion
from bot.players.worker import found_exactly
from bot.tables.daily import calendar
from bot.tables.daily.making import TRIERS, DealMaker, candidate_of
from bot.tables.shared_deals.deals import Candidate
from bot.tables.shared_deals.field import Field
from bot.tables.thinking.exact import ExactPlayers
from tests.bench.row import Row, at_least, told

DAYS, CANDIDATES = 20, 8
WORLDS = 100
PROCESSES = 2
CACHE = Path("var/cache/kernels")
SECRET = bytes(range(32))


class InProcess(ExactPlayers):
    """Strong players that think where they are asked."""

    can_search = True

    def __init__(self) -> None:
        super().__init__(None, ThreadPoolExecutor(1))

    async def choose(
        self, level: str, seen: SeatView, chance: bytes, worlds: int, *, is_patient: bool = False
    ) -> Action:
        turn = turn_to_try(seen) if level == STRONG else None
        if turn is not None:
            found = found_exactly(ExactQuestion(turn, chance, worlds))
            if found is not None:
                return answer(seen, int(found.card))
        return choosing.choose(level, seen, Random(chance))


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    kinds = range(len(catalogue.DAILY))
    with ProcessPoolExecutor(PROCESSES, initializer=partial(engine.prepare, CACHE)) as processes:
        costs = [*processes.map(cost, kinds)]
        found = [*processes.map(ratios, kinds)]
    each = [
        row
        for kind, ratio, took in zip(kinds, found, costs, strict=True)
        for row in _of_game(kind, ratio, took)
    ]
    pooled = [one for ratio in found for one in ratio]
    name = f"spread of chosen deals in other plays, all games, {len(pooled)} days, × the mean's"
    return [*each, at_least(name, fmean(pooled), 1.25, "×", digits=2)]


def _of_game(kind: int, ratio: Sequence[float], took: float) -> list[Row]:
    game = f"{catalogue.DAILY[kind][0]} {catalogue.DAILY[kind][1]}"
    error = 1.96 * stdev(ratio) / sqrt(len(ratio))
    name = f"{game}: spread of {len(ratio)} chosen deals, × the mean's, ± {error:.2f}"
    return [
        told(name, fmean(ratio), "×", digits=2),
        told(f"{game}: making a day from 12 candidates, processor", took, "s", digits=1),
    ]


def ratios(kind: int) -> list[float]:
    """By day, how much more the scores of others spread in the chosen candidate than in all."""
    return asyncio.run(_ratios(kind))


async def _ratios(kind: int) -> list[float]:
    field, found = Field(InProcess()), list[float]()
    for day in range(kind, kind + DAYS * len(catalogue.DAILY), len(catalogue.DAILY)):
        game, numbers = calendar.game_of(day), range(1, CANDIDATES + 1)
        deals = [candidate_of(day, game, SECRET, number) for number in numbers]
        known = [deal for deal in deals if deal]
        tried = [pstdev(await field.scores(deal, WORLDS, TRIERS)) for deal in known]
        others = [pstdev(await _others(field, deal)) for deal in known]
        chosen = max(range(len(known)), key=tried.__getitem__)
        found.append(others[chosen] / fmean(others))
    return found


async def _others(field: Field, deal: Candidate) -> list[int]:
    # The same players once more, who leave other things to chance.
    after = len(TRIERS)
    return [await field._play(deal, own, after + place, WORLDS) for place, own in enumerate(TRIERS)]


def cost(kind: int) -> float:
    """The processor time in seconds that it takes to make a day with this game."""
    began = process_time()
    assert calendar.game_of(kind).key == catalogue.DAILY[kind][0]
    asyncio.run(
        DealMaker(Field(InProcess()), WORLDS).make(kind, calendar.game_of(kind), SECRET, 0, 12)
    )
    return process_time() - began
