"""The best deal of an evening."""

from collections.abc import Sequence
from dataclasses import dataclass

from data import rows
from data.connection import Connection


@dataclass(frozen=True, slots=True)
class BestDeal:
    """A deal of a match, counted from 1, and what a person has made in it."""

    table_id: int
    number: int
    user_id: int
    points: int


async def best_deal(db: Connection, tables: Sequence[int]) -> BestDeal | None:
    """Return the deal of these matches in which a person was furthest ahead, if anyone was.

    Games are compared by the units of their ratings.
    """
    found = await rows.readable(
        db,
        BestDeal,
        f"""
        FROM deals JOIN deal_seats ON deal_id = deals.id
        WHERE {rows.among("table_id", tables)} AND counts = 1 AND computer IS NULL AND user_id > 0
            AND margin > 0 AND points > 0
        ORDER BY margin DESC, deals.id LIMIT 1
        """,
        tables,
    )
    return found[0] if found else None
