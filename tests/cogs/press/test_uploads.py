"""Forms with pictures arrive as the library's own would, although they are sent as one body."""

import io

import pytest
from aiohttp import BodyPartReader, ClientSession, web
from aiohttp.formdata import FormData
from aiohttp.test_utils import TestServer

from bot.app.uploads import MOST_BYTES, Upload

TEXT = '{"content":"Più di 30 €"}'
FILE = b"\x89PNG\r\n--\r\n"
BYTES = "application/octet-stream"


@pytest.mark.parametrize("kind", [Upload, FormData])
@pytest.mark.parametrize("file", [FILE, bytes(MOST_BYTES)], ids=["small", "large"])
async def test_texts_and_files_arrive_as_they_are(kind: type[FormData], file: bytes) -> None:
    form = kind(quote_fields=False)
    form.add_field("payload_json", TEXT)
    form.add_field("files[0]", io.BytesIO(file), filename="tablé.png", content_type=BYTES)
    assert await received(form) == {
        "payload_json": (None, "text/plain", TEXT.encode()),
        "files[0]": ("tablé.png", BYTES, file),
    }


async def received(form: FormData) -> dict[str | None, tuple[str | None, str, bytes]]:
    """What a server reads out of the form, by the names of its fields."""
    found = {}

    async def read(request: web.Request) -> web.Response:
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            kind = part.headers.get("Content-Type", "text/plain").partition(";")[0]
            found[part.name] = part.filename, kind, bytes(await part.read())
        return web.Response()

    app = web.Application()
    app.router.add_post("/", read)
    async with (
        TestServer(app) as server,
        ClientSession() as session,
        session.post(server.make_url("/"), data=form) as answer,
    ):
        assert answer.status == 200
    return found
