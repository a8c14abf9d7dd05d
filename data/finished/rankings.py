"""The ways to rank people: a row each, with all that boards, places and podiums ask of it."""

from collections.abc import Container
from dataclasses import dataclass, replace
from enum import StrEnum

from data.evenings import tonight
from data.finished.periods import ALL_TIME, DAY_S, TONIGHT, Span

AWAY_S = 60 * DAY_S
"""Who has played no rated deal for so long is not ranked by rating."""


class By(StrEnum):
    """What people are ranked by. Buttons and stored places name it so."""

    RATING = "rating"
    POINTS = "points"
    WINS = "wins"
    MATCHES = "matches"


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """How people are sorted: highest first by these columns of a table, then by the person.

    Everything else is SQL over a row of the table, `own`, and over its `rating`, which may be
    missing. `:moment` is of when is told. `value` is what they are ranked by. A table without
    periods is that `of_all_time`. That of *tonight* is no table, but counts anew.
    """

    table: str
    columns: tuple[str, ...]
    ranked: str
    value: str
    played: str
    won: str = "0"
    spread: str = "rating.spread"
    last_at: str = "coalesce(rating.last_at, 0)"
    listed: str = "true"
    of_all_time: bool = False

    @property
    def whose(self) -> str:
        """The rows of one scope, kind and period."""
        return f"own.scope = :scope AND own.kind = :kind AND {self.when}"

    @property
    def when(self) -> str:
        """The rows of one period."""
        return "true" if self.of_all_time else "own.period = :period"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking:
    """A way to rank people.

    It is for periods of some lengths, and may say nothing of several games together (`per_game`).
    What it counts are deals or matches. With `mean` its values are tenths, of those who have deals
    enough for a mean; of the others they are their deals.
    """

    order: Order
    in_period: Order | None = None
    tonight: Order | None = None
    per_game: bool = False
    spans: Container[Span] = tuple(Span)
    mean: bool = False
    counts: str = "match"

    def order_in(self, period: int) -> Order:
        """Return how people are sorted in a period."""
        if period == TONIGHT and self.tonight is not None:
            return self.tonight
        return self.order if period == ALL_TIME or self.in_period is None else self.in_period


_PRESENT = f"own.last_at + {AWAY_S} > :moment"

_WINS = Order(
    table="match_tallies",
    columns=("wins",),
    ranked="own.wins > 0",
    value="own.wins",
    played="own.matches",
    won="own.wins",
)
_MATCHES = replace(_WINS, columns=("matches",), ranked="true", value="own.matches")
_POINTS = Order(
    table="deal_tallies",
    columns=("ranked", "value"),
    ranked="own.ranked = 1",
    value="own.value",
    played="own.deals",
)

RANKINGS = {
    By.RATING: Ranking(
        order=Order(
            table="ratings",
            columns=("settled", "shown"),
            ranked=f"own.settled = 1 AND {_PRESENT}",
            value="own.shown",
            played="own.deals",
            listed=_PRESENT,
            of_all_time=True,
        ),
        in_period=Order(
            table="season_ratings",
            columns=("ranked", "shown"),
            ranked=f"own.ranked = 1 AND {_PRESENT}",
            value="own.shown",
            played="own.deals",
            spread="own.spread",
            last_at="own.last_at",
            listed=_PRESENT,
        ),
        per_game=True,
        spans=(Span.ALL, Span.SEASON),
        counts="deal",
    ),
    By.POINTS: Ranking(
        order=_POINTS,
        tonight=replace(_POINTS, table=tonight.DEALS),
        per_game=True,
        mean=True,
        counts="deal",
    ),
    By.WINS: Ranking(order=_WINS, tonight=replace(_WINS, table=tonight.MATCHES)),
    By.MATCHES: Ranking(order=_MATCHES, tonight=replace(_MATCHES, table=tonight.MATCHES)),
}
