"""How far the boards of a village agree with the strengths of its people, and how far they could.

Expected is the square root of q ÷ (1 + q), where q = deals × mean w² ÷ (sd ÷ spread)²: the deals
of a person, the mean square of their weight in a deal, the deviation of what a deal shows and that
of the strengths of people.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import correlation, fmean, linear_regression, pstdev

from bot.ratings.parts import Part, observed
from bot.ratings.units import KINDS
from data.connection import Connection
from data.finished import boards, deals
from data.finished.boards import Board, Direction, Line, spot_of
from data.finished.deals import DealOutcome
from data.finished.periods import ALL_TIME
from data.finished.rankings import By
from tests.bench.players.village.matches import GUILD, Village
from tests.bench.row import Row

AT_ONCE = 500

CLOSE = 0.05
"""So far agreement may be from what is expected."""


TELLING = 100
"""Fewer margins of a game tell nothing of it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What deals have shown of people: who plays at random how much, and the margins.

    A margin comes with the weighted sum of the parts of cards that those at the table lay down at
    random. `weights` are those of the people whom it tells of.
    """

    at_random: tuple[float, ...]
    margins: tuple[float, ...]
    weights: tuple[float, ...]

    def quality(self, people: int, spread: float) -> float:
        """The q above, for so many people whose parts at random deviate so much."""
        slope, start = linear_regression(self.at_random, self.margins)
        pairs = zip(self.at_random, self.margins, strict=True)
        sd = pstdev([margin - start - slope * share for share, margin in pairs])
        squares = fmean(weight**2 for weight in self.weights)
        return len(self.weights) / people * squares / (sd / (slope * spread)) ** 2


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far a board agrees with true strength, how far it could, and how many people it has."""

    kind: int
    people: int
    deals: float
    found: float
    expected: float

    @property
    def error(self) -> float:
        """The standard error of what was found."""
        return (1 - self.expected**2) / sqrt(self.people - 1)

    @property
    def row(self) -> Row:
        """It as a row of a table."""
        key, players = KINDS[self.kind - 1]
        name = (
            f"village: order of {self.people} people, {key} {players}, {self.deals:.0f} deals each"
        )
        aim, close = f"{self.expected:.2f} ± {CLOSE}", abs(self.found - self.expected) <= CLOSE
        return Row(name, f"{self.found:.2f}", aim, close)


async def agreements(db: Connection, village: Village, now: int) -> list[Agreement]:
    """One for each kind of game played often enough, of all who have a rating; ends at *now*."""
    strengths = {each.user_id: -each.at_random for each in village.people}
    shown = sorted((await _shown(db, village)).items())
    return [
        await _agreement(db, kind, each, strengths, now)
        for kind, each in shown
        if len(each.margins) >= TELLING
    ]


async def _agreement(
    db: Connection, kind: int, shown: Shown, strengths: dict[int, float], now: int
) -> Agreement:
    lines = await _lines(db, Board(GUILD, kind, ALL_TIME, By.RATING), now)
    quality = shown.quality(len(lines), pstdev(strengths.values()))
    found = correlation(
        ranks([line.value for line in lines]), ranks([strengths[line.user_id] for line in lines])
    )
    each = len(shown.weights) / len(lines)
    return Agreement(kind, len(lines), each, found, sqrt(quality / (1 + quality)))


async def _lines(db: Connection, board: Board, now: int) -> list[Line]:
    page = await boards.page(db, board, now)
    lines = [*page.lines]
    while not page.is_last:
        page = await boards.page(db, board, now, spot_of(board.by, lines[-1]), Direction.AFTER)
        lines += page.lines
    return lines


async def _shown(db: Connection, village: Village) -> dict[int, Shown]:
    found: dict[int, list[tuple[float, float, list[float]]]] = {}
    last = 0
    while batch := await deals.after(db, last, AT_ONCE):
        for outcome in batch:
            if outcome.deal.rated:
                found.setdefault(outcome.deal.kind, []).extend(_of_deal(outcome, village))
        last = batch[-1].deal.id or 0
    return {
        kind: Shown(
            tuple(share for share, _, _ in each),
            tuple(margin for _, margin, _ in each),
            tuple(weight for _, _, weights in each for weight in weights),
        )
        for kind, each in found.items()
    }


def _of_deal(outcome: DealOutcome, village: Village) -> Iterator[tuple[float, float, list[float]]]:
    shares = [village.by_id[seat.user_id].at_random for seat in outcome.seats if seat.user_id]
    for each in observed([Part(seat.role, seat.margin) for seat in outcome.seats]):
        share = sum(w * own for w, own in zip(each.weights, shares, strict=True))
        yield share, each.margin, [each.weights[seat] for seat in each.seats]


def ranks(values: Sequence[float]) -> list[float]:
    """The places of these values, from 0; equal ones share the mean of theirs."""
    ordered = sorted(values)
    return [ordered.index(each) + (ordered.count(each) - 1) / 2 for each in values]
