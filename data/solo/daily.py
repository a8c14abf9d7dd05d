"""The deals of days, what people have made of them, and how people stand by that."""

from collections.abc import Sequence
from dataclasses import dataclass

from data import rows
from data.connection import Connection
from data.finished.scopes import ALL_SERVERS
from data.solo.shared import SharedDeal


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyDeal(SharedDeal):
    """The deal of a day, counted from 1970, that was chosen from so many candidates."""

    day: int
    candidates: int
    made_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyPlay:
    """What a person has made of the deal of a day; without an end it has no result."""

    day: int
    user_id: int
    guild_id: int
    table_id: int
    name: str
    began_at: int
    ended_at: int | None = None
    score: int | None = None
    percent: int | None = None
    shared: bool = False
    voided: bool = False


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """How somebody stands over some days: their mean percent times 100, of so many plays."""

    user_id: int
    name: str
    mean: int
    plays: int


async def deal_of(db: Connection, day: int) -> DailyDeal | None:
    """Return the deal of a day, if it has been made."""
    found = await rows.select(db, DailyDeal, "FROM daily_deals WHERE day = ?", (day,))
    return next(iter(found), None)


async def add_deal(db: Connection, deal: DailyDeal) -> None:
    """Store the deal of a day, unless there is one."""
    if await deal_of(db, deal.day) is None:
        await rows.insert(db, "daily_deals", [deal])


async def play_of(db: Connection, day: int, user_id: int) -> DailyPlay | None:
    """Return the play of a person on a day, if they have begun one."""
    source = "FROM daily_plays WHERE day = ? AND user_id = ?"
    return next(iter(await rows.select(db, DailyPlay, source, (day, user_id))), None)


async def play_at(db: Connection, table_id: int) -> DailyPlay | None:
    """Return the play at this table, if there is one."""
    source = "FROM daily_plays WHERE table_id = ?"
    return next(iter(await rows.select(db, DailyPlay, source, (table_id,))), None)


async def anybody_since(db: Connection, day: int) -> bool:
    """Return whether anybody has begun a play on this day or later."""
    [(found,)] = await db.execute_fetchall(
        "SELECT EXISTS (SELECT 1 FROM daily_plays WHERE day >= ?)", (day,)
    )
    return bool(found)


async def begin(db: Connection, play: DailyPlay) -> None:
    """Store a play that begins. Raises `Conflict` if the person has begun one."""
    await rows.insert(db, "daily_plays", [play])


async def end(db: Connection, play: DailyPlay, score: int, percent: int, now: int) -> None:
    """Store what a play has come to, unless that is stored."""
    ended = await db.execute_fetchall(
        """
        UPDATE daily_plays SET ended_at = ?, score = ?, percent = ?
        WHERE day = ? AND user_id = ? AND ended_at IS NULL AND voided = 0 RETURNING day
        """,
        (now, score, percent, play.day, play.user_id),
    )
    if ended:
        await _count(db, play.guild_id, play.user_id, 1, percent)


async def _count(db: Connection, guild_id: int, user_id: int, plays: int, percents: int) -> None:
    await db.execute(
        """
        INSERT INTO daily_totals (guild_id, user_id, plays, percents) VALUES (?, ?, ?, ?)
        ON CONFLICT (guild_id, user_id) DO UPDATE SET
            plays = daily_totals.plays + excluded.plays,
            percents = daily_totals.percents + excluded.percents
        """,
        (guild_id, user_id, plays, percents),
    )


async def note_shared(db: Connection, day: int, user_id: int) -> bool:
    """Note that a person has shown their play to others; return whether they had not before."""
    found = await db.execute_fetchall(
        """
        UPDATE daily_plays SET shared = 1
        WHERE day = ? AND user_id = ? AND shared = 0 RETURNING day
        """,
        (day, user_id),
    )
    return bool(found)


async def days_of(db: Connection, user_id: int) -> tuple[int, ...]:
    """Return the days that a person has played to the end, oldest first."""
    found = await db.execute_fetchall(
        """
        SELECT day FROM daily_plays
        WHERE user_id = ? AND ended_at IS NOT NULL AND voided = 0 ORDER BY day
        """,
        (user_id,),
    )
    return tuple(day for (day,) in found)


