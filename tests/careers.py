"""What somebody has done on a server, to show on a profile: made up, and the same always."""

from collections.abc import Sequence
from dataclasses import replace
from math import sin

from bot.games.cards import Seat
from bot.ratings.parts import Role
from bot.ratings.rating import MILLION
from bot.ratings.units import kind_numbered
from cogs.layouts.ratings import SHOWN
from cogs.profile.layout import Career, Other
from data.finished import boards
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import season_of
from data.finished.player_stats import CareerDeal, DealsSum, Matches, Partner, RatingOf, Streak
from data.finished.podiums import Medal
from data.finished.rankings import By
from data.results import PastMatch, Result

OWN, OTHER = 1, 2
KIND, PAIRS = kind_numbered("tarocco-francese", 5) or 0, kind_numbered("ottocento", 4) or 0
NAMES = ("Margherita", "Bruno", "Carla", "Dino", "Ettore")
DEALS = 240
BID = (Role.TAKER, Role.DEFENDER, Role.DEFENDER, Role.PARTNER, Role.DEFENDER)
BIDS = ("garde", "petite", "garde_sans", "garde", "garde_contre")


def in_one_game() -> Career:
    """In a game with bids: of middling success, with medals, and compared with somebody."""
    return Career(
        user_id=OWN,
        name="Margherita",
        kind=KIND,
        charted=KIND,
        rating=_line(1687, DEALS, place=3),
        played=_line(60, 60, place=1),
        points=DealsSum(DEALS, 134, 1008),
        deals=_deals(BID),
        people=(
            Partner(OTHER, "Bartolomeo", together=True, deals=77, points=812),
            Partner(OTHER, "Bartolomeo", together=False, deals=41, points=-49),
            Partner(3, "Carla", together=False, deals=120, points=-1230),
        ),
        ratings=(),
        stayed=(98, 100),
        streak=Streak(2, 7),
        latest=(_match(214, -80, 12, -101, -45), _match(-80, 310, -70, -80, -80)),
        medals=(
            Medal(season_of(2026, 2), KIND, By.RATING, 1, OWN, 1702, ""),
            Medal(season_of(2026, 1), KIND, By.POINTS, 3, OWN, 97, ""),
            Medal(season_of(2025, 4), KIND, By.POINTS, 2, OWN, 104, ""),
        ),
        other=Other(OTHER, "Bartolomeo", Matches(9, 5, 3)),
    )


def after_one_match() -> Career:
    """In a game in which no deal was rated."""
    return replace(
        in_one_game(), name="Bo", rating=None, played=replace(_line(1, 1, place=1), won=1),
        points=DealsSum(0, 0, 0), deals=(), people=(), stayed=(5, 5), medals=(), other=None,
        latest=in_one_game().latest[1:],
    )  # fmt: skip


def in_pairs() -> Career:
    """In a game of two pairs, without a place, a medal, or a match with the other person."""
    unranked = replace(_line(1498, 9, place=None), spread=980_000)
    return replace(
        in_one_game(), kind=PAIRS, charted=PAIRS, rating=unranked, medals=(), people=(), latest=(),
        deals=_deals((Role.DEALING, Role.OPPOSED)), other=Other(OTHER, "Bruno", Matches(0, 0, 0)),
    )  # fmt: skip


def in_all_games() -> Career:
    """In all games, compared with nobody."""
    ratings = [RatingOf(kind, -90_000 * kind, 980_000, 9 // kind, 0) for kind in (1, 3, 4)]
    medals = [replace(each, kind=KIND) for each in in_one_game().medals]
    return replace(
        in_one_game(), kind=ALL_KINDS, rating=None, other=None, medals=medals,
        ratings=(RatingOf(KIND, 935_000, 355_000, DEALS, 0), *ratings),
    )  # fmt: skip


def _line(value: int, played: int, place: int | None) -> boards.Line:
    return boards.Line(
        user_id=OWN, name="Margherita", ranked=place is not None, value=value, played=played,
        won=23, spread=355_000, met=9, form=b"", last_at=0, was=None, place=place,
    )  # fmt: skip


def _deals(roles: Sequence[Role]) -> tuple[CareerDeal, ...]:
    return tuple(_deal(number, roles[number % len(roles)]) for number in range(DEALS))


def _deal(number: int, role: Role) -> CareerDeal:
    # The rating rises in waves and grows more certain.
    shown, off = 0.78 * number + 35 * sin(number / 9), 60 + 140 * 0.985**number
    return CareerDeal(
        deal_id=number, seat=Seat(0), bid=BIDS[number // len(BID) % len(BIDS)], computer=None,
        role=role, margin=number % 7 - 3, points=number % 40 - 15,
        mean=round(shown * MILLION / SHOWN), spread=round(off * MILLION / SHOWN),
    )  # fmt: skip


def _match(*totals: int) -> PastMatch:
    seats = tuple(
        Result(
            table_id=1, seat=Seat(seat), user_id=OWN + seat, name=name, game="tarocco-francese",
            guild_id=1, players=len(totals), total=total, payoff=0,
            place=1 + sum(each > total for each in totals), won=total == max(totals), ended_at=1,
        )
        for seat, (name, total) in enumerate(zip(NAMES, totals, strict=True))
    )  # fmt: skip
    return PastMatch(1, "tarocco-francese", 1, seats)
