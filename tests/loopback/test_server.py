"""What the server serves, and whom it turns away."""

import asyncio

import aiohttp
import pytest
import yarl

from bot.loopback import Loopback


async def test_page_and_its_parts_are_served(loopback: Loopback) -> None:
    for path, kind in (
        ("/", "text/html"),
        ("/?as=ada&channel=lounge", "text/html"),
        ("/web/shell/app.js", "javascript"),
        ("/web/styles/style.css", "text/css"),
    ):
        async with aiohttp.ClientSession() as session, session.get(loopback.url + path) as part:
            assert part.status == 200
            assert kind in part.content_type
            assert part.headers["Cache-Control"] == "no-cache"
            again = {"If-None-Match": part.headers["ETag"]}
            async with session.get(loopback.url + path, headers=again) as unchanged:
                assert unchanged.status == 304
                assert unchanged.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/web/",
        "/web/shell",
        "/web/nothing.js",
        "/web/..",
        "/web/../server.py",
        "/web/%2e%2e/server.py",
        "/web/..%2Fserver.py",
        "/web/%2Fetc/passwd",
        "/server.py",
    ],
)
async def test_nothing_else_is_served(loopback: Loopback, path: str) -> None:
    url = yarl.URL(loopback.url + path, encoded=True)
    async with aiohttp.ClientSession() as session, session.get(url) as other:
        assert other.status == 404


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/people", {}, 200),
        ("/people", {"Host": "evil.example"}, 403),
        ("/people", {"Host": "127.0.0.1.evil.example"}, 403),
        ("/people", {"Host": "127.0.0.1"}, 403),
        ("/people", {"Origin": "http://evil.example"}, 403),
        ("/people", {"Origin": "null"}, 403),
        ("/people", {"Origin": "http://localhost:{port}"}, 200),
        ("/control/clock", {"Origin": "https://127.0.0.1:{port}"}, 403),
        ("/api/v10/gateway", {}, 200),
        ("/api/v10/gateway", {"Origin": "http://127.0.0.1:{port}"}, 403),
        ("/gateway", {"Origin": "http://127.0.0.1:{port}"}, 403),
        ("/people/ada/events", {"Origin": "http://evil.example"}, 403),
    ],
)
async def test_other_sites_are_turned_away(
    loopback: Loopback, path: str, headers: dict[str, str], status: int
) -> None:
    sent = {key: value.format(port=loopback.port) for key, value in headers.items()}
    async with (
        aiohttp.ClientSession() as session,
        session.get(loopback.url + path, headers=sent) as reply,
    ):
        assert reply.status == status


async def test_whoever_goes_in_the_midst_of_a_request_is_no_fault(
    loopback: Loopback, caplog: pytest.LogCaptureFixture
) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", loopback.port)
    host = f"Host: 127.0.0.1:{loopback.port}\r\nAuthorization: Bot {loopback.token}"
    head = f"PUT /api/v10/applications/1/commands HTTP/1.1\r\n{host}\r\nContent-Length: 99"
    writer.write(f"{head}\r\n\r\n[".encode())
    await writer.drain()
    await asyncio.sleep(0.1)
    writer.close()
    await writer.wait_closed()
    await asyncio.sleep(0.1)
    assert not caplog.records
