"""Ratings, deal by deal: what a finished deal changes, and how it is stored."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bot.ratings.parts import Part, Role, observed
from bot.ratings.rating import (
    KEPT,
    MILLION,
    OPPONENTS_MET,
    SETTLED,
    Rating,
    after_deal,
    deals_to_settle,
    repeat_weight,
)
from bot.ratings.units import of_computer
from data.connection import Connection
from data.finished import deals, period_totals, ratings, records, seasons
from data.finished.deals import DealOutcome, DealSeat
from data.finished.ratings import Company, RatingRow
from data.finished.scopes import ALL_SERVERS
from data.finished.seasons import SeasonRow

DAY_S = 24 * 3600

FORM = 20
"""How many of the newest deals are kept as somebody's form."""
FORM_BOUND = 120
"""The greatest margin there, in tenths of a unit."""

UNPLAYED = RatingRow(scope=0, kind=0, user_id=0, mean=0, spread=MILLION, deals=0, last_at=0)
"""What somebody starts from."""

Known = Mapping[int, RatingRow]
"""The ratings that people had before a deal, by their ids; who is missing has never played."""


async def keep(db: Connection, outcome: DealOutcome) -> None:
    """Store a deal that has just ended, and the ratings, sum and record that follow from it.

    Its own row has the ratings after it on its server, not those of everywhere.
    Raises `Conflict` if it is stored already.
    """
    if outcome.deal.rated:
        outcome = await _with_ratings(db, outcome)
    played = await period_totals.add_deal(db, outcome)
    deal_id = await deals.add(db, outcome)
    await records.add_deal(db, replace(outcome, deal=replace(outcome.deal, id=deal_id)), played)


async def _with_ratings(db: Connection, outcome: DealOutcome) -> DealOutcome:
    scopes = (outcome.deal.guild_id, ALL_SERVERS)
    people = [seat.user_id for seat in outcome.seats if seat.user_id is not None]
    known = await ratings.of_people(db, scopes, outcome.deal.kind, people)
    numbers = await ratings.count_in(db, *(company_of(outcome, scope) for scope in scopes))
    after = {scope: rated(outcome, known[scope], numbers[scope]) for scope in scopes}
    found = {scope: changed(after[scope], known[scope], scope) for scope in scopes}
    await ratings.put(db, [row for scope in scopes for row in found[scope]])
    of_seasons = [
        each
        for scope in scopes
        for each in of_season(found[scope], known[scope], outcome.deal.ended_at)
    ]
    await seasons.add(db, of_seasons)
    return after[outcome.deal.guild_id]


