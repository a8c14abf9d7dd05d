"""Forms with pictures, sent as one body each."""

import io
from typing import Any

import aiohttp
from aiohttp import BytesPayload, hdrs
from aiohttp.payload import Payload


class Upload(aiohttp.FormData):
    """A form that is written in one go.

    The library's own writes each part by itself, through a payload with headers of its own.
    """

    def __call__(self) -> Payload:
        """Return the body of the request."""
        if not self.is_multipart or self._quote_fields:
            return super().__call__()
        boundary = self._writer.boundary
        parts = [
            _part(boundary, dict(about), headers, value) for about, headers, value in self._fields
        ]
        body = b"".join((*parts, f"--{boundary}--\r\n".encode()))
        return BytesPayload(body, content_type=f"multipart/form-data; boundary={boundary}")


def send_in_one_go() -> None:
    """Have everything in this process send its forms so."""
    aiohttp.FormData = Upload  # type: ignore[misc]


def _part(boundary: str, about: dict[str, str], headers: dict[str, str], value: Any) -> bytes:
    content = value.read() if isinstance(value, io.IOBase) else value
    kind = headers.get(hdrs.CONTENT_TYPE)
    lines = [
        f"--{boundary}",
        "; ".join(
            (
                f"{hdrs.CONTENT_DISPOSITION}: form-data",
                *(f'{name}="{text}"' for name, text in about.items()),
            )
        ),
        *([] if kind is None else [f"{hdrs.CONTENT_TYPE}: {kind}"]),
        "\r\n",
    ]
    return (
        "\r\n".join(lines).encode()
        + (content if isinstance(content, bytes) else content.encode())
        + b"\r\n"
    )
