"""Everything that is stored about a person, as values for JSON.

It is named as in the database, so that nothing is left out when something is added there.
"""

import json
import logging
from collections.abc import Mapping
from typing import Any

from data import events, rows, seats
from data.connection import Connection
from data.faults import Damage
from data.finished.scopes import ALL_SERVERS
from data.personal.traces import SERVERS

log = logging.getLogger(__name__)

Json = dict[str, Any]

_OWN = "user_id = :user"
_SCOPES = f"SELECT {ALL_SERVERS} UNION {SERVERS}"
_AT_OWN_SEAT = f"(table_id, seat) IN (SELECT table_id, seat FROM seats WHERE {_OWN})"
_AT_OWN_TABLE = f"table_id IN (SELECT table_id FROM seats WHERE {_OWN})"

PARTS: Mapping[str, str] = {
    "players": _OWN,
    "tables": "opener_id = :user",
    "seats": _OWN,
    "arrivals": _OWN,
    "kept_seats": _OWN,
    "hands": _AT_OWN_SEAT,
    "plans": _AT_OWN_SEAT,
    "results": f"{_AT_OWN_TABLE} AND :user IN (user_id, left_by)",
    "names": f"guild_id IN ({_SCOPES}) AND {_OWN}",
    "standings": f"guild_id IN ({_SCOPES}) AND {_OWN}",
    "deal_tallies": f"scope IN ({_SCOPES}) AND {_OWN}",
    "match_tallies": f"scope IN ({_SCOPES}) AND {_OWN}",
    "deals": f"id IN (SELECT deal_id FROM deal_seats WHERE {_OWN})",
    "deal_seats": _OWN,
    "ratings": f"scope IN ({_SCOPES}) AND {_OWN}",
    "season_ratings": f"scope IN ({_SCOPES}) AND {_OWN}",
    "streaks": f"scope IN ({_SCOPES}) AND {_OWN}",
    "places": f"scope IN ({_SCOPES}) AND {_OWN}",
    "podiums": f"scope IN ({SERVERS}) AND {_OWN}",
    "records": f"scope IN ({_SCOPES}) AND {_OWN}",
    "daily_plays": _OWN,
    "daily_totals": f"guild_id IN ({_SCOPES}) AND {_OWN}",
    "lessons": _OWN,
    "challenges": "opener_id = :user",
    "challenge_plays": _OWN,
    "nights": "opener_id = :user",
    "night_answers": _OWN,
    "night_tables": rows.holds("people"),
    "call_wishes": _OWN,
    "called_people": _OWN,
    "companies": rows.holds("people"),
}
"""The tables where something is stored about a person, and which of their rows."""

OMITTED = frozenset({"secret", "seeds", "token", "people", "met"})
"""Columns that are keys, or hold what others said or who they are."""

JSON = frozenset({"away_at", "body", "called", "options", "present", "reminded", "setup"})
"""Columns that hold JSON."""
_EXACT = 2**53
"""Larger numbers, such as ids of Discord, are not read by everybody as they are written."""


async def of_person(db: Connection, user_id: int) -> Json:
    """Return the rows about a person by table, and under `events` what they did in each deal.

    Tables without any such row are left out.
    """
    found: dict[str, list[Json]] = {}
    for table, which in PARTS.items():
        found[table] = await _rows(db, table, which, user_id)
    found["events"] = await _moves(db, user_id)
    return {table: rows for table, rows in found.items() if rows}


async def _rows(db: Connection, table: str, which: str, user_id: int) -> list[Json]:
    names = [name for name in await db.columns(table) if name not in OMITTED]
    found = await db.execute_fetchall(
        f"SELECT {', '.join(names)} FROM {table} WHERE {which}",
        {"user": user_id, "listed": rows.listed(user_id)},
    )
    return [_plain(dict(zip(names, values, strict=True))) for values in found]


async def _moves(db: Connection, user_id: int) -> list[Json]:
    # Not what others have done on a seat before the person went on from there alone.
    found, others = [], await _taken_over(db, user_id)
    for table_id, sitter in await seats.of_person(db, user_id):
        try:
            moves = await events.moves(db, table_id, sitter.seat, sitter.since)
        except Damage as fault:
            log.error("log damaged: left out table=%s fault=%s", table_id, fault)
            continue
        own = moves[others.get(table_id, 0) :]
        found += [_plain({"table_id": table_id, **move._asdict()}) for move in own]
    return found


async def _taken_over(db: Connection, user_id: int) -> dict[int, int]:
    # By table, how often a seat had acted before the person had it.
    found = await db.execute_fetchall(
        "SELECT id, first_step FROM tables WHERE opener_id = ? AND kind <> 'group'", (user_id,)
    )
    return {table_id: steps for table_id, steps in found}


def _plain(row: Json) -> Json:
    return {name: _value(name, value) for name, value in row.items()}


def _value(name: str, value: Any) -> Any:
    if isinstance(value, str) and name in JSON:
        return _parsed(value)
    if isinstance(value, bytes):
        return list(value)
    return str(value) if isinstance(value, int) and abs(value) > _EXACT else value


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        # It is damaged, and theirs all the same.
        return text