def company_of(outcome: DealOutcome, scope: int) -> Company:
    """Return the people of a deal, and its day."""
    deal = outcome.deal
    people = outcome.concerned if deal.presence else outcome.people
    return Company(deal.ended_at // DAY_S, scope, deal.kind, people)


def rated(outcome: DealOutcome, known: Known, number: int) -> DealOutcome:
    """Return a rated deal with the ratings after it.

    *number* says its ordinal among those of these people on its day.
    """
    deal, seats = outcome.deal, outcome.seats
    own = {
        place: _decayed(known.get(seat.user_id), deal.ended_at)
        for place, seat in enumerate(seats)
        if seat.user_id is not None
    }
    before = [
        own[place] if seat.computer is None else of_computer(seat.computer, deal.kind)
        for place, seat in enumerate(seats)
    ]
    left = {place: own[place] for place in own if seats[place].person is None}
    chosen = {}
    if deal.presence:
        chosen = {place: outcome.share(seats[place]) for place in own.keys() - left.keys()}
    shown = observed([Part(seat.role, seat.margin) for seat in seats])
    found = after_deal(before, shown, repeat_weight(number), left, chosen)
    if deal.presence:
        found = _as_certain(found, {place: known.get(seats[place].user_id or 0) for place in left})
    after = (
        replace(seat, mean=found[place].mu, spread=found[place].sigma) if place in own else seat
        for place, seat in enumerate(seats)
    )
    return replace(outcome, seats=tuple(after))


def _as_certain(
    found: Sequence[Rating], left: Mapping[int, RatingRow | None]
) -> tuple[Rating, ...]:
    # A deal that somebody has left tells nothing of how they play.
    return tuple(
        replace(each, sigma=(left[place] or UNPLAYED).spread) if place in left else each
        for place, each in enumerate(found)
    )


def changed(outcome: DealOutcome, known: Known, scope: int) -> list[RatingRow]:
    """Return the ratings in a scope that a deal, which already has those after it, has changed."""
    return [
        row
        for seat in outcome.seats
        if seat.user_id is not None
        and (row := _after(outcome, seat, known.get(seat.user_id), scope)) is not None
    ]


def of_season(after: Iterable[RatingRow], known: Known, ended_at: int) -> list[SeasonRow]:
    """Return what a deal that has changed ratings adds to the season in which it ended."""
    return [seasons.after_deal(row, known.get(row.user_id), ended_at) for row in after]


async def deals_missing(
    db: Connection, scope: int, kind: int, user_id: int, now: int
) -> int | None:
    """Return how many more rated deals settle somebody's rating, in the company of their newest
    one.

    They have each part of such a deal in turn. None if they have no rating here, or if it takes
    more deals than anybody plays.
    """
    row = (await ratings.of_people(db, [scope], kind, [user_id]))[scope].get(user_id)
    newest = await deals.newest_rated(db, scope, kind, user_id)
    if row is None or newest is None:
        return None
    [place] = [seat.seat for seat in newest.seats if seat.person == user_id]
    others = [_of_seat(seat, kind) for seat in newest.seats if seat.seat != place]
    parts = [Part(seat.role, seat.margin) for seat in newest.seats]
    [weights] = [each.weights for each in observed(parts) if place in each.seats]
    turns = weights[place : place + 1] if parts[place].role is Role.ALONE else weights
    return deals_to_settle(_decayed(row, now), others, weights, turns)


def _of_seat(seat: DealSeat, kind: int) -> Rating:
    # After the deal, on its server.
    if seat.computer is not None:
        return of_computer(seat.computer, kind)
    if seat.mean is None or seat.spread is None:
        return Rating(0, 0)
    return Rating(seat.mean, seat.spread)


def _after(
    outcome: DealOutcome, seat: DealSeat, before: RatingRow | None, scope: int
) -> RatingRow | None:
    # A deal that somebody has left is not one of theirs, and changes nothing unless they lose: then
    # it is their mean alone.
    deal = outcome.deal
    assert seat.user_id is not None
    assert seat.mean is not None
    assert seat.spread is not None
    if seat.person is None and seat.mean >= (before.mean if before else 0):
        return None
    old = before or replace(UNPLAYED, scope=scope, kind=deal.kind, user_id=seat.user_id)
    if seat.person is None and deal.presence:
        return replace(old, mean=seat.mean)
    met, rating = _met(outcome, seat, old.met), Rating(seat.mean, seat.spread)
    has_place = old.settled and deal.ended_at < old.certain_until
    return replace(
        old,
        mean=rating.mu,
        spread=rating.sigma,
        deals=old.deals + (seat.person is not None),
        last_at=deal.ended_at,
        met=met,
        form=_form(seat, old.form),
        settled=rating.sigma <= (KEPT if has_place else SETTLED) and len(met) == OPPONENTS_MET,
        certain_until=deal.ended_at + rating.certain_s,
    )


def _met(outcome: DealOutcome, seat: DealSeat, known: tuple[int, ...]) -> tuple[int, ...]:
    if seat.person is None or len(known) == OPPONENTS_MET:
        return known
    people = [each.person for each in outcome.seats if each.person is not None]
    others = [each for each in people if each != seat.person and each not in known]
    return (*known, *others)[:OPPONENTS_MET]


def _form(seat: DealSeat, known: bytes) -> bytes:
    # Nothing of the kind is kept of a person who was deleted.
    if seat.person is None or seat.person < 0:
        return known
    own = seat.margin if seat.role.leads or seat.role is Role.ALONE else -seat.margin
    tenths = max(-FORM_BOUND, min(FORM_BOUND, round(own * 10 / MILLION)))
    return (known + tenths.to_bytes(1, signed=True))[-FORM:]


def _decayed(row: RatingRow | None, now: int) -> Rating:
    return Rating() if row is None else Rating(row.mean, row.spread).decayed(now - row.last_at)
