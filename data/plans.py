"""What people have chosen to do ahead. It is secret, and no part of the log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.games.cards import Seat
from data import rows
from data.connection import Connection


@dataclass(frozen=True, slots=True)
class Plan:
    """The code of an action, and when it was chosen: the deal and the seat's step."""

    deal: int
    step: int
    action: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class _Row:
    table_id: int
    seat: Seat
    plan: Plan


async def replace_all(db: Connection, table_id: int, plans: Mapping[Seat, Plan]) -> None:
    """Store the plans of a table in place of all that there were."""
    await db.execute("DELETE FROM plans WHERE table_id = ?", (table_id,))
    await rows.insert(db, "plans", [_Row(table_id, seat, plan) for seat, plan in plans.items()])


async def of_tables(db: Connection, ids: Sequence[int]) -> dict[int, dict[Seat, Plan]]:
    """Return the plan of each seat that has one, by table."""
    found = await rows.by_table(db, _Row, "plans", ids, "seat")
    return {table: {row.seat: row.plan for row in some} for table, some in found.items()}
