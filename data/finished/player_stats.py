"""What a person has done in deals and matches on a server, for their profile.

Deals are those that are rated and of one kind; of very many only the newest are looked at.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeVar

from bot.games.cards import Seat
from bot.ratings.parts import Role
from bot.ratings.units import KINDS
from data import rows
from data.connection import Connection
from data.finished.periods import ALL_TIME

NEWEST = 1000
"""The number of somebody's newest deals that are looked at."""

RELIED_ON = 100
"""How many of the newest deals tell how reliable somebody is."""

LEAST_TOGETHER = 20
"""The fewest deals together after which it is told how two people do with each other."""

SHRINKING = 20
"""A mean is taken as if there had been so many more deals without any points."""

Key = TypeVar("Key")

_OWN = """
    FROM deal_seats JOIN deals ON deals.id = deal_id
    WHERE user_id = :user AND guild_id = :guild AND kind = :kind AND rated = 1
"""
_OF_KIND = "(:game = '' OR game = :game AND players = :players)"
_LEADING = ", ".join(str(role.value) for role in Role if role.leads)


@dataclass(frozen=True, slots=True)
class RatingOf:
    """Somebody's rating of one kind: mean and deviation in millionths of a unit, and its deals."""

    kind: int
    mean: int
    spread: int
    deals: int
    last_at: int


@dataclass(frozen=True, slots=True)
class CareerDeal:
    """A deal for the person on one of its seats, with their rating after it.

    A computer has played it if they have left it. The `margin` is that of the leading side, in
    millionths of a unit.
    """

    deal_id: int
    seat: Seat
    bid: str | None
    computer: str | None
    role: Role
    margin: int
    points: int
    mean: int
    spread: int

    @property
    def ahead(self) -> bool:
        """Whether the person's side has won its contract, or made the other one fail."""
        return self.margin > 0 if self.role.leads else self.margin < 0


@dataclass(frozen=True, slots=True)
class Partner:
    """Somebody else in the same deals, on the same side or not, and what the person made there."""

    user_id: int
    name: str
    together: bool
    deals: int
    points: int

    @property
    def tenths(self) -> int:
        """Ten times the points of a deal, nearer to 0 the fewer deals there are."""
        return round(10 * self.points / (self.deals + SHRINKING))


@dataclass(frozen=True, slots=True)
class DealsSum:
    """Some deals: how many there are, how many were won, and their points."""

    deals: int
    won: int
    points: int


@dataclass(frozen=True, slots=True)
class Matches:
    """Matches of two people: how many there are, and in how many each of them was ahead."""

    count: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Streak:
    """How many matches in a row somebody has won up to now, and at most so far."""

    now: int
    longest: int


async def ratings_of(db: Connection, guild_id: int, user_id: int) -> list[RatingOf]:
    """Return the ratings of a person on a server, that with most deals first."""
    kinds = range(1, len(KINDS) + 1)
    source = f"""
        FROM ratings WHERE scope = ? AND {rows.among("kind", kinds)} AND user_id = ?
        ORDER BY deals DESC, kind
    """
    return await rows.readable(db, RatingOf, source, (guild_id, *kinds, user_id))


async def newest(
    db: Connection, guild_id: int, kind: int, user_id: int, limit: int = NEWEST
) -> list[CareerDeal]:
    """Return the newest rated deals of a person, also those they have left; the oldest of them
    first."""
    values = {"user": user_id, "guild": guild_id, "kind": kind, "limit": limit}
    source = f"{_OWN} ORDER BY deal_id DESC LIMIT :limit"
    return (await rows.readable(db, CareerDeal, source, values))[::-1]


async def companions(
    db: Connection,
    guild_id: int,
    kind: int,
    user_id: int,
    other: int | None = None,
    limit: int = NEWEST,
) -> list[Partner]:
    """Return who else was often in the newest rated deals of a person, and always this *other* one.

    There is one for each side, those of most deals first. Deals that one of both has left are not
    counted.
    """
    found = await db.execute_fetchall(
        f"""
        WITH own AS MATERIALIZED (
            SELECT deal_id, seat, role, points {_OWN} AND computer IS NULL
            ORDER BY deal_id DESC LIMIT :limit
        ), met AS (
            SELECT other.user_id, own.role <> :alone
                AND (own.role IN ({_LEADING})) = (other.role IN ({_LEADING})) AS together,
                count(*) AS deals, sum(own.points) AS points
            FROM own JOIN deal_seats AS other
                ON other.deal_id = own.deal_id AND other.seat <> own.seat
            WHERE other.user_id > 0 AND other.computer IS NULL
            GROUP BY 1, 2 HAVING count(*) >= :least OR other.user_id = :other
        )
        SELECT met.user_id, coalesce(name, ''), together, deals, points
        FROM met LEFT JOIN names ON names.guild_id = :guild AND names.user_id = met.user_id
        ORDER BY deals DESC, met.user_id, together
        """,
        {
            "user": user_id,
            "guild": guild_id,
            "kind": kind,
            "limit": limit,
            "alone": Role.ALONE,
            "least": LEAST_TOGETHER,
            "other": other,
        },
    )
    return [
        Partner(user, name, bool(together), deals, points)
        for user, name, together, deals, points in found
    ]


