"""Nights at which people of a server meet to play: what is asked, and what they have answered."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.games.options import OptionValue
from data import rows
from data.connection import Connection


class NightStage(StrEnum):
    """How far a night has come.

    A draft is seen by whoever makes it alone. One that is open is answered, also after the reminder
    of it; once it is drawn, tables open, and once it has begun they are open. One that has ended
    has still to say so.
    """

    DRAFT = "draft"
    OPEN = "open"
    REMINDED = "reminded"
    DRAWN = "drawn"
    BEGUN = "begun"
    ENDED = "ended"


class Coming(StrEnum):
    """What a person has answered for one night."""

    IN = "in"
    MAYBE = "maybe"
    OUT = "out"


@dataclass(frozen=True, slots=True, kw_only=True)
class Night:
    """A night, or the next one of those every week; times are in seconds since 1970, UTC.

    Its opener's `name` is as it was then. It is on a `day` of the calendar, as in 2026-12-03, so
    many a `minute` after midnight by the clocks of a `zone`. Its card is its `message_id`, or none
    until that is posted; the card of the night before is deleted then. `deserted` counts the
    nights in a row to which nobody wanted to come.
    """

    id: int
    guild_id: int
    channel_id: int
    opener_id: int
    name: str
    language: str
    game: str
    edition: int
    options: dict[str, OptionValue]
    players: int
    setup: dict[str, OptionValue]
    weekly: bool
    zone: str
    day: str
    minute: int
    starts_at: int
    next_at: int
    stage: NightStage = NightStage.DRAFT
    message_id: int | None = None
    old_message_id: int | None = None
    reminder_id: int | None = None
    deserted: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class NightAnswer:
    """What a person has answered; where it is `weekly` they are in again next week."""

    night_id: int
    user_id: int
    name: str
    answer: Coming
    weekly: bool
    answered_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NightTable:
    """A table of a night, counted from 1, and for whom its seats are kept.

    Its thread begins at the message; there is no table until it is open.
    """

    night_id: int
    number: int
    people: tuple[int, ...]
    message_id: int | None = None
    table_id: int | None = None


async def add(db: Connection, night: Night) -> Night:
    """Store a new night; return it with the id it has got."""
    values = dict(zip(rows.columns(Night), rows.values(night), strict=True))
    del values["id"]
    return replace(night, id=await rows.insert_one(db, "nights", values))


async def update(db: Connection, old: Night, new: Night) -> None:
    """Store what has changed of a night."""
    await rows.update(db, "nights", old, new, ("id",))


async def put_off(db: Connection, night_id: int, until: int) -> None:
    """Have nothing done for a night until then."""
    await db.execute("UPDATE nights SET next_at = ? WHERE id = ?", (until, night_id))


async def delete(db: Connection, night_id: int) -> None:
    """Delete a night, with its answers."""
    await db.execute("DELETE FROM nights WHERE id = ?", (night_id,))


async def drop_drafts(db: Connection, user_id: int, guild_id: int) -> None:
    """Delete the nights that a person of a server has not posted."""
    await db.execute(
        "DELETE FROM nights WHERE opener_id = ? AND guild_id = ? AND stage = 'draft'",
        (user_id, guild_id),
    )


async def find(db: Connection, night_id: int) -> Night | None:
    """Return the night with this id, if there is one."""
    found = await rows.select(db, Night, "FROM nights WHERE id = ?", (night_id,))
    return next(iter(found), None)


async def on_server(db: Connection, guild_id: int) -> list[Night]:
    """Return all nights of a server that are posted and have not ended, the next one first."""
    source = """
        FROM nights WHERE guild_id = ? AND stage NOT IN ('draft', 'ended')
        ORDER BY starts_at, id
    """
    return await rows.select(db, Night, source, (guild_id,))


async def due(db: Connection, now: int) -> list[Night]:
    """Return the nights for which something has to be done by now, in that order."""
    return await rows.readable(
        db, Night, "FROM nights WHERE next_at <= ? ORDER BY next_at, id", (now,)
    )


async def answers(db: Connection, night_id: int) -> list[NightAnswer]:
    """Return all answers for a night, the oldest first."""
    source = "FROM night_answers WHERE night_id = ? ORDER BY answered_at, user_id"
    return await rows.select(db, NightAnswer, source, (night_id,))


async def put_answer(db: Connection, answer: NightAnswer) -> None:
    """Store an answer in the place of the one before."""
    await rows.put(db, "night_answers", ("night_id", "user_id"), answer)


async def forget_answers(db: Connection, night_id: int) -> None:
    """Forget what held for one night; who comes every week is in for the next one."""
    await db.execute("DELETE FROM night_answers WHERE night_id = ? AND weekly = 0", (night_id,))
    await db.execute("UPDATE night_answers SET answer = 'in' WHERE night_id = ?", (night_id,))
    await db.execute("DELETE FROM night_tables WHERE night_id = ?", (night_id,))


async def add_tables(db: Connection, tables: Sequence[NightTable]) -> None:
    """Store the tables of a night, as they were drawn."""
    await rows.insert(db, "night_tables", tables)


async def tables_of(db: Connection, night_id: int) -> list[NightTable]:
    """Return the tables of a night in their order."""
    source = "FROM night_tables WHERE night_id = ? ORDER BY number"
    return await rows.select(db, NightTable, source, (night_id,))


async def update_table(db: Connection, old: NightTable, new: NightTable) -> None:
    """Store what has changed of a table of a night."""
    await rows.update(db, "night_tables", old, new, ("night_id", "number"))
