"""Pages of leaderboards, and the lines of single people.

Nothing is counted off: a page begins after, before or at a spot, which is found by an index.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol

from data import rows
from data.connection import Connection
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import ALL_TIME, NEVER_OVER, Span, end_of, span_of
from data.finished.rankings import AWAY_S, RANKINGS, By, Order
from data.finished.scopes import ALL_SERVERS, listed_in

LINES = 10
"""How many lines a page has."""

ABOVE = 4
"""How many of them stand above the person around whom a page is made."""

FEWEST = 4
"""The fewest people ranked on a board that has medals."""

EXPECTED_FROM = 3
"""From so many rated deals on a person has an expected place before they are ranked."""

BoardCursor = tuple[int, ...]
"""Where a line stands: the numbers by which lines are sorted, and the person last."""


@dataclass(frozen=True, slots=True)
class Board:
    """Who is compared, in what, over which time, and by what.

    `scope` is a server or `ALL_SERVERS`, and `kind` the number of a rating or `ALL_KINDS`. Boards
    by rating are for all time and for seasons, of which they show how they ended. Those of tonight
    are of one server.
    """

    scope: int
    kind: int
    period: int
    by: By

    @property
    def is_there(self) -> bool:
        """Whether there is such a board: different games have no points or ratings in common."""
        ranking, span = RANKINGS[self.by], span_of(self.period)
        is_of_one = self.kind != ALL_KINDS or not ranking.per_game
        is_somewhere = span is not Span.TONIGHT or self.scope != ALL_SERVERS
        return is_of_one and is_somewhere and span in ranking.spans

    @property
    def order(self) -> Order:
        """How people are sorted on it."""
        return RANKINGS[self.by].order_in(self.period)

    def moment(self, now: int) -> int:
        """Return of when it tells: of the end of its period, or of now if that is not over."""
        is_open = span_of(self.period) in NEVER_OVER
        return now if is_open else min(now, end_of(self.period))


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A person on a board.

    `value` is what they are ranked by: the number that is shown of a rating, ten times the points
    of a deal, or a count. Who is not `ranked` has no `place`, and their value by points is that of
    their deals. `played` are their deals or matches, and `won` the matches they have won. `met`,
    `spread`, `form` and `last_at` are those of their rating, if they have one. `was` is the place
    they had when the week began, on a board of all time. Who is not ranked by rating yet may have
    an `expected` place, after all who are ranked; it gives nothing that a place gives.
    """

    user_id: int
    name: str
    ranked: bool
    value: int
    played: int
    won: int
    spread: int | None
    met: int
    form: bytes
    last_at: int
    was: int | None
    place: int | None = None
    expected: int | None = None


@dataclass(frozen=True, slots=True)
class BoardPage:
    """Some lines of a board in their order, and whether there are others before and after them.

    There are `medals` if enough people are ranked.
    """

    lines: tuple[Line, ...] = ()
    is_first: bool = True
    is_last: bool = True
    medals: bool = False


class Direction(StrEnum):
    """From where a page is meant: at a spot and after it, only after it, or before it."""

    AT = "at"
    AFTER = "after"
    BEFORE = "before"


class Counting(Protocol):
    """A way to count who stands above a place of a board at a time."""

    async def __call__(self, db: Connection, board: Board, now: int, cursor: BoardCursor, /) -> int:
        """Return how many people do."""


_NAME_HERE = """(
    SELECT name FROM names WHERE guild_id = own.scope AND names.user_id = own.user_id
)"""
_NAME_EVERYWHERE = "(SELECT everywhere FROM players WHERE players.user_id = own.user_id)"

# The numbers of a list have a comma between them.
_MET = """CASE coalesce(rating.met, '[]') WHEN '[]' THEN 0
    ELSE 1 + length(rating.met) - length(replace(rating.met, ',', '')) END"""

_JOINED = """
    LEFT JOIN ratings AS rating ON rating.scope = own.scope AND rating.kind = own.kind
        AND rating.user_id = own.user_id
    LEFT JOIN places AS was ON :period = 0 AND was.scope = own.scope AND was.kind = own.kind
        AND was.ranked_by = :by AND was.user_id = own.user_id
"""


def spot_of(by: By, line: Line) -> BoardCursor:
    """Return where a line stands on a board of those who are ranked by this."""
    keys = (int(line.ranked), line.value)
    return (*keys[-len(RANKINGS[by].order.columns) :], line.user_id)


