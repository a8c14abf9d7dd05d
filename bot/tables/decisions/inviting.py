"""Decisions about people who are invited to a lobby: seats are kept for them for a while.

No seat in particular is theirs; others just cannot take so many that none is left.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.errors import SeatsKept, StaleAction, TableError, TableFault
from bot.tables.state import ChangeKind, Step, Steps, TableState
from data.kept_seats import KeptSeat

KEPT_S = 600
"""How long a seat is kept."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody to be invited; a bot cannot be."""

    user_id: int
    name: str
    is_bot: bool = False


def check(guests: Sequence[Guest], by: int, seats: int) -> None:
    """Raise `TableError` unless this person may invite all these to so many free seats."""
    if any(guest.user_id == by for guest in guests):
        raise TableError(TableFault.INVITED_SELF)
    if any(guest.is_bot for guest in guests):
        raise TableError(TableFault.INVITED_BOT)
    if len(guests) > seats:
        raise TableError(TableFault.TOO_MANY_INVITED)


def invite(state: TableState, now: int, by: int, guests: Sequence[Guest]) -> Steps:
    """Keep seats for these people and for nobody else, at the request of somebody here.

    Those who were invited before get no more time. Raises `TableError` once the match has begun,
    without a seat here, or for people who cannot be invited.
    """
    state.require_lobby()
    state.seating.seat_of(by)
    check(guests, by, len(state.seating.free))
    if any(state.seating.has(guest.user_id) for guest in guests):
        raise TableError(TableFault.INVITED_SEATED)
    before = {kept.user_id: kept for kept in lasting(state, now)}
    fresh = {guest.user_id: KeptSeat(guest.user_id, guest.name, now + KEPT_S) for guest in guests}
    kept = tuple(before.get(user, one) for user, one in fresh.items())
    yield Step(replace(state, kept=kept).touched(now), what=ChangeKind.SEATING)


def invite_one(state: TableState, now: int, by: int, guest: Guest) -> Steps:
    """Keep a seat for one person more, at the request of somebody here.

    Raises `TableError` as `invite` does.
    """
    others = [Guest(kept.user_id, kept.name) for kept in lasting(state, now)]
    yield from invite(
        state, now, by, [*(each for each in others if each.user_id != guest.user_id), guest]
    )


def decline(state: TableState, now: int, user_id: int) -> Steps:
    """Keep no seat for somebody who cannot come; raise `TableError` if none was kept."""
    state.require_lobby()
    others = tuple(kept for kept in state.kept if kept.user_id != user_id)
    if len(others) == len(state.kept):
        raise TableError(TableFault.NOT_INVITED)
    yield Step(replace(state, kept=others), what=ChangeKind.RELEASED)


def release_all(state: TableState, now: int, by: int) -> Steps:
    """Keep seats for nobody any more, at the request of the host, who alone may."""
    state.require_lobby()
    if by != state.seating.host(state.row.opener_id):
        raise TableError(TableFault.MAY_NOT_RELEASE)
    yield Step(replace(state, kept=()).touched(now), what=ChangeKind.RELEASED)


def release(state: TableState, now: int) -> Steps:
    """Give seats free that were kept long enough; raise `StaleAction` if there are none."""
    state.require_lobby()
    still = lasting(state, now)
    if len(still) == len(state.kept):
        raise StaleAction
    yield Step(replace(state, kept=still), what=ChangeKind.RELEASED)


def require_free(state: TableState, now: int, user_id: int | None = None) -> None:
    """Raise `SeatsKept` if the free seats are kept for others; a computer has no user id."""
    others = [kept for kept in lasting(state, now) if kept.user_id != user_id]
    require_seats(others, len(state.seating.free) - 1)


def require_seats(kept: Sequence[KeptSeat], seats: int) -> None:
    """Raise `SeatsKept` unless so many seats are enough for those for whom they are kept."""
    if kept and seats < len(kept):
        raise SeatsKept([each.name for each in kept], min(each.until for each in kept))


def lasting(state: TableState, now: int) -> tuple[KeptSeat, ...]:
    """Return those for whom a seat is still kept."""
    return tuple(kept for kept in state.kept if kept.until > now)
