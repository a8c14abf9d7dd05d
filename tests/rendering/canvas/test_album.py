"""The latest pictures are kept, and no more than there is room for."""

from rendering.canvas.album import Album, kept
from rendering.canvas.picture import Picture


def _picture(letter: str) -> Picture:
    return Picture(letter.encode() * 10, letter)


def test_the_longest_unused_goes_first() -> None:
    album = Album(most_bytes=25)
    album.put("a", _picture("a"))
    album.put("b", _picture("b"))
    assert album.get("a") is not None

    album.put("c", _picture("c"))

    assert album.get("b") is None
    assert album.get("a") == _picture("a")
    assert album.get("c") == _picture("c")


def test_what_is_put_twice_counts_once() -> None:
    album = Album(most_bytes=25)
    for _ in range(5):
        album.put("a", _picture("a"))
    album.put("b", _picture("b"))

    assert album.get("a") is not None
    assert album.get("b") is not None


def test_a_picture_is_drawn_only_if_it_is_not_kept() -> None:
    drawn: list[str] = []

    def draw() -> Picture:
        drawn.append("drawn")
        return _picture("x")

    first = kept(("test", 1), draw)

    assert kept(("test", 1), draw) is first
    assert kept(("test", 2), draw) == first
    assert drawn == ["drawn", "drawn"]
