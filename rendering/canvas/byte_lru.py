"""Whatever was drawn and may be wanted again: cards, stamps and finished pictures."""

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar, cast

from PIL import Image

MOST_BYTES = 44_000_000
BESIDE = 2_000
"""What keeping a thing takes beside its own bytes: its key and its objects, roughly."""
FAIR_BYTES = 30_000
"""A thing gets as many rounds as it fits into this, and one more if it was wanted again."""

_P = ParamSpec("_P")
_R = TypeVar("_R")


class Weighed(ABC):
    """A thing that knows how much memory it takes."""

    __slots__ = ()

    @property
    @abstractmethod
    def bytes(self) -> int:
        """How many bytes that is."""


@dataclass(slots=True, eq=False)
class _Kept:
    thing: object
    size: int
    rounds: int


class ByteLRU:
    """Things by what they were drawn from, up to so many bytes.

    When there is no room the oldest goes, but one that was wanted again gets another round. Small
    ones get several, as a word takes as long to draw as a card that is forty times as large. The
    newest is kept even if it is too large. Safe to use from several threads.
    """

    def __init__(self, most_bytes: int) -> None:
        self.bytes = 0
        self._most = most_bytes
        self._things: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> object | None:
        """Return the thing kept under this key, if it still is."""
        # Without the lock: this happens some hundred times for each picture.
        found = self._things.get(key)
        if found is None:
            return None
        found.rounds = 1 + FAIR_BYTES // found.size
        return found.thing

    def put(self, key: Hashable, thing: object) -> None:
        """Keep a thing in place of the one that was there; others go if there is no room."""
        size = size_of(thing) + BESIDE
        with self._lock:
            self._take(key)
            self._make_room(size)
            self._things[key] = _Kept(thing, size, FAIR_BYTES // size)
            self.bytes += size

    def drop(self, kind: type) -> None:
        """Let go of everything of one kind."""
        with self._lock:
            for key, each in tuple(self._things.items()):
                if isinstance(each.thing, kind):
                    self._take(key)

    def _take(self, key: Hashable) -> None:
        gone = self._things.pop(key, None)
        self.bytes -= gone.size if gone else 0

    def _make_room(self, size: int) -> None:
        while self._things and self.bytes + size > self._most:
            key, oldest = self._things.popitem(last=False)
            if oldest.rounds:
                oldest.rounds -= 1
                self._things[key] = oldest
            else:
                self.bytes -= oldest.size


shelf = ByteLRU(MOST_BYTES)


def kept(key: Hashable, draw: Callable[[], _R]) -> _R:
    """Return the thing kept under the key, else the one that *draw* makes, kept from now on."""
    found = shelf.get(key)
    if found is None:
        found = draw()
        shelf.put(key, found)
    return cast(_R, found)


def shelved(draw: Callable[_P, _R]) -> Callable[_P, _R]:
    """Keep what a function makes of its arguments as long as there is room on the shelf."""

    @wraps(draw)
    def found(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        key = draw, args, *kwargs.items()
        thing = shelf.get(key)
        if thing is None:
            thing = draw(*args, **kwargs)
            shelf.put(key, thing)
        return cast(_R, thing)

    return found


def size_of(thing: object) -> int:
    """Return how many bytes a thing takes: a picture, several of them, or something that weighs
    itself."""
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (4 if thing.mode == "RGB" else 1)
    if isinstance(thing, tuple):
        return sum(map(size_of, thing))
    return thing.bytes if isinstance(thing, Weighed) else 0