async def reliability(db: Connection, guild_id: int, user_id: int) -> tuple[int, int]:
    """Return how many of a person's newest deals on a server they have not left, and of how
    many."""
    [(stayed, deals)] = await db.execute_fetchall(
        """
        SELECT count(*) FILTER (WHERE computer IS NULL), count(*) FROM (
            SELECT computer FROM deal_seats JOIN deals ON deals.id = deal_id
            WHERE user_id = ? AND guild_id = ? AND counts = 1 ORDER BY deal_id DESC LIMIT ?
        ) AS newest
        """,
        (user_id, guild_id, RELIED_ON),
    )
    return int(stayed), int(deals)


async def points_of(db: Connection, guild_id: int, kind: int, user_id: int) -> DealsSum:
    """Return all rated deals of a person of one kind, and their points."""
    found = await db.execute_fetchall(
        """
        SELECT deals, points FROM deal_tallies
        WHERE scope = ? AND kind = ? AND period = ? AND user_id = ?
        """,
        (guild_id, kind, ALL_TIME, user_id),
    )
    return next((DealsSum(deals, 0, points) for deals, points in found), DealsSum(0, 0, 0))


async def streak(db: Connection, guild_id: int, kind: int, user_id: int) -> Streak:
    """Return how many matches of one kind, or of all, a person has won in a row."""
    found = await db.execute_fetchall(
        f"""
        SELECT won FROM results
        WHERE guild_id = :guild AND user_id = :user AND {_OF_KIND}
            AND voided = 0 AND unfinished = 0
        ORDER BY ended_at, table_id
        """,
        {"guild": guild_id, "user": user_id, **_game(kind)},
    )
    runs = list(accumulate((won for (won,) in found), lambda run, won: won and run + 1, initial=0))
    return Streak(runs[-1], max(runs))


async def matches_with(
    db: Connection, guild_id: int, kind: int, user_id: int, other: int
) -> Matches:
    """Return the matches of one kind, or of all, that two people have both played."""
    [(count, ahead, behind)] = await db.execute_fetchall(
        f"""
        SELECT count(*), count(*) FILTER (WHERE place < theirs),
            count(*) FILTER (WHERE place > theirs)
        FROM (
            SELECT own.game, own.players, own.place, other.place AS theirs
            FROM results AS own JOIN results AS other
                ON other.table_id = own.table_id AND other.user_id = :other
            WHERE own.guild_id = :guild AND own.user_id = :user
                AND own.voided = 0 AND own.unfinished = 0
        ) AS common WHERE {_OF_KIND}
        """,
        {"guild": guild_id, "user": user_id, "other": other, **_game(kind)},
    )
    return Matches(int(count), int(ahead), int(behind))


def by_role(deals: Iterable[CareerDeal]) -> Mapping[Role, DealsSum]:
    """Return the deals that were not left, by what the person was in them, in the order of the
    roles."""
    found = _summed((deal.role, deal) for deal in deals)
    return dict(sorted(found.items()))


def by_bid(deals: Iterable[CareerDeal]) -> Mapping[str, DealsSum]:
    """Return the contracts that the person has played as the taker, those of most deals first."""
    found = _summed((deal.bid, deal) for deal in deals if deal.bid and deal.role is Role.TAKER)
    return dict(sorted(found.items(), key=lambda item: -item[1].deals))


def best_partner(people: Sequence[Partner]) -> Partner | None:
    """Return with whom on their side the person does best, of those they have often played with."""
    often = [each for each in people if each.together and each.deals >= LEAST_TOGETHER]
    return max(often, key=lambda each: each.tenths, default=None)


def hardest_opponent(people: Sequence[Partner]) -> Partner | None:
    """Return against whom the person does worst, of those they have often played against."""
    often = [each for each in people if not each.together and each.deals >= LEAST_TOGETHER]
    return min(often, key=lambda each: each.tenths, default=None)


def _game(kind: int) -> dict[str, str | int]:
    game, players = KINDS[kind - 1] if kind else ("", 0)
    return {"game": game, "players": players}


def _summed(deals: Iterable[tuple[Key, CareerDeal]]) -> dict[Key, DealsSum]:
    found: dict[Key, list[CareerDeal]] = {}
    for key, deal in deals:
        if deal.computer is None:
            found.setdefault(key, []).append(deal)
    return {
        key: DealsSum(len(own), sum(deal.ahead for deal in own), sum(deal.points for deal in own))
        for key, own in found.items()
    }
