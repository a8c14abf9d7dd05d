"""What was drawn last is kept, and no more than there is room for."""

from PIL import Image

from rendering.canvas.byte_lru import BESIDE, ByteLRU, kept, shelved, size_of
from rendering.canvas.picture import Picture

ROOM_FOR_TWO = 2 * (BESIDE + 10) + 5


def _picture(letter: str) -> Picture:
    return Picture(letter.encode() * 10, letter)


def test_what_was_wanted_again_stays_longer() -> None:
    shelf = ByteLRU(ROOM_FOR_TWO)
    shelf.put("a", _picture("a"))
    shelf.put("b", _picture("b"))
    assert shelf.get("a") is not None

    shelf.put("c", _picture("c"))

    assert shelf.get("b") is None
    assert shelf.get("a") == _picture("a")
    assert shelf.get("c") == _picture("c")


def test_small_things_stay_longer_than_large_ones() -> None:
    shelf = ByteLRU(400_000)
    shelf.put("word", _picture("a"))
    for number in range(20):
        shelf.put(number, Image.new("L", (300, 300)))

    assert shelf.get("word") is not None
    assert shelf.get(18) is not None
    assert shelf.get(0) is None


def test_small_things_that_nobody_wants_go() -> None:
    shelf = ByteLRU(400_000)
    shelf.put("word", _picture("a"))
    for number in range(200):
        shelf.put(number, Image.new("L", (300, 300)))

    assert shelf.get("word") is None


def test_what_is_put_twice_counts_once() -> None:
    shelf = ByteLRU(ROOM_FOR_TWO)
    for _ in range(5):
        shelf.put("a", _picture("a"))
    shelf.put("b", _picture("b"))

    assert shelf.bytes == 2 * (BESIDE + 10)
    assert shelf.get("a") is not None
    assert shelf.get("b") is not None


def test_no_more_is_kept_than_there_is_room_for_but_always_the_newest() -> None:
    shelf = ByteLRU(ROOM_FOR_TWO)
    for number in range(50):
        shelf.put(number, Image.new("L", (number * 10, 3)))
        assert shelf.bytes <= max(ROOM_FOR_TWO, BESIDE + number * 30)
        assert shelf.get(number) is not None


def test_one_kind_of_things_can_go() -> None:
    shelf = ByteLRU(ROOM_FOR_TWO)
    shelf.put("a", _picture("a"))
    shelf.put("b", Image.new("L", (5, 2)))

    shelf.drop(Picture)

    assert shelf.get("a") is None
    assert shelf.get("b") is not None
    assert shelf.bytes == BESIDE + 10


def test_everything_drawn_is_weighed() -> None:
    assert size_of(Image.new("L", (5, 4))) == 20
    assert size_of(Image.new("1", (5, 4))) == 20
    assert size_of(Image.new("RGB", (5, 4))) == 80
    assert size_of(((Image.new("L", (5, 4)), 1, 2), _picture("a"))) == 30


def test_a_picture_is_drawn_only_if_it_is_not_kept() -> None:
    drawn: list[str] = []

    def draw() -> Picture:
        drawn.append("drawn")
        return _picture("x")

    first = kept(("test", 1), draw)

    assert kept(("test", 1), draw) is first
    assert kept(("test", 2), draw) == first
    assert drawn == ["drawn", "drawn"]


def test_a_stamp_is_drawn_once_for_the_same_arguments() -> None:
    drawn: list[int] = []

    @shelved
    def stamp(side: int) -> Image.Image:
        drawn.append(side)
        return Image.new("L", (side, side))

    assert stamp(3) is stamp(3)
    assert stamp(side=4) is stamp(side=4)
    assert drawn == [3, 4]
