"""How many presses there were, for those who wait for the next ones."""

import asyncio


class Presses:
    """Counts the presses of all people, and lets somebody wait for more."""

    def __init__(self) -> None:
        self.count = 0
        self._news = asyncio.Event()

    def add(self) -> None:
        """Notes that somebody presses something now."""
        self.count += 1
        self._news.set()

    async def more(self, number: int) -> None:
        """Returns when so many more presses have begun."""
        wanted = self.count + number
        while self.count < wanted:
            self._news.clear()
            await self._news.wait()
