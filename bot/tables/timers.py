"""What happens when nobody does anything: the next deal, reminders, stand-ins, closing lobbies.

Every moment follows from what is stored, so a restart loses nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.games.cards import Seat
from bot.tables import inviting, lobby, play, presence
from bot.tables.clock import Clock
from bot.tables.errors import StaleAction, TableError
from bot.tables.hub import Hub
from bot.tables.state import Turn
from bot.tables.table import Change, Table
from data.database import DatabaseError

log = logging.getLogger(__name__)

RETRY_S = 5.0
"""How long a table waits after something due could not be done."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """A person whose turn it is has not acted for a while."""

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class Due:
    """Something to do at a table at this time, unless something happens before."""

    at: float
    deed: Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Alarm:
    """A task that sleeps until this time."""

    at: float
    task: asyncio.Task[None]


class Timers:
    """Watches every open table; all durations are in seconds.

    Listeners are called with each nudge; they may not wait. A computer stands in only after a
    nudge, so nobody loses a turn right after a restart.
    """

    def __init__(
        self,
        hub: Hub,
        clock: Clock,
        *,
        nudge_s: float = 45.0,
        stand_in_s: float = 120.0,
        lobby_s: float = 1800.0,
        between_deals_s: float = 6.0,
    ) -> None:
        self.listeners: list[Callable[[Nudge], None]] = []
        self._hub = hub
        self._clock = clock
        self._nudge_s = nudge_s
        self._stand_in_s = stand_in_s
        self._lobby_s = lobby_s
        self._between_deals_s = between_deals_s
        self._nudged: dict[int, tuple[Turn, float]] = {}
        self._alarms: dict[int, Alarm] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begins to watch all open tables, and those that open later."""
        self._hub.listeners.append(self._on_change)
        for table in self._hub.open_tables():
            self._arm(table)

    async def close(self) -> None:
        """Stops watching."""
        self._hub.listeners.remove(self._on_change)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _on_change(self, change: Change) -> None:
        if change.table.over:
            self._nudged.pop(change.table.id, None)
        self._arm(change.table)

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
            return
        try:
            await due.deed()
        except (StaleAction, TableError) as late:
            log.debug("too late table=%s fault=%r", table.id, late)
        except DatabaseError as fault:
            log.error("deed failed table=%s fault=%s", table.id, fault)
            await asyncio.sleep(RETRY_S)
        except Exception:
            # The last net of this task: without it the table would stand still.
            log.exception("deed failed table=%s version=%s", table.id, table.version)
            await asyncio.sleep(RETRY_S)

    def _due(self, table: Table) -> Due | None:
        touched_at = table.touched_at
        if table.in_lobby:
            return self._due_in_lobby(table)
        if table.between_deals:
            return Due(touched_at + self._between_deals_s, lambda: table.change(play.next_deal))
        turn = table.turn
        if turn is None or table.seating.sitter(turn.seat).played_by_computer:
            return None
        nudged_turn, nudged_at = self._nudged.get(table.id, (None, 0.0))
        if nudged_turn != turn:
            return Due(touched_at + self._nudge_s, lambda: self._nudge(table, turn))
        soonest = nudged_at + self._stand_in_s - self._nudge_s
        return Due(
            max(touched_at + self._stand_in_s, soonest),
            lambda: table.change(presence.stand_in, turn),
        )

    def _due_in_lobby(self, table: Table) -> Due:
        touched_at = table.touched_at
        end = Due(touched_at + self._lobby_s, lambda: table.change(lobby.expire, touched_at))
        free = [Due(kept.until, lambda: table.change(inviting.release)) for kept in table.kept]
        return min([*free, end], key=lambda due: due.at)

    async def _nudge(self, table: Table, turn: Turn) -> None:
        self._nudged[table.id] = turn, self._clock.now()
        for listener in tuple(self.listeners):
            listener(Nudge(table, turn.seat))
