"""Pages of leaderboards, and the lines of single people.

Nothing is counted off: a page begins after, before or at a spot, which is found by an index.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from data import rows
from data.connection import Connection
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import ALL_TIME, Span, end_of, span_of
from data.finished.rankings import AWAY_S, RANKINGS, By, Order
from data.finished.scopes import EVERYWHERE, listed_in

LINES = 10
"""How many lines a page has."""

ABOVE = 4
"""How many of them stand above the person around whom a page is made."""

FEWEST = 4
"""Medals are for boards with at least so many people ranked."""

Cursor = tuple[int, ...]
"""Where a line stands: the numbers by which lines are sorted, and the person last."""


@dataclass(frozen=True, slots=True)
class Board:
    """Who is compared, in what, over which time, and by what.

    `scope` is a server or `EVERYWHERE`, and `kind` the number of a rating or `ALL_KINDS`. Boards by
    rating are for all time and for seasons, of which they show how they ended.
    """

    scope: int
    kind: int
    period: int
    by: By

    @property
    def is_there(self) -> bool:
        """Whether there is such a board: different games have no points or ratings in common."""
        ranking = RANKINGS[self.by]
        is_of_one = self.kind != ALL_KINDS or not ranking.per_game
        return is_of_one and span_of(self.period) in ranking.spans

    @property
    def order(self) -> Order:
        """How people are sorted on it."""
        return RANKINGS[self.by].order_in(self.period)

    def moment(self, now: int) -> int:
        """Return of when it tells: of the end of its period, or of now if that is not over."""
        return now if self.period == ALL_TIME else min(now, end_of(self.period))


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A person on a board.

    `value` is what they are ranked by: the number that is shown of a rating, ten times the points
    of a deal, or a count. Who is not `ranked` has no `place`, and their value by points is that of
    their deals. `played` are their deals or matches, and `won` the matches they have won. `met`,
    `spread`, `form` and `last_at` are those of their rating, if they have one. `was` is the place
    they had when the week began, on a board of all time.
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


@dataclass(frozen=True, slots=True)
class Page:
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


_NAME_HERE = """(
    SELECT name FROM names WHERE guild_id = own.scope AND names.user_id = own.user_id
)"""
_NAME_EVERYWHERE = "(SELECT everywhere FROM players WHERE players.user_id = own.user_id)"

_JOINED = """
    LEFT JOIN ratings AS rating ON rating.scope = own.scope AND rating.kind = own.kind
        AND rating.user_id = own.user_id
    LEFT JOIN places AS was ON :period = 0 AND was.scope = own.scope AND was.kind = own.kind
        AND was.ranked_by = :by AND was.user_id = own.user_id
