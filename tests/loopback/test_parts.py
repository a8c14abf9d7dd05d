"""The small parts: clock, ids, pictures, forms that came in pieces."""

import asyncio
import io

import pytest
from PIL import Image

from bot.loopback.clock import Clock
from bot.loopback.multipart import Part, read_parts
from bot.loopback.pictures import Picture, picture_in, plain_png
from bot.loopback.snowflakes import Snowflakes, made_at


async def test_clock_wakes_whoever_waits_for_a_moment() -> None:
    clock = Clock()
    never: asyncio.Future[None] = asyncio.Future()
    waiting = asyncio.create_task(clock.first(never, clock.now + 3600))
    await asyncio.sleep(0)
    clock.advance(1800)
    await asyncio.sleep(0)
    assert not waiting.done()
    clock.advance(1801)
    assert await waiting is False


async def test_clock_tells_when_the_thing_came_first() -> None:
    clock = Clock()
    done: asyncio.Future[None] = asyncio.Future()
    waiting = asyncio.create_task(clock.first(done, clock.now + 3600))
    done.set_result(None)
    assert await waiting is True


def test_clock_never_runs_backwards() -> None:
    with pytest.raises(ValueError, match="forward"):
        Clock().advance(-1)
    with pytest.raises(ValueError, match="forward"):
        Clock().advance(float("nan"))


def test_ids_rise_and_tell_their_time() -> None:
    clock = Clock()
    ids = Snowflakes(clock)
    made = [int(ids.next()) for _ in range(1000)]
    assert made == sorted(set(made))
    assert abs(made_at(str(made[-1])) - clock.now) < 1
    assert int(Snowflakes(clock, last=made[-1] + 10**15).next()) > made[-1] + 10**15


@pytest.mark.parametrize(
    ("kind", "content_type", "options"),
    [
        ("PNG", "image/png", {}),
        ("GIF", "image/gif", {}),
        ("JPEG", "image/jpeg", {}),
        ("JPEG", "image/jpeg", {"progressive": True}),
        ("WEBP", "image/webp", {}),
        ("WEBP", "image/webp", {"lossless": True}),
    ],
)
def test_size_of_pictures(kind: str, content_type: str, options: dict[str, bool]) -> None:
    file = io.BytesIO()
    Image.new("RGB", (321, 123), "navy").save(file, kind, **options)
    assert picture_in(file.getvalue()) == Picture(content_type, 321, 123)


def test_size_of_a_webp_with_transparency() -> None:
    file = io.BytesIO()
    Image.new("RGBA", (321, 123), (1, 2, 3, 4)).save(file, "WEBP")
    assert picture_in(file.getvalue()) == Picture("image/webp", 321, 123)


@pytest.mark.parametrize("data", [b"", b"hello", plain_png(1, 2, 3)[:20], b"\xff\xd8\xff"])
def test_other_files_are_no_pictures(data: bytes) -> None:
    assert picture_in(data) is None


BODY = (
    b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"a": 1}\r\n'
    b'--x\r\nContent-Type: image/png\r\nContent-Disposition: form-data; name="files[0]"; '
    b'filename="a b.png"\r\n\r\n\r\n--y\r\n\r\n--x--\r\n'
)


def test_parts_of_a_form() -> None:
    assert read_parts('multipart/form-data; boundary="x"', BODY) == [
        Part("payload_json", None, "application/octet-stream", b'{"a": 1}'),
        Part("files[0]", "a b.png", "image/png", b"\r\n--y\r\n"),
    ]


@pytest.mark.parametrize("type", ["multipart/form-data", "multipart/form-data; boundary=z"])
def test_broken_forms_are_refused(type: str) -> None:
    with pytest.raises(ValueError, match="form"):
        read_parts(type, BODY)
    with pytest.raises(ValueError, match="cut off"):
        read_parts("multipart/form-data; boundary=x", BODY[:-10])
