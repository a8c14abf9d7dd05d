"""Deleting a person from the ended tables of a server.

The person becomes somebody nameless under a negative id that leads nowhere: everybody else keeps
their results, and a recount gives them again.
"""

import secrets

import aiosqlite

from data.finished import anew

NAMELESS = "—"

_ENDED = "SELECT id FROM tables WHERE guild_id = :guild AND state IN ('finished', 'closed')"
_HERE = "WHERE guild_id = :guild"
_STATEMENTS = (
    f"""
    UPDATE seats SET user_id = :nobody, name = :name, cut = NULL, locale = ''
    WHERE user_id = :user AND table_id IN ({_ENDED})
    """,
    f"UPDATE tables SET opener_id = :nobody WHERE opener_id = :user AND id IN ({_ENDED})",
    f"""
    UPDATE invitations SET token = '', expires_at = 0
    WHERE table_id IN ({_ENDED} AND opener_id = :nobody)
    """,
    f"UPDATE results SET user_id = :nobody, name = :name {_HERE} AND user_id = :user",
    f"UPDATE results SET left_by = :nobody, name = :name {_HERE} AND left_by = :user",
    f"UPDATE standings SET user_id = :nobody, name = :name {_HERE} AND user_id = :user",
    f"""
    UPDATE deal_seats SET user_id = :nobody
    WHERE user_id = :user AND deal_id IN (SELECT id FROM deals {_HERE})
    """,
    "UPDATE ratings SET user_id = :nobody WHERE scope = :guild AND user_id = :user",
    """
    DELETE FROM companies WHERE scope = :guild
        AND EXISTS (SELECT 1 FROM json_each(people) WHERE value = :user)
    """,
)


async def forget(db: aiosqlite.Connection, guild_id: int, user_id: int) -> None:
    """Makes the person nameless in all that is kept of ended tables of the server."""
    nobody = -1 - secrets.randbits(62)
    values = {"guild": guild_id, "user": user_id, "nobody": nobody, "name": NAMELESS}
    for statement in _STATEMENTS:
        await db.execute(statement, values)
    await anew.note_change(db)
