"""The thread of a match, which phones send no press from while it is archived."""

from cogs.messages.dues.due import Desk, Due

ON_PURPOSE_S = 3600.0
"""A thread that is archived again within this time was archived by somebody who wants it so."""


class OpenThread(Due):
    """Opens a thread that was archived while its match goes on."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._is_archived = False
        self._opened_at: float | None = None

    @property
    def is_due(self) -> bool:
        """Whether it was archived; while the match is paused it may be."""
        return self._is_archived and self.desk.is_played

    @property
    def was_opened_lately(self) -> bool:
        """Whether whoever archived it now wants it so."""
        opened_at, now = self._opened_at, self.desk.tools.clock.now()
        return opened_at is not None and now - opened_at < ON_PURPOSE_S

    def want(self) -> None:
        """Have it opened."""
        self._is_archived = True

    async def do(self) -> None:
        """Open it; what a locked one is told of is up to the next thing that is due there."""
        await self.open()
        self._is_archived = False

    async def open(self) -> bool:
        """Open it if it is archived; return False if it is locked."""
        is_open = await self.place.unarchive()
        if is_open:
            self._opened_at = self.desk.tools.clock.now()
        return is_open

    def drop(self) -> None:
        self._is_archived = False
