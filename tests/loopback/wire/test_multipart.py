"""Forms that come in parts."""

import pytest

from bot.loopback.wire.multipart import FormField, read_parts

BODY = (
    b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"a": 1}\r\n'
    b'--x\r\nContent-Type: image/png\r\nContent-Disposition: form-data; name="files[0]"; '
    b'filename="a b.png"\r\n\r\n\r\n--y\r\n\r\n--x--\r\n'
)


def test_parts_of_a_form() -> None:
    assert read_parts('multipart/form-data; boundary="x"', BODY) == [
        FormField("payload_json", None, "application/octet-stream", b'{"a": 1}'),
        FormField("files[0]", "a b.png", "image/png", b"\r\n--y\r\n"),
    ]


@pytest.mark.parametrize("type", ["multipart/form-data", "multipart/form-data; boundary=z"])
def test_broken_forms_are_refused(type: str) -> None:
    with pytest.raises(ValueError, match="form"):
        read_parts(type, BODY)
    with pytest.raises(ValueError, match="cut off"):
        read_parts("multipart/form-data; boundary=x", BODY[:-10])
