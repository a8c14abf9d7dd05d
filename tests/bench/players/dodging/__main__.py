"""What each way to dodge makes of a rating: `python -m tests.bench.players.dodging [deals]`."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from bot.games.cards import Seat
from bot.games.catalogue import game
from bot.games.game import Game
from bot.ratings.rating import MILLION
from tests.bench.players.dodging.table import Dealt, mean_after, played
from tests.bench.players.dodging.ways import PLAYS_ON, WAYS, Way

DEALS = 600
GAMES = (("scarto", 3), ("piedicavallo", 4), ("terziglio", 3), ("tarocco-francese", 4))
SURE = 1.645
"""So many standard errors are a certainty of 95 % on one side."""


@dataclass(frozen=True, slots=True)
class Found:
    """What dodging has made of a rating, in the numbers that are shown, beside playing on.

    `lead` is how far the dodger was ahead in parts of the deals, and `error` its standard error.
    """

    game: str
    way: str
    shown: float
    played_on: float
    lead: float
    error: float

    def __str__(self) -> str:
        numbers = f"{self.shown:.0f} | {self.played_on:.0f} | {self.lead:+.0f} ± {self.error:.0f}"
        return f"| {self.game} | {self.way} | {numbers} | {self.verdict} |"

    @property
    def verdict(self) -> str:
        """Where the dodger ends with a certainty of 95 %, if that is certain."""
        if abs(self.lead) <= SURE * self.error or self.lead == 0:
            return ""
        return "ahead" if self.lead > 0 else "below"


PARTS = 4
"""Into so many parts the deals are divided, to see how far chance goes."""


def compared(each: Game, deals: Sequence[Dealt]) -> Iterator[Found]:
    """Each way to dodge on each seat, beside playing on with the same cards."""
    seats = tuple(map(Seat, range(each.players)))
    size = len(deals) // PARTS
    parts = [deals[part * size : (part + 1) * size] for part in range(PARTS)]
    usual = {seat: _shown(WAYS[PLAYS_ON], each, deals, seat) for seat in seats}
    usual_of = [_shown(WAYS[PLAYS_ON], each, part, seat) for part in parts for seat in seats]
    for name, way in WAYS.items():
        own = [_shown(way, each, part, seat) for part in parts for seat in seats]
        leads = [mine - theirs for mine, theirs in zip(own, usual_of, strict=True)]
        yield Found(
            each.key,
            name,
            fmean(_shown(way, each, deals, seat) for seat in seats),
            fmean(usual.values()),
            fmean(leads),
            stdev(leads) / sqrt(len(leads)),
        )


def _shown(way: Way, each: Game, deals: Sequence[Dealt], dodger: Seat) -> float:
    return 1500 + 200 * (mean_after(way, each, deals, dodger) or 0) / MILLION


def main(number: int) -> None:
    """Prints what each way to dodge makes of a rating, in each game."""
    for key, players in GAMES:
        each = game(key, {}, players)
        for found in compared(each, played(each, number)):
            sys.stdout.write(f"{found}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
