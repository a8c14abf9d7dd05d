"""What is fixed about a deal that several people play alone."""

from dataclasses import dataclass, field

from bot.games.cards import Seat
from bot.games.options import OptionValue
from data.connection import Connection
from data.personal import removals


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedDeal:
    """A deal and the seat that everybody plays.

    All deals of its `match` come from the `secret`. `opening` is what was done before the person
    begins, each as a seat and a code. Computers think in so many `worlds`. `field` are the scores
    of computers on the seat, those of the search first.
    """

    game: str
    edition: int
    options: dict[str, OptionValue]
    players: int
    match: str
    secret: bytes = field(repr=False)
    seat: Seat
    opening: tuple[str, ...]
    worlds: int
    field: tuple[int, ...]


async def worlds_of(db: Connection, match: str) -> int:
    """Return in how many worlds computers think in the deal with this name."""
    [(worlds,)] = await db.execute_fetchall(
        """
        SELECT worlds FROM daily_deals WHERE match = :match
        UNION ALL SELECT worlds FROM challenge_deals WHERE match = :match
        """,
        {"match": match},
    )
    return int(worlds)


async def delete_tables(db: Connection, before: int, most: int) -> bool:
    """Delete tables where such deals were played that had closed by then, in seconds since 1970.

    At most so many; returns whether there may be more.
    """
    found = await db.execute_fetchall(
        """
        SELECT id FROM tables
        WHERE kind IN ('daily', 'challenge') AND kind <> 'group' AND created_at < :before
            AND secret_until < :before
        ORDER BY created_at LIMIT :most
        """,
        {"before": before, "most": most},
    )
    await removals.delete(db, [table_id for (table_id,) in found])
    return len(found) == most
