"""Running a slow computation once and sharing its result."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

KEPT = 64
"""The number of answers that are kept."""


class SingleFlight(Generic[K, V]):
    """Answers that never change, each with what it is the answer to; the newest are kept."""

    def __init__(self) -> None:
        self._known: dict[K, V] = {}
        # A lock exists as long as someone holds it or waits for it.
        self._locks: WeakValueDictionary[K, asyncio.Lock] = WeakValueDictionary()

    def known(self, key: K) -> V | None:
        """Return the answer to *key*, if it is known."""
        return self._known.get(key)

    @property
    def all_known(self) -> Mapping[K, V]:
        """The answers that are known."""
        return self._known

    async def of(self, key: K, find: Callable[[], Awaitable[V]]) -> V:
        """Return the answer to *key*; what *find* gives unless it is known. Raises what that
        raises."""
        async with self._locks.setdefault(key, asyncio.Lock()):
            if key not in self._known:
                self._known[key] = await find()
            answer = self._known[key]
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
            return answer
