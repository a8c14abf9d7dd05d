"""What is posted of the deals of days, once a day on each server that wants it."""

from dataclasses import dataclass

from data import rows
from data.connection import Connection


@dataclass(frozen=True, slots=True)
class DailyPost:
    """The message with which a day was posted on a server; None if that was not possible."""

    guild_id: int
    day: int
    channel_id: int
    message_id: int | None


@dataclass(frozen=True, slots=True)
class _Wish:
    guild_id: int
    channel_id: int


async def wanted(db: Connection, day: int) -> list[tuple[int, int]]:
    """Return the servers where this day is to be posted and has not been, each with its channel."""
    found = await rows.readable(
        db,
        _Wish,
        """
        FROM servers WHERE daily IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM daily_posts AS post
            WHERE post.guild_id = servers.guild_id AND post.day = ?
        )
        ORDER BY guild_id
        """,
        (day,),
        channel_id="daily",
    )
    return [(each.guild_id, each.channel_id) for each in found]


async def note(db: Connection, post: DailyPost, kept_days: int) -> None:
    """Store what came of posting a day; forget those that are older than so many days."""
    await rows.put(db, "daily_posts", ("guild_id", "day"), post)
    await db.execute(
        "DELETE FROM daily_posts WHERE guild_id = ? AND day < ?",
        (post.guild_id, post.day - kept_days),
    )


async def failed(db: Connection, guild_id: int, since: int) -> int:
    """Return how many days could not be posted on a server since this one, if none could."""
    [(tried, posted)] = await db.execute_fetchall(
        "SELECT count(*), count(message_id) FROM daily_posts WHERE guild_id = ? AND day >= ?",
        (guild_id, since),
    )
    return 0 if posted else int(tried)
