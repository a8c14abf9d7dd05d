"""The people who take a computer's seat from the next deal on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.games.cards import Seat
from data import rows
from data.connection import Connection


@dataclass(frozen=True, slots=True)
class Arrival:
    """A person who takes this seat when the next deal begins.

    By the token, which is good until then, their first hand can be sent.
    """

    seat: Seat
    user_id: int
    name: str
    locale: str
    token: str = field(repr=False)
    expires_at: int


@dataclass(frozen=True, slots=True)
class _Row:
    table_id: int
    arrival: Arrival


async def replace_all(db: Connection, table_id: int, arrivals: Iterable[Arrival]) -> None:
    """Store that these people and nobody else arrive with the next deal."""
    await db.execute("DELETE FROM arrivals WHERE table_id = ?", (table_id,))
    await rows.insert(db, "arrivals", [_Row(table_id, arrival) for arrival in arrivals])


async def of_tables(db: Connection, ids: Sequence[int]) -> dict[int, tuple[Arrival, ...]]:
    """Return everybody who arrives at each table with the next deal, by seat."""
    found = await rows.by_table(db, _Row, "arrivals", ids, "seat")
    return {table: tuple(row.arrival for row in some) for table, some in found.items()}
