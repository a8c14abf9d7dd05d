"""Sums for each person by period: of rated deals of one kind, and of matches of one or of all.

Of days, weeks and months the newest two are kept, of seasons all.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.ratings.units import kind_numbered
from data import rows
from data.connection import Connection
from data.finished.deals import DealOutcome
from data.finished.periods import EACH, Span, period_of, periods_of, span_of
from data.finished.scopes import ALL_SERVERS
from data.results import Result

ALL_KINDS = 0
"""Stands for all games together, in sums of matches."""

LEAST = {Span.ALL: 60, Span.SEASON: 30, Span.MONTH: 12, Span.WEEK: 3, Span.TONIGHT: 3}
"""The fewest deals that make a mean; three matches of an evening are nine."""

RATED_IN_SEASON = 60
"""The fewest rated deals with which a season ends with a place by rating."""

PASSING = (Span.MONTH, Span.WEEK, Span.DAY)
"""Of these only this one and the last are kept."""

TABLES = ("deal_tallies", "match_tallies")


@dataclass(frozen=True, slots=True)
class DealTally:
    """The rated deals of one kind that a person has played in a period, and their points."""

    scope: int
    kind: int
    period: int
    user_id: int
    deals: int
    points: int


@dataclass(frozen=True, slots=True)
class MatchTally:
    """The matches of a person in a period, and how many of them they have won."""

    scope: int
    kind: int
    period: int
    user_id: int
    matches: int
    wins: int


async def add_deal(db: Connection, outcome: DealOutcome) -> dict[int, int]:
    """Count a deal in for those to whom its seats belong, if it is rated.

    Returns how many such deals each of them has had on this server on its day by now.
    """
    deal = outcome.deal
    if not deal.rated or not outcome.people:
        return {}
    counted = [
        DealTally(scope, deal.kind, period, seat.person, 1, seat.points)
        for scope, period in _summed(deal.guild_id, deal.ended_at)
        for seat in outcome.seats
        if seat.person is not None
    ]
    today = period_of(Span.DAY, deal.ended_at)
    # One statement: this is waited for at the end of each deal.
    values = f"({', '.join('?' * len(rows.columns(DealTally)))})"
    found = await db.execute_fetchall(
        f"{_addition('deal_tallies', DealTally, ', '.join([values] * len(counted)))}"
        " RETURNING period, user_id, deals",
        [value for each in counted for value in rows.values(each)],
    )
    played = {user_id: deals for period, user_id, deals in found if period == today}
    if 1 in played.values():
        await _drop_old(db, "deal_tallies", deal.guild_id, (deal.kind,), deal.ended_at)
    return played


async def add_match(db: Connection, results: Sequence[Result]) -> None:
    """Count a match in for those whose it is, in its game and in all together."""
    first = results[0]
    kinds = (ALL_KINDS, *filter(None, (kind_numbered(first.game, first.players),)))
    counted = [
        MatchTally(scope, kind, period, each.user_id, 1, each.won)
        for kind in kinds
        for scope, period in _summed(first.guild_id, first.ended_at)
        for each in results
        if each.user_id is not None
    ]
    values = f"({', '.join('?' * len(rows.columns(MatchTally)))})"
    statement = _addition("match_tallies", MatchTally, values)
    await db.executemany(statement, [rows.values(each) for each in counted])
    await _drop_old(db, "match_tallies", first.guild_id, kinds, first.ended_at)


def _summed(guild_id: int, at: int) -> Iterator[tuple[int, int]]:
    # The sums of which scopes and periods grow. Days are for records, which only servers have.
    for period in periods_of(at):
        yield guild_id, period
        if span_of(period) is not Span.DAY:
            yield ALL_SERVERS, period


def _addition(table: str, kind: Any, values: str) -> str:
    *key, first, second = rows.columns(kind)
    return f"""
        INSERT INTO {table} ({", ".join((*key, first, second))}) VALUES {values}
        ON CONFLICT ({", ".join(key)}) DO UPDATE SET
            {first} = {table}.{first} + excluded.{first},
            {second} = {table}.{second} + excluded.{second}
        """


async def _drop_old(
    db: Connection, table: str, guild_id: int, kinds: Iterable[int], now: int
) -> None:
    old = [
        (scope, kind, span * EACH, period_of(span, now) - 1)
        for scope in (guild_id, ALL_SERVERS)
        for kind in kinds
        for span in PASSING
    ]
    await db.executemany(
        f"DELETE FROM {table} WHERE scope = ? AND kind = ? AND period >= ? AND period < ?", old
    )
