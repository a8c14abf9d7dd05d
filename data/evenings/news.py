"""What is new by a match: something for a line below its result, the rarest first.

All of it follows from deals, results and podiums that are stored.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.sides import DealMark
from bot.ratings.units import KINDS
from data import rows
from data.connection import Connection
from data.finished import records
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import Span, end_of, period_of
from data.finished.rankings import By
from data.finished.records import Sort

MOST = 2
"""The most news of a match that are told."""

TOGETHER = 100
"""Of so many deals that the same people have played together it is told, and of all multiples."""

RECORDS_FROM = 5
"""From so many matches of a kind on a record is news: the first ones are all records."""


class NewsKind(StrEnum):
    """What may be new, the rarest first. The names are those of texts."""

    SLAM = "slam"
    """The first slam of somebody on this server."""

    MEDAL = "medal"
    """A place on the podium of the season that has ended since somebody last played."""

    TOGETHER = "together"
    """So many deals of the same people."""

    RECORD = "record"
    """A record of the server."""

    PLACE = "place"
    """A better place on the board by rating, or the first certain one."""


@dataclass(frozen=True, slots=True)
class News:
    """Something new, for these people.

    `kind` is the number of a rating. `value` is what a record comes to, a place, or a number of
    deals. A record has its `sort`, a medal its `season`; `was` is the place before.
    """

    what: NewsKind
    users: tuple[int, ...]
    kind: int = ALL_KINDS
    value: int = 0
    sort: Sort | None = None
    season: int | None = None
    was: int | None = None


@dataclass(frozen=True, slots=True)
class _Played:
    # A match, by its deals.
    table_id: int
    guild_id: int
    kind: int
    first: int
    last: int
    ended_at: int


@dataclass(frozen=True, slots=True)
class _Medal:
    user_id: int
    kind: int
    place: int


async def of_match(db: Connection, table_id: int, people: Sequence[int]) -> list[News]:
    """Return what is new for these people by a match, the rarest first, but for places: at most
    two."""
    found, match = list[News](), await _played(db, table_id)
    for look in (_slams, _medals, _together, _records):
        if match is not None and len(found) < MOST:
            found += await look(db, match, people)
    return found[:MOST]


async def _played(db: Connection, table_id: int) -> _Played | None:
    source = "FROM deals WHERE table_id = ? GROUP BY table_id, guild_id, kind"
    ends = {"first": "min(id)", "last": "max(id)", "ended_at": "max(ended_at)"}
    return next(iter(await rows.readable(db, _Played, source, (table_id,), **ends)), None)


async def _slams(db: Connection, match: _Played, people: Sequence[int]) -> list[News]:
    slam = f"""
        computer IS NULL AND (marks & {DealMark.SLAM.value}) > 0 AND guild_id = :guild
        AND counts = 1
    """
    found = await db.execute_fetchall(
        f"""
        SELECT own.user_id FROM deal_seats AS own JOIN deals ON deals.id = deal_id
        WHERE deal_id BETWEEN :first AND :last AND table_id = :table AND {_among(people)}
            AND {slam} AND NOT EXISTS (
                SELECT 1 FROM deal_seats JOIN deals ON deals.id = deal_id
                WHERE user_id = own.user_id AND deal_id < :first AND {slam}
            )
        """,
        _values(match, people),
    )
    new = {user for (user,) in found}
    return [News(NewsKind.SLAM, tuple(user for user in people if user in new))] if new else []


async def _medals(db: Connection, match: _Played, people: Sequence[int]) -> list[News]:
    # As they are told at the end of a season, in the first match of each person after it.
    season = period_of(Span.SEASON, match.ended_at) - 1
    source = f"""
        FROM podiums WHERE scope = :guild AND period = :season AND {_among(people)}
            AND (ranked_by = '{By.RATING}' OR ranked_by = '{By.WINS}' AND kind = {ALL_KINDS})
            AND NOT EXISTS (
                SELECT 1 FROM results AS other
                WHERE other.guild_id = :guild AND other.user_id = podiums.user_id
                    AND other.ended_at >= :since AND other.table_id <> :table
            )
        ORDER BY place, kind, user_id LIMIT {MOST}
    """
    values = _values(match, people) | {"season": season, "since": end_of(season)}
    return [
        News(NewsKind.MEDAL, (each.user_id,), each.kind, each.place, season=season)
        for each in await rows.readable(db, _Medal, source, values)
    ]


async def _together(db: Connection, match: _Played, people: Sequence[int]) -> list[News]:
    if len(people) < 2:
        return []
    # Counted from the deals of one of them.
    there = """
        SELECT 1 FROM deal_seats AS seats WHERE seats.user_id = {user}
            AND seats.deal_id = own.deal_id AND seats.computer IS NULL
    """
    others = "".join(f" AND EXISTS ({there.format(user=int(user))})" for user in people[1:])
    [(deals, here)] = await db.execute_fetchall(
        f"""
        SELECT count(*), count(*) FILTER (WHERE own.deal_id >= :first AND table_id = :table)
        FROM deal_seats AS own JOIN deals ON deals.id = own.deal_id
        WHERE own.user_id = :one AND own.deal_id <= :last AND own.computer IS NULL
            AND guild_id = :guild AND counts = 1 {others}
        """,
        _values(match, people) | {"one": people[0]},
    )
    if deals // TOGETHER == (deals - here) // TOGETHER:
        return []
    return [News(NewsKind.TOGETHER, tuple(people), value=deals // TOGETHER * TOGETHER)]


async def _records(db: Connection, match: _Played, people: Sequence[int]) -> list[News]:
    found = [
        News(
            NewsKind.RECORD, tuple(each.user_id for each in held), match.kind, best.value, best.sort
        )
        for held in await records.broken_in(db, match.table_id, match.guild_id, match.kind)
        for best in held[:1]
        if all(each.user_id in people for each in held)
    ]
    return found if found and await _has_enough(db, match) else []


async def _has_enough(db: Connection, match: _Played) -> bool:
    game, players = KINDS[match.kind - 1]
    [(number,)] = await db.execute_fetchall(
        f"""
        SELECT count(*) FROM (
            SELECT 1 FROM results WHERE seat = 0 AND guild_id = :guild AND game = :game
                AND players = :players AND voided = 0 AND unfinished = 0 LIMIT {RECORDS_FROM}
        ) AS found
        """,
        {"guild": match.guild_id, "game": game, "players": players},
    )
    return bool(number == RECORDS_FROM)


def _among(people: Sequence[int]) -> str:
    return rows.among("user_id", people, "person")


def _values(match: _Played, people: Sequence[int]) -> dict[str, rows.Value]:
    bounds = {"first": match.first, "last": match.last}
    where: dict[str, rows.Value] = {"table": match.table_id, "guild": match.guild_id}
    return where | bounds | rows.numbered("person", people)