async def page(
    db: Connection,
    board: Board,
    now: int,
    spot: BoardCursor | None = None,
    way: Direction = Direction.AFTER,
    counting: Counting | None = None,
) -> BoardPage:
    """Return the page of a board from a spot on, else the first one; *now* is in seconds since
    1970.

    It is the first one too if the spot is of another board, or too few lines are before or after.
    Who stands above is counted row by row unless told how.
    """
    if spot is not None and len(spot) != len(board.order.columns) + 1:
        spot = None
    lines = await _lines(db, board, now, spot, way, LINES + 1)
    backwards = spot is not None and way is Direction.BEFORE
    if spot is not None and len(lines) < (LINES + 1 if backwards else 1):
        return await page(db, board, now, counting=counting)
    more, lines = len(lines) > LINES, lines[:LINES]
    if backwards:
        lines.reverse()
    if not lines:
        return BoardPage()
    first, count = spot_of(board.by, lines[0]), counting or ahead_of
    # Nobody stands above whoever comes first.
    ahead = await count(db, board, now, first) if spot else 0
    place = 1 + (await count(db, board, now, first[:-1]) if ahead else 0)
    gone = await _gone(db, board, now)
    medals = await _has_medals(db, board, now, FEWEST - len(gone))
    placed = [_behind(line, gone) for line in _placed(lines, ahead, place)]
    expected = tuple(await _expected(db, board, now, placed))
    return BoardPage(expected, not ahead, not more and not backwards, medals)


async def page_among(db: Connection, board: Board, now: int, people: Sequence[int]) -> BoardPage:
    """Return the lines of these people, of whom there are few, placed among themselves; without
    medals."""
    whose = rows.among("own.user_id", people, "person")
    where = f"{whose} AND {_listed(board)} AND {board.order.listed}"
    values = _values(board, now) | rows.numbered("person", people)
    sorting = _sorted((*board.order.columns, "user_id"), "DESC")
    found = await _select(db, board, where, values, f"ORDER BY {sorting}")
    lines = [replace(line, was=None) for line in _placed(found, 0, 1)]
    return BoardPage(tuple(_expected_among(board, lines)))


async def page_of(
    db: Connection, board: Board, now: int, user_id: int, counting: Counting | None = None
) -> tuple[BoardPage, Line | None]:
    """Return the page on which a person is, else the first one, and their own line if they have
    one."""
    own = await line_of(db, board, now, user_id, counting)
    if own is None or (board.by is By.RATING and own.last_at <= board.moment(now) - AWAY_S):
        return await page(db, board, now, counting=counting), own
    spot = spot_of(board.by, own)
    above = await _lines(db, board, now, spot, Direction.BEFORE, ABOVE)
    first = spot_of(board.by, above[-1]) if above else spot
    return await page(db, board, now, first, Direction.AT, counting), own


async def line_of(
    db: Connection, board: Board, now: int, user_id: int, counting: Counting | None = None
) -> Line | None:
    """Return a person's own line, or None if they have none on this board.

    Nobody has one everywhere who has not agreed to be listed there.
    """
    values = _values(board, now) | {"user": user_id}
    whose = f"own.user_id = :user AND {listed_in(board.scope)}"
    found = await _select(db, board, whose, values, "")
    if not found:
        return None
    line = found[0]
    if not line.ranked:
        [line] = await _expected(db, board, now, [line])
        return line
    # Equals share a place: it is counted how many have a higher number.
    numbers = spot_of(board.by, line)[:-1]
    placed = replace(line, place=1 + await (counting or ahead_of)(db, board, now, numbers))
    return _behind(placed, await _gone(db, board, now))


async def above(db: Connection, board: Board, now: int, value: int) -> int:
    """Return how many people are ranked above this number, on a board by rating of all time."""
    return await ahead_of(db, board, now, (1, value))


async def ahead_of(
    db: Connection, board: Board, now: int, cursor: BoardCursor, below: BoardCursor | None = None
) -> int:
    """Return how many people stand above a place, or between it and a higher one.

    A cursor without a person stands for all who have its numbers.
    """
    columns = (*board.order.columns, "user_id")
    where = _compared(columns[: len(cursor)], ">")
    values = _values(board, now) | rows.numbered("key", cursor)
    if below is not None:
        where += f" AND {_compared(columns, '<', 'below')}"
        values |= rows.numbered("below", below)
    [(number,)] = await db.execute_fetchall(
        f"""
        SELECT count(*) FROM {board.order.table} AS own
        WHERE {board.order.whose} AND {_listed(board)} AND {board.order.listed} AND {where}
        """,
        values,
    )
    return int(number)


async def nth_after(
    db: Connection, board: Board, now: int, cursor: BoardCursor | None, number: int
) -> BoardCursor | None:
    """Return where that person stands who comes so many after a place, or on a board at all."""
    order, values = board.order, _values(board, now) | {"skipped": number - 1}
    columns = (*order.columns, "user_id")
    where = f"{order.whose} AND {_listed(board)} AND {order.listed}"
    if cursor is not None:
        where += f" AND {_compared(columns, '<')}"
        values |= rows.numbered("key", cursor)
    found = await db.execute_fetchall(
        f"""
        SELECT {_named(columns)} FROM {order.table} AS own WHERE {where}
        ORDER BY {_sorted(columns, "DESC")} LIMIT 1 OFFSET :skipped
        """,
        values,
    )
    return tuple(found[0]) if found else None


