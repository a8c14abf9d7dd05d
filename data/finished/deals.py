"""Finished deals: a row for each, and one for each of its seats."""

from dataclasses import dataclass
from itertools import groupby

from bot.games.cards import Seat
from bot.games.sides import DealMark
from bot.ratings.parts import Role
from data import rows
from data.connection import Connection
from data.finished.scopes import ALL_SERVERS


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRow:
    """A deal that is over. Of all deals `id` gives the order in which they ended.

    `number` counts the deals of a match from 1. `kind` is the number of the rating it belongs to,
    and `fit` that of the numbers by which its margins were worked out. `ended_at` is in seconds
    since 1970, UTC. A deal that was thrown in or voided does not count. `bid` is the
    contract, if there was one. With `presence` it was noted who was there when it was dealt, which
    decides whose it is; without it an older rule does.
    """

    id: int | None = None
    table_id: int
    number: int
    guild_id: int
    kind: int
    ended_at: int
    bid: str | None
    multiplier: int
    counts: bool
    rated: bool
    fit: int
    presence: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSeat:
    """What a deal came to for one seat, and whose seat it was.

    With a `user_id` alone it is that person's. With a `computer` alone, by level and version, it is
    nobody's, and counts as the computer's; with both, the person has left the deal and the computer
    has played it.
    `own_cards` are the cards that the person chose. `margin` is in millionths of a unit of the
    rating. `mean` and `spread` are the rating after the deal, if it was rated: of whoever the
    `user_id` says, on this server.
    """

    seat: Seat
    user_id: int | None
    computer: str | None
    own_cards: int
    role: Role
    margin: int
    points: int
    tricks: int
    declared: int
    marks: DealMark
    mean: int | None = None
    spread: int | None = None

    @property
    def person(self) -> int | None:
        """The person to whom the seat belongs, if it is one's."""
        return None if self.computer is not None else self.user_id


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """A deal with all its seats, in their order."""

    deal: DealRow
    seats: tuple[DealSeat, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The people to whom seats belong, lowest id first."""
        return tuple(sorted(seat.person for seat in self.seats if seat.person is not None))

    @property
    def concerned(self) -> tuple[int, ...]:
        """Those and the people who have left it, lowest id first."""
        return tuple(sorted(seat.user_id for seat in self.seats if seat.user_id is not None))

    def share(self, seat: DealSeat) -> float:
        """Return which share of the cards of a seat its person chose, in a deal to the last
        card."""
        # Everybody plays a card to each trick.
        return min(1.0, seat.own_cards / max(1, sum(each.tricks for each in self.seats)))


@dataclass(frozen=True, slots=True)
class _Row:
    deal_id: int
    seat: DealSeat


async def add(db: Connection, outcome: DealOutcome) -> int:
    """Store a deal with its seats; return the id, which is the next one unless it has one.

    Raises `Conflict` if it is there already.
    """
    deal = dict(zip(rows.columns(DealRow), rows.values(outcome.deal), strict=True))
    if outcome.deal.id is None:
        del deal["id"]
    number = await rows.insert_one(db, "deals", deal)
    await rows.insert(db, "deal_seats", [_Row(number, seat) for seat in outcome.seats])
    return number


async def count(db: Connection, last: int) -> int:
    """Return how many deals there are up to the one with this id."""
    [(number,)] = await db.execute_fetchall("SELECT count(*) FROM deals WHERE id <= ?", (last,))
    return int(number)


async def void(db: Connection, table_id: int) -> None:
    """Have no deal of a table count."""
    await db.execute("UPDATE deals SET counts = 0, rated = 0 WHERE table_id = ?", (table_id,))
    await db.execute(
        """
        UPDATE deal_seats SET mean = NULL, spread = NULL
        WHERE deal_id IN (SELECT id FROM deals WHERE table_id = ?)
        """,
        (table_id,),
    )


async def with_id(db: Connection, deal_id: int) -> DealOutcome | None:
    """Return the deal with this id, if there is one."""
    found = await after(db, deal_id - 1, 1)
    return next((each for each in found if each.deal.id == deal_id), None)


async def newest_rated(db: Connection, scope: int, kind: int, user_id: int) -> DealOutcome | None:
    """Return the newest rated deal of a kind that was somebody's in a scope, if any was."""
    found = await db.execute_fetchall(
        f"""
        SELECT deal_id FROM deal_seats JOIN deals ON deals.id = deal_id
        WHERE user_id = :user AND computer IS NULL AND kind = :kind AND rated = 1
        AND (guild_id = :scope OR :scope = {ALL_SERVERS}) ORDER BY deal_id DESC LIMIT 1
        """,
        {"user": user_id, "kind": kind, "scope": scope},
    )
    ids = [deal_id for (deal_id,) in found]
    return await with_id(db, ids[0]) if ids else None


async def after(db: Connection, deal_id: int, limit: int | None = None) -> tuple[DealOutcome, ...]:
    """Return the first deals after the one with this id, or all, in the order in which they ended.

    A damaged one is left out.
    """
    source = f"FROM deals WHERE id > ? ORDER BY id {'' if limit is None else f'LIMIT {limit:d}'}"
    found = await rows.readable(db, DealRow, source, (deal_id,))
    ids = [deal.id for deal in found]
    source = f"FROM deal_seats WHERE {rows.among('deal_id', ids)} ORDER BY deal_id, seat"
    seats = await rows.readable(db, _Row, source, ids, whole="deal_id")
    grouped = groupby(seats, key=lambda row: row.deal_id)
    by_deal = {deal_id: tuple(row.seat for row in own) for deal_id, own in grouped}
    return tuple(DealOutcome(deal, by_deal[deal.id]) for deal in found if deal.id in by_deal)
