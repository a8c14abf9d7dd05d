"""What kind of picture a file holds, and how large it is."""

import io

import pytest
from PIL import Image

from bot.loopback.checks.pictures import PictureKind, picture_in, plain_png


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
    assert picture_in(file.getvalue()) == PictureKind(content_type, 321, 123)


def test_size_of_a_webp_with_transparency() -> None:
    file = io.BytesIO()
    Image.new("RGBA", (321, 123), (1, 2, 3, 4)).save(file, "WEBP")
    assert picture_in(file.getvalue()) == PictureKind("image/webp", 321, 123)


@pytest.mark.parametrize("data", [b"", b"hello", plain_png(1, 2, 3)[:20], b"\xff\xd8\xff"])
def test_other_files_are_no_pictures(data: bytes) -> None:
    assert picture_in(data) is None
