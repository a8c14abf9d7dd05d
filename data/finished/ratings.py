"""The ratings of people, and how often the same people have played together on a day."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import aiosqlite

from data import rows


@dataclass(frozen=True, slots=True)
class RatingRow:
    """The rating of a person on a server, of one kind: mean and deviation in millionths of a unit.

    `deals` are those rated deals that were theirs. `last_at` is when the newest one ended, in
    seconds since 1970, UTC. `met` are the first other people who played in them, no more than are
    needed. `form` has a byte for each of the newest deals, the oldest first: their margin as the
    person's own, in tenths of a unit from -120 to 120, as bytes with a sign. A `settled` rating is
    certain enough to be ranked.
    """

    scope: int
    kind: int
    user_id: int
    mean: int
    spread: int
    deals: int
    last_at: int
    met: tuple[int, ...] = ()
    form: bytes = b""
    settled: bool = False


@dataclass(frozen=True, slots=True)
class Company:
    """The people of a rated deal on a server, and the day on which it ended, since 1970."""

    day: int
    scope: int
    kind: int
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Count:
    company: Company
    deals: int


async def of_people(
    db: aiosqlite.Connection, scope: int, kind: int, people: Sequence[int]
) -> dict[int, RatingRow]:
    """The ratings of those of these people who have one on this server."""
    source = f"FROM ratings WHERE scope = ? AND kind = ? AND {rows.among('user_id', people)}"
    found = await rows.select(db, RatingRow, source, (scope, kind, *people))
    return {row.user_id: row for row in found}


async def put(db: aiosqlite.Connection, changed: Iterable[RatingRow], ending: str = "") -> None:
    """Stores ratings in place of those the people had; the name of the table can have an ending."""
    await rows.put(db, f"ratings{ending}", *changed)


async def count_in(db: aiosqlite.Connection, company: Company) -> int:
    """Counts a deal of these people, and returns how many they have had on its day by now."""
    [(deals,)] = await db.execute_fetchall(
        f"""
        {rows.insertion("companies", rows.columns(_Count))}
        ON CONFLICT (day, scope, kind, people) DO UPDATE SET deals = deals + 1
        RETURNING deals
        """,
        rows.values(_Count(company, 1)),
    )
    await db.execute("DELETE FROM companies WHERE day < ?", (oldest_kept(company),))
    return int(deals)


async def put_counts(
    db: aiosqlite.Connection, counts: Iterable[tuple[Company, int]], ending: str = ""
) -> None:
    """Stores how many deals people have had on a day; the name of the table can have an ending."""
    await rows.put(db, f"companies{ending}", *(_Count(*count) for count in counts))


def oldest_kept(company: Company) -> int:
    """The oldest day that is still counted when these people end a deal.

    Of two deals at midnight the earlier one may be stored after the later one.
    """
    return company.day - 1
