"""A live table: the only thing that changes.

One press goes one way: `Table.change` runs what decides it on the frozen state of the table, stores
how the next state differs, puts it in place of the old one, and tells the listeners.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import Concatenate, ParamSpec

from bot.games.actions import Action, parse
from bot.games.cards import Seat
from bot.games.events import Public
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from bot.tables import store
from bot.tables.clock import Clock
from bot.tables.decisions import calling, closing, solo
from bot.tables.decisions.arriving import has_place
from bot.tables.decisions.undoing import may_undo
from bot.tables.decisions.wishes import Ending, ended_abandoned, ended_unplayed, endings_of
from bot.tables.ended.past import Past
from bot.tables.errors import StaleAction
from bot.tables.rated import Unrated, why_unrated
from bot.tables.seating import Seating
from bot.tables.setup import Setup
from bot.tables.state import ChangeKind, Step, Steps, TableState, Turn
from data import events
from data.database import Database
from data.faults import Conflict
from data.hands import HandHandle, Panel
from data.kept_seats import KeptSeat
from data.seats import Away, Sitter
from data.tables import Frame, Outdated, TableRow

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")


class Table:
    """One table from its lobby to its end: read its attributes, change it with `change` alone.

    `version` grows with each change. Listeners are called with each change once it is stored; they
    may not wait. Hidden cards get out only in the view of their seat. Computers *choose* how a deal
    ends in the books.
    """

    def __init__(
        self, database: Database, clock: Clock, state: TableState, choose: closing.Choose
    ) -> None:
        self.id = state.row.id
        self.listeners: list[Callable[[Change], None]] = []
        self.version = 0
        self._database = database
        self._clock = clock
        self._choose = choose
        self._state = self._known_by_now(state)
        self._frame = state.row.frame
        self._in_doubt = False
        self._lock = asyncio.Lock()
        self._viewed: Match | None = None
        self._view_for: Callable[[Seat | None], SeatView]

    async def change(
        self,
        decide: Callable[Concatenate[TableState, int, Arguments], Steps],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> None:
        """Make one change while no other is made: each step is stored, then told.

        *decide* is called with the state, the time and the arguments. Raises what it raises, and
        `StaleAction` if another process was faster.
        """
        async with self._lock:
            if self._in_doubt:
                await self._restore()
            for each in decide(self._state, int(self._clock.now()), *args, **kwargs):
                step = await self._with_books(self._with_frame(each))
                if store.differs(self._state, step.state):
                    step = store.fenced(self._state, step)
                    await self._store(step)
                self._state = step.state
                if step.what is not None:
                    self._tell(step.what, step)

    async def note(
        self,
        decide: Callable[Concatenate[TableState, int, Arguments], Steps],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> None:
        """Make a change that goes by nothing anybody has seen: once more if another process was
        faster. Raises what `change` raises."""
        try:
            await self.change(decide, *args, **kwargs)
        except StaleAction:
            # By now the table has been read again.
            await self.change(decide, *args, **kwargs)

    async def take_back(self, user_id: int, deal: int, step: int) -> None:
        """Go back to before what the person has done last at their solo table.

        Raises `StaleAction` if they saw another deal or step, and `IllegalAction` if they have done
        nothing here yet.
        """
        log = await events.load_deal(self._database.reading, self.id, deal, self.game.pack)
        await self.change(solo.take_back, user_id, deal, step, log)

    def _with_frame(self, step: Step) -> Step:
        # The frame that is shown is stored with the next thing that happens, never on its own.
        known = step.state.row.frame
        if known == self._frame or not store.differs(self._state, step.state):
            return step
        return replace(step, state=step.state.framed(self._frame))

    async def _with_books(self, step: Step) -> Step:
        # Takes as long as all moves of a deal: not here, where everybody waits.
        if not closing.leaves_open(self._state, step.state):
            return step
        try:
            imagined = await asyncio.to_thread(closing.played_out, step.state, self._choose)
        except Exception:
            # A bug in a computer player must not keep a match open.
            log.exception("deal not played to its end table=%s", self.id)
            return step
        return replace(step, imagined=imagined)

    async def _store(self, step: Step) -> None:
        self._in_doubt = True
        try:
            await self._database.in_one_go(
                lambda db: store.write(db, self._state, step),
                counting=store.counts(self._state, step),
            )
        except (Outdated, Conflict) as fault:
            log.warning("another process wrote to the table table=%s", self.id)
            await self._restore()
            raise StaleAction from fault
        self._in_doubt = False

    async def read_again(self) -> None:
        """Take over what was changed in the database without the table."""
        async with self.rewritten():
            pass

    @asynccontextmanager
    async def rewritten(self) -> AsyncIterator[None]:
        """Let nobody change the table within the block; then take over what the database has."""
        async with self._lock:
            yield
            await self._read()

    async def _restore(self) -> None:
        # After a failure while storing, nobody knows whether it was kept.
        await self._read()
        self._tell(ChangeKind.RESTORED, Step(self._state))

    async def _read(self) -> None:
        # By the connection that writes, which first finishes whatever it is still doing.
        async with self._database.transaction() as db:
            self._state = self._known_by_now(await store.read(db, self.id))
        self._in_doubt = False

    def _known_by_now(self, state: TableState) -> TableState:
        # What happened before the clock was set back did not happen in the future.
        now = int(self._clock.now())
        return state if state.touched_at <= now else replace(state, touched_at=now)

    def _tell(self, what: ChangeKind, step: Step) -> None:
        self.version += 1
        public = tuple(event for event in step.events if isinstance(event, Public))
        change = Change(self, public, what)
        for listener in tuple(self.listeners):
            listener(change)

    @property
    def row(self) -> TableRow:
        """What is stored of it and everybody may know: where it is played, its messages, its stage.

        `frame` and `touched_at` of the table may be newer.
        """
        return self._state.row

    @property
    def setup(self) -> Setup:
        """What is chosen for it: the game and how it is played, and how it is shown."""
        return self._state.setup

    @property
    def game(self) -> Game:
        """The game, as it is played here."""
        return self._state.game

    @property
    def unrated(self) -> Unrated | None:
        """Why its deals are not rated, with the people who are there now; None if they are."""
        people = [each for each in self.seating.humans() if self._takes_part(each)]
        return why_unrated(self.setup, len(people))

    def _takes_part(self, sitter: Sitter) -> bool:
        if self.turn is not None and self._state.has_part(sitter.seat):
            return True
        return sitter.away is not Away.LEFT

    @property
    def seating(self) -> Seating:
        """The people and computers on its seats."""
        return self._state.seating

    @property
    def kept(self) -> tuple[KeptSeat, ...]:
        """The people for whom seats are kept in the lobby."""
        return self._state.kept

    @property
    def frame(self) -> Frame:
        """What the board is known to show."""
        return self._frame

    def frame_now(self, until: float | None) -> Frame:
        """Return what the board should show, with the time that is said for the turn."""
        return self._state.frame(until)

    def note_frame(self, frame: Frame | None) -> None:
        """Note what the board shows, if that is certain; it is stored with the next change."""
        self._frame = frame or Frame()

    @property
    def paused_until(self) -> int | None:
        """When the match is closed unless somebody resumes it; None if it is not paused."""
        return self._state.paused_until

    @property
    def pauses_next(self) -> bool:
        """Whether the match pauses if the person on turn does nothing: nobody else is there."""
        return self.turn is not None and self.seating.is_alone(self.turn.seat)

    @property
    def touched_at(self) -> int:
        """When somebody last did something, in seconds since 1970."""
        return self._state.touched_at

    @property
    def in_lobby(self) -> bool:
        """Whether the match has not begun yet."""
        return self._state.in_lobby

    @property
    def never_begun(self) -> bool:
        """Whether it was closed before its match."""
        return self._state.never_begun

    @property
    def remains(self) -> bool:
        """Whether messages of a lobby that was never begun are still there."""
        return self._state.remains

    @property
    def panels(self) -> tuple[Panel, ...]:
        """The private panels with buttons that are known."""
        return self._state.panels

    @property
    def over_panels(self) -> tuple[Panel, ...]:
        """The private panels that ask for what is over."""
        return self._state.over_panels

    @property
    def someone_is_untold(self) -> bool:
        """Whether somebody with a private message may not know that the table has ended."""
        return self.over and bool(self._state.hands)

    @property
    def begun(self) -> bool:
        """Whether there is a match, under way or over."""
        return self._state.match is not None

    @property
    def playing(self) -> bool:
        """Whether a match is under way."""
        return self._state.playing

    @property
    def between_deals(self) -> bool:
        """Whether the next deal can begin now."""
        return self._state.between_deals

    @property
    def asked_for_next(self) -> tuple[Sitter, ...]:
        """The people who are there and have not said yet that they want the next deal at once."""
        present = self.seating.present() if self.between_deals else ()
        return tuple(each for each in present if each.user_id not in self._state.wanting)

    @property
    def over(self) -> bool:
        """Whether the match is finished, or the table was closed."""
        return self._state.over

    @property
    def unfinished(self) -> bool:
        """Whether the match was closed before its end: nobody has won it."""
        return self._state.unfinished

    @property
    def deals_over(self) -> int:
        """How many deals are over, with those that were thrown in."""
        newest = self._state.require_match().deal
        return 0 if newest is None else newest.number - (newest.score is None)

    @property
    def has_place(self) -> bool:
        """Whether a person can take a computer's seat, from the next deal on."""
        return has_place(self._state)

    @property
    def turn(self) -> Turn | None:
        """Whose turn it is, if a deal is under way."""
        return self._state.turn

    @property
    def follows_plan(self) -> bool:
        """Whether the person whose turn it is has chosen ahead what they do."""
        return self.turn is not None and self.turn.seat in self._state.plans

    @property
    def may_undo(self) -> Seat | None:
        """The person who may take back the card they have just played, if anybody may."""
        return may_undo(self._state)

    def may_take_back(self, user_id: int) -> bool:
        """Return whether a person who practises can go back to before what they did last."""
        return solo.may_take_back(self._state, user_id)

    @property
    def endings(self) -> tuple[Ending, ...]:
        """The wishes to end the match early in the deal under way, one for each that is wished."""
        return () if self.turn is None else endings_of(self._state)

    @property
    def ended_early(self) -> bool:
        """Whether the players ended the match before the game would have."""
        return self._state.match is not None and self._state.match.stopped

    @property
    def ended_unplayed(self) -> bool:
        """Whether the players ended the match before any deal counted."""
        return ended_unplayed(self._state)

    @property
    def ended_abandoned(self) -> bool:
        """Whether the match was closed because everybody had agreed to abandon it."""
        return ended_abandoned(self._state)

    @property
    def commitment(self) -> str:
        """The fingerprint of the secret that all deals come from."""
        return self._state.fairness.commitment

    @property
    def revealed(self) -> Fairness | None:
        """The secret and the seeds, once the table is over and nobody else plays its deal."""
        return self._state.fairness if self.over and self._is_closed else None

    @property
    def _is_closed(self) -> bool:
        until = self.row.secret_until
        return until is None or self._clock.now() >= until

    @property
    def past(self) -> Past:
        """What the log tells of the match and its deals, once they are over."""
        return Past(self._database, self._state, is_closed=self._is_closed)

    @property
    def public(self) -> SeatView:
        """The newest deal as everybody sees it. Raises `TableError` before the match has begun."""
        return self._view(None)

    def view_of(self, user_id: int) -> SeatView:
        """Return the newest deal as this person sees it.

        Raises `TableError` if they do not sit here or the match has not begun.
        """
        return self._view(self.seating.seat_of(user_id))

    def plan_of(self, user_id: int) -> Action | None:
        """Return what this person has chosen to do ahead. Raises `TableError` if they do not sit
        here."""
        plan = self._state.plans.get(self.seating.seat_of(user_id))
        return None if plan is None else parse(self.game.pack, plan.action)

    def view_for_computer(self, seat: Seat) -> SeatView:
        """Return the newest deal as the computer that plays this seat sees it.

        Raises `StaleAction` if none does.
        """
        self._state.require_computer(seat)
        return self._view(seat)

    def chance_of(self, seat: Seat, deal: int, step: int) -> bytes:
        """Return what a computer on this seat leaves to chance at this step of this deal."""
        return self._state.fairness.chance(deal, step, seat)

    def counts_for(self, user_id: int) -> bool:
        """Return whether the deal under way counts for the rating of this person, who has a
        seat."""
        seat = self.seating.seat_of(user_id)
        counts = self.turn is not None and self.unrated is None
        return counts and self._state.has_part(seat)

    def sees_hand(self, seat: Seat) -> bool:
        """Return whether the person on a seat may be sent their hand without a press of theirs."""
        return self._state.sees_hand(seat)

    def hand_of(self, seat: Seat) -> HandHandle | None:
        """Return the newest hand message of a seat, if one is known."""
        return self._state.hands.get(seat)

    def check_open_lobby(self) -> None:
        """Raise `TableError` once the match has begun or the table has ended."""
        self._state.require_lobby()

    def check_in_lobby(self, user_id: int) -> None:
        """Raise `TableError` unless this person sits in the lobby of this table."""
        self._state.require_lobby()
        self.seating.seat_of(user_id)

    def check_may_call(self, user_id: int) -> None:
        """Raise `TableError` unless this person may call players to the lobby of this table."""
        calling.require_call(self._state, user_id)

    def check_ended(self) -> None:
        """Raise `TableError` unless it has a match, and that is over."""
        self._state.require_ended()

    def check_counts(self) -> None:
        """Raise `TableError` unless it has a match that is over and was not voided."""
        self._state.require_counting()

    def _view(self, seat: Seat | None) -> SeatView:
        # A match never changes, a new one takes its place: until then each view is made once.
        match = self._state.require_match()
        if match is not self._viewed:
            self._viewed, self._view_for = match, cache(match.view)
        return self._view_for(seat)


@dataclass(frozen=True, slots=True)
class Change:
    """Something has changed at a table; the events are those that everybody may know."""

    table: Table
    events: tuple[Public, ...]
    what: ChangeKind


def seat_to_play(table: Table) -> Seat | None:
    """Return the seat whose turn it is, if a computer plays for it or it has chosen ahead."""
    turn = table.turn
    if turn is None or table.paused_until is not None:
        return None
    acts = table.follows_plan or table.seating.sitter(turn.seat).played_by_computer
    return turn.seat if acts else None
