"""What computers have answered in a deal that several people play, by what was done before."""

import hashlib

from data.connection import Connection

DIGEST_BYTES = 16


async def position_at(db: Connection, table_id: int) -> bytes:
    """Return what stands for all that was done at a table so far, in its order."""
    found = await db.execute_fetchall(
        "SELECT kind, body FROM events WHERE table_id = ? AND by IS NOT NULL ORDER BY number",
        (table_id,),
    )
    done = "\n".join(f"{kind} {body}" for kind, body in found)
    return hashlib.sha256(done.encode()).digest()[:DIGEST_BYTES]


async def answer(db: Connection, match: str, position: bytes) -> str | None:
    """Return the code of the action that a computer has answered there, if one was kept."""
    found = await db.execute_fetchall(
        "SELECT action FROM kept_moves WHERE match = ? AND position = ?", (match, position)
    )
    return next((action for (action,) in found), None)


async def keep(db: Connection, match: str, position: bytes, action: str) -> str:
    """Keep what a computer answers, unless an answer is kept already; return the one that holds."""
    await db.execute(
        "INSERT INTO kept_moves (match, position, action) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (match, position, action),
    )
    held = await answer(db, match, position)
    assert held is not None
    return held


async def forget(db: Connection, first: str, end: str) -> None:
    """Forget the answers in all deals whose names lie from the first up to this one."""
    await db.execute("DELETE FROM kept_moves WHERE match >= ? AND match < ?", (first, end))
