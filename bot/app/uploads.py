"""Forms with pictures, sent as one body each."""

import io
from typing import Any

import aiohttp
from aiohttp import BytesPayload, hdrs
from aiohttp.payload import Payload

MOST_BYTES = 1_000_000
"""What is larger goes out in parts: the library warns that a body of 1 MiB holds up the loop."""


class Upload(aiohttp.FormData):
    """A form that is written in one go.

    The library's own writes each part by itself, through a payload with headers of its own.
    """

    def __call__(self) -> Payload:
        """Return the body of the request."""
        size = sum(_size(value) for _, _, value in self._fields)
        if not self.is_multipart or self._quote_fields or size > MOST_BYTES:
            return super().__call__()
        boundary = self._writer.boundary
        parts = [
            _head(boundary, about, headers) + _content(value) + b"\r\n"
            for about, headers, value in self._fields
        ]
        body = b"".join((*parts, f"--{boundary}--\r\n".encode()))
        return BytesPayload(body, content_type=f"multipart/form-data; boundary={boundary}")


def send_in_one_go() -> None:
    """Have everything in this process send its forms so."""
    aiohttp.FormData = Upload  # type: ignore[misc]


def _head(boundary: str, about: Any, headers: dict[str, str]) -> bytes:
    named = "".join(f'; {name}="{text}"' for name, text in about.items())
    lines = [f"--{boundary}", f"{hdrs.CONTENT_DISPOSITION}: form-data{named}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join((*lines, "", "")).encode()


def _content(value: Any) -> bytes:
    content = value.read() if isinstance(value, io.IOBase) else value
    return content if isinstance(content, bytes) else str(content).encode()


def _size(value: Any) -> int:
    if not isinstance(value, io.IOBase):
        return len(value)
    here = value.tell()
    end = value.seek(0, io.SEEK_END)
    value.seek(here)
    return end - here
