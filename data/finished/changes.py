"""How the deals of a match have changed the ratings of the people who played there."""

from dataclasses import dataclass

from data import rows
from data.connection import Connection


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A person's rating on the server of a match after its last rated deal, and before its first.

    Mean and deviation are in millionths of a unit. There was none `before` if these were the
    person's first deals of the kind.
    """

    user_id: int
    scope: int
    kind: int
    after: int
    before: int | None
    spread_before: int | None


async def of_match(db: Connection, table_id: int) -> dict[int, RatingChange]:
    """Return the changes by the deals of a match, by the ids of the people; none where none was
    rated."""
    found = await rows.readable(db, RatingChange, _CHANGES, {"table": table_id})
    return {change.user_id: change for change in found}


_EARLIER = """
    SELECT earlier.{column} FROM deal_seats AS earlier JOIN deals AS before
        ON before.id = earlier.deal_id
    WHERE earlier.user_id = own.user_id AND earlier.deal_id < own.first
        AND before.guild_id = own.scope AND before.kind = own.kind AND earlier.mean IS NOT NULL
    ORDER BY earlier.deal_id DESC LIMIT 1
"""
_CHANGES = f"""
    FROM (
        SELECT own.user_id, own.scope, own.kind, last.mean AS after,
            ({_EARLIER.format(column="mean")}) AS before,
            ({_EARLIER.format(column="spread")}) AS spread_before
        FROM (
            SELECT seats.user_id, deals.guild_id AS scope, deals.kind,
                min(deals.id) AS first, max(deals.id) AS last
            FROM deals JOIN deal_seats AS seats ON seats.deal_id = deals.id
            WHERE deals.table_id = :table AND seats.user_id > 0 AND seats.mean IS NOT NULL
            GROUP BY 1, 2, 3
        ) AS own
        JOIN deal_seats AS last ON last.deal_id = own.last AND last.user_id = own.user_id
    ) AS changed
"""
