"""The board of a deal, and its score."""

from collections import deque

from bot.games.view import SeatView
from bot.tables.decisions import messages
from cogs.layouts.board import is_followed
from cogs.messages.dues.due import Desk, Due, unless_gone
from cogs.messages.rate_limiter import Urgency

MESSAGE_LIFE_S = 3000
"""Discord limits edits to messages older than an hour, so after 50 minutes a new one is posted."""

INEXACT_S, INEXACT = 5.0, 0.02
"""How much a moment may be off, in seconds or of the time until then: nobody notices."""


class ShowScore(Due):
    """Shows what deals have come to."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.endings: deque[SeatView] = deque()

    @property
    def is_due(self) -> bool:
        return bool(self.endings)

    @property
    def is_free(self) -> bool:
        return self.place.is_free

    async def do(self) -> None:
        waits = self.desk.waits_for_a_deal
        next_at = self.desk.tools.next_deal_at(self.table) if waits else None
        await self.place.show_score(self.endings[0], next_at)
        self.endings.popleft()
        if not self.endings:
            self.desk.tools.score_told(self.table)

    def resume(self) -> None:
        """Notice whether the score of the newest deal was shown before the bot stopped.

        What it tells of the next one does not hold any more where people are waited for.
        """
        view, table = self.table.public, self.table
        if view.score is None or self.endings:
            return
        if self.desk.waits_for_a_deal:
            self.endings.append(view)
        elif table.frame.frame_events == table.frame_now(None).frame_events:
            self.desk.tools.score_told(table)
        else:
            self.endings.append(view)

    def give_up(self) -> None:
        """Let the match go on: a score was refused, or does not come to its turn."""
        if self.endings:
            self.desk.tools.score_told(self.table)

    def drop(self) -> None:
        self.endings.clear()


class LeaveScore(Due):
    """Has the score of a deal tell of none to come once the next one has, or none will."""

    @property
    def is_due(self) -> bool:
        deal = self.table.row.score_deal
        return deal is not None and not is_followed(self.table, deal)

    async def do(self) -> None:
        message_id, deal = self.table.row.score_message_id, self.table.row.score_deal
        assert message_id is not None
        assert deal is not None
        await unless_gone(self.place.show_score_again(message_id, deal))
        await self.table.change(messages.forget_score)


class LeaveBoard(Due):
    """Says in a message that was the board that the game goes on below."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.message_id: int | None = None

    @property
    def is_due(self) -> bool:
        return self.message_id is not None

    async def do(self) -> None:
        assert self.message_id is not None
        await unless_gone(self.place.leave(self.message_id))
        self.message_id = None

    def drop(self) -> None:
        self.message_id = None


class ShowDealDue(Due):
    """Shows the deal under way on its board."""

    def __init__(self, desk: Desk, old_board: LeaveBoard) -> None:
        super().__init__(desk)
        self._old_board = old_board

    @property
    def is_due(self) -> bool:
        """Whether a match is under way, and the board does not show it as it is."""
        return self.table.playing and self._is_unshown

    @property
    def is_free(self) -> bool:
        return self.place.is_free

    @property
    def is_new(self) -> bool:
        """Whether the deal has had no board yet."""
        return not self._has_board and self.table.public.number != self.desk.lost

    @property
    def is_posted_next(self) -> bool:
        """Whether the next call takes a new message, as the board is too old to be edited."""
        board = self.table.row.board
        return board is not None and self._is_unshown and self._is_old(board.made_at)

    async def do(self) -> None:
        board, stand_in_at = self.table.row.board, self._stand_in_at
        if board is None or not self._has_board:
            await self.place.post_deal(stand_in_at)
        elif self._is_old(board.made_at):
            await self.place.post_deal(stand_in_at)
            self._old_board.message_id = board.message_id
        else:
            await self.place.edit_deal(stand_in_at)
        self.desk.tried.set()

    @property
    def _has_board(self) -> bool:
        board = self.table.row.board
        return board is not None and board.deal == self.table.public.number

    @property
    def _is_unshown(self) -> bool:
        if self.table.public.score is not None:
            return False
        if not self._has_board:
            return True
        until = self._stand_in_at
        left_s = 0.0 if until is None else until - self.desk.tools.clock.now()
        inexact_s = max(INEXACT_S, INEXACT * left_s)
        return not self.table.frame.is_like(self.table.frame_now(until), inexact_s)

    @property
    def _stand_in_at(self) -> float | None:
        return self.desk.tools.stand_in_at(self.table)

    def _is_old(self, made_at: int) -> bool:
        # A start may find many old boards, and they need no more than one call each until somebody
        # plays there.
        if self.desk.tools.takes_old_edits:
            return False
        age_s = self.desk.tools.clock.now() - made_at
        return self.desk.urgency is Urgency.AWAITED and age_s > MESSAGE_LIFE_S
