"""The most recent pictures, so that the same view is not drawn twice."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from rendering.canvas.picture import Picture

MOST_BYTES = 25_000_000


class Album:
    """Pictures by what they were drawn from; the least recently used go first."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._bytes = 0
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Picture | None:
        """The picture kept under this key, if it still is."""
        with self._lock:
            if key in self._pictures:
                self._pictures.move_to_end(key)
            return self._pictures.get(key)

    def put(self, key: Hashable, picture: Picture) -> None:
        """Keep a picture, and drop old ones if there are too many."""
        with self._lock:
            if key in self._pictures:
                return
            self._pictures[key] = picture
            self._bytes += len(picture.png)
            while self._bytes > self._most:
                self._bytes -= len(self._pictures.popitem(last=False)[1].png)

    def clear(self) -> None:
        """Drop all pictures."""
        with self._lock:
            self._pictures.clear()
            self._bytes = 0


album = Album(MOST_BYTES)


def kept(key: Hashable, draw: Callable[[], Picture]) -> Picture:
    """The picture kept under the key, else the one that *draw* makes, kept from now on."""
    picture = album.get(key)
    if picture is None:
        picture = draw()
        album.put(key, picture)
    return picture
