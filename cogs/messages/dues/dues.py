"""All that may be due at one table."""

from collections.abc import Callable

from cogs.messages.dues.deal import LeaveBoard, ShowDeal, ShowScore
from cogs.messages.dues.due import Desk, Due
from cogs.messages.dues.end import ClosePanels, ShowEnd, ShowVoided
from cogs.messages.dues.lobby import (
    CallInvited,
    ClearLobby,
    DeleteOldCall,
    ShowLobby,
    ShowLobbyEnd,
    TellOfClose,
)
from cogs.messages.dues.pause import DeletePause, TellOfPause
from cogs.messages.dues.people import CallToHands, DeleteCall, SeeOff
from cogs.messages.dues.reminder import Remind
from cogs.messages.dues.thread import OpenThread


class Dues:
    """All that may be due at one table, and in which order it is done."""

    def __init__(self, desk: Desk, show_lobby: Callable[[], None]) -> None:
        old_board = LeaveBoard(desk)
        self.thread = OpenThread(desk)
        self.lobby_end = ShowLobbyEnd(desk)
        self.lobby = ShowLobby(desk)
        self.score = ShowScore(desk)
        self.deal = ShowDeal(desk, old_board)
        self.leavers = SeeOff(desk, show_lobby)
        self.hands = CallToHands(desk)
        self.invited = CallInvited(desk)
        self.end = ShowEnd(desk, self.deal)
        self.reminder = Remind(desk)
        self._in_order: tuple[Due, ...] = (
            self.thread,
            self.lobby_end,
            self.lobby,
            self.score,
            self.deal,
            old_board,
            self.leavers,
            self.hands,
            self.invited,
            DeleteOldCall(desk),
            ClosePanels(desk),
            TellOfClose(desk, self.lobby_end),
            ClearLobby(desk),
            self.end,
            ShowVoided(desk),
            TellOfPause(desk),
            self.reminder,
            DeletePause(desk),
            DeleteCall(desk),
        )

    @property
    def next(self) -> Due | None:
        """What is done next, if anything is due."""
        return next((due for due in self._in_order if due.is_due), None)

    def drop(self) -> None:
        """Forget all that is owed: the place is gone."""
        for due in self._in_order:
            due.drop()
