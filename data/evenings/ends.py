"""Evenings that are over, until that has been shown."""

from dataclasses import dataclass
from typing import Final

from bot.games.numbers import number
from data import notes, results, rows
from data.connection import Connection
from data.database import Database
from data.evenings import matches
from data.evenings.matches import GAP_S
from data.ranges.shard_range import ALL, ShardRange
from data.results import Cursor, PastMatch

AT_ONCE = 100
"""The most matches that are looked at in one go."""

NOTE: Final = "evening ends"
"""Under this name it is noted up to which match has been looked whether an evening ended."""


@dataclass(frozen=True, slots=True)
class EveningEnd:
    """An evening that was over at a time, in seconds since 1970, and its last match."""

    table_id: int
    over_at: int


async def note_new(database: Database, now: int) -> None:
    """Note the evenings that are over by now, of at least two matches and two people each.

    Those that ended before the first look are left as they are.
    """
    db, last = database.reading, now - GAP_S
    known = await cursor(db)
    place = known or Cursor(last, 0)
    ended = await results.ended_after(db, place, AT_ONCE)
    looked = [match for match in ended if match.ended_at <= last]
    over = [match for match in looked if await _ends_evening(db, match)]
    if known is None or looked:
        at = looked[-1].place if looked else place
        async with database.transaction() as writing:
            ends = (EveningEnd(match.table_id, match.ended_at + GAP_S) for match in over)
            await rows.put(writing, "evening_ends", ("table_id",), *ends)
            await notes.put(writing, NOTE, f"{at.ended_at} {at.table_id}")


async def cursor(db: Connection) -> Cursor | None:
    """Return up to where it has been looked, if that is known."""
    text = await notes.find(db, NOTE) or ""
    numbers = [number(part) for part in text.split()]
    match numbers:
        case [int(ended_at), int(table_id)]:
            return Cursor(ended_at, table_id)
    return None


async def to_show(db: Connection, shards: ShardRange = ALL) -> list[EveningEnd]:
    """Return the evenings there whose summary has not been shown, oldest first."""
    theirs = f"SELECT 1 FROM tables WHERE id = table_id AND {shards.condition()}"
    which = f"FROM evening_ends WHERE EXISTS ({theirs}) ORDER BY table_id"
    return await rows.readable(db, EveningEnd, which)


async def shown(database: Database, table_id: int) -> None:
    """Note that nothing is left to show of an evening."""
    async with database.transaction() as db:
        await db.execute("DELETE FROM evening_ends WHERE table_id = ?", (table_id,))


async def _ends_evening(db: Connection, match: PastMatch) -> bool:
    guild_id = match.seats[0].guild_id
    if not match.counts or await matches.goes_on(db, guild_id, match.table_id):
        return False
    evening = await matches.all_up_to(db, guild_id, match.table_id)
    people = {seat.user_id for each in evening for seat in each.seats if seat.user_id}
    return len(evening) > 1 and len(people) > 1
