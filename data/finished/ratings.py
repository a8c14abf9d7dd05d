"""The ratings of people, and how often the same people have played together on a day."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from data import rows
from data.connection import Connection
from data.database import Database

_TABLES = ("ratings", "season_ratings")
_UNCERTAIN = "settled = 1 AND certain_until <= :now"


@dataclass(frozen=True, slots=True)
class RatingRow:
    """The rating of a person in a scope, of one kind: mean and deviation in millionths of a unit.

    `deals` are those rated deals that were theirs. `last_at` is when the newest one ended, in
    seconds since 1970, UTC. `met` are the first other people who played in them, no more than are
    needed. `form` has a byte for each of the newest deals, the oldest first: their margin as the
    person's own, in tenths of a unit from -120 to 120, as bytes with a sign. A `settled` rating is
    certain enough for a place. Without another deal it is so before `certain_until`, in seconds
    since 1970; what is stored says so until `unsettle` is called.
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
    certain_until: int = 0


@dataclass(frozen=True, slots=True)
class Company:
    """The people of a rated deal, and the day on which it ended, since 1970.

    They are counted in each scope for itself.
    """

    day: int
    scope: int
    kind: int
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Count:
    company: Company
    deals: int


async def of_people(
    db: Connection, scopes: Sequence[int], kind: int, people: Sequence[int]
) -> dict[int, dict[int, RatingRow]]:
    """Return the ratings of those of these people who have one, by their ids, in each of these
    scopes."""
    which = f"{rows.among('scope', scopes)} AND kind = ? AND {rows.among('user_id', people)}"
    found: dict[int, dict[int, RatingRow]] = {scope: {} for scope in scopes}
    values = (*scopes, kind, *people)
    for row in await rows.readable(db, RatingRow, f"FROM ratings WHERE {which}", values):
        found[row.scope][row.user_id] = row
    return found


async def put(db: Connection, changed: Iterable[RatingRow]) -> None:
    """Store ratings in place of those the people had."""
    await rows.put(db, "ratings", ("scope", "kind", "user_id"), *changed)


async def unsettle(database: Database, now: int) -> None:
    """Take the places of those whose ratings are too uncertain by now, also in seasons.

    Who rests grows less certain by the week. It is stored, before boards are read and by the clock,
    so that the order of boards is that of an index. *now* is in seconds since 1970. Raises
    `DatabaseError` if the database cannot be used.
    """
    if await _is_due(database.reading, now):
        async with database.transaction(counting=True) as db:
            for table in _TABLES:
                await db.execute(f"UPDATE {table} SET settled = 0 WHERE {_UNCERTAIN}", {"now": now})


async def count_in(db: Connection, *companies: Company) -> dict[int, int]:
    """Count a deal in, in several scopes.

    Returns how many these people have had on its day by now, by scope.
    """
    names, counts = rows.columns(_Count), [rows.values(_Count(each, 1)) for each in companies]
    more = f", ({', '.join('?' * len(names))})" * (len(counts) - 1)
    # One statement: this is waited for at the end of each deal.
    found = await db.execute_fetchall(
        f"""
        {rows.insertion("companies", names)}{more}
        ON CONFLICT (day, scope, kind, people) DO UPDATE SET deals = companies.deals + 1
        RETURNING scope, deals
        """,
        [value for each in counts for value in each],
    )
    await db.execute("DELETE FROM companies WHERE day < ?", (oldest_kept(companies[0]),))
    return {scope: deals for scope, deals in found}


def oldest_kept(company: Company) -> int:
    """Return the oldest day that is still counted when these people end a deal.

    Of two deals at midnight the earlier one may be stored after the later one.
    """
    return company.day - 1


async def _is_due(db: Connection, now: int) -> bool:
    found = " OR ".join(f"EXISTS (SELECT 1 FROM {table} WHERE {_UNCERTAIN})" for table in _TABLES)
    [(is_due,)] = await db.execute_fetchall(f"SELECT {found}", {"now": now})
    return bool(is_due)
