"""Records of a server: the best five of each sort in the rated deals of a kind.

Those of people who were deleted are kept without a name, and not shown.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.sides import DealMark
from bot.ratings.parts import Role
from bot.ratings.units import kind_numbered
from data import rows
from data.connection import Connection
from data.finished.deals import DealOutcome, DealSeat
from data.finished.periods import DAY_S
from data.results import Result

SHORTEST = 2
"""One match that was won is no streak."""

KEPT = 5
"""How many there are of each sort."""


class Sort(StrEnum):
    """What there are records of. The names are stored."""

    DEAL = "deal"
    """The points of one person in a deal."""

    MELD = "meld"
    """The points that one person declared in a deal."""

    NARROW = "narrow"
    """The contracts that were made by least: what each defender lost, by the multiplier."""

    SLAM = "slam"
    """The newest deals in which one side won every trick."""

    STREAK = "streak"
    """The matches that one person won in a row."""

    DAY = "day"
    """The deals of one person on a day, in UTC."""


_BEATEN = (Sort.NARROW, Sort.MELD, Sort.DEAL, Sort.STREAK)


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerRecord:
    """A record, and the deal in which it was made; of a day or several matches, the last one.

    `number` counts the deals of a match from 1. `ended_at` is when it ended, in seconds since 1970.
    """

    scope: int
    kind: int
    sort: Sort
    user_id: int
    value: int
    deal_id: int
    table_id: int
    number: int
    ended_at: int


@dataclass(frozen=True, slots=True)
class RecordHolder:
    """Somebody who played in a deal; without a name, they are not known by any."""

    deal_id: int
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class _Streak:
    scope: int
    kind: int
    user_id: int
    length: int
    table_id: int


@dataclass(frozen=True, slots=True)
class _LastDeal:
    id: int
    table_id: int
    number: int


@dataclass(frozen=True, slots=True)
class _Key:
    scope: int
    kind: int
    sort: Sort
    deal_id: int
    user_id: int


async def add_deal(db: Connection, outcome: DealOutcome, played: Mapping[int, int]) -> None:
    """Count in a rated deal that has its id.

    *played* are the rated deals of each person on its day, with this one.
    """
    if not outcome.deal.rated or not outcome.people:
        return
    made = [*_made(outcome), *(_record(outcome, Sort.DAY, *each) for each in played.items())]
    before = await _of_kind(db, outcome.deal.guild_id, outcome.deal.kind)
    before = [each for each in before if each.sort is not Sort.STREAK]
    await _replace(db, before, [each for sort in Sort for each in _best(sort, before, made)])


async def add_match(db: Connection, results: Sequence[Result]) -> None:
    """Count in a match, after its deals and all matches before it, as won or lost in a row.

    Only those with a rated deal count.
    """
    first = results[0]
    kind = kind_numbered(first.game, first.players)
    last = await _last_deal(db, first.table_id)
    if kind is None or last is None:
        return
    won = {each.user_id: each.won for each in results if each.user_id is not None}
    old = await _streaks(db, (first.guild_id, kind), tuple(won))
    new = [
        _Streak(first.guild_id, kind, user, 1 + old[user].length if won[user] else 0, last.table_id)
        for user in won
    ]
    await rows.put(db, "streaks", ("scope", "kind", "user_id"), *new)
    made = [_of_streak(each, last, first.ended_at) for each in new if each.length >= SHORTEST]
    found = await _of_kind(db, first.guild_id, kind)
    before = [each for each in found if each.sort is Sort.STREAK]
    grown = {(user, old[user].table_id) for user in won if won[user]}
    others = [each for each in before if (each.user_id, each.table_id) not in grown]
    await _replace(db, before, sorted([*others, *made], key=_order)[:KEPT])


async def sorts_of(db: Connection, guild_id: int, kind: int) -> tuple[Sort, ...]:
    """Return the sorts of which there are records to show."""
    found = {each.sort for each in await _of_kind(db, guild_id, kind) if each.user_id > 0}
    return tuple(sort for sort in Sort if sort in found)


async def of_sort(db: Connection, guild_id: int, kind: int, sort: Sort) -> tuple[ServerRecord, ...]:
    """Return the records of a sort that are shown, best first."""
    found = await _of_kind(db, guild_id, kind)
    return tuple(each for each in found if each.sort is sort and each.user_id > 0)


async def broken_in(
    db: Connection, table_id: int, guild_id: int, kind: int
) -> list[tuple[ServerRecord, ...]]:
    """Return the best of each sort that a match has made better than they were: a record for each
    person who holds it.

    There are none where there was nothing to beat. Slams and days are left out: of these the newest
    come first, and the greatest tell how long somebody has played.
    """
    found = await _of_kind(db, guild_id, kind)
    sorted_out = ([each for each in found if each.sort is sort] for sort in _BEATEN)
    broken = [_broken(own, table_id) for own in sorted_out]
    return [each for each in broken if each]


async def newest_kind(db: Connection, guild_id: int) -> int | None:
    """Return the kind in which the newest record was made, if there is any."""
    found = await db.execute_fetchall(
        "SELECT kind FROM records WHERE scope = ? AND user_id > 0 ORDER BY deal_id DESC LIMIT 1",
        (guild_id,),
    )
    return next((int(kind) for (kind,) in found), None)


async def people_of(
    db: Connection, guild_id: int, deal_ids: Sequence[int]
) -> tuple[RecordHolder, ...]:
    """Return who played in these deals, by their seats."""
    source = f"""
        FROM deal_seats LEFT JOIN names ON names.guild_id = ? AND names.user_id = deal_seats.user_id
        WHERE {rows.among("deal_id", deal_ids)} AND deal_seats.user_id > 0
        ORDER BY deal_id, seat
    """
    found = await rows.readable(
        db, RecordHolder, source, (guild_id, *deal_ids), user_id="deal_seats.user_id",
        name="coalesce(names.name, '')",
    )  # fmt: skip
    return tuple(found)


def _broken(found: Sequence[ServerRecord], table_id: int) -> tuple[ServerRecord, ...]:
    # Of those of one sort, best first. A streak that grows takes the place of what it was.
    if not found or found[0].table_id != table_id:
        return ()
    best = tuple(each for each in found if _is_equal(each, found[0]))
    has_grown = best[0].sort is Sort.STREAK and best[0].value > SHORTEST
    is_full_of_it = len(found) == KEPT
    others = [each for each in found if each.table_id != table_id]
    return best if others or has_grown or is_full_of_it else ()


def _is_equal(one: ServerRecord, other: ServerRecord) -> bool:
    return (one.table_id, one.value) == (other.table_id, other.value)


def _made(outcome: DealOutcome) -> Iterator[ServerRecord]:
    # What the deal alone could be a record of.
    # One of each sort: whoever played the contract comes first among equals.
    people = [(seat, seat.person) for seat in outcome.seats if seat.person is not None]
    people.sort(key=lambda each: each[0].role is not Role.TAKER)
    for sort, value in _VALUES.items():
        worth = [(value(outcome, seat), person) for seat, person in people]
        best, owner = max(worth, key=lambda each: each[0])
        if best > 0:
            yield _record(outcome, sort, owner, best)


def _made_by(outcome: DealOutcome, seat: DealSeat) -> int:
    # Without what a single defender may have lost besides.
    if seat.role is not Role.TAKER or seat.margin <= 0:
        return 0
    lost = min(-each.points for each in outcome.seats if each.role is Role.DEFENDER)
    return lost // outcome.deal.multiplier


_VALUES: dict[Sort, Callable[[DealOutcome, DealSeat], int]] = {
    Sort.DEAL: lambda _, seat: seat.points,
    Sort.MELD: lambda _, seat: seat.declared,
    Sort.NARROW: _made_by,
    Sort.SLAM: lambda _, seat: seat.points if DealMark.SLAM in seat.marks else 0,
}


def _record(outcome: DealOutcome, sort: Sort, user_id: int, value: int) -> ServerRecord:
    deal = outcome.deal
    assert deal.id is not None
    return ServerRecord(
        scope=deal.guild_id,
        kind=deal.kind,
        sort=sort,
        user_id=user_id,
        value=value,
        deal_id=deal.id,
        table_id=deal.table_id,
        number=deal.number,
        ended_at=deal.ended_at,
    )


async def _replace(
    db: Connection, before: Sequence[ServerRecord], after: Sequence[ServerRecord]
) -> None:
    gone = [rows.values(_key(each)) for each in before if each not in after]
    if gone:
        key = " AND ".join(f"{column} = ?" for column in rows.columns(_Key))
        await db.executemany(f"DELETE FROM records WHERE {key}", gone)
    await rows.insert(db, "records", [each for each in after if each not in before])


async def _last_deal(db: Connection, table_id: int) -> _LastDeal | None:
    # Of a match with a rated deal, else None.
    source = """
        FROM deals AS own WHERE table_id = ? AND EXISTS (
            SELECT 1 FROM deals WHERE table_id = own.table_id AND rated = 1
        ) ORDER BY number DESC LIMIT 1
    """
    return next(iter(await rows.readable(db, _LastDeal, source, (table_id,))), None)


async def _streaks(
    db: Connection, whose: tuple[int, int], people: Sequence[int]
) -> dict[int, _Streak]:
    guild_id, kind = whose
    source = f"FROM streaks WHERE scope = ? AND kind = ? AND {rows.among('user_id', people)}"
    found = await rows.readable(db, _Streak, source, (guild_id, kind, *people))
    none = {user: _Streak(guild_id, kind, user, 0, 0) for user in people}
    return none | {each.user_id: each for each in found}


def _of_streak(streak: _Streak, last: _LastDeal, ended_at: int) -> ServerRecord:
    return ServerRecord(
        scope=streak.scope,
        kind=streak.kind,
        sort=Sort.STREAK,
        user_id=streak.user_id,
        value=streak.length,
        deal_id=last.id,
        table_id=last.table_id,
        number=last.number,
        ended_at=ended_at,
    )


def _key(record: ServerRecord) -> _Key:
    return _Key(record.scope, record.kind, record.sort, record.deal_id, record.user_id)


def _best(
    sort: Sort, before: Sequence[ServerRecord], new: Sequence[ServerRecord]
) -> list[ServerRecord]:
    before = [each for each in before if each.sort is sort]
    new = [each for each in new if each.sort is sort]
    days = {(each.user_id, each.ended_at // DAY_S) for each in new if sort is Sort.DAY}
    others = [each for each in before if (each.user_id, each.ended_at // DAY_S) not in days]
    return sorted([*others, *new], key=_order)[:KEPT]


def _order(record: ServerRecord) -> tuple[int, ...]:
    # Of equals the older one holds.
    if record.sort is Sort.SLAM:
        return (-record.deal_id,)
    value = record.value if record.sort is Sort.NARROW else -record.value
    return (value, record.deal_id, record.user_id)


async def _of_kind(db: Connection, guild_id: int, kind: int) -> list[ServerRecord]:
    source = "FROM records WHERE scope = ? AND kind = ?"
    return sorted(await rows.readable(db, ServerRecord, source, (guild_id, kind)), key=_order)