"""


def spot_of(by: By, line: Line) -> Cursor:
    """Return where a line stands on a board of those who are ranked by this."""
    keys = (int(line.ranked), line.value)
    return (*keys[-len(RANKINGS[by].order.columns) :], line.user_id)


async def page(
    db: Connection,
    board: Board,
    now: int,
    spot: Cursor | None = None,
    way: Direction = Direction.AFTER,
    *,
    ahead: int | None = None,
) -> Page:
    """Return the page of a board from a spot on, else the first one; *now* is in seconds since
    1970.

    It is the first one too if the spot is of another board, or too few lines are before or after.
    How many people stand *ahead* of the page is counted if it is not known.
    """
    if spot is not None and len(spot) != len(board.order.columns) + 1:
        spot = None
    lines = await _lines(db, board, now, spot, way, LINES + 1)
    backwards = spot is not None and way is Direction.BEFORE
    if spot is not None and len(lines) < (LINES + 1 if backwards else 1):
        return await page(db, board, now)
    more, lines = len(lines) > LINES, lines[:LINES]
    if backwards:
        lines.reverse()
    if not lines:
        return Page()
    first = spot_of(board.by, lines[0])
    ahead = await _count(db, board, now, first) if ahead is None else ahead
    place = 1 + ahead - await _equals(db, board, now, first)
    gone = await _gone(db, board, now)
    medals = await _has_medals(db, board, now, FEWEST - len(gone))
    placed = tuple(_behind(line, gone) for line in _placed(lines, ahead, place))
    return Page(placed, not ahead, not more and not backwards, medals)


async def page_of(db: Connection, board: Board, now: int, user_id: int) -> tuple[Page, Line | None]:
    """Return the page on which a person is, else the first one, and their own line if they have
    one."""
    own = await line_of(db, board, now, user_id)
    if own is None or (board.by is By.RATING and own.last_at <= board.moment(now) - AWAY_S):
        return await page(db, board, now), own
    spot = spot_of(board.by, own)
    above = await _lines(db, board, now, spot, Direction.BEFORE, ABOVE)
    first = spot_of(board.by, above[-1]) if above else spot
    ahead = await _ahead(db, board, now, own)
    ahead = None if ahead is None else ahead - len(above)
    return await page(db, board, now, first, Direction.AT, ahead=ahead), own


async def line_of(db: Connection, board: Board, now: int, user_id: int) -> Line | None:
    """Return a person's own line, or None if they have none on this board.

    Nobody has one everywhere who has not agreed to be listed there.
    """
    values = _values(board, now) | {"user": user_id}
    whose = f"own.user_id = :user AND {listed_in(board.scope)}"
    found = await _select(db, board, whose, values, "")
    if not found:
        return None
    placed = replace(found[0], place=await _place(db, board, now, found[0]))
    return _behind(placed, await _gone(db, board, now))


async def above(db: Connection, board: Board, now: int, value: int) -> int:
    """Return how many people are ranked above this number, on a board by rating of all time."""
    return await _count(db, board, now, (1, value))


async def _lines(
    db: Connection, board: Board, now: int, spot: Cursor | None, way: Direction, limit: int
) -> list[Line]:
    # The nearest of them first.
    order, values = board.order, _values(board, now)
    where = f"{_listed(board)} AND {order.listed}"
    if spot is not None:
        sign = {Direction.AT: "<=", Direction.AFTER: "<", Direction.BEFORE: ">"}[way]
        where += f" AND {_compared((*order.columns, 'user_id'), sign)}"
        values |= _keys(spot)
    turn = "ASC" if spot is not None and way is Direction.BEFORE else "DESC"
    sorting = ", ".join(f"own.{column} {turn}" for column in (*order.columns, "user_id"))
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
        name=f"coalesce({_NAME_EVERYWHERE if board.scope == EVERYWHERE else _NAME_HERE}, '')",
        ranked=order.ranked,
        value=order.value,
        played=order.played,
        won=order.won,
        spread=order.spread,
        met="CASE WHEN json_valid(rating.met) THEN json_array_length(rating.met) ELSE 0 END",
        form="coalesce(rating.form, x'')",
        last_at=order.last_at,
        was="was.place",
        place="NULL",
    )


async def _place(db: Connection, board: Board, now: int, line: Line) -> int | None:
    # Equals share a place: it is counted how many have a higher number.
    if not line.ranked:
        return None
    return 1 + await _count(db, board, now, spot_of(board.by, line)[:-1])


async def _ahead(db: Connection, board: Board, now: int, own: Line) -> int | None:
    # How many people stand above a line, as its place tells: they need not be counted again.
    if own.place is None:
        return None
    gone = sum(value > own.value for value in await _gone(db, board, now))
    return own.place - 1 - gone + await _equals(db, board, now, spot_of(board.by, own))


async def _equals(db: Connection, board: Board, now: int, spot: Cursor) -> int:
    # How many of those above have the same numbers.
    same = " AND ".join(f"own.{name} = :key{n}" for n, name in enumerate(board.order.columns))
    where = f"{same} AND own.user_id > :key{len(spot) - 1}"
    return await _number(db, board, where, _values(board, now) | _keys(spot))


async def _count(db: Connection, board: Board, now: int, above: Cursor) -> int:
    # How many people stand above.
    compared = _compared((*board.order.columns, "user_id")[: len(above)], ">")
    return await _number(db, board, compared, _values(board, now) | _keys(above))


async def _has_medals(db: Connection, board: Board, now: int, fewest: int) -> bool:
    ranked = board.order.ranked
    return await _number(db, board, ranked, _values(board, now), max(0, fewest)) >= fewest


async def _gone(db: Connection, board: Board, now: int) -> list[int]:
    # What people who were deleted are ranked by. In a season of a server that is over, they keep
    # their places.
    is_over = span_of(board.period) is Span.SEASON and end_of(board.period) <= now
    if board.scope == EVERYWHERE or not is_over:
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


async def _number(
    db: Connection,
    board: Board,
    where: str,
    values: Mapping[str, rows.Value],
    most: int = -1,
) -> int:
    order = board.order
    [(number,)] = await db.execute_fetchall(
        f"""
        SELECT count(*) FROM (
            SELECT 1 FROM {order.table} AS own
            WHERE {order.whose} AND {_listed(board)} AND {order.listed} AND {where} LIMIT {most}
        )
        """,
        values,
    )
    return int(number)


def _placed(lines: Sequence[Line], ahead: int, place: int) -> Iterator[Line]:
    for number, line in enumerate(lines):
        if number and line.value != lines[number - 1].value:
            place = ahead + number + 1
        yield replace(line, place=place if line.ranked else None)


def _listed(board: Board) -> str:
    return f"+own.user_id > 0 AND {listed_in(board.scope)}"


def _compared(columns: Sequence[str], sign: str) -> str:
    left = ", ".join(f"own.{name}" for name in columns)
    right = ", ".join(f":key{number}" for number in range(len(columns)))
    return f"({left}) {sign} ({right})"


def _keys(spot: Cursor) -> dict[str, rows.Value]:
    return {f"key{number}": key for number, key in enumerate(spot)}


def _values(board: Board, now: int) -> dict[str, rows.Value]:
    found: dict[str, rows.Value] = {
        "scope": board.scope,
        "kind": board.kind,
        "period": board.period,
    }
    return found | {"moment": board.moment(now), "by": board.by.value}
