"""The emojis that were uploaded for an application."""

from dataclasses import dataclass

from data import rows
from data.database import Database


@dataclass(frozen=True, slots=True)
class Emoji:
    """An uploaded emoji; since when it is no longer wanted, in seconds since 1970."""

    application_id: int
    name: str
    id: int
    unwanted_since: int | None = None


async def of_application(database: Database, application_id: int) -> dict[str, Emoji]:
    """Return the emojis of an application, by name."""
    found = await rows.readable(
        database.reading, Emoji, "FROM emojis WHERE application_id = ?", (application_id,)
    )
    return {emoji.name: emoji for emoji in found}


async def keep(database: Database, emoji: Emoji) -> None:
    """Keep an emoji, in place of the one of that name."""
    async with database.transaction() as db:
        await rows.put(db, "emojis", ("application_id", "name"), emoji)


async def forget(database: Database, emoji: Emoji) -> None:
    """Forget an emoji that is gone."""
    async with database.transaction() as db:
        await db.execute(
            "DELETE FROM emojis WHERE application_id = ? AND name = ?",
            (emoji.application_id, emoji.name),
        )
