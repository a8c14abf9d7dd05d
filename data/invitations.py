"""The messages in channels that show what happens in the threads below them."""

from dataclasses import dataclass, field

from data import rows
from data.database import Database
from data.ranges.shard_range import ALL, ShardRange


@dataclass(frozen=True, slots=True)
class Invitation:
    """The message that a thread hangs on; both have the same id.

    It can be changed with the token until `expires_at`. `shown` is a mark of what it shows of the
    table, `live` tells whether more is to come. The thread is archived after so many quiet
    `minutes`.
    """

    message_id: int
    channel_id: int
    table_id: int
    token: str = field(repr=False)
    expires_at: int
    shown: str
    live: bool
    minutes: int


async def find(database: Database, message_id: int) -> Invitation | None:
    """Return the invitation above a thread, if there is one."""
    source = "FROM invitations WHERE message_id = ?"
    found = await rows.readable(database.reading, Invitation, source, (message_id,))
    return next(iter(found), None)


async def live(database: Database, shards: ShardRange = ALL) -> list[Invitation]:
    """Return every invitation there that does not show the end of its table yet."""
    theirs = f"SELECT 1 FROM tables WHERE id = table_id AND {shards.condition()}"
    which = f"FROM invitations WHERE live = 1 AND EXISTS ({theirs})"
    return await rows.readable(database.reading, Invitation, which)


async def keep(database: Database, invitation: Invitation) -> None:
    """Store an invitation, in place of what was known of it."""
    async with database.transaction() as db:
        await rows.put(db, "invitations", ("message_id",), invitation)


async def forget(database: Database, message_id: int) -> None:
    """Drop an invitation that is gone."""
    async with database.transaction() as db:
        await db.execute("DELETE FROM invitations WHERE message_id = ?", (message_id,))
