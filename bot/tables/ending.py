"""Decisions about the end of a match, and its results."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Seat
from bot.tables import presence
from bot.tables.errors import TableError, TableFault
from bot.tables.state import Step, Steps, TableState, What
from data.events import By, Chosen
from data.results import Result
from data.seats import Sitter
from data.tables import Stage


@dataclass(frozen=True, slots=True)
class Ending:
    """The people who have agreed to end the match after this deal, and those who have not yet.

    Computers agree to everything, and nobody waits for a person who is away.
    """

    agreed: tuple[Sitter, ...]
    missing: tuple[Sitter, ...]

    @property
    def settled(self) -> bool:
        """Whether the match ends after this deal, as things are."""
        return not self.missing

    def has(self, user_id: int) -> bool:
        """Whether this person agrees."""
        return any(sitter.user_id == user_id for sitter in self.agreed)


def ending_of(state: TableState) -> Ending | None:
    """The wish to end the match after the newest deal; None if nobody has it."""
    deal = None if state.match is None else state.match.deal
    if deal is None:
        return None
    people = state.seating.humans()
    agreed = tuple(sitter for sitter in people if sitter.ends_after == deal.number)
    missing = tuple(s for s in people if s.ends_after != deal.number and not s.was_away)
    return Ending(agreed, missing) if agreed else None


def ended_unplayed(state: TableState) -> bool:
    """Whether the players ended the match before any deal counted: it has no result."""
    if state.row.state is not Stage.CLOSED or state.match is None or state.match.scored:
        return False
    ending = ending_of(state)
    return ending is not None and ending.settled


def agree(state: TableState, now: int, user_id: int) -> Steps:
    """Notes that a person would like the match to end after the deal under way.

    Raises `TableError` if they do not sit here or no deal is under way.
    """
    deal = _require_deal(state)
    seat = state.seating.seat_of(user_id)
    yield (there := presence.back(state, now, seat))
    yield _wished(there.state, seat, deal)


def withdraw(state: TableState, now: int, user_id: int) -> Steps:
    """Notes that a person would like to play on after all.

    Raises `TableError` if they do not sit here or no deal is under way, if they had not agreed, or
    if everybody has agreed already.
    """
    _require_deal(state)
    seat, ending = state.seating.seat_of(user_id), ending_of(state)
    if ending is None or not ending.has(user_id):
        raise TableError(TableFault.NOT_AGREED)
    if ending.settled:
        raise TableError(TableFault.ALL_AGREED)
    yield (there := presence.back(state, now, seat))
    yield _wished(there.state, seat, None)


def abandon(state: TableState, now: int) -> Steps:
    """Closes the table without a result: the place where it was played is gone."""
    state.require_open()
    yield Step(state.ended(Stage.CLOSED, now), what=What.ABANDONED)


def results_of(state: TableState, chosen: Sequence[Chosen]) -> Iterator[Result]:
    """The result of each seat of a match that has ended, where these have chosen the cards.

    It is a person's only if they chose at least half of them; else they have left the match.
    """
    totals = state.require_match().totals
    payoffs, ended_at = state.game.payoffs(totals), state.row.ended_at
    assert ended_at is not None
    for sitter in state.seating.sitters:
        placed, kept = place(totals, sitter.seat), _kept(sitter, chosen)
        yield Result(
            table_id=state.row.id,
            seat=sitter.seat,
            user_id=sitter.user_id if kept else None,
            left_by=None if kept or _came_late(sitter) else sitter.user_id,
            name=sitter.name,
            game=state.game.key,
            guild_id=state.row.guild_id,
            players=state.game.players,
            total=totals[sitter.seat],
            payoff=payoffs[sitter.seat],
            place=placed,
            won=placed == 1,
            ended_at=ended_at,
        )


def place(totals: tuple[int, ...], seat: int) -> int:
    """The place of a seat among these totals, counted from 1; equal totals share one."""
    return 1 + sum(total > totals[seat] for total in totals)


def _kept(sitter: Sitter, chosen: Sequence[Chosen]) -> bool:
    # Whether whoever sits there chose at least half of the cards. A log that does not say who chose
    # a card means the person, if they have had the seat all the time.
    usual = By.PERSON if sitter.since == 1 else By.COMPUTER
    counted = [(each.by or usual, each.cards) for each in chosen if each.seat == sitter.seat]
    own = sum(cards for by, cards in counted if by is not By.COMPUTER)
    return 2 * own >= sum(cards for _, cards in counted)


def _came_late(sitter: Sitter) -> bool:
    # Most cards may be the computer's that had the seat before.
    return sitter.since > 1 and sitter.away is None


def _require_deal(state: TableState) -> int:
    state.require_playing()
    deal = state.require_match().deal
    if deal is None or deal.score is not None:
        raise TableError(TableFault.BETWEEN_DEALS)
    return deal.number


def _wished(state: TableState, seat: Seat, deal: int | None) -> Step:
    if state.seating.sitter(seat).ends_after == deal:
        return Step(state)
    seating = state.seating.with_wish_to_end(seat, deal)
    return Step(replace(state, seating=seating), what=What.ENDING)