async def _lines(
    db: Connection, board: Board, now: int, spot: BoardCursor | None, way: Direction, limit: int
) -> list[Line]:
    # The nearest of them first.
    order, values = board.order, _values(board, now)
    where = f"{_listed(board)} AND {order.listed}"
    if spot is not None:
        sign = {Direction.AT: "<=", Direction.AFTER: "<", Direction.BEFORE: ">"}[way]
        where += f" AND {_compared((*order.columns, 'user_id'), sign)}"
        values |= rows.numbered("key", spot)
    turn = "ASC" if spot is not None and way is Direction.BEFORE else "DESC"
    sorting = _sorted((*order.columns, "user_id"), turn)
    return await _select(db, board, where, values, f"ORDER BY {sorting} LIMIT {limit}")


async def _select(
    db: Connection, board: Board, where: str, values: Mapping[str, rows.Value], rest: str
) -> list[Line]:
    order = board.order
    return await rows.readable(
        db,
        Line,
        f"FROM {order.table} AS own {_JOINED} WHERE {order.whose} AND {where} {rest}",
        values,
        user_id="own.user_id",
        name=f"coalesce({_NAME_EVERYWHERE if board.scope == ALL_SERVERS else _NAME_HERE}, '')",
        ranked=order.ranked,
        value=order.value,
        played=order.played,
        won=order.won,
        spread=order.spread,
        met=_MET,
        form="coalesce(rating.form, :blank)",
        last_at=order.last_at,
        was="was.place",
        place="NULL",
        expected="NULL",
    )


async def _has_medals(db: Connection, board: Board, now: int, fewest: int) -> bool:
    # Who is ranked comes first.
    if fewest <= 0:
        return True
    first = await _lines(db, board, now, None, Direction.AFTER, fewest)
    return len(first) == fewest and first[-1].ranked


async def _gone(db: Connection, board: Board, now: int) -> list[int]:
    # What people who were deleted are ranked by. In a season of a server that is over, they keep
    # their places.
    is_over = span_of(board.period) is Span.SEASON and end_of(board.period) <= now
    if board.scope == ALL_SERVERS or not is_over:
        return []
    order = board.order
    found = await db.execute_fetchall(
        f"""
        SELECT {order.value} FROM {order.table} AS own
        WHERE {order.whose} AND own.user_id < 0 AND {order.ranked}
        """,
        _values(board, now),
    )
    return [value for (value,) in found]


def _behind(line: Line, gone: Sequence[int]) -> Line:
    if line.place is None:
        return line
    return replace(line, place=line.place + sum(value > line.value for value in gone))


def _placed(lines: Sequence[Line], ahead: int, place: int) -> Iterator[Line]:
    for number, line in enumerate(lines):
        if number and line.value != lines[number - 1].value:
            place = ahead + number + 1
        yield replace(line, place=place if line.ranked else None)


async def _expected(
    db: Connection, board: Board, now: int, lines: Sequence[Line]
) -> Sequence[Line]:
    # Whose rating is uncertain is expected after all others, in the order of the ratings. Of all
    # servers together there would be too many to count.
    since = board.moment(now) - AWAY_S
    meant = [line for line in lines if _is_expected(line) and line.last_at > since]
    if not meant or not _has_expected(board):
        return lines
    order, first = board.order, spot_of(board.by, meant[0])[:-1]
    [(above,)] = await db.execute_fetchall(
        f"""
        SELECT count(*) FROM {order.table} AS own
        WHERE {order.whose} AND {_listed(board)} AND {order.listed}
            AND {_compared(order.columns, ">")} AND ({order.ranked} OR own.deals >= :least)
        """,
        _values(board, now) | rows.numbered("key", first) | {"least": EXPECTED_FROM},
    )
    # Nobody is between the first of them and the others who is not on the page.
    places = {
        line.user_id: 1 + above + sum(other.value > line.value for other in meant) for line in meant
    }
    return [replace(line, expected=places.get(line.user_id)) for line in lines]


def _expected_among(board: Board, lines: Sequence[Line]) -> Iterator[Line]:
    # The same of a board that has no other lines.
    meant = [line for line in lines if _is_expected(line) and _has_expected(board)]
    for line in lines:
        above = sum(other.ranked for other in lines)
        above += sum(other.value > line.value for other in meant)
        yield replace(line, expected=1 + above) if line in meant else line


def _has_expected(board: Board) -> bool:
    return board.by is By.RATING and board.period == ALL_TIME and board.scope != ALL_SERVERS


def _is_expected(line: Line) -> bool:
    return not line.ranked and line.played >= EXPECTED_FROM


def _listed(board: Board) -> str:
    return f"+own.user_id > 0 AND {listed_in(board.scope)}"


def _named(columns: Sequence[str]) -> str:
    return ", ".join(f"own.{name}" for name in columns)


def _sorted(columns: Sequence[str], turn: str) -> str:
    return ", ".join(f"own.{name} {turn}" for name in columns)


def _compared(columns: Sequence[str], sign: str, key: str = "key") -> str:
    right = ", ".join(f":{key}{number}" for number in range(len(columns)))
    return f"({_named(columns)}) {sign} ({right})"


def _values(board: Board, now: int) -> dict[str, rows.Value]:
    found: dict[str, rows.Value] = {
        "scope": board.scope,
        "kind": board.kind,
        "period": board.period,
    }
    return found | {"moment": board.moment(now), "by": board.by.value, "blank": b""}
