"""What a match has brought: the change of a rating and of a place, how an evening stands, news."""

from collections.abc import Mapping

from bot.ratings.rating import KEPT, MILLION
from bot.tables.table import Table
from cogs.layouts.ratings import Gained, rating_shown
from data.database import Database
from data.evenings import matches, news
from data.evenings.matches import Evening
from data.evenings.news import News, NewsKind
from data.finished import boards, changes
from data.finished.boards import Board
from data.finished.changes import RatingChange
from data.finished.periods import ALL_TIME
from data.finished.rankings import By

CERTAIN = MILLION // 2
"""With a deviation of no more than that somebody surely had a place."""


async def gained_in(database: Database, table: Table, user_id: int) -> Gained | None:
    """Return how a match that is over has changed a person's rating; None if it was not rated
    for them."""
    found = await changes.of_match(database.reading, table.id)
    return await _gained(database, table, found, user_id) if user_id in found else None


async def evening_of(database: Database, table: Table) -> Evening | None:
    """Return the evening of a match up to its end; None if it has no result that counts."""
    if not table.over:
        return None
    return await matches.up_to(database.reading, table.row.guild_id, table.id)


async def news_of(database: Database, table: Table) -> list[News]:
    """Return what is new by a match that is over, the rarest first; nothing if it counts for
    nobody."""
    if table.row.voided:
        return []
    people = [each.user_id for each in table.seating.humans() if each.user_id is not None]
    found = await news.of_match(database.reading, table.id, people)
    if len(found) < news.MOST:
        found += await _place_won(database, table)
    return found[: news.MOST]


async def _place_won(database: Database, table: Table) -> list[News]:
    # The best place to which a match has brought somebody.
    found, won = await changes.of_match(database.reading, table.id), list[News]()
    for user_id, own in found.items():
        gained = await _gained(database, table, found, user_id)
        if gained.place is None:
            continue
        # Nobody is ranked with a greater deviation.
        is_first = own.spread_before is None or own.spread_before > KEPT
        if is_first or (gained.was is not None and gained.place < gained.was):
            was = None if is_first else gained.was
            won.append(News(NewsKind.PLACE, (user_id,), own.kind, gained.place, was=was))
    return sorted(won, key=lambda each: each.value)[:1]


async def _gained(
    database: Database, table: Table, found: Mapping[int, RatingChange], user_id: int
) -> Gained:
    own, db = found[user_id], database.reading
    after, before = rating_shown(own.after), rating_shown(own.before or 0)
    board = Board(own.scope, own.kind, ALL_TIME, By.RATING)
    now = table.row.ended_at or 0
    line = await boards.line_of(db, board, now, user_id)
    if line is None or line.place is None:
        return Gained(after, after - before)
    if own.spread_before is None or own.spread_before > CERTAIN:
        return Gained(after, after - before, line.place)
    # Those at the same table have other ratings now, too.
    above = await boards.above(db, board, now, before)
    moved = [await _moved(database, board, now, other, before) for other in found.values()]
    return Gained(after, after - before, line.place, 1 + above - sum(moved))


async def _moved(
    database: Database, board: Board, now: int, other: RatingChange, value: int
) -> int:
    # 1 if a person of the match has come above this value by it, and -1 if they have gone below.
    line = await boards.line_of(database.reading, board, now, other.user_id)
    if line is None or not line.ranked:
        return 0
    return (line.value > value) - (rating_shown(other.before or 0) > value)
