"""The ratings of each season, as they were after the last deal that somebody had in it."""

from collections.abc import Iterable
from dataclasses import dataclass

from data import rows
from data.connection import Connection
from data.finished.periods import EACH, Span, end_of, period_of
from data.finished.ratings import RatingRow


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A rating as it was after a deal, and how many deals of the season are counted with it.

    Mean and deviation are in millionths of a unit. With a `settled` rating, who has had enough
    deals is ranked; before `certain_until`, or for all of the season where that is None, it is
    certain enough.
    """

    scope: int
    kind: int
    period: int
    user_id: int
    mean: int
    spread: int
    deals: int
    last_at: int
    settled: bool
    certain_until: int | None = None


def after_deal(rating: RatingRow, before: RatingRow | None, ended_at: int) -> SeasonRow:
    """Return what a deal that has changed a rating adds to the season in which it ended."""
    period, until = period_of(Span.SEASON, ended_at), rating.certain_until
    return SeasonRow(
        scope=rating.scope,
        kind=rating.kind,
        period=period,
        user_id=rating.user_id,
        mean=rating.mean,
        spread=rating.spread,
        deals=rating.deals - (before.deals if before else 0),
        last_at=rating.last_at,
        settled=rating.settled,
        certain_until=until if until < end_of(period) else None,
    )


async def add(db: Connection, added: Iterable[SeasonRow]) -> None:
    """Count in what deals add to their seasons, in their order.

    Nobody gets into a season by a deal that is not theirs.
    """
    names = rows.columns(SeasonRow)
    given = ", ".join(f":{name}" for name in names)
    await db.executemany(
        f"""
        INSERT INTO season_ratings ({", ".join(names)}) SELECT {given}
        WHERE CAST(:deals AS BIGINT) > 0 OR EXISTS (
            SELECT 1 FROM season_ratings
            WHERE scope = :scope AND kind = :kind AND period = :period AND user_id = :user_id
        )
        ON CONFLICT (scope, kind, period, user_id) DO UPDATE SET
            mean = excluded.mean,
            spread = excluded.spread,
            deals = season_ratings.deals + excluded.deals,
            last_at = excluded.last_at,
            settled = excluded.settled,
            certain_until = excluded.certain_until
        """,
        [dict(zip(names, rows.values(each), strict=True)) for each in added],
    )


async def first(db: Connection, scope: int) -> int | None:
    """Return the first season in which a match has ended on a server, if any has."""
    [(found,)] = await db.execute_fetchall(
        """
        SELECT min(period) FROM match_tallies
        WHERE scope = ? AND kind = 0 AND period >= ? AND period < ?
        """,
        (scope, Span.SEASON * EACH, (Span.SEASON + 1) * EACH),
    )
    return None if found is None else int(found)
