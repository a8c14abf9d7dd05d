"""Something that may have to be shown of a table: it knows whether it is due, and shows it."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import discord

from bot.tables.clock import Clock
from bot.tables.decisions import messages
from bot.tables.table import Table
from cogs.messages.place import TableChannel
from cogs.messages.private.updates import HandUpdates
from cogs.messages.rate_limiter import RateLimiter, Urgency
from cogs.messages.reminders import Reminders
from cogs.press.membership import Membership
from cogs.press.outages import UNKNOWN_MESSAGE, code_of

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Tools:
    """What every board works with.

    Once the bot is *stopping*, nothing is started or retried. Two calls for a table are at least
    *gap_s* seconds apart, unless hands wait for the second. *place_of* gives the messages of a
    table. *stand_in_at* says when a computer will play for the person on turn, if it ever does,
    *next_deal_at* when the next deal begins. Unless *deals_follow_at_once*, hands are told what a
    deal has brought; *score_told* hears that everybody can read that, or that nobody will. *forget*
    drops a table once its end has been shown. *told* are the places where somebody knows why
    nothing can be shown. *one_hand* is held by the board that updates a hand after the start. A
    message that is old is replaced unless Discord *takes_old_edits* often enough.
    """

    limiter: RateLimiter
    clock: Clock
    hands: HandUpdates
    reminders: Reminders
    membership: Membership
    gap_s: float
    stopping: asyncio.Event
    place_of: Callable[[Table], TableChannel]
    stand_in_at: Callable[[Table], float | None]
    next_deal_at: Callable[[Table], float]
    deals_follow_at_once: Callable[[Table], bool]
    score_told: Callable[[Table], None]
    forget: Callable[[Table], None]
    told: set[int]
    one_hand: asyncio.Lock
    takes_old_edits: bool


class Desk:
    """Where one table is shown: its place, and what whatever is due there has to know.

    `urgency` is that of the next call. `tried` is set unless hands wait for the board of their
    deal. `lost` is the deal whose board was deleted.
    """

    def __init__(self, tools: Tools, table: Table) -> None:
        self.tools = tools
        self.table = table
        self.place = tools.place_of(table)
        self.urgency = Urgency.DUE
        self.lost: int | None = None
        self.tried = asyncio.Event()
        self.tried.set()

    @property
    def is_played(self) -> bool:
        """Whether a match is under way and not paused."""
        return self.table.playing and self.table.paused_until is None

    @property
    def waits_for_a_deal(self) -> bool:
        """Whether a deal is over and the next one does not follow at once."""
        return self.table.between_deals and not self.tools.deals_follow_at_once(self.table)

    async def lose(self) -> bool:
        """Note that the board is gone; return whether there was one."""
        board = self.table.row.board
        if board is None:
            return False
        self.lost = board.deal
        await self.table.change(messages.forget_board)
        return True

    async def has_left(self, user_id: int) -> bool:
        """Have a person leave the table if they have left the server; return whether they have."""
        return await self.tools.membership.see_off(self.table, user_id)


class Due(ABC):
    """Something that may be due at a table; what was refused is still due."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.table, self.place = desk.table, desk.place

    @property
    @abstractmethod
    def is_due(self) -> bool:
        """Whether it has to be done now."""

    @property
    def is_free(self) -> bool:
        """Whether it takes no call that Discord counts."""
        return False

    @abstractmethod
    async def do(self) -> None:
        """Do it, in one call."""

    def drop(self) -> None:  # noqa: B027 - most follow from the table alone
        """Forget what is owed: the place is gone."""


async def unless_gone(edit: Awaitable[None]) -> None:
    """Change a message, if it is still there."""
    try:
        await edit
    except discord.NotFound as fault:
        if fault.code != UNKNOWN_MESSAGE:
            raise


@contextmanager
def if_it_can_be() -> Iterator[None]:
    """Note in the log, and nowhere else, that a message cannot be deleted."""
    try:
        yield
    except discord.HTTPException as fault:
        log.info("message not deleted code=%s", code_of(fault))
