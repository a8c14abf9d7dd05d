"""Parses multipart/form-data bodies, which are small here and already in memory."""

import re
from dataclasses import dataclass
from urllib.parse import unquote

_BOUNDARY = re.compile(r'boundary="?([^";]+)"?')
_NAME = re.compile(rb'[;\s]name="([^"]*)"')
_FILE_NAME = re.compile(rb'[;\s]filename="((?:\\"|[^"])*)"')
_CODED_FILE_NAME = re.compile(rb"[;\s]filename\*=utf-8''([^;\r\n]+)", re.IGNORECASE)
_TYPE = re.compile(rb"^content-type:\s*([^;\r\n]+)", re.IGNORECASE | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class FormField:
    """One field of a form; `file_name` is None if it is not a file."""

    name: str
    file_name: str | None
    type: str
    data: bytes


def read_parts(content_type: str, body: bytes) -> list[FormField]:
    """Return the parts of a body. Raises `ValueError` if it is not a form."""
    boundary = _BOUNDARY.search(content_type)
    if boundary is None:
        raise ValueError("the form has no boundary")
    mark = b"--" + boundary[1].strip().encode()
    pieces = (b"\r\n" + body).split(b"\r\n" + mark)
    if len(pieces) < 2 or not pieces[-1].startswith(b"--"):
        raise ValueError("the form is cut off")
    return [_part(piece) for piece in pieces[1:-1]]


def _part(piece: bytes) -> FormField:
    head, found, data = piece.partition(b"\r\n\r\n")
    name = _NAME.search(head)
    if not found or name is None:
        raise ValueError("a part of the form has no name")
    type = _TYPE.search(head)
    kind = type[1].decode("latin-1").strip() if type else "application/octet-stream"
    return FormField(name[1].decode(), _file_name(head), kind, data)


def _file_name(head: bytes) -> str | None:
    if coded := _CODED_FILE_NAME.search(head):
        return unquote(coded[1].decode("latin-1").strip())
    plain = _FILE_NAME.search(head)
    return plain[1].decode().replace('\\"', '"') if plain else None
