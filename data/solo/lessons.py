"""Lessons that people have played, and the one that somebody is in the middle of."""

from collections.abc import Collection
from dataclasses import dataclass

from data import rows
from data.connection import Connection


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonDone:
    """A lesson of a game that a person has played to its end.

    `wrong` is how many of its questions they answered wrong when they did best, `done_at` when they
    first came to the end, in seconds since 1970.
    """

    user_id: int
    game: str
    name: str
    done_at: int
    wrong: int


async def note_done(db: Connection, done: LessonDone) -> None:
    """Note that a person has come to the end of a lesson; the best of several times counts."""
    await db.execute(
        """
        INSERT INTO lessons (user_id, game, name, done_at, wrong)
        VALUES (:user_id, :game, :name, :done_at, :wrong)
        ON CONFLICT (user_id, game, name) DO UPDATE SET wrong = excluded.wrong
        WHERE excluded.wrong < lessons.wrong
        """,
        dict(zip(rows.columns(LessonDone), rows.values(done), strict=True)),
    )


async def done_by(db: Connection, user_id: int) -> list[LessonDone]:
    """Return the lessons that a person has played, in no order."""
    return await rows.select(db, LessonDone, "FROM lessons WHERE user_id = ?", (user_id,))


async def has_played(db: Connection, user_id: int, kinds: Collection[int], deals: int) -> bool:
    """Return whether a person has played so many deals of some kinds with others, on any server."""
    found = await db.execute_fetchall(
        f"""
        SELECT 1 FROM deal_seats JOIN deals ON id = deal_id
        WHERE user_id = ? AND computer IS NULL AND {rows.among("kind", [*kinds])}
        LIMIT ?
        """,
        (user_id, *kinds, deals),
    )
    return len([*found]) == deals


async def under_way(db: Connection, user_id: int, guild_id: int, match: str) -> int | None:
    """Return the id of the newest table where a person of this server is in the middle of the
    lesson with this match, if there is one."""
    found = await db.execute_fetchall(
        """
        SELECT id FROM tables
        WHERE opener_id = ? AND kind = 'lesson' AND kind <> 'group' AND state = 'playing'
            AND guild_id = ? AND deal_of = ?
        ORDER BY id DESC LIMIT 1
        """,
        (user_id, guild_id, match),
    )
    return next((table_id for (table_id,) in found), None)
