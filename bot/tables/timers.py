"""What happens when nobody does anything: the next deal, reminders, stand-ins, closing lobbies.

Every moment follows from what is stored, so a restart loses nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.games.cards import Seat
from bot.tables.clock import Clock
from bot.tables.decisions import inviting, lobby, play, presence
from bot.tables.hub import Hub
from bot.tables.retrying import retrying
from bot.tables.state import Turn
from bot.tables.table import Change, Table


@dataclass(frozen=True, slots=True)
class Nudge:
    """A person whose turn it is has not acted for a while."""

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class TimedTask:
    """Something to do at a table at this time, unless something happens before."""

    at: float
    task: Callable[[], Awaitable[None]]


@dataclass(slots=True)
class Interval:
    """The time after a deal: when it began, and since when the score can be read, as far as known.

    It is not stored, so a restart begins it anew.
    """

    deal: int
    began_at: float
    told_at: float | None = None


@dataclass(frozen=True, slots=True)
class Alarm:
    """A task that sleeps until this time."""

    at: float
    task: asyncio.Task[None]


@dataclass(frozen=True, slots=True)
class Pace:
    """How many seconds a person has until they are nudged, and until a computer plays, if ever."""

    nudge_s: float
    stand_in_s: float | None


RELAXED = Pace(45.0, 120.0)
FAST = Pace(15.0, 30.0)
SLOW = Pace(21 * 3600.0, 24 * 3600.0)

BETWEEN_DEALS_S = 20.0
"""How long the next deal waits for people who have not said that they want it."""

BRISK_S = 6.0
"""How long it waits at most where nobody is asked whether they want it: it follows at once."""

SCORE_S = 2.0
"""How long the score of a deal can be read at least before the next one comes, if it can at all."""

ASKING = ("relaxed", "none")
"""The clocks with which people are asked: nobody sits at a slow table, a fast one goes on."""

UNLIMITED_S = 24 * 3600.0
"""How long nobody acts at a table without a clock before its match pauses."""


class Timers:
    """Watches every open table; all durations are in seconds.

    Listeners are called with each nudge, those of `delays` with a table where what was due has been
    put off; they may not wait. A computer stands in only after a nudge, so nobody loses a turn
    right after a restart. *relaxed* is the pace of the clock of that name; with no clock, people
    are nudged as with that one, and no computer plays.
    """

    def __init__(
        self,
        hub: Hub,
        clock: Clock,
        *,
        relaxed: Pace = RELAXED,
        lobby_s: float = 1800.0,
        between_deals_s: float = BETWEEN_DEALS_S,
    ) -> None:
        self.listeners: list[Callable[[Nudge], None]] = []
        self.delays: list[Callable[[Table], None]] = []
        self._hub = hub
        self._clock = clock
        unlimited = replace(relaxed, stand_in_s=None)
        self._paces = {"relaxed": relaxed, "fast": FAST, "slow": SLOW, "none": unlimited}
        self._lobby_s = lobby_s
        self._between_deals_s = between_deals_s
        self._nudged: dict[int, tuple[Turn, float]] = {}
        self._intervals: dict[int, Interval] = {}
        self._alarms: dict[int, Alarm] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to watch all open tables, and those that open later."""
        self._hub.listeners.append(self._on_change)
        for table in self._hub.open_tables():
            self._arm(table)

    async def close(self) -> None:
        """Stop watching."""
        self._hub.listeners.remove(self._on_change)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _on_change(self, change: Change) -> None:
        if change.table.over:
            self._let_go(change.table)
        else:
            self._arm(change.table)

    def _let_go(self, table: Table) -> None:
        # The alarm of a slow clock would hold the table for a week.
        self._nudged.pop(table.id, None)
        self._intervals.pop(table.id, None)
        alarm = self._alarms.pop(table.id, None)
        if alarm is not None:
            alarm.task.cancel()

    def _arm(self, table: Table) -> None:
        # An alarm that rings too early looks again; only one that would ring too late is replaced.
        due, alarm = self._due(table), self._alarms.get(table.id)
        if due is None or (alarm is not None and alarm.at <= due.at):
            return
        if alarm is not None:
            alarm.task.cancel()
        task = asyncio.create_task(self._wait(table, due.at))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._alarms[table.id] = Alarm(due.at, task)

    async def _wait(self, table: Table, moment: float) -> None:
        await self._clock.sleep_until(moment)
        # From here on the task is no longer an alarm, so a change does not cancel it.
        del self._alarms[table.id]
        await self._do_what_is_due(table)
        self._arm(table)

    async def _do_what_is_due(self, table: Table) -> None:
        due = self._due(table)
        if due is None or due.at > self._clock.now():
            for listener in tuple(self.delays):
                listener(table)
            return
        await retrying(table, "task", due.task)

    def _due(self, table: Table) -> TimedTask | None:
        touched_at = table.touched_at
        if table.in_lobby:
            return self._due_in_lobby(table)
        if (paused_until := table.paused_until) is not None:
            return TimedTask(paused_until, lambda: table.change(presence.close_paused))
        if table.between_deals:
            return TimedTask(self.next_deal_at(table), lambda: table.change(play.next_deal))
        turn = _awaited(table)
        if turn is None:
            return None
        if self._nudged_at(table) is None:
            nudge_at = touched_at + self._pace(table).nudge_s
            return TimedTask(nudge_at, lambda: self._nudge(table, turn))
        at = self.stand_in_at(table)
        if at is None:
            return TimedTask(touched_at + UNLIMITED_S, lambda: table.change(presence.pause, turn))
        return TimedTask(at, lambda: table.change(presence.stand_in, turn))

    def next_deal_at(self, table: Table) -> float:
        """Return when the next deal begins, as things stand now; the table must be between deals.

        That is never later than the pause after the deal, unless the score was shown only then.
        """
        interval = self._interval(table)
        latest = interval.began_at + self._pause_s(table)
        if interval.told_at is None:
            return latest
        soonest = interval.told_at + min(SCORE_S, self._between_deals_s)
        is_wanted = not table.asked_for_next and bool(table.seating.present())
        return soonest if is_wanted else max(latest, soonest)

    def score_told(self, table: Table) -> None:
        """Note that the score of the deal that is over can be read now, or that it was refused."""
        if table.between_deals:
            interval = self._interval(table)
            interval.told_at = interval.told_at or self._clock.now()
            self._arm(table)

    def deals_follow_at_once(self, table: Table) -> bool:
        """Return whether a deal begins so soon after another one that nobody looks at their old
        hand."""
        return self._pause_s(table) <= BRISK_S

    def _pause_s(self, table: Table) -> float:
        score = table.public.score
        asks = table.setup.clock in ASKING and bool(table.seating.present())
        is_asked = asks and score is not None and score.counts
        return self._between_deals_s if is_asked else min(self._between_deals_s, BRISK_S)

    def _interval(self, table: Table) -> Interval:
        deal, known = table.public.number, self._intervals.get(table.id)
        if known is None or known.deal != deal:
            known = self._intervals[table.id] = Interval(deal, self._clock.now())
        return known

    def stand_in_at(self, table: Table) -> float | None:
        """Return when a computer plays for the person on turn, if it ever does, as things stand
        now."""
        pace, nudged_at = self._pace(table), self._nudged_at(table)
        if _awaited(table) is None or pace.stand_in_s is None:
            return None
        soonest = 0.0 if nudged_at is None else nudged_at + pace.stand_in_s - pace.nudge_s
        return max(table.touched_at + pace.stand_in_s, soonest)

    def _pace(self, table: Table) -> Pace:
        return self._paces[table.setup.clock]

    def _nudged_at(self, table: Table) -> float | None:
        # When the person whose turn it is now has been nudged.
        turn, moment = self._nudged.get(table.id, (None, 0.0))
        return moment if turn == table.turn else None

    def _due_in_lobby(self, table: Table) -> TimedTask:
        touched_at = table.touched_at
        at = max(touched_at + self._lobby_s, table.row.open_until or 0)
        end = TimedTask(at, lambda: table.change(lobby.expire, touched_at))
        free = [
            TimedTask(kept.until, lambda: table.change(inviting.release)) for kept in table.kept
        ]
        return min([*free, end], key=lambda due: due.at)

    async def _nudge(self, table: Table, turn: Turn) -> None:
        self._nudged[table.id] = turn, self._clock.now()
        for listener in tuple(self.listeners):
            listener(Nudge(table, turn.seat))


def _awaited(table: Table) -> Turn | None:
    # The turn of a person, if everybody waits for one.
    turn = table.turn if table.paused_until is None else None
    is_person = turn is not None and not table.seating.sitter(turn.seat).played_by_computer
    return turn if is_person else None