@dataclass(frozen=True, slots=True)
class Whose:
    """Whose plays are compared: those of a server, or of `ALL_SERVERS`.

    On all servers together only those are who have agreed to be listed there, and whose account is
    no younger than one with this id would be.
    """

    scope: int
    youngest: int = 0

    @property
    def where(self) -> str:
        """The condition for their rows."""
        if self.scope != ALL_SERVERS:
            return "guild_id = :scope"
        return "user_id IN (SELECT user_id FROM players WHERE everywhere <> '' AND user_id <= :old)"

    @property
    def name(self) -> str:
        """What somebody is called there, of whom there is a row called *own*."""
        if self.scope == ALL_SERVERS:
            return "(SELECT everywhere FROM players WHERE user_id = own.user_id)"
        return """(
            SELECT name FROM daily_plays
            WHERE user_id = own.user_id AND guild_id = :scope ORDER BY day DESC LIMIT 1
        )"""


async def standings(
    db: Connection, whose: Whose, days: range, least: int
) -> Sequence[DailyStanding]:
    """Return how people stand over these days, the best first, then those with fewer than *least*
    plays."""
    sums = f"""
        SELECT user_id, count(*) AS plays, sum(percent) AS percents FROM daily_plays
        WHERE {whose.where} AND day >= :first AND day < :end
            AND ended_at IS NOT NULL AND voided = 0
        GROUP BY user_id
    """
    return await _standings(db, sums, whose, days, least)


async def standings_of_all(
    db: Connection, whose: Whose, end: int, least: int
) -> Sequence[DailyStanding]:
    """Return the same over all days before this one, from sums that are kept."""
    sums = f"""
        SELECT user_id, total.plays - coalesce(later.plays, 0) AS plays,
            total.percents - coalesce(later.percents, 0) AS percents
        FROM (
            SELECT user_id, sum(plays) AS plays, sum(percents) AS percents FROM daily_totals
            WHERE {whose.where} GROUP BY user_id
        ) AS total LEFT JOIN (
            SELECT user_id, count(*) AS plays, sum(percent) AS percents FROM daily_plays
            WHERE {whose.where} AND day >= :end AND ended_at IS NOT NULL AND voided = 0
            GROUP BY user_id
        ) AS later USING (user_id)
    """
    return await _standings(db, sums, whose, range(end), least)


async def _standings(
    db: Connection, sums: str, whose: Whose, days: range, least: int
) -> Sequence[DailyStanding]:
    return await rows.select(
        db,
        DailyStanding,
        f"""
        FROM ({sums}) AS own WHERE plays > 0
        ORDER BY plays < :least, percents * 1.0 / plays DESC, plays DESC, user_id
        """,
        {
            "scope": whose.scope,
            "old": whose.youngest,
            "first": days.start,
            "end": days.stop,
            "least": least,
        },
        mean="CAST(round(100.0 * percents / plays) AS INTEGER)",
        name=whose.name,
    )


async def results_of(db: Connection, guild_id: int, day: int) -> list[DailyPlay]:
    """Return what people of a server have made of a day, the best first."""
    return await rows.select(
        db,
        DailyPlay,
        """
        FROM daily_plays
        WHERE guild_id = ? AND day = ? AND ended_at IS NOT NULL AND voided = 0
        ORDER BY percent DESC, score DESC, user_id
        """,
        (guild_id, day),
    )


async def days_together(db: Connection, guild_id: int) -> tuple[int, ...]:
    """Return the days that at least two people of a server have played to the end."""
    found = await db.execute_fetchall(
        """
        SELECT day FROM daily_plays
        WHERE guild_id = ? AND ended_at IS NOT NULL AND voided = 0
        GROUP BY day HAVING count(*) > 1 ORDER BY day
        """,
        (guild_id,),
    )
    return tuple(day for (day,) in found)


async def void(db: Connection, day: int, guild_id: int, user_id: int) -> bool:
    """Note that a play counts for nothing; return whether it did before."""
    found = await db.execute_fetchall(
        """
        UPDATE daily_plays SET voided = 1
        WHERE day = ? AND guild_id = ? AND user_id = ? AND voided = 0 RETURNING percent
        """,
        (day, guild_id, user_id),
    )
    for (percent,) in found:
        if percent is not None:
            await _count(db, guild_id, user_id, -1, -percent)
    return bool(found)


async def finished(db: Connection, guild_id: int, day: int) -> int:
    """Return how many people of a server have played this day to the end."""
    [(count,)] = await db.execute_fetchall(
        """
        SELECT count(*) FROM daily_plays
        WHERE guild_id = ? AND day = ? AND ended_at IS NOT NULL AND voided = 0
        """,
        (guild_id, day),
    )
    return int(count)
