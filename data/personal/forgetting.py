"""Deleting a person from tables that have ended or that they have left, on a server or on all.

The person becomes somebody nameless under a negative id that leads nowhere: everybody else keeps
their results, and a recount gives them again.
"""

import json
import secrets

from data import rows
from data.connection import Connection
from data.finished import rebuild_tables
from data.finished.scopes import ALL_SERVERS
from data.personal import traces
from data.solo import practice

NAMELESS = "—"

_HERE = "WHERE guild_id = :guild"
_ENDED = "SELECT id FROM tables WHERE guild_id = :guild AND state IN ('finished', 'closed')"
_AT_ENDED = f"WHERE user_id = :user AND EXISTS ({_ENDED} AND id = table_id)"
_LEFT = """
    WHERE user_id = :user AND EXISTS (
        SELECT 1 FROM tables WHERE guild_id = :guild AND id = table_id
        AND (state IN ('finished', 'closed') OR away = 'left')
    )
"""
_CHALLENGES = f"""
    SELECT id FROM challenges {_HERE} AND EXISTS (
        SELECT 1 FROM challenge_plays WHERE challenge_id = id AND user_id = :user
    )
"""
_OWN_SEATS = f"SELECT table_id, seat FROM seats {_LEFT}"
_STATEMENTS = (
    f"DELETE FROM hands WHERE (table_id, seat) IN ({_OWN_SEATS})",
    f"DELETE FROM plans WHERE (table_id, seat) IN ({_OWN_SEATS})",
    f"UPDATE seats SET user_id = :nobody, name = :name, cut = NULL, locale = '' {_LEFT}",
    f"DELETE FROM arrivals {_AT_ENDED}",
    f"DELETE FROM kept_seats {_AT_ENDED}",
    f"""
    UPDATE invitations SET token = '', expires_at = 0
    WHERE table_id IN ({_ENDED} AND opener_id = :user)
    """,
    f"UPDATE tables SET opener_id = :nobody {_HERE} AND opener_id = :user",
    f"UPDATE results SET user_id = :nobody, name = :name {_HERE} AND user_id = :user",
    f"UPDATE results SET left_by = :nobody, name = :name {_HERE} AND left_by = :user",
    f"UPDATE standings SET user_id = :nobody, name = :name {_HERE} AND user_id = :user",
    f"""
    UPDATE deal_seats SET user_id = :nobody
    WHERE user_id = :user AND EXISTS (SELECT 1 FROM deals {_HERE} AND id = deal_id)
    """,
    "UPDATE ratings SET user_id = :nobody, form = :blank WHERE scope = :guild AND user_id = :user",
    "UPDATE season_ratings SET user_id = :nobody WHERE scope = :guild AND user_id = :user",
    "UPDATE deal_tallies SET user_id = :nobody WHERE scope = :guild AND user_id = :user",
    "UPDATE match_tallies SET user_id = :nobody WHERE scope = :guild AND user_id = :user",
    "UPDATE records SET user_id = :nobody WHERE scope = :guild AND user_id = :user",
    "UPDATE streaks SET user_id = :nobody WHERE scope = :guild AND user_id = :user",
    "UPDATE podiums SET user_id = :nobody WHERE scope = :guild AND user_id = :user",
    "DELETE FROM places WHERE scope = :guild AND user_id = :user",
    f"DELETE FROM names {_HERE} AND user_id = :user",
    f"DELETE FROM call_wishes {_HERE} AND user_id = :user",
    f"DELETE FROM called_people {_HERE} AND user_id = :user",
    f"DELETE FROM daily_plays {_HERE} AND user_id = :user",
    f"DELETE FROM daily_totals {_HERE} AND user_id = :user",
    # What is shown of a challenge says what it said with them, until it is shown anew.
    f"UPDATE challenges SET shown_at = NULL WHERE id IN ({_CHALLENGES})",
    f"DELETE FROM challenge_plays WHERE user_id = :user AND challenge_id IN ({_CHALLENGES})",
    f"UPDATE challenges SET opener_id = :nobody, name = :name {_HERE} AND opener_id = :user",
    f"UPDATE nights SET opener_id = :nobody, name = :name {_HERE} AND opener_id = :user",
    f"""
    DELETE FROM night_answers WHERE user_id = :user AND EXISTS (
        SELECT 1 FROM nights {_HERE} AND id = night_id
    )
    """,
)

_LISTS = (
    ("ratings", "met", "scope, kind, user_id", "scope = :guild"),
    ("night_tables", "people", "night_id, number", f"night_id IN (SELECT id FROM nights {_HERE})"),
    ("companies", "people", "day, scope, kind, people", "scope = :guild"),
)
"""The tables with lists of people: the column, what finds a row, and which of them are here."""
_SORTED = ("companies",)


async def forget(db: Connection, guild_id: int, user_id: int) -> None:
    """Make the person nameless in all that is kept of tables of the server that are over for them,
    and delete what they have played alone.

    If they have played on others, what they have everywhere is counted again without those tables.
    """
    await practice.delete_of(db, user_id, guild_id)
    elsewhere = set(await traces.servers_of(db, user_id)) - {guild_id}
    nobody = _nobody()
    for scope in (guild_id,) if elsewhere else (guild_id, ALL_SERVERS):
        await _forget(db, scope, user_id, nobody)
    await (rebuild_tables.demand(db) if elsewhere else rebuild_tables.note_change(db))


async def forget_everywhere(db: Connection, user_id: int) -> None:
    """Make the person nameless on all servers, where they are the same nobody, and drop what
    they chose for themselves, learned and played alone."""
    await practice.delete_of(db, user_id, ALL_SERVERS)
    nobody = _nobody()
    for scope in (ALL_SERVERS, *await traces.servers_of(db, user_id)):
        await _forget(db, scope, user_id, nobody)
    for chosen in ("players", "lessons"):
        await db.execute(f"DELETE FROM {chosen} WHERE user_id = ?", (user_id,))
    await rebuild_tables.note_change(db)


async def _forget(db: Connection, guild_id: int, user_id: int, nobody: int) -> None:
    values = {"guild": guild_id, "user": user_id, "nobody": nobody, "name": NAMELESS, "blank": b""}
    for statement in _STATEMENTS:
        await db.execute(statement, values)
    for table, column, key, here in _LISTS:
        found = await db.execute_fetchall(
            f"SELECT {column}, {key} FROM {table} WHERE {here} AND {rows.holds(column)}",
            {"guild": guild_id, "listed": rows.listed(user_id)},
        )
        marks = ", ".join("?" * len(key.split(", ")))
        await db.executemany(
            f"UPDATE {table} SET {column} = ? WHERE ({key}) = ({marks})",
            [(_without(text, user_id, nobody, table), *own) for text, *own in found],
        )


def _without(text: str, user_id: int, nobody: int, table: str) -> str:
    # A list with nobody in somebody's place; one that is damaged is left as it is.
    try:
        people = [nobody if each == user_id else each for each in json.loads(text)]
        return json.dumps(sorted(people) if table in _SORTED else people)
    except (TypeError, ValueError):
        return text


def _nobody() -> int:
    return -1 - secrets.randbits(62)
