"""A clock that stands still until a test moves it."""

import asyncio


class FakeClock:
    """Time in seconds since 1970, moved by hand."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep_until(self, moment: float) -> None:
        if moment <= self._now:
            return
        sleeper = moment, asyncio.get_running_loop().create_future()
        self._sleepers.append(sleeper)
        try:
            await sleeper[1]
        finally:
            self._sleepers.remove(sleeper)

    def move(self, seconds: float) -> None:
        """Lets time pass and wakes the sleepers whose time has come."""
        self._now += seconds
        for moment, sleeper in self._sleepers:
            if moment <= self._now and not sleeper.done():
                sleeper.set_result(None)
